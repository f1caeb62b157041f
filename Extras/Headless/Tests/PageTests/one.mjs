// The part of .ci/live that uses made apps, each on one phone in the browser.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs";

const { chromium } = await import(process.env.PLAYWRIGHT);
const [made] = process.argv.slice(2);
const shots = process.argv.includes("--screenshots") && process.argv[process.argv.indexOf("--screenshots") + 1];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const messages = [];
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(10_000);
page.on("pageerror", (error) => messages.push(error.message));
page.on("console", (message) => /error|warning/.test(message.type()) && messages.push(message.text()));
const phone = page.locator(".screen");
const tap = (name) => phone.getByRole("button", { name, exact: true }).first().click();
const shows = (text) => phone.getByText(text, { exact: true }).first().waitFor();
const look = async (name) => {
  await page.waitForSelector("#ran[aria-busy=false]");
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
};

// Runs the command, as it is typed. Its process becomes the app.
const command = (app, ...options) => {
  const live = spawn("swift", ["run", "--package-path", "Extras/Headless", "Live", "--app", app, "--no-open", ...options]);
  process.on("exit", () => live.kill());
  let printed = "";
  const text = new Promise((done) => {
    for (const stream of [live.stdout, live.stderr]) stream.setEncoding("utf8").on("data", (part) => {
      printed += part;
      const address = printed.match(/http:\/\/127\.0\.0\.1:[1-9]\d*\//);
      if (address) done(address[0]);
    });
    live.once("exit", () => done(printed));
  });
  const exit = new Promise((done) => live.once("exit", done));
  return { text, exit, end: () => live.kill() && exit };
};
const open = async (app) => {
  const start = Date.now();
  const running = command(app, "--port", "0");
  const address = await running.text;
  assert.match(address, /^http/);
  console.log(`${app.split("/").at(-1)} is there after ${Math.round((Date.now() - start) / 1000)} s`);
  await page.goto(address);
  return running;
};

let running = await open(`${made}/Shelf`);
// The app moves the focus to its first field after a while.
await phone.locator("[data-focused]").waitFor();
await phone.getByLabel("Email").pressSequentially("al@x.test");
await phone.getByLabel("Password").pressSequentially("enigma");
await tap("Log In");
await shows("Book 1");
await tap("New Book");
await phone.getByLabel("Name").pressSequentially("Momo & <b>Co</b>");
await phone.getByRole("switch", { name: "Read On" }).click();
await phone.locator("input[type=date]").fill("2026-05-04");
await look("form");
assert.match(await page.locator("#ran mark").first().innerText(), /Read/);
await tap("Save");
await shows("4 May 2026");
await phone.getByRole("listitem").filter({ hasText: "Book 2" }).hover();
await tap("Delete Book 2");
await phone.getByText("Book 2", { exact: true }).waitFor({ state: "detached" });
await tap("Momo & <b>Co</b>");
await look("opened");
await page.getByRole("button", { name: "Quit" }).click();
await tap("Open the App");
await shows("4 May 2026");
const taken = command(`${made}/Shelf`, "--port", new URL(page.url()).port);
assert.equal(await taken.exit, 1);
assert.match(await taken.text, /\nError: It can't listen at port \d+: Address already in use\. Choose another: --port\.\n$/);
await running.end();
running = await open(`${made}/Shelf`);
await shows("4 May 2026");
assert.equal(await phone.getByText("Book 2", { exact: true }).count(), 0);
await running.end();
assert.deepEqual(messages.splice(0).filter((text) => !/Failed to (load|fetch)/.test(text)), [], "console messages");
console.log("log in, add, delete, quit, and start the command again: what was saved is there");

running = await open(`${made}/Larder`);
await tap("New Jar");
await phone.getByLabel("Name").fill("Honey");
await phone.getByLabel("Grams").fill("500");
await tap("Save");
await shows("Honey");
await page.locator("#ran .file[open]", { hasText: "JarsReducer.swift" }).locator("mark").first().waitFor();
await look("list");
assert.match(await page.locator("#ran mark").allInnerTexts().then((all) => all.join("\n")), /case \.saveResponse/);
await running.end();
const views = `${made}/Larder/Sources/Presentation/Jars/Views/JarViews.swift`;
fs.appendFileSync(views, "#Preview {\n    Nothing()\n}\n");
const broken = command(`${made}/Larder`);
assert.equal(await broken.exit, 1);
assert.match(await broken.text, /Jars\/Views\/JarViews\.swift:\d+:\d+: error: cannot find 'Nothing' in scope/);
const none = command(made);
assert.equal(await none.exit, 1);
assert.match(await none.text, /\nError: “.*” is no app that Template has made: it has no App\/Sources\.\n$/);
console.log("a list alone; what does not compile, and what is no app, is refused");
await browser.close();
