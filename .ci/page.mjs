// What .ci/page does in the browser: it clicks and types as a person does.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import { advice } from "../Extras/Lab/Sources/Page/Web/advice.mjs";
import { readGames } from "../Extras/Lab/Sources/Page/Web/games.mjs";
import { cards, screen, walk } from "../Extras/Lab/Sources/Page/Web/graph.mjs";

const { chromium } = await import(process.env.PLAYWRIGHT);
const widths = [[320, 640], [390, 664], [1280, 900]];
const option = (name) => process.argv.includes(name) && (process.argv[process.argv.indexOf(name) + 1] ?? true);
const shots = option("--screenshots");
const folder = fs.mkdtempSync(`${os.tmpdir()}/page-`);
const file = `${folder}/play.html`;
const address = `file://${file}`;
process.on("exit", () => fs.rmSync(folder, { recursive: true }));

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const messages = [];
let page;
// A new window, with nothing stored.
const openWindow = async ([width, height], options = {}) => {
  await page?.context().close();
  page = await browser.newPage(
    { viewport: { width, height }, isMobile: width < 500, reducedMotion: "reduce", ...options });
  page.setDefaultTimeout(10_000);
  page.on("pageerror", (error) => messages.push(error.message));
  page.on("console", (message) => messages.push(message.text()));
};
const run = (expression) => page.evaluate(expression);
// A new document, also where only the fragment differs.
const open = async (url) => {
  await page.goto("about:blank");
  await page.goto(url);
};
const click = async (expression) => {
  const element = (await page.evaluateHandle(expression)).asElement();
  assert(element, `not on the page: ${expression}`);
  await element.click();
};
const byId = (id) => `document.getElementById(${JSON.stringify(id)})`;
const all = (selector) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
const text = (id) => run(`(e => e.closest("[hidden]") ? null : e.innerText)(${byId(id)})`);
// The control of a step: on the left phone, on a card, or on the time line.
const control = (line) => `${all("[data-key]")}.find((e) => !e.disabled
  && [${JSON.stringify(line)}, ${JSON.stringify(`0 ${line}`)}].includes(e.dataset.key))`;
const link = (id, lines = []) => `${address}#${id}${lines.length ? ":" : ""}${lines.map(encodeURIComponent).join(";")}`;
const forget = () => run("localStorage.clear()");
const atOnce = "window.setInterval = (f) => { for (let i = 0; i < 9 && !document.body.matches('.is-found'); i++) f() }";

// From each place of a level the mistake can be reached, or the page says that it can't.
const hasNoWalls = ({ id, graph, level, far, solution }) => {
  assert(graph.states.every((state) => !state.u), `${id}: a step was not computed`);
  assert(solution.length >= 2 && solution.length <= 6, `${id}: ${solution.length} steps`);
  if (level.lesson) assert.equal(level.lesson.length, solution.length - 1, id);
  const dead = [...far.keys()].filter((at) => far[at] === Infinity);
  for (const at of dead) {
    const say = advice({ graph, far, places: [{ at, numbers: [] }], solution, level, names: {} });
    assert.match(say[0], /leads nowhere/, `${id}, place ${at}`);
  }
  assert(dead.length * 2 <= far.length, `${id}: mostly walls`);
  console.log(`${id}: ${solution.length} steps, ${far.length} places, ${dead.length} that lead nowhere and say so`);
};

const assertFound = async ({ id, level }, how) => {
  const [found, front, marks, wrong] = await run(`(({ left, top, bottom }) => [${byId("found")}.textContent,
    document.elementFromPoint(left + 5, (top + bottom) / 2)?.id, ${all("#phones .differs")}.length,
    ${all(".wrong")}.length])(document.activeElement.getBoundingClientRect())`);
  const hasWords = level.morals.some((moral) => found.includes(moral.text)) && found.includes(level.stake);
  assert(hasWords && front === "found-title" && marks > 0 && wrong >= 3, `${id} ${how}: ${found} ${front}`);
};

// What is drawn is what was computed: who waits, what is on lists, and how each request stands at each phone.
const isDrawn = async ({ id, graph }, place) => {
  const fields = [0, 1].map((side) => screen(graph, place, side));
  const isWaiting = (shown) => [...shown].some(([name, on]) => on === true && /(^|\.)(loading|waiting)$/.test(name));
  const lists = (shown) => [shown.get("users"), shown.get("items"),
    shown.get("screen") === "main" && shown.get("items.items")];
  const onList = (shown) => lists(shown).find(Boolean) ?? [];
  const isLeft = graph.states[place.at].l;
  const expected = [fields.map((shown) => !isLeft && isWaiting(shown)),
    fields.map((shown) => onList(shown).map((id) => names[id] ?? id)),
    graph.states[place.at].f ? [] : cards(graph, place).map(({ status }) => status)];
  assert.deepEqual(await run(`(() => { const phones = ${all(".phone")}; return [
    phones.map((e) => e.querySelector(".spin i, .busy i") !== null),
    phones.map((e) => [...e.querySelectorAll(".rows .row")].map((row) => row.textContent)),
    ${all("#server:not([hidden]) .card")}.map((e) => [...e.querySelectorAll(".wire")].map((w) => w.classList[1]))];
  })()`), expected, `${id}: ${place.line}`);
};

const solves = async (game, [width]) => {
  const { places } = walk(game.graph, game.solution);
  const { id, solution } = game;
  const look = async (name) => {
    assert(await run(`document.documentElement.scrollWidth <= ${width}`), `${id}, ${name}: wider than ${width}`);
    if (shots) await page.screenshot({ path: `${shots}/${id}-${name}-${width}.png`, fullPage: true });
  };
  for (const how of ["by clicks", "by keys"]) {
    await open(link(id));
    await forget();
    await page.reload();
    for (const [i, line] of solution.entries()) {
      await look(i ? `step-${i}` : "start");
      await isDrawn(game, places[i]);
      const before = await text("status");
      for (let tabs = 0; how === "by keys" && !await run(`document.activeElement === ${control(line)}`); tabs += 1) {
        assert(tabs < 60, `${id}: “${line}” is not reached with Tab`);
        await page.keyboard.press("Tab");
      }
      await (how === "by keys" ? page.keyboard.press("Enter") : click(control(line)));
      assert.notEqual(await text("status"), before, `${id}: “${line}” is not told`);
    }
    await isDrawn(game, places.at(-1));
    await assertFound(game, how);
    assert.match(await text("found"), /as few as it takes\./, id);
    await look("found");
  }
  // A reload of one's own find is no offer; to somebody else it is one, which plays.
  await page.reload();
  assert.match(await text("found"), /Found!/, id);
  await forget();
  await page.reload();
  assert.match(await text("found"), new RegExp(`Somebody did it in ${solution.length} steps`), id);
  assert.equal(await text("code"), null, id);
  await run(atOnce);
  await click(byId("show"));
  await assertFound(game, "by its link");
};

const keepsScore = async (levels) => {
  await open(link("level-1"));
  for (const words of [/^A person disappears\. Make it happen\.$/, /^Hint: /, /^Now: Ask for the list\.$/]) {
    assert.match(await text("say"), words);
    await click(byId("hint"));
  }
  for (const line of levels[0].solution.slice(0, -1)) await click(control(line));
  for (const step of ["go 0", "go 3"]) await click(control(step));
  await page.keyboard.press("1");
  assert.match(await text("found"), /4 steps, as few as it takes; 3 hints\./);
  await page.reload();
  assert.match(await text("found"), /Found!.*; 3 hints\./s, "a reload forgets the score");
  for (const how of ["document.querySelector('#found .primary').click()", "history.back()"]) {
    await run(`new Promise((done) => { addEventListener("hashchange", () => setTimeout(done)); ${how} })`);
    assert.equal(await run(`${all("nav .done")}.length`), 1, `${how} loses what is solved`);
  }
  await open(link("level-1"));
  for (const line of levels[0].solution) await click(control(line));
  assert.match(await text("found"), /4 steps, as few as it takes\./, "a new play has the hints of an old one");
  const record = Object.fromEntries(levels.map(({ id }) => [id, { steps: 5, back: 1, hints: 0 }]));
  await run(`localStorage.setItem("break-the-app", JSON.stringify(${JSON.stringify(record)}))`);
  await open(`${address}#end`);
  const end = await text("ending");
  assert.match(end, /Ten ways to break an app[^]*10 of 10 mistakes: 50 steps; it takes \d+; 10 steps taken back/);
  assert.equal((end.match(/#\d+/g) ?? []).length, 7, "the incidents");
  await forget();
};

const playsByHand = async () => {
  await open(link("level-5"));
  const lines = async () => decodeURIComponent(await run("location.hash")).split(":")[1];
  for (const line of ["load", "delete a"]) await click(control(line));
  for (const key of ["2", "z"]) await page.keyboard.press(key);
  await run("document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit2', key: 'é' }))");
  assert.equal(await lines(), "load;delete a;answer 2 ok");
  await click(byId("keys"));
  await page.keyboard.press("1");
  assert.equal(await lines(), "load;delete a;answer 2 ok", "a key that is turned off");
  await open(link("level-1"));
  for (const key of ["Tab", "Enter", "Tab"]) await page.keyboard.press(key);
  assert(await run("document.activeElement.closest('#phones') !== null"), "no way past the levels");
};

const readsLinks = async () => {
  const cases = [["no%E2%80%AEthing", "no game “no\\u{202E}thing”"], ["items:load;nonsense", "was not computed here"],
    ["items:load;%E0%A4%A", "can't be read"], ["__proto__:load", "There is no game"],
    ["items:<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"], ["items:a%E2%80%AEb", "a\\u{202E}b"],
    [`items:${"a;".repeat(100_000)}`, "can't be read"], ["a".repeat(200_000), "can't be read"]];
  for (const [fragment, words] of cases) {
    const start = performance.now();
    await open(`${address}#${fragment}`);
    const notice = await text("notice");
    assert(notice?.includes(words) && performance.now() - start < 5000, `${fragment.slice(0, 50)}: ${notice}`);
    assert.equal(await run(`${all("img, .notice script")}.length`), 0);
  }
};

const isForAll = async ([{ id, solution }]) => {
  await page.emulateMedia({ forcedColors: "active", media: "print" });
  await open(link(id, solution));
  await run(`${atOnce}; ${byId("show")}.click()`);
  assert.deepEqual(await run(`${all(".panel")}.map((e) => e.checkVisibility())`), [true, true, true], "printed code");
  assert.notEqual(await run("getComputedStyle(document.querySelector('.bar')).borderStyle"), "none");
  await openWindow([667, 375]);
  await open(link(id));
  assert.equal(await run("getComputedStyle(document.querySelector('.stage')).position"), "static", "a low window");
  await openWindow(widths[0], { javaScriptEnabled: false });
  await open(address);
  assert.match(await page.locator("body > :visible").first().innerText(), /needs JavaScript/);
};

const start = performance.now();
execFileSync("Extras/Lab/.build/debug/Lab", ["play", "--output", file], { stdio: "pipe" });
const source = fs.readFileSync(file, "utf8");
assert(source.length < 400_000);
console.log(`${source.length} characters, computed in ${Math.round((performance.now() - start) / 1000)} s`);
const json = (id) => JSON.parse(source.split(`id="${id}">`)[1].split("</script>")[0]);
const { games, names } = json("data");
const levels = readGames(games, json("levels")).filter((game) => game.level);
assert.equal(levels.length, 10);
levels.forEach(hasNoWalls);
for (const size of widths) {
  await openWindow(size);
  for (const game of levels) await solves(game, size);
  console.log(`${levels.length} levels solved by clicks, keys and link at ${size[0]}; nothing is too wide`);
}
await keepsScore(levels);
await playsByHand();
await readsLinks();
await isForAll(levels);
assert.deepEqual(messages, [], "console messages");
console.log("hints, score, Back, the end; keys; links that deceive; print, forced colours, no script");
await browser.close();
