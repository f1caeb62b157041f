// The part of .ci/live that runs in the browser. It clicks and types like a person, and answers like a server.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";

const { chromium } = await import(process.env.PLAYWRIGHT);
const option = (name) => process.argv.includes(name) && (process.argv[process.argv.indexOf(name) + 1] ?? true);
const shots = option("--screenshots");

let live;
process.on("exit", () => live.kill());
const start = (port) => new Promise((done, fail) => {
  live = spawn("Extras/Headless/.build/debug/Live", ["--no-open", "--port", port], { stdio: ["ignore", "pipe", "inherit"] });
  live.stdout.once("data", (data) => done(`${data}`.match(/http:\/\/127\.0\.0\.1:[1-9]\d*\//)[0]));
  live.once("exit", () => fail(new Error("Live has ended")));
});
const address = await start("0");

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const messages = [];
let page;
const openWindow = async (width, height, options = {}) => {
  await page?.context().close();
  page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce", ...options });
  page.setDefaultTimeout(10_000);
  page.on("pageerror", (error) => messages.push(error.message));
  page.on("console", (message) => /error|warning/.test(message.type()) && messages.push(message.text()));
};
const play = (lines, show = "app") => `${address}#${show}:${lines.map(encodeURIComponent).join(";")}`;
const lines = async () => decodeURIComponent(page.url().split(/#[a-z]+(?:@\d+)?:?/)[1] ?? "").split(";").filter(Boolean);
// Returns when the address has this many lines, and the page shows the code that ran in the last of them.
const played = async (count) => {
  await page.waitForFunction((count) => location.hash.split(/[:;]/).length - 1 === count, count);
  await page.waitForSelector("#code[aria-busy=false]");
};
const ended = async (line) => {
  await page.waitForFunction((line) => decodeURIComponent(location.hash).endsWith(line), line);
  await page.waitForSelector("#code[aria-busy=false]");
};
const open = async (list, show) => {
  await page.goto("about:blank");
  await page.goto(play(list, show));
  await page.waitForSelector("#code[aria-busy=false]");
};
const phone = (side) => page.locator(`.phone.${side}`);
const shows = async (text) => {
  for (const side of ["mvvm", "mvi"]) {
    await phone(side).locator(".screen").getByText(text, { exact: true }).first().waitFor({ state: "attached" });
  }
  assert.equal(await page.locator(".same").textContent(), "Both show the same");
};
// The file and the marked lines of a pane.
const pane = async (side) => ({ file: await page.locator(`.pane.${side} .head span`).first().innerText(),
  marks: (await page.locator(`.pane.${side} mark`).allInnerTexts()).join("\n"), text: await page.locator(`.pane.${side} pre`).innerText() });
const listed = async (file) => {
  await page.getByRole("button", { name: "Show all lines" }).click();
  const one = page.locator("#all .file", { hasText: file });
  if (!(await one.evaluate((details) => details.open))) await one.locator("summary").click();
  await one.locator("mark").first().waitFor();
  const lines = await one.locator("mark").allInnerTexts();
  await page.locator("#all form button").click();
  return lines.join("\n");
};
const answer = (number) => page.getByRole("button", { name: `: answer to ${number},` }).click();
const refuse = async (number, text) => {
  const card = page.locator(`.question[data-key="${number}"]`);
  await card.locator("summary").click();
  if (text) await card.getByLabel("What the app is told").fill(text);
  return card;
};
const refuses = async (number, text) => (await refuse(number, text)).getByRole("button", { name: "Answer no" }).click();
const look = async (name, width) => {
  assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name}: wider than ${width}`);
  if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png` });
};
// The texts and signs of the page, outside the phones, that have less contrast than 4.5 with what is behind them.
const pale = () => page.evaluate(() => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const bytes = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = (color) => bytes(color).slice(0, 3).map((value) => (value <= 10 ? value / 3295 : ((value / 255 + .055) / 1.055) ** 2.4))
    .reduce((sum, value, index) => sum + value * [.2126, .7152, .0722][index], .05);
  const behind = (element, style) => (bytes(style.backgroundColor)[3] > 250 ? style.backgroundColor : behind(element.parentElement, getComputedStyle(element.parentElement)));
  return [...document.querySelectorAll("body *:not(.screen, .screen *, .later, .later *, [aria-disabled=true], [aria-disabled=true] *, script, option, optgroup)")].flatMap((element) =>
    ["", "::before", "::after"].map((part) => [part, getComputedStyle(element, part || null)]).filter(([part, { content, color }]) => element.checkVisibility() && bytes(color)[3] > 0
      && (part ? /^" ?[^"\s]/.test(content) : [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim()))).map(([part, style]) => {
      const [one, other] = [light(style.color), light(behind(element, style))];
      return { name: `${element.nodeName}.${element.className}${part} ${element.textContent.slice(0, 20)}`, contrast: Math.max(one, other) / Math.min(one, other) };
    })).filter(({ contrast }) => contrast < 4.5);
});
const isIn = ["login email al@x.test", "login password enigma", "login submit", ...[1, 2, 3, 4].map((n) => `answer ${n} ok`)];

// From the login to a failed delete, by hand. Actions in one phone happen in both.
const playsByHand = async (width, height, options) => {
  await openWindow(width, height, options);
  await open([]);
  const one = phone(width < 640 ? "mvvm" : "mvi");
  await one.getByLabel("Email").fill("al@x.test");
  await one.getByLabel("Password").fill("enigma");
  await one.getByRole("button", { name: "Log In" }).click();
  await played(3);
  await look("log-in", width);
  for (const number of [1, 2, 3, 4]) {
    await answer(number);
    await played(3 + number);
  }
  await shows("Banana");
  const row = one.getByRole("listitem").filter({ hasText: "Banana" });
  await row.hover();
  await row.getByRole("button", { name: "Delete Banana" }).click();
  await played(8);
  assert.deepEqual((await lines()).slice(-2), ["answer 4 ok", "items delete b"]);
  const [mvvm, mvi] = [await pane("mvvm"), await pane("mvi")];
  assert.equal(mvvm.file, "ItemsViewModel.swift");
  assert.match(mvvm.marks, /func delete\([^]*Banana leaves the screen[^]*asks 5[^]*waits for answer 5/);
  assert.equal(mvi.file, "ItemsReducer.swift");
  assert.match(mvi.marks, /^\d+\s+case \.deleteTapped[^]*Banana leaves the screen[^]*asks 5[^]*waits for answer 5/);
  assert.equal(await page.locator("#code .later").count(), 2);
  // Views with a preview are compiled as copies without macros.
  assert.match(await listed("ItemViews.swift"), /var body: some View/);
  assert.match(await phone("mvi").locator("dl").innerText(), /items\.items\s+Apple Banana Cherry → Apple Cherry/);
  assert.match(await page.locator(".log .now").innerText(), /→ items\.deleteTapped "b"/);
  assert.equal(await page.locator(".pane.mvi .count").innerText(), "5 lines ran + 2 around it");
  await look("delete", width);
  const place = () => page.locator("#code").evaluate(({ offsetTop, offsetHeight }) => [offsetTop, offsetHeight]);
  const before = await place();
  await refuse(5);
  assert.deepEqual(await place(), before, "an open menu moves the code");
  await page.keyboard.press("Escape");
  await refuses(5, "Not <b>allowed</b>.");
  await shows("Not <b>allowed</b>.");
  await look("failed", width);
  await one.getByRole("button", { name: "OK" }).click();
  await played(10);
  assert.match(await page.locator("#you .head").innerText(), /no question waits/);
  await page.goBack();
  await shows("Not <b>allowed</b>.");
  await page.goForward();
  await shows("Banana");
  await page.locator("#time li button").nth(7).click();
  await page.waitForFunction(() => !document.querySelector(".over"));
  assert.match(page.url(), /#app@7:/);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#time .now")?.dataset.key === "7");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector("#time .now")?.dataset.key === "8");
  assert.equal((await lines()).length, 10, "a look at the past is no step");
  assert.doesNotMatch(await page.locator("#time").innerText(), /enigma/, "a password stands in the time line");
};

// Each story is stepped, and nothing moves: the sum of all layout shifts is small. The panes show the same screen in both
// patterns, at the function that the step called.
const tellsStories = async () => {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shift += value))).observe({ type: "layout-shift" });
  });
  await page.goto("about:blank");
  await page.goto(address);
  await page.waitForSelector("#code[aria-busy=false]");
  const next = page.getByRole("button", { name: "Next ›" });
  const seen = [];
  for (const story of await page.locator(".story").filter({ hasText: /^\d / }).all()) {
    await story.click();
    await page.waitForSelector("#code[aria-busy=false]");
    await page.evaluate(() => (window.shift = 0));
    const steps = [];
    assert.match(await page.locator(".count").first().innerText(), /what Next will call/);
    for (;;) {
      const screens = (await page.locator(".pane .head > span:not(.count)").allInnerTexts()).map((file) => file.match(/^[A-Z][a-z]+/)[0]);
      assert.equal(screens[0], screens[1]);
      steps.push(await page.locator("#say").innerText());
      if (!seen.length && steps.length === 2) {
        for (const side of ["mvvm", "mvi"]) assert.match(await page.locator(`.pane.${side} mark`, { hasText: "asks 5" }).innerText(), /\.read\(/);
      }
      if (await page.locator("#you .verdict").count()) break;
      // The answer that a story gives next is the filled button.
      const filled = page.locator("#you .question .yes");
      if (await filled.count()) await filled.click();
      else await next.click();
      await page.waitForFunction((said) => document.getElementById("say").innerText !== said, steps.at(-1));
      await page.waitForSelector("#code[aria-busy=false]");
    }
    assert.equal(new Set(steps).size, steps.length);
    assert(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), "a step needs more than 1280 × 800");
    const shift = await page.evaluate(() => window.shift);
    // Before the end, the questions are there instead of the verdict, which marks a line only in the first story.
    assert.equal(await page.locator("#you [aria-current]").count(), seen.length ? 0 : 1);
    await page.getByRole("button", { name: "‹ Back" }).click();
    await page.locator("#you .question").first().waitFor();
    await next.click();
    await page.locator("#you .verdict").waitFor();
    await page.waitForSelector("#code[aria-busy=false]");
    assert(shift <= .02, `the page has moved by ${shift}`);
    seen.push(steps.length);
    for (const colorScheme of ["dark", "light"]) {
      await page.evaluate((scheme) => (document.documentElement.style.colorScheme = scheme), colorScheme);
      assert.deepEqual(await pale(), []);
    }
    if (seen.length === 1) await dropsALateAnswer();
  }
  assert.deepEqual(seen, [5, 5, 3, 6]);
  // The last story is the login. Its first step calls the last of three intents, its second is an answer to question 1 only.
  await page.locator("#time li button").nth(1).click();
  await page.waitForFunction(() => location.hash.startsWith("#app@1:"));
  await page.waitForSelector("#code[aria-busy=false]");
  assert.match((await pane("mvi")).marks, /case \.submitTapped/);
  await page.locator("#time li button").nth(2).click();
  await page.waitForFunction(() => location.hash.startsWith("#app@2:"));
  await page.waitForSelector("#code[aria-busy=false]");
  for (const side of ["mvvm", "mvi"]) assert.doesNotMatch((await pane(side)).text, /2, 3, 4/);
  assert.deepEqual(await page.locator(".question").evaluateAll((all) => all.map(({ style }) => style.gridArea)), ["1 / 1", "1 / 2", "2 / 1"]);
  // What an entry carries stays open after a click elsewhere.
  await page.locator(".log summary").first().click();
  await page.locator("h1").click();
  assert(await page.locator(".log details").first().evaluate((details) => details.open));
  assert.equal(await page.locator(".story.done").count(), 4);
  // A row of the log from before the story leads there; Next leads on.
  await page.locator(".story").first().click();
  await page.waitForSelector("#code[aria-busy=false]");
  await page.locator(".log button").first().click();
  await page.waitForFunction(() => document.querySelector("#say small").innerText.startsWith("Before the story"));
  await page.waitForSelector("#code[aria-busy=false]");
  await next.click();
  await page.waitForFunction(() => location.hash.startsWith("#app@2:"));
  // The browser's Back leads through a story, to its beginning, and not out of it.
  await page.locator(".story").first().click();
  await next.click();
  await ended("tab users;users load");
  await page.goBack();
  await ended("tab users");
  assert.equal(await page.locator(".story[aria-pressed=true]").innerText(), "1 José disappears\nWho can say why?");
  await page.goForward();
  await ended("tab users;users load");
  // Two quick clicks are two steps. What one does oneself leaves the story; its next step does not.
  await page.locator(".story").first().click();
  await next.dblclick();
  await ended("users load;users load");
  await page.getByRole("button", { name: "‹ Back" }).dblclick();
  await page.waitForFunction(() => document.querySelector("#say small").innerText.startsWith("Who can"));
  await page.locator(".story").nth(1).click();
  await page.waitForSelector("#code[aria-busy=false]");
  await phone("mvvm").getByRole("button", { name: "Reload" }).click();
  await ended("items load");
  assert.equal(await page.locator(".story[aria-pressed=true]").innerText(), "2 A late list\nDoes Banana come back?");
  await phone("mvvm").getByRole("tab", { name: "Users" }).click();
  await ended("tab users");
  assert.match(await page.locator(".story[aria-pressed=true]").innerText(), /^Play freely/);
  await page.getByRole("button", { name: "The story" }).click();
  await page.locator("#speed option").first().evaluate((option) => (option.value = "1"));
  await page.getByRole("button", { name: "▶ Play" }).click();
  await page.locator("#you .verdict").waitFor();
  // A story that was stopped goes no further.
  await page.locator("#speed option").first().evaluate((option) => (option.value = "1000"));
  await page.clock.install();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.waitForSelector("body.before");
  await page.getByRole("button", { name: "▶ Play" }).click();
  await page.waitForFunction(() => document.querySelectorAll("#time .done").length > 0);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "▶ Play" }).waitFor();
  const until = await lines();
  await page.clock.fastForward(10_000);
  await page.waitForSelector("#code[aria-busy=false]");
  assert.deepEqual(await lines(), until);
};

// An answer came and changed nothing: only the store has written that down. The pane stays, and names the line of the kit.
const dropsALateAnswer = async () => {
  await shows("Zoë Ångström");
  assert.equal(await phone("mvi").locator(".screen").getByText("José Núñez", { exact: true }).count(), 0);
  const [log, row] = await Promise.all([".pane.mvi .log", ".pane.mvi .now"].map((place) => page.locator(place).boundingBox()));
  assert(row.y >= log.y && row.y + row.height <= log.y + log.height + 1, "the row of the step is out of sight");
  assert.match(await page.locator(".pane.mvi .now").innerText(), /✗ users\.loadResponse dropped/);
  assert.doesNotMatch(await page.locator(".pane.mvvm .log").innerText(), /✗|dropped 5/);
  for (const side of ["mvvm", "mvi"]) {
    assert.match((await pane(side)).text, /The kit dropped the answer:\s*ScreenTasks\.swift \d+ +guard !Task\.isCancelled/);
  }
  const { file, text } = await pane("mvvm");
  assert.equal(file, "UsersViewModel.swift");
  assert.match(text, /^No line of this screen ran\.[^]*func load\(/);
};

// An upload is cancelled, its late answer is ignored, and it goes on from the position that the service tells.
const playsARecipe = async () => {
  await open([], "upload");
  const one = phone("mvvm");
  await one.getByRole("button", { name: "Upload" }).click();
  const other = await refuse(1);
  await other.getByRole("button", { name: "60", exact: true }).click();
  await shows("60 of 100");
  await one.getByRole("button", { name: "Cancel" }).click();
  await played(3);
  await answer(2);
  await played(4);
  await shows("60 of 100");
  await one.getByRole("button", { name: "Resume" }).click();
  await played(5);
  await refuses(3);
  await shows("The server can't be reached.");
  await page.waitForSelector("#code[aria-busy=false]");
  assert.equal((await pane("mvvm")).file, "UploadViewModel.swift");
  assert.equal((await pane("mvi")).file, "UploadReducer.swift");
};

// A new item in its sheet: Save sends one request, even after several taps. A swipe closes the sheet, and a failure is
// shown.
const savesInASheet = async () => {
  await open(isIn);
  const one = phone("mvi");
  await one.getByRole("button", { name: "New Item" }).click();
  const save = one.getByRole("button", { name: "Save" });
  await save.waitFor();
  const before = await save.boundingBox();
  await one.getByLabel("Name").fill("Fig");
  await ended("items type Fig");
  assert.deepEqual(await save.boundingBox(), before, "a draft moves the form");
  await save.dblclick();
  await ended("items save");
  assert.equal((await lines()).filter((line) => line === "items save").length, 1);
  await one.getByRole("button", { name: "Swipe the sheet away" }).click();
  await ended("items close");
  await refuses(5);
  await shows("The server can't be reached.");
};

// A session expires during the save of an item. After the next login, the form is open with the typed text.
const logsInAgain = async () => {
  await open(isIn);
  const one = phone("mvvm");
  await one.getByRole("button", { name: "New Item" }).click();
  await one.getByLabel("Name").fill("Fig");
  await one.getByRole("button", { name: "Save" }).click();
  await ended("items save");
  await (await refuse(5)).getByRole("button", { name: "The session has expired" }).click();
  await one.getByRole("button", { name: "Log In Again" }).click();
  await ended("log-in-again");
  for (const side of ["mvvm", "mvi"]) assert.equal(await phone(side).getByLabel("Email").inputValue(), "al@x.test");
  await one.getByLabel("Password").fill("enigma");
  await one.getByRole("button", { name: "Log In" }).click();
  await ended("login submit");
  for (const number of [6, 7]) {
    await answer(number);
    await ended(`answer ${number} ok`);
  }
  for (const side of ["mvvm", "mvi"]) assert.equal(await phone(side).getByLabel("Name").inputValue(), "Fig");
};

// The actions of the system: the app is left, comes back, ends, and is opened again.
const leavesAndComesBack = async () => {
  const system = async (name) => {
    await page.getByText("App events…").click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  await open(isIn);
  await system("Leave for another app");
  await phone("mvi").getByRole("button", { name: "Come Back" }).click();
  await shows("Banana");
  await system("End it now, as iOS may");
  await phone("mvvm").getByRole("button", { name: "Open the App" }).click();
  await played(10);
  await answer(5);
  await played(11);
  await system("Open link");
  await played(12);
  assert.equal((await lines()).at(-1), "link users/2");
};

// Shows an earlier step and the code that ran in it. The next action continues from this step, if the visitor agrees that the
// later steps are dropped. Nothing else changes the play.
const looksBack = async () => {
  const more = [...isIn, "items load", "items delete b", "tab users"];
  await open(more);
  const asked = page.waitForRequest((request) => request.url().endsWith("/ran"));
  await page.locator("#time li button").nth(9).click();
  assert.equal((await asked).postDataJSON().lines.length, 9);
  await page.waitForSelector("#code[aria-busy=false]");
  assert.match((await pane("mvvm")).marks, /func delete\(/);
  await page.clock.install();
  const byItself = async () => {
    await page.getByText("Options", { exact: true }).click();
    await page.getByRole("switch", { name: "Answer by itself after a second" }).click();
  };
  let asks = 0;
  const dismiss = (dialog) => {
    asks += 1;
    return dialog.dismiss();
  };
  page.on("dialog", dismiss);
  await byItself();
  await page.clock.fastForward(5000);
  // What has begun is done before the next two steps.
  for (const [key, step] of [["ArrowLeft", 8], ["ArrowRight", 9]]) {
    await page.keyboard.press(key);
    await page.waitForFunction((step) => location.hash.startsWith(`#app@${step}:`) && document.querySelector("#time .now").dataset.key === `${step}`, step);
  }
  assert.deepEqual([asks, (await lines()).length], [0, 10], "it answers while one looks back");
  page.off("dialog", dismiss);
  await page.keyboard.press("Escape");
  await byItself();
  await page.keyboard.press("Escape");
  const warned = async (accepts) => {
    const tap = phone("mvi").locator(".tab", { hasText: "Counter" }).evaluate((tab) => setTimeout(() => tab.click()));
    const [dialog] = await Promise.all([page.waitForEvent("dialog"), tap]);
    await (accepts ? dialog.accept() : dialog.dismiss());
    return dialog.message();
  };
  assert.match(await warned(false), /drops the step after it/);
  await page.waitForSelector("#code[aria-busy=false]");
  assert.deepEqual(await lines(), more);
  assert.equal(await phone("mvi").locator(".tab.selected").getAttribute("data-key"), "tab Items");
  await warned(true);
  await ended("tab counter");
  // Back leads to the step that was shown, then out of it.
  await page.goBack();
  await page.waitForFunction(() => location.hash.startsWith("#app@9:"));
  await page.goForward();
  await ended("tab counter");
  assert.deepEqual(await lines(), [...more.slice(0, 9), "tab counter"]);
};

// The old code fades as soon as a step begins. What is copied moves nothing.
const fadesAndCopies = async () => {
  await open([...isIn, "items load"]);
  let release;
  const held = new Promise((done) => (release = done));
  await page.route("**/ran", async (route) => {
    await held;
    await route.continue();
  });
  await phone("mvvm").getByRole("tab", { name: "Users" }).click();
  await page.waitForFunction(() => location.hash.includes("users") && document.getElementById("code").ariaBusy === "true");
  assert((await page.locator(".pane pre").first().evaluate((code) => getComputedStyle(code).opacity)) < 1);
  release();
  await page.waitForSelector("#code[aria-busy=false]");
  await page.unroute("**/ran");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  // At an earlier step, the steps after it are not copied.
  const toStep = async (step, address) => {
    await page.locator("#time li button").nth(step).click();
    await page.waitForFunction((address) => location.hash.startsWith(address), address);
    await page.waitForSelector("#code[aria-busy=false]");
  };
  await toStep(8, "#app@8:");
  await page.getByRole("button", { name: "Copy as a test" }).click();
  assert.doesNotMatch(await page.evaluate(() => navigator.clipboard.readText()), /tab users/);
  await toStep(9, "#app:");
  const copy = page.getByRole("button", { name: "Copy as a test" });
  const before = await copy.boundingBox();
  await copy.click();
  const copied = page.getByRole("button", { name: "Copied" });
  assert.deepEqual(await copied.boundingBox(), before);
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^import Scenarios\n[^]*tab users[^]*arguments: \[Pattern<AppScenario>\.mvvm, \.mvi\]/);
};

// The program ends while the page is open. The page says so, and goes on when the program is back.
const outlivesTheProgram = async () => {
  await open(isIn);
  live.kill();
  await new Promise((done) => live.once("exit", done));
  await phone("mvvm").getByRole("tab", { name: "Users" }).click();
  await page.getByText("Live has ended.").waitFor();
  await start(new URL(address).port);
  await ended("tab users");
  await shows("José Núñez");
  assert.equal(await page.locator("#problem").innerText(), "");
};

// Typed text is sent before the next action, stays in the address beside answers, and can contain any character.
const keepsWhatIsTyped = async () => {
  await open([...isIn, "items load", "items add f"]);
  const text = "a;b %41 #c";
  await phone("mvvm").getByRole("textbox").fill(text);
  await answer(5);
  await ended("answer 5 ok");
  assert.deepEqual((await lines()).slice(-1), ["answer 5 ok"]);
  await page.reload();
  await page.waitForSelector("#code[aria-busy=false]");
  for (const side of ["mvvm", "mvi"]) assert.equal(await phone(side).getByRole("textbox").inputValue(), text);
  await open([...isIn, "items load", "items delete b"]);
  const card = await refuse(6, "Mine");
  await page.keyboard.press("Escape");
  await answer(5);
  await ended("answer 5 ok");
  await card.locator("summary").click();
  assert.equal(await card.getByLabel("What the app is told").inputValue(), "Mine");
};

const playsByKeys = async () => {
  await open([]);
  const press = async (key, until) => {
    for (let count = 0; count < 80; count += 1) {
      if (await page.evaluate((until) => {
        const { activeElement: now } = document;
        return now.matches(until.selector) && (now.ariaLabel ?? now.textContent).includes(until.name);
      }, until)) return;
      await page.keyboard.press(key);
    }
    assert.fail(`${until.name} is not reached with ${key}`);
  };
  const isOf = (selector, name) => ({ selector, name });
  await press("Tab", isOf(".mvvm input", "Email"));
  await page.keyboard.type("al@x.test");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.type === "password");
  await page.keyboard.type("enigma");
  await page.keyboard.press("Enter");
  await ended("login submit");
  for (const number of [1, 2, 3, 4]) {
    await press("Tab", isOf("#you .question > .pill", `: answer to ${number},`));
    await page.keyboard.press("Enter");
    await ended(`answer ${number} ok`);
  }
  assert.equal(await page.evaluate(() => document.activeElement.id), "you");
  await press("Shift+Tab", isOf(".mvvm .swipe", "Delete Banana"));
  await page.keyboard.press("Enter");
  await ended("items delete b");
  await press("Tab", isOf("#you summary", "Another answer to 5,"));
  await page.keyboard.press("Enter");
  await press("Tab", isOf("#you input", "What the app is told"));
  await page.keyboard.press("Enter");
  await shows("The server can't be reached.");
  await press("Tab", isOf(".mvvm .choices button", "OK"));
  await page.keyboard.press("Space");
  await ended("items clear-error");
};

// Random actions, the same in each run: a generator with a seed chooses them. The code that ran is not read, because that
// would take minutes.
const playsAtRandom = async (count) => {
  await page.route("**/ran", (route) => route.fulfill({ json: { files: [] } }));
  page.on("dialog", (dialog) => dialog.accept());
  await page.addInitScript(() => {
    const { fetch } = window;
    window.isAsking = 0;
    window.fetch = async (...all) => {
      window.isAsking += 1;
      try {
        const reply = await fetch(...all);
        await reply.clone().text();
        return reply;
      } finally {
        setTimeout(() => (window.isAsking -= 1));
      }
    };
  });
  for (let seed = 1; seed <= count / 200; seed += 1) {
    await open(isIn);
    const most = await page.evaluate(async (seed) => {
      let state = seed;
      const random = (below) => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const any = (selector) => {
        const all = [...document.querySelectorAll(selector)].filter((one) => !one.closest("[inert], [aria-disabled=true]"));
        return all[random(all.length)];
      };
      let most = 0;
      for (let done = 0; done < 200; done += 1) {
        const die = random(30);
        const one = (die < 12 && any("#you .question > .pill")) || (die < 14 && any("details .items button"))
          || any(`.phone.${die % 2 ? "mvvm" : "mvi"} :is(button, input)`);
        if (one?.matches("input")) {
          one.focus();
          one.value = ["", "al@x.test", "a;b", "<i>", " x "][random(5)];
          one.dispatchEvent(new Event("input", { bubbles: true }));
        } else one?.click();
        for (let calm = 0; calm < 2; calm = window.isAsking ? 0 : calm + 1) await new Promise((next) => setTimeout(next));
        most = Math.max(most, location.hash.split(";").length);
      }
      return most;
    }, seed);
    assert.equal(await page.locator(".same").textContent(), "Both show the same");
    assert(most > isIn.length + 100, `at most ${most} lines`);
  }
};

const refusesBadRequests = async () => {
  const request = (path, { method = "GET", headers = {}, body } = {}) => new Promise((done, fail) => {
    const sent = http.request(`${address}${path}`, { method, headers }, (response) => {
      let text = "";
      response.on("data", (part) => (text += part)).on("end", () => done([response.statusCode, JSON.parse(text).problem]));
    });
    sent.on("error", fail);
    sent.end(body);
  });
  for (const [path, options, status, problem] of [
    ["", { headers: { Host: "example.com" } }, 403, /Only a page from/],
    ["start", { headers: { Origin: "http://example.com" } }, 403, /Only a page from/],
    ["nothing", {}, 404, /Nothing is at “\/nothing”/],
    ["source/Data/JSONFile/JSONFile.swift", {}, 404, /No file of the app/],
    ["play", { method: "DELETE" }, 405, /DELETE/],
    ["play", { method: "POST", body: "[" }, 400, /not the JSON/],
    ["play", { method: "POST", body: "x".repeat(1_000_001) }, 413, /no play/],
  ]) {
    const [code, text] = await request(path, options);
    assert.equal(code, status, path);
    assert.match(text, problem);
  }
  await open(["items dance"]);
  await page.getByText("“items dance” is not a step").or(page.getByText("“items” is not a step")).waitFor();
};

// The failed delete that the README shows: frames of a second and a half, and a longer last frame.
const takePictures = async () => {
  const folder = fs.mkdtempSync(`${os.tmpdir()}/live-`);
  process.on("exit", () => fs.rmSync(folder, { recursive: true }));
  const begin = ["log-in al@x.test", ...[1, 3, 4, 2].map((number) => `answer ${number} ok`)];
  const steps = [begin, [...begin, "items delete b"], [...begin, "items delete b", "answer 5 fail Not allowed."]];
  for (const colorScheme of ["light", "dark"]) {
    // The width in the README, so that the text can be read: two phones, the changes, and the code that ran.
    await openWindow(980, 1400, { colorScheme, deviceScaleFactor: 2 });
    const frames = [];
    for (const [index, list] of steps.entries()) {
      await open(list);
      await page.addStyleTag({ content: `header, #stories, #say .pills, #time, .skip, .phone dl, #once { display: none !important }
        :root { --height: 330px } main { padding-top: 12px } #you { min-height: 124px } .pane { grid-template-rows: auto 250px auto 104px }
        #say, #say > div:first-child { min-height: 48px } .pane > .head { min-height: 36px } body { min-height: 0 }` });
      await page.evaluate(() => document.activeElement?.blur());
      frames.push("-d", index === steps.length - 1 ? "4000" : "2000", `${folder}/${colorScheme}-${index}.png`);
      await page.screenshot({ path: frames.at(-1), clip: { x: 0, y: 0, width: 980, height: 1000 } });
    }
    fs.mkdirSync(".readme", { recursive: true });
    execFileSync("img2webp", ["-loop", "0", "-lossy", "-q", "60", ...frames, "-o", `.readme/live-${colorScheme}.webp`]);
  }
};

if (option("--picture")) await takePictures();
else {
  for (const [width, height, options] of [[1280, 900], [390, 844, { colorScheme: "dark" }]]) {
    await playsByHand(width, height, options);
    console.log(`log in, a delete that fails, back and forth at ${width}; nothing is too wide`);
  }
  await openWindow(1280, 800);
  await tellsStories();
  console.log("four stories, step by step; nothing moves");
  await playsARecipe();
  await savesInASheet();
  await logsInAgain();
  await leavesAndComesBack();
  await looksBack();
  await openWindow(1280, 800);
  await keepsWhatIsTyped();
  await fadesAndCopies();
  await playsByKeys();
  console.log("a cancelled upload, a new item in its sheet, an expired session, the system's part, keys alone");
  await refusesBadRequests();
  assert.deepEqual(messages.splice(0).filter((text) => !/status of 4/.test(text)), [], "console messages");
  const steps = Number(option("--steps")) || 200;
  await playsAtRandom(steps);
  assert.deepEqual(messages.splice(0), [], "console messages");
  console.log(`bad requests are refused; ${steps} steps at random leave no message`);
  await openWindow(1280, 800);
  await outlivesTheProgram();
  console.log("a program that has ended, and is started again");
}
await browser.close();
live.kill();
