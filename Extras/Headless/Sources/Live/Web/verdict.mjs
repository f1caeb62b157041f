// The verdict of the article “Choosing a pattern”, as a card. The prices are read from the article's tables.
import { make } from "./phone.mjs";

const lines = {
  mvvm: ["Most screens: MVVM.", " There is less to learn."],
  plain: ["A screen that only loads, shows and deletes: a plain model."],
  mvi: ["An audit is agreed, “Why did José disappear?”: MVI,", " for its log."],
};

// For each pattern: the lines of code of one screen and of the kit, and how many rules the screen keeps.
export const prices = (article) => {
  const [screen, kit, kept] = ["Items: in all", "What these rules use of a kit", "| **Kept**"].map((name) => article.split("\n")
    .find((line) => line.startsWith(`| ${name}`)).split("|").slice(-4, -1).map((cell) => cell.trim()));
  return Object.fromEntries(["plain", "mvvm", "mvi"].map((id, index) => [id, { screen: screen[index], kit: kit[index], kept: kept[index] }]));
};

// Lines in `chosen` are marked.
export function drawVerdict(article, chosen = []) {
  const all = prices(article);
  const price = (number, words) => make("div", make("dt", words), make("dd", number));
  return make("div.verdict", { "data-key": "verdict" }, make("ul", { role: "list" }, Object.entries(lines).map(([id, [what, why]]) =>
    make(`li.by-${id}`, { "data-key": id, "aria-current": chosen.includes(id) ? "true" : null },
      make("p", make("b", what), why), make("dl", price(all[id].screen, "lines a screen"),
        price(all[id].kit, "kit, once"), price(all[id].kept, "rules kept"))))),
  make("p", make("small", "Lines of code of the items screen: its rules, its state and its view. It is written a third time, as a plain ",
    "model: a class with async methods. The kit is written once, for all screens. The rules are those of the screen’s contract; ",
    "some can’t apply to a plain model. A user can notice each rule that is not kept.")));
}
