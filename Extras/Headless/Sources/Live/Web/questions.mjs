// Draws the questions that wait for the visitor, who is the server: oldest first, with the contents of each answer.

import { make, update } from "./phone.mjs";
import { question } from "./words.mjs";

let refusal = "The server can't be reached.";

export function drawQuestions(element, { requests, lines }, names, { isApp, step, end, verdict, isBefore, next }) {
  const hadFocus = element.contains(document.activeElement);
  const open = requests.filter((request) => request.answered == null);
  const count = open.filter(({ cancelled }) => cancelled == null).length;

  const takenUntil = Array(requests.length).fill(-1);
  const item = ({ number, name, kind, answered, cancelled, opened, answers }) => {
    const words = question(name, names);
    // Each question keeps its place until it is answered.
    const place = Math.max(0, takenUntil.findIndex((until) => until <= opened));
    takenUntil[place] = answered ?? Infinity;
    if (answered != null) return null;
    const answer = (text) => step(`answer ${number} ${text}`);
    const deleted = lines.slice(opened).map((line) => line.match(/^items delete (.+)$/)?.[1]).find(Boolean);
    const age = cancelled != null ? "cancelled; may still arrive" : kind === "read" && deleted && answers[0].brings.includes(names[deleted])
      ? `from before the delete: with ${names[deleted]}` : { stream: "answer when something changes", wait: "the clock, not the server" }[kind] ?? "";
    const refuse = (event) => {
      event.preventDefault();
      answer(`fail ${event.target.elements[0].value.trim() || "No."}`);
    };
    const says = ({ text, brings }) => brings || (text === "ok" ? (kind === "wait" ? "It passes" : "Yes") : kind === "write" ? "It is gone" : text);
    // In a story, the filled button is the answer of the next step.
    const told = next?.startsWith(`answer ${number} `) && next.slice(`answer ${number} `.length);
    const first = answers.find(({ text }) => text === told) ?? (told ? { text: told, brings: `No: ${told.slice(5)}` } : answers[0]);
    const others = answers.filter((one) => one !== first);
    const label = says(first);
    return make(`li.question.n${number % 6}`, { "data-key": number, class: cancelled == null ? null : "cancelled",
      style: `grid-area: ${Math.floor(place / 2) + 1} / ${(place % 2) + 1}` }, make("b.number", number),
      make("p", make("strong", words), age && make("small", age)),
      make("button.pill", { class: next && !told ? "later" : "yes", onclick: () => answer(first.text), "aria-label": `${label}: answer to ${number}, ${words}` }, label),
      kind !== "wait" && make("details", { "data-key": "else" }, make("summary.pill", { "aria-label": `Another answer to ${number}, ${words}` }, told ? "Other…" : "No…"), make("div.items",
        make("form", { onsubmit: refuse }, make("input", { "aria-label": "What the app is told", value: refusal, oninput: ({ target }) => (refusal = target.value) }),
          make("button.pill", { type: "submit" }, "Answer no")),
        isApp && make("button.pill", { onclick: () => answer("expired") }, "The session has expired"),
        others.map((one) => make("button.pill", { onclick: () => answer(one.text) }, says(one),
          make("small", kind === "read" && { without: " without one", renamed: " one has a new name", older: " a count from before" }[one.text.split(" ")[0]]))))));
  };

  update(element, end ? make("div.head", { "data-key": "which" }, make("h2", "Which one?"), make("span", verdict), ["lines of a screen", "the kit", "rules kept"].map((name) => make("span.column", name)))
    : make("div.head", make("h2", "You are the server"), make("span", count ? `${count === 1 ? "one question waits" : `${count} questions wait`}; ${next?.startsWith("answer") ? "the filled answer is the next step" : "answer in any order"}`
      : open.length ? "no question waits; the answer to a cancelled one may still come" : "no question waits")),
  end || (open.length ? make("ol", { role: "list" }, requests.map(item)) : make("p.none", isBefore ? "Press Next. What the phones ask waits here, and you answer." : "Tap on a phone. What it asks waits here for your answer.")));
  if (hadFocus && !element.contains(document.activeElement)) (element.querySelector(".yes") ?? element).focus();
}
