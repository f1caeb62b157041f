// One app on one phone, which runs by itself: the page asks for each new look.

import { drawPhone, make } from "./phone.mjs";
import { ask, drawRan } from "./ran.mjs";

const find = (id) => document.getElementById(id);
const screen = document.querySelector(".screen");
let seen = 0;

function draw({ number, look, problems }) {
  find("problem").textContent = problems.map((problem) => `Apple’s SwiftUI would refuse this: ${problem}.`).join(" ");
  if (number === seen) return;
  seen = number;
  drawPhone(screen, look, act);
  drawRan(find("ran"), () => ask("/ran", {}));
}

// Acts run one after the other. A field keeps what is typed until the app has all of it.
let last = Promise.resolve();
let typed = 0;
function act(kind, path, text) {
  const field = kind === "edit" && screen.querySelector(`[data-path="${path.join(".")}"]`);
  const isTyped = (typed += 1);
  if (field) field.isBeingTyped = true;
  last = last.then(() => ask("/phone", { seen, act: { kind, path, text } }))
    .then((reply) => {
      if (field && typed === isTyped) field.isBeingTyped = false;
      draw(reply);
    }).catch(({ message }) => (find("problem").textContent = message));
}

async function follow() {
  try {
    draw(await ask("/phone", { seen }));
  } catch {
    find("problem").textContent = "The command has ended. Start it again, and this page goes on.";
    seen = 0;
    await new Promise((done) => setTimeout(done, 1000));
  }
  follow();
}

find("system").append(make("button.pill", { onclick: () => act("leave") }, "Leave for another app"),
  make("button.pill", { onclick: () => act("quit") }, "Quit"));
follow();
