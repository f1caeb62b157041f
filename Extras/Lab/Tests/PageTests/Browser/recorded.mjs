// The part of .ci/page that plays the recording of both apps: it steps through it with the keyboard and reads.
import assert from "node:assert/strict";
import fs from "node:fs";

// The user that is deleted in the recording, and a user that stays.
const [gone, stays] = ["José Núñez", "Zoë Ångström"];

// Checks the recording on an open page.
export const scrubs = async (page, [width]) => {
  const { acts } = JSON.parse(await page.locator("#recorded").textContent());
  // The steps that are checked in detail below.
  const [reload, newer, older] = ["users load", "answer 6 without 2", "answer 5 ok"];
  for (const line of [reload, newer, older]) assert(acts.some((act) => act.line === line), `no act “${line}”`);
  const place = page.locator("#choose");
  const slider = place.getByRole("slider", { name: "Act" });
  await slider.focus();
  await page.keyboard.press("Home");
  const seen = new Set();
  for (const [index, act] of acts.entries()) {
    if (index) await page.keyboard.press("ArrowRight");
    const words = await place.locator("[aria-live=polite]").innerText();
    assert(words.includes(act.title) && words.includes(act.seen), `act ${index + 1}: ${words}`);
    const shown = await place.locator(".screen").allInnerTexts();
    assert.equal(shown[0], shown[1], `act ${index + 1}: the phones differ`);
    const logs = ["mvvm", "mvi"].map((side) => place.locator(`.logs .now .${side} li`));
    const [mvvm, mvi] = [await logs[0].allTextContents(), await logs[1].allTextContents()];
    assert.deepEqual([mvvm, mvi], act.logs, `act ${index + 1}: the logs`);
    assert(mvvm.every((line) => !/[→←✗]/.test(line)), `act ${index + 1}: a view model logs ${mvvm}`);
    assert(await place.locator(".ran mark").count() > 0, `act ${index + 1}: no line ran`);
    if (act.line === older) {
      assert(!shown[0].includes(gone) && shown[0].includes(stays), `${gone} is still there`);
      assert(mvi.some((line) => line.startsWith("✗") && line.includes(gone)), "no dropped answer in the log");
    }
    if (act.line === newer) await place.getByText("5 load users (cancelled)").waitFor();
    if (act.line === reload) assert(shown[0].includes(gone), `${gone} is gone too early`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(wide <= width, `act ${index + 1}: ${wide} is wider than ${width}`);
    seen.add(words + mvi + await place.locator(".ran").innerText());
  }
  assert.equal(seen.size, acts.length, "two acts look the same");
  await place.getByRole("button", { name: "Act before" }).click();
  assert.equal(await slider.inputValue(), `${acts.length - 2}`);
  assert(await place.locator(".phone").evaluateAll((all) => all.every((phone) => phone.inert)), "a phone can be used");
};

// If the site is beside the page, each file that ran is a link to a file of this repository.
export const linksToFiles = async (page) => {
  await page.evaluate(() => (document.documentElement.dataset.site = ""));
  await page.locator("#choose").getByRole("slider", { name: "Act" }).press("Home");
  await page.keyboard.press("ArrowRight");
  const links = await page.locator("#choose .ran a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  assert(links.length > 0, "no file has an address");
  for (const link of links) assert(fs.existsSync(link.replace(/^source\/(.+)\.txt$/, "$1")), `dead: ${link}`);
  await page.evaluate(() => delete document.documentElement.dataset.site);
};
