// The panels beside the phones: what the mistake means, its mends and its code. Also the page after the last race.
import { differences, screen } from "./graph.mjs";
import { make } from "./phone.mjs";
import { score, total } from "./score.mjs";

// The moral of this play: the first one whose condition matches the lists that differ, such as `users 4:3` (their sizes). A
// moral without a condition always matches.
export const moral = (level, graph, place) => {
  const size = (name, side) => [screen(graph, place, side).get(name)].flat().length;
  const differ = differences(graph, place).map((name) => `${name} ${size(name, 0)}:${size(name, 1)}`);
  return level.morals.find(({ when }) => !when || new RegExp(when).test(differ.join(", ")))?.text;
};

export const drawPanel = ({ title, texts, words, buttons }) => [
  make("h2", { id: "result-title", tabindex: -1 }, title),
  texts.map((text) => make("p", { class: text.startsWith("At stake: ") ? "stake" : "" }, text)),
  words && make("p.score", `${words}.`), make("div.pills", buttons)];

const dialects = { mvvm: "MVVM", mvi: "MVI", web: "JavaScript" };

const drawTabs = (ids, chosen, choose) => make("div.pills", { role: "group", "aria-label": "Language", "data-key": "tabs" },
  ids.map((id) => make("button.pill", { "data-key": id, "aria-pressed": id === chosen, onclick: () => choose(id) }, dialects[id])));

// The changes from one version of the code to another, with as few changed lines as possible.
export const diff = (lines, from, to) => {
  const [old, now] = [from, to].map((part) => lines.filter(([parts]) => parts.includes(part)).map(([, text]) => text));
  // For each pair of positions, how many lines both versions have in common from there on.
  const common = [...old, null].map(() => [...now, null].map(() => 0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i][j] = old[i] === now[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const all = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const isSame = i < old.length && old[i] === now[j];
    const isGone = j === now.length || (i < old.length && common[i + 1][j] >= common[i][j + 1]);
    all.push(isSame ? ["", old[i]] : isGone ? ["-", old[i]] : ["+", now[j]]);
    if (isSame || isGone) i += 1;
    if (isSame || !isGone) j += 1;
  }
  return all;
};

// The changed lines with one line above and below, and the first lines of the functions that contain them.
export const hunks = (lines) => {
  const isNear = lines.map((_, index) => lines.slice(Math.max(0, index - 1), index + 2).some(([mark]) => mark));
  const isHead = ([, text]) => /^(override )?(func|deinit)/.test(text);
  const rest = (index) => lines.slice(index + 1).findIndex(isHead);
  const isChanged = (index) => lines.slice(index, rest(index) < 0 ? undefined : index + 1 + rest(index)).some(([mark]) => mark);
  const isShown = (index) => isNear[index] || (isHead(lines[index]) && isChanged(index));
  return lines.flatMap((line, index) => isShown(index) ? [line] : index > 0 && isShown(index - 1) ? [["", "⋯"]] : []);
};

const drawLines = (label, lines) => make("pre", { tabindex: 0, "aria-label": label }, lines.map(([mark, text]) => {
  const kind = { "-": "wrong", "+": "mended" }[mark] ?? "";
  return make("span.line", { class: kind }, kind && make("span.unseen", `${kind}: `), `${mark.replace("-", "−") || " "} ${text}\n`);
}));

// The mends to choose from; `tried` has those that were already chosen.
export const drawMends = ({ level, code, tried, chosen, choose, pick }) => {
  const lines = code[chosen === "web" ? "mvvm" : chosen];
  const mend = ({ code: mark, text }) => make("li", { "data-key": mark, class: tried.includes(mark) ? "tried" : "" },
    make("button.pill", { "data-key": `mend ${mark}`, onclick: () => pick(mark) }, text,
      tried.includes(mark) && make("b", " ✗ It broke.")),
    drawLines(`In code: ${text}`, hunks(diff(lines, "-", mark === "mended" ? "+" : mark))));
  return [make("h2", { id: "result-title", tabindex: -1 }, "Mend it"),
    make("p", "Three teams have mended this. Two of their mends break, too. Choose one, and see what becomes of it."),
    make("ol.mends", level.mends.map(mend)),
    drawTabs(["mvvm", "mvi"], chosen === "web" ? "mvvm" : chosen, choose)];
};

// The incident with a link, if it names a repository.
const thread = (incident) => {
  const [, name, repository, number, rest] = /^(([\w.-]+\/[\w.-]+) #(\d+))(.*)$/s.exec(incident) ?? [];
  const href = `https://github.com/${repository}/issues/${number}`;
  return name ? [make("a", { href, rel: "noreferrer" }, name), rest] : incident;
};

const ran = {
  mvvm: "Compiled and played, with the mistake and without.", mvi: "Compiled and played, with the mistake and without.",
  web: "The same on the web. Run with the mistake and without, against a server that is late, and says no.",
};

// A file of the app. It is a link if the site has a copy of the file.
const drawFile = (path, site) => (site === undefined ? make("code", path) : make("a", { href: `${site}source/${path}.txt` }, path));

export const drawCode = ({ level, game, chosen, choose, site }) => [
  make("h2", "The mistake, in code"), drawTabs(Object.keys(dialects), chosen, choose),
  make("p.dim", ran[chosen]), drawLines("The mistake, and how it is mended", diff(game.code[chosen], "-", "+")),
  make("p", make("b", "In this app: "), level.kit, " The same screen there: ",
    ["mvvm", "mvi"].map((id, i) => [i > 0 && " and ", drawFile(game.files[id], site)]), "."),
  game.incident && make("p", make("b", "It has happened: "), thread(game.incident))];

// The page after the last race: all mistakes and the total score.
export const drawEnding = ({ levels, par, progress, link, buttons }) => {
  const sum = total(progress, par);
  const row = (game) => make("tr", { class: progress[game.id] ? "done" : "" }, make("th", { scope: "row" }, link(game)),
    make("td", game.level.mistake, game.incident && make("small", make("br"), thread(game.incident))),
    make("td", progress[game.id] ? score(progress[game.id], par[game.id]) : "open"));
  const isWhole = sum.levels === levels.length;
  const reported = levels.filter((game) => game.incident).length;
  return [make("h2", { id: "ending-title", tabindex: -1 }, isWhole ? "Ten ways to break an app" : "What you have found"),
    make("p", sum.levels ? `${sum.levels} of ${levels.length} mistakes: ${score(sum, sum.par)}.` : "Nothing yet."),
    make("p", `Your tests answer at once and say yes. Your users’ servers don’t. ${reported} of these have been reported in apps in use.`),
    make("div.pills", buttons),
    make("div.scroll", make("table.ending", make("thead", make("tr", ["Race", "Mistake", "Your play"].map((words) =>
      make("th", { scope: "col" }, words)))), make("tbody", levels.map(row))))];
};
