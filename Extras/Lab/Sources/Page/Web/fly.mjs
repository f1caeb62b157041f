// Animates an answer: it moves from its card to each phone, which shows it or drops it.
import { make } from "./phone.mjs";

const at = (box) => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;

// `words` is the text that moves. `ends` has "shown" or "dropped" for each phone, or null if that phone did not ask.
export const fly = (from, words, ends) => {
  if (!from || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const phones = document.querySelectorAll("#phones .case");
  ends.forEach((end, side) => {
    if (!end || !phones[side]) return;
    const envelope = make(`span.envelope.${end}`, { "aria-hidden": true }, words);
    document.body.append(envelope);
    const to = at(phones[side].getBoundingClientRect());
    const last = end === "dropped" ? `${to} scale(.2) rotate(40deg)` : `${to} scale(1.15)`;
    envelope.animate([{ transform: at(from) }, { transform: to, offset: .8 }, { transform: last, opacity: .2 }],
      { duration: 650, easing: "ease-in-out" }).finished.finally(() => envelope.remove());
  });
};
