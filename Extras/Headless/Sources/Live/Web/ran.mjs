// The lines of source that ran in the last act, in each pattern and in what both share.

import { make, update } from "./phone.mjs";

const kinds = ["rules", "parents", "state", "kit", "views"];
const around = 2;
const sources = new Map();
const source = (path) => {
  if (!sources.has(path)) sources.set(path, fetch(`/source/${path}`).then((response) => (response.ok ? response.text() : "")));
  return sources.get(path);
};

// What was chosen in each pane, and the files that are shown whole.
const chosen = {};
const whole = new Set();
let newest = 0;

export async function drawRan(element, ask) {
  const number = (newest += 1);
  element.ariaBusy = "true";
  try {
    const reply = await ask();
    if (number === newest) await drawPanes(element, reply, number);
  } catch (error) {
    if (number === newest) update(element, make("p", { class: "none" }, error.message));
  }
  element.ariaBusy = "false";
}

async function drawPanes(element, { files, problem }, number) {
  if (problem) return update(element, make("p", { class: "none" }, problem));
  const side = ({ path, lines: [mvvm, mvi] }) => (/\/MVVM\//.test(path) ? 0 : /\/MVI\//.test(path) ? 1
    : mvvm.length && mvi.length ? 2 : mvvm.length ? 0 : 1);
  const bySide = [0, 1, 2].map((wanted) => files.filter((file) => side(file) === wanted)
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind)));
  const counts = [0, 1].map((index) => kinds.map((kind) => files.filter((file) => file.kind === kind)
    .reduce((sum, file) => sum + file.lines[index].length, 0)));
  const redraw = () => drawPanes(element, { files, problem }, number);
  const panes = await Promise.all(bySide.map((all, index) => all.length > 0 && pane(all, index, redraw)));
  if (number !== newest) return;
  update(element, bars(counts), panes);
}

// Both on one scale, growing from the middle.
const bars = (counts) => {
  const sums = counts.map((all) => all.slice(0, -1).reduce((sum, count) => sum + count, 0));
  const most = Math.max(...sums, 1);
  return make("div", { class: "bars" }, ["mvvm", "mvi"].map((pattern, index) => make("div", { class: pattern },
    make("p", {}, make("b", {}, pattern.toUpperCase()), " ran ", make("strong", {}, sums[index]), " lines",
      kinds.map((kind, at) => counts[index][at] > 0 && make("span", { class: kind }, `${kind} ${counts[index][at]}`))),
    make("div", { class: "bar", "aria-hidden": true }, kinds.slice(0, -1).map((kind, at) =>
      make("i", { class: kind, style: `width: ${(counts[index][at] / most) * 100}%` }))))));
};

async function pane(files, index, redraw) {
  const names = ["mvvm", "mvi", "shared"];
  const file = files.find(({ path }) => path === chosen[index]) ?? files[0];
  const choose = (to) => {
    chosen[index] = files.at(to % files.length).path;
    return redraw().then(() => document.querySelector(`#ran .${names[index]} [aria-selected=true]`)?.focus());
  };
  const at = files.indexOf(file);
  const toggle = () => {
    if (!whole.delete(file.path)) whole.add(file.path);
    redraw();
  };
  const text = (await source(file.path)).replace(/\n$/, "").split("\n");
  return make("section", { class: `pane ${names[index]}`, "data-key": names[index], "aria-label": ["MVVM", "MVI", "Shared"][index] },
    make("div", { class: "head" }, make("h3", {}, ["MVVM", "MVI", "Both share"][index]),
      make("div", { class: "files", role: "tablist", "aria-label": "Files that ran", onkeydown: (event) => {
        const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (move) choose(at + move);
      } }, files.map((each, place) => make("button", {
        type: "button", role: "tab", "aria-selected": `${place === at}`, tabindex: place === at ? 0 : -1, title: each.path,
        class: each.kind, onclick: () => choose(place) }, each.path.split("/").at(-1), " ", make("b", {}, countOf(each))))),
      make("button", { type: "button", class: "button", "aria-pressed": `${whole.has(file.path)}`, onclick: toggle }, "Whole file")),
    make("pre", { tabindex: 0, role: "tabpanel", "aria-label": file.path, "data-key": file.path }, code(file, text, toggle)));
}

const countOf = ({ lines: [mvvm, mvi] }) => new Set([...mvvm, ...mvi]).size;

function code({ path, lines }, text, toggle) {
  const [mvvm, mvi] = lines.map((numbers) => new Set(numbers.filter((number) => text[number - 1]?.trim())));
  const isNear = (number) => whole.has(path) || Array.from({ length: 2 * around + 1 }, (_, i) => number - around + i)
    .some((near) => mvvm.has(near) || mvi.has(near));
  const rows = [];
  let hidden = 0;
  const fold = () => hidden > 0 && rows.push(make("button", { type: "button", class: "fold", onclick: toggle },
    `${hidden} line${hidden > 1 ? "s" : ""} did not run`));
  text.forEach((content, index) => {
    const number = index + 1;
    if (!isNear(number)) return (hidden += 1);
    fold();
    hidden = 0;
    const marks = [mvvm.has(number) && "by-mvvm", mvi.has(number) && "by-mvi"].filter(Boolean);
    rows.push(make(marks.length ? "mark" : "div", { class: marks.join(" ") || null },
      make("span", { class: "line" }, number), ...(marks.length ? coloured(content) : [content])));
  });
  fold();
  return rows;
}

const words = "actor|as|async|await|case|class|default|defer|else|enum|extension|false|final|for|func|guard|if|import|"
  + "in|init|inout|is|let|nil|package|private|public|return|self|some|static|struct|switch|throw|throws|true|try|var|while";
const token = new RegExp(`(?<comment>//.*)|(?<string>"(?:[^"\\\\]|\\\\.)*")|\\b(?<word>${words})\\b|(?<member>\\.[a-z]\\w*)`
  + "|\\b(?<type>[A-Z]\\w*)", "g");

function coloured(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [kind] = Object.entries(match.groups).find(([, found]) => found);
    parts.push(text.slice(end, match.index), make("span", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}
