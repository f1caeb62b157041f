// Handles what the player does.
import { parse } from "./address.mjs";
import { drawChoose } from "./choose.mjs";
import { address, draw, kept, notice, ring } from "./draw.mjs";
import { fly } from "./fly.mjs";
import { cards, follow, moves, screen, take, walk, wayTo } from "./graph.mjs";
import { readProgress, withPlay } from "./score.mjs";
import { games, graph, isAsked, isFound, isOver, json, keep, levels, linesOf, names, place, played, race, state, store, toss } from "./state.mjs";
import { tell } from "./tell.mjs";
import { reply } from "./wire.mjs";
import { deed, visible } from "./words.mjs";

const byId = (id) => document.getElementById(id);
// The milliseconds between the steps of a play that is being shown.
const pace = 1200;
let timer = null;
const stop = () => {
  clearInterval(timer);
  state.mode = null;
};
const say = (words) => { byId("status").textContent = words; };
const toTheTop = () => byId("break").getBoundingClientRect().top < 0 && byId("break").scrollIntoView({ block: "start" });

// Draws the game after a step, tells a screen reader what has happened, and keeps the focus.
const redraw = (words) => {
  notice(null);
  const near = document.activeElement.closest?.("#phones, #server, #way")?.id;
  draw(doings);
  say(`${words} ${byId("say").textContent}`.trim());
  if (isAsked() && near !== "way") document.querySelector(".pick").scrollIntoView({ block: "nearest" });
  if (isOver() && near !== "way" && state.mode !== "show") return byId("result-title").focus({ preventScroll: true });
  const isLost = !document.activeElement.isConnected || document.activeElement.disabled || document.activeElement === document.body;
  if (isLost && near) (byId(near).querySelector("button:enabled") ?? byId("game")).focus({ preventScroll: true });
};

// Shows the step that leads to this place, and animates its answer.
const travel = () => {
  const [before, after] = [state.places[state.now - 1], place()];
  const card = cards(graph(), before).find(({ number }) => after.line.startsWith(`answer ${number} `));
  const from = card && document.querySelector(`[data-card="${card.number}"] .paper`)?.getBoundingClientRect();
  const fields = (at, side) => JSON.stringify([...screen(graph(), at, side)]);
  // How an answer lands would give away which phone lies.
  const end = (side) => (!isAsked() && fields(before, side) === fields(after, side) ? "dropped" : "shown");
  const arrive = () => place() === after && redraw(tell(graph(), before, after, names));
  const flight = card && fly(from, `${card.number}: ${reply(after.line, card.name, names).replace("Answer: ", "")}`,
    card.status.map((status, side) => (status === "none" ? null : end(side))));
  // What the phones show changes when the answer has arrived.
  return flight ? flight.then(arrive) : arrive();
};

const act = (line) => {
  const move = moves(graph(), place()).find((one) => one.line === line);
  if (!move || isFound()) return;
  stop();
  state.places = [...played(), take(graph(), place(), move)];
  Object.assign(state, { now: state.now + 1, undone: null });
  state.spent.steps += 1;
  if (state.hint === "step") state.spent.hints += isFound() ? 0 : 1;
  else state.hint = null;
  if (isFound() && !state.game.mend) {
    const { now, spent: { steps, hints, isGiven } } = state;
    state.winning = linesOf(state.places);
    // Keeps what was found in another window.
    state.progress = withPlay(readProgress(store.get("break-the-app")), state.game.id, { steps: now, back: isGiven ? 0 : steps - now, hints });
    keep();
  }
  travel();
};

// Goes to another place of the same play. The places after it remain. From `undone`, Undo goes back there.
const go = (to, undone = null) => {
  stop();
  Object.assign(state, { now: to, hint: null, undone });
  redraw(to ? `${deed(place().line, names)}.` : "The beginning.");
};

// Goes to a dot of the map on the shortest way. If a phone lies there, it is not the visitor's own find.
const goTo = (at) => {
  // Back leads to the play before.
  history.pushState(kept(), "", address());
  state.places = wayTo(graph(), at);
  Object.assign(state.spent, { steps: state.places.length - 1, isMine: !graph().states[at].f });
  go(state.places.length - 1);
  toTheTop();
};

// The visitor's answer to the question which phone lies.
const bet = (side) => {
  state.picked = side;
  document.body.classList.remove("is-new");
  redraw("");
  byId("say").scrollIntoView({ block: "nearest" });
};

// Starts a new play of the same race.
const begin = () => {
  toss();
  Object.assign(state, { places: state.places.slice(0, 1), spent: { steps: 0, hints: 0, isMine: true } });
  go(0);
};

// Shows the whole play, step by step.
const show = () => {
  stop();
  Object.assign(state, { mode: "show", now: 0 });
  redraw("The play begins.");
  timer = setInterval(() => {
    // Stops if the visitor has opened another play in the meantime.
    if (decodeURIComponent(location.hash) !== decodeURIComponent(address())) return stop();
    state.now += 1;
    if (state.now === state.places.length - 1) stop();
    if (state.mode === null && state.game.mend !== "mended") state.tried.push(state.game.mend);
    if (state.mode === null && state.game.mend === "mended") state.mode = "held";
    if (state.mode === "held") keep(race().id);
    travel();
  }, pace);
};

const mendIt = () => {
  stop();
  document.body.classList.remove("is-new");
  state.game = race().level.mends.length ? race() : levels[0];
  state.places = walk(graph(), state.winning.length ? state.winning : state.game.solution).places;
  Object.assign(state, { mode: "mend", now: state.places.length - 1, picked: state.picked ?? 2 });
  redraw("");
};

// Shows at once the play that breaks this mend. For the right mend, shows the play that broke the race.
const pick = (code) => {
  const lines = state.winning.length ? state.winning : race().solution;
  const isRight = code === "mended";
  state.game = games.get(`${race().id}.${code}`);
  state.places = isRight ? follow(graph(), lines) : walk(graph(), state.game.solution).places;
  toTheTop();
  show();
};

const doings = { act, go, goTo, begin, show, mendIt, pick, bet };

// Reads the address, and what the browser keeps with it: who lies, what was picked, and that the mends were shown.
const read = () => {
  stop();
  const old = history.state;
  const { game: id, lines, broken } = parse(location.hash);
  const known = games.get(id);
  const isNew = id === "" && !Object.keys(state.progress).length;
  const next = known ?? (id === "" ? levels.find((level) => !state.progress[level.id]) : null) ?? state.game;
  if (race().id !== next.id.split(".")[0]) Object.assign(state, { tried: [], winning: [] });
  const { places, missing } = walk(next.graph, isNew ? next.solution.slice(0, -1) : known ? lines : []);
  const now = places.length - 1;
  toss();
  // A first visitor sees how ↻ is pressed twice.
  const isMoving = isNew && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  Object.assign(state, { game: next, places, now: isMoving ? 0 : now, hint: null, undone: null, isEnding: id === "end", mode: isNew ? "given" : next.mend === "mended" && now > 0 ? "held" : old?.mode ?? null,
    liar: old?.liar ?? state.liar, picked: old?.picked ?? null });
  const own = isFound() && state.progress[next.id]?.steps === now ? state.progress[next.id] : null;
  state.spent = { steps: now + (own?.back ?? 0), hints: own?.hints ?? 0, isGiven: isNew,
    isMine: old?.isMine ?? (!isFound() || Boolean(state.progress[next.id])) };
  if (isFound() && !next.mend) state.winning = linesOf(places);
  document.body.classList.toggle("is-new", isNew);
  notice(null);
  if (isMoving) timer = setInterval(() => { if ((state.now += 1) === now) clearInterval(timer); draw(doings); }, 900);
  if (!known && !["", "end"].includes(id)) notice(`There is no game “${visible(id)}”.`);
  if (broken) notice("The steps in the address can’t be read.");
  if (missing !== null) notice("This step of the link was not computed here; those before it are:", missing);
  draw(doings);
  say(state.isEnding ? "" : byId("say").textContent);
};

byId("undo").onclick = () => go(state.undone ?? state.now - 1);
byId("restart").onclick = () => go(0, state.now);
byId("hint").onclick = () => {
  state.hint = state.hint ? "step" : "hint";
  state.spent.hints += 1;
  redraw("");
};
byId("unsure").onclick = () => bet(2);
byId("other").onclick = mendIt;
byId("again").onclick = show;
byId("to-mend").onclick = (event) => {
  event.preventDefault();
  if (!state.isEnding) mendIt();
  toTheTop();
};
byId("to-break").onclick = () => {
  if (state.isEnding || !(state.game.mend || state.mode === "mend")) return;
  state.game = race();
  begin();
};
window.addEventListener("popstate", () => {
  // A link to a part of the page is not the address of a play.
  if (["#main", "#break", "#choose", "#way"].includes(location.hash)) return history.replaceState(kept(), "", address());
  read();
  byId(state.isEnding ? "ending-title" : "game").focus({ preventScroll: true });
  toTheTop();
});
// A press on what is no control says where to press.
byId("phones").onclick = ({ target }) => {
  if (isOver() || state.mode === "show" || target.closest("button:not([aria-disabled=true])")) return;
  const waiting = ring(document.querySelectorAll("#cards button:enabled"));
  byId("say").lastChild.textContent = waiting ? "Nothing happens there. Send an answer, below." : "Nothing happens there. Press a button of the phone.";
};
byId("keys").checked = store.get("break-the-app-keys") !== "off";
byId("keys").onchange = () => store.set("break-the-app-keys", byId("keys").checked ? "on" : "off");
// The keys 1 to 9 answer a card; with Alt, they refuse.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || state.isEnding || state.mode === "mend" || !byId("keys").checked || event.target.closest?.("input")) return;
  const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
  const start = `answer ${digit} ${event.altKey ? "fail " : "ok"}`;
  if (digit) act(moves(graph(), place()).find(({ line }) => line.startsWith(start))?.line);
});
document.body.classList.remove("without-script");
read();
drawChoose(json("data").article, json("recorded"));
