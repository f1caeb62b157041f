// Joins the computed graphs with the texts of the races.
import { distances, mirrored, solution } from "./graph.mjs";

// In the file, a text is one line or a list of lines.
const joined = (text) => [text ?? ""].flat().join(" ");
const texts = (all, ...names) => Object.fromEntries(names.map((name) => [name, joined(all[name])]));

const read = (level) => ({ ask: "Which phone lies?", lies: "lies", ...level, ...texts(level, "story", "word", "hint", "right", "stake", "kit"),
  morals: level.morals.map((moral) => ({ ...moral, ...texts(moral, "text") })),
  mends: (level.mends ?? []).map((mend) => ({ ...mend, ...texts(mend, "why") })) });

// A game is a race, such as `ghost-answer`, or the play of one of its mends, such as `ghost-answer.1`.
export const readGames = (games, levels) => games.map((game) => {
  const [id, mend = null] = game.id.split(".");
  const [far, level] = [distances(game.graph), read(levels.find((one) => one.id === id))];
  return { ...game, mend, far, solution: solution(game.graph, far), mirror: mirrored(game.graph), level };
});
