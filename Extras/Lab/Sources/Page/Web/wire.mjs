// The server: a card for each question, with buttons for its answers. Also the steps of the play.
import { answered, moves } from "./graph.mjs";
import { make } from "./phone.mjs";
import { capital, deed, question, rows, visible } from "./words.mjs";

const ends = { open: "waits", cancelled: "cancelled", none: "not asked", answered: "answered" };
export const badge = (number) => make(`b.number.n${number % 6}`, number);

// The text of an answer: the content of a list; for a write, a delete or a login, whether it was done.
export const reply = (line, name, names) => {
  const answer = line.split(" ").slice(2).join(" ");
  const list = rows(name, names);
  if (answer === "ok") return list ? `Answer: ${list}` : "Yes";
  if (answer.startsWith("fail ")) return list ? "Error" : "No";
  return capital(visible(answer));
};

// An answered question stays in its place until the next one is asked after all answers, so that no button slides under a finger.
export const drawCards = (graph, places, names, act, isMend) => {
  const start = places.slice(0, -1).findLastIndex(({ numbers }) => !numbers.length);
  const all = answered(graph, places.slice(Math.max(0, start)));
  return all.toSorted((one, other) => one.number - other.number).map(({ number, name, answer, place, ...card }) => {
    const words = question(name, names);
    // In a race, a phone that has cancelled alone would be given away.
    const isSecret = !isMend && card.status.includes("cancelled") && card.status.includes("open");
    const status = card.status.map((one) => (answer && one !== "none" ? "answered" : isSecret ? "open" : one));
    const isCut = !answer && !status.includes("open");
    const end = (side) => make(`span.wire.${status[side]}`, { "data-key": side }, isSecret && !answer ? "asked" : ends[status[side]]);
    const button = ({ line }) => make(`button.pill${line.endsWith(" ok") ? ".yes" : ""}`, {
      "data-key": line, disabled: Boolean(answer), class: answer && line.endsWith(` ${answer}`) ? "sent" : "", "aria-label": `${reply(line, name, names)}. Question ${number}: ${words}`, onclick: () => act(line),
    }, reply(line, name, names));
    return make("li.question", { class: answer ? "past" : isCut ? "cut" : "", "data-key": number, "data-card": number }, end(0),
      make("div.paper", make("p", badge(number), " ", make(isCut ? "s" : "span", words)),
        make("div.pills", moves(graph, place).filter((move) => move.card === number).map(button))), end(1),
    isCut && make("small", "The phone gave up on it. Its answer can still come."));
  });
};

// The steps of the play. A click goes to that step.
export const drawSteps = (places, now, names, go) => places.map(({ line }, i) => make("li", { "data-key": i, class: i > now ? "later" : "" },
  make("button.pill", { "data-key": `go ${i}`, "aria-current": i === now ? "step" : null, onclick: () => go(i) }, line ? deed(line, names) : "Start")));
