// Where the player is: the race, the play so far, and what was done before.
import { readGames } from "./games.mjs";
import { readProgress } from "./score.mjs";

export const json = (id) => JSON.parse(document.getElementById(id).textContent);

const computed = json("data");
const all = readGames(computed.games, json("levels-data"));
export const names = computed.names;
export const games = new Map(all.map((game) => [game.id, game]));
export const levels = all.filter((game) => !game.mend);
export const par = Object.fromEntries(levels.map((level) => [level.id, level.solution.length]));

// Some browsers keep nothing for a file.
export const store = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* It lasts as long as the page. */ } },
};

export const state = {
  // A race, or one of its mends.
  game: levels[0],
  // All places of the play, and which of them is shown.
  places: [],
  now: 0,
  // What has been spent on this race: all steps, those that were taken back included, and hints.
  spent: { steps: 0, hints: 0 },
  hint: null,
  // "given": a play to which one step is missing; "offer": one that came by a link and has found the mistake; "show": one that is
  // shown; "mend": a mend is to be chosen; "held": a play on the right mend has been shown.
  mode: null,
  dialect: "mvvm",
  // The mends of this race that were chosen, and broke; and the play that broke the race.
  tried: [],
  winning: [],
  isEnding: false,
  progress: readProgress(store.get("break-the-app")),
};

export const place = () => state.places[state.now];
export const played = () => state.places.slice(0, state.now + 1);
export const linesOf = (places) => places.slice(1).map(({ line }) => line);
export const race = () => games.get(state.game.id.split(".")[0]);
export const open = () => levels.filter((level) => !state.progress[level.id]);
export const isFound = () => Boolean(state.game.graph.states[place().at].f);
export const isOver = () => isFound() || state.mode === "held";
export const titles = () => (state.mode === "given" ? ["One phone", "The other"]
  : ["As it should be", state.game.mend ? "With your mend" : "With the mistake"]);
