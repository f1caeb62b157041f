// Says in words what a step has changed, for people who do not see the phones.
import { cards, screen } from "./graph.mjs";
import { question } from "./words.mjs";

const listed = (ids, names) => ids.map((id) => (Object.hasOwn(names, id) ? names[id] : id)).join(", ");

const lists = (old, value, names) => {
  const [gone, come] = [old.filter((id) => !value.includes(id)), value.filter((id) => !old.includes(id))];
  const parts = [gone.length && `${listed(gone, names)} disappears`, come.length && `${listed(come, names)} appears`];
  if (!gone.length && !come.length) parts.push("the order changes");
  return `${parts.filter(Boolean).join(", ")}; the list is ${listed(value, names) || "empty"}`;
};

const phrases = {
  loading: (_, on) => (on ? "it is loading" : "it has stopped loading"),
  waiting: (_, on) => (on ? "it is waiting" : "it has stopped waiting"),
  error: (_, text) => (text ? `an alert says “${text}”` : "the alert is closed"),
  events: (old, all) => (all.length > old.length ? "the next page opens" : "the page is closed"),
  count: (_, count) => `the count is ${count}`,
  written: (_, write) => (/^\d+$/.test(write) ? `its server now has ${write}` : null),
  session: (_, who) => (who ? `${who} is logged in` : "nobody is logged in"),
  screen: (_, name) => `the screen is “${name}”`,
  acted: () => "it logs in, on a screen that you have left",
  pending: (_, count) => (count ? "it is saving" : null),
  badge: () => null,
};

const said = (path, old, value, names) => {
  const name = path.split(".").at(-1);
  if (Object.hasOwn(phrases, name)) return phrases[name](old ?? [], value ?? (Array.isArray(old) ? [] : value), names);
  if (Array.isArray(old ?? value)) return lists(old ?? [], value ?? [], names);
  return `${name} is ${value === null || value === false ? "empty" : value}`;
};

// The changes on one phone, in words.
export const phoneChange = (before, after, names) => {
  const text = (value) => JSON.stringify(value ?? null);
  const isNew = (name) => text(before.get(name)) !== text(after.get(name));
  const isEmpty = (value) => value === undefined || value === null || value === false || value.length === 0;
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => isNew(name) && !(isEmpty(before.get(name)) && isEmpty(after.get(name))))
    .map((name) => said(name, before.get(name), after.get(name), names)).filter(Boolean).join("; ");
};

const requestChange = (graph, before, after, titles, names) => {
  const old = new Map(cards(graph, before).map((card) => [card.number, card]));
  return cards(graph, after).flatMap((card) => {
    const was = old.get(card.number);
    if (!was) return [`Request ${card.number} is open: ${question(card.name, names)}`];
    const cut = titles.filter((_, side) => card.status[side] === "cancelled" && was.status[side] !== "cancelled");
    if (!cut.length) return [];
    return [`Request ${card.number} is cancelled${cut.length < 2 ? ` by the phone “${cut[0]}”` : ""}.`];
  });
};

// Says only what has changed.
export const tell = (graph, before, after, titles, names) => {
  const phones = titles.map((_, side) => phoneChange(screen(graph, before, side), screen(graph, after, side), names));
  const words = phones[0] === phones[1]
    ? [`Both phones: ${phones[0] || "nothing changes"}.`]
    : titles.map((title, side) => `${title}: ${phones[side] || "nothing changes"}.`);
  return [...words, ...requestChange(graph, before, after, titles, names)].join(" ");
};
