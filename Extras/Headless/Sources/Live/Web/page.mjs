// The play, which is stored in the address, and the server's replies to it.

import { drawLog, drawState, drawTime } from "./acts.mjs";
import { drawPhone, make, update } from "./phone.mjs";
import { ask, drawRan } from "./ran.mjs";
import { drawRequests } from "./requests.mjs";

const find = (id) => document.getElementById(id);
const screens = [...document.querySelectorAll(".screen")];
const switches = { "Answer after a second": false, Dark: matchMedia("(prefers-color-scheme: dark)").matches, "Large text": false };

// All lines of the play, the number of lines that are shown, and the replies to all lines and to the shown lines.
const play = { show: "app", lines: [], at: 0, whole: null, shown: null };

// Actions run one after the other. If the visitor is faster than the replies, only the last reply is drawn: an earlier
// reply would move the focus back, and typed text would go to another field.
let last = Promise.resolve();
let waiting = 0;
const inTurn = (work) => {
  waiting += 1;
  last = last.then(work).catch(({ message }) => tell(message)).then(() => (waiting -= 1));
  return last;
};
const tell = (problem) => (find("problem").textContent = problem ?? "");

function take(reply) {
  const isFirst = !play.whole;
  Object.assign(play, { lines: reply.lines, at: reply.lines.length, whole: reply, shown: reply });
  const address = `#${play.show}:${play.lines.map(encodeURIComponent).join(";")}`;
  if (location.hash !== address) history[isFirst ? "replaceState" : "pushState"](null, "", address);
  draw();
}

// Adds a step after the step that is shown. An action that is not a step, such as moving the focus, keeps the later steps.
const go = (line, act = null) => inTurn(async () => {
  const lines = play.lines.slice(0, play.at).concat(line ?? []);
  const reply = await ask("/play", { show: play.show, lines, act });
  if (line || reply.lines.length > lines.length || play.at === play.lines.length) return take(reply);
  play.shown = reply;
  draw();
});
const open = (show, lines) => {
  sendTyped();
  return inTurn(() => openNow(show, lines));
};
const openNow = async (show, lines) => {
  const reply = await ask("/play", { show, lines, act: null });
  play.show = show;
  take(reply);
};
const look = (at) => {
  sendTyped();
  return inTurn(() => lookNow(at));
};
const lookNow = async (at) => {
  play.at = Math.max(0, Math.min(at, play.lines.length));
  play.shown = await ask("/play", { show: play.show, lines: play.lines.slice(0, play.at), act: null });
  draw();
};
const openAddress = () => {
  const [, show, text] = location.hash.match(/^#([^:]+):?(.*)$/) ?? [null, "app", ""];
  return open(show, text.split(";").filter(Boolean).map(decodeURIComponent));
};

// Typed text shows in both phones at once. It is sent after a pause, and before any other action.
let typed = null;
const twins = (path) => screens.map((screen) => screen.querySelector(`[data-path="${path}"]`)).filter(Boolean);
const sendTyped = () => {
  if (!typed) return;
  const { path, text, timer } = typed;
  clearTimeout(timer);
  typed = null;
  inTurn(() => typed || twins(path.join(".")).forEach((field) => (field.isBeingTyped = false)));
  go(null, { kind: "edit", path, text });
};
const type = (path, text) => {
  if (`${typed?.path}` !== `${path}`) sendTyped();
  clearTimeout(typed?.timer);
  typed = { path, text, timer: setTimeout(sendTyped, 250) };
  for (const field of twins(path.join("."))) {
    field.isBeingTyped = true;
    if (field !== document.activeElement) field.value = text;
  }
};
const step = (line) => {
  sendTyped();
  go(line);
};
const act = (kind, path = [], text) => {
  if (kind === "edit") return type(path, text);
  sendTyped();
  go(...(kind === "reopen" ? [kind] : [null, { kind, path, text }]));
};

// Answers the oldest request a second after a reply.
let timer;
function answerByThemselves() {
  clearTimeout(timer);
  if (!switches["Answer after a second"] || play.at < play.lines.length) return;
  const next = play.whole.requests.find(({ answered, cancelled, kind }) => answered == null && cancelled == null && kind !== "stream");
  if (next) timer = setTimeout(() => step(`answer ${next.number} ok`), 1000);
}

// The paths of the elements in which the phones differ.
const shallow = (node) => JSON.stringify({ ...node, path: 0, focused: 0, children: 0 });
const deep = (node) => JSON.stringify(node, (name, value) => (/^(path|focused)$/.test(name) ? 0 : value));
const differing = (nodes, others) => nodes.filter((node) => !others.some((other) => deep(other) === deep(node))).flatMap((node) => {
  const other = others.find((other) => shallow(other) === shallow(node));
  return other ? differing(node.children, other.children) : [node.path];
});

function draw() {
  if (waiting > 1) return;
  const { show, lines, at, shown } = play;
  tell(shown.problem);
  screens.forEach((screen, index) => {
    const [phone, other] = [shown.phones[index], shown.phones[1 - index]];
    drawPhone(screen, phone, act);
    const paths = [...differing(phone.elements, other.elements), ...differing(phone.presented, other.presented)];
    for (const path of paths) screen.querySelector(`[data-path="${path.join(".")}"]`)?.classList.add("differs");
  });
  const isApp = show === "app";
  drawRequests(find("requests"), shown, { isApp, step, open });
  drawState(find("state"), shown);
  drawLog(find("log"), play.whole, { at, look });
  drawTime(find("time"), play, { isApp, look, open, step });
  drawRan(find("ran"), () => ask("/ran", { show, lines: lines.slice(0, at) }));
  find("show").value = show;
  answerByThemselves();
}

function drawSwitches() {
  document.documentElement.style.colorScheme = switches.Dark ? "dark" : "light";
  document.documentElement.classList.toggle("large-text", switches["Large text"]);
  const onclick = ({ target: { textContent: name } }) => {
    switches[name] = !switches[name];
    drawSwitches();
    answerByThemselves();
  };
  update(find("switches"), Object.keys(switches).map((name) => make("button", { role: "switch", "aria-checked": switches[name], onclick }, name)));
  const isSecond = document.body.classList.contains("second");
  update(find("which"), ["MVVM", "MVI"].map((name, index) => make("button", { "aria-pressed": isSecond === (index === 1), onclick: () => {
    document.body.classList.toggle("second", index === 1);
    drawSwitches();
  } }, name)));
}

// An element that is hovered, pressed or focused in one phone looks the same in the other phone.
for (const [name, mark] of Object.entries({ pointerover: "hover", focusin: "focus", pointerdown: "press", pointerup: "press" })) {
  addEventListener(name, ({ type, target }) => {
    for (const element of document.querySelectorAll(`[data-now-${mark}]`)) element.removeAttribute(`data-now-${mark}`);
    const path = type !== "pointerup" && target.closest?.(".screen [data-path]")?.dataset.path;
    if (path) for (const element of twins(path)) element.setAttribute(`data-now-${mark}`, "");
  });
}
addEventListener("keydown", ({ key }) => key === "Escape"
  && document.querySelectorAll("details[open], [data-now-menu]").forEach((element) => ["open", "data-now-menu"].forEach((name) => element.removeAttribute(name))));
// A report that is dropped on the page is a play.
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) inTurn(async () => {
    const { lines, notes } = await ask("/report", await file.slice(0, 1_000_001).text());
    await openNow("app", lines);
    tell(notes.join(" "));
  });
});
addEventListener("popstate", openAddress);
find("skip").onclick = (event) => {
  event.preventDefault();
  find("requests").focus();
};
drawSwitches();
inTurn(async () => {
  find("show").append(...(await ask("/shows", {})).map(({ id, title }) => make("option", { value: id }, title)));
  find("show").onchange = ({ target }) => open(target.value, []);
});
openAddress();
