// Draws the whole game, after each step.
import { format } from "./address.mjs";
import { advice } from "./advice.mjs";
import { chance, inWords } from "./chance.mjs";
import { moves, screen } from "./graph.mjs";
import { look, placed } from "./looks.mjs";
import { drawMap } from "./map.mjs";
import { drawCode, drawEnding, drawMends, drawPanel, moral } from "./panels.mjs";
import { drawPhone, make, update } from "./phone.mjs";
import { score, shareAll, shareLevel, total } from "./score.mjs";
import { isFound, isOver, levels, linesOf, names, open, par, place, played, race, state, titles } from "./state.mjs";
import { drawCards, drawLanes } from "./wire.mjs";
import { deed, plural, visible } from "./words.mjs";

const byId = (id) => document.getElementById(id);
const page = () => location.href.split("#")[0];
const button = (words, key, onclick, more) => make("button.pill", { "data-key": key, onclick, ...more }, words);
const link = (level, words, more) => make("a.pill", { href: `#${level.id}`, "data-key": level.id,
  "aria-current": level === race() && !state.isEnding ? "page" : null, ...more }, words);
export const address = () => (state.isEnding ? "#end" : format({ game: state.game.id, lines: linesOf(played()) }));
// In the play without the player, the milliseconds between two steps of the user.
const gap = 200;
// The race for which the probability is shown.
let drawn = null;

export const notice = (text, more) => {
  byId("notice").hidden = text === null;
  byId("notice").replaceChildren(text ?? "", more ? make("code", visible(more)) : "");
};

const drawRaces = () => {
  const pill = (level) => make("li", { "data-key": level.id }, link(level, `${levels.indexOf(level) + 1} ${level.level.title}`,
    { class: state.progress[level.id] ? "done" : "" }));
  update(byId("races"), levels.filter(({ level }) => level.mends.length).map(pill));
  update(byId("more"), levels.filter(({ level }) => !level.mends.length).map(pill), make("li", { "data-key": "end" },
    make("a.pill", { href: "#end", "aria-current": state.isEnding ? "page" : null }, "★ All ten")));
};

const drawPhones = ({ act }) => {
  const { graph, feature } = state.game;
  const offers = moves(graph, place()).filter(({ card }) => card === null).map(({ line }) => line);
  const fields = [0, 1].map((side) => screen(graph, place(), side));
  const looks = [0, 1].map((side) => look({ feature, fields: fields[side], others: fields[1 - side], offers, names,
    isLeft: graph.states[place().at].l, isFound: isFound() }));
  // Steps that change nothing on a phone are buttons below it.
  const rest = (side) => offers.filter((line) => line !== "log-out" && !placed(looks[side]).includes(line));
  update(byId("phones"), titles().map((title, side) => make("section.phone", { "aria-label": title, "data-key": side },
    make("h2", title), make("div.case", { "data-key": "case" }, make("div.screen", { "data-now-drawn": "" })),
    feature === "counter" && make("p.server-has", { "data-key": "has", class: isFound() ? "alone" : "" }, "On the server: ",
      make("b", fields[side].get("written") ?? fields[side].get("count"))),
    make("div.pills", { "data-key": "rest" }, rest(side).map((line) => button(deed(line, names), line, () => act(line)))))));
  const perform = (kind, path) => ["tap", "swipe"].includes(kind) && act(path[0]);
  looks.forEach((own, side) => drawPhone(byId("phones").children[side].querySelector(".screen"), own, perform));
};

// The link to the next race that is not solved, or to the end.
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

const found = ({ begin, mendIt, show }) => {
  const { game: { id, graph, level, mend }, mode, now, spent } = state;
  const why = level.mends.find(({ code }) => code === mend)?.why;
  const again = button("Try it yourself", "try", begin);
  if (mend === "mended") {
    return { title: "It holds.", texts: [why,
      `So does each other play: this phone can come to ${graph.states.length} places, and in none of them does it lie.`],
    buttons: [onward(), button("Try to break it", "try", begin), make("a.pill", { href: "#code" }, "See the code"), make("a.pill", { href: "#choose" }, "And which pattern?")] };
  }
  if (mend) {
    return { title: "This mend breaks, too.", texts: [why],
      buttons: [button("Choose another mend", "mend", mendIt, { class: "yes" }), button("Watch it again", "show", show)] };
  }
  if (mode === "offer") {
    return { title: `Somebody did it in ${plural(now, "step")}.`, texts: [level.story], buttons: [again, button("Show how", "show", show, { id: "show" })] };
  }
  const play = { steps: now, back: Math.max(0, spent.steps - now), hints: spent.hints };
  const onOrMend = level.mends.length ? button("Mend it", "mend", mendIt, { class: "yes" }) : onward();
  const share = shareButton(() => `${shareLevel(level.title, play, par[id])} ${new URL(address(), page())}`, "share");
  const texts = [moral(level, graph, place()), level.stake];
  if (mode === "show") return { title: "That is how.", texts, buttons: [onOrMend, again, share] };
  return spent.isGiven ? { title: "The phone on the right lies.", texts, words: "One press was enough", buttons: [onOrMend, again, share] }
    : { title: "Found!", texts, words: score(play, par[id]), buttons: [onOrMend, share] };
};

const drawResult = (doings) => {
  const { game: { level, mend }, mode, dialect: chosen, tried } = state;
  const isShown = isOver() || mode === "mend";
  byId("server").hidden = isShown;
  byId("result").hidden = !isShown;
  byId("result").className = mend && isFound() ? "broken" : "";
  document.body.classList.toggle("is-found", isFound());
  const choose = (id) => {
    state.dialect = id;
    drawResult(doings);
  };
  if (isShown) {
    update(byId("result"), mode === "mend" ? drawMends({ level, code: race().code, tried, chosen, choose, pick: doings.pick })
      : drawPanel(found(doings)));
  }
  // The code explains the mistake, so it is shown only after the visitor has chosen the right mend.
  const isTold = level.mends.length ? mend === "mended" : isFound() && mode !== "offer";
  byId("code").hidden = mode === "mend" || !isTold;
  if (isTold) update(byId("code"), drawCode({ level, game: race(), chosen, choose, site: document.documentElement.dataset.site }));
};

const drawWay = ({ go }) => {
  const { game: { graph }, places, now, mode } = state;
  const broken = graph.states.filter(({ f }) => f).length;
  byId("where").textContent = `This race can come to ${graph.states.length} places; in ${broken || "none"} of them${broken ? `, the red ${broken > 1 ? "dots" : "dot"},` : ""} the mistake shows. `
    + `You are ${plural(now, "step")} from the start: follow the line.`;
  update(byId("map"), drawMap(graph, played().map(({ at }) => at)));
  update(byId("lanes"), places.length > 1 && mode !== "offer" && drawLanes(graph, places, now, names, go));
  byId("lanes").scrollLeft = byId("lanes").querySelector("[aria-current]")?.offsetLeft ?? 0;
};

// Draws how often the race goes wrong without the player. Not for races in which the server has to refuse something.
export const drawChance = () => {
  drawn = state.game;
  const { level, graph, solution, mend } = state.game;
  byId("chance").hidden = !level.loss || Boolean(mend) || solution.some((line) => line.includes(" fail "));
  if (byId("chance").hidden) return;
  const delay = Number(byId("delay").value);
  const spread = Math.round(delay * .75);
  const deeds = solution.filter((line) => !line.startsWith("answer"));
  byId("odds").textContent = inWords(chance(graph, deeds, { delay, spread, gap }), level.loss);
  byId("times").textContent = `when an answer takes ${delay} milliseconds, ${spread} more or less, and you do the next thing after ${gap}.`;
};

// `doings` has the functions that the controls call.
export const draw = (doings) => {
  const { game, game: { level }, isEnding, mode, hint, now, progress } = state;
  drawRaces();
  byId("ending").hidden = !isEnding;
  byId("game").hidden = isEnding;
  if (isEnding) {
    const share = shareButton(() => `${shareAll(total(progress, par))} ${page()}`, "share-all");
    return update(byId("ending"), drawEnding({ levels, par, progress, link: (level) => link(level, level.level.title),
      buttons: [open().length > 0 && onward(), share] }));
  }
  const [words, kind] = mode === "mend" ? ["Which mend holds?", "story"] : advice({ ...game, places: played(), hint, mode, names });
  update(byId("say"), make("b", `${levels.indexOf(race()) + 1}. ${level.title}`), make("span", words));
  byId("say").className = kind;
  drawPhones(doings);
  update(byId("cards"), drawCards(game.graph, place(), names, doings.act));
  byId("word").textContent = level.word;
  drawResult(doings);
  drawWay(doings);
  if (drawn !== game) drawChance();
  byId("undo").disabled = byId("restart").disabled = now === 0;
  byId("hint").hidden = Boolean(game.mend) || isFound() || hint === "step";
  byId("hint").textContent = hint ? "Another hint" : "Hint";
  byId("to-mend").hidden = !level.mends.length;
  // The Back button goes from game to game, and skips the steps of a game.
  if (mode !== "given") history[address().split(":")[0] === location.hash.split(":")[0] || !location.hash ? "replaceState" : "pushState"](null, "", address());
};
