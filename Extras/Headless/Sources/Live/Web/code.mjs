// Draws the lines of source code that ran in a step: the function that the step called in each pattern, with notes in its
// margin, and below it what was written down.

import { classes, drawFiles, nameOf, rows, titles } from "./lines.mjs";
import { drawLog, parts } from "./log.mjs";
import { make, update } from "./phone.mjs";
import { source } from "./server.mjs";
import { capital, change } from "./words.mjs";

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

// The screen that a step is about, as its folder is called.
const screenOf = (line, requests) => {
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
  const named = parts(entries.at(-1) ?? "").names.reverse().map((name) => all.find((block) => block.word === "case ." && block.name === name)).find(Boolean);
  const rank = ({ word, began, isPrivate, count }) => (word === "case ." ? 8000 : word === "func" && began && !isPrivate ? 4000 : word === "func" ? 2000 : 0) + count;
  return named ?? all.sort((a, b) => rank(b) - rank(a))[0];
}

// The function that each pane has shown last: it stays when no line of a screen has run.
const shown = [null, null];
let newest = 0;
let asked = Promise.resolve();

// Draws the code of a step as soon as the server has it. A request that a newer one has replaced is not sent. Before the first
// step of a story, `coming` is its line: then the panes show what it will call.
export async function drawCode([element, once, all], reply, log, names, { askRan, look, coming }) {
  const number = (newest += 1);
  asked = asked.then(() => number === newest && askRan().catch(({ message }) => ({ problem: message })));
  const ran = await asked;
  if (number !== newest) return;
  if (ran.problem) update(element, make("p.none", ran.problem));
  else {
    const line = coming ?? reply.lines.at(-1) ?? "open";
    const screen = screenOf(line, reply.requests);
    const isApp = ran.files.every(({ path }) => path.startsWith("Presentation/"));
    const own = [0, 1].map((side) => ran.files.filter(({ path, kind, side: of, lines }) => of === side && lines[side].length
      && /rules|parents/.test(kind) && (!isApp || path.includes(`/${screen}/`))));
    const found = await Promise.all([0, 1].map((side) => called(own[side], side, side && !coming ? log[reply.lines.length] : [])));
    const kit = await Promise.all([0, 1].map((side) => line.startsWith("answer") && decided(ran.files, side)));
    if (number !== newest) return;
    found.forEach((block, side) => block && (shown[side] = block));
    update(element, [0, 1].map((side) => pane(side, found[side], own[side], kit[side], { reply, log, names, screen, look, coming })));
    drawOnce(once, all, ran.files, found, coming);
  }
  element.ariaBusy = false;
  for (const code of element.querySelectorAll("pre")) {
    const marks = [...code.querySelectorAll("mark")];
    if (marks.length) code.scrollTop = Math.min(marks[0].offsetTop, marks.at(-1).offsetTop + marks.at(-1).offsetHeight - code.clientHeight) - code.offsetTop;
  }
  const now = [...element.querySelectorAll(".log .now")].at(-1);
  if (now) now.parentElement.scrollTop = now.offsetTop + 2 * now.offsetHeight - now.parentElement.offsetTop - now.parentElement.clientHeight;
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

function pane(side, block, own, kit, { reply, log, names, screen, look, coming }) {
  const at = reply.lines.length;
  const { file, lines, from, to } = block ?? shown[side] ?? {};
  const here = block && !coming ? block.count : 0;
  const around = coming ? 0 : own.reduce((sum, { lines }) => sum + lines[side].length, 0) - here;
  return make(`section.pane.${classes[side]}`, { "data-key": side, "aria-label": titles[side] },
    make("div.head", make("h3", titles[side]), make("span", { title: file?.path }, file ? nameOf(file.path) : ""),
      make("span.count", coming ? "what Next will call" : [make("b", here), ` line${here === 1 ? "" : "s"} ran`, around > 0 && make("small", { title: `${around} more lines of these files ran: they lead to ${here === 1 ? "it" : "them"}` }, ` + ${around} around it`)])),
    make("pre", { tabindex: 0, "aria-label": file?.path, "data-key": `${file?.path}${from}${at}` },
      !block && make("p.none", kit ? "No line of this screen ran. " : "No line of this screen ran in this step."),
      kit && make("p.kit", make("b", "The kit dropped the answer: "), make("code", `ScreenTasks.swift ${kit[0]}  ${kit[1]}`)),
      file && rows(lines, from, to, block && !coming ? [[classes[side], block.ran]] : [], notes(!coming && block, reply, names, screen))),
    make("h4", "Written down", side > 0 && make("small", { title: "In Redux, both are called actions." }, "→ intent (your tap)  ← action (an answer)")),
    side ? drawLog(log, at, look) : make("div.log", make("p", "Nothing, unless you add it: for dropped answers, ",
      make("code", "drop:"), " at each request; for taps, a line in each method.")));
}

// The notes in the margin of a function, by the number of the line.
function notes(block, { requests, state, lines }, names, screen) {
  if (!block) return {};
  const at = lines.length;
  const all = {};
  const note = (pattern, text, isAny) => {
    for (let line = block.from; text && line <= block.to; line += 1) {
      if ((isAny || block.ran.has(line)) && pattern.test(block.lines[line - 1])) return (all[line] = [...(all[line] ?? []), text]);
    }
  };
  const asks = requests.filter(({ opened, feature }) => opened === at && at > 0 && (capital(feature) === screen || screen === "App"));
  const numbers = asks.map(({ number }) => number).join(", ");
  const opens = state.find(({ name }) => name === "screen");
  note(/\bemit\b/, opens && change(opens, names));
  note(/\bstate\.(?!is)\w+|\bself\.\w+ = /, !opens && state.map((one) => change(one, names)).find(Boolean));
  if (lines.at(-1)?.startsWith("answer") && !/Response/.test(block.name)) note(/\bas: /, "makes the action of the answer");
  if (asks.length) {
    note(/\.(read|write|stream)\(/, `asks ${numbers}`);
    note(/\bawait\b/, `waits for answer ${numbers}`);
    note(/\} (receive|as):/, `when ${numbers} is answered`, true);
  }
  return all;
}

// What both patterns use: the kit, and the rules of the state that both call.
function drawOnce(element, dialog, files, found, coming) {
  const kit = [0, 1].map((side) => files.filter(({ kind }) => kind === "kit").reduce((sum, { lines }) => sum + lines[side].length, 0));
  const calls = found.map((block) => block ? [...block.lines.slice(block.from - 1, block.to).join("\n").matchAll(/state\.((?!is)\w+)\(/g)].map(([, name]) => name) : []);
  const both = [...new Set(calls[0].filter((name) => calls[1].includes(name)))];
  update(element, !coming && make("b", "The kit, which you copy once,"),
    make("span", !coming && ["ran ", make("b.mvvm", kit[0]), " lines for MVVM, ", make("b.mvi", kit[1]), " for MVI", both.length > 0 && " · "],
      both.length > 0 && ["both call ", make("code", `state.${both.join(", state.")}`)]),
    make("button.pill", { onclick: () => dialog.showModal(), "aria-disabled": Boolean(coming) }, "Show all lines"));
  drawFiles(dialog, files);
  dialog.prepend(make("form.head", { method: "dialog" }, make("h2", "All lines that ran in this step"), make("button.pill", { type: "submit" }, "Close")));
}
