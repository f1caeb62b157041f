import assert from "node:assert/strict";
import fs from "node:fs";
import test from "node:test";
import { decide, readQuestions } from "../../../Sources/Page/Web/choose.mjs";
import { prices } from "../../../Sources/Page/Web/verdict.mjs";

const article = fs.readFileSync(new URL(
  "../../../../../Sources/Presentation/Presentation.docc/Choosing.md", import.meta.url), "utf8");

test("The prices are the lines of one screen, of the kit, and the rules kept, from the tables", () => {
  const table = `
| | Plain model | MVVM | MVI |
|-|-:|-:|-:|
| Items: its view | 500 | 600 | 700 |
| Items: in all | 541 | 802 | 1003 |
| Counter: its own rules | – | 34 | 50 |
| What these rules use of a kit | 9 | 8 | 7 |
| | **Kept** | 3 of 4 | 5 of 5 | 5 of 5 |
`;
  assert.deepEqual(prices(table), {
    plain: { screen: "541", kit: "9", kept: "3 of 4" }, mvvm: { screen: "802", kit: "8", kept: "5 of 5" },
    mvi: { screen: "1003", kit: "7", kept: "5 of 5" },
  });
});

test("The article has each price", () => {
  for (const { screen, kit, kept } of Object.values(prices(article))) {
    assert(Number(screen) > 0 && Number(kit) > 0 && /^\d+ of \d+$/.test(kept), `${screen}, ${kit}, ${kept}`);
  }
});

// What the article says, for each row of five answers: the first yes decides. A dot stands for any answer.
const advice = {
  "Y....": [["mvi"], /^Take MVI, with one store for all screens/],
  "NY...": [["plain"], /^Take a plain model\./],
  "NNY..": [["mvi"], /^Take MVI: a removed child can't change anything\./],
  "NNNY.": [["mvvm", "mvi"], /^Keep it\..* TCA counts as MVI/],
  NNNNY: [["mvvm"], /^Take MVVM, also if an audit is only possible\. A store can replace the view model later, one screen at a time\./],
  NNNNN: [["mvvm"], /^No answer is yes: take MVVM\.$/],
};

test("After each of the 32 rows of answers, the page advises what the article says", () => {
  const read = readQuestions(article);
  assert.equal(read.questions.length, 5);
  for (let row = 0; row < 32; row += 1) {
    const answers = read.questions.map((_, index) => Boolean(row & 2 ** index));
    const text = answers.map((answer) => (answer ? "Y" : "N")).join("");
    const [[, [chosen, take]], ...others] = Object.entries(advice).filter(([rows]) => new RegExp(rows).test(text));
    assert.equal(others.length, 0, `${text} is in two rows of the table`);
    const one = decide(read, answers);
    assert.deepEqual(one.chosen, chosen, text);
    assert.match(one.take, take, text);
  }
});

test("The questions are the article's, in its order and words, without its marks", () => {
  const { questions } = readQuestions(article);
  const words = article.replace(/\s+/g, " ");
  questions.slice(0, 4).forEach(({ question, detail }, index) => {
    assert(words.includes(`${index + 1}. **${question}** ${detail}`), question);
  });
  for (const { take } of questions) assert.doesNotMatch(take, /[`[\]]|\.md/);
});
