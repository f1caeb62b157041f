// One app on one phone, which runs by itself: the page asks for each new look.

import { drawFiles } from "./lines.mjs";
import { drawPhone, make } from "./phone.mjs";
import { ask } from "./server.mjs";

const find = (id) => document.getElementById(id);
const screen = document.querySelector(".screen");
let seen = 0;

const tell = (problem) => (find("problem").textContent = problem);

// Draws the code of the newest look only.
async function drawRan() {
  const number = seen;
  find("ran").ariaBusy = true;
  const { files, problem } = await ask("/ran", {});
  if (number !== seen) return;
  if (problem) tell(problem);
  else drawFiles(find("ran"), files);
  find("ran").ariaBusy = false;
}

function draw({ number, look, problems }) {
  tell(problems.map((problem) => `Apple’s SwiftUI would refuse this: ${problem}.`).join(" "));
  if (number <= seen) return;
  seen = number;
  drawPhone(screen, look, act);
  drawRan().catch(({ message }) => tell(message));
}

// Acts run one after the other. A field keeps what is typed until the app has all of it.
let last = Promise.resolve();
function act(kind, path, text) {
  const field = kind === "edit" && screen.querySelector(`[data-path="${path.join(".")}"]`);
  if (field) field.isBeingTyped = (field.isBeingTyped ?? 0) + 1;
  last = last.then(() => ask("/phone", { seen, act: { kind, path, text } })).finally(() => field && (field.isBeingTyped -= 1))
    .then(draw).catch(({ message }) => tell(message));
}

async function follow() {
  try {
    draw(await ask("/phone", { seen }));
  } catch {
    tell("The command has ended. Start it again at this port, and this page goes on.");
    seen = 0;
    await new Promise((done) => setTimeout(done, 1000));
  }
  follow();
}

find("system").append(make("button.pill", { onclick: () => act("leave") }, "Leave for another app"),
  make("button.pill", { onclick: () => act("quit") }, "Quit"));
follow();
