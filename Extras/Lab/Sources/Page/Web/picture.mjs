// A picture of both phones, to be shared.
import { screen } from "./graph.mjs";
import { nameOf } from "./looks.mjs";

const [red, ink, dim] = ["#ff6961", "#ededea", "#a3a5ab"];

// The rows of a phone: each with its text, and whether the other phone has it. A row that only the other phone has is struck out.
export const rowsOf = (graph, place, side, names, words) => {
  const list = (of) => [...screen(graph, place, of)].find(([name, value]) => /users|items$/.test(name) && Array.isArray(value))?.[1];
  const [own, other] = [list(side), list(1 - side) ?? []];
  if (!own || String(own) === String(other)) return [{ text: words, mark: "odd" }];
  return [...own.map((id, i) => ({ text: nameOf(id, names), mark: other.includes(id) && (own.length !== other.length || other[i] === id) ? "" : "odd" })),
    ...other.filter((id) => !own.includes(id)).map((id) => ({ text: nameOf(id, names), mark: "gone" }))];
};

export const drawPicture = ({ phones, liar, words }) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1200, height: 630 });
  const pen = canvas.getContext("2d");
  const box = (color, ...sides) => {
    Object.assign(pen, { fillStyle: color }).beginPath();
    pen.roundRect(...sides);
    pen.fill();
  };
  const write = (text, x, y, size, color, most) =>
    Object.assign(pen, { fillStyle: color, font: `600 ${size}px system-ui, sans-serif` }).fillText(text, x, y, most);
  box("#0e0f10", 0, 0, 1200, 630, 0);
  words.forEach((line, i) => write(line, 56, 250 + 64 * i, 56, ink, 500));
  write("Same taps. Same server.", 56, 290 + 64 * words.length, 30, dim, 500);
  phones.forEach((rows, side) => {
    const x = 580 + 300 * side;
    write("AB"[side] + (side === liar ? " lies" : " is right"), x + 8, 62, 34, side === liar ? red : "#5fcb78");
    box(side === liar ? red : "#5fcb78", x, 82, 270, 500, 44);
    box("#000", x + 7, 89, 256, 486, 38);
    rows.filter(({ mark }) => side === liar || mark !== "gone").forEach(({ text, mark }, i) => {
      const isRed = side === liar && mark;
      box(isRed ? "#43201e" : "#1c1c1e", x + 22, 130 + 78 * i, 226, 68, 18);
      write(text, x + 40, 174 + 78 * i, 30, isRed ? red : ink, 190);
      if (isRed && mark === "gone") box(red, x + 36, 162 + 78 * i, pen.measureText(text).width + 8, 4, 0);
    });
  });
  return canvas;
};
