// The play, which is stored in the address, and the server's replies to it.

import { drawCode } from "./code.mjs";
import { drawPhone, make, update } from "./phone.mjs";
import { drawQuestions } from "./questions.mjs";
import { ask } from "./server.mjs";
import { drawSay, drawStories, drawTime } from "./steps.mjs";
import { drawVerdict } from "./verdict.mjs";
import { nameIn, scriptOf, stories } from "./words.mjs";

const find = (id) => document.getElementById(id);
const screens = [...document.querySelectorAll(".screen")];
const switches = { "Answer by itself after a second": false, Dark: matchMedia("(prefers-color-scheme: dark)").matches, "Large text": false };

// All lines of the play, the number of lines that are shown, and the replies to all lines and to the shown lines. `story` is
// the story that is being told; null while the visitor plays freely. `told` is the story that was told last, and `pace` the
// milliseconds between the steps of a story that plays by itself. `seen` has the stories that were told to their end.
const play = { show: "app", lines: [], at: 0, whole: null, shown: null, story: null, told: null, pace: 0, seen: new Set() };
let start = { shows: [], names: {}, article: "" };

// Actions run one after the other. If the visitor is faster than the replies, only the last reply is drawn: an earlier
// reply would move the focus back, and typed text would go to another field.
let last = Promise.resolve();
let waiting = 0;
const inTurn = (work) => {
  waiting += 1;
  fade(true);
  last = last.then(work).catch(({ message }) => {
    tell(message);
    return false;
  }).then((result) => {
    waiting -= 1;
    if (result === false) fade(false);
  });
  return last;
};
// The code fades as soon as something begins, until it is drawn again. Work that draws nothing returns false.
const fade = (isBusy) => (find("code").ariaBusy = isBusy);
const tell = (problem) => {
  find("problem").textContent = problem?.split("; app knows")[0] ?? "";
};

// Asks the server. If the program has ended, says so, and asks again until it is back.
const answered = async (path, body) => {
  for (let isLost = false; ; isLost = true) {
    try {
      const reply = await ask(path, body);
      if (isLost) tell("");
      return reply;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      tell("Live has ended. Start it again at this port, and this page goes on by itself.");
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
};

const isIn = (story, lines) => {
  const script = story && scriptOf(story);
  return script && lines.length >= story.before.length && lines.every((line, index) => line === script[index]);
};
function take(reply, isNew = true) {
  const isFirst = !play.whole;
  Object.assign(play, { lines: reply.lines, at: reply.lines.length, whole: reply, shown: reply });
  if (!isIn(play.story, play.lines)) play.story = null;
  if (isNew && location.hash !== address()) history[isFirst ? "replaceState" : "pushState"](null, "", address());
  draw();
}
// The play, and the step that is shown if it is not the last one.
const address = () => `#${play.show}${play.at < play.lines.length ? `@${play.at}` : ""}:${play.lines.map(encodeURIComponent).join(";")}`;

// Adds a step after the step that is shown. An action that is not a step, such as moving the focus, keeps the later steps.
const go = (line, act = null) => inTurn(() => goNow(line, act));
const goNow = async (line, act = null) => {
  const { at, lines: all } = play;
  const lines = all.slice(0, at).concat(line ?? []);
  if (line && line === all[at]) return lookNow(at + 1);
  const reply = await answered("/play", { show: play.show, lines, act });
  const isStep = line || reply.lines.length > lines.length;
  if (!isStep && at < all.length) return drawNow(reply);
  if (isStep && at < all.length && reply.lines.join() !== all.slice(0, at + 1).join() && !isIn(play.story, all)
    && !confirm(`You are at an earlier step. Going on from here drops ${all.length - at > 1 ? `the ${all.length - at} steps` : "the step"} after it.`)) return lookNow(at);
  take(reply);
};
const open = (show, lines, story) => {
  sendTyped();
  return inTurn(() => openNow(show, lines, story));
};
// Without a story, it is the one that the lines are of, best the one that was told last. An address that is opened again is
// not new in the history.
const openNow = async (show, lines, story, isNew) => {
  const reply = await answered("/play", { show, lines, act: null });
  const found = [play.told, ...stories].find((one) => show === "app" && isIn(one, lines)) ?? null;
  Object.assign(play, { show, story: story === undefined ? found : story });
  play.told = play.story ?? play.told;
  take(reply, isNew);
};
const look = (at) => {
  sendTyped();
  return inTurn(() => lookNow(at));
};
const lookNow = async (at, isNew = true) => {
  play.at = Math.max(0, Math.min(at, play.lines.length));
  if (isNew) history.replaceState(null, "", address());
  drawNow(await answered("/play", { show: play.show, lines: play.lines.slice(0, play.at), act: null }));
};
const drawNow = (reply) => {
  play.shown = reply;
  draw();
};
const openAddress = () => {
  const [, show, at, text] = location.hash.match(/^#([^:@]+)(?:@(\d+))?:?(.*)$/) ?? [];
  sendTyped();
  if (!show) return inTurn(() => openNow("app", stories[0].before, stories[0]));
  inTurn(async () => {
    await openNow(show, text.split(";").filter(Boolean).map(decodeURIComponent), undefined, false);
    if (at) await lookNow(Number(at), false);
  });
};

// The next step of the story; undefined at its end.
const next = () => play.story && scriptOf(play.story)[play.at];
const isEnd = () => play.at === play.lines.length && !next();
const following = () => play.story && stories[stories.indexOf(play.story) + 1];
// Goes to the next step, or back. Two quick clicks are two steps.
const goOn = () => {
  sendTyped();
  inTurn(() => (play.at < play.lines.length ? lookNow(play.at + 1) : next() ? goNow(next()) : false));
};
const goBack = () => {
  sendTyped();
  inTurn(() => play.at > (play.story?.before.length ?? 0) ? lookNow(play.at - 1) : false);
};
const playStory = () => {
  play.pace = play.pace ? 0 : Number(find("speed").value);
  if (play.pace) goOn();
  draw();
};
const copy = ({ target }, text) => text && navigator.clipboard.writeText(text).then(() => {
  const label = target.textContent;
  if (label === "Copied") return;
  target.style.minWidth = `${target.getBoundingClientRect().width}px`;
  target.textContent = "Copied";
  setTimeout(() => (target.textContent = label), 1500);
});

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

// Goes on by itself: the next step of a story, or an answer to the oldest question, a second after a reply.
let timer;
function goOnByItself() {
  clearTimeout(timer);
  if (play.pace) return (timer = setTimeout(goOn, play.pace));
  if (!switches["Answer by itself after a second"] || play.at < play.lines.length) return;
  const oldest = play.whole.requests.find(({ answered, cancelled, kind }) => answered == null && cancelled == null && kind !== "stream");
  if (oldest) timer = setTimeout(() => step(`answer ${oldest.number} ok`), 1000);
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
  const { show, lines, at, shown, story } = play;
  const isApp = show === "app";
  tell(shown.problem);
  screens.forEach((screen, index) => {
    const [phone, other] = [shown.phones[index], shown.phones[1 - index]];
    drawPhone(screen, phone, act);
    const paths = [...differing(phone.elements, other.elements), ...differing(phone.presented, other.presented)];
    for (const path of paths) screen.querySelector(`[data-path="${path.join(".")}"]`)?.classList.add("differs");
    const inNames = (name, text) => text.split(" ").map((word) => nameIn(name, word, start.names)).join(" ") || "–";
    const state = at > 0 ? shown.state : [];
    update(screen.closest(".phone").querySelector("dl"), state.slice(0, 3).map(({ name, before, after }) =>
      make("div", make("dt", name), make("dd", `${inNames(name, before)} → `, make("b", inNames(name, after[index]))))),
    state.length > 3 && make("div", `and ${state.length - 3} more`));
  });
  if (!story || isEnd()) play.pace = 0;
  const isTold = story && at === scriptOf(story).length;
  if (isTold) play.seen.add(story);
  const coming = story && at === story.before.length ? next() ?? lines[at] : null;
  document.body.classList.toggle("before", Boolean(coming));
  const doings = { look, open, step, copy, goOn, goBack, playStory, showVerdict: () => find("which").showModal(), isEnd: isEnd(), following: following() };
  drawStories(find("stories"), play, doings);
  drawSay(find("say"), play, start.names, doings);
  drawQuestions(find("you"), shown, start.names, { isApp, step, end: isTold && drawVerdict(start.article, story.speaksFor), verdict: story?.verdict, isBefore: Boolean(coming), next: next() ?? (story && lines[at]) });
  drawTime(find("time"), play, start.names, doings);
  drawCode(["code", "once", "all"].map(find), shown, play.whole.steps.map(({ log }) => log), start.names,
    { askRan: () => answered("/ran", { show, lines: [...lines.slice(0, at), ...(coming ? [coming] : [])] }), look, coming });
  find("show").value = show;
  goOnByItself();
}

function drawSwitches() {
  document.documentElement.style.colorScheme = switches.Dark ? "dark" : "light";
  document.documentElement.classList.toggle("large-text", switches["Large text"]);
  update(find("switches"), Object.keys(switches).map((name) => make("button", { role: "switch", "aria-checked": switches[name], onclick: () => {
    switches[name] = !switches[name];
    drawSwitches();
    goOnByItself();
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
const close = (except) => document.querySelectorAll("details[open]:not(.file, .log *), [data-now-menu]").forEach((element) => except && element.contains(except)
  || ["open", "data-now-menu"].forEach((name) => element.removeAttribute(name)));
addEventListener("keydown", ({ key, target }) => {
  if (key === "Escape") close();
  if (!/^(INPUT|TEXTAREA|SELECT|PRE|OL)$/.test(target.nodeName) && !document.querySelector("dialog[open]")) ({ ArrowRight: goOn, ArrowLeft: goBack })[key]?.();
});
addEventListener("pointerdown", ({ target }) => close(target));
// A report that is dropped on the page is a play.
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file) inTurn(async () => {
    const { lines, notes } = await answered("/report", await file.slice(0, 1_000_001).text());
    await openNow("app", lines);
    tell(notes.join(" "));
  });
});
addEventListener("popstate", openAddress);
find("skip").onclick = (event) => {
  event.preventDefault();
  find("you").focus();
};
drawSwitches();
inTurn(async () => {
  start = await answered("/start", {});
  const [app, ...recipes] = start.shows.map(({ id, title }) => make("option", { value: id }, title));
  find("show").append(app, make("optgroup", { label: "Recipes" }, recipes));
  find("show").onchange = ({ target: { value } }) => open(value, stories.filter(() => value === "app").map(({ before }) => before)[0] ?? [], value === "app" ? stories[0] : null);
  find("which").append(drawVerdict(start.article));
});
openAddress();
