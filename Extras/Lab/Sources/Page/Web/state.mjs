// The state of the page: the race, the play so far, and the solved races.
import { readGames } from "./games.mjs";
import { readProgress } from "./score.mjs";

export const json = (id) => JSON.parse(document.getElementById(id).textContent);

const computed = json("data");
const all = readGames(computed.games, json("levels-data"));
export const names = computed.names;
export const games = new Map(all.map((game) => [game.id, game]));
export const levels = all.filter((game) => !game.mend);
export const par = Object.fromEntries(levels.map((level) => [level.id, level.solution.length]));

// Some browsers store nothing for a page that was opened from a file.
export const store = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* It lasts as long as the page. */ } },
};

export const state = {
  // A race, or one of its mends.
  game: levels[0],
  // All places of the play, and the index of the place that is shown.
  places: [], now: 0,
  // What this race has cost so far: hints, and all steps, also undone steps. `isMine` is false for a play from a link.
  spent: { steps: 0, hints: 0, isMine: true },
  // `undone` is the index of the place before “Start over”.
  hint: null, undone: null,
  // The position of the phone with the mistake, drawn by chance, and the phone that the visitor has picked: 0 or 1, 2 if none.
  liar: 1, picked: null,
  // "given": a play with one step missing; "show": a play is being shown; "mend": the visitor chooses a mend; "held": a
  // play with the right mend has ended.
  mode: null, dialect: "mvvm",
  // The wrong mends that were tried, and the play that showed the mistake.
  tried: [], winning: [], isEnding: false,
  progress: readProgress(store.get("break-the-app")),
};

export const place = () => state.places[state.now];
export const played = () => state.places.slice(0, state.now + 1);
export const linesOf = (places) => places.slice(1).map(({ line }) => line);
export const race = () => games.get(state.game.id.split(".")[0]);
export const open = () => levels.filter((level) => !state.progress[level.id]);
export const isFound = () => Boolean(state.game.graph.states[place().at].f);
export const isOver = () => isFound() || state.mode === "held";
export const isAsked = () => isFound() && !state.game.mend && state.mode !== "mend" && state.picked === null;
export const graph = () => (state.liar ? state.game.graph : state.game.mirror);
// Begins with the phones in an order that chance decides.
export const toss = () => Object.assign(state, { liar: Math.random() < .5 ? 0 : 1, picked: null });
// Keeps what was found, and that a race is mended, if it was broken before.
export const keep = (mended) => {
  if (state.progress[mended]) state.progress[mended].mended = true;
  store.set("break-the-app", JSON.stringify(state.progress));
};
