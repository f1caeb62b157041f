// The goal above the phones, and the line below it: what to do, or what is known.
import { cards, differences, next, screen } from "./graph.mjs";
import { truth } from "./ask.mjs";
import { phoneChange } from "./tell.mjs";
import { reply } from "./wire.mjs";
import { deed, question } from "./words.mjs";

const signs = { load: "↻", "leave-for-good": "‹" };

// What to press for a step, as it is written on the control.
export const press = (graph, place, line, names) => {
  const card = cards(graph, place).find(({ number }) => line.startsWith(`answer ${number} `));
  if (card) return `Press “${reply(line, card.name, names)}”, your answer to question ${card.number}.`;
  const words = deed(line, names);
  return `Press ${signs[line] ?? (words.startsWith("Delete ") ? `the bin of ${words.slice(7)}` : `“${words}”`)}, on either phone.`;
};

// Why an answer has changed no list.
const unmoved = (graph, [before, place], names) => {
  const changes = [0, 1].map((side) => phoneChange(screen(graph, before, side), place ? screen(graph, place, side) : new Map(), names));
  if (!place?.line.startsWith("answer") || changes.some((change) => !["", "no wheel turns"].includes(change))) return null;
  const [hidden] = cards(graph, place).filter(({ name }) => name.startsWith("delete ")).map(({ name }) => question(name, names).slice(7));
  return hidden ? `Both phones keep ${hidden} hidden: its delete still waits.` : "This answer has changed nothing on the phones.";
};

// `mend` is the mend that is played. `liar` is the position of the phone with the mistake.
export const goal = ({ level, mend, mode, isFound, isAsked, liar }) => {
  if (mode === "mend") return "Which mend holds?";
  if (isAsked) return level.ask;
  if (mend) return mend === "mended" ? `${"AB"[liar]} has this mend. ${mode === "show" ? "Does it hold?" : "It holds."}` : `Phone ${"AB"[liar]} has this mend.`;
  return isFound ? "Same taps, same server." : level.story;
};

// `places` is the play so far; `hint` is null, "hint" or "step"; `mode` is null, "show", "given" or "mend".
export const advice = ({ graph, far, places, solution, level, mend, hint, mode, isAsked, names }) => {
  const place = places.at(-1);
  const state = graph.states[place.at];
  if (mode === "mend") return ["Three teams have mended it. Two of the mends break, too.", "story"];
  if (isAsked) return [`${truth(level, graph, places, names)} One of the two is wrong now, and does not say so.`, "ask"];
  if (state.f) return mend ? ["It lies all the same.", "dead"] : ["Only one of the two is right.", "told"];
  if (mode === "show") return [`Watch: ${places.length > 1 ? deed(place.line, names) : "the play begins"}.`, "watch"];
  if (mend === "mended") return ["Whatever you do, the phones agree in the end.", "found"];
  if (mode === "given") {
    return ["Someone pressed ↻ twice. The phone gave up on question 1 (“cancelled”). Its answer can still come: send it!", "story"];
  }
  const step = next(graph, far, place);
  if (step === null) return ["This way leads nowhere: the phones agree from here on. Undo a step.", "dead"];
  if (hint === "step") return [press(graph, place, step, names), "hint"];
  if (hint === "hint") return [level.hint, "hint"];
  const isOnTrack = places.slice(1).every(({ line }, i) => line === solution[i]);
  if (level.lesson && !mend && isOnTrack && places.length > 1) return [level.lesson[places.length - 2], "lesson"];
  if (!state.c.length && place.line?.startsWith("answer") && !mend) {
    return ["All is answered, and the phones agree. Press something on a phone, or take a hint.", "story"];
  }
  if (places.length > 1 && state.c.length && differences(graph, place).length) {
    return ["They differ now. Answer the questions that wait, and see if it lasts.", "story"];
  }
  return [unmoved(graph, places.slice(-2), names) ?? (mend ? "It breaks, too. Can you see how?" : level.word), "story"];
};
