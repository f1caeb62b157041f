// Draws the log of the store: one line for each entry, and folded, what it carries.

import { make } from "./phone.mjs";

// An entry such as `→ .main(.items(.deleteTapped("b")))`: the names, from the outermost screen to the case, and its value.
export function parts(text) {
  const names = [];
  let [rest, depth] = [text.slice(2), 0];
  for (let found; !names.length || /^(main|items|users|counter|login)$/.test(names.at(-1)); names.push(found[1])) {
    found = rest.match(/^\.(\w+)(\(?)/);
    if (!found) break;
    rest = rest.slice(found[0].length);
    depth += found[2].length;
  }
  return { names, value: text.endsWith("…") ? rest : rest.slice(0, rest.length - depth) };
}

export const drawLog = (steps, at, look) => make("div.log", { tabindex: 0, role: "log", "aria-live": "off", "aria-label": "The log of the store" },
  steps.flat().length ? steps.flatMap((entries, index) => entries.map((text) => entry(text, index, at, look))) : make("p", "Nothing yet."));

function entry(text, index, at, look) {
  const { names, value } = parts(text);
  const isShort = value.length < 22;
  const isDropped = text[0] === "✗";
  return make("div", { class: index === at ? "now" : index > at ? "later" : "", "data-key": index,
    onclick: ({ target }) => target.closest("details") || look(index), title: "Go to this step" },
    make("button", make("b", { class: isDropped ? "dropped" : null }, text[0]),
      ` ${names.filter((name) => name !== "main").join(".")}${isDropped ? " dropped" : ""}${isShort && value ? ` ${value}` : ""}`),
    !isShort && make("details", { ontoggle: ({ target }) => target.open && target.scrollIntoView({ block: "nearest" }) },
      make("summary", "what it carries"), make("code", value.replaceAll(",", ",\u200b"))));
}
