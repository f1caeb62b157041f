// Draws lines of source code: a function, or all files that ran.

import { make, update } from "./phone.mjs";
import { source } from "./server.mjs";

export const titles = ["MVVM", "MVI"];
export const classes = ["mvvm", "mvi"];
const kinds = { rules: "The rules of the screens", parents: "Their parents", state: "The state, shared", kit: "The kit, written once", views: "The views" };
export const nameOf = (path) => path.split("/").at(-1);

// Rows of code: its first line, and the lines near those that ran. A line that waits for an answer is hatched.
export function rows(lines, from, to, by, notes = {}) {
  const has = (number) => by.filter(([, ran]) => ran.has(number)).map(([name]) => `by-${name}`);
  const isNear = (number) => number === from || [-2, -1, 0, 1, 2].some((by) => has(number + by).length > 0);
  const whole = lines.slice(from - 1, to);
  const indent = Math.min(...whole.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const isWhole = whole.length <= 8 || !whole.some((_, index) => has(from + index).length);
  return whole.map((text, index) => {
    const number = from + index;
    const [said, names] = [notes[number]?.join(", "), has(number)];
    if (!isWhole && !isNear(number)) return isNear(number - 1) && make("div.gap", "⋯");
    return make(names.length ? `mark.${names.join(".")}${said?.startsWith("waits") ? ".later" : ""}` : "div", make("span.line", number),
      make("span.text", { style: `--in: ${Math.max(0, Math.round((text.search(/\S/) - indent) / 2))}ch` }, coloured(text.trim())), said && make("em", said));
  });
}

// All files that ran, with the lines that ran: those of MVVM, of MVI, or of both.
export function drawFiles(element, files) {
  const draw = (details) => details.open && drawFile(details.querySelector("pre"), files.find(({ path }) => path === details.dataset.key));
  update(element, Object.entries(kinds).flatMap(([kind, title]) => {
    const all = files.filter((file) => file.kind === kind).sort((a, b) => (a.side ?? 2) - (b.side ?? 2));
    return all.length > 0 && [make("h3", { "data-key": kind }, title), all.map((file) => make("details.file", {
      "data-key": file.path, open: kind === "rules", ontoggle: ({ target }) => draw(target) },
    make("summary", make("b", nameOf(file.path)), file.lines.map((lines, side) => lines.length > 0
      && make(`span.${classes[side]}`, ` ${titles[side]} ${lines.length} line${lines.length === 1 ? "" : "s"}`))),
    make("pre", { tabindex: 0, "aria-label": file.path })))];
  }));
  for (const details of element.querySelectorAll(".file")) draw(details);
}

async function drawFile(element, { path, lines }) {
  const text = await source(path);
  update(element, rows(text, 1, text.length, lines.map((numbers, side) => [classes[side], new Set(numbers)])));
}

const words = "actor|as|async|await|case|class|default|defer|else|enum|extension|false|final|for|func|guard|if|import|in|init|inout|"
  + "is|let|nil|package|private|public|return|self|some|static|struct|switch|throw|throws|true|try|var|while";
const token = new RegExp(`(?<comment>//.*)|(?<string>"(?:[^"\\\\]|\\\\.)*")|\\b(?<word>${words})\\b|(?<member>\\.[a-z]\\w*)|\\b(?<type>[A-Z]\\w*)|\\w+|[^\\w."/]+|.`, "g");
const coloured = (text) => [...text.matchAll(token)].map(({ 0: part, groups }) => {
  const kind = Object.keys(groups).find((name) => groups[name]);
  return kind ? make(`span.${kind}`, part) : part;
});
