// The sentence above the phones.
import { differences, next } from "./graph.mjs";
import { deed } from "./words.mjs";

// `places` is the play so far; `hint` is null, "hint" or "step"; `mode` is null, "offer", "show" or "given".
export const advice = ({ graph, far, places, solution, level, mend, hint, mode, names }) => {
  const place = places.at(-1);
  const state = graph.states[place.at];
  if (state.f) return [mode === "offer" ? "The phones disagree. Can you do that, too?" : "The phones disagree.", "found"];
  if (mode === "show") return [`Watch: ${places.length > 1 ? deed(place.line, names) : "the play begins"}.`, "hint"];
  if (mend === "mended") return ["This mend holds: whatever you do, the phones agree in the end. Try to break it.", "found"];
  if (mode === "given") {
    return ["We pressed ↻ twice for you. The newer answer is here: four people. The older one is on its way: let it arrive.", "story"];
  }
  const step = next(graph, far, place);
  if (step === null) {
    return ["This way leads nowhere: nothing from here makes the phones disagree. Undo a step.", "dead"];
  }
  if (hint === "step") return [`Now: ${deed(step, names)}.`, "hint"];
  if (hint === "hint") return [`Hint: ${level.hint}`, "hint"];
  const { lesson, story } = level;
  const isOnTrack = places.slice(1).every(({ line }, i) => line === solution[i]);
  if (lesson && !mend && isOnTrack && places.length > 1) return [lesson[places.length - 2], "lesson"];
  if (!state.c.length && place.line?.startsWith("answer") && !mend) {
    return ["All is answered, and the phones agree. Go on, start over, or take a hint.", "story"];
  }
  if (state.w) return ["That is as many open questions as this game can take: answer one first.", "story"];
  if (places.length > 1 && state.c.length && differences(graph, place).length) {
    return ["They differ now. Answer what is open and see if it lasts.", "story"];
  }
  return [mend ? "This is your mend, and it breaks. Can you see how?" : story, "story"];
};
