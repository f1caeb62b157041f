// An answer travels: it leaves its card, and each phone shows it or swallows it.
import { make } from "./dom.mjs";

const time = 650;
const at = (box) => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;

// `words` is what travels, `ends` says of each phone "shown", "ignored" or null, where nothing was asked.
export const fly = (from, words, ends) => {
  if (!from || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const phones = document.querySelectorAll("#phones .glass");
  ends.forEach((end, side) => {
    if (!end || !phones[side]) return;
    const envelope = make("span", { class: `envelope ${end}`, "aria-hidden": "true" }, words);
    document.body.append(envelope);
    const to = at(phones[side].getBoundingClientRect());
    const last = end === "ignored" ? `${to} scale(.2) rotate(40deg)` : `${to} scale(1.15)`;
    envelope.animate([{ transform: at(from) }, { transform: to, offset: .8 }, { transform: last, opacity: .2 }],
      { duration: time, easing: "ease-in-out" }).finished.finally(() => envelope.remove());
    const what = end === "ignored" ? "✕ ignored" : "✓";
    const verdict = make("span", { class: `verdict ${end}`, "aria-hidden": "true" }, what);
    phones[side].append(verdict);
    verdict.animate([{ opacity: 0 }, { opacity: 0, offset: .45 }, { opacity: 1, offset: .5 }, { opacity: 0 }],
      { duration: 3 * time }).finished.finally(() => verdict.remove());
  });
};
