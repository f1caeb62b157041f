// What the player sees and does: the place in the game, drawn again after each step.
import { format, parse } from "./address.mjs";
import { advice } from "./advice.mjs";
import { chance, inWords } from "./chance.mjs";
import { drawChoose } from "./choose.mjs";
import { fly } from "./fly.mjs";
import { readGames } from "./games.mjs";
import { cards, differences, follow, moves, screen, take, walk } from "./graph.mjs";
import { look, placed } from "./looks.mjs";
import { drawMap } from "./map.mjs";
import { drawCode, drawEnding, drawMends, drawPanel, moral } from "./panels.mjs";
import { drawPhone, make, update } from "./phone.mjs";
import { readProgress, score, shareAll, shareLevel, total, withPlay } from "./score.mjs";
import { tell } from "./tell.mjs";
import { drawCards, drawLanes, reply } from "./wire.mjs";
import { deed, plural, visible } from "./words.mjs";

const byId = (id) => document.getElementById(id);
const json = (id) => JSON.parse(byId(id).textContent);
const data = json("data");
const all = readGames(data.games, json("levels-data"));
const games = new Map(all.map((game) => [game.id, game]));
const levels = all.filter((game) => game.level && !game.mend);
const par = Object.fromEntries(levels.map((level) => [level.id, level.solution.length]));
const { site } = document.documentElement.dataset;
// How fast a play is shown, and how much time is between what a user does, in milliseconds.
const [pace, gap] = [1200, 200];

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
// What has been spent on this race: all steps, those that were taken back included, and hints.
let spent = { steps: 0, hints: 0 };
let hint = null;
// "given": a play to which one step is missing; "offer": one that came by a link and has found the mistake; "show": one that is
// shown; "mend": a mend is to be chosen.
let mode = null;
let timer = null;
let dialect = "mvvm";
// The mends of this race that were chosen, and broke; and the play that broke the race.
let tried = [];
let winning = [];

const place = () => places[now];
const played = () => places.slice(0, now + 1);
const linesOf = (some) => some.slice(1).map(({ line }) => line);
const isFound = () => Boolean(game.graph.states[place().at].f);
const isOver = () => isFound() || (game.mend === "mended" && mode === null && now === places.length - 1 && now > 0);
const race = () => games.get(game.id.split(".")[0]);
const open = () => levels.filter((level) => !progress[level.id]);
const say = (words) => { byId("status").textContent = words; };
const stop = () => {
  clearInterval(timer);
  mode = null;
};
const titles = () => {
  if (mode === "given") return ["One phone", "The other"];
  if (!game.level) return ["MVVM", "MVI"];
  return ["As it should be", game.mend ? "With your mend" : "With the mistake"];
};
const link = (level, words, more) => make("a.pill", {
  href: `#${level.id}`, "data-key": level.id, "aria-current": level === race() && !isEnding ? "page" : null, ...more }, words);
const button = (words, key, onclick, more) => make("button.pill", { "data-key": key, onclick, ...more }, words);

const drawRaces = () => {
  const pill = (level, index) => make("li", { "data-key": level.id }, link(level, `${index + 1} ${level.level.title}`,
    { class: progress[level.id] ? "done" : "" }));
  const isRace = ({ level }) => level.mends.length > 0;
  update(byId("races"), levels.map((level, index) => isRace(level) && pill(level, index)));
  update(byId("more"), levels.map((level, index) => !isRace(level) && pill(level, index)),
    make("li", { "data-key": "end" }, make("a.pill", { href: "#end", "aria-current": isEnding ? "page" : null }, "★ All ten")));
};

const drawPhones = () => {
  const state = game.graph.states[place().at];
  const offers = moves(game.graph, place()).filter(({ card }) => card === null).map(({ line }) => line);
  const fields = [0, 1].map((side) => screen(game.graph, place(), side));
  const found = isFound();
  const phone = (side) => {
    const own = look({ feature: game.feature, fields: fields[side], others: fields[1 - side], offers, names: data.names,
      isLeft: state.l, isFound: found });
    const written = fields[side].get("written")?.split(" ").slice(2).join(" ") ?? "Buy milk";
    const used = placed(own);
    const rest = offers.filter((line) => !used.includes(line) && line !== "log-out");
    return { own, rest, server: game.level && game.feature === "notes" && written };
  };
  const phones = [0, 1].map(phone);
  const perform = (kind, path) => ["tap", "edit", "swipe"].includes(kind) && act(path[0]);
  update(byId("phones"), phones.map(({ rest, server }, side) => make("section.phone", { "aria-label": titles()[side], "data-key": side },
    make("h2", titles()[side]), make("div.case", { "data-key": "case" }, make("div.screen", { "data-now-drawn": "" })),
    server && make("p.server-has", { "data-key": "has", class: found ? "alone" : "" }, "Its server has ", make("b", `“${server}”`)),
    rest.length > 0 && make("div.pills", { "data-key": "rest" }, rest.map((line) => button(deed(line, data.names), line, () => act(line)))))));
  phones.forEach(({ own }, side) => drawPhone(byId("phones").children[side].querySelector(".screen"), own, perform));
};

const drawServer = () => {
  update(byId("cards"), drawCards(game.graph, place(), data.names, act));
  byId("word").textContent = game.level?.word ?? "";
};

// The way on: to the next race that is open, or to the end.
const onward = () => {
  const next = open().find((level) => levels.indexOf(level) > levels.indexOf(race())) ?? open()[0];
  return next ? link(next, "Next race", { class: "yes", "aria-current": null })
    : make("a.pill.yes", { href: "#end" }, "All ten: see what you have found");
};
const shareButton = (words, key) => button("Share", key, async ({ currentTarget }) => {
  const text = words();
  if (navigator.share && matchMedia("(pointer: coarse)").matches) return navigator.share({ text }).catch(() => {});
  try {
    await navigator.clipboard.writeText(text);
    currentTarget.textContent = "Copied";
  } catch {
    notice("Copy this:", text);
  }
});
const page = () => location.href.split("#")[0];

const drawFound = () => {
  const { level, graph } = game;
  const mendButton = level.mends.length > 0 && button("Mend it", "mend", mendIt, { class: "yes" });
  const next = mendButton || onward();
  const again = button("Try it yourself", "try", begin);
  if (game.mend === "mended") {
    const count = graph.states.length;
    return { title: "It holds.", texts: [level.mends.find(({ code }) => code === "mended").why,
      `This play, and each other: in none of ${count} places that this race can come to do the phones disagree at its end.`],
    buttons: [onward(), make("a.pill", { href: "#code" }, "See the code"), make("a.pill", { href: "#choose" }, "And which pattern?")] };
  }
  if (game.mend) {
    return { title: "This mend breaks, too.", texts: [level.mends.find(({ code }) => code === game.mend).why],
      buttons: [button("Choose another mend", "mend", mendIt, { class: "yes" }), button("Watch it again", "show", show)] };
  }
  if (mode === "offer") {
    return { title: `Somebody did it in ${now} steps.`, texts: [], buttons: [again, button("Show how", "show", show, { id: "show" })] };
  }
  const play = { steps: now, back: Math.max(0, spent.steps - now), hints: spent.hints };
  return {
    title: mode === "show" ? "That is how." : spent.isGiven ? "The right one lies." : "Found!",
    texts: [moral(level, graph, place()), level.stake],
    words: mode === "show" ? null : spent.isGiven ? "One press was enough" : score(play, par[game.id]),
    buttons: [next, (spent.isGiven || mode === "show") && again, shareButton(() =>
      `${shareLevel(level.title, play, par[game.id])} ${page()}${format({ game: game.id, lines: linesOf(played()) })}`, "share")],
  };
};

const drawResult = () => {
  const isShown = isOver() || mode === "mend";
  byId("server").hidden = isShown;
  byId("result").hidden = !isShown;
  document.body.classList.toggle("is-found", isFound());
  // What a race is about is told by its code, so that comes after the mends.
  byId("code").hidden = !game.level || mode === "mend" || !(game.mend ? game.mend === "mended" && isOver()
    : isFound() && mode !== "offer" && !game.level.mends.length);
  const choose = (id) => {
    dialect = id;
    drawResult();
  };
  if (isShown) {
    update(byId("result"), mode === "mend" ? drawMends({ level: game.level, code: race().code, tried, chosen: dialect, choose, pick })
      : drawPanel(drawFound()));
  }
  if (!byId("code").hidden) update(byId("code"), drawCode({ level: game.level, game: race(), chosen: dialect, choose, site }));
};

const drawWay = () => {
  const broken = game.graph.states.filter(({ f }) => f).length;
  byId("where").textContent = `This race can come to ${game.graph.states.length} places; `
    + `in ${broken || "none"} of them the mistake shows. You are ${plural(now, "step")} from the start: follow the line.`;
  update(byId("map"), drawMap(game.graph, played().map(({ at }) => at)));
  update(byId("lanes"), places.length > 1 && mode !== "offer" && drawLanes(game.graph, places, now, data.names, go));
  byId("lanes").scrollLeft = byId("lanes").querySelector("[aria-current]")?.offsetLeft ?? 0;
};

// What would happen without the player: only where the server says no more than yes.
const drawChance = () => {
  const { level, graph, solution, mend } = game;
  const deeds = solution.filter((line) => !line.startsWith("answer"));
  byId("chance").hidden = !level?.loss || Boolean(mend) || solution.some((line) => line.includes(" fail "));
  if (byId("chance").hidden) return;
  const delay = Number(byId("delay").value);
  const spread = Math.round(delay * .75);
  byId("odds").textContent = inWords(chance(graph, deeds, { delay, spread, gap }), level.loss);
  byId("times").textContent = `when an answer takes ${delay} ms, ${spread} more or less, and you do the next thing after ${gap} ms.`;
};

const draw = () => {
  drawRaces();
  byId("ending").hidden = !isEnding;
  byId("game").hidden = isEnding;
  if (isEnding) {
    const share = shareButton(() => `${shareAll(total(progress, par))} ${page()}`, "share-all");
    return update(byId("ending"), drawEnding({ levels, par, progress, link: (one) => link(one, one.level.title),
      buttons: [open().length > 0 && onward(), share] }));
  }
  const [words, kind] = mode === "mend" ? ["Which mend holds?", "story"]
    : advice({ ...game, places: played(), hint, mode, names: data.names });
  update(byId("say"), make("b", game.level ? `${levels.indexOf(race()) + 1}. ${game.level.title}` : `Your race: ${game.id}`),
    make("span", words));
  byId("say").className = kind;
  drawPhones();
  drawServer();
  drawResult();
  drawWay();
  byId("undo").disabled = byId("restart").disabled = now === 0;
  byId("hint").hidden = !game.level || Boolean(game.mend) || isFound();
  byId("hint").textContent = hint ? "Another hint" : "Hint";
  if (mode !== "given") history.replaceState(null, "", format({ game: game.id, lines: linesOf(played()) }));
};

// After a step: what has happened is said, and the focus does not get lost.
const redraw = (words) => {
  notice(null);
  const near = document.activeElement.closest?.("#phones, #server, #way")?.id;
  draw();
  say(`${words} ${byId("say").textContent}`.trim());
  if (isOver() && near !== "way" && mode !== "offer" && mode !== "show") return byId("result-title").focus({ preventScroll: true });
  const lost = !document.activeElement.isConnected || document.activeElement === document.body;
  if (lost && near) (byId(near).querySelector("button:enabled") ?? byId("game")).focus({ preventScroll: true });
};

// Shows the step that leads to this place, and lets its answer travel.
const travel = () => {
  const [before, after] = [places[now - 1], places[now]];
  const card = cards(game.graph, before).find(({ number }) => after.line.startsWith(`answer ${number} `));
  const from = card && document.querySelector(`[data-card="${card.number}"] .paper`)?.getBoundingClientRect();
  const fields = (at, side) => JSON.stringify([...screen(game.graph, at, side)]);
  const end = (side) => (fields(before, side) === fields(after, side) ? "dropped" : "shown");
  redraw(tell(game.graph, before, after, titles(), data.names));
  if (!card) return;
  fly(from, `${card.number}: ${reply(after.line, card.name, data.names).replace("Answer: ", "")}`,
    card.status.map((status, side) => (status === "none" ? null : end(side))));
};

const act = (line) => {
  const move = moves(game.graph, place()).find((one) => one.line === line);
  if (!move || isFound()) return;
  stop();
  places = [...played(), take(game.graph, place(), move)];
  now += 1;
  spent.steps += 1;
  hint = null;
  if (isFound() && game.level && !game.mend) {
    winning = linesOf(places);
    progress = withPlay(progress, game.id, { steps: now, back: spent.isGiven ? 0 : spent.steps - now, hints: spent.hints });
    store.set("break-the-app", JSON.stringify(progress));
  }
  travel();
};

// To another place of the same play; what comes after it can still be seen.
const go = (to) => {
  stop();
  [now, hint] = [to, null];
  redraw(now ? `Step ${now}: ${deed(place().line, data.names)}.` : "The beginning.");
};

// A new play of the same race.
const begin = () => {
  places = places.slice(0, 1);
  spent = { steps: 0, hints: 0 };
  go(0);
};

// Plays all places, a step at a time.
const show = () => {
  stop();
  [mode, now] = ["show", 0];
  redraw("The play begins.");
  timer = setInterval(() => {
    now += 1;
    if (now === places.length - 1) {
      clearInterval(timer);
      if (game.mend) mode = null;
    }
    travel();
    if (mode === null) byId("result-title").focus({ preventScroll: true });
  }, pace);
};

const mendIt = () => {
  stop();
  game = race().level.mends.length ? race() : levels[0];
  places = walk(game.graph, winning.length ? winning : game.solution).places;
  now = places.length - 1;
  mode = "mend";
  redraw("");
  byId("result-title").focus({ preventScroll: true });
};

// The play that breaks this mend runs at once; on the mend that holds, the one that broke the race.
const pick = (code) => {
  const lines = winning.length ? winning : race().solution;
  if (code !== "mended" && !tried.includes(code)) tried.push(code);
  game = games.get(`${race().id}.${code}`);
  places = code === "mended" ? follow(game.graph, lines) : walk(game.graph, game.solution).places;
  byId("break").scrollIntoView({ block: "start" });
  show();
};

const notice = (text, more) => {
  byId("notice").hidden = text === null;
  byId("notice").replaceChildren(text ?? "", more ? make("code", visible(more)) : "");
};

const read = () => {
  stop();
  const asked = parse(location.hash);
  const known = games.get(asked.game);
  isEnding = asked.game === "end";
  const isNew = asked.game === "" && levels.length > 0 && !Object.keys(progress).length;
  const next = known ?? (asked.game === "" ? levels.find((level) => !progress[level.id]) ?? game : game);
  if (race() !== games.get(next.id.split(".")[0])) [tried, winning] = [[], []];
  game = next;
  const { places: found, missing } = walk(game.graph, isNew ? game.solution.slice(0, -1) : known ? asked.lines : []);
  [places, now, hint] = [found, found.length - 1, null];
  const mine = progress[game.id];
  mode = isNew ? "given" : isFound() && game.level && !game.mend && !mine ? "offer" : null;
  if (isFound() && !game.mend) winning = linesOf(places);
  const isMine = isFound() && mine?.steps === now;
  spent = { steps: now + (isMine ? mine.back : 0), hints: isMine ? mine.hints : 0, isGiven: isNew };
  notice(null);
  if (!known && !isEnding && asked.game !== "") notice(`There is no game “${visible(asked.game)}”.`);
  if (asked.broken) notice("The steps in the address can't be read.");
  if (missing !== null) notice("This step of the link was not computed here; those before it are:", missing);
  draw();
  drawChance();
  say(isEnding ? "" : byId("say").textContent);
};

byId("undo").onclick = () => go(now - 1);
byId("restart").onclick = () => go(0);
byId("hint").onclick = () => {
  hint = hint ? "step" : "hint";
  spent.hints += 1;
  if (mode === "given") mode = null;
  redraw("");
};
byId("delay").oninput = drawChance;
byId("to-mend").onclick = (event) => {
  event.preventDefault();
  if (isEnding) return;
  mendIt();
  byId("break").scrollIntoView({ block: "start" });
};
window.addEventListener("hashchange", () => {
  // A link to a part of the page, where the browser has gone, is no address of a play.
  if (["#main", "#break", "#code", "#choose"].includes(location.hash)) {
    return history.replaceState(null, "", isEnding ? "#end" : format({ game: game.id, lines: linesOf(played()) }));
  }
  read();
  byId(isEnding ? "ending-title" : "game").focus({ preventScroll: true });
  byId("break").scrollIntoView({ block: "start" });
});
byId("keys").checked = store.get("break-the-app-keys") !== "off";
byId("keys").onchange = () => store.set("break-the-app-keys", byId("keys").checked ? "on" : "off");
// Numbers answer, with Alt they refuse.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || isEnding || mode === "mend" || !byId("keys").checked) return;
  if (event.target.closest?.("input, textarea")) return;
  const [, digit] = /^Digit([1-9])$/.exec(event.code) ?? [];
  const start = `answer ${digit} ${event.altKey ? "fail " : "ok"}`;
  const move = digit && moves(game.graph, place()).find(({ line }) => line.startsWith(start));
  if (move) act(move.line);
});
document.body.classList.remove("without-script");
read();
drawChoose(byId("recorded-play"), json("recorded"));
