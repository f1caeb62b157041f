// The question of each race: which phone lies? Also what helps to answer it.
import { answered, differences, screen } from "./graph.mjs";
import { nameOf } from "./looks.mjs";
import { make } from "./phone.mjs";
import { said } from "./tell.mjs";
import { badge, reply } from "./wire.mjs";
import { question, rows } from "./words.mjs";

const counts = ["no", "one", "two", "three", "four", "five"];
const nth = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];

const list = (other, own, names, field) => {
  const named = (ids) => ids.map((id) => nameOf(id, names)).join(", ");
  const [more, less] = [own.filter((id) => !other.includes(id)), other.filter((id) => !own.includes(id))];
  if (!more.length && !less.length) return named(own);
  return [own.length ? `${counts[own.length]} ${field === "users" ? "name" : "fruit"}${own.length > 1 ? "s" : ""}` : "nothing on the list",
    less.length && own.length && `no ${named(less)}`, more.length && other.length && `${named(more)} too`].filter(Boolean).join(", ");
};

// Where the phones differ, in short words for one of them, such as “three names, no Dan”.
export const shows = (graph, place, side, names) => {
  const [own, other] = [side, 1 - side].map((one) => screen(graph, place, one));
  return differences(graph, place).map((path) => said(path, own.get(path), other.get(path), names, list)).filter(Boolean).join(", ");
};

// What was true at the server: what the race says, or who came or left between two questions.
export const truth = (level, graph, places, names) => level.truth ?? answered(graph, places)
  .toSorted((one, other) => one.number - other.number).map(({ number, name }, i, all) => {
    const [old, now] = [all[i - 1]?.name ?? name, name].map((one) => rows(one, names)?.split(", ") ?? []);
    const [come, gone] = [now.filter((one) => !old.includes(one)), old.filter((one) => !now.includes(one))];
    const moved = [come.length && `${come.join(", ")} joined`, gone.length && `${gone.join(", ")} left`].filter(Boolean).join(" and ");
    return moved && `${moved} between questions ${all[i - 1].number} and ${number}.`;
  }).filter(Boolean).join(" ");

// What the server has answered, in the order of arrival.
const drawCame = (graph, places, names) => answered(graph, places).map(({ number, name, answer }, i, all) => {
  const isLast = !all[i + 1]?.answer;
  return make("li", badge(number), make("span", /^load/.test(name) ? `asked ${nth[number - 1]}: ` : `${question(name, names)}: `,
    make("b", answer ? reply(`answer ${number} ${answer}`, name, names).replace("Answer: ", "") : "no answer yet")),
  make("small", !answer ? "waits" : (i || !isLast) && `came ${isLast ? "last" : nth[i]}`));
});

export const drawAsk = ({ level, graph, places, names, pick }) => [
  make("h2.unseen", { id: "result-title", tabindex: -1 }, level.ask),
  make("div.pick", [0, 1].map((side) => make("button.yes", { "data-key": `pick ${side}`, onclick: () => pick(side) },
    make("b", `${"AB"[side]} ${level.lies}`), make("small", shows(graph, places.at(-1), side, names))))),
  make("section.came", make("h3", "What you, the server, have answered"), make("ol", drawCame(graph, places, names)))];
