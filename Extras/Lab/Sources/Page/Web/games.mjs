// The games as the page plays them: the graphs that were computed, and the texts of the levels.
import { distances, solution } from "./graph.mjs";

// A text stands in one line or in several.
const joined = (text) => [text ?? ""].flat().join(" ");

const read = (texts, incident) => ({
  ...texts, incident, story: joined(texts.story), word: joined(texts.word), hint: joined(texts.hint),
  stake: joined(texts.stake), kit: joined(texts.kit),
  morals: texts.morals.map(({ when, text }) => ({ when, text: joined(text) })),
});

// `level` is null in a free game.
export const readGames = (games, texts) => games.map((game) => {
  const level = texts[/^level-(\d+)$/.exec(game.id)?.[1] - 1];
  const far = distances(game.graph);
  return { ...game, far, solution: solution(game.graph, far), level: level ? read(level, game.incident) : null };
});
