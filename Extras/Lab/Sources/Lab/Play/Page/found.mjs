// What a level says when the mistake shows.
import { make } from "./dom.mjs";
import { plural } from "./words.mjs";

// A diff: the wrong lines are marked, and so are those that mend them.
const diff = (title, lines) => make("figure", { class: "diff" }, make("figcaption", {}, title),
  make("pre", { tabindex: "0", "aria-label": `${title}: the mistake, and how it is mended` },
    lines.map((line) => {
      const kind = { "-": "wrong", "+": "mended" }[line[0]] ?? null;
      const said = { wrong: "wrong: ", mended: "mended: " }[kind];
      return make("span", { class: `line ${kind ?? ""}` }, said ? make("span", { class: "unseen" }, said) : null,
        `${kind ? line[0] : " "} ${line.slice(1)}\n`);
    })));

export const score = (taken, par) => (taken <= par ? `${plural(taken, "step")}, as few as it takes` : `${plural(taken, "step")}; it takes ${par}`);
export const shareText = (level, number, taken) =>
  `I broke an app: level ${number} of 10, “${level.text.title}”, in ${score(taken, level.solution.length)}. Can you?`;

export const drawFound = ({ level, taken, onward, onShare }) => [
  make("h2", { id: "found-title", tabindex: "-1" }, "Found!"),
  make("p", { class: "moral" }, level.text.moral),
  make("p", { class: "small" }, `${score(taken, level.solution.length)}.`),
  make("div", { class: "buttons" }, onward, make("button", { type: "button", id: "share", onclick: onShare }, "Copy a line to share"),
    make("a", { href: "#code" }, "See the code")),
];

// In place of the above for who comes by the link of a play that has found it.
export const drawOffer = ({ taken, onPlay, onShow }) => [
  make("p", {}, `Somebody did it in ${plural(taken, "step")}.`),
  make("div", { class: "buttons" }, make("button", { type: "button", class: "primary", id: "try", onclick: onPlay }, "Try it yourself"),
    make("button", { type: "button", id: "show", onclick: onShow }, "Show how")),
];

// A link where the incident names a whole repository.
const thread = (incident) => {
  const [, name, repository, number, rest] = /^(([\w.-]+\/[\w.-]+) #(\d+))(.*)$/s.exec(incident) ?? [];
  return name ? [make("a", { href: `https://github.com/${repository}/issues/${number}`, rel: "noreferrer" }, name), rest] : incident;
};

export const drawCode = ({ level, project, onward }) => [
  make("h2", {}, "The mistake, in code"),
  make("p", {}, "Red is the mistake, green mends it. The same screen in two ways of writing it:"),
  make("div", { class: "diffs" }, diff("MVVM, a view model", level.text.mvvm), diff("MVI, a reducer", level.text.mvi)),
  make("p", {}, make("b", {}, `In ${project}: `), level.text.kit),
  level.incident ? make("p", {}, make("b", {}, "It has happened: "), thread(level.incident)) : null,
  make("div", { class: "buttons" }, onward),
];
