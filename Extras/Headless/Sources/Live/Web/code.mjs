// Draws the lines of source code that ran in a step: the function that the step called in each pattern, with notes in its
// margin, and below it what was written down. Also the list of all files that ran.

import { make, update } from "./phone.mjs";
import { change } from "./words.mjs";

const sources = {};
const titles = ["MVVM", "MVI"];
const classes = ["mvvm", "mvi"];
const kinds = { rules: "The rules of the screens", parents: "Their parents", state: "The state, shared", kit: "The kit, written once", views: "The views" };
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const nameOf = (path) => path.split("/").at(-1);

// Calls the server.
export async function ask(path, body) {
  const response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.problem);
  return reply;
}

const source = (path) => (sources[path] ??= fetch(`/source/${path}`).then(async (response) => (await response.text()).trimEnd().split("\n")));

// The functions and the cases of a file, by their indentation: where each begins and ends, and its name.
function blocks(lines) {
  const all = [];
  lines.forEach((line, index) => {
    const [, indent, word, name] = line.match(/^( {4}| {8})(?:[a-z@]+(?:\(\w+\))? )*(func|init|var|case \.) ?(\w*)/) ?? [];
    const isCase = word === "case .";
    if (!indent || isCase !== (indent.length === 8) || (word === "var" && !/[{}]$/.test(line))) return;
    const rest = lines.slice(index + 1).findIndex((text) => (isCase ? /^ {8}(case|\})/ : /^ {4}\}/).test(text));
    let to = !isCase && line.endsWith("}") ? index + 1 : index + 1 + rest + (isCase ? 0 : 1);
    while (to > index + 1 && !lines[to - 1].trim()) to -= 1;
    all.push({ from: index + 1, to, word, name, isPrivate: line.includes("private ") });
  });
  return all;
}

// The names in an entry of the log: main, items, deleteTapped for `.main(.items(.deleteTapped("b")))`.
const namesIn = (entry) => entry.match(/^[→←✗] ((?:\.\w+\(?)+)/)?.[1].split(/[.(]+/).filter(Boolean) ?? [];

// The screen that a step is about, as its folder is called.
export const screenOf = (line, requests) => {
  const [word, number] = line.split(" ");
  const asked = word === "answer" && requests.find((request) => request.number === Number(number));
  const name = asked ? asked.feature : { open: "login", "log-in": "login" }[word] ?? word;
  return ["items", "users", "login", "counter"].includes(name) ? capital(name) : "App";
};

// The function that a step called in one pattern: the deepest case that the log names, or a method that began in the step.
// Without these, the function around the lines that ran.
async function called(files, side, entries) {
  const own = await Promise.all(files.map(async (file) => {
    const lines = await source(file.path);
    const ran = new Set(file.lines[side]);
    const has = ({ from, to }) => [...ran].filter((line) => line >= from && line <= to).length;
    return blocks(lines).map((block) => ({ ...block, file, lines, ran, began: ran.has(block.from), count: has(block) })).filter(({ count }) => count);
  }));
  const all = own.flat();
  const named = namesIn(entries.at(-1) ?? "").reverse().map((name) => all.find((block) => block.word === "case ." && block.name === name)).find(Boolean);
  const rank = ({ word, began, isPrivate, count }) => (word === "case ." ? 8000 : word === "func" && began && !isPrivate ? 4000 : word === "func" ? 2000 : 0) + count;
  return named ?? all.sort((a, b) => rank(b) - rank(a))[0];
}

// The function that each pane has shown last: it stays when no line of a screen has run.
const shown = [null, null];
let newest = 0;
let asked = Promise.resolve();

// Draws the code of a step as soon as the server has it. A request that a newer one has replaced is not sent.
export async function drawCode([element, once, all], reply, log, names, { askRan, look }) {
  const at = reply.lines.length;
  const number = (newest += 1);
  element.ariaBusy = true;
  asked = asked.then(() => number === newest && askRan().catch(({ message }) => ({ problem: message })));
  const ran = await asked;
  if (number !== newest) return;
  if (ran.problem) update(element, make("p.none", ran.problem));
  else {
    const line = reply.lines[at - 1] ?? "open";
    const screen = screenOf(line, reply.requests);
    const isApp = ran.files.every(({ path }) => path.startsWith("Presentation/"));
    const own = [0, 1].map((side) => ran.files.filter(({ path, kind, side: of, lines }) => of === side && lines[side].length
      && /rules|parents/.test(kind) && (!isApp || path.includes(`/${screen}/`))));
    const found = await Promise.all([0, 1].map((side) => called(own[side], side, side ? log[at] : [])));
    const kit = await Promise.all([0, 1].map((side) => line.startsWith("answer") && decided(ran.files, side)));
    if (number !== newest) return;
    found.forEach((block, side) => block && (shown[side] = block));
    update(element, [0, 1].map((side) => pane(side, found[side], own[side], kit[side], { reply, log, names, screen, look })));
    drawOnce(once, all, ran.files, found);
  }
  element.ariaBusy = false;
  const now = element.querySelector(".log .now");
  if (now) now.parentElement.scrollTop = now.offsetTop - now.parentElement.offsetTop - 22;
}

// The line of the kit that dropped an answer; nothing if no answer was dropped.
async function decided(files, side) {
  const tasks = files.find(({ path }) => path.endsWith("/ScreenTasks.swift"));
  if (!tasks) return null;
  const lines = await source(tasks.path);
  const texts = tasks.lines[side].map((number) => [number, lines[number - 1].trim()]);
  const dropped = texts.find(([, text]) => text.includes("drop(answer)"));
  return dropped && !texts.some(([, text]) => text.startsWith("receive(")) ? dropped : null;
}

function pane(side, block, own, kit, { reply, log, names, screen, look }) {
  const at = reply.lines.length;
  const { file, lines, from, to } = block ?? shown[side] ?? {};
  const count = own.filter(({ kind }) => kind === "rules" || screen === "App").reduce((sum, { lines }) => sum + lines[side].length, 0);
  return make(`section.pane.${classes[side]}`, { "data-key": side, "aria-label": titles[side] },
    make("div.head", make("h3", titles[side]), make("span", { title: file?.path }, file ? nameOf(file.path) : ""),
      make("span.count", make("b", count), ` line${count === 1 ? "" : "s"} of this screen`)),
    make("pre", { tabindex: 0, "aria-label": file?.path, "data-key": `${file?.path}${from}${at}` },
      !block && make("p.none", kit ? "No line of this screen ran. " : "No line of this screen ran in this step."),
      kit && make("p.kit", make("b", "The kit dropped the answer: "), make("code", `ScreenTasks.swift ${kit[0]}  ${kit[1]}`)),
      file && rows(lines, from, to, block ? [[classes[side], block.ran]] : [], notes(block, reply, names, screen))),
    make("h4", "Written down", side > 0 && make("small", "→ intent (your tap)  ← action (an answer)")),
    side ? make("div.log", { tabindex: 0, role: "log", "aria-live": "off", "aria-label": "The log of the store" }, log.flatMap((entries, index) => entries.map((text) => entry(text, index, at, look))))
      : make("div.log", make("p", "Nothing. A view model keeps no log: tomorrow, nobody can say what you tapped. ", make("code", "drop:"),
        " of each request could hear a dropped answer; a tap needs a line in each method.")));
}

// An entry of the log: its beginning, and folded, what it carries.
function entry(text, index, at, look) {
  const names = namesIn(text).filter((name) => !/^(main|success|failure)$/.test(name));
  const value = text.slice(text.indexOf(names.at(-1)) + names.at(-1).length).replace(/^\((.*?)\)*$/s, "$1");
  const isShort = value.length < 22;
  return make("div", { class: index === at ? "now" : index > at ? "later" : "", "data-key": index },
    make("button", { onclick: () => look(index), title: "Go to this step" }, make("b", { class: text[0] === "✗" ? "dropped" : null }, text[0]), ` ${names.join(".")}`,
      text[0] === "✗" && " dropped", isShort && value && make("span", ` ${value.replace(/\)+$/, "")}`)),
    !isShort && make("details", make("summary", "what it carries"), make("code", value.replaceAll(",", ",\u200b"))));
}

// The notes in the margin of a function, by the number of the line.
function notes(block, { requests, state, lines: { length: at } }, names, screen) {
  if (!block) return {};
  const all = {};
  const note = (pattern, text, isAny) => {
    for (let line = block.from; text && line <= block.to; line += 1) {
      if ((isAny || block.ran.has(line)) && pattern.test(block.lines[line - 1])) return (all[line] = [...(all[line] ?? []), text]);
    }
  };
  const asks = requests.filter(({ opened, feature }) => opened === at && at > 0 && (capital(feature) === screen || screen === "App"));
  const numbers = asks.map(({ number }) => number).join(", ");
  note(/\bstate\.(?!is)\w+/, state.map((one) => change(one, names)).find(Boolean));
  if (block.word !== "case ." || !/Response/.test(block.name)) note(/\bas: /, !asks.length && "makes the action of the answer");
  if (asks.length) {
    note(/\b(read|write|stream|load)\(/, `asks ${numbers}`);
    note(/\bawait\b/, `waits for answer ${numbers}`);
    note(/\} (receive|as):/, `when ${numbers} is answered`, true);
  }
  return all;
}

// Rows of code: its first line, and the lines near those that ran. A line that waits for an answer is hatched.
function rows(lines, from, to, by, notes = {}) {
  const has = (number) => by.filter(([, ran]) => ran.has(number)).map(([name]) => `by-${name}`);
  const isNear = (number) => number === from || [-2, -1, 0, 1, 2].some((by) => has(number + by).length > 0);
  const whole = lines.slice(from - 1, to);
  const indent = Math.min(...whole.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const isWhole = whole.length <= 8 || !whole.some((_, index) => has(from + index).length);
  return whole.map((text, index) => {
    const number = from + index;
    const [said, names] = [notes[number]?.join(", "), has(number)];
    if (!isWhole && !isNear(number)) return isNear(number - 1) && make("div.gap", "⋯");
    return make(names.length ? `mark.${names.join(".")}${said?.startsWith("waits") ? ".later" : ""}` : "div", make("span.line", number),
      make("span.text", { style: `--in: ${Math.max(0, Math.round((text.search(/\S/) - indent) / 2))}ch` }, coloured(text.trim())), said && make("em", said));
  });
}

// What both patterns use: the kit, and the rules of the state that both call.
function drawOnce(element, dialog, files, found) {
  const kit = [0, 1].map((side) => files.filter(({ kind }) => kind === "kit").reduce((sum, { lines }) => sum + lines[side].length, 0));
  const calls = found.map((block) => block ? [...block.lines.slice(block.from - 1, block.to).join("\n").matchAll(/state\.((?!is)\w+)\(/g)].map(([, name]) => name) : []);
  const both = [...new Set(calls[0].filter((name) => calls[1].includes(name)))];
  update(element, make("b", "Written once, for all screens"),
    make("span", "kit: MVVM ", make("b.mvvm", kit[0]), " lines, MVI ", make("b.mvi", kit[1]),
      both.length > 0 && [" · both call ", make("code", `state.${both.join(", state.")}`)]),
    make("button.pill", { onclick: () => dialog.showModal() }, "Show all lines"));
  drawFiles(dialog, files);
  dialog.prepend(make("form.head", { method: "dialog" }, make("h2", "All lines that ran in this step"), make("button.pill", { type: "submit" }, "Close")));
}

// All files that ran, with the lines that ran: those of MVVM, of MVI, or of both.
export function drawFiles(element, files) {
  const draw = (details) => details.open && drawFile(details.querySelector("pre"), files.find(({ path }) => path === details.dataset.key));
  update(element, Object.entries(kinds).flatMap(([kind, title]) => {
    const all = files.filter((file) => file.kind === kind);
    return all.length > 0 && [make("h3", { "data-key": kind }, title), all.map((file) => make("details.file", {
      "data-key": file.path, open: kind === "rules", ontoggle: ({ target }) => draw(target) },
    make("summary", make("b", nameOf(file.path)), file.lines.map((lines, side) => lines.length > 0
      && make(`span.${classes[side]}`, ` ${titles[side]} ${plural(lines.length, "line")}`))),
    make("pre", { tabindex: 0, "aria-label": file.path })))];
  }));
  for (const details of element.querySelectorAll(".file")) draw(details);
}

async function drawFile(element, { path, lines }) {
  const text = await source(path);
  update(element, rows(text, 1, text.length, lines.map((numbers, side) => [classes[side], new Set(numbers)])));
}

const words = "actor|as|async|await|case|class|default|defer|else|enum|extension|false|final|for|func|guard|if|import|in|init|inout|"
  + "is|let|nil|package|private|public|return|self|some|static|struct|switch|throw|throws|true|try|var|while";
const token = new RegExp(`(?<comment>//.*)|(?<string>"(?:[^"\\\\]|\\\\.)*")|\\b(?<word>${words})\\b|(?<member>\\.[a-z]\\w*)|\\b(?<type>[A-Z]\\w*)|\\w+|[^\\w."/]+|.`, "g");
const coloured = (text) => [...text.matchAll(token)].map(({ 0: part, groups }) => {
  const kind = Object.keys(groups).find((name) => groups[name]);
  return kind ? make(`span.${kind}`, part) : part;
});
