// The server: a card for each question that is not answered, with buttons for its answers. Also the steps of the play.
import { cards, moves } from "./graph.mjs";
import { make } from "./phone.mjs";
import { capital, deed, question, rows, visible } from "./words.mjs";

const ends = { open: "waits", cancelled: "cancelled", none: "not asked" };
export const badge = (number) => make(`b.number.n${number % 6}`, number);

// The text of an answer: the content of a list; for a write, a delete or a login, whether it was done.
export const reply = (line, name, names) => {
  const answer = line.split(" ").slice(2).join(" ");
  const list = rows(name, names);
  if (answer === "ok") return list ? `Answer: ${list}` : "Yes";
  if (answer.startsWith("fail ")) return list ? "Error" : "No";
  return capital(visible(answer));
};

export const drawCards = (graph, place, names, act) => {
  const open = moves(graph, place);
  return cards(graph, place).map(({ number, name, status }) => {
    const words = question(name, names);
    const isCut = status.every((s) => s !== "open");
    const end = (side) => make(`span.wire.${status[side]}`, { "data-key": side }, ends[status[side]]);
    const button = ({ line }) => make(`button.pill${line.endsWith(" ok") ? ".yes" : ""}`, {
      "data-key": line, "aria-label": `${reply(line, name, names)}. Question ${number}: ${words}`, onclick: () => act(line),
    }, reply(line, name, names));
    return make("li.question", { class: isCut ? "cut" : "", "data-key": number, "data-card": number }, end(0),
      make("div.paper", make("p", badge(number), " ", make(isCut ? "s" : "span", words)),
        make("div.pills", open.filter((move) => move.card === number).map(button))), end(1));
  });
};

// The steps of the play. A click goes to that step.
export const drawSteps = (places, now, names, go) => places.map(({ line }, i) => make("li", { "data-key": i, class: i > now ? "later" : "" },
  make("button.pill", { "data-key": `go ${i}`, "aria-current": i === now ? "step" : null, onclick: () => go(i) }, line ? deed(line, names) : "Start")));
