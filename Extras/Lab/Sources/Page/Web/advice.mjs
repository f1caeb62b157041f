// What the page says above the phones.
import { differences, next } from "./graph.mjs";
import { deed, plural } from "./words.mjs";

// `places` is the play so far; `hint` is null, "hint" or "step"; `mode` is null, "offer" or "show".
export const advice = ({ graph, far, places, solution, level, hint, mode, names }) => {
  const place = places.at(-1);
  const state = graph.states[place.at];
  if (!level) {
    return state.u ? ["Here ends what was computed. Undo a step.", "dead"]
      : ["Both phones run correct code, in two patterns: they always agree. Try to prove the opposite.", ""];
  }
  if (state.f) return [`The phones disagree.${mode === "offer" ? " Can you do that, too?" : ""}`, "found"];
  if (mode === "show") return ["Watch.", "hint"];
  const step = next(graph, far, place);
  if (step === null) {
    return ["This way leads nowhere: nothing from here makes the phones disagree. Undo a step.", "dead"];
  }
  if (hint === "step") return [`Now: ${deed(step, names)}.`, "hint"];
  if (hint === "hint") return [`Hint: ${level.hint}`, "hint"];
  const { lesson, story } = level;
  const isOnTrack = places.slice(1).every(({ line }, i) => line === solution[i]);
  if (lesson && isOnTrack && places.length > 1) return [lesson[places.length - 2], "lesson"];
  if (state.w) return [`No more than ${plural(state.c.length, "request")} at once: answer one first.`, "story"];
  if (places.length > 1 && state.c.length && differences(graph, place).length) {
    return ["They differ now. Answer what is open and see if it lasts.", "story"];
  }
  return [story, "story"];
};
