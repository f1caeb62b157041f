// Draws the open requests, oldest first, with the possible answers.

import { make, update } from "./phone.mjs";

const isIn = ["log-in al@x.test", ...[1, 2, 3, 4].map((number) => `answer ${number} ok`)];
// The plays to choose from. Each has a title, a question, its steps, and what is visible at its end.
const plays = [
  ["Log in", "what does the app ask for?", isIn, "Each tab asked for its list, all at once."],
  ["Reload twice, the older answer last", "who drops it, and who writes that down?",
    [...isIn, "items load", "items load", "answer 6 without a", "answer 5 ok"],
    "Both dropped the older answer, to 5. The store's log says so (✗); a view model keeps none."],
  ["Delete while a load is in flight", "does the item come back?",
    [...isIn, "items load", "items delete b", "answer 6 ok", "answer 5 ok"],
    "It does not: both remember what was deleted while a load was in flight."],
  ["A delete that fails", "what does the user see?", [...isIn, "items delete b", "answer 5 fail Not allowed."],
    "The item is back on both, and an alert says why. MVI ran more lines, most of them of the kit, which is written once."],
];
const kinds = { read: "a read", write: "a write", wait: "time that passes", stream: "listens: answer if something changes elsewhere" };
const meanings = { without: "a list that lacks one", older: "a count from before" };

// The request that shows its other answers, and which kind of answer, such as “5 no”.
let opened = "";
let refusal = "The server can't be reached.";

export function drawRequests(element, reply, { isApp, step, open }) {
  const hadFocus = element.contains(document.activeElement);
  const requests = reply.requests.filter((request) => request.answered == null);
  const waiting = requests.filter((request) => request.cancelled == null && request.kind !== "stream");
  const replaced = requests.filter((request) => request.cancelled != null).length;
  const listening = requests.length - waiting.length - replaced;

  const item = (request) => {
    const { number, name, kind, cancelled, news } = request;
    const answer = (text) => step(`answer ${number} ${text}`);
    const opener = (label, what) => make("button.pill", {
      "aria-expanded": opened === what, "aria-label": `${label} to ${number}, ${name}`,
      onclick: () => {
        opened = opened === what ? "" : what;
        drawRequests(element, reply, { isApp, step, open });
        element.querySelector(".answers :is(input, button)")?.focus();
      } }, label);
    const refuse = (event) => {
      event.preventDefault();
      answer(`fail ${event.target.elements[0].value.trim() || "No."}`);
    };
    return make(`li.request.${cancelled == null ? kind : "replaced"}`, {
      "data-key": number, class: request === (waiting.at(-1) ?? requests.at(-1)) ? "newest" : "" }, make("b.number", number),
    make("p", make("strong", name), " ", make("span", cancelled == null ? kinds[kind] : "replaced: its answer is dropped")),
    make("div.pills", make("button.pill.yes", { onclick: () => answer("ok"), "aria-label": `Yes to ${number}, ${name}` }, "Yes"),
      opener("No…", `${number} ${name} no`), news.length > 0 && opener("Else…", `${number} ${name} else`)),
    opened === `${number} ${name} no` && make("form.answers", { onsubmit: refuse },
      make("input", { "aria-label": "What the app is told", value: refusal, oninput: ({ target }) => (refusal = target.value) }),
      make("button.pill.yes", { type: "submit" }, "Answer no"),
      isApp && make("button.pill", { type: "button", onclick: () => answer("expired") }, "The session has expired")),
    opened === `${number} ${name} else` && make("div.answers", news.map((text) => make("button.pill", { onclick: () => answer(text) },
      text, " ", make("small", meanings[text.split(" ")[0]])))));
  };

  const count = [waiting.length ? `${waiting.length} waiting` : "nothing waits", listening && `${listening} listening`,
    replaced && `${replaced} replaced`];
  update(element, make("div.head", make("h2", "You answer"), make("span", count.filter(Boolean).join(", ")),
    make(reply.same ? "span.same" : "span.same.not", { role: "status" }, make("span", reply.same ? "Both show the same" : "They differ")),
    make("button.grab", { "aria-label": "All requests", onclick: () => document.body.classList.toggle("drawer") })),
  make("ol", { role: "list" }, requests.map(item)),
  plays.filter(([, , lines]) => isApp && `${lines}` === `${reply.lines}`).map(([, , , end]) => make("p.end", end)),
  !waiting.length && make("div.nothing", make("p", "Do something on a phone: what the app asks for waits here for your answer."),
    isApp && make("dl", plays.map(([title, why, lines]) => [
      make("dt", make("button.pill", { onclick: () => {
        document.body.classList.remove("drawer");
        open("app", lines);
      } }, title)), make("dd", why)]))));
  if (hadFocus && !element.contains(document.activeElement)) (element.querySelector(".yes") ?? element).focus();
}
