// How often a race goes wrong without a player, as the page says: walks through its graph with answers after random times.
import { beginning, cards, moves, take } from "../../../Sources/Page/Web/graph.mjs";

const tries = 2000;

// Numbers between 0 and 1 that fill the range evenly (van der Corput). They are the same in each run.
const even = (index, base) => {
  let [value, part] = [0, 1];
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    part /= base;
    value += part * (rest % base);
  }
  return value;
};

// Walks through the graph once: the user acts at fixed times, and the answer to card n comes after `wait(n)`.
const goesWrong = (graph, deeds, gap, wait) => {
  let place = beginning(graph);
  const due = new Map(place.numbers.map((number) => [number, wait(number)]));
  const rest = deeds.map((line, index) => ({ line, time: index * gap }));
  for (;;) {
    const open = cards(graph, place).map(({ number }) => ({ line: `answer ${number} ok`, time: due.get(number) }));
    const next = [...rest.slice(0, 1), ...open].sort((a, b) => a.time - b.time)[0];
    if (!next) return false;
    if (next === rest[0]) rest.shift();
    const move = moves(graph, place).find(({ line }) => line === next.line);
    if (!move && next.line.startsWith("answer")) return false;
    if (!move) continue;
    place = take(graph, place, move);
    if (graph.states[place.at].f) return true;
    for (const number of place.numbers) if (!due.has(number)) due.set(number, next.time + wait(number));
  }
};

// The share of plays that show the mistake, if an answer takes `delay` milliseconds, up to `spread` more or less.
export const chance = (graph, deeds, { delay, spread, gap }) => {
  let wrong = 0;
  for (let index = 1; index <= tries; index += 1) {
    const wait = (number) => delay + spread * (2 * even(index, [2, 3, 5, 7, 11, 13][number % 6]) - 1);
    if (goesWrong(graph, deeds, gap, wait)) wrong += 1;
  }
  return wrong / tries;
};

// The share in words.
export const inWords = (part) => `${Math.round(100 * part)} of 100`;
