// How well a level was played, in words.
import { plural } from "./words.mjs";

// Hints, and steps that were undone, count as well.
export const score = ({ steps, back, hints }, par) => [
  steps <= par ? `${plural(steps, "step")}, as few as it takes` : `${plural(steps, "step")}; it takes ${par}`,
  back ? `${plural(back, "step")} taken back` : null,
  hints ? plural(hints, "hint") : null,
].filter(Boolean).join("; ");

export const shareLevel = (title, play, par) =>
  `Same taps, same server: I broke one of two phones, “${title}”, in ${score(play, par)}. Watch it, and try:`;

export const shareAll = ({ levels, steps, par, back, hints }) =>
  `Same taps, same server: I broke an app in ${levels === 10 ? "ten ways" : plural(levels, "way")}, `
  + `with ${score({ steps, back, hints }, par)}. Try it:`;

const cost = ({ steps, back, hints }) => steps + back + hints;

// The solved races: { "ghost-answer": { steps: 4, back: 0, hints: 1 } }. The stored text is checked, because it may be
// anything.
export const readProgress = (text) => {
  const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 10000;
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text)).filter(([id, { steps, back, hints }]) =>
      /^[a-z-]+$/.test(id) && [steps, back, hints].every(isCount)));
  } catch {
    return {};
  }
};

// Keeps the better of the two plays of a level.
export const withPlay = (all, id, play) =>
  ({ ...all, [id]: all[id] && cost(all[id]) <= cost(play) ? all[id] : play });

// The sum of all plays; `par` has the fewest steps for each level.
export const total = (all, par) => Object.keys(par).filter((id) => all[id]).reduce((sum, id) => ({
  levels: sum.levels + 1, steps: sum.steps + all[id].steps, par: sum.par + par[id],
  back: sum.back + all[id].back, hints: sum.hints + all[id].hints,
}), { levels: 0, steps: 0, par: 0, back: 0, hints: 0 });
