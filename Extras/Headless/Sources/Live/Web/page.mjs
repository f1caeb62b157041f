// The play, which is stored in the address, and the server's replies to it.

import { ask, drawCode } from "./code.mjs";
import { drawPhone, make, update } from "./phone.mjs";
import { drawQuestions } from "./questions.mjs";
import { drawVerdict } from "./verdict.mjs";
import { scriptOf, step as inWords, stories } from "./words.mjs";

const find = (id) => document.getElementById(id);
const screens = [...document.querySelectorAll(".screen")];
const switches = { "Answer by itself after a second": false, Dark: matchMedia("(prefers-color-scheme: dark)").matches, "Large text": false };

// All lines of the play, the number of lines that are shown, and the replies to all lines and to the shown lines. `story` is
// the story that is being told; null while the visitor plays freely.
const play = { show: "app", lines: [], at: 0, whole: null, shown: null, story: null };
const seen = new Set();
let start = { shows: [], names: {}, article: "" };

// Actions run one after the other. If the visitor is faster than the replies, only the last reply is drawn: an earlier
// reply would move the focus back, and typed text would go to another field.
let last = Promise.resolve();
let waiting = 0;
const inTurn = (work) => {
  waiting += 1;
  find("code").ariaBusy = true;
  last = last.then(work).catch(({ message }) => {
    tell(message);
    find("code").ariaBusy = false;
  }).then(() => (waiting -= 1));
  return last;
};
const tell = (problem) => (find("problem").textContent = problem ?? "");

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

const isIn = (story, lines, before = 0) => {
  const script = story && scriptOf(story);
  return script && lines.length >= story.before.length + before && lines.every((line, index) => line === script[index]);
};
function take(reply) {
  const isFirst = !play.whole;
  Object.assign(play, { lines: reply.lines, at: reply.lines.length, whole: reply, shown: reply });
  if (!isIn(play.story, play.lines)) play.story = null;
  const address = `#${play.show}:${play.lines.map(encodeURIComponent).join(";")}`;
  if (location.hash !== address) history[isFirst ? "replaceState" : "pushState"](null, "", address);
  draw();
}

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
    && !confirm(`You are at an earlier step. To go on from here drops ${all.length - at > 1 ? `the ${all.length - at} steps` : "the step"} after it.`)) return lookNow(at);
  take(reply);
};
const open = (show, lines, story = null) => {
  sendTyped();
  return inTurn(() => openNow(show, lines, story));
};
const openNow = async (show, lines, story) => {
  const reply = await answered("/play", { show, lines, act: null });
  Object.assign(play, { show, story: story ?? stories.find((one) => show === "app" && isIn(one, lines, 1)) ?? null });
  take(reply);
};
const look = (at) => {
  sendTyped();
  return inTurn(() => lookNow(at));
};
const lookNow = async (at) => {
  play.at = Math.max(0, Math.min(at, play.lines.length));
  drawNow(await answered("/play", { show: play.show, lines: play.lines.slice(0, play.at), act: null }));
};
const drawNow = (reply) => {
  play.shown = reply;
  draw();
};
const openAddress = () => {
  const [, show, text] = location.hash.match(/^#([^:]+):?(.*)$/) ?? [null, "app", ""];
  return open(show, text.split(";").filter(Boolean).map(decodeURIComponent), location.hash ? null : stories[0]);
};

// The next step of the story; undefined at its end.
const next = () => play.story && scriptOf(play.story)[play.at];
let timer;
// Goes to the next step, or back. Two quick clicks are two steps.
const goOn = () => {
  sendTyped();
  inTurn(() => (play.at < play.lines.length ? lookNow(play.at + 1) : next() && goNow(next())));
};
const goBack = () => {
  sendTyped();
  inTurn(() => play.at > (play.story?.before.length ?? 0) && lookNow(play.at - 1));
};
// The milliseconds between the steps of a story that plays by itself; 0 while it does not.
let pace = 0;

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
function goOnByItself() {
  clearTimeout(timer);
  if (pace && play.story && (next() || play.at < play.lines.length)) return (timer = setTimeout(goOn, pace));
  pace = 0;
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

const pill = (label, onclick, more) => make("button.pill", { onclick, ...more }, label);

function drawStories() {
  const { story, show } = play;
  update(find("stories"), stories.map((one, index) => make("button.story", { "aria-pressed": one === story, class: seen.has(one) ? "done" : "",
    onclick: () => open("app", one.before, one) }, make("b", `${index + 1} ${one.title}`), make("span", one.question))),
  make("button.story.free", { "aria-pressed": !story, onclick: () => open(show, []).then(() => find("you").focus()) }, make("b", "Play freely"), make("span", "tap, and answer in any order")));
}

// The step in words, and what is to be seen after it.
function drawSay() {
  const { at, lines, shown, story } = play;
  const count = story ? story.steps.length : lines.length;
  const number = story ? at - story.before.length : at;
  const now = story?.steps[number - 1];
  const title = now?.[1] ?? (story || !at ? "" : inWords(lines[at - 1], start.names));
  const sentence = now?.[2] ?? (story ? story.start : at ? whatChanged(shown) : "Tap on a phone: the other one does the same. You answer what they ask.");
  const isEnd = at === lines.length && !next();
  update(find("say"), make("div", { "aria-live": "polite" }, make("small", story ? (number ? `Step ${number} of ${count}` : story.question) : number ? "You play freely" : "Play freely", title && make("b", `· ${title}`),
    make(shown.same ? "span.same" : "span.same.not", { role: "status" }, shown.same ? "Both show the same" : "They differ")),
  make("strong", sentence)),
  make("div.pills", pill("‹ Back", goBack, { "aria-disabled": number < 1 }), pill("Next ›", goOn, { "aria-disabled": isEnd, class: "yes" }),
    story && pill(pace ? "Stop" : "▶ Play", () => {
      pace = pace ? 0 : Number(find("speed").value);
      if (pace) goOn();
      else goOnByItself();
      drawSay();
    }, { "aria-disabled": isEnd })));
}

const whatChanged = ({ state, requests, lines }) => {
  const asked = requests.filter(({ opened }) => opened === lines.length).map(({ number }) => number);
  const asks = asked.length && `Each phone asks question ${asked.join(", ")}.`;
  return [state.length ? asked.length ? "" : "Both screens have changed." : "Nothing has changed on the screen.", asks].filter(Boolean).join(" ");
};

function drawTime() {
  const { at, lines, shown, story, show } = play;
  const isApp = show === "app";
  const begin = story ? story.before.length : 0;
  const words = (line, index) => story?.steps[index]?.[1] ?? inWords(line, start.names);
  const all = story ? story.steps.map(([line]) => line) : lines;
  const copy = (label, text) => pill(label, ({ target }) => text && navigator.clipboard.writeText(text).then(() => {
    target.style.minWidth = `${target.getBoundingClientRect().width}px`;
    target.textContent = "Copied";
    setTimeout(() => (target.textContent = label), 1500);
  }), { "aria-disabled": !text });
  const system = (line) => {
    find("time").querySelector("details").open = false;
    step(line);
  };
  const dot = (index, title) => make("li", { class: index < at ? "done" : index > at ? "later" : "now", "data-key": index }, make("button", {
    "aria-current": index === at ? "step" : null, "aria-disabled": index > lines.length, onclick: () => (index <= lines.length ? look(index) : index === at + 1 && goOn()) }, title));
  update(find("time"), make("div.pills", pill("Start over", () => open(show, story?.before ?? [], story))),
    make("ol", { tabindex: 0, role: "list", "aria-label": "Steps" }, dot(begin, begin ? "logged in" : "the beginning"), all.map((line, index) => dot(begin + index + 1, words(line, index)))),
    make("div.pills", isApp && make("details", make("summary.pill", "The system…"), make("div.items",
      make("form", { onsubmit: (event) => {
        event.preventDefault();
        system(`link ${event.target.elements[0].value.trim()}`);
      } }, make("input", { "aria-label": "Link", value: "users/2", size: 9 }), make("button.pill", { type: "submit" }, "Open link")),
      Object.entries({ leave: "Leave for another app", quit: "Quit when all is saved", end: "End it now, as the system can", reopen: "Open it again",
        "log-out": "Log out", "log-in bo@x.test": "Log in as bo@x.test" }).map(([line, label]) => pill(label, () => system(line))))),
    isApp && [copy("Copy as a test", shown.test), copy("Copy for Lab compare", shown.scenario)]));
  const track = find("time").querySelector("ol");
  const now = track.querySelector(".now");
  track.scrollLeft = now.offsetLeft - track.offsetLeft - (track.clientWidth - now.offsetWidth) / 2;
}

function draw() {
  if (waiting > 1) return;
  const { show, lines, at, shown, story } = play;
  tell(shown.problem);
  screens.forEach((screen, index) => {
    const [phone, other] = [shown.phones[index], shown.phones[1 - index]];
    drawPhone(screen, phone, act);
    const paths = [...differing(phone.elements, other.elements), ...differing(phone.presented, other.presented)];
    for (const path of paths) screen.querySelector(`[data-path="${path.join(".")}"]`)?.classList.add("differs");
    update(screen.closest(".phone").querySelector("dl"), at > 0 && shown.state.map(({ name, before, after }) =>
      make("div", make("dt", name), make("dd", `${before || "–"} → `, make("b", after[index] || "–")))));
  });
  const isEnd = story && at === scriptOf(story).length;
  if (isEnd) seen.add(story);
  drawStories();
  drawSay();
  drawQuestions(find("you"), shown, start.names, { isApp: show === "app", step, end: isEnd && drawVerdict(start.article) });
  drawTime();
  drawCode(["code", "once", "all"].map(find), shown, play.whole.steps.map(({ log }) => log), start.names,
    { askRan: () => answered("/ran", { show, lines: lines.slice(0, at) }), look });
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
addEventListener("keydown", ({ key }) => key === "Escape" && close());
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
  find("show").append(...start.shows.map(({ id, title }) => make("option", { value: id }, title)));
  find("show").onchange = ({ target }) => open(target.value, []);
});
openAddress();
