// Walks through a computed graph. This module does not use the page.

export const beginning = (graph) => ({ at: 0, line: null, numbers: Array.from({ length: graph.firstCount }, (_, i) => i + 1), count: graph.firstCount });

// The same graph with the phones exchanged.
export const mirrored = (graph) => ({ ...graph, cards: graph.cards.map(([name, one, other]) => [name, other, one]),
  states: graph.states.map((state) => ({ ...state, s: state.s.toReversed() })) });

// The steps that are possible at a place. Each has its line, and the number of the card that it answers.
export const moves = (graph, place) => {
  const flat = graph.states[place.at].e;
  return Array.from({ length: flat.length / 3 }, (_, i) => {
    const [line, position, target] = flat.slice(3 * i, 3 * i + 3);
    const card = position < 0 ? null : place.numbers[position];
    return { line: graph.lines[line].replace("#", () => card ?? "#"), card, target };
  });
};

// Takes a step. New cards get the next numbers.
export const take = (graph, place, move) => {
  const numbers = place.numbers.filter((number) => number !== move.card);
  let count = place.count;
  while (numbers.length < graph.states[move.target].c.length) numbers.push(++count);
  return { at: move.target, line: move.line, numbers, count };
};

// The places that these lines lead to, and the first line that is not possible.
export const walk = (graph, lines) => {
  const places = [beginning(graph)];
  for (const line of lines) {
    const move = moves(graph, places.at(-1)).find((m) => m.line === line);
    if (!move) return { places, missing: line };
    places.push(take(graph, places.at(-1), move));
  }
  return { places, missing: null };
};

// Takes the lines that are possible, and then answers all open cards. Shows how the same play ends in another game.
export const follow = (graph, lines) => {
  const places = [beginning(graph)];
  const go = (line) => {
    const move = moves(graph, places.at(-1)).find((m) => m.line === line);
    if (move) places.push(take(graph, places.at(-1), move));
    return move;
  };
  lines.forEach(go);
  while (places.at(-1).numbers.some((number) => go(`answer ${number} ok`)));
  return places;
};

// The open cards. Each has its number, its name, and "open", "cancelled" or "none" for each phone.
export const cards = (graph, place) => graph.states[place.at].c.map((index, position) => {
  const [name, ...status] = graph.cards[index];
  return { number: place.numbers[position], name, status };
});

export const screen = (graph, place, side) =>
  new Map(graph.screens[graph.states[place.at].s[side]].map((index) => graph.fields[index]));

// The names of the fields in which the two phones differ.
export const differences = (graph, place) => {
  const [left, right] = [screen(graph, place, 0), screen(graph, place, 1)];
  const text = (fields, name) => JSON.stringify(fields.get(name) ?? null);
  return [...new Set([...left.keys(), ...right.keys()])].filter((name) => text(left, name) !== text(right, name));
};

// For each state, the smallest number of steps until the mistake shows.
export const distances = (graph) => {
  const far = graph.states.map((state) => (state.f ? 0 : Infinity));
  const sources = graph.states.map(() => []);
  graph.states.forEach((state, at) => state.e.forEach((to, i) => { if (i % 3 === 2) sources[to].push(at); }));
  let border = [...far.keys()].filter((at) => far[at] === 0);
  for (let steps = 1; border.length; steps += 1) {
    border = [...new Set(border.flatMap((at) => sources[at]))].filter((at) => far[at] === Infinity);
    for (const at of border) far[at] = steps;
  }
  return far;
};

// The next step on a shortest way to the mistake; null if the mistake can't be reached from here.
export const next = (graph, far, place) =>
  moves(graph, place).find((move) => far[move.target] < far[place.at])?.line ?? null;

// A shortest way from the beginning to the mistake; empty if there is none.
export const solution = (graph, far) => {
  const lines = [];
  for (let line; (line = next(graph, far, walk(graph, lines).places.at(-1)));) lines.push(line);
  return lines;
};

// The places of a shortest way from the beginning to a state.
export const wayTo = (graph, target) => {
  const ways = new Map([[0, [beginning(graph)]]]);
  for (const [at, places] of ways) {
    if (at === target) return places;
    for (const move of moves(graph, places.at(-1))) {
      if (!ways.has(move.target)) ways.set(move.target, [...places, take(graph, places.at(-1), move)]);
    }
  }
};

// The cards that were answered, in the order of their answers, each with its answer and the place before. After these, the open cards.
export const answered = (graph, places) => [...places.slice(1).flatMap(({ line }, i) => {
  const [, number, answer] = /^answer (\d+) (.*)$/.exec(line) ?? [];
  return cards(graph, places[i]).filter((card) => card.number === Number(number)).map((card) => ({ ...card, answer, place: places[i] }));
}), ...cards(graph, places.at(-1)).map((card) => ({ ...card, place: places.at(-1) }))];
