// The map of a race: its places as dots, and the path of a play through them.
import { make } from "./phone.mjs";

const [wide, high] = [26, 9];

// The column of a place is its distance from the beginning in steps. Its row is the order in which it was found.
export const layout = (graph) => {
  const spots = [];
  let column = [0];
  for (let x = 0; column.length; x += 1) {
    column.forEach((at, y) => (spots[at] = { x, y: y - (column.length - 1) / 2 }));
    const next = column.flatMap((at) => graph.states[at].e.filter((_, i) => i % 3 === 2));
    column = [...new Set(next)].filter((at) => !spots[at]);
  }
  return spots;
};

export const drawMap = (graph, way) => {
  const spots = layout(graph);
  const tall = Math.max(...spots.map(({ y }) => y)) + 1;
  const [x, y] = [(at) => (spots[at].x + .5) * wide, (at) => (spots[at].y + tall) * high];
  const line = (from, to) => `M${x(from)} ${y(from)}L${x(to)} ${y(to)}`;
  const edges = graph.states.flatMap(({ e }, at) => e.filter((_, i) => i % 3 === 2).map((to) => line(at, to)));
  const dot = ({ f }, at) => make(`circle${f ? ".broken" : ""}`, { cx: x(at), cy: y(at), r: f ? 3.5 : 2 });
  const width = (Math.max(...spots.map((spot) => spot.x)) + 1) * wide;
  return make("svg.map", { viewBox: `0 0 ${width} ${2 * tall * high}`, width: width * 2, "aria-hidden": true },
    make("path.edges", { d: edges.join("") }), graph.states.map(dot),
    make("path.way", { d: way.slice(1).map((at, i) => line(way[i], at)).join("") }),
    make("circle.here", { cx: x(way.at(-1)), cy: y(way.at(-1)), r: 5 }));
};
