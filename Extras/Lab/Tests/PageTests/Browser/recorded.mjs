// The part of .ci/page for the section “Choose”: the verdict, the questions that move it, and the recorded play of both apps.
import assert from "node:assert/strict";
import fs from "node:fs";

// The user that is deleted in the recording, and a user that stays.
const [gone, stays] = ["José Núñez", "Zoë Ångström"];

// The numbers of a row of the tables in Choosing.md: plain model, MVVM, MVI.
const figures = (row) => fs.readFileSync("Sources/Presentation/Presentation.docc/Choosing.md", "utf8").split("\n")
  .find((line) => line.includes(row)).match(/\d+( of \d+)?/g).slice(-3);

// The card has three lines with the prices of the article. A yes moves it, with the keyboard as with a click.
const decides = async (place, keyboard) => {
  const lines = place.locator(".verdict li");
  const patterns = ["a plain model", "MVVM", "MVI"];
  const sums = patterns.map((_, index) => ["Items: its own rules", "Items: the state", "Items: its view"]
    .reduce((sum, row) => sum + Number(figures(row)[index]), 0));
  const [kit, kept] = ["What these rules use of a kit", "**Kept**"].map(figures);
  for (const [index, name] of patterns.entries()) {
    const text = await lines.filter({ hasText: `: ${name}` }).innerText();
    for (const price of [sums[index], kit[index], kept[index]]) assert(text.includes(price), `${name}: “${price}” is not in “${text}”`);
  }
  const [marked, status] = [place.locator(".verdict [aria-current] b"), place.getByRole("status")];
  const shows = async (what, names) => {
    assert.deepEqual((await marked.allInnerTexts()).map((text) => text.match(/: (.+?)[.,]$/)[1]), names, what);
    assert.match(await status.innerText(), new RegExp(names.length > 1 ? "^Keep the one that you write" : `ake ${names[0]}`), what);
  };
  const switches = place.getByRole("switch");
  const last = async () => JSON.stringify(await switches.last().evaluate((one) => one.offsetTop));
  const before = await last();
  assert.equal(await switches.count(), 5);
  await shows("no answer", ["MVVM"]);
  await switches.first().focus();
  for (const [index, names] of [["MVI"], ["a plain model"], ["MVI"], ["MVVM", "MVI"], ["MVVM"]].entries()) {
    const one = switches.nth(index);
    assert(await one.evaluate((element) => element === document.activeElement), `Tab does not reach question ${index + 1}`);
    await keyboard.press("Space");
    assert.equal(await one.getAttribute("aria-checked"), "true");
    await shows(`question ${index + 1}`, names);
    assert.equal(await last(), before, `question ${index + 1} moves the others`);
    await keyboard.press("Enter");
    assert.equal(await one.getAttribute("aria-checked"), "false");
    await keyboard.press("Tab");
  }
  // The first yes decides, in whatever order they are given.
  for (const index of [4, 1, 0]) await switches.nth(index).click();
  await shows("questions 5, 2 and 1", ["MVI"]);
  for (const index of [4, 1, 0]) await switches.nth(index).click();
};

// If the site is beside the page, each file that ran is a link to a file of this repository.
const linksToFiles = async (page, place) => {
  const [site, alone] = [place.getByRole("link", { name: "Choosing", exact: true }), place.getByText("are in the repository:")];
  assert.deepEqual([await site.isVisible(), await alone.isVisible()], [false, true], "without the site");
  await page.evaluate(() => (document.documentElement.dataset.site = ""));
  assert.deepEqual([await site.isVisible(), await alone.isVisible()], [true, false], "with the site");
  await place.getByRole("slider", { name: "Step" }).press("Home");
  await page.keyboard.press("ArrowRight");
  const links = await place.locator(".ran a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  assert(links.length > 0, "no file has an address");
  for (const link of links) assert(fs.existsSync(link.replace(/^source\/(.+)\.txt$/, "$1")), `dead: ${link}`);
  await page.evaluate(() => delete document.documentElement.dataset.site);
};

// Checks the section on an open page.
export const scrubs = async (page, [width]) => {
  const { steps } = JSON.parse(await page.locator("#recorded").textContent());
  // The steps that are checked in detail below.
  const [reload, newer, older] = ["users load", "answer 6 without 2", "answer 5 ok"];
  for (const line of [reload, newer, older]) assert(steps.some((step) => step.line === line), `no step “${line}”`);
  const place = page.locator("#choose");
  await decides(place, page.keyboard);
  const slider = place.getByRole("slider", { name: "Step" });
  assert.equal(await slider.inputValue(), `${steps.findIndex(({ line }) => line === older)}`, "it opens at another step");
  await place.getByRole("button", { name: "To the beginning" }).click();
  assert.equal(await slider.inputValue(), "0");
  await slider.focus();
  const seen = new Set();
  for (const [index, step] of steps.entries()) {
    if (index) await page.keyboard.press("ArrowRight");
    const words = await place.locator(".words").innerText();
    assert(words.includes(step.title) && words.includes(step.seen), `${step.title}: ${words}`);
    assert.equal(await slider.getAttribute("aria-valuetext"), step.title);
    const shown = await place.locator(".screen").allInnerTexts();
    assert.equal(shown[0], shown[1], `${step.title}: the phones differ`);
    const logs = ["mvvm", "mvi"].map((side) => place.locator(`.logs .now .${side} li`));
    const [mvvm, mvi] = [await logs[0].allTextContents(), await logs[1].allTextContents()];
    assert.deepEqual([mvvm, mvi], step.logs, `${step.title}: the logs`);
    assert(mvvm.every((line) => !/[→←✗]/.test(line)), `${step.title}: a view model logs ${mvvm}`);
    assert(await place.locator(".ran mark").count() > 0, `${step.title}: no line ran`);
    if (step.line === older) {
      assert(!shown[0].includes(gone) && shown[0].includes(stays), `${gone} is still there`);
      assert(mvi.some((line) => line.startsWith("✗") && line.includes(gone)), "no dropped answer in the log");
      const guards = place.locator(".ran mark:visible").filter({ hasText: "guard !Task.isCancelled" });
      assert.equal(await guards.count(), 2, "the line of the kit that dropped it is not open on both sides");
    } else assert.equal(await place.locator(".ran details[open]").count(), 0, `${step.title}: the kit's lines are not folded`);
    if (step.line === newer) await place.getByText("Question 5, load users, is cancelled").waitFor();
    if (step.line === reload) assert(shown[0].includes(gone), `${gone} is gone too early`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(wide <= width, `${step.title}: ${wide} is wider than ${width}`);
    const cut = await place.locator(".ran pre").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    assert.equal(cut, 0, `${step.title}: code is cut`);
    seen.add(words + mvi + await place.locator(".ran").innerText());
  }
  assert.equal(seen.size, steps.length, "two steps look the same");
  await place.getByRole("button", { name: "Step before" }).click();
  assert.equal(await slider.inputValue(), `${steps.length - 2}`);
  assert(await place.locator(".phone").evaluateAll((all) => all.every((phone) => phone.inert)), "a phone can be used");
  // The shadow of a phone is 20 px wider than the phone. The bar that stays on top covers it, up to the edges of the window.
  const [bar, left, right] = await Promise.all([".steps", ".both > :first-child .case", ".both > :last-child .case"].map((name) =>
    place.locator(name).boundingBox()));
  assert(bar.x <= Math.max(0, left.x - 20) && bar.x + bar.width >= Math.min(width - 15, right.x + right.width + 20), "a phone shows beside the bar");
  await linksToFiles(page, place);
};
