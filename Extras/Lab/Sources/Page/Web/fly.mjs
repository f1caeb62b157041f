// Animates an answer: it moves from its card to the edge of each phone, which shows it or drops it. It covers no list.
import { make } from "./phone.mjs";

const at = (x, y) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
const within = (value, least, most) => Math.min(Math.max(value, least), most);

// `words` is the text that moves. `ends` has "shown" or "dropped" for each phone, or null if that phone did not ask.
export const fly = (from, words, ends) => {
  if (!from || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  const phones = document.querySelectorAll("#phones .case");
  return Promise.all(ends.map((end, side) => {
    if (!end || !phones[side]) return null;
    const envelope = make(`span.envelope.${end}`, { "aria-hidden": true }, words);
    document.body.append(envelope);
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    const { left, right, top, bottom } = phones[side].getBoundingClientRect();
    const to = y > bottom ? at((left + right) / 2, bottom) : at(within(x, left, right), within(y, top, bottom));
    return envelope.animate([{ transform: at(x, y) }, { transform: to, offset: .8 }, { transform: `${to} ${end === "dropped" ? "scale(.2) rotate(40deg)" : "scale(.6)"}`, opacity: .2 }],
      { duration: 650, easing: "ease-in-out" }).finished.finally(() => envelope.remove());
  }));
};
