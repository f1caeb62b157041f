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
  const act = line && context.offer(line);
  return button(content, act ? context.key(line) : "", act ?? (() => {}),
    { "aria-label": label, disabled: !act, ...more });
};

// With a way back, where a line leads there.
const bar = (context, title, tool, line = "leave-for-good") => make("div", { class: "bar-top" },
  context.offer(line) ? control(context, "‹", line, "Go back, and leave this screen") : make("span"),
  make("b", {}, title), make("span", { class: "tools" }, tool));

const spinner = (isShown, context, field) =>
  make("div", { class: `spin${mark(context, field)}`, role: isShown && "img", "aria-label": isShown && "Loading" },
    isShown && make("i"));

const alert = (context, text) => text && make("div",
  { class: `alert${mark(context, "error")}`, role: "group", "aria-label": "Alert" }, make("p", {}, `⚠ ${text}`),
  control(context, "OK", [`clear-error ${text}`, "clear-error"].find(context.offer), "OK, close the alert"));

const row = (context, id) => {
  const name = context.names[id] ?? id;
  const isOn = context.get("selected") === id;
  return make("li", { class: isOn ? "on" : null },
    make("span", { class: "face", "aria-hidden": "true" }, [...name][0]),
    control(context, name, `select ${id}`, `${name}${isOn ? ", selected" : ""}`, { class: "row" }),
    context.offer(`delete ${id}`) && control(context, "✕", `delete ${id}`, `Delete ${name}`, { class: "remove" }));
};

const list = (context, title, field) => {
  const ids = context.get(field) ?? [];
  return [bar(context, title, control(context, "↻", "load", "Ask for the list", { class: "reload" })),
    spinner(context.get("loading"), context, "loading"),
    ids.length ? make("ul", { class: `rows${mark(context, field)}` }, ids.map((id) => row(context, id)))
      : make("p", { class: `empty${mark(context, field)}`, hidden: context.get("loading") }, "Nothing here"),
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

const editor = (context, id) => {
  const text = context.get("text");
  const texts = context.offered("type ").map((line) => line.slice(5));
  const next = texts.find((t) => t.length > text.length) ?? texts[0];
  const line = next && `type ${next}`;
  const keys = () => (text.startsWith(next) ? "⌫ the last word" : `⌨ ${next.replace(text, "")}`);
  return [bar(context, "Note"),
    control(context, make("span", {}, text, make("i", { class: "caret" })), line,
      `The text: ${text}. Press to type.`, { class: "editor" }),
    make("p", { class: "empty" }, context.get("unsaved")?.includes(id) ? "saving …" : ""),
    line && control(context, keys(), line, `Type: ${next}`, { class: "keys" }), alert(context, context.get("error"))];
};

// A screen that has no picture: its fields in words. What can be done stands below the phone.
const plain = (context) => make("dl", {}, [...context.fields].map(([name, value]) =>
  [make("dt", {}, name), make("dd", { class: mark(context, name) }, [value ?? "–"].flat().join(", ") || "–")]));

const screens = {
  items: (context) => list(context, "Fruit", "items"), users: (context) => list(context, "People", "users"),
  login, notes: (context) => (context.get("open") ? editor(context, context.get("open")) : plain(context)),
};

const app = (context) => {
  const [shown, tab] = [context.get("screen"), context.get("tab")];
  // What is offered without changing what is seen has no place on the form.
  if (shown === "login") return [context.offer("log-out") && null, login(within(context, "login"))];
  if (shown !== "main" || !["items", "users"].includes(tab)) return plain(context);
  return [make("div", { class: `who${mark(context, "session")}` }, context.get("session"),
    control(context, "Log out", "log-out", "Log out")), screens[tab](within(context, tab))];
};

const home = (context) => make("div", { class: "home" },
  context.get("acted") && make("p", { class: "ghost differs" }, "You are logged in, on a screen that you have left"),
  make("span", { class: "icon" }, "App"));

// All of a phone. `offers` has what each line does; `fields` is what the screen shows.
export const drawPhone = ({ feature, title, fields, offers, differs, names, isLeft, side, server }) => {
  const used = new Set();
  const context = {
    names, fields, differs: (name) => differs.includes(name), get: (name) => fields.get(name) ?? null,
    key: (line) => `${side} ${line}`,
    offer: (line) => used.add(line) && (offers.get(line) ?? null),
    offered: (start) => [...offers.keys()].filter((line) => line.startsWith(start) && used.add(line)),
  };
  context.whole = context;
  const content = isLeft ? home(context) : ({ app, ...screens }[feature] ?? plain)(context);
  const rest = [...offers.keys()].filter((line) => !used.has(line));
  return make("section", { class: "phone", "aria-label": title }, make("h3", {}, title),
    make("div", { class: "glass" }, content), 
    server && make("p", { class: `server-has${mark(context, "written")}` }, "Its server has ",
      make("b", {}, `“${server}”`)),
    rest.length > 0 && make("div", { class: "more" },
      rest.map((line) => button(deed(line, names), `${side} ${line}`, offers.get(line)))));
};
