// How well a level was played, in words.
import { plural } from "./words.mjs";

// Hints, and steps that were undone, count as well.
export const score = ({ steps, back, hints }, par) => [
  steps <= par ? `${plural(steps, "step")}, as few as it takes` : `${plural(steps, "step")}; it takes ${par}`,
  back && `${plural(back, "step")} taken back`, hints && plural(hints, "hint")].filter(Boolean).join("; ");

export const shareLevel = (title, steps) => `Same taps, same server: I made a phone lie, “${title}”, in ${plural(steps, "step")}. Which one lies?`;

export const shareAll = ({ broken, mended }) => `Same taps, same server: I broke an app in ${plural(broken, "way")}, and mended ${mended}. Which phone lies?`;

const cost = ({ steps, back, hints }) => steps + back + hints;

// The solved races: { "ghost-answer": { steps: 4, back: 0, hints: 1, mended: true } }. The stored text is checked, because it may be
// anything.
export const readProgress = (text) => {
  const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 10000;
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text)).filter(([id, { steps, back, hints }]) =>
      /^[a-z-]+$/.test(id) && [steps, back, hints].every(isCount)));
  } catch { return {}; }
};

// Keeps the better of the two plays of a level, and that it was mended.
export const withPlay = (all, id, play) =>
  ({ ...all, [id]: { ...(all[id] && cost(all[id]) <= cost(play) ? all[id] : play), ...(all[id]?.mended && { mended: true }) } });

// How many of these levels were broken, and how many of them were mended.
export const total = (all, ids) => ({ broken: ids.filter((id) => all[id]).length, mended: ids.filter((id) => all[id]?.mended).length });
