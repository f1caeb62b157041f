// The server: each open request is a card that one sends back. And what happened, as lanes.
import { button, make } from "./dom.mjs";
import { cards, lanes, moves } from "./graph.mjs";
import { capital, deed, question, visible } from "./words.mjs";

const ends = { open: "waits", cancelled: "cancelled ✕", none: "not asked" };
const outcomes = { ok: "answered", fail: "refused" };
const sides = [" on the left", " on the right"];
const end = (status) => make("span", { class: `wire ${status}` }, ends[status]);

// What an answer brings, where each brings something else.
export const load = (name) => (/^load users \d+$/.test(name) ? `${name.split(" ")[2]} people` : "");

const answerButton = (move, card, words, act) => {
  const answer = move.line.split(" ").slice(2).join(" ");
  const ok = `Answer${load(card) ? `: ${load(card)}` : ""}`;
  const label = answer === "ok" ? ok : answer.startsWith("fail ") ? "Refuse" : capital(visible(answer));
  return button(label, move.line, () => act(move.line), {
    class: answer === "ok" ? "send" : "refuse", "aria-label": `${label}. Card ${move.card}: ${words}`,
  });
};

const badge = (number) => make("b", { class: `badge n${number % 6}` }, `${number}`);

export const drawCards = (graph, place, names, act) => {
  const open = moves(graph, place);
  return cards(graph, place).map(({ number, name, status }) => {
    const words = question(name, names);
    const isCut = status.every((s) => s !== "open");
    const answers = open.filter((move) => move.card === number);
    return make("li", { class: isCut ? "card cut" : "card", "data-card": number }, end(status[0]),
      make("div", { class: "paper" }, make("p", {}, badge(number), " ", make(isCut ? "s" : "span", {}, words)),
        isCut && make("p", { class: "small" }, "Nobody waits for it. It can be answered all the same."),
        make("div", { class: "buttons" }, answers.map((move) => answerButton(move, name, words, act)))),
      end(status[1]));
  });
};

const cell = (lane, step) => {
  const color = `bar n${lane.number % 6}`;
  if (step < lane.from || (lane.to !== null && step > lane.to)) return ["", null];
  const [word] = lane.answer?.split(" ") ?? [];
  if (step === lane.to) return [`${color} end`, outcomes[word] ?? word];
  const side = lane.cancelled.findIndex((at) => at === step);
  const both = lane.cancelled[0] === lane.cancelled[1];
  if (side >= 0) return [`${color} late`, `cancelled${both ? "" : sides[side]}`];
  const isLate = lane.cancelled.some((at) => at !== null && at < step);
  const asked = `asked${sides[1 - lane.status.indexOf("none")] ?? ""}`;
  return [`${color}${isLate ? " late" : ""}`, step === lane.from ? asked : "…"];
};

// One row a request, one column a step; a click on a column goes there.
export const drawLanes = (graph, places, now, names, go) => {
  const steps = places.slice(1);
  const column = (i) => (i === now ? " now" : i > now ? " later" : "");
  const head = (place, i) => make("th", { scope: "col", class: column(i + 1).trim() || null },
    button([make("small", {}, `${i + 1}`), make("br"), deed(place.line, names)], `go ${i + 1}`, () => go(i + 1),
      { "aria-current": i + 1 === now ? "step" : null }));
  const rows = lanes(graph, places).map((lane) => make("tr", {}, make("th", { scope: "row" }, badge(lane.number),
    make("span", { class: "name" }, ` ${question(lane.name, names)}`)),
  steps.map((_, i) => {
    const [look, words] = cell(lane, i + 1);
    return make("td", { class: `${look}${column(i + 1)}`.trim() || null }, words);
  })));
  const first = make("th", { scope: "col" }, button("Start", "go 0", () => go(0)));
  return make("table", {}, make("thead", {}, make("tr", {}, first, steps.map(head))), make("tbody", {}, rows));
};
