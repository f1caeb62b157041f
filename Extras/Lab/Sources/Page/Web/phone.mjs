// A phone: what a screen's fields look like, and what can be done on it. What is offered but has no
// place on the screen stands below it.
import { button, make } from "./dom.mjs";
import { deed } from "./words.mjs";

// The fields and the steps of a screen within another one, without their prefix.
const within = (context, name) => ({
  ...context,
  get: (field) => context.get(`${name}.${field}`),
  differs: (field) => context.differs(`${name}.${field}`),
  key: (line) => context.key(`${name} ${line}`),
  offer: (line) => context.offer(`${name} ${line}`),
  offered: (start) => context.offered(`${name} ${start}`).map((line) => line.slice(name.length + 1)),
});

const mark = (context, field) => (context.differs(field) ? " differs" : "");

// A control for a line; it does nothing where the line is not offered.
const control = (context, content, line, label, more = {}) => {
  const act = line === null ? null : context.offer(line);
  return button(content, act ? context.key(line) : "", act ?? (() => {}),
    { "aria-label": label, disabled: !act, ...more });
};

// Pulls and swipes are steps, too.
const draggable = (element, isFar, act) => {
  if (!act) return element;
  let start = null;
  element.addEventListener("pointerdown", (event) => { start = event; });
  element.addEventListener("pointercancel", () => { start = null; });
  element.addEventListener("pointerup", (event) => {
    if (start && isFar(event.clientX - start.clientX, event.clientY - start.clientY)) act();
    start = null;
  });
  return element;
};

// With a way back, where a line leads there.
const bar = (context, title, tool, line = "leave-for-good") => make("div", { class: "bar-top" },
  context.offer(line) ? control(context, "‹", line, "Go back, and leave this screen") : make("span"),
  make("b", {}, title), make("span", { class: "tools" }, tool));

const spinner = (isShown, context, field) =>
  make("div", { class: `spin${mark(context, field)}`, role: isShown && "img", "aria-label": isShown && "Loading" },
    isShown && make("i"));

const alert = (context, text) => {
  if (!text) return null;
  const line = [`clear-error ${text}`, "clear-error"].find(context.offer) ?? null;
  return make("div", { class: `alert${mark(context, "error")}`, role: "group", "aria-label": "Alert" },
    make("p", {}, `⚠ ${text}`),
    control(context, "OK", line, "OK, close the alert"));
};

const row = (context, id) => {
  const name = context.names[id] ?? id;
  const isOn = context.get("selected") === id;
  const remove = context.offer(`delete ${id}`);
  const li = make("li", { class: isOn ? "on" : null },
    make("span", { class: "face", "aria-hidden": "true" }, [...name][0]),
    control(context, name, `select ${id}`, `${name}${isOn ? ", selected" : ""}`, { class: "row" }),
    remove && control(context, "✕", `delete ${id}`, `Delete ${name}`, { class: "remove" }));
  return draggable(li, (x, y) => x < -30 && Math.abs(y) < 30, remove);
};

const list = (context, title, field) => {
  const ids = context.get(field) ?? [];
  const load = context.offer("load");
  const body = make("div", { class: "pull" }, spinner(context.get("loading"), context, "loading"),
    ids.length ? make("ul", { class: `rows${mark(context, field)}` }, ids.map((id) => row(context, id)))
      : make("p", { class: `empty${mark(context, field)}`, hidden: context.get("loading") }, "Nothing here"));
  return [bar(context, title, control(context, "↻", "load", "Ask for the list", { class: "reload" })),
    draggable(body, (x, y) => y > 30 && Math.abs(x) < 40 && window.scrollY <= 0, load),
    alert(context, context.get("error"))];
};

const field = (context, label, word, shown, problem) => {
  const line = context.offered(`${word} `).find((l) => l !== `${word} ${shown}`) ?? null;
  return make("div", { class: "field" }, make("small", {}, label),
    control(context, shown ?? "tap to fill in", line, `${label}: ${shown ?? "empty"}`,
      { class: shown ? "input" : "input blank" }),
    problem ? make("small", { class: "problem" }, problem) : null);
};

const login = (context) => {
  const pages = context.get("events") ?? [];
  const isBusy = context.get("waiting");
  const asWhom = context.whole.offered("log-in ");
  const form = [bar(context, "Log in"),
    field(context, "E-mail", "email", context.get("email"), context.get("emailProblem")),
    field(context, "Password", "password", context.get("password"), context.get("passwordProblem")),
    asWhom.length ? asWhom.map((line) => control(context.whole, deed(line), line, deed(line), { class: "primary" }))
      : control(context, isBusy ? [make("i"), " Log in"] : "Log in", "submit", isBusy ? "Log in, waiting" : "Log in",
        { class: `primary${isBusy ? " busy" : ""}` }),
    context.get("error") ? make("p", { class: `problem${mark(context, "error")}` }, context.get("error")) : null];
  const opened = pages.map((_, i) => make("div", { class: `page p${i}${mark(context, "events")}` },
    make("b", {}, "Welcome"), make("p", {}, context.get("session") ?? ""),
    pages.length > 1 ? make("p", { class: "small" }, `page ${i + 1} of ${pages.length}`) : null));
  return [form, opened];
};

const counter = (context) => [bar(context, "Counter", control(context, "↻", "load", "Ask for the count")),
  spinner(context.get("loading"), context, "loading"),
  make("p", { class: `count${mark(context, "count")}` }, `${context.get("count") ?? "–"}`),
  make("div", { class: "buttons" }, control(context, "−", "decrement", "Minus one"),
    control(context, "+", "increment", "Plus one"), control(context, "Reset", "reset", "Reset")),
  make("p", { class: "empty" }, context.get("pending") ? `${context.get("pending")} on the way` : ""),
  alert(context, context.get("error"))];

const editor = (context, id) => {
  const text = context.get("text");
  const texts = context.offered("type ").map((line) => line.slice(5));
  const next = texts.find((t) => t.length > text.length) ?? texts[0];
  const line = next === undefined ? null : `type ${next}`;
  const keys = () => (text.startsWith(next) ? "⌫ the last word"
    : `⌨ ${next.startsWith(text) ? next.slice(text.length) : next}`);
  const close = context.offer("close") ? "close" : null;
  const done = control(context, "Done", close, "Done, close the note", { class: "word" });
  return [bar(context, "Note", done),
    control(context, make("span", {}, text, make("i", { class: "caret" })), line,
      `The text: ${text}. Press to type.`, { class: "editor" }),
    make("p", { class: "empty" }, context.get("unsaved")?.includes(id) ? "saving …" : ""),
    line && control(context, keys(), line, `Type: ${next}`, { class: "keys" }), alert(context, context.get("error"))];
};

const notes = (context) => {
  const open = context.get("open");
  if (open) return editor(context, open);
  const rows = (context.get("notes") ?? []).map((text) => {
    const id = text.split(" ")[0];
    const words = text.slice(id.length + 1);
    return make("li", {}, control(context, words, `open ${id}`, `Open ${words}`, { class: "row" }),
      context.offer(`delete ${id}`) && control(context, "✕", `delete ${id}`, `Delete ${words}`, { class: "remove" }));
  });
  const ask = context.offer("observe") ? "observe" : "refresh";
  return [bar(context, "Notes", control(context, "↻", ask, "Ask for the notes")),
    spinner(context.get("loading"), context, "loading"),
    make("ul", { class: `rows${mark(context, "notes")}` }, rows),
    make("p", { class: "empty" }, context.get("sync") ?? ""), alert(context, context.get("error"))];
};

const screens = {
  items: (context) => list(context, "Fruit", "items"), users: (context) => list(context, "People", "users"),
  login, counter, notes,
};

const app = (context) => {
  const shown = context.get("screen");
  if (shown === "not running") return home(context);
  if (shown === "starting") return spinner(true, context, "screen");
  // What is offered without changing what is seen has no place on the form.
  if (shown === "login") return [context.offer("log-out") && null, login(within(context, "login"))];
  const tab = context.get("tab");
  const user = tab === "users" ? context.get("path")?.at(-1) : null;
  const tabs = ["items", "users", "counter", "notes"].map((name) => control(context,
    name === "items" ? `items ${context.get("badge")}` : name, `tab ${name}`, `Tab ${name}`,
    { "aria-current": name === tab || null }));
  const page = () => [bar(context, context.names[user] ?? user, null, "back"),
    make("p", { class: `empty${mark(context, "path")}` }, "This is all about one person.")];
  return [make("div", { class: `who${mark(context, "session")}` }, context.get("session"),
    control(context, "Log out", "log-out", "Log out")),
  user ? page() : screens[tab](within(context, tab)), make("div", { class: "tabs" }, tabs)];
};

const home = (context) => make("div", { class: "home" },
  context.get("acted") && make("p", { class: "ghost differs" }, "You are logged in, on a screen that you have left"),
  make("span", { class: "icon" }, "App"));

const serverHas = (text, isMarked) => make("p", { class: `server-has${isMarked ? " differs" : ""}` },
  "Its server has ", make("b", {}, `“${text}”`));

// All of a phone. `offers` has what each line does; `fields` is what the screen shows.
export const drawPhone = ({ feature, title, fields, offers, differs, names, isLeft, side, server }) => {
  const used = new Set();
  const context = {
    names, differs: (name) => differs.includes(name), get: (name) => fields.get(name) ?? null,
    key: (line) => `${side} ${line}`,
    offer: (line) => {
      used.add(line);
      return offers.get(line) ?? null;
    },
    offered: (start) => [...offers.keys()].filter((line) => line.startsWith(start)).map((line) => {
      used.add(line);
      return line;
    }),
  };
  context.whole = context;
  const content = isLeft ? home(context) : { app, places: app, ...screens }[feature](context);
  const rest = [...offers.keys()].filter((line) => !used.has(line));
  return make("section", { class: "phone", "aria-label": title }, make("h3", {}, title),
    make("div", { class: "glass" }, content), server && serverHas(server, differs.includes("written")),
    rest.length > 0 && make("div", { class: "more" },
      rest.map((line) => button(deed(line, names), `${side} ${line}`, offers.get(line)))));
};
