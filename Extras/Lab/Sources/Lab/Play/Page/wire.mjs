// The server: each open request is a card that one sends back. And what happened, as lanes.
import { button, make } from "./dom.mjs";
import { cards, lanes, moves } from "./graph.mjs";
import { capital, deed, question, visible } from "./words.mjs";

const ends = { open: "waits", cancelled: "cancelled ✕", none: "not asked" };
const outcomes = { ok: "answered", fail: "refused" };
const sides = [" on the left", " on the right"];

const end = (status) => make("span", { class: `wire ${status}` }, ends[status]);

// A phone that waits for time to pass asks nothing.
const isWait = (name) => name.startsWith("wait ");

const answerButton = (move, card, words, act, bring) => {
  const answer = move.line.split(" ").slice(2).join(" ");
  const ok = isWait(card) ? "Time is up" : `Answer${bring(move)}`;
  const label = answer === "ok" ? ok : answer.startsWith("fail ") ? "Refuse" : capital(visible(answer));
  return button(label, move.line, () => act(move.line), {
    class: answer === "ok" ? "send" : "refuse", "aria-label": `${label}. Card ${move.card}: ${words}`,
  });
};

// `bring` says what an answer brings, where it matters.
export const drawCards = (graph, place, names, act, bring) => {
  const open = moves(graph, place);
  return cards(graph, place).map(({ number, name, status }) => {
    const words = question(name, names);
    const isCut = status.every((s) => s !== "open");
    return make("li", { class: isCut ? "card cut" : "card", "data-card": number },
      end(status[0]),
      make("div", { class: "paper" },
        make("p", {}, make("b", { class: `badge n${number % 6}` }, `${number}`), " ", make(isCut ? "s" : "span", {}, words)),
        isCut ? make("p", { class: "small" }, "Nobody waits for it. It can be answered all the same.") : null,
        make("div", { class: "buttons" }, open.filter((m) => m.card === number).map((m) => answerButton(m, name, words, act, bring)))),
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
    const [word] = lane.answer?.split(" ") ?? [];
    if (step === lane.to) return make("td", { class: `bar n${lane.number % 6} end` }, isWait(lane.name) ? "over" : outcomes[word] ?? word);
    const side = lane.cancelled.findIndex((at) => at === step);
    const both = lane.cancelled[0] === lane.cancelled[1];
    if (side >= 0) return make("td", { class: `bar n${lane.number % 6} late` }, `cancelled${both ? "" : sides[side]}`);
    const isLate = lane.cancelled.some((at) => at !== null && at < step);
    return make("td", { class: `bar n${lane.number % 6}${isLate ? " late" : ""}` }, step === lane.from ? `asked${sides[1 - lane.status.indexOf("none")] ?? ""}` : "…");
  };
  const rows = lanes(graph, places).map((lane) => make("tr", {},
    make("th", { scope: "row" }, make("b", { class: `badge n${lane.number % 6}` }, `${lane.number}`), make("span", { class: "name" }, ` ${question(lane.name, names)}`)),
    steps.map((_, i) => cell(lane, i + 1))));
  return make("table", {}, make("thead", {}, head), make("tbody", {}, rows));
};
