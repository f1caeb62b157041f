// Runs the JavaScript that the page shows, with its mistake and with its mend. The server's answers come in any order.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const text = (name) => readFileSync(new URL(`../../../Sources/Page/Shown/${name}.mjs`, import.meta.url), "utf8");

// The function `start` of a file, compiled under a condition, as the Swift files beside it are.
const start = async (source, condition) => {
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

// Only the members that the page shows: those that differ between the mistake and the mend.
const shownAlone = (source, act) => {
  const parts = "fetch, show, showError, logIn, openPage, button, back, spinner, rows";
  const members = source.split("\n").slice(source.startsWith("//") ? 2 : 1).join("\n").split("\n\n");
  const shown = members.filter((member) => member.includes("// #if")).join("\n").replace(/^};\n?$/m, "");
  return `export const start = ({ ${parts} }) => {\n${shown}\nreturn () => ${act};\n};\n`;
};

const settle = () => new Promise((resolve) => { setImmediate(resolve); });

// Each request waits for its answer. An aborted request rejects, as in `fetch`, and the server does not perform it.
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
      refuse: end(() => resolve({ ok: false, status: 500, json: async () => ({}) })),
      lose: end(() => reject(new TypeError("Offline."))),
    });
  });
  return { fetch, requests, done };
};

// A page that records what was shown last, and how often each function was called.
const makePage = () => {
  const server = makeServer();
  const page = {
    ...server, pages: [], errors: 0, shown: undefined, spinner: { hidden: true }, back: {},
    button: { disabled: false, click() { if (!this.disabled) this.onclick(); } },
    show: (...shown) => {
      if (page.failsToShow) throw new Error("No label.");
      page.shown = shown.at(-1);
    },
    openPage: (session) => {
      if (page.failsToOpen) throw new Error("No page.");
      page.pages.push(session);
    },
    showError: () => { page.errors += 1; },
    logIn: async (signal) => {
      const answer = await server.fetch("/login", { signal });
      if (!answer.ok) throw new Error("Refused.");
      return answer.json();
    },
  };
  return page;
};

// Plays both versions. The checked statement must hold for the mistake, and must not hold for the mend.
const level = (title, name, play) => test(title, async () => {
  for (const condition of ["MISTAKE", "MENDED"]) {
    const page = makePage();
    const screen = (await start(text(name), condition))({ ...page, rows: list("a", "b", "c") });
    await play(page, screen, condition === "MISTAKE");
  }
});

for (const [name, act] of Object.entries({
  CancelledIsError: "load()", EndedSpinner: "load()", HeldScreen: "submit()", LateAnswer: "load()",
  LostWrite: 'change("+1")', NextSession: "showMain({})", Overtaking: 'change("+1")',
  ReappearingItem: 'remove("b")', TwoTaps: "button.onclick()", WrongPlace: 'remove("b")',
})) {
  test(`${name}: what is shown needs nothing that is not`, async () => {
    for (const condition of ["MISTAKE", "MENDED"]) {
      const page = makePage();
      const play = (await start(shownAlone(text(name), act), condition))({ ...page, rows: list("a", "b") });
      const isDone = play();
      await settle();
      await page.requests[0].answer("Al");
      await isDone;
      assert.equal(page.errors, 0);
      if (act.startsWith("remove")) assert.equal(ids(page.shown), "a");
    }
  });
}

const ids = (rows) => rows.map(({ id }) => id).join(" ");
const list = (...names) => names.map((id) => ({ id }));

level("A late answer is shown like any other", "LateAnswer", async (page, { load }, isWrong) => {
  const loads = [load(), load(), load()];
  await page.requests[1].answer(["Ann", "Dan"]);
  await page.requests[2].lose();
  const last = load();
  await page.requests[3].answer(["Ann", "Dan"]);
  await page.requests[0].answer(["Ann"]);
  await Promise.all([...loads, last]);
  assert.deepEqual([page.shown, page.errors], [isWrong ? ["Ann"] : ["Ann", "Dan"], 1]);
  load();
  load();
  await page.requests[4].refuse();
  assert.equal(page.errors, isWrong ? 2 : 1);
});

for (const [name, act] of [
  ["LateAnswer", "load"], ["EndedSpinner", "load"], ["CancelledIsError", "load"], ["ReappearingItem", "load"],
  ["NextSession", "showMain"],
]) {
  level(`${name}: a list that is refused, or lost, is told, and changes nothing`, name, async (page, screen) => {
    for (const fail of ["refuse", "lose"]) {
      const isDone = screen[act]({ name: "Al" });
      const before = page.shown;
      await page.requests.at(-1)[fail]();
      await isDone;
      assert.equal(page.shown, before);
    }
    assert.equal(page.errors, 2);
  });
}

level("A late answer ends the spinner of a newer load", "EndedSpinner", async (page, { load }, isWrong) => {
  load();
  load();
  await settle();
  assert.equal(page.spinner.hidden, isWrong);
  await page.requests[1].lose();
  assert.equal(page.spinner.hidden, true);
  load();
  await page.requests[2].answer(["Ann"]);
  assert.deepEqual([page.spinner.hidden, page.shown, page.errors], [true, ["Ann"], 1]);
});

level("A cancelled load is shown as an error", "CancelledIsError", async (page, { load }, isWrong) => {
  load();
  load();
  await settle();
  assert.equal(page.errors, isWrong ? 1 : 0);
  await page.requests[1].lose();
  assert.equal(page.errors, isWrong ? 2 : 1);
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
  assert.deepEqual([ids(page.shown), page.errors], ["a c", 2]);
});

level("A load brings back what is being deleted", "ReappearingItem", async (page, { load, remove }, isWrong) => {
  load();
  remove("b");
  await page.requests[1].answer();
  assert.equal(ids(page.shown), "a c");
  await page.requests[0].answer(list("a", "b", "c"));
  assert.equal(ids(page.shown), isWrong ? "a b c" : "a c");
  if (isWrong) return;
  // A list that was requested during the delete arrives first, and then the delete is refused or lost.
  for (const fail of ["refuse", "lose"]) {
    remove("a");
    load();
    await page.requests.at(-1).answer(list("a", "c"));
    assert.equal(ids(page.shown), "c");
    await page.requests.at(-2)[fail]();
    assert.equal(ids(page.shown), "a c");
  }
  assert.equal(page.errors, 2);
  // Two lists that were requested while the row was still there.
  remove("a");
  load();
  load();
  await page.requests.at(-3).answer();
  for (const number of [-1, -2]) {
    await page.requests.at(number).answer(list("a", "c"));
    assert.equal(ids(page.shown), "c");
  }
});

level("Two taps open a screen twice", "TwoTaps", async (page, _, isWrong) => {
  page.button.click();
  page.button.click();
  assert.equal(page.requests.length, isWrong ? 2 : 1);
  for (const request of page.requests) await request.answer("Al");
  assert.deepEqual(page.pages, isWrong ? ["Al", "Al"] : ["Al"]);
});

for (const [name, act] of [["TwoTaps", (page) => page.button.onclick()], ["HeldScreen", (_, { submit }) => submit()]]) {
  level(`${name}: a page that can't be opened is no refused login`, name, async (page, screen) => {
    const opened = act(page, screen);
    page.failsToOpen = true;
    const isDone = assert.rejects(opened, /No page/);
    await page.requests[0].answer("Al");
    await isDone;
    assert.deepEqual([page.errors, page.button.disabled], [0, false]);
  });
}

level("Who comes back to the login can log in again", "TwoTaps", async (page) => {
  for (const name of ["Al", "Bo"]) {
    page.button.click();
    await page.requests.at(-1)?.answer(name);
  }
  assert.deepEqual(page.pages, ["Al", "Bo"]);
});

level("After a refusal, or without a network, a login can be tried again", "TwoTaps", async (page) => {
  for (const fail of ["refuse", "lose"]) {
    page.button.click();
    await page.requests.at(-1)[fail]();
  }
  page.button.click();
  await page.requests[2].answer("Al");
  assert.deepEqual([page.pages, page.errors], [["Al"], 2]);
});

// Taps, and waits until the requests that follow at once are open.
const tap = async ({ change }, what) => {
  change(what).catch(() => {});
  await settle();
};

level("Of two taps that are sent at once, the older is done last", "Overtaking", async (page, screen, isWrong) => {
  await tap(screen, "+1");
  await tap(screen, "reset");
  assert.equal(page.requests.length, isWrong ? 2 : 1);
  for (const number of isWrong ? [1, 0] : [0, 1]) await page.requests[number].answer();
  assert.equal(page.done.at(-1), isWrong ? "+1" : "reset");
});

for (const name of ["Overtaking", "LostWrite"]) {
  level(`${name}: after a tap that fails, the next one is sent`, name, async (page, screen) => {
    for (const fail of ["lose", "refuse"]) {
      await tap(screen, fail);
      await page.requests.at(-1)[fail]();
    }
    await tap(screen, "+1");
    await page.requests[2].answer(1);
    assert.deepEqual([page.done, page.errors, page.shown], [["+1"], 2, 1]);
  });

  level(`${name}: a tap is sent, also if the count before could not be shown`, name, async (page, screen) => {
    page.failsToShow = true;
    await tap(screen, "+1");
    await page.requests[0].answer(1);
    await tap(screen, "+1");
    assert.deepEqual([page.requests.length, page.errors], [2, 0]);
  });
}

level("A request in flight holds the screen", "HeldScreen", async (page, { submit }, isWrong) => {
  submit();
  await page.requests[0].refuse();
  submit();
  page.back.onclick();
  await page.requests[1].answer("Al");
  assert.deepEqual([page.pages, page.errors], [isWrong ? ["Al"] : [], 1]);
});

level("Leaving the screen cancels a write", "LostWrite", async (page, screen, isWrong) => {
  await tap(screen, "+1");
  await tap(screen, "reset");
  page.back.onclick?.();
  await settle();
  for (let i = 0; i < page.requests.length; i += 1) await page.requests[i].answer();
  assert.deepEqual(page.done, isWrong ? [] : ["+1", "reset"]);
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
