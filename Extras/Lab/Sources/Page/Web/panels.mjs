// The panels beside the phones: what the mistake means, its mends and its code. Also the page after the last race.
import { differences, screen } from "./graph.mjs";
import { make } from "./phone.mjs";
import { score } from "./score.mjs";

// The moral of this play: the first one whose condition matches the lists that differ, such as `users 4:3` (their sizes). A
// moral without a condition always matches.
export const moral = (level, graph, place) => {
  const size = (name, side) => [screen(graph, place, side).get(name)].flat().length;
  const differ = differences(graph, place).map((name) => `${name} ${size(name, 0)}:${size(name, 1)}`);
  return level.morals.find(({ when }) => !when || new RegExp(when).test(differ.join(", ")))?.text;
};

export const drawPanel = ({ title, texts, words, buttons, places, map }) => [
  make("h2", { id: "result-title", tabindex: -1 }, title),
  texts.flat().map((text) => make("p", { class: String(text).startsWith("At stake: ") ? "stake" : "" }, text)),
  words && make("p.score", `${words}.`), map && make("a.places", { href: "#way" }, map, make("span", places)), make("div.pills.stick", { "data-key": "stick" }, buttons.slice(0, 2)), make("div.pills", buttons.slice(2))];

const dialects = { mvvm: "MVVM", mvi: "MVI", web: "JavaScript" };

const drawTabs = (ids, chosen, choose) => make("div.pills", { role: "group", "aria-label": "Language", "data-key": "tabs" },
  ids.map((id) => make("button.pill", { "data-key": id, "aria-pressed": id === chosen, onclick: () => choose(id) }, dialects[id])));

// The changes from one version of the code to another. A line that is in both is shown once.
export const diff = (lines, from, to) => {
  const [all, come] = [[], []];
  const add = (mark, texts) => all.push(...texts.map((text) => [mark, text]));
  let gone = [];
  for (const [parts, text] of [...lines, [from + to]]) {
    const [isOld, isNew] = [from, to].map((part) => parts.includes(part));
    if (isOld !== isNew) (isOld ? gone : come).push(text);
    if (!isOld || !isNew) continue;
    for (const line of gone) {
      const at = come.indexOf(line);
      if (at >= 0) add("+", come.splice(0, at + 1).slice(0, -1));
      add(at < 0 ? "-" : "", [line]);
    }
    add("+", come.splice(0));
    gone = [];
    if (text !== undefined) add("", [text]);
  }
  return all;
};

const drawLines = (label, lines) => make("pre", { tabindex: 0, "aria-label": label }, lines.map(([mark, text]) => {
  const kind = { "-": "wrong", "+": "mended" }[mark] ?? "";
  return make("span.line", { class: kind }, kind && make("span.unseen", `${kind}: `), `${mark.replace("-", "−") || " "} ${text}\n`);
}));

// The lines of a diff that differ, moved to the left as far as they go.
export const changes = (lines) => {
  const all = lines.filter(([mark]) => mark);
  const far = Math.min(...all.map(([, text]) => text.search(/\S/)));
  return all.map(([mark, text]) => [mark, text.slice(far)]);
};

// The mends to choose from; `tried` has those that were already chosen.
export const drawMends = ({ level, code, tried, chosen, choose, pick, isWide }) => {
  const lines = code[chosen === "web" ? "mvvm" : chosen];
  const mend = ({ code: mark, text, why }, i) => {
    const all = diff(lines, "-", mark === "mended" ? "+" : mark);
    return make("li", { "data-key": mark, class: tried.includes(mark) ? "tried" : "" }, make("h3", make("b.number", i + 1), make("span", text)),
      tried.includes(mark) ? make("p.broke", `✗ It broke. ${why.split(/(?<=\.) /)[0]}`)
        : [make("button.pill.yes.big", { "data-key": `mend ${mark}`, "aria-label": `Play this mend: ${text}`, onclick: () => pick(mark) }, "Play this mend"),
          make("details", { open: isWide }, make("summary", "The code"), drawLines(`What changes: ${text}`, changes(all)),
            make("details", make("summary", "whole function"), drawLines(`In code: ${text}`, all)))]);
  };
  return [make("h2.unseen", { id: "result-title", tabindex: -1 }, "Which mend holds?"),
    make("p", make("b", "The mistake: "), `${(level.inWords ?? level.mistake).replace(/^./, (first) => first.toLowerCase())}.`),
    drawTabs(["mvvm", "mvi"], chosen === "web" ? "mvvm" : chosen, choose), make("ol.mends", level.mends.map(mend))];
};

const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const count = (lines) => Math.max(...["-", "+"].map((sign) => lines.filter(([mark, text]) => mark === sign && !/^\s*(\/\/|}$)/.test(text)).length));

// How many lines the right mend has in each pattern, and that the pattern was not what helped.
export const verdict = ({ code }) => {
  const [one, other] = ["mvvm", "mvi"].map((id) => count(diff(code[id], "-", "+")));
  return `${words[one]} line${one > 1 ? "s" : ""} in MVVM, ${words[other].toLowerCase()} in MVI. The pattern did not save you.`;
};

// The incident with a link, if it names a repository.
const thread = (incident) => {
  const [, name, repository, number, rest] = /^(([\w.-]+\/[\w.-]+) #(\d+))(.*)$/s.exec(incident) ?? [];
  const href = `https://github.com/${repository}/issues/${number}`;
  return name ? [make("a", { href, rel: "noreferrer" }, name), rest] : incident;
};

const ran = (id) => (id === "web" ? "The same on the web. Run with the mistake and without, against a server that is late, and says no."
  : "Compiled and played, with the mistake and without.");

// A file of the app. It is a link if the site has a copy of the file.
const drawFile = (path, site) => (site === undefined ? make("code", path) : make("a", { href: `${site}source/${path}.txt` }, path));

export const drawCode = ({ level, game, chosen, choose, site }) => [
  make("h2", "The mistake, in code"), drawTabs(Object.keys(dialects), chosen, choose),
  make("p.dim", ran(chosen)), drawLines("The mistake, and how it is mended", diff(game.code[chosen], "-", "+")),
  make("p", make("b", "In this app: "), level.kit, " The same screen there: ",
    ["mvvm", "mvi"].map((id, i) => [i > 0 && " and ", drawFile(game.files[id], site)]), "."),
  game.incident && make("p", make("b", "It has happened: "), thread(game.incident))];

// The page after the races: what was broken and mended, and all mistakes.
export const drawEnding = ({ levels, par, progress, sum: { broken, mended }, link, buttons }) => {
  const row = (game) => make("tr", make("th", { scope: "row" }, link(game)),
    make("td", game.level.inWords ?? game.level.mistake, game.incident && make("small", make("br"), thread(game.incident))),
    make("td", progress[game.id] ? score(progress[game.id], par[game.id]) : "not yet"));
  return [make("h2", { id: "ending-title", tabindex: -1 }, broken ? `You broke ${broken}, mended ${mended}.` : "Ten ways to break an app"),
    make("p.big", `${levels.filter((game) => game.incident).length} of these ${levels.length} were reported in apps in use. Does yours have one?`),
    make("p", "Your tests answer at once and say yes. Your users’ servers don’t."), make("div.pills", buttons),
    make("table.ending", make("thead", make("tr", ["Race", "Mistake", "Your play"].map((words) => make("th", { scope: "col" }, words)))),
      make("tbody", levels.map(row)))];
};
