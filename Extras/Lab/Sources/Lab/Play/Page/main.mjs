// What the player sees and does: the place in the game, drawn anew after each step.
import { format, parse } from "./address.mjs";
import { button, byId, fill, make } from "./dom.mjs";
import { drawCode, drawFound, drawOffer, shareText } from "./found.mjs";
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
// A play that came by a link and has found it is an offer to play first.
let isOffer = false;

const place = () => places.at(-1);
const lines = () => places.slice(1).map((p) => p.line);
const state = () => game.graph.states[place().at];
const isFound = () => Boolean(state().f);
const titles = () => (game.level ? ["As it should be", "With the mistake"] : ["MVVM", "MVI"]);
const number = (g) => levels.indexOf(g) + 1;
const hash = (id, steps = []) => format({ game: id, solved, lines: steps });
const gameLink = (g, words, more) => make("a", { href: hash(g.id), "aria-current": g === game ? "page" : null, ...more }, words);
// The bundled scenario, step by step: the next one, if all before it were taken.
const sampleLine = () => (lines().every((line, i) => line === game.sample[i]) ? game.sample[places.length - 1] : undefined);

const drawNav = () => {
  const worlds = [...new Set(levels.map((level) => level.level.text.world))];
  fill(byId("worlds"), worlds.map((world) => make("li", {}, make("span", { class: "world" }, world),
    make("span", { class: "pills" }, levels.filter((g) => g.level.text.world === world).map((g) => {
      const done = solved.includes(number(g));
      const label = `Level ${number(g)}, ${g.level.text.title}${done ? ", solved" : ""}`;
      return gameLink(g, `${number(g)}`, { class: done ? "done" : null, "aria-label": label });
    })))));
  fill(byId("free"), data.games.filter((g) => !g.level).map((g) => gameLink(g, g.id)));
};

const advice = () => {
  const level = game.level;
  if (!level) return ["Both phones run correct code, in two patterns: they always agree. Try to prove the opposite.", ""];
  if (isFound()) return [`The phones disagree.${isOffer ? " Can you do that, too?" : ""}`, "found"];
  const step = next(game.graph, far, place());
  if (state().l && step === null) return ["Nothing is left to find here. Undo a step.", "story"];
  const { lesson } = level.text;
  if (lesson.length) {
    const at = level.solution.findIndex((line, i) => lines()[i] !== line);
    if (places.length - 1 <= at || at < 0) return [`${places.length} of ${lesson.length}. ${lesson[places.length - 1]}`, "lesson"];
  }
  const again = step === place().line ? " again" : "";
  if (wrong >= 4) return [step === null ? "Start over, then I show you." : `Now: ${deed(step, data.names)}${again}.`, "solution"];
  if (wrong >= 2) return [`Hint: ${level.text.hint}`, "hint"];
  const differ = state().c.length > 0 && differences(game.graph, place()).length > 0;
  return [differ ? "They differ now. Answer what is open and see if it lasts." : `${level.text.story} Make the phones disagree.`, "story"];
};

const drawBoard = () => {
  const offers = new Map(moves(game.graph, place()).filter((m) => m.card === null).map((m) => [m.line, () => act(m.line)]));
  const differs = isFound() ? differences(game.graph, place()) : [];
  fill(byId("phones"), titles().map((title, side) => {
    const fields = screen(game.graph, place(), side);
    const server = game.level && game.feature === "notes" ? (fields.get("written")?.split(" ").slice(2).join(" ") ?? "Buy milk") : null;
    return drawPhone({ feature: game.feature, title, fields, offers, differs, names: data.names, isLeft: state().l, side, server });
  }));
  // In the lesson the phone with the mistake shows each answer: how many people it finds.
  const bring = (move) => (game.level?.text.lesson.length ? `: ${screen(game.graph, { at: move.target }, 1).get("users").length} people` : "");
  const cards = drawCards(game.graph, place(), data.names, act, bring);
  fill(byId("cards"), cards.length ? cards : make("li", { class: "none" }, "Nothing is open. Do something on a phone."));
};

// The way on: to the level after this one, or to those that are still open.
const onward = () => {
  const [after, open] = [levels[number(game)], levels.filter((g) => !solved.includes(number(g)))];
  if (after) return gameLink(after, "Next level", { class: "primary" });
  if (!open.length) return make("b", {}, "That was the last one. You know why this is hard.");
  return make("span", {}, "Still open: ", open.map((g, i) => [i ? ", " : "", gameLink(g, `${number(g)}`)]));
};

const drawResult = () => {
  const [found, level, taken] = [isFound(), game.level, places.length - 1];
  byId("server").hidden = found;
  byId("found").hidden = !found;
  byId("code").hidden = !found || isOffer;
  document.body.classList.toggle("is-found", found);
  if (!found) return;
  fill(byId("found"), isOffer ? drawOffer({ taken, onPlay: () => back(1), onShow: () => back(places.length) })
    : drawFound({ level, taken, onward: onward(), onShare: share }));
  fill(byId("code"), drawCode({ level, project: byId("project").textContent, onward: onward() }));
};

const draw = () => {
  drawNav();
  for (const copied of document.querySelectorAll(".copied")) copied.classList.remove("copied");
  const [words, kind] = advice();
  byId("title").textContent = game.level ? `${number(game)}. ${game.level.text.title}` : `Free play: ${game.id}`;
  byId("lead").hidden = !game.level || (!isOffer && solved.some((n) => n !== number(game)));
  byId("say").textContent = words;
  byId("say").className = kind;
  drawBoard();
  drawResult();
  byId("undo").disabled = byId("restart").disabled = places.length === 1;
  byId("history").hidden = places.length === 1 || isOffer;
  fill(byId("lanes"), drawLanes(game.graph, places, data.names));
  byId("lanes").scrollLeft = byId("lanes").scrollWidth;
  byId("scenario").hidden = Boolean(game.level);
  const line = sampleLine();
  byId("sample").textContent = line && places.length > 1 ? `Next: ${deed(line, data.names)}` : "Play the bundled one";
  byId("lines").textContent = lines().map(visible).join("\n");
  byId("end").hidden = Boolean(state().x || state().f);
  history.replaceState(null, "", hash(game.id, lines()));
};

// What somebody hears who does not see the phones.
const tell = () => {
  const hear = (side) => [...screen(game.graph, place(), side)].filter(([, value]) => value !== null && value !== false && value.length !== 0)
    .map(([name, value]) => `${name} ${value === true ? "" : [value].flat().map((v) => data.names[v] ?? v).join(", ")}`).join("; ");
  const heard = titles().map((title, side) => `${title}: ${hear(side) || "nothing"}.`);
  const phones = hear(0) === hear(1) ? `Both phones: ${hear(0) || "nothing"}.` : heard.join(" ");
  byId("status").textContent = `${byId("say").textContent} ${phones} ${plural(state().c.length, "open request")}.`;
};

// All is drawn anew; the focus stays on the same control, or goes near it.
const update = () => {
  const active = document.activeElement;
  const key = active?.dataset?.key;
  const near = active?.closest?.("#phones, #server")?.id;
  notice(null);
  draw();
  tell();
  if (isFound()) return byId("found-title").focus();
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
  if (isFound()) solved = [...new Set([...solved, number(game)])].sort((a, b) => a - b);
  update();
};

const back = (count) => {
  places = places.slice(0, Math.max(1, count));
  isOffer = false;
  update();
};

const notice = (text, code) => {
  byId("notice").hidden = text === null;
  fill(byId("notice"), text, code ? make("code", {}, visible(code)) : null);
};

// Says so in place of the button's words, until the next move.
const copy = async (id, text) => {
  try {
    await navigator.clipboard.writeText(text);
    byId("status").textContent = "Copied.";
    byId(id).classList.add("copied");
  } catch {
    notice("Copy this:", text);
  }
};

const share = () => copy("share", `${shareText(game.level, number(game), places.length - 1)} ${location.href.split("#")[0]}#${game.id}`);

const read = () => {
  const address = parse(location.hash);
  const known = games.get(address.game);
  const mine = solved;
  const { places: found, missing } = walk((known ?? game).graph, known ? address.lines : []);
  if (known !== game) wrong = 0;
  game = known ?? game;
  far = distances(game.graph);
  places = found;
  solved = address.solved.filter((n) => n <= levels.length);
  isOffer = isFound() && !mine.includes(number(game));
  notice(null);
  if (!known && address.game !== "" && address.game !== "code") notice(`There is no game “${visible(address.game)}”.`);
  if (address.broken) notice("The steps in the address can't be read.");
  if (missing !== null) notice("This step of the link was not computed here; those before it are. In a checkout:", shell(address.lines));
  draw();
  tell();
};

// A line for a shell, which opens a page that has computed these steps.
const shell = (steps) =>
  `printf '%s\\n' ${steps.map((line) => `'${line.replaceAll("'", "'\\''")}'`).join(" ")} | swift run --package-path Extras/Lab Lab play --scenario - --feature ${game.feature}`;

byId("undo").addEventListener("click", () => back(places.length - 1));
byId("restart").addEventListener("click", () => back(1));
byId("sample").addEventListener("click", () => (sampleLine() ? act(sampleLine()) : back(1)));
byId("link").addEventListener("click", () => copy("link", location.href));
byId("text").addEventListener("click", () => copy("text", `${lines().map(visible).join("\n")}\n`));
window.addEventListener("hashchange", () => {
  if (location.hash === "#code") {
    history.replaceState(null, "", hash(game.id, lines()));
    return byId("code").scrollIntoView();
  }
  read();
  byId("game").focus({ preventScroll: true });
  window.scrollTo(0, 0);
});
// Numbers answer, with Alt they refuse; Z undoes.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey) return;
  const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
  const start = `answer ${digit} ${event.altKey ? "fail " : "ok"}`;
  const move = digit && moves(game.graph, place()).find((m) => m.line.startsWith(start));
  if (move) act(move.line);
  if (event.key.toLowerCase() === "z" && places.length > 1) back(places.length - 1);
});
// Only there a drag downwards is a pull; further down it scrolls.
const noteTop = () => document.body.classList.toggle("at-top", window.scrollY <= 0);
window.addEventListener("scroll", noteTop, { passive: true });
noteTop();
read();
