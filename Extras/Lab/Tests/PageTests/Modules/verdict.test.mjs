import assert from "node:assert/strict";
import fs from "node:fs";
import test from "node:test";
import { prices } from "../../../Sources/Page/Web/verdict.mjs";

const article = fs.readFileSync(new URL(
  "../../../../../Sources/Presentation/Presentation.docc/Choosing.md", import.meta.url), "utf8");

test("The prices are the lines of one screen, of the kit, and the rules kept, from the tables", () => {
  const table = `
| | Plain model | MVVM | MVI |
|-|-:|-:|-:|
| Items: its own rules | 1 | 2 | 3 |
| Items: the state and more | 40 | 200 | 300 |
| Items: its view | 500 | 600 | 700 |
| Counter: its own rules | – | 34 | 50 |
| What these rules use of a kit | 9 | 8 | 7 |
| | **Kept**, of 5 | 3 of 4 | 5 of 5 | 5 of 5 |
`;
  assert.deepEqual(prices(table), {
    plain: { screen: 541, kit: "9", kept: "3 of 4" }, mvvm: { screen: 802, kit: "8", kept: "5 of 5" },
    mvi: { screen: 1003, kit: "7", kept: "5 of 5" },
  });
});

test("The article has each price", () => {
  for (const { screen, kit, kept } of Object.values(prices(article))) {
    assert(screen > 0 && Number(kit) > 0 && /^\d+ of \d+$/.test(kept), `${screen}, ${kit}, ${kept}`);
  }
});
