// The map of a race: its places as dots, and the path of a play through them.
import { make } from "./phone.mjs";

const [tall, thick, most] = [11, 4, 30];

// The column of a place is its distance from the beginning in steps. A long column has several lanes, side by side.
export const layout = (graph) => {
  const spots = [];
  let column = [0];
  for (let x = 0; column.length; x += 1) {
    const lanes = Math.ceil(column.length / most);
    const last = Math.ceil(column.length / lanes) - 1;
    column.forEach((at, i) => (spots[at] = { x, y: Math.floor(i / lanes) - last / 2, lane: i % lanes - (lanes - 1) / 2 }));
    const next = column.flatMap((at) => graph.states[at].e.filter((_, i) => i % 3 === 2));
    column = [...new Set(next)].filter((at) => !spots[at]);
  }
  return spots;
};

// `width` is in pixels; a press on a dot calls `go`.
export const drawMap = (graph, way, width, go) => {
  const spots = layout(graph);
  const half = Math.max(...spots.map(({ y }) => y)) + 1;
  const wide = width / (Math.max(...spots.map((spot) => spot.x)) + 1);
  const [x, y] = [(at) => (spots[at].x + .5) * wide + spots[at].lane * tall, (at) => (spots[at].y + half) * tall];
  const line = (from, to) => `M${x(from).toFixed(1)} ${y(from)}L${x(to).toFixed(1)} ${y(to)}`;
  const edges = graph.states.flatMap(({ e }, at) => e.filter((_, i) => i % 3 === 2).map((to) => line(at, to)));
  const dot = ({ f }, at) => make(`circle${f ? ".broken" : ""}`, { cx: x(at), cy: y(at), r: f ? thick + .5 : thick, onclick: go && (() => go(at)) });
  return make("svg.map", { viewBox: `0 0 ${width} ${2 * half * tall}`, width, "aria-hidden": true }, make("path.edges", { d: edges.join("") }),
    make("path.way", { d: way.slice(1).map((at, i) => line(way[i], at)).join("") }), graph.states.map(dot),
    make("circle.here", { cx: x(way.at(-1)), cy: y(way.at(-1)), r: thick + 4 }));
};
