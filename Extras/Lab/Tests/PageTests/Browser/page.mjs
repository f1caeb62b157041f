// The part of .ci/page that runs in the browser. It clicks and types like a person.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import { advice } from "../../../Sources/Page/Web/advice.mjs";
import { shows } from "../../../Sources/Page/Web/ask.mjs";
import { readGames } from "../../../Sources/Page/Web/games.mjs";
import { cards, mirrored, screen, walk } from "../../../Sources/Page/Web/graph.mjs";
import { nameOf } from "../../../Sources/Page/Web/looks.mjs";
import { chance, inWords } from "./chance.mjs";
import { scrubs } from "./recorded.mjs";

const { chromium } = await import(process.env.PLAYWRIGHT);
const sizes = [[320, 640], [390, 664], [1280, 500], [1440, 900]];
// At these widths, the page is also used with the keyboard alone.
const keysAt = [390, 1440];
const option = (name) => process.argv.includes(name) && (process.argv[process.argv.indexOf(name) + 1] ?? true);
const shots = option("--screenshots");
const folder = fs.mkdtempSync(`${os.tmpdir()}/page-`);
const file = `${folder}/play.html`;
const address = `file://${file}`;
process.on("exit", () => fs.rmSync(folder, { recursive: true }));

const launch = (...args) =>
  chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox", ...args] });
const browser = await launch();
const messages = [];
let opened = 0;

// A new window with empty storage, and functions to use it.
const openWindow = async ([width, height], { by = browser, ...options } = {}) => {
  const page = await by.newPage({ viewport: { width, height }, isMobile: width < 500, reducedMotion: "reduce", ...options });
  page.setDefaultTimeout(10_000);
  page.on("pageerror", (error) => messages.push(error.message));
  page.on("console", (message) => messages.push(message.text()));
  const run = (expression) => page.evaluate(expression);
  const stored = () => run("JSON.stringify(localStorage)");
  // Chromium may lose data that a page stores or clears right before a reload. So the reload is repeated until the data is
  // there.
  const reload = async () => {
    const kept = await stored();
    for (await page.reload(); await stored() !== kept; await page.reload()) {
      await run(`localStorage.clear(), Object.assign(localStorage, ${kept})`);
    }
  };
  // Loads a new document, even if only the fragment differs.
  const open = (url) => page.goto(url.replace(/#|$/, (mark) => `?${opened += 1}${mark}`));
  return {
    page, run, width, open,
    // Loads a document without what the page has stored.
    fresh: async (url) => {
      do {
        await run("try { localStorage.clear() } catch { /* The window is empty. */ }");
        await open(url);
      } while (await stored() !== "{}");
    },
    reload,
    click: async (expression) => {
      // Where to press, or what is in the way. A person scrolls until nothing is.
      const at = await run(`((element) => {
        let front;
        for (const block of element && !element.disabled ? ["nearest", "center", "end"] : []) {
          element.scrollIntoView({ block, behavior: "instant" });
          const { left, top, width, height } = element.getBoundingClientRect();
          front = document.elementFromPoint(left + width / 2, top + height / 2);
          if (element.contains(front)) return [left + width / 2, top + height / 2];
        }
        return "not there, or behind " + front?.outerHTML.slice(0, 99);
      })(${expression})`);
      assert(Array.isArray(at), `${expression}: ${at}`);
      await page.mouse.click(...at);
    },
    text: (id) => run(`(e => e.closest("[hidden]") ? null : e.innerText)(${byId(id)})`),
    forget: async () => {
      await run("localStorage.clear()");
      await reload();
    },
    shot: async (name) => shots && page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true }),
    isNotTooWide: async (what) => {
      const wide = await run("document.documentElement.scrollWidth");
      assert(wide <= width, `${what}: ${wide} is wider than ${width}`);
    },
    close: () => page.context().close(),
  };
};
const byId = (id) => `document.getElementById(${JSON.stringify(id)})`;
const all = (selector) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
// The control for a step: on the left phone, or on a card. A row with a delete has its own button.
const control = (line) => `(${all("#phones button[data-path], #cards button")}.find((e) =>
  [e.dataset.path, e.dataset.key].includes(${JSON.stringify(line)}) && e.getAttribute("aria-disabled") !== "true" && !e.closest("[inert]"))
  ?? ${all("#phones .row[data-path]")}.find((e) => e.dataset.path === ${JSON.stringify(line)})?.closest("li").querySelector(".swipe"))`;
const keyed = (key) => `${all("button[data-key]")}.find((e) => e.dataset.key === ${JSON.stringify(key)})`;
const link = (id, lines = []) => `${address}#${id}${lines.length ? ":" : ""}${lines.map(encodeURIComponent).join(";")}`;
// Shows a play at once instead of step by step.
const atOnce = `window.setInterval = (step) => {
  let isGoing = true;
  window.clearInterval = () => (isGoing = false);
  for (let i = 0; i < 20 && isGoing; i += 1) step();
}`;

// From each place of a race, the mistake can be reached, or the page says that it can't.
const hasNoWalls = ({ id, graph, level, mend, far, solution }) => {
  if (mend === "mended") return assert(!graph.states.some(({ f }) => f), `${id}: it breaks`);
  assert(solution.length >= 2 && solution.length <= 6, `${id}: ${solution.length} steps`);
  if (level.lesson && !mend) assert.equal(level.lesson.length, solution.length - 1, id);
  const dead = [...far.keys()].filter((at) => far[at] === Infinity);
  for (const at of dead) {
    const say = advice({ graph, far, places: [{ at, numbers: [] }], solution, level, mend, hint: mend ? "hint" : null, mode: null, isAsked: false, names: {} });
    assert.match(say[0], /leads nowhere/, `${id}, place ${at}`);
  }
  if (!mend) assert(dead.length * 3 <= far.length * 2, `${id}: mostly walls`);
  const isByItself = !mend && !solution.some((line) => line.includes(" fail "));
  if (isByItself) {
    const deeds = solution.filter((line) => !line.startsWith("answer"));
    const parts = [deeds, deeds.toReversed()].map((all) => inWords(chance(graph, all, { delay: 200, spread: 150, gap: 200 })));
    // A delete and ↻ can come in either order. The order that goes wrong more often is said first.
    if (level.odds.includes(" and in ")) assert(level.odds.includes(` and in ${parts.shift()} deletes`), `${id}: ${level.odds}`);
    assert(level.odds.startsWith(`in about ${parts[0]} `), `${id}: ${parts[0]} ${level.odds}`);
  } else if (!mend) assert.equal(level.odds, undefined, `${id} needs a server that refuses`);
  console.log(`${id}: ${solution.length} steps, ${far.length} places, ${dead.length} that lead nowhere and say so`);
};

// The panel has the expected words and the focus, nothing covers it, and the phones show where they differ.
const assertFound = async ({ run }, id, words) => {
  const [found, front, differ] = await run(`(({ left, top, bottom }) => [${byId("result")}.textContent,
    document.elementFromPoint(left + 5, (top + bottom) / 2)?.id,
    ${all("#phones .alone")}.length + Math.abs(${all("#phones .honest .over")}.length - ${all("#phones .lies .over")}.length)])(
    document.activeElement.getBoundingClientRect())`);
  for (const word of words) assert(found.includes(word), `${id}: “${word}” is not in “${found}”`);
  assert.equal(front, "result-title", `${id}: where the focus is`);
  assert(differ > 0, `${id}: nothing is marked`);
};

// The position of the phone with the mistake, and a click on the button that says that it lies, or the other one does.
const liarOf = ({ run }) => run("history.state.liar");
const bet = async (window, isRight = true) => {
  const liar = await liarOf(window);
  await window.click(keyed(`pick ${isRight ? liar : 1 - liar}`));
  return "AB"[liar];
};

// The page shows the computed state: spinners, lists, and the status of each request on each phone.
const isDrawn = async (window, { id, graph: computed }, place) => {
  const { run } = window;
  const graph = await liarOf(window) ? computed : mirrored(computed);
  const fields = [0, 1].map((side) => screen(graph, place, side));
  const isWaiting = (shown) => [...shown].some(([name, on]) => on === true && /(^|\.)(loading|waiting)$/.test(name));
  const lists = (shown) => [shown.get("users"), shown.get("items"), shown.get("screen") === "main" && shown.get("items.items")];
  const isLeft = graph.states[place.at].l;
  const expected = [fields.map((shown) => !isLeft && isWaiting(shown)),
    fields.map((shown) => (lists(shown).find(Boolean) || []).map((row) => nameOf(row, names))),
    graph.states[place.at].f ? [] : cards(graph, place).map(({ status }) => (new Set(status).size > 1 && status.includes("cancelled") && status.includes("open") ? ["open", "open"] : status))];
  assert.deepEqual(await run(`(() => { const phones = ${all("#phones .phone")}; return [
    phones.map((e) => e.querySelector(".spinner") !== null),
    phones.map((e) => [...e.querySelectorAll(".list .row")].map((row) => row.textContent)),
    ${all("#server:not([hidden]) .question:not(.past)")}.map((e) => [...e.querySelectorAll(".wire")].map((w) => w.classList[1]))];
  })()`), expected, `${id}: ${place.line}`);
};

// The position of the phones on the page, within the part that stays visible.
const top = `(([phone, board, stage]) => Math.round(board.top + scrollY + phone.top - (stage.height ? stage : board).top))(
  ["#phones > *", ".board", ".stage"].map((selector) => document.querySelector(selector).getBoundingClientRect()))`;

const breaks = async (window, game) => {
  const { run, page, fresh, reload, click, text, shot, isNotTooWide } = window;
  const { places } = walk(game.graph, game.solution);
  const { id, solution, level } = game;
  for (const how of keysAt.includes(window.width) ? ["by clicks", "by keys"] : ["by clicks"]) {
    await fresh(link(id));
    const before = await run(top);
    for (const [i, line] of solution.entries()) {
      await isNotTooWide(`${id}, step ${i}`);
      await isDrawn(window, game, places[i]);
      assert.doesNotMatch(await text("cards") ?? "", /\b[bp]\d\b/, `${id}: an id instead of a name`);
      const said = await text("status");
      for (let tabs = 0; how === "by keys" && !await run(`document.activeElement === ${control(line)}`); tabs += 1) {
        assert(tabs < 60, `${id}: “${line}” is not reached with Tab`);
        await page.keyboard.press("Tab");
      }
      await (how === "by keys" ? page.keyboard.press("Enter") : click(control(line)));
      assert.notEqual(await text("status"), said, `${id}: “${line}” is not told`);
      if (i < solution.length - 1) assert.equal(await run(top), before, `${id}: “${line}” moves the phones`);
    }
    await isDrawn(window, game, places.at(-1));
    // Nothing gives the phone away that lies, before the visitor has picked one.
    assert((await text("say")).includes(level.ask), id);
    assert.equal(await run(`${all("#phones :is(.alone, .lies, .honest)")}.length`), 0, `${id}: a phone is given away`);
    const graph = await liarOf(window) ? game.graph : mirrored(game.graph);
    const offered = await run(`${all(".pick button")}.map((e) => [e.innerText.replace(/\\s+/g, " "), e.offsetHeight >= 56])`);
    assert.deepEqual(offered, [0, 1].map((side) => [`${"AB"[side]} ${level.lies} ${shows(graph, places.at(-1), side, names)}`, true]), id);
    assert.notEqual(offered[0][0].slice(1), offered[1][0].slice(1), `${id}: the phones show the same`);
    assert.equal(await run(`${all(".came li")}.length`), cards(game.graph, places.at(-1)).length + solution.filter((line) => line.startsWith("answer")).length);
    if (game.graph.lines.includes("load")) assert.equal(await run(`${all("#phones .side [aria-disabled=true]")}.length`), 0, `${id}: a button looks as if it were off`);
    assert.equal(await text("code"), null, id);
    if (how === "by keys") {
      for (let i = 0; i <= await liarOf(window); i += 1) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    } else await bet(window);
    await assertFound(window, `${id} ${how}`, [`Yes, ${"AB"[await liarOf(window)]} ${level.lies}.`, level.stake, level.odds ?? "", "as few as it takes."]);
    const [bottom, high] = await run("[document.querySelector('#result .stick').getBoundingClientRect().bottom, innerHeight]");
    assert(bottom <= high || window.width > 500, `${id}: what to press next is at ${bottom}, below the screen`);
    const found = await text("result");
    assert.doesNotMatch(found + await text("say") + await text("levels"), /\w'\w/, `${id}: a straight apostrophe`);
    assert(level.morals.some((moral) => found.includes(moral.text)), `${id}: ${found}`);
  }
  await shot(`${id}-found`);
  // After a reload, a visitor's own find is shown as found. In another browser, the same address asks, and does not count.
  await reload();
  assert.match(await text("result"), /Yes, [AB] (lies|lost it)\.[^]*as few as it takes/, id);
  await fresh(link(id, solution));
  await click(byId("unsure"));
  assert.match(await text("result"), new RegExp(`[AB] ${level.lies}\\.[^]*A play of ${solution.length} steps; it takes ${solution.length}`), id);
  await reload();
  assert.match(await text("result"), /^[AB] (lies|lost it)\./, `${id}: a reload forgets that one was not sure`);
  await run(atOnce);
  await click(keyed("show"));
  assert.match(await text("result"), /^[AB] (lies|lost it)\./, id);
  assert.equal(await run(`${all("#levels :is(.done, .half)")}.length`), 0, "a play from a link counts");
};

// The same play with the liar on either side: the screens change places, and nothing else on the page changes.
const givesNothingAway = async ({ page, run, open, click }, { id, solution, level }) => {
  const sides = [];
  for (const liar of [0, 1]) {
    const seen = [];
    for (let count = level.lesson ? 0 : solution.length; count <= solution.length; count += 1) {
      await open(link(id, solution.slice(0, count)));
      await run(`history.replaceState({ liar: ${liar} }, "", location.hash), dispatchEvent(new PopStateEvent("popstate"))`);
      const screens = await run(`${all("#phones .case")}.map((e) => e.innerHTML)`);
      await run(`${all("#phones .case")}.forEach((e) => e.replaceChildren())`);
      const around = await run(`["say", "phones", "steps", "map"].map((id) => document.getElementById(id).outerHTML).concat(document.body.className, ${byId("result")}.className)`);
      seen.push([...(liar ? screens : screens.reverse()), ...around]);
    }
    sides.push(seen);
  }
  assert.deepEqual(sides[0], sides[1], id);
  const why = await run(`history.state.liar`);
  await click(keyed(`pick ${1 - why}`));
  const told = await run(`${byId("result")}.textContent`);
  assert.equal(await run(`${byId("result")}.className`), "wrong", "a wrong pick looks like a right one");
  assert(told.includes(`No, ${"AB"[why]} ${level.lies}.`) && told.includes(`${"BA"[why]} is right: ${level.right}`), told);
};

// Each mend is chosen: a wrong one breaks while the visitor watches, with the reason; the right one holds.
const mends = async (window, race) => {
  const { run, open, reload, click, text, shot, isNotTooWide } = window;
  await open(link(race.id, race.solution));
  await run(atOnce);
  await click(byId("to-mend"));
  const mended = race.level.mends.toSorted((one, other) => (one.code === "mended") - (other.code === "mended"));
  for (const { code, text: words, why } of mended) {
    await shot(`${race.id}-mends`);
    // On a phone, the code is folded.
    assert.equal(await run(`${all(".mends li > details[open]")}.length > 0`), window.width > 832, "the code is folded, or is not");
    await run(`${all(".mends details")}.forEach((each) => (each.open = true))`);
    await isNotTooWide(`the mends of ${race.id}`);
    await isNotCut(window, `the mends of ${race.id}`);
    assert((await text("result")).includes(words), words);
    await click(keyed(`mend ${code}`));
    if (code === "mended") break;
    await assertFound(window, `${race.id}.${code}`, ["This mend breaks, too.", why, "Choose another mend", "Watch again"]);
    await shot(`${race.id}.${code}`);
    await click(keyed("mend"));
    assert((await text("result")).includes(`✗ It broke. ${why.split(/(?<=\.) /)[0]}`), "what broke is not said");
    assert.equal(await run(`${all(".mends .tried pre")}.length`), 0, "a mend that broke is not folded");
  }
  const [held] = [await text("result"), await shot(`${race.id}.mended`)];
  assert(held.includes("It holds.") && held.includes(mended.at(-1).why), held);
  assert.match(held, /We tried every play: it never lies\./);
  assert.equal(await run(`${all("#phones .alone")}.length`), 0, "phones that agree are marked");
  assert.match(held, /For programmers: (One line|Two lines) in MVVM, (one|two) in MVI\. The pattern did not save you\./);
  assert.match(held, /Choose another mend[^]*Watch again/);
  const choose = (name) => click(`${all("#code button")}.find((e) => e.textContent === ${JSON.stringify(name)})`);
  for (const name of ["MVVM", "MVI", "JavaScript"]) {
    await choose(name);
    assert(await run(`${all("#code .mended")}.length > 0`), `${race.id} in ${name}`);
    await isNotTooWide(`${race.id} in ${name}`);
    await isNotCut(window, `${race.id} in ${name}`);
  }
  await reload();
  assert.match(await text("result"), /It holds/, "a reload forgets what was shown");
  // The code of a mend is shown, even if JavaScript was chosen last.
  await choose("JavaScript");
  await click(byId("to-mend"));
  assert(await run(`${all(".mends li:not(.tried) > details > pre .mended")}.length > 0`), "a mend without its code");
  // There is a way back while a mend is played, and when its play is taken back.
  await run("window.setInterval = () => 0");
  await click(keyed("mend mended"));
  for (const id of ["other", "again"]) assert(await text(id), `no “${id}” while a mend is played`);
  await click(byId("other"));
  assert.match(await text("say"), /Which mend holds\?/);
};

// Code wraps, and no line of it is cut.
const isNotCut = async ({ run }, what) => {
  const cut = await run(`${all("#break pre")}.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)`);
  assert.deepEqual(cut, [], `${what}: code is cut`);
};

// A first-time visitor has one button to press.
const beginsAsked = async (window) => {
  const { page, run, fresh, reload, click, text } = window;
  await fresh(address);
  assert.match(await page.locator("#break .lead").innerText(), /that computer is you/);
  assert.match(await text("say"), /Make a person disappear from one phone\.[^]*can still come/);
  assert.equal(await run(`${all("#cards button:enabled")}.length`), 1);
  const [top, bottom] = await run(`(({ top, bottom }) => [top, bottom])(document.querySelector("#cards button:enabled").getBoundingClientRect())`);
  assert(top >= 0 && bottom <= await run("innerHeight"), `the only button is at ${top}, below the first screen`);
  // A press on a name says where to press. Up to the pick, the phones stay where they are.
  const place = () => run(`Math.round(document.querySelector("#phones .case").getBoundingClientRect().top + scrollY)`);
  const before = await place();
  await click("document.querySelector('#phones .row')");
  assert.match(await text("say"), /Nothing happens there\. Send an answer, below\./);
  assert.equal(await run(`${all("#cards [data-now-ring]")}.length`), 1);
  await click("document.querySelector('#cards button:enabled')");
  assert.match(await text("result"), /A lies[^]*B lies[^]*asked second: Ann, Bob, Cleo, Dan[^]*came first/);
  assert.equal(await place(), before, "the phones move");
  const phone = await bet(window);
  assert.match(await text("result"), new RegExp(`Yes, ${phone} lies[^]*One press was enough`));
  await reload();
  assert.match(await text("result"), new RegExp(`Yes, ${phone} lies`));
};

// The name on a row, the title of a screen and an answer that travels are never covered or cut; a bin is as large as a fingertip.
const fits = async ({ run, open, width }) => {
  const boxes = `((e) => { const range = document.createRange(); range.selectNodeContents(e); return range.getBoundingClientRect(); })`;
  for (const id of ["back-from-the-dead", "wrong-shelf"]) {
    await open(link(id));
    const rows = await run(`${all("#phones .swipes")}.map((e) => { const [name, bin] = [${boxes}(e.firstChild), e.querySelector(".swipe").getBoundingClientRect()];
      return [name.right <= bin.left + 12, bin.width >= 44 && bin.height >= 44]; })`);
    assert.deepEqual(rows, Array(6).fill([true, true]), `${id} at ${width}: a bin is small, or covers a name`);
  }
  for (const id of ["lost-tap", "screen-that-stayed"]) {
    await open(link(id));
    assert(await run(`${all("#phones .small")}.every((e) => e.scrollWidth <= e.clientWidth && e.clientWidth > 40)`), `${id} at ${width}: a title is cut`);
  }
  await open(`${address}#end`);
  assert(await run(`${all("#ending td")}.every((e) => e.scrollWidth <= e.clientWidth && e.getBoundingClientRect().right <= ${width})`), "a column is cut");
  await open(link("back-from-the-dead", ["load", "delete b"]));
  if (width < 500) assert(await run(`${byId("hint")}.getBoundingClientRect().bottom <= innerHeight`), `at ${width}: Hint is below the screen`);
  // No race is at another height than the race before.
  const heights = [];
  for (const id of ["back-from-the-dead", "older-tap"]) {
    await open(link(id));
    heights.push(await run(`${byId("server")}.getBoundingClientRect().top`));
  }
  const has = await run(`${all("#phones .case")}.map((e) => e.getBoundingClientRect().bottom - e.querySelector(".server-has").getBoundingClientRect().bottom)`);
  assert(has.length === 2 && has.every((space) => space > 0), `at ${width}: what a server has is not on its phone`);
  assert.equal(heights[0], heights[1], `at ${width}: the server moves from race to race`);
};

const keepsScore = async (window, levels) => {
  const { page, run, open, fresh, reload, click, text, forget } = window;
  const [{ id, solution, level }] = levels;
  await fresh(link(id));
  const ringed = () => run(`${all("[data-now-ring]")}.map((e) => e.dataset.path ?? e.dataset.key)`);
  for (const words of [level.word, level.hint, "Press ↻, on either phone."]) {
    const said = await text("say");
    assert(said.includes(words) && said.includes(level.story), words);
    if (!words.startsWith("Press")) await click(byId("hint"));
  }
  assert.deepEqual(await ringed(), ["load", "load"], "the hint does not ring its control");
  assert.equal(await text("hint"), null, "a hint that says nothing more");
  for (const line of solution.slice(0, -1)) await click(control(line));
  assert.deepEqual(await ringed(), [solution.at(-1)], "the hints end too early");
  for (const step of ["go 0", "go 3"]) await click(keyed(step));
  await page.keyboard.press("1");
  await bet(window, false);
  assert.match(await text("result"), /No, [AB] lies\.[^]*You fell for it[^]*4 steps, as few as it takes; 5 hints\./);
  await reload();
  assert.match(await text("result"), /No, [AB] lies\..*; 5 hints\./s, "a reload forgets the score");
  for (const how of [`${all("#races a")}[1].click()`, "history.back()"]) {
    await run(`new Promise((done) => { addEventListener("hashchange", () => setTimeout(done)); ${how} })`);
    assert.equal(await run(`${all("#races .half")}.length`), 1, `${how} loses what is solved`);
  }
  await open(link(id));
  for (const line of solution) await click(control(line));
  await bet(window);
  assert.match(await text("result"), /4 steps, as few as it takes\./, "a new play has the hints of an old one");
  await run(atOnce);
  await click(keyed("mend"));
  await click(keyed("mend mended"));
  assert.equal(await run(`${all("#races .done")}.length`), 1, "a race that is mended is not whole");
  assert.equal(await run(`getComputedStyle(document.querySelector("#races .done"), "::before").content`), '"✓"', "a race that is mended has no sign");
  const record = Object.fromEntries(levels.map((one, i) => [one.id, { steps: 5, back: 1, hints: 0, ...(i < 4 && { mended: true }) }]));
  await run(`localStorage.setItem("break-the-app", JSON.stringify(${JSON.stringify(record)}))`);
  await run("location.hash = '#end'");
  await reload();
  const end = await text("ending");
  assert.match(end, /You broke 10, mended 4\.\s+7 of these 10 were reported in apps in use\. Does yours have one\?/);
  assert.equal((end.match(/#\d+/g) ?? []).length, 7, "the incidents");
  await forget();
};

const playsByHand = async ({ page, run, open, click, text, forget }) => {
  await open(link("back-from-the-dead"));
  const lines = async () => decodeURIComponent(await run("location.hash")).split(":")[1];
  for (const line of ["load", "delete a"]) await click(control(line));
  await page.keyboard.press("2");
  await run("document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Digit2', key: 'é' }))");
  assert.equal(await lines(), "load;delete a;answer 2 ok");
  await click(byId("keys"));
  await page.keyboard.press("1");
  assert.equal(await lines(), "load;delete a;answer 2 ok", "a key that is turned off");
  await click(byId("undo"));
  assert.equal(await lines(), "load;delete a");
  await forget();
  await open(link("ghost-answer"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert(await run("document.activeElement.closest('#game') !== null"), "no way past the bar");
};

// The goal stays, the bins stay and say why they do nothing, and a play that is only watched asks for nothing.
const staysClear = async ({ page, run, open, click, text }, [first, second]) => {
  await open(link(second.id));
  assert.match(await text("where"), /You are at the start\./);
  for (const line of ["load", "delete a"]) await click(control(line));
  // A card that is answered keeps its place, and Undo takes “Start over” back.
  const below = () => run(`["#cards :nth-child(2)", "#restart"].map((name) => document.querySelector(name).getBoundingClientRect().top + scrollY)`);
  const [places, hash] = [await below(), await run("location.hash")];
  await click(`${all("#cards .question:nth-child(1) button")}[0]`);
  assert.deepEqual(await below(), places, "an answered card moves the others");
  assert.match(await text("cards"), /answered[^]*Answer: /);
  await click(byId("undo"));
  for (const one of ["restart", "undo"]) await click(byId(one));
  assert.equal(await run("location.hash"), hash, "Start over is not taken back");
  assert((await text("say")).includes(second.level.story), "the goal is gone");
  const bins = await run(`${all("#phones .swipe")}.map((e) => [e.title, e.getAttribute("aria-disabled")])`);
  assert.deepEqual(bins, Array(4).fill(["answer one first", "true"]));
  assert.match(await text("phones"), /Answer one first/);
  await open(link(first.id));
  assert.match(await text("server"), /No question waits\. Do something on a phone\./);
  await click(byId("to-mend"));
  assert.match(await text("say"), /Which mend holds\?/);
  await page.goBack();
  await page.locator("#say").getByText(first.level.story).waitFor();
  await page.goForward();
  await page.locator("#say").getByText("Which mend holds?").waitFor();
  await run("window.setInterval = () => 0");
  await click(keyed("mend 1"));
  assert.match(await text("server"), /No question waits\.$/);
};

// A dot of the map leads there, on the shortest way. A phone that lies there is not the visitor's find.
const followsMap = async ({ page, run, open, forget, click, text }, [{ id, graph }]) => {
  await open(link(id));
  await forget();
  const [size, wide] = await run(`[document.querySelector(".map circle").getBoundingClientRect().width, document.querySelector(".map").clientWidth / ${byId("way")}.clientWidth]`);
  assert(size >= 8 && wide === 1, `dots of ${size}, a map of ${wide} of the width`);
  await click(`${all(".map circle")}[2]`);
  assert.equal(await run("location.hash.split(';').length"), 2);
  await click(`${all(".map circle")}[${graph.states.findIndex(({ f }) => f)}]`);
  assert.match(await text("say"), /Which phone lies\?/);
  await page.goBack();
  assert.equal(await run("location.hash.split(';').length"), 2, "Back does not lead to the play before");
  await page.goForward();
  await page.locator("#say").getByText("Which phone lies?").waitFor();
  assert.equal(await run(`${all("#levels .half")}.length`), 0, "a dot counts as found");
  await click(byId("unsure"));
  assert.match(await text("result"), /A play of 4 steps; it takes 4/);
};

// What is shared never has the address of a file; the picture is a picture.
const shares = async ({ page, run, open, click }, [{ id, solution }]) => {
  await page.clock.install();
  await open(link(id, solution));
  await click(keyed("pick 0"));
  await run("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { window.copied = text; } } })");
  await click(keyed("share"));
  const alone = await run("copied");
  assert(!/file:|\/play\.html/.test(alone), alone);
  assert.match(alone, /ask for the list, answer 2, answer 1\.\nAsk me for the page[^]*swift run --package-path Extras\/Lab Lab play[^]*#ghost-answer:load;load;answer%202%20ok;answer%201%20ok$/);
  await run("document.documentElement.dataset.address = 'https://example.org/play/'");
  await click(keyed("share"));
  assert((await run("copied")).endsWith(" https://example.org/play/#ghost-answer:load;load;answer%202%20ok;answer%201%20ok"), await run("copied"));
  // Two presses are over after a while, too.
  assert.equal(await run(`${keyed("share")}.textContent`), "Copied");
  await page.clock.runFor(5000);
  assert.equal(await run(`${keyed("share")}.textContent`), "Share");
  const [download] = await Promise.all([page.waitForEvent("download"), click(keyed("picture"))]);
  const bytes = fs.readFileSync(await download.path());
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.length > 9000], [1200, 630, true], "the picture");
};

// While a mend is played, nothing moves but what the phones show.
const isSteady = async ([{ id, solution }]) => {
  const { page, run, open, click, text, close } = await openWindow([390, 664]);
  await page.clock.install();
  await open(link(id, solution));
  await click(byId("unsure"));
  await click(keyed("mend"));
  await click(keyed("mend 2"));
  await run("new PerformanceObserver((all) => { for (const { value } of all.getEntries()) window.moved = (window.moved ?? 0) + value; }).observe({ type: 'layout-shift' })");
  const before = await run(top);
  for (let step = 0; step < 5; step += 1) {
    await page.clock.runFor(1200);
    assert.equal(await run(top), before, `step ${step} moves the phones`);
  }
  assert.match(await text("result"), /This mend breaks, too/);
  assert(await run("window.moved ?? 0") <= .02, `it moves by ${await run("moved")}`);
  await close();
};

// A first visitor sees ↻ being pressed twice, and can answer then.
const presentsItself = async () => {
  const { page, run, fresh, close } = await openWindow([390, 664], { reducedMotion: "no-preference" });
  await page.clock.install();
  await fresh(address);
  const seen = () => run(`[${all("#cards li")}.length, ${all("#phones [data-now-ring]")}.length, ${all("#cards button:enabled")}.length]`);
  const told = [await seen()];
  for (let step = 0; step < 3; step += 1) {
    await page.clock.runFor(900);
    told.push(await seen());
  }
  assert.deepEqual(told, [[0, 0, 0], [1, 2, 1], [2, 2, 2], [2, 0, 1]], "how a first visit begins");
  await page.clock.runFor(5000);
  assert.deepEqual(await seen(), told.at(-1), "the play goes on by itself");
  await close();
};

// What one play stores for the next play.
const goesOn = async (window, levels) => {
  const { page, run, open, reload, click, text, forget } = window;
  const marked = () => run(`${all("#phones .alone")}.length > 0`);
  const [first, second] = levels;
  const longer = [...first.solution.slice(0, 1), "answer 1 ok", "load", "load", "answer 3 ok", "answer 2 ok"];
  await page.clock.install();
  await open(link(first.id, first.solution));
  await forget();
  // A play that came by a link does not count as solved.
  await reload();
  await bet(window);
  await click(keyed("try"));
  for (const line of first.solution) await click(control(line));
  await bet(window);
  assert.match(await text("result"), /4 steps, as few as it takes\.$/m, "the steps of the link are counted");
  await open(link(first.id, longer));
  await bet(window);
  assert.doesNotMatch(await text("result"), /A play of/, "a longer play of one's own is somebody else's");
  // The mends of a race are tried on a play that shows the mistake.
  await open(link(`${first.id}.1`, games.find(({ id }) => id === `${first.id}.1`).solution));
  await click(keyed("mend"));
  assert(await marked(), "a play of a mend is taken for one of the race");
  await open(link(first.id, first.solution));
  await click(`${all("#races a")}[1]`);
  await page.locator("#say").getByText(`2. ${second.level.title}`).waitFor();
  await click(byId("to-mend"));
  assert(await marked(), "the play of one race is tried on the mends of another");
  // While a play is shown, the address follows it. It ends when the visitor opens another page.
  await click(keyed("mend 1"));
  await page.clock.runFor(2500);
  assert.equal((await run("location.hash")).split(";").length, 2);
  await click(byId("other"));
  assert.equal(await run(`${all(".mends .tried")}.length`), 0, "a mend is said to break before it has");
  await click(keyed("mend 1"));
  await page.clock.runFor(2500);
  await click(`${all("#races a")}[0]`);
  await page.locator("#say").getByText(`1. ${first.level.title}`).waitFor();
  await page.clock.runFor(9000);
  assert.equal(await run("location.hash"), `#${first.id}`, "a play goes on in another race");
  // The Back button leads to the previous game.
  await page.goBack();
  await page.waitForFunction(`location.hash.startsWith("#${second.id}")`);
  // The map ends at the current place, and stays there when the visitor walks through the steps.
  await open(link(first.id, first.solution));
  const here = () => run("document.querySelector('.map .here').getAttribute('cx')");
  const before = await here();
  await click(keyed("go 2"));
  assert.notEqual(await here(), before, "the map does not follow");
  await page.locator("[data-key='go 4']").focus();
  await page.keyboard.press("Enter");
  assert.equal(await run("document.activeElement.dataset.key"), "go 4");
  await forget();
};

const readsLinks = async ({ run, open, text }) => {
  const cases = [["no%E2%80%AEthing", "no game “no\\u{202E}thing”"], ["spinner:load;nonsense", "was not computed here"],
    ["spinner:load;%E0%A4%A", "can’t be read"], ["__proto__:load", "There is no game"], ["spinner.1", "There is no game"],
    ["spinner:<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"], ["spinner:a%E2%80%AEb", "a\\u{202E}b"],
    [`spinner:${"a;".repeat(100_000)}`, "can’t be read"], ["a".repeat(200_000), "can’t be read"]];
  for (const [fragment, words] of cases) {
    await open(`${address}#${fragment}`);
    const notice = await text("notice");
    assert(notice?.includes(words), `${fragment.slice(0, 50)}: ${notice}`);
    assert.equal(await run(`${all("img, .notice script")}.length`), 0);
  }
};

const isForAll = async ([{ id, solution }]) => {
  let window = await openWindow([1280, 900]);
  await window.page.emulateMedia({ forcedColors: "active", media: "print" });
  await window.open(link(id, solution.slice(0, -1)));
  assert.notEqual(await window.run("getComputedStyle(document.querySelector('.number')).borderStyle"), "none");
  await window.close();
  // A reader with text of twice the size.
  const large = await launch("--blink-settings=defaultFontSize=32");
  for (const width of [390, 1280]) {
    window = await openWindow([width, 800], { colorScheme: "dark", by: large });
    for (const lines of [[], solution]) {
      await window.open(link(id, lines));
      assert.equal(await window.run("getComputedStyle(document.getElementById('say').lastChild).fontSize.split('px')[0] >= 30"), true);
      await window.isNotTooWide("text of twice the size");
    }
    await window.shot("large-text-dark");
  }
  await large.close();
  window = await openWindow([768, 900]);
  await window.open(address);
  await window.isNotTooWide("a tablet");
  await window.close();
  window = await openWindow([390, 844], { colorScheme: "dark", reducedMotion: "no-preference" });
  await window.open(link(id, solution.slice(0, -2)));
  await window.click(control(solution.at(-2)));
  const edges = await window.run(`${all(".envelope")}.map((e) => e.offsetWidth * 1.15 / 2)`);
  const centre = await window.run("document.querySelector('#phones .case').getBoundingClientRect().width / 2");
  assert(edges.length === 2 && edges.every((half) => half <= centre + 12), `an answer that travels is cut at the edge: ${edges}`);
  for (let all = 2; all > 0; all = await window.page.locator(".envelope").count());
  await window.click(control(solution.at(-1)));
  assert.equal(await window.run("document.querySelectorAll('.envelope.shown').length"), 2, "an answer that travels gives a phone away");
  await window.shot("dark");
  await window.close();
  window = await openWindow([320, 640], { javaScriptEnabled: false });
  await window.open(address);
  assert.match(await window.page.locator("main").innerText(), /needs JavaScript[^]*Most screens: MVVM\.[^]*a plain model\./);
  await window.close();
};

const start = performance.now();
const recording = `${folder}/recorded.json`;
execFileSync("Extras/Headless/.build/debug/Live", ["--record", recording], { stdio: "pipe" });
const computing = performance.now();
execFileSync("Extras/Lab/.build/debug/Lab", ["play", "--output", file, "--recorded", recording], { stdio: "pipe" });
const source = fs.readFileSync(file, "utf8");
assert(source.length < 450_000);
console.log(`${source.length} characters, computed in ${Math.round((performance.now() - computing) / 1000)} s`);
const json = (id) => JSON.parse(source.split(`id="${id}">`)[1].split("</script>")[0]);
const { games: computed, names } = json("data");
const games = readGames(computed, json("levels-data"));
const levels = games.filter((game) => !game.mend);
assert.equal(levels.length, 10);
games.forEach(hasNoWalls);
const atSize = async (size) => {
  const window = await openWindow(size);
  await beginsAsked(window);
  await fits(window);
  for (const game of levels) await breaks(window, game);
  for (const race of levels.filter(({ level }) => level.mends.length)) await mends(window, race);
  await scrubs(window.page, size);
  await window.close();
  console.log(`at ${size.join(" × ")}: ten mistakes by clicks, keys and link, twelve mends, the recorded play; nothing is too wide`);
};
for (let i = 0; i < sizes.length; i += 2) await Promise.all(sizes.slice(i, i + 2).map(atSize));
const window = await openWindow([1280, 900]);
await keepsScore(window, levels);
for (const game of levels) await givesNothingAway(window, game);
await staysClear(window, levels);
await shares(window, levels);
await followsMap(window, levels);
await playsByHand(window);
await isSteady(levels);
await presentsItself();
await goesOn(await openWindow([1280, 900]), levels);
await readsLinks(window);
await isForAll(levels);
assert.deepEqual(messages, [], "console messages");
console.log("hints, score, Back, the end; keys; links that deceive; print, forced colours, large text, dark, motion, no script; "
  + `in ${Math.round((performance.now() - start) / 1000)} s`);
await browser.close();
