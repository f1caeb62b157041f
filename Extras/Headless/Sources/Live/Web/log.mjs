// Draws the log of the store: one line for each entry, and folded, what it carries.

import { make } from "./phone.mjs";

// The names in an entry of the log: main, items, deleteTapped for `.main(.items(.deleteTapped("b")))`.
export const namesIn = (entry) => entry.match(/^[→←✗] ((?:\.\w+\(?)+)/)?.[1].split(/[.(]+/).filter(Boolean) ?? [];

export const drawLog = (steps, at, look) => make("div.log", { tabindex: 0, role: "log", "aria-live": "off", "aria-label": "The log of the store" },
  steps.flatMap((entries, index) => entries.map((text) => entry(text, index, at, look))));

function entry(text, index, at, look) {
  const names = namesIn(text).filter((name) => !/^(main|success|failure)$/.test(name));
  const from = text.indexOf(names.at(-1)) + names.at(-1).length;
  const depth = text.slice(0, from + 1).split("(").length - 1;
  const value = text.slice(from + 1, text.endsWith("…") ? undefined : text.length - depth);
  const isShort = value.length < 22;
  const isDropped = text[0] === "✗";
  return make("div", { class: index === at ? "now" : index > at ? "later" : "", "data-key": index,
    onclick: ({ target }) => target.closest("details") || look(index), title: "Go to this step" },
    make("button", make("b", { class: isDropped ? "dropped" : null }, text[0]),
      ` ${names.join(".")}${isDropped ? " dropped" : ""}${isShort && value ? ` ${value}` : ""}`),
    !isShort && make("details", { ontoggle: ({ target }) => target.open && target.scrollIntoView({ block: "nearest" }) },
      make("summary", "what it carries"), make("code", value.replaceAll(",", ",\u200b"))));
}
