// The address holds all that stays: the game, its steps, and the levels that are solved.
//     #level-2~1,3:load;load;answer 1 ok

const encode = (line) => encodeURIComponent(line).replaceAll("%20", " ");

export const format = ({ game, solved, lines }) =>
  `#${game}${solved.length ? `~${solved.join(",")}` : ""}${lines.length ? `:${lines.map(encode).join(";")}` : ""}`;

// What an address says; `broken` if its steps can't be read.
export const parse = (hash) => {
  const [, game, solved, rest] = /^#?([^~:]*)(?:~([^:]*))?(?::(.*))?$/s.exec(hash) ?? [, "", "", ""];
  const numbers = (solved ?? "").split(",").map(Number).filter((n) => Number.isInteger(n) && n > 0 && n < 100);
  const found = { game, solved: [...new Set(numbers)].sort((a, b) => a - b), lines: [], broken: false };
  try {
    found.game = decodeURIComponent(game);
    found.lines = (rest ?? "").split(";").map(decodeURIComponent).filter((line) => line !== "");
  } catch {
    found.broken = true;
  }
  return found;
};
