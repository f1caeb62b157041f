// Draws the questions that wait for the visitor, who is the server: oldest first, with the contents of each answer.

import { make, update } from "./phone.mjs";
import { question } from "./words.mjs";

let refusal = "The server can't be reached.";

export function drawQuestions(element, { requests, lines }, names, { isApp, step, end, verdict, isBefore }) {
  const hadFocus = element.contains(document.activeElement);
  const open = requests.filter((request) => request.answered == null);
  const count = open.filter(({ cancelled }) => cancelled == null).length;

  const free = Array(requests.length).fill(-1);
  const item = ({ number, name, kind, answered, cancelled, opened, answers: [yes, ...others] }) => {
    const words = question(name, names);
    // Each question keeps its place until it is answered.
    const place = Math.max(0, free.findIndex((until) => until <= opened));
    free[place] = answered ?? Infinity;
    if (answered != null) return null;
    const answer = (text) => step(`answer ${number} ${text}`);
    const deleted = lines.slice(opened).map((line) => line.match(/^items delete (.+)$/)?.[1]).find(Boolean);
    const age = cancelled != null ? "cancelled: the answer can still arrive" : kind === "read" && deleted && yes.brings.includes(names[deleted])
      ? `from before the delete: with ${names[deleted]}` : { stream: "answer when something changes", wait: "the clock, not the server" }[kind] ?? "";
    const refuse = (event) => {
      event.preventDefault();
      answer(`fail ${event.target.elements[0].value.trim() || "No."}`);
    };
    const label = yes.brings || (kind === "wait" ? "It passes" : "Yes");
    return make(`li.question.n${number % 6}`, { "data-key": number, class: cancelled == null ? null : "cancelled",
      style: `grid-area: ${Math.floor(place / 2) + 1} / ${(place % 2) + 1}` }, make("b.number", number),
      make("p", make("strong", words), age && make("small", age)),
      make("button.pill.yes", { onclick: () => answer("ok"), "aria-label": `${label}: answer to ${number}, ${words}` }, label),
      kind !== "wait" && make("details", { "data-key": "else" }, make("summary.pill", { "aria-label": `Another answer to ${number}, ${words}` }, "No…"), make("div.items",
        make("form", { onsubmit: refuse }, make("input", { "aria-label": "What the app is told", value: refusal, oninput: ({ target }) => (refusal = target.value) }),
          make("button.pill", { type: "submit" }, "Answer no")),
        isApp && make("button.pill", { onclick: () => answer("expired") }, "The session has expired"),
        others.map(({ text, brings }) => make("button.pill", { onclick: () => answer(text) }, brings || text,
          make("small", { without: " without one", renamed: " one has a new name", older: " a count from before" }[text.split(" ")[0]] ?? ""))))));
  };

  update(element, end ? make("div.head", { "data-key": "which" }, make("h2", "Which one?"), make("span", verdict), ["lines of a screen", "the kit", "rules kept"].map((name) => make("span.column", name)))
    : make("div.head", make("h2", "You are the server"), make("span", count ? `${count === 1 ? "one question waits" : `${count} questions wait`}; answer in any order` : "no question waits")),
  end || (open.length ? make("ol", { role: "list" }, requests.map(item)) : make("p.none", isBefore ? "Press Next. What the phones ask waits here, and you answer." : "Tap on a phone. What it asks waits here for your answer.")));
  if (hadFocus && !element.contains(document.activeElement)) (element.querySelector(".yes") ?? element).focus();
}
