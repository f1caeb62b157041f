// Says in words what a step has changed, for people who do not see the phones.
import { cards, screen } from "./graph.mjs";
import { plural, question } from "./words.mjs";

const listed = (ids, names) => ids.map((id) => (Object.hasOwn(names, id) ? names[id] : id)).join(", ");

const lists = (old, value, names) => {
  const [gone, come] = [old.filter((id) => !value.includes(id)), value.filter((id) => !old.includes(id))];
  const parts = [gone.length && `${listed(gone, names)} disappears`, come.length && `${listed(come, names)} appears`];
  if (!gone.length && !come.length) parts.push("the order changes");
  return `${parts.filter(Boolean).join(", ")}; the list is ${listed(value, names) || "empty"}`;
};

const phrases = {
  loading: (on) => (on ? "the wheel turns" : "no wheel turns"), waiting: (on) => (on ? "it waits" : "it does not wait"),
  error: (text) => (text ? `an alert says “${text}”` : "no alert"), events: (all) => `${plural(all.length, "page")} opened`,
  count: (count) => `the count is ${count}`, written: (write) => (/^\d+$/.test(write ?? "1") ? `its server has ${write ?? 1}` : null),
  session: (who) => (who ? `${who} is logged in` : "nobody is logged in"), screen: (name) => `the screen is “${name}”`,
  acted: (on) => (on ? "it logs in, on a screen that you have left" : "nobody is logged in"),
  pending: (count) => (count ? "it is saving" : null), badge: () => null };

// What a field says, such as “the wheel turns”. `list` has the words for a list and the list that it is compared with.
export const said = (path, value, old, names, list = lists) => {
  const name = path.split(".").at(-1);
  if (Object.hasOwn(phrases, name)) return phrases[name](value ?? (Array.isArray(old) ? [] : value), names);
  if (Array.isArray(old ?? value)) return list(old ?? [], value ?? [], names, name);
  return `${name} is ${value === null || value === false ? "empty" : value}`;
};

// The changes on one phone, in words.
export const phoneChange = (before, after, names) => {
  const text = (value) => JSON.stringify(value ?? null);
  const isNew = (name) => text(before.get(name)) !== text(after.get(name));
  const isEmpty = (value) => value === undefined || value === null || value === false || value.length === 0;
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => isNew(name) && !(isEmpty(before.get(name)) && isEmpty(after.get(name))))
    .map((name) => said(name, after.get(name), before.get(name), names)).filter(Boolean).join("; ");
};

const questionChange = (graph, before, after, names) => {
  const old = new Map(cards(graph, before).map((card) => [card.number, card]));
  return cards(graph, after).flatMap((card) => {
    const was = old.get(card.number);
    if (!was) return [`Question ${card.number} waits: ${question(card.name, names)}`];
    // If one phone alone has cancelled it, that would give the phone away.
    const isCut = (status) => status.every((one) => one !== "open");
    return isCut(card.status) && !isCut(was.status) ? [`Question ${card.number} is cancelled.`] : [];
  });
};

// Says only what has changed.
export const tell = (graph, before, after, names) => {
  const phones = [0, 1].map((side) => phoneChange(screen(graph, before, side), screen(graph, after, side), names));
  const words = phones[0] === phones[1]
    ? [`Both phones: ${phones[0] || "nothing changes"}.`]
    : phones.map((phone, side) => `${"AB"[side]}: ${phone || "nothing changes"}.`);
  return [...words, ...questionChange(graph, before, after, names)].join(" ");
};
