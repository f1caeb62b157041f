// What the acts did: the state, the logs, and the time line.

import { make, update } from "./phone.mjs";

const head = (title, ...more) => make("div", { class: "head" }, make("h2", {}, title), more);

export function drawState(element, { state, acts }) {
  update(element, head("State", make("span", {}, `after ${acts.at(-1).line}`)),
    make("dl", {}, state.map(({ name, before, after: [mvvm, mvi] }) => make("div", {},
      make("dt", {}, name),
      make("dd", {}, make("del", {}, before || "–"), " → ", mvvm === mvi ? make("ins", {}, mvvm || "–")
        : [make("ins", { class: "mvvm" }, mvvm || "–"), " ", make("ins", { class: "mvi" }, mvi || "–")]))),
    !state.length && make("p", { class: "none" }, "Nothing changed.")));
}

// What went over the wire in an act. A view model has no other log.
const wire = (requests, index) => requests.flatMap(({ number, name, opened, answered, cancelled }) => [
  opened === index && `asks ${number} ${name}`,
  answered === index && (cancelled == null ? `gets ${number}` : `drops ${number}, it was replaced`),
]).filter(Boolean);

export function drawLog(element, { acts, requests }) {
  const lines = (texts) => texts.map((text) => make("div", {}, text));
  update(element, make("table", {},
    make("thead", {}, make("tr", {}, make("th", { scope: "col", class: "mvvm" }, make("b", {}, "MVVM"), " the wire"),
      make("th", { scope: "col" }, "act"),
      make("th", { scope: "col", class: "mvi" }, make("b", {}, "MVI"), " the wire, and the store’s log",
        make("small", {}, "→ intent ← action ✗ dropped")))),
    make("tbody", {}, acts.map(({ line, log }, index) => make("tr", { class: index === acts.length - 1 ? "now" : null },
      make("td", { class: "mvvm" }, lines(wire(requests, index))),
      make("th", { scope: "row", title: line }, index + 1),
      make("td", { class: "mvi" }, lines(log), lines(wire(requests, index))))))));
  element.scrollTop = element.scrollHeight;
}

const width = 104;
const pitch = 9;
const lanes = 5;

export function drawTime(element, { lines, at, whole, shown }, { look, step, isApp = true }) {
  const button = (label, onclick, more) => make("button", { type: "button", class: "button", onclick, ...more }, label);
  const x = (index) => (index + 0.5) * width;
  const line = (from, to, y, more) => make("line", { x1: from, x2: to, y1: y, y2: y, ...more });
  const end = x(lines.length + 0.45);
  const free = Array(lanes).fill(-1);
  const spans = whole.requests.map(({ number, name, opened, answered, cancelled }) => {
    const lane = Math.max(0, free.findIndex((until) => until < opened));
    free[lane] = answered ?? Infinity;
    const y = 8 + lane * pitch;
    const until = answered == null ? end : x(answered);
    const solid = cancelled == null ? until : Math.min(until, x(cancelled));
    return make("g", {}, line(x(opened), solid, y), solid < until && line(solid, until, y, { class: "dotted" }),
      make("text", { x: x(opened), y: y + 4 }, number),
      answered != null && make("circle", { cx: until, cy: y, r: 3 }));
  });
  const height = 8 + lanes * pitch + 8;
  const total = (lines.length + 1) * width;
  const track = make("div", { class: "track", style: `width: ${total}px` },
    make("svg", { width: total, height, "aria-hidden": true }, line(x(0), x(lines.length), height - 6, { class: "axis" }), spans),
    make("ol", { "aria-hidden": true }, ["open", ...lines].map((text, index) =>
      make("li", { class: index === at ? "now" : null, title: text }, `${index + 1} ${text}`))),
    make("input", { type: "range", min: 0, max: lines.length, value: `${at}`, "aria-label": "Act",
      "aria-valuetext": `${at + 1} of ${lines.length + 1}: ${["open", ...lines][at]}`,
      style: `left: ${x(0) - 8}px; width: ${lines.length * width + 16}px`, oninput: (event) => look(+event.target.value) }));
  const link = make("input", { "aria-label": "Link", value: "users/2", size: 8 });
  const system = isApp && make("details", { class: "menu" }, make("summary", { class: "button" }, "The system…"),
    make("div", { class: "items" },
      make("form", { onsubmit: (event) => {
        event.preventDefault();
        step(`link ${event.target.elements[0].value.trim()}`);
      } }, link, make("button", { class: "button" }, "Open link")),
      [["Leave the app", "leave"], ["Quit the app", "quit"], ["End it now", "end"], ["Open it again", "reopen"],
        ["Log out", "log-out"], ["Log in as bo@x.test", "log-in bo@x.test"]]
        .map(([label, text]) => button(label, () => step(text)))));
  const copy = (label, text) => text && button(label, (event) => {
    navigator.clipboard.writeText(text).then(() => (event.target.textContent = "Copied"));
  });
  update(element,
    make("div", { class: "steps" },
      button("‹", () => look(at - 1), { "aria-label": "Act before", "aria-disabled": at === 0 ? "true" : null }),
      button("›", () => look(at + 1), { "aria-label": "Next act", "aria-disabled": at === lines.length ? "true" : null })),
    make("div", { class: "scroller" }, track),
    make("div", { class: "tools" }, system, copy("Copy for Lab compare", shown.copy), copy("Copy as a test", shown.rule)));
  element.querySelector(".track li.now")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
