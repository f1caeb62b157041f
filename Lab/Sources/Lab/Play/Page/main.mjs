// What the player sees and does: the place in the game, drawn anew after each step.
import { format, parse } from "./address.mjs";
import { button, byId, fill, make } from "./dom.mjs";
import { drawCode, drawFound, shareText } from "./found.mjs";
import { differences, distances, isWrong, moves, next, screen, take, walk } from "./graph.mjs";
import { drawPhone } from "./phone.mjs";
import { deed, plural, visible } from "./words.mjs";
import { drawCards, drawLanes } from "./wire.mjs";

const data = JSON.parse(byId("data").textContent);
const games = new Map(data.games.map((game) => [game.id, game]));
const levels = data.games.filter((game) => game.level);
let game = levels[0] ?? data.games[0];
let places = [];
let solved = [];
// Steps that led no nearer, those that were taken back included.
let wrong = 0;
let far = [];

const place = () => places.at(-1);
const lines = () => places.slice(1).map((p) => p.line);
const isFound = () => Boolean(game.graph.states[place().at].f);
const number = (g) => levels.indexOf(g) + 1;
const hash = (id, steps = []) => format({ game: id, solved, lines: steps });

// ---- Drawing

const drawNav = () => {
  const worlds = [...new Set(levels.map((level) => level.level.text.world))];
  fill(byId("worlds"), worlds.map((world) => make("li", {}, make("span", { class: "world" }, world),
    make("span", { class: "pills" }, levels.filter((g) => g.level.text.world === world).map((g) => {
      const done = solved.includes(number(g));
      return make("a", { href: hash(g.id), class: done ? "done" : null, "aria-current": g === game ? "page" : null,
        "aria-label": `Level ${number(g)}, ${g.level.text.title}${done ? ", solved" : ""}` }, `${number(g)}`);
    })))));
  fill(byId("free"), data.games.filter((g) => !g.level).map((g) =>
    make("a", { href: hash(g.id), "aria-current": g === game ? "page" : null }, g.id)));
};

const advice = () => {
  const level = game.level;
  if (!level) return ["Both phones run correct code, in two patterns: they always agree. Try to prove the opposite.", ""];
  if (isFound()) return ["The phones disagree.", "found"];
  const state = game.graph.states[place().at];
  const step = next(game.graph, far, place());
  const lost = state.l && step === null ? "Here is nothing left to find. Take a step back." : null;
  const { lesson } = level.text;
  if (lesson.length) {
    const at = level.solution.findIndex((line, i) => lines()[i] !== line);
    if (places.length - 1 <= at || at < 0) return [`${places.length} of ${lesson.length}. ${lesson[places.length - 1]}`, "lesson"];
  }
  const differ = differences(game.graph, place()).length > 0;
  if (wrong >= 4) return [step === null ? "Start over, then I show you." : `Now: ${deed(step, data.names)}.`, "solution"];
  if (wrong >= 2) return [`Hint: ${level.text.hint}`, "hint"];
  if (lost) return [lost, "story"];
  return [differ ? "They differ for a moment. Is that all right once everything is answered?" : `${level.text.story} Make the phones disagree.`, "story"];
};

const drawBoard = () => {
  const offers = new Map(moves(game.graph, place()).filter((m) => m.card === null).map((m) => [m.line, () => act(m.line)]));
  const differs = game.level && isFound() ? differences(game.graph, place()) : [];
  const isLeft = Boolean(game.graph.states[place().at].l);
  const titles = game.level ? ["As it should be", "With the mistake"] : ["MVVM", "MVI"];
  fill(byId("phones"), titles.map((title, side) => {
    const fields = screen(game.graph, place(), side);
    const server = game.level && game.feature === "notes" ? (fields.get("written")?.split(" ").slice(2).join(" ") ?? "Buy milk") : null;
    return drawPhone({ feature: game.feature, title, fields, offers, differs, names: data.names, isLeft, side, server });
  }));
  const cards = drawCards(game.graph, place(), data.names, act);
  fill(byId("cards"), cards.length ? cards : make("li", { class: "none" }, "Nothing is open. Do something on a phone."));
};

const drawResult = () => {
  const found = game.level && isFound();
  byId("server").hidden = found;
  byId("found").hidden = byId("code").hidden = !found;
  document.body.classList.toggle("is-found", Boolean(found));
  if (!found) return;
  const after = levels[levels.indexOf(game) + 1];
  fill(byId("found"), drawFound({ level: game.level, taken: places.length - 1, nextId: after?.id, nextHash: after && hash(after.id), onShare: share }));
  fill(byId("code"), drawCode(game.level, game.level.incident));
};

const draw = () => {
  if (game.level && isFound() && !solved.includes(number(game))) solved = [...solved, number(game)].sort((a, b) => a - b);
  drawNav();
  const [words, kind] = advice();
  const title = game.level ? `${number(game)}. ${game.level.text.title}` : `Free play: ${game.id}`;
  byId("title").textContent = title;
  byId("lead").hidden = game !== levels[0];
  byId("say").textContent = words;
  byId("say").className = kind;
  drawBoard();
  drawResult();
  byId("undo").disabled = byId("restart").disabled = places.length === 1;
  byId("history").hidden = places.length === 1;
  fill(byId("lanes"), drawLanes(game.graph, places, data.names));
  byId("scenario").hidden = Boolean(game.level);
  byId("lines").textContent = lines().map(visible).join("\n");
  const state = game.graph.states[place().at];
  byId("end").hidden = Boolean(state.x || state.f);
  history.replaceState(null, "", hash(game.id, lines()));
};

// What somebody hears who does not see the phones.
const tell = () => {
  const hear = (side) => [...screen(game.graph, place(), side)].filter(([, value]) => value !== null && value !== false && value.length !== 0)
    .map(([name, value]) => `${name} ${value === true ? "" : [value].flat().map((v) => data.names[v] ?? v).join(", ")}`).join("; ");
  const [left, right] = [hear(0), hear(1)];
  const phones = left === right ? `Both phones: ${left || "nothing"}.` : `Left phone: ${left || "nothing"}. Right phone: ${right || "nothing"}.`;
  byId("status").textContent = `${byId("say").textContent} ${phones} ${plural(game.graph.states[place().at].c.length, "open request")}.`;
};

// ---- What the player does

// All is drawn anew; the focus stays on the same control, or goes near it.
const update = () => {
  const active = document.activeElement;
  const key = active?.dataset?.key;
  const near = active?.closest?.("#phones, #server")?.id;
  draw();
  tell();
  if (game.level && isFound()) return byId("found-title").focus({ preventScroll: true });
  if (key === undefined && active?.isConnected && !active.disabled) return;
  const again = [...document.querySelectorAll("[data-key]")].find((b) => b.dataset.key === key && !b.disabled);
  (again ?? (near && byId(near).querySelector("button:enabled")) ?? byId("game")).focus({ preventScroll: true });
};

const act = (line) => {
  const move = moves(game.graph, place()).find((m) => m.line === line);
  if (!move || isFound()) return;
  const to = take(game.graph, place(), move);
  if (game.level && isWrong(far, place(), to)) wrong += 1;
  places = [...places, to];
  notice(null);
  update();
};

const back = (count) => {
  places = places.slice(0, Math.max(1, count));
  notice(null);
  update();
};

const notice = (text, code) => {
  byId("notice").hidden = text === null;
  fill(byId("notice"), text, code ? make("code", {}, visible(code)) : null);
};

const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    byId("status").textContent = byId("copied").textContent = "Copied.";
  } catch {
    notice("Copy this:", text);
  }
};

const share = () => copy(`${shareText(game.level, number(game), places.length - 1)} ${location.href.split("#")[0]}#${game.id}`);

const read = () => {
  const address = parse(location.hash);
  const known = games.get(address.game);
  const { places: found, missing } = walk((known ?? game).graph, known ? address.lines : []);
  if (known !== game) wrong = 0;
  game = known ?? game;
  far = distances(game.graph);
  places = found;
  solved = address.solved.filter((n) => n <= levels.length);
  notice(null);
  if (!known && address.game !== "" && address.game !== "code") notice(`There is no game “${visible(address.game)}”.`);
  if (address.broken) notice("The steps in the address can't be read.");
  if (missing !== null) notice("This step of the link was not computed here; those before it are. In a checkout:", shell(address.lines));
  draw();
  tell();
};

// A line for a shell, which opens a page that has computed these steps.
const shell = (steps) =>
  `printf '%s\\n' ${steps.map((line) => `'${line.replaceAll("'", "'\\''")}'`).join(" ")} | swift run --package-path Lab Lab play --scenario - --feature ${game.feature}`;

byId("undo").addEventListener("click", () => back(places.length - 1));
byId("restart").addEventListener("click", () => back(1));
byId("sample").addEventListener("click", () => { location.hash = hash(game.id, game.sample); });
byId("link").addEventListener("click", () => copy(location.href));
byId("text").addEventListener("click", () => copy(`${lines().map(visible).join("\n")}\n`));
window.addEventListener("hashchange", () => {
  if (location.hash === "#code") {
    history.replaceState(null, "", hash(game.id, lines()));
    return byId("code").scrollIntoView();
  }
  read();
  byId("game").focus({ preventScroll: true });
  window.scrollTo(0, 0);
});
// Numbers send back, with Alt they refuse; Z takes back.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey) return;
  const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
  const start = `answer ${digit} ${event.altKey ? "fail " : "ok"}`;
  const move = digit && moves(game.graph, place()).find((m) => m.line.startsWith(start));
  if (move) act(move.line);
  if (event.key === "z" && places.length > 1) back(places.length - 1);
});
read();
