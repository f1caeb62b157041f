// What the player sees and does: the place in the game, drawn again after each step.
import { format, parse } from "./address.mjs";
import { advice } from "./advice.mjs";
import { button, byId, fill, make } from "./dom.mjs";
import { fly } from "./fly.mjs";
import { drawCode, drawEnding, drawFound } from "./found.mjs";
import { readGames } from "./games.mjs";
import { cards, differences, moves, screen, take, walk } from "./graph.mjs";
import { drawPhone } from "./phone.mjs";
import { readProgress, score, shareAll, shareLevel, total, withPlay } from "./score.mjs";
import { tell } from "./tell.mjs";
import { drawCards, drawLanes, load } from "./wire.mjs";
import { deed, plural, visible } from "./words.mjs";

const data = JSON.parse(byId("data").textContent);
const all = readGames(data.games, JSON.parse(byId("levels").textContent));
const games = new Map(all.map((game) => [game.id, game]));
const levels = all.filter((game) => game.level);
const par = Object.fromEntries(levels.map((level) => [level.id, level.solution.length]));

// Some browsers keep nothing for a file.
const store = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* It lasts as long as the page. */ } },
};
let progress = readProgress(store.get("break-the-app"));
let game = levels[0] ?? all[0];
let isEnding = false;
// All places of the play, and which of them is shown.
let places = [];
let now = 0;
// What has been spent on this level: all steps, those that were taken back included, and hints.
let spent = { steps: 0, hints: 0 };
let hint = null;
// "offer": a play that came by a link and has found it; "show": that play, while it is shown.
let mode = null;
let timer = null;
const stop = () => { clearInterval(timer); mode = null; };

const say = (words) => { byId("status").textContent = words; };
const place = () => places[now];
const played = () => places.slice(0, now + 1);
const lines = () => played().slice(1).map((p) => p.line);
const address = () => format({ game: game.id, lines: lines() });
const isFound = () => Boolean(game.graph.states[place().at].f);
const titles = () => (game.level ? ["As it should be", "With the mistake"] : ["MVVM", "MVI"]);
const number = (g) => levels.indexOf(g) + 1;
const page = () => location.href.split("#")[0];
const link = (g, words, more) =>
  make("a", { href: `#${g.id}`, "aria-current": g === game && !isEnding ? "page" : null, ...more }, words);
const open = () => levels.filter((g) => !progress[g.id]);

const drawNav = () => {
  const pill = (g) => make("li", {}, link(g, `${number(g)}`, { class: progress[g.id] ? "done" : null,
    "aria-label": `Level ${number(g)}, ${g.level.title}${progress[g.id] ? ", solved" : ""}` }));
  const end = { href: "#end", "aria-label": "The end: what you have found", "aria-current": isEnding ? "page" : null };
  fill(byId("levels-list"), levels.map(pill), make("li", {}, make("a", end, "★")));
  fill(byId("free"), all.filter((g) => !g.level).map((g) => link(g, g.id)));
};

const drawBoard = () => {
  const deeds = moves(game.graph, place()).filter((m) => m.card === null);
  const offers = new Map(deeds.map((m) => [m.line, () => act(m.line)]));
  const differs = isFound() ? differences(game.graph, place()) : [];
  fill(byId("phones"), titles().map((title, side) => {
    const fields = screen(game.graph, place(), side);
    const written = fields.get("written")?.split(" ").slice(2).join(" ") ?? "Buy milk";
    return drawPhone({
      feature: game.feature, title, fields, offers, differs, names: data.names,
      isLeft: game.graph.states[place().at].l, side,
      server: game.level && game.feature === "notes" ? written : null,
    });
  }));
  fill(byId("cards"), drawCards(game.graph, place(), data.names, act));
  byId("word").textContent = game.level?.word ?? "";
};

// The way on: to the next level that is open, or to the end.
const onward = () => {
  const next = open().find((g) => number(g) > number(game)) ?? open()[0];
  return next ? link(next, "Next level", { class: "primary" })
    : make("a", { href: "#end", class: "primary" }, "All ten: see what you have found");
};

const shareButton = (line) => button("Copy a line to share", "share", () => copy("share", line()), { id: "share" });

const drawResult = () => {
  const found = isFound();
  byId("server").hidden = found;
  byId("found").hidden = !found;
  byId("code").hidden = !found || mode === "offer";
  document.body.classList.toggle("is-found", found);
  if (!found) return;
  const { level, graph } = game;
  const play = { steps: now, back: Math.max(0, spent.steps - now), hints: spent.hints };
  const share = shareButton(() => `${shareLevel(level.title, number(game), play, par[game.id])} ${page()}#${game.id}`);
  const again = button("Try it yourself", "try", begin, { class: "primary" });
  const see = make("a", { href: "#code" }, "See the code");
  const how = button("Show how", "show", show, { id: "show" });
  fill(byId("found"), drawFound({ level, graph, place: place(), ...{
    offer: { title: `Somebody did it in ${plural(now, "step")}.`, isSecret: true, buttons: [again, how] },
    show: { title: "That is how.", buttons: [again, see] },
  }[mode] ?? { title: "Found!", words: score(play, par[game.id]), buttons: [onward(), share, see] } }));
  const chosen = document.querySelector("#code :checked")?.value ?? "mvvm";
  fill(byId("code"), drawCode({ level, project: byId("project").textContent, chosen }));
};

const drawEnd = () => {
  const on = open().length > 0 && onward();
  const share = shareButton(() => `${shareAll(total(progress, par))} ${page()}`);
  fill(byId("ending"),
    drawEnding({ levels, par, progress, buttons: [on, share], link: (g) => link(g, g.level.title) }));
};

const draw = () => {
  drawNav();
  byId("ending").hidden = !isEnding;
  byId("game").hidden = isEnding;
  if (isEnding) return drawEnd();
  const [words, kind] = advice({ ...game, places: played(), hint, mode, names: data.names });
  byId("title").textContent = game.level ? `${number(game)}. ${game.level.title}` : `Free play: ${game.id}`;
  byId("say").textContent = words;
  byId("say").className = kind;
  byId("lead").hidden = !game.level || (mode !== "offer" && Object.keys(progress).length > 0) || now > 0 && !mode;
  document.body.classList.toggle("is-beginning", Boolean(game.level?.lesson) && places.length === 1);
  drawBoard();
  drawResult();
  byId("undo").disabled = byId("restart").disabled = now === 0;
  byId("hint").hidden = !game.level || isFound();
  byId("hint").textContent = hint ? "Another hint" : "Hint";
  byId("history").hidden = places.length === 1 || mode === "offer";
  fill(byId("lanes"), drawLanes(game.graph, places, now, data.names, go));
  byId("lanes").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  history.replaceState(null, "", address());
};

// All is drawn again; the focus stays on the same control, or goes near it.
const update = (words) => {
  const active = document.activeElement;
  const key = active?.dataset?.key;
  const near = active?.closest?.("#phones, #server, #history")?.id;
  notice(null);
  draw();
  say(`${words} ${byId("say").textContent}`.trim());
  if (isFound() && near !== "history" && mode !== "offer") return byId("found-title").focus();
  if (key === undefined && active?.isConnected && !active.disabled) return;
  const again = [...document.querySelectorAll("[data-key]")].find((b) => b.dataset.key === key && !b.disabled);
  (again ?? (near && byId(near).querySelector("button:enabled")) ?? byId("game")).focus({ preventScroll: true });
};

// Shows the step that leads to this place, and lets its answer travel.
const travel = () => {
  const [before, after] = [places[now - 1], places[now]];
  const card = cards(game.graph, before).find((c) => after.line.startsWith(`answer ${c.number} `));
  const from = card && document.querySelector(`[data-card="${card.number}"] .paper`)?.getBoundingClientRect();
  const fields = (p, side) => JSON.stringify([...screen(game.graph, p, side)]);
  const end = (side) => (fields(before, side) === fields(after, side) ? "ignored" : "shown");
  update(tell(game.graph, before, after, titles(), data.names));
  if (!card) return;
  const what = after.line.includes(" fail ") ? "refused" : load(card.name) || "answer";
  fly(from, `${card.number}: ${what}`, card.status.map((status, side) => (status === "none" ? null : end(side))));
};

const act = (line) => {
  const move = moves(game.graph, place()).find((m) => m.line === line);
  if (!move || isFound()) return;
  stop();
  places = [...played(), take(game.graph, place(), move)];
  now += 1;
  spent.steps += 1;
  hint = null;
  if (isFound() && game.level) {
    progress = withPlay(progress, game.id, { steps: now, back: spent.steps - now, hints: spent.hints });
    store.set("break-the-app", JSON.stringify(progress));
  }
  travel();
};

// To another place of the same play; what comes after it can still be seen.
const go = (to) => {
  stop();
  [now, hint] = [to, null];
  update(now ? `Step ${now}: ${deed(place().line, data.names)}.` : "The beginning.");
};

// A new play of the same level.
const begin = () => {
  places = places.slice(0, 1);
  spent = { steps: 0, hints: 0 };
  go(0);
};

// Plays what came by a link, a step at a time.
const show = () => {
  [mode, now] = ["show", 0];
  update("The play begins.");
  timer = setInterval(() => {
    now += 1;
    if (now === places.length - 1) clearInterval(timer);
    travel();
  }, 1200);
};

const notice = (text, more) => {
  byId("notice").hidden = text === null;
  fill(byId("notice"), text, more ? make("code", {}, visible(more)) : null);
};

// Says so in place of the button's words, until the next move.
const copy = async (id, text) => {
  try {
    await navigator.clipboard.writeText(text);
    say("Copied.");
    byId(id).classList.add("copied");
  } catch {
    notice("Copy this:", text);
  }
};

const read = () => {
  stop();
  const asked = parse(location.hash);
  const known = games.get(asked.game);
  isEnding = asked.game === "end";
  const { places: found, missing } = walk((known ?? game).graph, known ? asked.lines : []);
  game = known ?? game;
  [places, now, hint] = [found, found.length - 1, null];
  const mine = progress[game.id];
  mode = isFound() && game.level && !mine ? "offer" : null;
  const isMine = isFound() && mine?.steps === now;
  spent = { steps: now + (isMine ? mine.back : 0), hints: isMine ? mine.hints : 0 };
  notice(null);
  if (!known && !isEnding && asked.game !== "") notice(`There is no game “${visible(asked.game)}”.`);
  if (asked.broken) notice("The steps in the address can't be read.");
  if (missing !== null) notice("This step of the link was not computed here; those before it are:", missing);
  draw();
  say(isEnding ? "" : byId("say").textContent);
};

byId("undo").addEventListener("click", () => go(now - 1));
byId("restart").addEventListener("click", () => go(0));
byId("hint").addEventListener("click", () => {
  hint = hint ? "step" : "hint";
  spent.hints += 1;
  update("");
});
window.addEventListener("hashchange", () => {
  // A link to a part of the page, where the browser has gone, is no address of a play.
  if (["#main", "#code"].includes(location.hash)) {
    return history.replaceState(null, "", isEnding ? "#end" : address());
  }
  read();
  byId(isEnding ? "ending-title" : "game").focus({ preventScroll: true });
  window.scrollTo(0, 0);
});
byId("keys").checked = store.get("break-the-app-keys") !== "off";
byId("keys").addEventListener("change", () => store.set("break-the-app-keys", byId("keys").checked ? "on" : "off"));
// Numbers answer, with Alt they refuse; Z undoes.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || isEnding || !byId("keys").checked) return;
  const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
  const start = `answer ${digit} ${event.altKey ? "fail " : "ok"}`;
  const move = digit && moves(game.graph, place()).find((m) => m.line.startsWith(start));
  if (move) act(move.line);
  if (event.key.toLowerCase() === "z" && now > 0) go(now - 1);
});
document.body.classList.remove("without-script");
read();
