// The server: each open request is a card that one sends back. And what happened, as lanes.
import { button, make } from "./dom.mjs";
import { cards, lanes, moves } from "./graph.mjs";
import { deed, question, visible } from "./words.mjs";

const ends = {
  open: ["waits", "wire open"], cancelled: ["cancelled ✕", "wire cut"], none: ["", "wire none"],
};

const end = (status) => make("span", { class: ends[status][1] }, ends[status][0]);

const answerButton = (move, name, act) => {
  const answer = move.line.split(" ").slice(2).join(" ");
  const label = answer === "ok" ? "Send back" : answer.startsWith("fail ") ? "Refuse" : visible(answer);
  return button(label, move.line, () => act(move.line), {
    class: answer === "ok" ? "send" : "refuse", "aria-label": `${label} ${move.card}: ${name}`,
  });
};

export const drawCards = (graph, place, names, act) => {
  const open = moves(graph, place);
  return cards(graph, place).map(({ number, name, status }) => {
    const words = question(name, names);
    const isCut = status.every((s) => s !== "open");
    return make("li", { class: isCut ? "card cut" : "card", "data-card": number },
      end(status[0]),
      make("div", { class: "paper" },
        make("p", {}, make("b", { class: `badge n${number % 6}` }, `${number}`), " ", make(isCut ? "s" : "span", {}, words)),
        isCut ? make("p", { class: "small" }, "Nobody waits for it. It can come back all the same.") : null,
        make("div", { class: "buttons" }, open.filter((m) => m.card === number).map((m) => answerButton(m, words, act)))),
      end(status[1]));
  });
};

// One row a request, one column a step.
export const drawLanes = (graph, places, names) => {
  const steps = places.slice(1);
  const head = make("tr", {}, make("th", { scope: "col" }, make("span", { class: "name" }, "Request")),
    steps.map((place, i) => make("th", { scope: "col" }, make("small", {}, `${i + 1}`), make("br"), deed(place.line, names))));
  const cell = (lane, step) => {
    if (step < lane.from || (lane.to !== null && step > lane.to)) return make("td");
    if (step === lane.to) return make("td", { class: `bar n${lane.number % 6} end` }, lane.answer === "ok" ? "answered" : "refused");
    const side = lane.cancelled.findIndex((at) => at === step);
    const both = lane.cancelled[0] === lane.cancelled[1];
    if (side >= 0) return make("td", { class: `bar n${lane.number % 6} late` }, both ? "cancelled" : side ? "cancelled right" : "cancelled left");
    const isLate = lane.cancelled.some((at) => at !== null && at < step);
    return make("td", { class: `bar n${lane.number % 6}${isLate ? " late" : ""}` }, step === lane.from ? "asked" : "…");
  };
  const rows = lanes(graph, places).map((lane) => make("tr", {},
    make("th", { scope: "row" }, make("b", { class: `badge n${lane.number % 6}` }, `${lane.number}`), make("span", { class: "name" }, ` ${question(lane.name, names)}`)),
    steps.map((_, i) => cell(lane, i + 1))));
  return make("table", {}, make("thead", {}, head), make("tbody", {}, rows));
};
