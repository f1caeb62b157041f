// The driver of .ci/page. It talks with Chromium over a pipe, and clicks and types as a person does.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import { advice } from "../Extras/Lab/Sources/Page/Web/advice.mjs";
import { beginning, distances, moves, solution, take } from "../Extras/Lab/Sources/Page/Web/graph.mjs";

const widths = [[320, 640], [390, 664], [1280, 900]];
const option = (name) => process.argv.includes(name) && (process.argv[process.argv.indexOf(name) + 1] ?? true);
const shots = option("--screenshots");
const folder = fs.mkdtempSync("/tmp/page-");
const file = `${folder}/play.html`;
const page = `file://${file}`;

// Chromium and its commands.
const chromium = spawn("chromium", ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
  "--remote-debugging-pipe"], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
process.on("exit", () => { chromium.kill(); fs.rmSync(folder, { recursive: true }); });
const [waiting, messages] = [new Map(), []];
let [count, rest, sessionId, onLoad] = [0, "", undefined, null];
const hear = ({ id, result, error, method, params }) => {
  if (id) return waiting.get(id)(error ? Promise.reject(new Error(error.message)) : result);
  if (method === "Page.loadEventFired") onLoad?.();
  if (method === "Runtime.exceptionThrown") messages.push(params.exceptionDetails.exception?.description);
  if (method === "Log.entryAdded") messages.push(params.entry.text);
};
chromium.stdio[4].on("data", (data) => {
  const parts = (rest + data).split("\0");
  rest = parts.pop();
  for (const part of parts) hear(JSON.parse(part));
});
const send = (method, params = {}) => new Promise((end) => {
  waiting.set(count += 1, end);
  chromium.stdio[3].write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
});
const run = async (expression) => {
  const answer = await send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
  assert(!answer.exceptionDetails, `${answer.exceptionDetails?.exception?.description}: ${expression}`);
  return answer.result.value;
};
// A new document, also where only the fragment differs.
const open = async (...urls) => {
  for (const url of ["about:blank", ...urls]) {
    const loaded = new Promise((done) => { onLoad = done; });
    await send("Page.navigate", { url });
    await loaded;
  }
};
const resize = ([width, height]) =>
  send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
const emulate = (features, media = "") => send("Emulation.setEmulatedMedia",
  { media, features: Object.entries(features).map(([name, value]) => ({ name, value })) });
const press = async (key) => {
  const [windowsVirtualKeyCode, text] = { Enter: [13, "\r"], Tab: [9] }[key] ?? [key.charCodeAt(0), key];
  const more = { key, code: /\d/.test(key) ? `Digit${key}` : key, windowsVirtualKeyCode };
  await send("Input.dispatchKeyEvent", { type: "keyDown", text, ...more });
  await send("Input.dispatchKeyEvent", { type: "keyUp", ...more });
};
// From the middle of an element; a click if it goes nowhere.
const drag = async (element, dx = 0, dy = 0) => {
  const at = await run(`(() => { const e = ${element}; e?.scrollIntoView({ block: "nearest" });
    const r = e?.getBoundingClientRect(); return r && [r.left + r.width / 2, r.top + r.height / 2] })()`);
  assert(at, `not on the page: ${element}`);
  for (const [type, by] of [["mousePressed", 0], ["mouseMoved", 1], ["mouseReleased", 1]]) {
    const [x, y] = [at[0] + by * dx, at[1] + by * dy];
    await send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: 1, clickCount: 1 });
  }
};
const byId = (id) => `document.getElementById(${JSON.stringify(id)})`;
const all = (selector) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
const text = (id) => run(`(e => e.closest("[hidden]") ? null : e.innerText)(${byId(id)})`);
const capture = async (format, more) =>
  Buffer.from((await send("Page.captureScreenshot", { format, quality: 70, ...more })).data, "base64");
// The control of a step: on the left phone, on a card, or on the time line.
const control = (line) => `${all("[data-key]")}.find((e) => !e.disabled
  && [${JSON.stringify(line)}, ${JSON.stringify(`0 ${line}`)}].includes(e.dataset.key))`;
const link = (id, lines = []) => `${page}#${id}${lines.length ? ":" : ""}${lines.map(encodeURIComponent).join(";")}`;
const forget = () => run("localStorage.clear()");
const atOnce = "window.setInterval = (f) => { for (let i = 0; i < 9 && !document.body.matches('.is-found'); i++) f() }";

// From each place of a level the mistake can be reached, or the page says that it can't.
const hasNoWalls = ({ id, graph, level, far, way }) => {
  const seen = new Map([[0, beginning(graph)]]);
  for (const place of seen.values()) {
    assert(!graph.states[place.at].u, `${id}: a step was not computed`);
    for (const move of moves(graph, place)) {
      if (!seen.has(move.target)) seen.set(move.target, take(graph, place, move));
    }
  }
  assert.equal(seen.size, graph.states.length, `${id}: places that nobody reaches`);
  const dead = [...seen.values()].filter((place) => far[place.at] === Infinity);
  for (const place of dead) {
    assert.match(advice({ graph, far, places: [place], solution: way, level, names: {} })[0], /leads nowhere/, id);
  }
  console.log(`${id}: ${way.length} steps, ${seen.size} places; from ${dead.length} no way leads on, and it is said`);
};

const assertFound = async ({ id, level }, how) => {
  const [found, focus, marks, wrong] = await run(`[${byId("found")}.textContent, document.activeElement.id,
    ${all("#phones .differs")}.length, ${all(".wrong")}.length]`);
  const hasWords = level.text.morals.some((moral) => found.includes(moral.text)) && found.includes(level.text.stake);
  assert(hasWords && focus === "found-title" && marks > 0 && wrong >= 3, `${id} ${how}: ${found} ${focus}`);
};

const solves = async (game, [width]) => {
  const { id, way } = game;
  const look = async (name) => {
    const wide = await run("document.documentElement.scrollWidth");
    assert(wide <= width, `${id}, ${name}, at ${width}: ${wide} wide`);
    if (!shots) return;
    fs.writeFileSync(`${shots}/${id}-${name}-${width}.png`, await capture("png", { captureBeyondViewport: true }));
  };
  for (const how of ["by clicks", "by keys"]) {
    await open(link(id));
    await forget();
    await open(link(id));
    for (const [i, line] of way.entries()) {
      await look(i ? `step-${i}` : "start");
      const before = await text("status");
      if (how === "by clicks") {
        await drag(control(line));
      } else {
        for (let tabs = 0; !await run(`document.activeElement === ${control(line)}`); tabs += 1) {
          assert(tabs < 60, `${id}: “${line}” is not reached with Tab`);
          await press("Tab");
        }
        await press("Enter");
      }
      assert.notEqual(await text("status"), before, `${id}: “${line}” is not told`);
    }
    await assertFound(game, how);
    assert.match(await text("found"), /as few as it takes\./, id);
    await look("found");
  }
  // A reload of one's own find is no offer; to somebody else it is one, which plays.
  await open(link(id, way));
  assert.match(await text("found"), /Found!/, id);
  await forget();
  await open(link(id, way));
  assert.match(await text("found"), new RegExp(`Somebody did it in ${way.length} steps`), id);
  assert.equal(await text("code"), null, id);
  await run(atOnce);
  await drag(byId("show"));
  await assertFound(game, "by its link");
};

const keepsScore = async (levels) => {
  await open(link("level-1"));
  assert.equal(await text("say"), "A person disappears. Make it happen.");
  await drag(byId("hint"));
  assert.match(await text("say"), /^Hint: /);
  await drag(byId("hint"));
  assert.equal(await text("say"), "Now: Ask for the list.");
  for (const line of levels[0].way.slice(0, -1)) await drag(control(line));
  for (const step of ["go 0", "go 3"]) await drag(control(step));
  await press("1");
  assert.match(await text("found"), /4 steps, as few as it takes; 2 hints\./);
  for (const how of ["document.querySelector('#found .primary').click()", "history.back()"]) {
    await run(`new Promise((done) => { addEventListener("hashchange", () => setTimeout(done)); ${how} })`);
    assert.equal(await run(`${all("nav .done")}.length`), 1, `${how} loses what is solved`);
  }
  const record = Object.fromEntries(levels.map(({ id }) => [id, { steps: 5, back: 1, hints: 0 }]));
  await run(`localStorage.setItem("break-the-app", JSON.stringify(${JSON.stringify(record)}))`);
  await open(`${page}#end`);
  const end = await text("ending");
  assert.match(end, /Ten ways to break an app[^]*10 of 10 mistakes: 50 steps; it takes \d+; 10 steps taken back/);
  assert.equal((end.match(/#\d+/g) ?? []).length, 7, "the incidents");
  await forget();
};

const playsByHand = async () => {
  await open(link("level-5"));
  const lines = async () => decodeURIComponent(await run("location.hash")).split(":")[1];
  await drag("document.querySelector('.pull')", 0, 90);
  await drag("document.querySelector('.rows li .row')", -60);
  for (const key of ["2", "z", "2"]) await press(key);
  assert.equal(await lines(), "load;delete a;answer 2 ok");
  await drag(byId("keys"));
  await press("1");
  assert.equal(await lines(), "load;delete a;answer 2 ok", "a key that is turned off");
  await forget();
  await open(link("level-1"));
  for (const key of ["Tab", "Enter", "Tab"]) await press(key);
  assert(await run("document.activeElement.closest('#phones') !== null"), "no way past the levels");
};

const readsLinks = async () => {
  const cases = [["nothing", "There is no game"], ["items:load;nonsense", "was not computed here"],
    ["items:load;%E0%A4%A", "can't be read"], ["__proto__:load", "There is no game"],
    ["items:<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"], ["items:a%E2%80%AEb", "a\\u{202E}b"],
    [`items:${"a;".repeat(100_000)}`, "can't be read"], ["a".repeat(200_000), "can't be read"]];
  for (const [fragment, words] of cases) {
    const start = performance.now();
    await open(`${page}#${fragment}`);
    const notice = await text("notice");
    assert(notice?.includes(words) && performance.now() - start < 5000, `${fragment.slice(0, 50)}: ${notice}`);
    assert.equal(await run(`${all("img, .notice script")}.length`), 0);
  }
};

const isForAll = async ([{ id, way }]) => {
  await emulate({ "forced-colors": "active" }, "print");
  await open(link(id, way));
  await run(`${atOnce}; ${byId("show")}.click()`);
  assert.deepEqual(await run(`${all(".panel")}.map((e) => e.checkVisibility())`), [true, true, true], "printed code");
  assert.notEqual(await run("getComputedStyle(document.querySelector('.bar')).borderStyle"), "none");
  await emulate({});
  await send("Emulation.setScriptExecutionDisabled", { value: true });
  await open(page);
  assert.match(await run("[...document.body.children].find((e) => e.checkVisibility()).innerText"), /needs JavaScript/);
};

// One WebP that shows others, each for a second.
const animated = (images, width, height) => {
  const number = (value, size) => { const b = Buffer.alloc(size); b.writeUIntLE(value, 0, size); return b; };
  const chunk = (name, ...parts) => {
    const data = Buffer.concat(parts);
    return Buffer.concat([Buffer.from(name), number(data.length, 4), data, Buffer.alloc(data.length % 2)]);
  };
  const size = Buffer.concat([number(width - 1, 3), number(height - 1, 3)]);
  const frames = images.map((image) => {
    const at = image.indexOf("VP8 ", 12);
    const data = image.subarray(at + 8, at + 8 + image.readUInt32LE(at + 4));
    return chunk("ANMF", number(0, 6), size, number(1000, 3), number(2, 1), chunk("VP8 ", data));
  });
  return chunk("RIFF", Buffer.from("WEBP"), chunk("VP8X", number(2, 4), size),
    chunk("ANIM", number(0xFFFFFFFF, 4), number(0, 2)), ...frames);
};

// A person disappears: the tap, the answer on its way, and what is left. What is read there is kept beside it.
const checkPicture = async ([{ id, way }]) => {
  const [picture, size, answer] = [".readme/play.webp", [840, 420], control(way.at(-1))];
  await resize(size);
  await open(link(id, way.slice(0, -1)));
  await run(`(() => { const sheet = new CSSStyleSheet(); document.adoptedStyleSheets = [sheet];
    sheet.replaceSync("header, nav, #title, #say, #word, #history, #code, footer, #found :not(h2), .middle .tools "
      + "{ display: none !important } html { overflow: hidden } .board { margin: 0 } #found { margin: auto } "
      + "#tap { position: fixed; width: 44px; height: 44px; border-radius: 50%; background: #0008 }");
    const { left, top, width, height } = ${answer}.getBoundingClientRect();
    document.body.append(Object.assign(document.createElement("i"), { id: "tap" }));
    const [x, y] = [left + width / 2 - 22, top + height / 2 - 22];
    Object.assign(${byId("tap")}.style, { left: x + "px", top: y + "px" }) })()`);
  const [words, frames] = [() => run("document.querySelector('.board').innerText"), [await capture("webp")]];
  const before = await words();
  await run(`${byId("tap")}.remove(); ${answer}.click(); document.activeElement.blur(); scrollTo(0, 0);
    for (const a of document.getAnimations()) { a.pause(); a.currentTime = 330 }`);
  frames.push(await capture("webp"));
  await run(`${all(".envelope, .verdict")}.forEach((e) => e.remove())`);
  frames.push(await capture("webp"));
  const [kept, shown] = [picture.replace("webp", "txt"), `${before}\n${await words()}\n`];
  if (option("--picture")) {
    fs.writeFileSync(picture, animated(frames, ...size));
    fs.writeFileSync(kept, shown);
  }
  assert(fs.existsSync(kept) && fs.readFileSync(kept, "utf8") === shown, "the README's picture is old; run .ci/update");
};

const start = performance.now();
execFileSync("Extras/Lab/.build/debug/Lab", ["play", "--output", file], { stdio: "pipe" });
const source = fs.readFileSync(file, "utf8");
assert(source.length < 400_000, `${source.length} characters`);
console.log(`${source.length} characters, computed in ${Math.round((performance.now() - start) / 1000)} s`);
const { games } = JSON.parse(source.split('id="data">')[1].split("</script>")[0]);
const levels = games.filter((game) => game.level).map((game) => {
  const far = distances(game.graph);
  return { ...game, far, way: solution(game.graph, far) };
});
assert.equal(levels.length, 10);
const { targetInfos } = await send("Target.getTargets");
const { targetId } = targetInfos.find(({ type }) => type === "page");
({ sessionId } = await send("Target.attachToTarget", { targetId, flatten: true }));
for (const domain of ["Page", "Runtime", "Log"]) await send(`${domain}.enable`);
await checkPicture(levels);
if (!option("--picture")) {
  if (shots) fs.mkdirSync(shots, { recursive: true });
  levels.forEach(hasNoWalls);
  await emulate({ "prefers-reduced-motion": "reduce" });
  for (const size of widths) {
    await resize(size);
    for (const game of levels) await solves(game, size);
    console.log(`${levels.length} levels solved by clicks, keys and link at ${size[0]}; nothing is too wide`);
  }
  await keepsScore(levels);
  await playsByHand();
  await readsLinks();
  await isForAll(levels);
  assert.deepEqual(messages, [], "console messages");
  console.log("hints, score, Back, the end; pull, swipe, keys; links that deceive; print, forced colours, no script");
}
process.exit(0);
