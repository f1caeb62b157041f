// Draws the whole game, after each step.
import { format } from "./address.mjs";
import { advice, goal } from "./advice.mjs";
import { drawAsk, shows } from "./ask.mjs";
import { moves, next, screen } from "./graph.mjs";
import { look } from "./looks.mjs";
import { drawMap } from "./map.mjs";
import { drawCode, drawEnding, drawMends, drawPanel, moral, verdict } from "./panels.mjs";
import { drawPhone, make, update } from "./phone.mjs";
import { drawPicture, rowsOf } from "./picture.mjs";
import { score, shareAll, shareLevel, total } from "./score.mjs";
import { graph, isAsked, isFound, isOver, levels, linesOf, names, open, par, place, played, race, state } from "./state.mjs";
import { drawCards, drawSteps } from "./wire.mjs";
import { deed, plural, visible } from "./words.mjs";

const byId = (id) => document.getElementById(id);
const button = (words, key, onclick, more) => make("button.pill", { "data-key": key, onclick, ...more }, words);
const link = (level, words, more) => make("a.pill", { href: `#${level.id}`, "data-key": level.id,
  "aria-current": level === race() && !state.isEnding ? "page" : null, ...more }, words);
export const address = () => (state.isEnding ? "#end" : format({ game: state.game.id, lines: linesOf(played()) }));
// What the browser keeps with the address.
export const kept = () => ({ liar: state.liar, picked: state.picked, isMine: state.spent.isMine, mode: state.mode === "mend" ? "mend" : null });

export const notice = (text, more) => {
  byId("notice").hidden = text === null;
  byId("notice").replaceChildren(text ?? "", more ? make("code", visible(more)) : "");
};

// Half for a race that is broken, whole when it is mended, too.
const mark = ({ id, level }) => (!state.progress[id] ? "" : !level.mends.length || state.progress[id].mended ? "done" : "half");

const drawRaces = () => {
  const pill = (level) => make("li", { "data-key": level.id }, link(level, `${levels.indexOf(level) + 1} ${level.level.title}`,
    { class: mark(level), title: { half: "broken, not yet mended", done: "done" }[mark(level)] ?? null }));
  update(byId("races"), levels.filter(({ level }) => level.mends.length).map(pill));
  update(byId("more"), levels.filter(({ level }) => !level.mends.length).map(pill), make("li", { "data-key": "end" },
    make("a.pill", { href: "#end", "aria-current": state.isEnding ? "page" : null }, "★ What you have done")));
};

const drawPhones = ({ act }) => {
  const { game: { feature, mend, level }, liar } = state;
  const { l: isLeft, w: isFull } = graph().states[place().at];
  const isTold = isFound() && !isAsked();
  // When a phone lies, its buttons do nothing, but look as if they could.
  const offers = isFound() ? graph().lines : moves(graph(), place()).filter(({ card }) => card === null).map(({ line }) => line);
  const fields = [0, 1].map((side) => screen(graph(), place(), side));
  const looks = [0, 1].map((side) => look({ feature, fields: fields[side], others: fields[1 - side], offers, names,
    known: graph().lines, isLeft, isFull, isFound: isTold }));
  const title = (side) => (isTold && !mend ? [" is right", ` ${level.lies}`] : mend ? [": the right one", ": this mend"] : ["", ""])[Number(side === liar)];
  update(byId("phones"), [0, 1].map((side) => make("section.phone", { class: isTold ? (side === liar ? "lies" : "honest") : "",
    "aria-label": `Phone ${"AB"[side]}${title(side)}`, "data-key": side },
    make("h2", "AB"[side], title(side)), make("div.case", { "data-key": "case" }, make("div.screen", { "data-now-drawn": "", inert: isFound() }),
      feature === "counter" && make("p.server-has", { "data-key": "has", class: isTold ? "alone" : "" }, "On its server: ",
        make("b", fields[side].get("written") ?? fields[side].get("count") ?? "1"))))));
  const perform = (kind, path) => ["tap", "swipe"].includes(kind) && act(path[0]);
  looks.forEach((own, side) => drawPhone(byId("phones").children[side].querySelector(".screen"), own, perform));
  for (const bin of byId("phones").querySelectorAll("[aria-disabled=true] + .swipe")) Object.assign(bin, { ariaDisabled: "true", title: "answer one first" });
};

// Rings these controls, and no others.
export const ring = (controls) => {
  for (const each of document.querySelectorAll("[data-now-ring]")) each.removeAttribute("data-now-ring");
  for (const each of controls) (each.closest("li.swipes")?.querySelector(".swipe") ?? each).setAttribute("data-now-ring", "");
  return controls.length;
};

// Rings the controls of the step that is shown, or that a hint names.
const drawRing = () => {
  const isShown = ["show", "given"].includes(state.mode) && state.now < state.places.length - 1;
  const line = isShown ? place().line : state.hint === "step" && !isFound() ? next(graph(), state.game.far, place()) : null;
  const all = [...byId("game").querySelectorAll("#phones [data-path], #cards button")];
  ring(all.filter(({ dataset }) => [dataset.path, dataset.key].includes(line)));
};

// The link to the next race that is not solved, or to the end. After the last race with mends comes the end, too.
const onward = (isFromEnd) => {
  const [rest, at] = [open(), levels.indexOf(race())];
  const after = rest.find((level) => levels.indexOf(level) > at) ?? rest[0];
  const isHalfTime = !isFromEnd && race().level.mends.length && !after?.level.mends.length;
  return after && !isHalfTime ? link(after, isFromEnd ? "More mistakes" : "Next race", { class: "yes", "aria-current": null })
    : make("a.pill.yes", { href: "#end" }, "See what you have done");
};

// Under which address others find the page; null if it is only a file here.
const home = () => document.documentElement.dataset.address ?? (location.protocol.startsWith("http") ? location.href.split("#")[0] : null);

// What is shared: words and an address. Without an address, how to play it all the same.
const shared = (words, hash, lines) => {
  if (home()) return `${words} ${new URL(hash, home())}`;
  const play = lines.length ? `\nThe play: ${lines.map((line) => deed(line, names).toLowerCase()).join(", ")}.` : "";
  return `${words}${play}\nAsk me for the page: it is one file, and opens in any browser.\nOr make it from a clone of SideBySide: ${
    ""}swift run --package-path Extras/Lab Lab play${lines.length ? `\nThis play, behind its address: ${new URL(hash, location).hash}` : ""}`;
};

const isPhone = () => matchMedia("(pointer: coarse)").matches;
const sign = (target, words) => {
  if (target.textContent !== words) setTimeout((old) => (target.textContent = old), 2000, target.textContent);
  target.textContent = words;
};
const shareButton = (words, key) => button("Share", key, ({ currentTarget }) => {
  if (navigator.share && isPhone()) return navigator.share({ text: words() }).catch(() => {});
  (navigator.clipboard?.writeText(words()) ?? Promise.reject()).then(() => sign(currentTarget, "Copied"), () => notice("Copy this:", words()));
});

const pictureButton = (steps) => button("Save a picture", "picture", ({ currentTarget }) => {
  const phones = [0, 1].map((side) => rowsOf(graph(), place(), side, names, shows(graph(), place(), side, names)));
  drawPicture({ phones, liar: state.liar, words: ["I made a", "phone lie", `in ${plural(steps, "step")}`] }).toBlob((blob) => {
    const files = [new File([blob], "one-phone-lies.png", { type: blob.type })];
    if (isPhone() && navigator.canShare?.({ files })) return navigator.share({ files }).catch(() => {});
    const [href, link] = [URL.createObjectURL(blob), make("a")];
    Object.assign(link, { href, download: files[0].name }).click();
    sign(currentTarget, "Saved");
    setTimeout(() => URL.revokeObjectURL(href), 1000);
  });
});

const drawPlaces = (go, width) => drawMap(graph(), played().map(({ at }) => at), width, go);
const lying = () => graph().states.filter(({ f }) => f).length;

const found = ({ begin, mendIt, show }) => {
  const { game: { id, level, mend }, now, spent, liar, picked } = state;
  const why = level.mends.find(({ code }) => code === mend)?.why;
  const other = (more) => button("Choose another mend", "mend", mendIt, more);
  const again = button("Watch again", "show", show);
  if (mend === "mended") {
    return { title: "It holds.", texts: [why, "We tried every play: it never lies.", make("span", make("b", "For programmers: "), verdict(race()))],
    buttons: [onward(), [], button("Try to break it", "try", begin), other(), again, make("a.pill", { href: "#choose" }, "Which pattern, then?")] };
  }
  if (mend) return { title: "This mend breaks, too.", texts: [why], buttons: [other({ class: "yes" }), again] };
  const play = { steps: now, back: Math.max(0, spent.steps - now), hints: spent.hints };
  const texts = [picked === liar ? [] : `${picked === 2 ? "" : "You fell for it. "}${"BA"[liar]} is right: ${level.right}`, moral(level, race().graph, place()), level.stake,
    level.odds ? `If an answer takes 50 to 350 ms, this happens ${level.odds}.` : []];
  const title = `${picked === 2 ? "" : picked === liar ? "Yes, " : "No, "}${"AB"[liar]} ${level.lies}.`;
  const sentence = spent.isMine && !spent.isGiven && picked < 2 ? shareLevel(level.title, now) : "Same taps, same server. Which phone lies?";
  const share = [shareButton(() => shared(sentence, address(), linesOf(played())), "share"), pictureButton(now)];
  const words = spent.isGiven ? picked === liar && "One press was enough" : spent.isMine ? score(play, par[id])
    : `A play of ${plural(now, "step")}; it takes ${par[id]}`;
  return { title, texts, words, map: drawPlaces(null, 300), places: `Of ${graph().states.length} ways this can stand, ${lying()} lie. ${spent.isMine ? "You found one" : "This is one"}.`,
    buttons: [level.mends.length ? button("Mend it", "mend", mendIt, { class: "yes" }) : onward(), !spent.isMine || spent.isGiven ? button("Play it from the start", "try", begin) : [], spent.isMine ? [] : again, share].flat() };
};

const drawResult = (doings) => {
  const { game: { level, mend }, mode, dialect: chosen, tried } = state;
  const isShown = isOver() || mode === "mend";
  byId("server").hidden = isShown;
  byId("result").hidden = !isShown;
  byId("result").className = isAsked() ? "ask" : mode === "mend" ? "choice" : mend ? (isFound() ? "broken" : "") : [1 - state.liar, 2].includes(state.picked) ? "wrong" : "";
  document.body.classList.toggle("is-over", isShown);
  document.body.classList.toggle("is-mending", mode === "mend");
  const choose = (id) => {
    state.dialect = id;
    drawResult(doings);
  };
  if (isShown) update(byId("result"), isAsked() ? drawAsk({ level, graph: graph(), places: played(), names, pick: doings.bet })
      : mode === "mend" ? drawMends({ level, code: race().code, tried, chosen, choose, pick: doings.pick, isWide: matchMedia("(min-width: 52rem)").matches }) : drawPanel(found(doings)));
  // The code explains the mistake, so it is shown only after the visitor has chosen the right mend.
  const isTold = level.mends.length ? mend === "mended" : isFound() && !isAsked();
  byId("code").hidden = mode === "mend" || !isTold;
  if (isTold) update(byId("code"), drawCode({ level, game: race(), chosen, choose, site: document.documentElement.dataset.site }));
};

const drawWay = ({ go, goTo }) => {
  const { places, now } = state;
  byId("where").textContent = `Each dot is a place that ${state.game.mend ? "the race with this mend" : "this race"} can come to, ${graph().states.length} in all. In ${
    lying() ? "a red one" : "none of them"} a phone lies. Press a dot, and you are there. You are ${now ? `${plural(now, "step")} from the start` : "at the start"}.`;
  update(byId("map"), drawPlaces(goTo, byId("map").clientWidth));
  update(byId("steps"), drawSteps(places, now, names, go));
};

// `doings` has the functions that the controls call.
export const draw = (doings) => {
  const { game, game: { level, mend }, isEnding, mode, hint, now, liar } = state;
  drawRaces();
  byId("ending").hidden = !isEnding;
  byId("game").hidden = byId("way").hidden = isEnding;
  if (isEnding) {
    const sum = total(state.progress, levels.map(({ id }) => id));
    const share = shareButton(() => shared(shareAll(sum), "", []), "share-all");
    return update(byId("ending"), drawEnding({ levels, par, progress: state.progress, sum, link: (level) => link(level, level.level.title, { class: mark(level) }),
      buttons: [open().length > 0 && onward(true), share] }));
  }
  const all = { ...game, graph: graph(), places: played(), hint, mode, names, liar, isFound: isFound(), isAsked: isAsked() };
  const [words, kind] = advice(all);
  update(byId("say"), make("small", `${levels.indexOf(race()) + 1}. ${level.title}`), make("b", goal(all)), make("span", words));
  byId("say").className = `${kind}${mend ? " short" : ""}`;
  drawPhones(doings);
  update(byId("cards"), drawCards(graph(), played(), names, doings.act, Boolean(mend)));
  byId("no-card").textContent = mode === "show" ? "No question waits." : "No question waits. Do something on a phone.";
  drawResult(doings);
  drawWay(doings);
  drawRing();
  byId("restart").disabled = now === 0;
  byId("undo").disabled = now === 0 && state.undone === null;
  byId("undo").hidden = byId("restart").hidden = mend && isOver();
  byId("hint").hidden = Boolean(mend) || mode !== null || isFound() || hint === "step";
  byId("hint").textContent = hint ? "Another hint" : "Hint";
  byId("unsure").hidden = !isAsked();
  byId("other").hidden = byId("again").hidden = !mend || isOver();
  byId("to-mend").hidden = !level.mends.length;
  if (mode === "given") return;
  // The Back button goes from game to game and to the mends, and skips the steps of a game.
  const isOther = location.hash && address().split(":")[0] !== location.hash.split(":")[0];
  history[isOther || (mode === "mend" && !history.state?.mode) ? "pushState" : "replaceState"](kept(), "", address());
};
