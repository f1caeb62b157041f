// The driver of .ci/page. It talks with Chromium over a pipe, and clicks and types as a person does.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import { advice } from "../Extras/Lab/Sources/Page/Web/advice.mjs";
import { beginning, distances, moves, solution, take } from "../Extras/Lab/Sources/Page/Web/graph.mjs";

const limit = 400_000;
const widths = [[320, 640], [390, 664], [1280, 900]];
const picture = ".readme/play.webp";
const option = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] ?? "" : null);

const launch = async () => {
  const chromium = spawn("chromium", ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    "--remote-debugging-pipe"], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const [waiting, messages] = [new Map(), []];
  let [last, rest, session, onLoad] = [0, "", undefined, null];
  const hear = ({ id, result, error, method, params }) => {
    if (id) error ? waiting.get(id)[1](new Error(error.message)) : waiting.get(id)[0](result);
    if (method === "Page.loadEventFired") onLoad?.();
    if (method === "Runtime.exceptionThrown") messages.push(params.exceptionDetails.exception?.description);
    if (method === "Log.entryAdded") messages.push(params.entry.text);
  };
  chromium.stdio[4].on("data", (data) => {
    const parts = (rest + data).split("\0");
    rest = parts.pop();
    for (const part of parts) hear(JSON.parse(part));
  });
  const send = (method, params = {}) => new Promise((...ends) => {
    waiting.set(last += 1, ends);
    chromium.stdio[3].write(`${JSON.stringify({ id: last, method, params, sessionId: session })}\0`);
  });
  const { targetInfos } = await send("Target.getTargets");
  const { targetId } = targetInfos.find(({ type }) => type === "page");
  ({ sessionId: session } = await send("Target.attachToTarget", { targetId, flatten: true }));
  for (const domain of ["Page", "Runtime", "Log"]) await send(`${domain}.enable`);
  const navigate = async (url) => {
    const loaded = new Promise((done) => { onLoad = done; });
    await send("Page.navigate", { url });
    await loaded;
  };
  const run = async (expression) => {
    const { result, exceptionDetails } = await send("Runtime.evaluate",
      { expression, returnByValue: true, awaitPromise: true });
    assert(!exceptionDetails, `${exceptionDetails?.exception?.description}: ${expression}`);
    return result.value;
  };
  return {
    send, run, messages, close: () => chromium.kill(),
    // A new document, also where only the fragment differs.
    open: async (url) => { await navigate("about:blank"); await navigate(url); },
    size: ([width, height]) => send("Emulation.setDeviceMetricsOverride",
      { width, height, deviceScaleFactor: 1, mobile: width < 500 }),
    media: (features, media = "") => send("Emulation.setEmulatedMedia",
      { media, features: Object.entries(features).map(([name, value]) => ({ name, value })) }),
    press: async (key, more = {}) => {
      const text = { Enter: "\r", Tab: undefined }[key] ?? (key.length === 1 ? key : undefined);
      const code = /\d/.test(key) ? `Digit${key}` : key;
      const windowsVirtualKeyCode = { Enter: 13, Tab: 9 }[key] ?? key.toUpperCase().charCodeAt(0);
      await send("Input.dispatchKeyEvent", { type: "keyDown", key, code, text, windowsVirtualKeyCode, ...more });
      await send("Input.dispatchKeyEvent", { type: "keyUp", key, code, windowsVirtualKeyCode, ...more });
    },
    // A click on the middle of an element, which has to be in view and in front.
    click: async (element) => {
      const at = await run(`(() => { const e = ${element}; e?.scrollIntoView({ block: "nearest" });
        const r = e?.getBoundingClientRect(); const [x, y] = r ? [r.left + r.width / 2, r.top + r.height / 2] : [];
        const front = r && document.elementFromPoint(x, y);
        return r ? { x, y, isFront: e.contains(front) || Boolean(front?.closest(".stage")) && e.closest(".middle") !== null } : null })()`);
      assert(at, `not on the page: ${element}`);
      for (const type of ["mousePressed", "mouseReleased"]) {
        await send("Input.dispatchMouseEvent", { type, x: at.x, y: at.y, button: "left", clickCount: 1 });
      }
    },
    drag: async (element, dx, dy) => {
      const { x, y } = await run(`(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
        (${element}.getBoundingClientRect())`);
      const pointer = { button: "left", clickCount: 1 };
      await send("Input.dispatchMouseEvent", { type: "mousePressed", x, y, ...pointer });
      await send("Input.dispatchMouseEvent", { type: "mouseMoved", x: x + dx, y: y + dy, ...pointer });
      await send("Input.dispatchMouseEvent", { type: "mouseReleased", x: x + dx, y: y + dy, ...pointer });
    },
    text: (id) => run(`(e => e.closest("[hidden]") ? null : e.innerText)(document.getElementById("${id}"))`),
    shot: async (format = "png", more = {}) =>
      Buffer.from((await send("Page.captureScreenshot", { format, ...more })).data, "base64"),
  };
};

const byId = (id) => `document.getElementById(${JSON.stringify(id)})`;
// The control of a step: on the left phone, or on a card.
const control = (line) => `[...document.querySelectorAll("[data-key]")].find((e) => !e.disabled
  && [${JSON.stringify(line)}, ${JSON.stringify(`0 ${line}`)}].includes(e.dataset.key))`;
const link = (page, id, lines = []) => `${page}#${id}${lines.length ? ":" : ""}${lines.map(encodeURIComponent).join(";")}`;
const lab = (args, input) => execFileSync("Extras/Lab/.build/debug/Lab", args, { input, encoding: "utf8", stdio: "pipe" });

// From each place of a level the mistake can be reached, or the page says that it can't.
const hasNoWalls = (levels) => {
  for (const { id, graph, level, far, way } of levels) {
    const seen = new Map([[0, beginning(graph)]]);
    for (const place of seen.values()) {
      assert(!graph.states[place.at].u, `${id}: a step was not computed`);
      for (const move of moves(graph, place)) if (!seen.has(move.target)) seen.set(move.target, take(graph, place, move));
    }
    assert.equal(seen.size, graph.states.length, `${id}: places that nobody reaches`);
    const dead = [...seen.values()].filter((place) => far[place.at] === Infinity);
    for (const place of dead) {
      const say = advice({ graph, far, places: [place], solution: way, level, hint: null, mode: null, names: {} });
      assert.match(say[0], /leads nowhere/, `${id}: ${JSON.stringify(place)}`);
    }
    console.log(`${id}: ${way.length} steps, ${seen.size} places, from ${dead.length} no way leads on, and it is said`);
  }
};

const assertFound = async (browser, { id, level }, how) => {
  const [found, focus, marks, wrong] = await browser.run(`[${byId("found")}.innerText, document.activeElement.id,
    document.querySelectorAll("#phones .differs, .server-has.differs").length, document.querySelectorAll(".wrong").length]`);
  const text = found.replace(/\s+/g, " ");
  assert(level.text.morals.some((moral) => text.includes(moral.text)) && text.includes(level.text.stake), `${id} ${how}: ${found}`);
  assert(focus === "found-title" && marks > 0 && wrong >= 3, `${id} ${how}: ${[focus, marks, wrong]}`);
};

const solvesLevels = async (browser, page, levels, folder) => {
  for (const size of widths) {
    await browser.size(size);
    const fits = async (what) => {
      const wide = await browser.run("document.documentElement.scrollWidth");
      assert(wide <= size[0], `${what} at ${size[0]}: ${wide} wide`);
    };
    const shoot = async (name) => folder
      && fs.writeFileSync(`${folder}/${name}-${size[0]}.png`, await browser.shot("png", { captureBeyondViewport: true }));
    for (const game of levels) {
      const { id, way } = game;
      for (const isByKey of [false, true]) {
        await browser.open(link(page, id));
        await browser.run("localStorage.clear()");
        await browser.open(link(page, id));
        for (const [i, line] of way.entries()) {
          await fits(`${id}, step ${i}`);
          if (!isByKey && [0, way.length - 1].includes(i)) await shoot(`${id}-${i ? "middle" : "start"}`);
          if (!isByKey) {
            await browser.click(control(line));
            continue;
          }
          for (let tabs = 0; !await browser.run(`document.activeElement === ${control(line)}`); tabs += 1) {
            assert(tabs < 60, `${id}: “${line}” is not reached with Tab`);
            await browser.press("Tab");
          }
          const before = await browser.text("status");
          await browser.press("Enter");
          assert.notEqual(await browser.text("status"), before, `${id}: “${line}” is not told`);
        }
        await assertFound(browser, game, isByKey ? "by keys" : "by clicks");
        assert.match(await browser.text("found"), /as few as it takes\./, id);
        await fits(`${id}, found`);
        if (!isByKey) await shoot(`${id}-found`);
      }
      // A reload of one's own find is no offer; to somebody else it is one, which plays.
      await browser.open(link(page, id, way));
      assert.match(await browser.text("found"), /Found!/, id);
      await browser.run("localStorage.clear()");
      await browser.open(link(page, id, way));
      assert.match(await browser.text("found"), new RegExp(`Somebody did it in ${way.length} steps`), id);
      assert.equal(await browser.text("code"), null, id);
      await browser.run("window.setInterval = (f) => { for (let i = 0; i < 9 && !document.body.matches('.is-found'); i++) f() }");
      await browser.click(byId("show"));
      await assertFound(browser, game, "by its link");
      assert.match(await browser.text("found"), /That is how/, id);
    }
    console.log(`${levels.length} levels solved by clicks, keys and link at ${size[0]}, and nothing is too wide`);
  }
};

const keepsScore = async (browser, page, levels) => {
  const [{ way }] = levels;
  await browser.open(link(page, "level-1"));
  assert.match(await browser.text("say"), /^A person disappears\. Make it happen\.$/);
  await browser.click(byId("hint"));
  assert.match(await browser.text("say"), /^Hint: /);
  await browser.click(byId("hint"));
  assert.match(await browser.text("say"), /^Now: Ask for the list\.$/);
  for (const line of way.slice(0, -1)) await browser.click(control(line));
  await browser.click(byId("undo"));
  await browser.click(control("go 0").replace("0 go 0", "go 0"));
  assert.equal(await browser.run("document.querySelectorAll('#lanes thead th').length"), way.length, "the trail stays");
  await browser.click(control("go 3"));
  await browser.press("1");
  assert.match(await browser.text("found"), /4 steps, as few as it takes; 2 hints\./);
  await browser.click("document.querySelector('#found .primary')");
  await browser.run("new Promise((done) => setTimeout(done, 100))");
  assert.equal(await browser.run("document.querySelectorAll('nav .done').length"), 1);
  await browser.run("new Promise((done) => { addEventListener('hashchange', () => setTimeout(done)); history.back() })");
  assert.equal(await browser.run("document.querySelectorAll('nav .done').length"), 1, "Back loses what is solved");
  assert(!(await browser.run("location.hash")).includes("~"));
  const record = { steps: 5, back: 1, hints: 0 };
  const all = JSON.stringify(Object.fromEntries(levels.map(({ id }) => [id, record])));
  await browser.run(`localStorage.setItem("break-the-app", ${JSON.stringify(all)})`);
  await browser.open(`${page}#end`);
  const end = await browser.text("ending");
  assert.match(end, /Ten ways to break an app[^]*10 of 10 mistakes: 50 steps; it takes \d+; 10 steps taken back/);
  assert.equal((end.match(/#\d+/g) ?? []).length, 7, "the incidents");
  console.log("hints, the trail, the score, Back, and the end");
};

const playsByHand = async (browser, page) => {
  await browser.run("localStorage.clear()");
  await browser.open(link(page, "level-5"));
  const lines = async () => decodeURIComponent(await browser.run("location.hash")).split(":")[1]?.split(";") ?? [];
  await browser.drag("document.querySelector('.pull')", 0, 90);
  await browser.drag("document.querySelector('.rows li .face')", -60, 0);
  for (const key of ["2", "z", "2"]) await browser.press(key);
  assert.deepEqual(await lines(), ["load", "delete a", "answer 2 ok"]);
  await browser.click(byId("keys"));
  await browser.press("1");
  assert.equal((await lines()).length, 3, "a key that is turned off");
  await browser.open(link(page, "level-1"));
  await browser.press("Tab");
  assert.equal(await browser.run("document.activeElement.hash"), "#game");
  await browser.press("Enter");
  await browser.press("Tab");
  assert(await browser.run("document.querySelector('#phones').contains(document.activeElement)"), "a way past the levels");
  await browser.run("localStorage.clear()");
  console.log("pull, swipe, keys that can be turned off, a way past the levels");
};

const readsLinks = async (browser, page) => {
  const cases = {
    "#nothing": "There is no game", "#items:load;nonsense": "was not computed here", "#items:load;%E0%A4%A": "can't be read",
    "#__proto__:load": "There is no game", "#items:<img src=x onerror=alert(1)>": "<img src=x onerror=alert(1)>",
    "#items:a%E2%80%AEb": "a\\u{202E}b", "#%E2%80%AEb": "\\u{202E}b", [`#items:${"a;".repeat(100_000)}`]: "can't be read",
    [`#${"a".repeat(200_000)}`]: "There is no game",
  };
  for (const [hash, words] of Object.entries(cases)) {
    const start = performance.now();
    await browser.open(page + hash);
    assert((await browser.text("notice"))?.includes(words), `${hash.slice(0, 50)}: ${await browser.text("notice")}`);
    assert.equal(await browser.run("document.querySelectorAll('img, .notice script').length"), 0);
    assert(performance.now() - start < 5000, `${hash.slice(0, 50)} blocks the page`);
  }
  console.log("links that lead nowhere, that deceive, and that are far too long");
};

const isForAll = async (browser, page, levels) => {
  await browser.media({}, "print");
  await browser.open(link(page, "level-1", levels[0].way));
  await browser.run("window.setInterval = (f) => { for (let i = 0; i < 9; i++) f() }; document.getElementById('show').click()");
  const shown = await browser.run("[...document.querySelectorAll('.panel')].map((e) => e.checkVisibility())");
  assert.deepEqual(shown, [true, true, true], "all code is printed");
  await browser.media({ "forced-colors": "active" });
  assert.notEqual(await browser.run("getComputedStyle(document.querySelector('.bar')).borderStyle"), "none");
  await browser.media({});
  await browser.send("Emulation.setScriptExecutionDisabled", { value: true });
  await browser.open(page);
  const first = await browser.run("[...document.body.children].find((e) => e.checkVisibility()).innerText");
  assert.match(first, /needs JavaScript/);
  await browser.send("Emulation.setScriptExecutionDisabled", { value: false });
  console.log("print, forced colours, and a page without a script");
};

// One WebP that shows others, each for some milliseconds.
const animated = (frames, width, height) => {
  const number = (value, size) => { const b = Buffer.alloc(size); b.writeUIntLE(value, 0, size); return b; };
  const chunk = (name, ...parts) => {
    const data = Buffer.concat(parts);
    return Buffer.concat([Buffer.from(name), number(data.length, 4), data, Buffer.alloc(data.length % 2)]);
  };
  const size = Buffer.concat([number(width - 1, 3), number(height - 1, 3)]);
  const frame = ([image, time]) => {
    const at = image.indexOf("VP8 ", 12);
    const data = image.subarray(at + 8, at + 8 + image.readUInt32LE(at + 4));
    return chunk("ANMF", number(0, 6), size, number(time, 3), number(2, 1), chunk("VP8 ", data));
  };
  return chunk("RIFF", Buffer.from("WEBP"), chunk("VP8X", number(2, 4), size),
    chunk("ANIM", number(0xFFFFFFFF, 4), number(0, 2)), ...frames.map(frame));
};

// A person disappears: the tap, the answer on its way, and what is left. Its text is kept beside it.
const isOnPicture = async (browser, page, [{ id, way }]) => {
  const [width, height, answer] = [840, 440, way.at(-1)];
  await browser.size([width, height]);
  await browser.media({ "prefers-reduced-motion": "no-preference" });
  await browser.open(link(page, id, way.slice(0, -1)));
  await browser.run(`(() => { const style = "header, nav, #title, #say, #history, footer, #found p, #found a, .tools { display: none }"
    + ".board { margin: 0 } #found { align-self: center; margin: auto }"; const sheet = new CSSStyleSheet(); sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet]; document.documentElement.style.overflow = "hidden"; scrollTo(0, 0);
    const r = ${control(answer)}.getBoundingClientRect(); const tap = document.createElement("i"); tap.id = "tap";
    Object.assign(tap.style, { position: "fixed", left: r.left + r.width / 2 - 22 + "px", top: r.top + r.height / 2 - 22 + "px",
      width: "44px", height: "44px", borderRadius: "50%", background: "#0008", border: "3px solid #fff" }); document.body.append(tap) })()`);
  const frame = async () => [await browser.shot("webp", { quality: 70 }), 1000];
  const texts = [await browser.run("document.querySelector('.board').innerText")];
  const frames = [await frame()];
  await browser.run(`${byId("tap")}.remove(); ${control(answer)}.click(); scrollTo(0, 0);
    document.activeElement.blur(); for (const a of document.getAnimations()) { a.pause(); a.currentTime = 330 }`);
  frames.push(await frame());
  await browser.run("document.querySelectorAll('.envelope').forEach((e) => e.remove()); for (const a of document.getAnimations()) a.finish?.()");
  frames.push(await frame());
  texts.push(await browser.run("document.querySelector('.board').innerText"));
  await browser.media({});
  const [kept, text] = [picture.replace("webp", "txt"), texts.join("\n")];
  if (fs.existsSync(kept) && fs.readFileSync(kept, "utf8") === text) return true;
  if (option("--picture") === null) return false;
  fs.writeFileSync(picture, animated(frames, width, height));
  fs.writeFileSync(kept, text);
  console.log(`written: ${picture}, ${fs.statSync(picture).size} bytes`);
  return true;
};

const folder = fs.mkdtempSync(`${os.tmpdir()}/page-`);
const start = performance.now();
lab(["play", "--output", `${folder}/play.html`]);
const source = fs.readFileSync(`${folder}/play.html`, "utf8");
const [size, page] = [fs.statSync(`${folder}/play.html`).size, `file://${folder}/play.html`];
assert(size < limit, `${size} bytes`);
console.log(`${size} bytes, computed in ${Math.round((performance.now() - start) / 1000)} s`);
const { games } = JSON.parse(source.split('id="data">')[1].split("</script>")[0]);
const levels = games.filter((game) => game.level).map((game) => {
  const far = distances(game.graph);
  return { ...game, far, way: solution(game.graph, far) };
});
assert.equal(levels.length, 10);
const shots = option("--screenshots");
if (shots) fs.mkdirSync(shots, { recursive: true });
const browser = await launch();
try {
  await browser.media({ "prefers-reduced-motion": "reduce" });
  assert(await isOnPicture(browser, page, levels), "the README's picture is old; run .ci/update");
  if (option("--picture") === null) {
    hasNoWalls(levels);
    await solvesLevels(browser, page, levels, shots);
    await keepsScore(browser, page, levels);
    await playsByHand(browser, page);
    await readsLinks(browser, page);
    await isForAll(browser, page, levels);
    assert.deepEqual(browser.messages, [], "console messages");
  }
} finally {
  browser.close();
  fs.rmSync(folder, { recursive: true });
}
