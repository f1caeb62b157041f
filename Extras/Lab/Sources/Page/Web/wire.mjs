// The server: a card for each open request, with buttons for its answers. Also the time lines of all requests.
import { cards, lanes, moves } from "./graph.mjs";
import { make } from "./phone.mjs";
import { capital, deed, question, rows, visible } from "./words.mjs";

const ends = { open: "waits", cancelled: "cancelled", none: "not asked" };
const outcomes = { ok: "answered", fail: "refused" };
const sides = [" on the left", " on the right"];
const badge = (number) => make(`b.number.n${number % 6}`, number);

// The text of an answer: the content of a list; for a write, a delete or a login, whether it was done.
export const reply = (line, name, names) => {
  const answer = line.split(" ").slice(2).join(" ");
  const list = rows(name, names);
  if (answer === "ok") return list ? `Answer: ${list}` : "Yes";
  if (answer.startsWith("fail ")) return list ? "Error" : "No";
  return capital(visible(answer));
};

export const drawCards = (graph, place, names, act) => {
  const open = moves(graph, place);
  return cards(graph, place).map(({ number, name, status }) => {
    const words = question(name, names);
    const isCut = status.every((s) => s !== "open");
    const end = (side) => make(`span.wire.${status[side]}`, { "data-key": side }, ends[status[side]]);
    const button = ({ line }) => make(`button.pill${line.endsWith(" ok") ? ".yes" : ""}`, {
      "data-key": line, "aria-label": `${reply(line, name, names)}. Request ${number}: ${words}`, onclick: () => act(line),
    }, reply(line, name, names));
    return make("li.question", { class: isCut ? "cut" : "", "data-key": number, "data-card": number }, end(0),
      make("div.paper", make("p", badge(number), " ", make(isCut ? "s" : "span", words)),
        make("div.pills", open.filter((move) => move.card === number).map(button))), end(1));
  });
};

const cell = (lane, step) => {
  const color = `lane n${lane.number % 6}`;
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

// One row for each request, one column for each step. A click on a column goes to that step.
export const drawLanes = (graph, places, now, names, go) => {
  const steps = places.slice(1);
  const column = (i) => (i === now ? "now" : i > now ? "later" : "");
  const to = (i, ...words) => make("button", {
    "data-key": `go ${i}`, onclick: () => go(i), "aria-current": i === now ? "step" : null }, words);
  const head = (place, i) => make("th", { scope: "col", class: column(i + 1) },
    to(i + 1, make("small", i + 1), make("br"), deed(place.line, names)));
  const row = (lane) => make("tr", { "data-key": lane.number }, make("th", { scope: "row" }, badge(lane.number),
    make("span.name", ` ${question(lane.name, names)}`)),
  steps.map((_, i) => {
    const [look, words] = cell(lane, i + 1);
    return make("td", { class: `${look} ${column(i + 1)}`.trim() }, words);
  }));
  return make("table", make("thead", make("tr", make("th", { scope: "col" }, to(0, "Start")), steps.map(head))),
    make("tbody", lanes(graph, places).map(row)));
};
