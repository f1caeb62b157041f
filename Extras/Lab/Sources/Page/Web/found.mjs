// What a level says when the mistake shows, and the page after the last one.
import { make } from "./dom.mjs";
import { differences, screen } from "./graph.mjs";
import { score, total } from "./score.mjs";

// The moral of this play: the first that fits where it has led, such as `users 4:3`, the sizes of the lists
// that differ. One without a condition fits every play.
export const moral = (level, graph, place) => {
  const size = (name, side) => [screen(graph, place, side).get(name)].flat().length;
  const differ = differences(graph, place).map((name) => `${name} ${size(name, 0)}:${size(name, 1)}`);
  return level.morals.find(({ when }) => !when || new RegExp(when).test(differ.join(", ")))?.text;
};

export const drawFound = ({ title, level, graph, place, isSecret, words, buttons }) => [
  make("h2", { id: "found-title", tabindex: "-1" }, title),
  !isSecret && [make("p", { class: "moral" }, moral(level, graph, place)),
    make("p", { class: "stake" }, level.stake)],
  words && make("p", { class: "small score" }, `${words}.`),
  make("div", { class: "buttons" }, buttons),
];

// A link where the incident names a whole repository.
const thread = (incident) => {
  const [, name, repository, number, rest] = /^(([\w.-]+\/[\w.-]+) #(\d+))(.*)$/s.exec(incident) ?? [];
  const href = `https://github.com/${repository}/issues/${number}`;
  return name ? [make("a", { href, rel: "noreferrer" }, name), rest] : incident;
};

// A diff: the wrong lines are marked, and so are those that mend them.
const diff = (label, lines) =>
  make("pre", { tabindex: "0", "aria-label": `${label}: the mistake, and how it is mended` }, lines.map((line) => {
    const kind = { "-": "wrong", "+": "mended" }[line[0]] ?? "";
    return make("span", { class: `line ${kind}` }, kind && make("span", { class: "unseen" }, `${kind}: `),
      `${kind ? line[0] : " "} ${line.slice(1)}\n`);
  }));

const dialects = [
  ["mvvm", "MVVM", "A view model is the object that holds what a screen shows, and changes it."],
  ["mvi", "MVI", "A reducer is a function that takes what has happened, and changes what a screen shows."],
  ["web", "JavaScript", "The same on the web, with fetch and an AbortController."],
];

// Radio buttons, which know the keys of tabs. The one that was chosen stays chosen.
export const drawCode = ({ level, project, chosen }) => [
  make("h2", {}, "The mistake, in code"), make("p", {}, "Red is the mistake, green mends it."),
  make("fieldset", { class: "tabs" }, make("legend", { class: "unseen" }, "The language"),
    dialects.map(([id, name, words]) => [
      make("label", {}, make("input", { type: "radio", name: "tab", value: id, checked: id === chosen }), name),
      make("div", { class: "panel" }, make("p", { class: "small" }, words), diff(name, level[id]))])),
  make("p", {}, make("b", {}, `In ${project}: `), level.kit),
  level.incident && make("p", {}, make("b", {}, "It has happened: "), thread(level.incident))];

// All mistakes on one card.
export const drawEnding = ({ levels, par, progress, link, buttons }) => {
  const sum = total(progress, par);
  const row = (game, i) => {
    const play = progress[game.id];
    return make("tr", { class: play ? "done" : null }, make("th", { scope: "row" }, `${i + 1}. `, link(game)),
      make("td", {}, game.level.mistake,
        game.level.incident && make("small", {}, make("br"), thread(game.level.incident))),
      make("td", {}, play ? score(play, par[game.id]) : "open"));
  };
  const isWhole = sum.levels === levels.length;
  const title = isWhole ? "Ten ways to break an app" : "What you have found";
  return [make("h2", { tabindex: "-1", id: "ending-title" }, title),
    make("p", {}, sum.levels ? `${sum.levels} of ${levels.length} mistakes: ${score(sum, sum.par)}.` : "Nothing yet."),
    make("p", {}, isWhole ? "None of them shows while each answer is yes and comes in time: users find them."
      : `${levels.filter((game) => game.level.incident).length} of them have been reported in apps in use.`),
    make("div", { class: "buttons" }, buttons),
    make("div", { class: "scroll" }, make("table", { class: "ending" }, make("thead", {}, make("tr", {},
      ["Level", "Mistake", "Your play"].map((words) => make("th", { scope: "col" }, words)))),
    make("tbody", {}, levels.map(row))))];
};
