// The JavaScript that the page shows is run, with its mistake and mended, over a server whose answers come in any order.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

// What a file starts as, compiled under a condition, as the Swift files beside it are.
const start = async (name, condition) => {
  const source = readFileSync(new URL(`../../../Sources/Page/Shown/${name}.mjs`, import.meta.url), "utf8");
  let isThere = true;
  const lines = source.split("\n").filter((line) => {
    const [, word, part] = /^ *\/\/ #(if|else|endif) ?(\w*)$/.exec(line) ?? [];
    if (word === "if") isThere = part === condition;
    if (word === "else") isThere = !isThere;
    if (word === "endif") isThere = true;
    return isThere && !word;
  });
  return (await import(`data:text/javascript,${encodeURIComponent(lines.join("\n"))}`)).start;
};

const settle = () => new Promise((resolve) => { setImmediate(resolve); });

// Each request waits for its answer. One that is aborted rejects, as `fetch` does, and is not done by the server.
const makeServer = () => {
  const requests = [];
  const done = [];
  const fetch = (url, { body, signal } = {}) => new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => reject(signal.reason));
    const end = (finish) => async (value) => {
      finish(value);
      await settle();
    };
    requests.push({
      answer: end((value) => {
        if (!signal?.aborted) done.push(body);
        resolve({ ok: true, json: async () => value });
      }),
      refuse: end(() => resolve({ ok: false, json: async () => ({}) })),
      lose: end(() => reject(new TypeError("Offline."))),
    });
  });
  return { fetch, requests, done };
};

// A page: what was shown last, and how often what was called.
const makePage = () => {
  const server = makeServer();
  const page = {
    ...server, pages: [], alerts: [], saved: 0, refused: 0, errors: 0, shown: undefined, spinner: { hidden: true }, back: {}, input: {},
    button: { disabled: false, click() { if (!this.disabled) this.onclick(); } },
    show: (...shown) => { page.shown = shown.at(-1); },
    alert: (text) => page.alerts.push(text),
    openPage: (session) => page.pages.push(session),
    showSaved: ({ ok }) => { page[ok ? "saved" : "refused"] += 1; },
    showError: () => { page.errors += 1; },
    logIn: async (signal) => {
      const answer = await server.fetch("/login", { signal });
      if (!answer.ok) throw new Error("Refused.");
      return answer.json();
    },
    type: async (text) => {
      page.input.value = text;
      page.input.oninput();
      await settle();
    },
  };
  return page;
};

// Plays both: what is true of the mistake is said, and of the mended one it is not.
const level = (title, name, play) => test(title, async () => {
  for (const condition of ["MISTAKE", "MENDED"]) {
    const page = makePage();
    const parts = { rows: ["a", "b", "c"].map((id) => ({ id })) };
    const screen = (await start(name, condition))({ ...page, ...parts });
    await play(page, screen, condition === "MISTAKE");
  }
});

const ids = (rows) => rows.map(({ id }) => id).join(" ");
const list = (...names) => names.map((id) => ({ id }));

level("A late answer is shown like any other", "LateAnswer", async (page, { load }, isWrong) => {
  const loads = [load(), load(), load().catch(() => {})];
  await page.requests[1].answer(["Ann", "Dan"]);
  await page.requests[2].lose();
  const last = load();
  await page.requests[3].answer(["Ann", "Dan"]);
  await page.requests[0].answer(["Ann"]);
  await Promise.all([...loads, last]);
  assert.deepEqual(page.shown, isWrong ? ["Ann"] : ["Ann", "Dan"]);
});

level("A late answer ends the spinner of a newer load", "EndedSpinner", async (page, { load }, isWrong) => {
  load();
  load();
  await settle();
  assert.equal(page.spinner.hidden, isWrong);
  await page.requests[1].lose();
  assert.equal(page.spinner.hidden, true);
  load();
  await page.requests[2].answer(["Ann"]);
  assert.deepEqual([page.spinner.hidden, page.shown, page.alerts.length], [true, ["Ann"], 1]);
});

level("A cancelled load is shown as an error", "CancelledIsError", async (page, { load }, isWrong) => {
  load();
  load();
  await settle();
  assert.equal(page.alerts.length, isWrong ? 1 : 0);
  await page.requests[1].lose();
  assert.equal(page.alerts.length, isWrong ? 2 : 1);
});

level("A delete that fails puts the item back in the wrong place", "WrongPlace", async (page, { remove }, isWrong) => {
  for (const fail of ["refuse", "lose"]) {
    remove("a");
    assert.equal(ids(page.shown), "b c");
    await page.requests.at(-1)[fail]();
    assert.equal(ids(page.shown), isWrong ? "b c a" : "a b c");
    if (isWrong) return;
  }
  remove("b");
  await page.requests[2].answer();
  assert.deepEqual([ids(page.shown), page.alerts.length], ["a c", 2]);
});

level("A load brings back what is being deleted", "ReappearingItem", async (page, { load, remove }, isWrong) => {
  load();
  remove("b");
  await page.requests[1].answer();
  assert.equal(ids(page.shown), "a c");
  await page.requests[0].answer(list("a", "b", "c"));
  assert.equal(ids(page.shown), isWrong ? "a b c" : "a c");
  if (isWrong) return;
  // A list that was asked for while the delete was on its way, and arrives first; and a delete that is refused.
  remove("a");
  load();
  await page.requests[3].answer(list("a", "c"));
  await page.requests[2].refuse();
  assert.equal(ids(page.shown), "a c");
  load().catch(() => {});
  await page.requests[4].lose();
  remove("a");
  await page.requests[5].answer();
  load();
  await page.requests[6].answer(list("a", "c"));
  assert.equal(ids(page.shown), "a c");
});

level("Two taps open a screen twice", "TwoTaps", async (page, _, isWrong) => {
  page.button.click();
  page.button.click();
  assert.equal(page.requests.length, isWrong ? 2 : 1);
  for (const request of page.requests) await request.answer("Al");
  assert.deepEqual(page.pages, isWrong ? ["Al", "Al"] : ["Al"]);
});

level("After a refusal, or without a network, a login can be tried again", "TwoTaps", async (page) => {
  for (const fail of ["refuse", "lose"]) {
    page.button.click();
    await page.requests.at(-1)[fail]();
  }
  page.button.click();
  await page.requests[2].answer("Al");
  assert.deepEqual([page.pages, page.alerts.length], [["Al"], 2]);
});

level("Saving at each key, an older text overwrites a newer one", "Overtaking", async (page, _, isWrong) => {
  await page.type("bread");
  await page.type("bread, salt");
  assert.equal(page.requests.length, isWrong ? 2 : 1);
  for (const number of isWrong ? [1, 0] : [0, 1]) await page.requests[number].answer();
  assert.equal(page.done.at(-1), isWrong ? "bread" : "bread, salt");
});

for (const name of ["Overtaking", "LostWrite"]) {
  level(`${name}: after a save that fails, the next one is sent`, name, async (page) => {
    for (const fail of ["lose", "refuse"]) {
      await page.type(fail);
      await page.requests.at(-1)[fail]();
    }
    await page.type("bread");
    await page.requests[2].answer();
    assert.deepEqual([page.done, page.errors, page.refused, page.saved], [["bread"], 1, 1, 1]);
  });
}

level("A request in flight holds the screen", "HeldScreen", async (page, { submit }, isWrong) => {
  submit();
  await page.requests[0].refuse();
  submit();
  page.back.onclick();
  await page.requests[1].answer("Al");
  assert.deepEqual([page.pages, page.alerts.length], [isWrong ? ["Al"] : [], 1]);
});

level("Leaving the screen cancels a write", "LostWrite", async (page, _, isWrong) => {
  await page.type("bread");
  await page.type("bread, salt");
  page.back.onclick();
  await settle();
  for (let i = 0; i < page.requests.length; i += 1) await page.requests[i].answer();
  assert.deepEqual(page.done, isWrong ? [] : ["bread", "bread, salt"]);
});

level("The next session begins with what the last one left", "NextSession", async (page, { showMain }, isWrong) => {
  const [al, bo] = [{ name: "Al" }, { name: "Bo" }];
  showMain(al);
  showMain(al);
  await page.requests[0].answer(["Al's"]);
  al.hasEnded = true;
  showMain(bo).catch(() => {});
  await page.requests[1].answer(["Al's"]);
  await page.requests[2].lose();
  assert.deepEqual(page.shown, isWrong ? ["Al's"] : []);
});
