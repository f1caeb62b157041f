// The part of .ci/live that runs in the browser. It clicks and types like a person, and answers like a server.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";

const { chromium } = await import(process.env.PLAYWRIGHT);
const option = (name) => process.argv.includes(name) && (process.argv[process.argv.indexOf(name) + 1] ?? true);
const shots = option("--screenshots");

const live = spawn("Extras/Headless/.build/debug/Live", ["--no-open", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
process.on("exit", () => live.kill());
const announced = await new Promise((done, fail) => {
  live.stdout.once("data", (data) => done(`${data}`));
  live.once("exit", () => fail(new Error("Live has ended")));
});
const address = announced.match(/http:\/\/127\.0\.0\.1:[1-9]\d*\//)[0];

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
const lines = async () => decodeURIComponent(page.url().split(/#[a-z]+:?/)[1] ?? "").split(";").filter(Boolean);
// Returns when the address has this many lines, and the page shows the code that ran in the last of them.
const played = async (count) => {
  await page.waitForFunction((count) => location.hash.split(/[:;]/).length - 1 === count, count);
  await page.waitForSelector("#ran[aria-busy=false]");
};
const ended = async (line) => {
  await page.waitForFunction((line) => decodeURIComponent(location.hash).endsWith(line), line);
  await page.waitForSelector("#ran[aria-busy=false]");
};
const open = async (list, show) => {
  await page.goto("about:blank");
  await page.goto(play(list, show));
  await page.waitForSelector("#ran[aria-busy=false]");
};
const phone = (side) => page.locator(`.phone.${side}`);
const shows = async (text) => {
  for (const side of ["mvvm", "mvi"]) {
    await phone(side).locator(".screen").getByText(text, { exact: true }).first().waitFor({ state: "attached" });
  }
  assert.equal(await page.locator(".same").textContent(), "Both show the same");
};
const ran = async (side, file) => {
  const tab = page.locator(`#ran .${side} [role=tab]`, { hasText: file });
  await tab.first().click();
  await page.waitForSelector(`#ran .${side} pre[aria-label$="${file}"]`);
  return page.locator(`#ran .${side} mark`).allInnerTexts();
};
const answer = (number, label = "Yes") => page.getByRole("button", { name: `${label} to ${number},` }).click();
const look = async (name, width) => {
  assert(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name}: wider than ${width}`);
  if (shots) await page.screenshot({ path: `${shots}/${name}-${width}.png` });
};
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
  if (width < 640) await page.getByRole("button", { name: "All requests" }).click();
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
  const methods = await ran("mvvm", "ItemsViewModel.swift");
  assert(methods.some((line) => line.includes("func delete(")), `${methods}`);
  const cases = await ran("mvi", "ItemsReducer.swift");
  assert(cases.some((line) => line.includes("case .deleteTapped")), `${cases}`);
  // Views with a preview are compiled as copies without macros.
  const views = await ran("shared", "ItemViews.swift");
  assert(views.some((line) => line.includes("var body: some View")), `${views}`);
  assert.match(await page.locator("#ran .shared .fold").first().innerText(), /^\d+ lines? not shown$/);
  assert.match(await page.locator("#state").innerText(), /items\.items\s+a b c → a c/);
  assert.match(await page.locator("#log .now").innerText(), /asks 5 delete b.*→ \.main\(\.items\(\.deleteTapped\("b"\)\)\)/s);
  await look("delete", width);
  await answer(5, "No…");
  await page.getByLabel("What the app is told").fill("Not <b>allowed</b>.");
  await page.getByRole("button", { name: "Answer no" }).click();
  await shows("Not <b>allowed</b>.");
  await look("failed", width);
  await one.getByRole("button", { name: "OK" }).click();
  await played(10);
  assert.match(await page.locator("#requests .head").innerText(), /nothing waits/);
  await page.goBack();
  await shows("Not <b>allowed</b>.");
  await page.goForward();
  await shows("Banana");
  await page.getByRole("slider").fill("7");
  await page.waitForFunction(() => !document.querySelector(".over"));
  assert.equal((await lines()).length, 10, "a look at the past is no act");
};

// Both phones drop the older of two answers, which comes last.
const dropsLateAnswers = async () => {
  await open([...isIn, "items load", "items load", "answer 6 without a", "answer 5 ok"]);
  await shows("Banana");
  assert.equal(await phone("mvi").locator(".screen").getByText("Apple", { exact: true }).count(), 0);
  assert.match(await page.locator("#log .now td").first().innerText(), /drops 5, it was replaced/);
  assert.match(await page.locator("#log .now td").last().innerText(), /✗ \.main\(\.items\(\.loadResponse/);
};

// An upload is cancelled, its late answer is ignored, and it goes on from the position that the service tells.
const playsARecipe = async () => {
  await open([], "upload");
  const one = phone("mvvm");
  await one.getByRole("button", { name: "Upload" }).click();
  await answer(1, "Else…");
  await page.getByRole("button", { name: "60", exact: true }).click();
  await shows("60 of 100");
  await one.getByRole("button", { name: "Cancel" }).click();
  await played(3);
  await answer(2);
  await played(4);
  await shows("60 of 100");
  await one.getByRole("button", { name: "Resume" }).click();
  await played(5);
  await answer(3, "No…");
  await page.getByRole("button", { name: "Answer no" }).click();
  await shows("The server can't be reached.");
  assert((await ran("mvvm", "UploadViewModel.swift")).length > 0);
};

// A new item in its sheet: Save sends one request, even after several taps. A swipe closes the sheet, and a failure is
// shown.
const savesInASheet = async () => {
  await open(isIn);
  const one = phone("mvi");
  await one.getByRole("button", { name: "New Item" }).click();
  await one.getByLabel("Name").fill("Fig");
  await one.getByRole("button", { name: "Save" }).dblclick();
  await ended("items save");
  assert.equal((await lines()).filter((line) => line === "items save").length, 1);
  await one.getByRole("button", { name: "Swipe the sheet away" }).click();
  await ended("items close");
  await answer(5, "No…");
  await page.getByRole("button", { name: "Answer no" }).click();
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
  await answer(5, "No…");
  await page.getByRole("button", { name: "The session has expired" }).click();
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
    await page.getByText("The system…").click();
    await page.getByRole("button", { name, exact: true }).click();
  };
  await open(isIn);
  await system("Leave for another app");
  await phone("mvi").getByRole("button", { name: "Come Back" }).click();
  await shows("Banana");
  await system("End it now, as the system can");
  await phone("mvvm").getByRole("button", { name: "Open the App" }).click();
  await played(10);
  await answer(5);
  await played(11);
  await system("Open link");
  await played(12);
  assert.equal((await lines()).at(-1), "link users/2");
};

// Shows an earlier step and the code that ran in it. The next action continues from this step. Nothing else changes the
// play.
const looksBack = async () => {
  const more = [...isIn, "items load", "items delete b", "tab users"];
  await open(more);
  const asked = page.waitForRequest((request) => request.url().endsWith("/ran"));
  await page.getByRole("slider").fill("9");
  assert.equal((await asked).postDataJSON().lines.length, 9);
  await page.waitForSelector("#ran[aria-busy=false]");
  const methods = await ran("mvvm", "ItemsViewModel.swift");
  assert(methods.some((line) => line.includes("func delete(")), `${methods}`);
  await page.clock.install();
  await page.getByRole("switch", { name: "Answer after a second" }).click();
  await page.clock.fastForward(5000);
  assert.equal((await lines()).length, 10, "it answers while one looks back");
  await page.getByRole("switch", { name: "Answer after a second" }).click();
  await phone("mvi").getByRole("tab", { name: "Counter" }).click();
  await ended("tab counter");
  assert.deepEqual(await lines(), [...more.slice(0, 9), "tab counter"]);
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
  await page.waitForSelector("#ran[aria-busy=false]");
  for (const side of ["mvvm", "mvi"]) assert.equal(await phone(side).getByRole("textbox").inputValue(), text);
  await open([...isIn, "items load", "items delete b"]);
  await answer(6, "No…");
  await page.getByLabel("What the app is told").fill("Mine");
  await answer(5);
  await ended("answer 5 ok");
  assert.equal(await page.getByLabel("What the app is told").inputValue(), "Mine");
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
    await press("Tab", isOf("#requests .yes", `Yes to ${number},`));
    await page.keyboard.press("Enter");
    await ended(`answer ${number} ok`);
  }
  await press("Shift+Tab", isOf(".mvvm .swipe", "Delete Banana"));
  await page.keyboard.press("Enter");
  await ended("items delete b");
  await answer(5, "No…");
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
        const one = (die < 12 && any("#requests .yes")) || (die < 14 && any("details .items button"))
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
    ["shows", { headers: { Origin: "http://example.com" } }, 403, /Only a page from/],
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
  const steps = [isIn, [...isIn, "items delete b"], [...isIn, "items delete b", "answer 5 fail Not allowed."]];
  for (const colorScheme of ["light", "dark"]) {
    // The width in the README, so that the text can be read: two phones, the changes, and the code that ran.
    await openWindow(980, 1400, { colorScheme, deviceScaleFactor: 2 });
    const frames = [];
    for (const [index, list] of steps.entries()) {
      await open(list);
      await page.addStyleTag({ content: "header, #log, #time, .skip { display: none !important }" });
      await page.evaluate(() => {
        document.activeElement?.blur();
        for (const code of document.querySelectorAll("#ran pre")) code.style.height = "216px";
      });
      frames.push("-d", index === steps.length - 1 ? "4000" : "2000", `${folder}/${colorScheme}-${index}.png`);
      await page.screenshot({ path: frames.at(-1), clip: { x: 0, y: 0, width: 980, height: 1100 } });
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
  await openWindow(1280, 900);
  await dropsLateAnswers();
  await playsARecipe();
  await savesInASheet();
  await logsInAgain();
  await leavesAndComesBack();
  await looksBack();
  await openWindow(1280, 900);
  await keepsWhatIsTyped();
  await playsByKeys();
  console.log("a late answer, a cancelled upload, a new item in its sheet, an expired session, the system's part, keys alone");
  await refusesBadRequests();
  assert.deepEqual(messages.splice(0).filter((text) => !/status of 4/.test(text)), [], "console messages");
  const acts = Number(option("--acts")) || 200;
  await playsAtRandom(acts);
  assert.deepEqual(messages, [], "console messages");
  console.log(`bad requests are refused; ${acts} acts at random leave no message`);
}
await browser.close();
live.kill();
