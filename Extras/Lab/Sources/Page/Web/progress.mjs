// What a player has solved, by the names of the levels, and how well.
//     { "level-1": { steps: 4, back: 0, hints: 1 } }

const cost = ({ steps, back, hints }) => steps + back + hints;

// Text from a store may be anything.
export const readProgress = (text) => {
  let all = null;
  try {
    all = JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
  const isCount = (value) => Number.isInteger(value) && value >= 0 && value < 10000;
  const entries = Object.entries(all ?? {}).flatMap(([id, play]) => {
    const { steps, back, hints } = play ?? {};
    return /^level-\d+$/.test(id) && [steps, back, hints].every(isCount) ? [[id, { steps, back, hints }]] : [];
  });
  return Object.fromEntries(entries);
};

// The better play of a level is kept.
export const withPlay = (all, id, play) =>
  ({ ...all, [id]: all[id] && cost(all[id]) <= cost(play) ? all[id] : play });

// All of them together; `par` is how few steps each takes.
export const total = (all, par) => Object.keys(par).filter((id) => all[id]).reduce((sum, id) => ({
  levels: sum.levels + 1, steps: sum.steps + all[id].steps, par: sum.par + par[id],
  back: sum.back + all[id].back, hints: sum.hints + all[id].hints,
}), { levels: 0, steps: 0, par: 0, back: 0, hints: 0 });
