// The play, which the address has, and what the server says about it.

import { drawLog, drawState, drawTime } from "./acts.mjs";
import { drawPhone, make, update } from "./phone.mjs";
import { drawRan } from "./ran.mjs";
import { drawRequests } from "./requests.mjs";

const find = (id) => document.getElementById(id);
const screens = [...document.querySelectorAll(".screen")];
const switches = { "Answer by themselves": false, Dark: matchMedia("(prefers-color-scheme: dark)").matches, "Large text": false };

// All lines of the play, the number of those that were done, and the replies to all and to those.
const play = { show: "app", lines: [], at: 0, whole: null, shown: null };

async function ask(path, body) {
  const response = await fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.problem);
  return reply;
}

// One after the other, as a person does it.
let last = Promise.resolve();
const inTurn = (work) => (last = last.then(work).catch((error) => tell(`The server did not answer: ${error.message}`)));
const tell = (problem) => (find("problem").textContent = problem ?? "");

const address = () => `#${play.show}:${play.lines.map(encodeURIComponent).join(";")}`;
const remember = () => location.hash === address() || history.pushState(null, "", address());

function take(reply) {
  Object.assign(play, { lines: reply.lines, at: reply.lines.length, whole: reply, shown: reply });
  remember();
  draw();
}

// What is done goes on from the act that is looked at. What is no step, such as a focus, ends no later act.
const go = (line, act = null) => inTurn(async () => {
  const lines = play.lines.slice(0, play.at).concat(line ?? []);
  const reply = await ask("/play", { show: play.show, lines, act });
  if (line || reply.lines.length > lines.length || play.at === play.lines.length) return take(reply);
  play.shown = reply;
  draw();
});

const open = (show, lines) => inTurn(async () => {
  play.show = show;
  take(await ask("/play", { show, lines, act: null }));
});

const look = (at) => inTurn(async () => {
  play.at = Math.max(0, Math.min(at, play.lines.length));
  play.shown = await ask("/play", { show: play.show, lines: play.lines.slice(0, play.at), act: null });
  draw();
});

const openAddress = () => {
  const [, show, text] = location.hash.match(/^#([^:]+):?(.*)$/) ?? [null, "app", ""];
  return open(show, text.split(";").filter(Boolean).map(decodeURIComponent));
};

// What is typed is sent after a pause, and before anything else is done.
let typed = null;
const twins = (path) => screens.map((screen) => screen.querySelector(`[data-path="${path}"]`)).filter(Boolean);
const sendTyped = () => {
  if (!typed) return;
  const { path, text, timer } = typed;
  clearTimeout(timer);
  typed = null;
  go(null, { kind: "edit", path, text });
  inTurn(() => typed || twins(path.join(".")).forEach((field) => (field.isBeingTyped = false)));
};
const act = (kind, path, text) => {
  if (kind === "edit") {
    if (typed && `${typed.path}` !== `${path}`) sendTyped();
    clearTimeout(typed?.timer);
    typed = { path, text, timer: setTimeout(sendTyped, 250) };
    for (const field of twins(path.join("."))) {
      if (field !== document.activeElement) field.value = text;
      field.isBeingTyped = true;
    }
    return;
  }
  sendTyped();
  if (kind === "reopen") go("reopen");
  else go(null, { kind, path: path ?? [], ...(text === undefined ? {} : { text }) });
};
const step = (line) => {
  sendTyped();
  go(line);
};

// A second after a reply, the oldest request is answered; and the notes hear that a write of theirs is synced.
let timer;
let isSynced = true;
const answerByThemselves = () => {
  clearTimeout(timer);
  if (!switches["Answer by themselves"] || play.at < play.lines.length) return;
  const open = play.whole.requests.filter((request) => request.answered == null && request.cancelled == null);
  const next = open.find((request) => request.kind !== "stream");
  const stream = !isSynced && open.find((request) => request.kind === "stream" && request.feature === "notes");
  if (!next && !stream) return;
  timer = setTimeout(() => {
    isSynced = !(stream ? false : next.feature === "notes" && next.kind === "write");
    step(`answer ${stream ? `${stream.number} synced` : `${next.number} ok`}`);
  }, 1000);
};

// Frames what one phone shows and the other does not.
const shallow = (node) => JSON.stringify({ ...node, path: 0, focused: 0, children: 0 });
const whole = (node) => JSON.stringify(node, (name, value) => (/^(path|focused)$/.test(name) ? 0 : value));
const differing = (nodes, others) => {
  const rest = new Set(others.map(whole));
  return nodes.filter((node) => !rest.has(whole(node))).flatMap((node) => {
    const other = others.find((other) => shallow(other) === shallow(node));
    return other ? differing(node.children, other.children) : [node.path];
  });
};

function draw() {
  const { phones, same, problem } = play.shown;
  tell(problem);
  screens.forEach((screen, index) => {
    drawPhone(screen, phones[index], act);
    for (const list of ["elements", "presented"]) {
      for (const path of differing(phones[index][list], phones[1 - index][list])) {
        screen.querySelector(`[data-path="${path.join(".")}"]`)?.classList.add("differs");
      }
    }
  });
  document.body.classList.toggle("differ", !same);
  drawRequests(find("requests"), play.shown, { isApp: play.show === "app", step, open });
  drawState(find("state"), play.shown);
  drawLog(find("log"), play.shown);
  drawTime(find("time"), play, { look, step });
  const { show, lines, at } = play;
  drawRan(find("ran"), () => ask("/ran", { show, lines: lines.slice(0, at) }));
  find("show").value = show;
  answerByThemselves();
}

function drawSwitches() {
  document.documentElement.dataset.theme = switches.Dark ? "dark" : "light";
  document.documentElement.classList.toggle("large-text", switches["Large text"]);
  update(find("switches"), Object.keys(switches).map((name) => make("button", {
    type: "button", role: "switch", "aria-checked": `${switches[name]}`,
    onclick: () => {
      switches[name] = !switches[name];
      drawSwitches();
      answerByThemselves();
    } }, name)));
  update(find("which"), ["MVVM", "MVI"].map((name, index) => make("button", {
    type: "button", "aria-pressed": `${document.body.classList.contains("second") === (index === 1)}`,
    onclick: () => {
      document.body.classList.toggle("second", index === 1);
      drawSwitches();
    } }, name)));
}

// What is hovered, pressed or focused in one phone is so in the other.
for (const [name, kind] of [["pointerover", "hover"], ["focusin", "focus"], ["pointerdown", "press"]]) {
  addEventListener(name, ({ target }) => {
    document.querySelectorAll(`[data-now-${kind}]`).forEach((element) => element.removeAttribute(`data-now-${kind}`));
    const path = target.closest?.(".screen [data-path]")?.dataset.path;
    if (path) twins(path).forEach((element) => element.setAttribute(`data-now-${kind}`, ""));
  });
}
addEventListener("pointerup", () => setTimeout(() => document.querySelectorAll("[data-now-press]")
  .forEach((element) => element.removeAttribute("data-now-press")), 200));
find("skip").onclick = (event) => {
  event.preventDefault();
  find("requests").focus();
};
addEventListener("popstate", openAddress);

drawSwitches();
inTurn(async () => {
  const shows = await (await fetch("/shows")).json();
  find("show").append(...shows.map(({ id, title }) => make("option", { value: id }, title)));
  find("show").onchange = (event) => open(event.target.value, []);
});
openAddress();
