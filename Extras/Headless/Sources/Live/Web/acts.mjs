// Draws what the last act changed on the screen, the logs, and the time line.

import { make, update } from "./phone.mjs";

export function drawState(element, { state, acts }) {
  update(element, make("div.head", make("h2", "On the screen"), make("span", `after ${acts.at(-1).line}`)),
    make("dl", state.map(({ name, before, after: [mvvm, mvi] }) => make("div", make("dt", name), make("dd", `${before || "–"} → `,
      mvvm === mvi ? make("ins", mvvm || "–") : [make("ins.mvvm", mvvm || "–"), " · ", make("ins.mvi", mvi || "–")])))),
    !state.length && make("p.none", "Nothing changed on the screen."));
}

export function drawLog(element, { acts, requests }, { at, look }) {
  // The requests and answers, which are the only log of a view model.
  const gets = (index) => requests.filter(({ answered }) => answered === index).map(({ number, cancelled }) =>
    cancelled != null && cancelled <= index ? `drops ${number}, it was replaced` : `gets ${number}`);
  const asks = (index) => requests.filter(({ opened }) => opened === index).map(({ number, name }) => `asks ${number} ${name}`);
  const cell = (pattern, ...texts) => make(`td.${pattern}`, texts.flat().map((text) => make("div", text)));
  update(element, make("table", make("thead", make("tr", make("th.mvvm", { scope: "col" }, make("b", "MVVM"), " the wire"),
    make("th", { scope: "col" }, "act"), make("th.mvi", { scope: "col" }, make("b", "MVI"), " the wire and the store’s log",
      make("small", "→ intent ← action ✗ dropped")))),
  make("tbody", acts.map(({ line, log }, index) => make("tr", { class: index === at ? "now" : null, onclick: () => look(index) },
    cell("mvvm", gets(index), asks(index)), make("th", { scope: "row", title: line }, index + 1),
    cell("mvi", gets(index), log, asks(index)))))));
  const now = element.querySelector(".now");
  element.scrollTop = now.offsetTop + now.offsetHeight - element.clientHeight;
}

const width = 112;
const lanes = 5;
const top = 7;
const height = 60;

export function drawTime(element, { show, lines, at, whole, shown }, { isApp, look, open, step }) {
  const x = (index) => (index + 0.5) * width;
  const names = ["open", ...lines];
  const free = Array(lanes).fill(-1);
  const line = (from, to, y, className) => make("line", { x1: from, x2: to, y1: y, y2: y, class: className });
  const span = ({ number, opened, answered, cancelled }) => {
    const lane = Math.max(0, free.findIndex((until) => until < opened));
    free[lane] = answered ?? Infinity;
    const y = top + lane * 9;
    const end = answered == null ? x(lines.length + 0.45) : x(answered);
    const solid = Math.min(end, cancelled == null ? end : x(cancelled));
    return make("g", line(x(opened), solid, y), solid < end && line(solid, end, y, "dotted"),
      make("text", { x: x(opened) + (lane % 2) * 14, y: y + 4 }, number), answered != null && make("circle", { cx: end, cy: y, r: 3 }));
  };
  const pill = (label, onclick, more) => make("button.pill", { onclick, ...more }, label);
  const copy = (label, text) => text && pill(label, ({ target }) =>
    navigator.clipboard.writeText(text).then(() => {
      target.textContent = "Copied";
      setTimeout(() => (target.textContent = label), 1500);
    }));
  const system = (text) => {
    element.querySelector("details").open = false;
    step(text);
  };
  const openLink = (event) => {
    event.preventDefault();
    system(`link ${event.target.elements[0].value.trim()}`);
  };
  update(element, make("div.pills", pill("‹", () => look(at - 1), { "aria-label": "Act before", "aria-disabled": at === 0 }),
    pill("›", () => look(at + 1), { "aria-label": "Next act", "aria-disabled": at === lines.length }),
    at > 0 && pill("Start over", () => open(show, []))),
  make("div.scroller", make("div.track", { style: `width: ${x(lines.length + 0.5)}px` },
    make("svg", { width: x(lines.length + 0.5), height, "aria-hidden": true }, line(x(0), x(lines.length), height - 6, "axis"),
      whole.requests.map(span)),
    make("ol", { "aria-hidden": true }, names.map((text, index) =>
      make("li", { class: index === at ? "now" : null, title: text, onclick: () => look(index) }, `${index + 1} ${text}`))),
    make("input", { type: "range", min: 0, max: lines.length, value: `${at}`, "aria-label": "Act",
      "aria-valuetext": `${at + 1} of ${names.length}: ${names[at]}`, oninput: ({ target }) => look(+target.value),
      style: `left: ${x(0) - 8}px; width: ${lines.length * width + 16}px` }))),
  make("div.pills", isApp && make("details", make("summary.pill", "The system…"), make("div.items",
    make("form.answers", { onsubmit: openLink }, make("input", { "aria-label": "Link", value: "users/2", size: 9 }),
      make("button.pill", { type: "submit" }, "Open link")),
    Object.entries({ leave: "Leave for another app", quit: "Quit when all is saved", end: "End it now, as the system can", reopen: "Open it again",
      "log-out": "Log out", "log-in bo@x.test": "Log in as bo@x.test" }).map(([text, label]) => pill(label, () => system(text))))),
  copy("Copy for Lab compare", shown.copy)));
  const scroller = element.querySelector(".scroller");
  scroller.scrollLeft = x(at) - scroller.clientWidth + width;
}
