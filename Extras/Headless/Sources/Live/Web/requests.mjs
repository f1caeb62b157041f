// The requests that wait, oldest first, and what they can be answered.

import { make, update } from "./phone.mjs";

const loggedIn = ["log-in al@x.test", ...[1, 2, 3, 4, 5].map((number) => `answer ${number} ok`)];
const plays = [
  ["Log in", "al@x.test gets in, and four lists load", loggedIn],
  ["Reload twice, the older answer last", "who drops it, and who writes that down?",
    [...loggedIn, "items load", "items load", "answer 8 without a", "answer 7 ok"]],
  ["Delete while a load is in flight", "does the item come back?",
    [...loggedIn, "items load", "items delete b", "answer 8 ok", "answer 7 ok"]],
  ["A delete that fails", "the item comes back, and an alert says why",
    [...loggedIn, "items delete b", "answer 7 fail Not allowed."]],
];
const hopes = { read: "reads", write: "writes", wait: "waits for time to pass", stream: "waits for what comes next" };
const news = {
  without: "a list that lacks one", older: "a count from before", late: "from before the last change",
  syncing: "something is sent or fetched", offline: "the server can't be reached", synced: "the server has all changes",
  "log-in-again": "the server wants a new login", disk: "this device can't keep it", rejected: "the server rejects a change",
  conflict: "also changed elsewhere", changed: "a note comes from elsewhere", gone: "deleted elsewhere",
};
const button = (label, onclick, more) => make("button", { type: "button", class: "button", onclick, ...more }, label);

// The number of the request whose other answers are shown, and which.
let opened = {};

export function drawRequests(element, reply, tools) {
  const redraw = () => drawRequests(element, reply, tools);
  const focused = element.contains(document.activeElement);
  const requests = reply.requests.filter((request) => request.answered == null);
  const waiting = requests.filter((request) => request.cancelled == null && request.kind !== "stream").length;
  const replaced = requests.filter((request) => request.cancelled != null).length;
  const count = [waiting ? `${waiting} waiting` : "nothing waits", replaced && `${replaced} replaced`];

  const item = ({ number, name, kind, cancelled, news }) => {
    const answer = (text) => tools.step(`answer ${number} ${text}`);
    const isOpen = (what) => opened.number === number && opened.what === what;
    const opener = (what, label) => button(label, () => {
      opened = isOpen(what) ? {} : { number, what };
      redraw();
      element.querySelector(".answers :is(input, button)")?.focus();
    }, { "aria-expanded": `${isOpen(what)}`, "aria-label": `${label} to ${number}, ${name}` });
    return make("li", { class: cancelled == null ? `request ${kind}` : "request replaced", "data-key": number },
      make("b", { class: "number" }, number),
      make("p", {}, make("strong", {}, name), " ",
        make("span", {}, cancelled == null ? hopes[kind] : "replaced: its answer is dropped")),
      make("div", { class: "buttons" },
        button("Yes", () => answer("ok"), { class: "button yes", "aria-label": `Yes to ${number}, ${name}` }),
        opener("no", "No…"), news.length > 0 && opener("else", "Else…")),
      isOpen("no") && make("form", { class: "answers", onsubmit: (event) => {
        event.preventDefault();
        answer(`fail ${event.target.elements[0].value.trim() || "No."}`);
      } }, make("input", { "aria-label": "What the app is told", value: "The server can't be reached." }),
      make("button", { class: "button yes" }, "Answer no")),
      isOpen("else") && make("div", { class: "answers" }, news.map((text) => make("button", {
        type: "button", class: "button", onclick: () => answer(text) }, text, " ", make("small", {}, meaning(text))))));
  };

  update(element,
    make("div", { class: "head" }, make("h2", {}, "You are the server"), make("span", {}, count.filter(Boolean).join(", ")),
      make("span", { class: reply.same ? "same" : "same not", role: "status" },
        reply.same ? "Both show the same" : "They differ"),
      button("", () => document.body.classList.toggle("drawer"), { class: "grab", "aria-label": "All requests" })),
    make("ol", { role: "list" }, requests.map(item)),
    !waiting && make("div", { class: "nothing" },
      make("p", {}, "Do something on a phone. What the app asks for appears here, and waits for your answer."),
      tools.isApp && make("dl", {}, plays.map(([title, why, lines]) => [
        make("dt", {}, button(title, () => tools.open("app", lines))), make("dd", {}, why)]))));
  if (focused && !element.contains(document.activeElement)) (element.querySelector(".yes") ?? element).focus();
}

const meaning = (text) => news[text.split(" ")[0]] ?? "";
