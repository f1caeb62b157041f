// The address of the page contains a play: the game, and its steps.
//     #level-2:load;load;answer 1 ok

// A longer address was not made by this page.
const longest = 20000;
const encode = (line) => encodeURIComponent(line).replaceAll("%20", " ");
export const format = ({ game, lines }) => `#${game}${lines.length ? `:${lines.map(encode).join(";")}` : ""}`;

// Reads a play from an address. It is `broken` if its steps can't be read, or are too many.
export const parse = (hash) => {
  const text = hash.replace(/^#/, "");
  const end = text.indexOf(":");
  const game = (end < 0 ? text : text.slice(0, end)).slice(0, 100);
  if (text.length > longest) return { game, lines: [], broken: true };
  try {
    const lines = end < 0 ? [] : text.slice(end + 1).split(";").map(decodeURIComponent);
    return { game: decodeURIComponent(game), lines: lines.filter((line) => line !== ""), broken: false };
  } catch { return { game, lines: [], broken: true }; }
};
