// Makes the elements that a phone shows from the fields of its state. The page of the app in the browser draws the same
// kind of elements. The path of an element is the line of its step, so a tap names the step.
import { deed } from "./words.mjs";

const node = (role, label, more) => ({ role, label, value: "", hint: "", traits: [], enabled: true, swipe: [], menu: [], children: [], path: [role], ...more });

// A button for a line. If the line is not offered, the button is disabled.
const button = ({ offers, prefix }, label, line, more) =>
  node("button", label, { path: [prefix + line], enabled: offers.includes(line), ...more });
const text = (words, ...traits) => node("text", words, { traits });
const page = (context, title, tools, ...content) => node("page", title, {
  children: [context.offers.includes("leave-for-good") && button(context, "Back", "leave-for-good", { back: true, bar: true }),
    tools, content].flat(Infinity).filter(Boolean) });

// The fields and lines of an inner screen, without their prefix.
const within = (context, name) => ({ ...context, get: (field) => context.get(`${name}.${field}`), other: (field) => context.other(`${name}.${field}`),
  offers: context.offers.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1)), prefix: `${name} ` });

// A row is an item's id, or the id and the name, such as “b1=Kiwi”, if the item is not one of the samples.
const idOf = (row) => row.split("=")[0];
export const nameOf = (row, names) => (Object.hasOwn(names, row) ? names[row] : row.split("=").at(-1));

// Says why nothing more can be asked.
const tip = ({ isFull }) => isFull && text("Answer one first", "tip");

const list = (context, title, field, ...above) => {
  const [rows, others] = [context.get(field) ?? [], context.other(field) ?? []];
  const isLoading = Boolean(context.get("loading"));
  // When the phones disagree, a row is marked if it is only on this phone, or at another position here.
  const row = (id, index) => {
    const line = `delete ${idOf(id)}`;
    const label = nameOf(id, context.names);
    const isMoved = rows.length === others.length && others[index] !== id;
    const isAlone = context.isFound && (isMoved || !others.includes(id));
    const isOffered = context.offers.includes(line);
    const isThere = isOffered || (context.isFull && context.known.includes(context.prefix + line));
    const swipe = isThere ? [{ label: `Delete ${label}`, traits: ["destructive"] }] : [];
    return node("row", label, { path: [context.prefix + line], enabled: isOffered || !isThere, swipe, children: [text(label, ...(isAlone ? ["alone"] : []))] });
  };
  return [page(context, title, button(context, "Reload", "load", { bar: true, value: isLoading ? "Reloading" : "" }), above,
    context.isFound && Boolean(context.other("loading")) !== isLoading && text(isLoading ? "still waits" : "looks finished", "alone"),
    node("list", title, { refresh: isLoading || null, children: rows.map(row) }),
    rows.length || isLoading ? null : text("Nothing here", "who"), tip(context))];
};

const alert = (context) => {
  const error = context.get("error");
  const line = context.offers.find((offer) => offer === `clear-error ${error}`) ?? "clear-error";
  return error && node("alert", "That did not work", { children: [text(error), button(context, "OK", line)] });
};

const field = (role, label, value) => node(role, label, { value: value ?? "", enabled: false, path: [label] });

const login = (context) => {
  const isBusy = context.get("waiting");
  const asWhom = context.all.filter((line) => line.startsWith("log-in "));
  const buttons = asWhom.map((line) => node("button", deed(line), { path: [line] }));
  return [page(context, "Log In", null, field("field", "E-mail", context.get("email")), field("secure field", "Password", context.get("password")),
    buttons.length ? buttons : button(context, "Log In", "submit"), isBusy && node("spinner", "Logging in"),
    context.get("error") && text(context.get("error")))];
};
const welcome = (context) => (context.get("events") ?? []).map((_, i, all) => node("sheet", "", {
  path: ["welcome", i], children: [text(all.length > 1 ? `Welcome, page ${i + 1} of ${all.length}` : "Welcome"), text(context.get("session") ?? "")],
}));

const counter = (context) => [page(context, "Counter", null, node("text", "Count", { value: context.get("count") ?? "–" }),
  ["increment", "reset"].map((line) => button(context, deed(line), line, { traits: ["bordered"] })),
  text(context.get("pending") ? "Saving …" : "Saved"), tip(context))];

const screens = { items: (context) => list(context, "Fruit", "items"), users: (context) => list(context, "People", "users"), login, counter };

const app = (context) => {
  if (context.get("screen") === "login") return login(within(context, "login"));
  const tab = context.get("tab");
  const inTab = within(context, tab);
  return list(inTab, tab === "items" ? "Fruit" : "People", tab, button(context, "Log Out", "log-out", { bar: true }),
    text(context.get("session"), context.isFound ? "alone" : "who"));
};

// The look of a phone. `fields` is what this phone shows, `others` what the other phone shows, `known` the lines of the
// race. `isFound` marks where the phones differ.
export const look = ({ feature, fields, others, offers, known = [], names, isLeft, isFull, isFound }) => {
  const get = (name) => fields.get(name) ?? null;
  const context = { names, get, other: (name) => others.get(name), offers, all: offers, known, isFull, isFound, prefix: "" };
  const isApp = feature === "app";
  const inFront = isApp && get("screen") === "main" ? within(context, get("tab")) : context;
  const home = [page({ offers: [] }, "", null, text("You have left this screen.", "who"))];
  const acted = get("acted") && node("alert", "Welcome", { children: [text("You are logged in, by a screen that you have left.")] });
  const over = isLeft ? [acted] : [isApp ? null : welcome(context), feature !== "login" && alert(inFront)];
  return { is: "running", elements: isLeft ? home : ({ app, ...screens })[feature](context), presented: over.flat().filter(Boolean) };
};
