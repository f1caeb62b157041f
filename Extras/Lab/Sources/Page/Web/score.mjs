// How well a level was played, in words.
import { plural } from "./words.mjs";

// Steps that were taken back and hints count, too.
export const score = ({ steps, back, hints }, par) => [
  steps <= par ? `${plural(steps, "step")}, as few as it takes` : `${plural(steps, "step")}; it takes ${par}`,
  back ? `${plural(back, "step")} taken back` : null,
  hints ? plural(hints, "hint") : null,
].filter(Boolean).join("; ");

export const shareLevel = (title, number, play, par) =>
  `I broke an app: level ${number} of 10, “${title}”. ${score(play, par)}. Can you?`;

export const shareAll = ({ levels, steps, par, back, hints }) =>
  `I broke an app in ${levels === 10 ? "ten ways" : plural(levels, "way")}, `
  + `with ${score({ steps, back, hints }, par)}. Can you?`;
