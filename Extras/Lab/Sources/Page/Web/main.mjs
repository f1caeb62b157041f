// What the player sees and does: the place in the game, drawn again after each step.
import { format, parse } from "./address.mjs";
import { advice } from "./advice.mjs";
import { button, byId, fill, make } from "./dom.mjs";
import { fly } from "./fly.mjs";
import { drawCode, drawEnding, drawFound, drawOffer } from "./found.mjs";
import { cards, differences, distances, moves, screen, solution, take, walk } from "./graph.mjs";
import { drawPhone } from "./phone.mjs";
import { readProgress, total, withPlay } from "./progress.mjs";
import { score, shareAll, shareLevel } from "./score.mjs";
import { tell } from "./tell.mjs";
import { drawCards, drawLanes, load } from "./wire.mjs";
import { deed, plural, visible } from "./words.mjs";

const data = JSON.parse(byId("data").textContent);
const games = new Map(data.games.map((game) => [game.id, game]));
const levels = data.games.filter((game) => game.level);
for (const each of data.games) {
  each.far = distances(each.graph);
  each.solution = solution(each.graph, each.far);
}
const par = Object.fromEntries(levels.map((level) => [level.id, level.solution.length]));

// Some browsers keep nothing for a file.
const store = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* It lasts as long as the page. */ } },
};
let progress = readProgress(store.get("break-the-app"));
let game = levels[0] ?? data.games[0];
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
let code = "mvvm";

const place = () => places[now];
const lines = () => places.slice(1, now + 1).map((p) => p.line);
const state = () => game.graph.states[place().at];
const isFound = () => Boolean(state().f);
const titles = () => (game.level ? ["As it should be", "With the mistake"] : ["MVVM", "MVI"]);
const number = (g) => levels.indexOf(g) + 1;
const page = () => location.href.split("#")[0];
const link = (g, words, more) =>
  make("a", { href: `#${g.id}`, "aria-current": g === game && !isEnding ? "page" : null, ...more }, words);
const open = () => levels.filter((g) => !progress[g.id]);

const drawNav = () => {
  const worlds = [...new Set(levels.map((level) => level.level.text.world))];
  const pill = (g) => {
    const done = Boolean(progress[g.id]);
    const label = `Level ${number(g)}, ${g.level.text.title}${done ? ", solved" : ""}`;
    return link(g, `${number(g)}`, { class: done ? "done" : null, "aria-label": label });
  };
  const part = (name, pills) =>
    make("li", {}, make("span", { class: "world" }, name), make("span", { class: "pills" }, pills));
  const end = { href: "#end", "aria-label": "The end: what you have found", "aria-current": isEnding ? "page" : null };
  fill(byId("worlds"), part("The end", make("a", end, "★")));
  byId("worlds").prepend(...worlds.map((world) =>
    part(world, levels.filter((g) => g.level.text.world === world).map(pill))));
  fill(byId("free"), data.games.filter((g) => !g.level).map((g) => link(g, g.id)));
};

const drawBoard = () => {
  const deeds = moves(game.graph, place()).filter((m) => m.card === null);
  const offers = new Map(deeds.map((m) => [m.line, () => act(m.line)]));
  const differs = isFound() ? differences(game.graph, place()) : [];
  fill(byId("phones"), titles().map((title, side) => {
    const fields = screen(game.graph, place(), side);
    const written = fields.get("written")?.split(" ").slice(2).join(" ") ?? "Buy milk";
    return drawPhone({
      feature: game.feature, title, fields, offers, differs, names: data.names, isLeft: state().l, side,
      server: game.level && game.feature === "notes" ? written : null,
    });
  }));
  const all = drawCards(game.graph, place(), data.names, act);
  fill(byId("cards"), all.length ? all : make("li", { class: "none" }, "Nothing is open. Do something on a phone."));
  byId("word").textContent = game.level?.text.word ?? "";
};

// The way on: to the level after this one, to those that are still open, or to the end.
const onward = () => {
  const after = levels[number(game)];
  if (!open().length) return make("a", { href: "#end", class: "primary" }, "All ten: see what you have found");
  if (after) return link(after, "Next level", { class: "primary" });
  return make("span", {}, "Still open: ", open().map((g, i) => [i ? ", " : "", link(g, `${number(g)}`)]));
};

const drawResult = () => {
  const found = isFound();
  byId("server").hidden = found;
  byId("found").hidden = !found;
  byId("code").hidden = !found || mode === "offer";
  document.body.classList.toggle("is-found", found);
  if (!found) return;
  const { level, graph } = game;
  const play = { steps: now, back: Math.max(0, spent.steps - now), hints: spent.hints };
  const share = button("Copy a line to share", "share", () => copy("share",
    `${shareLevel(level.text.title, number(game), play, par[game.id])} ${page()}#${game.id}`), { id: "share" });
  const again = button("Try it yourself", "try", () => go(0), { id: "try", class: "primary" });
  fill(byId("found"), mode === "offer" ? drawOffer({ taken: now, onPlay: () => begin(0), onShow: show })
    : drawFound({
      title: mode === "show" ? "That is how." : "Found!", level, graph, places: places.slice(0, now + 1),
      score: mode === "show" ? null : score(play, par[game.id]),
      buttons: [mode === "show" ? again : [onward(), share], make("a", { href: "#code" }, "See the code")],
    }));
  const choose = (id) => {
    code = id;
    drawResult();
    byId(`tab-${id}`).focus();
  };
  fill(byId("code"), drawCode({ level, project: byId("project").textContent, chosen: code, onChoose: choose }));
};

const drawEnd = () => {
  const line = () => `${shareAll(total(progress, par))} ${page()}`;
  const share = button("Copy a line to share", "share", () => copy("share", line()), { id: "share" });
  const on = open().length ? link(open()[0], "Go on", { class: "primary" }) : null;
  const name = (g) => link(g, g.level.text.title);
  fill(byId("ending"), drawEnding({ levels, par, progress, buttons: [on, share], link: name }));
};

const draw = () => {
  drawNav();
  byId("ending").hidden = !isEnding;
  byId("game").hidden = isEnding;
  document.body.classList.toggle("is-found", false);
  if (isEnding) return drawEnd();
  const [words, kind] = advice({ ...game, places: places.slice(0, now + 1), hint, mode, names: data.names });
  byId("title").textContent = game.level ? `${number(game)}. ${game.level.text.title}` : `Free play: ${game.id}`;
  byId("say").textContent = words;
  byId("say").className = kind;
  byId("lead").hidden = !game.level || (mode !== "offer" && Object.keys(progress).length > 0) || now > 0 && !mode;
  document.body.classList.toggle("is-beginning", Boolean(game.level?.text.lesson) && places.length === 1);
  drawBoard();
  drawResult();
  byId("undo").disabled = byId("restart").disabled = now === 0;
  byId("hint").hidden = !game.level || isFound();
  byId("hint").textContent = hint ? "Another hint" : "Hint";
  byId("history").hidden = places.length === 1 || mode === "offer";
  fill(byId("lanes"), drawLanes(game.graph, places, now, data.names, go));
  byId("lanes").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  byId("scenario").hidden = Boolean(game.level);
  byId("lines").textContent = lines().map(visible).join("\n");
  history.replaceState(null, "", format({ game: game.id, lines: lines() }));
};

const say = (words) => { byId("status").textContent = words; };

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

// Takes a step to where the trail goes on, and lets its answer travel.
const travel = (words) => {
  const [before, after] = [places[now - 1], places[now]];
  const card = cards(game.graph, before).find((c) => after.line.startsWith(`answer ${c.number} `));
  const from = card && document.querySelector(`[data-card="${card.number}"] .paper`)?.getBoundingClientRect();
  const fields = (p, side) => JSON.stringify([...screen(game.graph, p, side)]);
  const end = (side) => (fields(before, side) === fields(after, side) ? "ignored" : "shown");
  update(words ?? tell(game.graph, before, after, titles(), data.names));
  if (!card) return;
  const what = after.line.includes(" fail ") ? "refused" : load(card.name) || "answer";
  fly(from, `${card.number}: ${what}`, card.status.map((status, side) => (status === "none" ? null : end(side))));
};

const act = (line) => {
  const move = moves(game.graph, place()).find((m) => m.line === line);
  if (!move || isFound()) return;
  stop();
  places = [...places.slice(0, now + 1), take(game.graph, place(), move)];
  now += 1;
  spent.steps += 1;
  hint = null;
  if (isFound() && game.level) {
    progress = withPlay(progress, game.id, { steps: now, back: spent.steps - now, hints: spent.hints });
    store.set("break-the-app", JSON.stringify(progress));
  }
  travel();
};

const stop = () => {
  clearInterval(timer);
  mode = null;
};

// To another place of the same play; what comes after it can still be seen.
const go = (to) => {
  stop();
  [now, hint] = [Math.max(0, Math.min(to, places.length - 1)), null];
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

const notice = (text, shell) => {
  byId("notice").hidden = text === null;
  fill(byId("notice"), text, shell ? make("code", {}, visible(shell)) : null);
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
  const address = parse(location.hash);
  const known = games.get(address.game);
  isEnding = address.game === "end";
  const { places: found, missing } = walk((known ?? game).graph, known ? address.lines : []);
  game = known ?? game;
  [places, now, hint] = [found, found.length - 1, null];
  const mine = progress[game.id];
  mode = isFound() && game.level && !mine ? "offer" : null;
  spent = { steps: now + (mine?.steps === now ? mine.back : 0), hints: mine?.steps === now ? mine.hints : 0 };
  if (!isFound()) spent.hints = 0;
  notice(null);
  if (!known && !isEnding && address.game !== "") notice(`There is no game “${visible(address.game)}”.`);
  if (address.broken) notice("The steps in the address can't be read.");
  if (missing !== null) {
    notice("This step of the link was not computed here; those before it are. In a checkout:", shell(address.lines));
  }
  draw();
  say(isEnding ? "" : byId("say").textContent);
};

// A line for a shell, which opens a page that has computed these steps.
const shell = (steps) => `printf '%s\\n' ${steps.map((line) => `'${line.replaceAll("'", "'\\''")}'`).join(" ")} | `
  + `swift run --package-path Extras/Lab Lab play --scenario - --feature ${game.feature}`;

byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId(isEnding ? "ending-title" : "game").focus();
});
byId("undo").addEventListener("click", () => go(now - 1));
byId("restart").addEventListener("click", () => go(0));
byId("hint").addEventListener("click", () => {
  hint = spent.hints ? "step" : "hint";
  spent.hints += 1;
  update("");
});
byId("link").addEventListener("click", () => copy("link", location.href));
byId("text").addEventListener("click", () => copy("text", `${lines().map(visible).join("\n")}\n`));
window.addEventListener("hashchange", () => {
  if (location.hash === "#code") {
    history.replaceState(null, "", format({ game: game.id, lines: lines() }));
    byId("code").scrollIntoView();
    return byId("code").focus({ preventScroll: true });
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
// Only there a drag downwards is a pull; further down it scrolls.
const noteTop = () => document.body.classList.toggle("at-top", window.scrollY <= 0);
window.addEventListener("scroll", noteTop, { passive: true });
noteTop();
document.body.classList.remove("without-script");
read();
