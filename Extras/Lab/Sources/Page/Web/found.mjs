// What a level says when the mistake shows, and the page after the last one.
import { button, make } from "./dom.mjs";
import { differences, screen, script } from "./graph.mjs";
import { score } from "./score.mjs";
import { total } from "./progress.mjs";
import { plural } from "./words.mjs";

// The moral of this play: the first that fits it. One without a condition fits every play.
export const moral = (level, graph, places) => {
  const place = places.at(-1);
  const size = (name, side) => [screen(graph, place, side).get(name)].flat().length;
  const differ = differences(graph, place).map((name) => `${name} ${size(name, 0)}:${size(name, 1)}`);
  const play = `${script(graph, places)} | ${differ.join(", ")}`;
  return level.text.morals.find(({ when }) => !when || new RegExp(when).test(play))?.text;
};

export const drawFound = ({ title, level, graph, places, score: words, buttons }) => [
  make("h2", { id: "found-title", tabindex: "-1" }, title),
  make("p", { class: "moral" }, moral(level, graph, places)),
  make("p", { class: "stake" }, level.text.stake),
  words && make("p", { class: "small score" }, `${words}.`),
  make("div", { class: "buttons" }, buttons),
];

// In place of the above for who comes by the link of a play that has found it.
export const drawOffer = ({ taken, onPlay, onShow }) => [
  make("p", {}, `Somebody did it in ${plural(taken, "step")}.`),
  make("div", { class: "buttons" },
    make("button", { type: "button", class: "primary", id: "try", onclick: onPlay }, "Try it yourself"),
    make("button", { type: "button", id: "show", onclick: onShow }, "Show how")),
];

// A link where the incident names a whole repository.
const thread = (incident) => {
  const [, name, repository, number, rest] = /^(([\w.-]+\/[\w.-]+) #(\d+))(.*)$/s.exec(incident) ?? [];
  const href = `https://github.com/${repository}/issues/${number}`;
  return name ? [make("a", { href, rel: "noreferrer" }, name), rest] : incident;
};

// A diff: the wrong lines are marked, and so are those that mend them.
const diff = (label, lines) => {
  const name = `${label}: the mistake, and how it is mended`;
  return make("pre", { tabindex: "0", "aria-label": name }, lines.map((line) => {
    const kind = { "-": "wrong", "+": "mended" }[line[0]] ?? "";
    return make("span", { class: `line ${kind}` }, kind && make("span", { class: "unseen" }, `${kind}: `),
      `${kind ? line[0] : " "} ${line.slice(1)}\n`);
  }));
};

const dialects = [
  ["mvvm", "MVVM", "A view model is the object that holds what a screen shows, and changes it."],
  ["mvi", "MVI", "A reducer is a function that takes what has happened, and changes what a screen shows."],
  ["web", "JavaScript", "The same on the web, with fetch and an AbortController."],
];

export const drawCode = ({ level, project, chosen, onChoose }) => {
  const move = (event, i) => {
    const to = { ArrowLeft: i + 2, ArrowRight: i + 1 }[event.key];
    if (to !== undefined) onChoose(dialects[to % 3][0]);
  };
  const tabs = dialects.map(([id, name], i) => {
    const tab = button(name, `tab ${id}`, () => onChoose(id), {
      role: "tab", id: `tab-${id}`, "aria-selected": `${id === chosen}`, "aria-controls": `panel-${id}`,
      tabindex: id === chosen ? "0" : "-1",
    });
    tab.addEventListener("keydown", (event) => move(event, i));
    return tab;
  });
  return [make("h2", {}, "The mistake, in code"), make("p", {}, "Red is the mistake, green mends it."),
    make("div", { role: "tablist", class: "buttons", "aria-label": "The language" }, tabs),
    dialects.map(([id, name, words]) => make("div", {
      role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}`,
      class: id === chosen ? "panel chosen" : "panel",
    }, make("p", { class: "small" }, words), diff(name, level.text[id]))),
    make("p", {}, make("b", {}, `In ${project}: `), level.text.kit),
    level.incident && make("p", {}, make("b", {}, "It has happened: "), thread(level.incident))];
};

// All mistakes on one card.
export const drawEnding = ({ levels, par, progress, link, buttons }) => {
  const sum = total(progress, par);
  const row = (game, i) => {
    const play = progress[game.id];
    return make("tr", { class: play ? "done" : null }, make("th", { scope: "row" }, `${i + 1}. `, link(game)),
      make("td", {}, game.level.text.mistake,
        game.level.incident && make("small", {}, make("br"), thread(game.level.incident))),
      make("td", {}, play ? score(play, par[game.id]) : "open"));
  };
  const isWhole = sum.levels === levels.length;
  const title = isWhole ? "Ten ways to break an app" : "What you have found";
  return [make("h2", { tabindex: "-1", id: "ending-title" }, title),
    make("p", {}, sum.levels ? `${sum.levels} of ${levels.length} mistakes: ${score(sum, sum.par)}.` : "Nothing yet."),
    make("p", {}, isWhole ? "None of them shows while answers come in order. That is why they are found by users."
      : `${levels.filter((game) => game.level.incident).length} of them have been reported in apps in use.`),
    make("div", { class: "buttons" }, buttons),
    make("div", { class: "scroll" }, make("table", { class: "ending" }, make("thead", {}, make("tr", {},
      ["Level", "Mistake", "Your play"].map((words) => make("th", { scope: "col" }, words)))),
    make("tbody", {}, levels.map(row))))];
};
