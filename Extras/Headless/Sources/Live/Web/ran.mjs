// Draws the lines of source code that ran in the last act: those of each pattern, and those of both.

import { make, update } from "./phone.mjs";

const kinds = ["rules", "parents", "state", "kit", "views"];
const panes = ["mvvm", "mvi", "shared"];
const titles = ["MVVM", "MVI", "Both share"];
const around = 2;
const sources = {};

// Calls the server.
export async function ask(path, body) {
  const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.problem);
  return reply;
}

const source = (path) => (sources[path] ??= fetch(`/source/${path}`).then((response) => response.text()));

// The chosen file of each pane, the files that are shown completely, and the number of the newest request.
const chosen = {};
const whole = new Set();
let newest = 0;
let asked = Promise.resolve();

export async function drawRan(element, ask) {
  const number = (newest += 1);
  element.ariaBusy = true;
  // One request at a time, because an answer takes the server a third of a second. A request that a newer one has replaced
  // is not sent.
  asked = asked.then(() => number === newest && ask().catch(({ message }) => ({ problem: message })));
  const reply = await asked;
  if (number !== newest) return;
  if (reply.problem) update(element, make("p.none", reply.problem));
  else await drawPanes(element, reply.files, number);
  if (number === newest) element.ariaBusy = false;
}

async function drawPanes(element, files, number) {
  const sideOf = ({ side, lines: [mvvm, mvi] }) => side ?? (mvvm.length && mvi.length ? 2 : mvvm.length ? 0 : 1);
  const redraw = () => drawPanes(element, files, number);
  const drawn = await Promise.all(panes.map((_, index) => {
    const all = files.filter((file) => sideOf(file) === index).sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
    return all.length > 0 && pane(all, index, number, redraw);
  }));
  if (number !== newest) return;
  update(element, bars(files), drawn);
  for (const code of element.querySelectorAll("pre:not([data-now-placed])")) {
    code.setAttribute("data-now-placed", "");
    code.scrollTop = (code.querySelector("mark")?.offsetTop ?? 0) - code.offsetTop - 18;
  }
}

// The bars of both patterns, on the same scale, from the middle outwards.
function bars(files) {
  const count = (kind, index) => files.filter((file) => file.kind === kind).reduce((sum, { lines }) => sum + lines[index].length, 0);
  const counts = [0, 1].map((index) => kinds.map((kind) => [kind, count(kind, index)]));
  const sums = counts.map((all) => all.reduce((sum, [kind, count]) => sum + (kind === "views" ? 0 : count), 0));
  return make("div.bars", counts.map((all, index) => make(`div.${panes[index]}`,
    make("p", make("b", titles[index]), " ran ", make("strong", sums[index]), " lines",
      all.map(([kind, count]) => count > 0 && make(`span.${kind}`, kind === "views" ? `and ${count} of views` : `${kind} ${count}`))),
    make("div.lengths", { "aria-hidden": true }, all.slice(0, -1).map(([kind, count]) =>
      make(`i.${kind}`, { style: `width: ${(count / Math.max(...sums, 1)) * 100}%` }))))));
}

async function pane(files, index, number, redraw) {
  const at = Math.max(0, files.findIndex(({ path }) => path === chosen[index]));
  const { path, lines } = files[at];
  const choose = async (to) => {
    chosen[index] = files.at(to % files.length).path;
    await redraw();
    document.querySelector(`#ran .${panes[index]} [aria-selected=true]`).focus();
  };
  const toggle = () => {
    if (!whole.delete(path)) whole.add(path);
    redraw();
  };
  const move = ({ key }) => ({ ArrowRight: () => choose(at + 1), ArrowLeft: () => choose(at - 1) })[key]?.();
  const text = (await source(path)).trimEnd().split("\n");
  return make(`section.pane.${panes[index]}`, { "data-key": index, "aria-label": titles[index] }, make("div.head", make("h3", titles[index]),
    make("div.files", { role: "tablist", "aria-label": "Files that ran", onkeydown: move }, files.map((file, place) => make(`button.${file.kind}`, {
      role: "tab", "aria-selected": place === at, tabindex: place === at ? 0 : -1, title: file.path, onclick: () => choose(place) },
    file.path.split("/").at(-1), " ", make("b", new Set(file.lines.flat()).size)))),
    make("button.pill", { "aria-pressed": whole.has(path), onclick: toggle }, "Whole file")),
  make("pre", { tabindex: 0, role: "tabpanel", "aria-label": path, "data-key": path + number }, code(text, lines, whole.has(path), toggle)));
}

function code(text, lines, isWhole, toggle) {
  const ran = lines.map((numbers) => new Set(numbers));
  const near = new Set(lines.flat().flatMap((line) => Array.from({ length: 2 * around + 1 }, (_, index) => line - around + index)));
  const rows = [];
  let hidden = 0;
  [...text, null].forEach((content, index) => {
    const number = index + 1;
    if (content !== null && !isWhole && !near.has(number)) return (hidden += 1);
    if (hidden) rows.push(make("button.fold", { onclick: toggle }, `${hidden} line${hidden > 1 ? "s" : ""} not shown`));
    hidden = 0;
    const marks = ["by-mvvm", "by-mvi"].filter((_, side) => ran[side].has(number));
    if (content !== null) rows.push(make(marks.length ? `mark.${marks.join(".")}` : "div", make("span.line", number),
      marks.length ? coloured(content) : content));
  });
  return rows;
}

const words = "actor|as|async|await|case|class|default|defer|else|enum|extension|false|final|for|func|guard|if|import|in|init|inout|"
  + "is|let|nil|package|private|public|return|self|some|static|struct|switch|throw|throws|true|try|var|while";
const token = new RegExp(`(?<comment>//.*)|(?<string>"(?:[^"\\\\]|\\\\.)*")|\\b(?<word>${words})\\b|(?<member>\\.[a-z]\\w*)|\\b(?<type>[A-Z]\\w*)|\\w+|[^\\w."/]+|.`, "g");
const coloured = (text) => [...text.matchAll(token)].map(({ 0: part, groups }) => {
  const kind = Object.keys(groups).find((name) => groups[name]);
  return kind ? make(`span.${kind}`, part) : part;
});
