import assert from "node:assert/strict";
import test from "node:test";
import { advice, goal, press } from "../../../Sources/Page/Web/advice.mjs";
import { format, parse } from "../../../Sources/Page/Web/address.mjs";
import { shows, truth } from "../../../Sources/Page/Web/ask.mjs";
import {
  answered, beginning, cards, differences, distances, follow, mirrored, moves, next, screen, solution, take, walk, wayTo,
} from "../../../Sources/Page/Web/graph.mjs";
import { look } from "../../../Sources/Page/Web/looks.mjs";
import { layout } from "../../../Sources/Page/Web/map.mjs";
import { changes, diff, moral, verdict } from "../../../Sources/Page/Web/panels.mjs";
import { readProgress, score, shareAll, shareLevel, total, withPlay } from "../../../Sources/Page/Web/score.mjs";
import { rowsOf } from "../../../Sources/Page/Web/picture.mjs";
import { phoneChange, tell } from "../../../Sources/Page/Web/tell.mjs";
import { deed, question, rows, visible } from "../../../Sources/Page/Web/words.mjs";
import { chance, inWords } from "../Browser/chance.mjs";

// Load twice and answer the first request: the mistake. The answer to the second request leads back to the beginning.
const graph = {
  firstCount: 0,
  lines: ["load", "answer # ok", "idle"],
  cards: [["load", "open", "open"], ["load", "cancelled", "open"]],
  fields: [["loading", false], ["loading", true], ["list", ["a"]]],
  screens: [[0], [1], [0, 2]],
  states: [
    { s: [0, 0], c: [], e: [0, -1, 1] },
    { s: [1, 1], c: [0], e: [0, -1, 2, 1, 0, 0, 2, -1, 1] },
    { s: [1, 1], c: [1, 0], e: [1, 0, 3, 1, 1, 1] },
    { s: [1, 2], c: [0], e: [], f: 1 },
  ],
};

test("Cards are numbered in the order of opening, whatever was answered in between", () => {
  const { places, missing } = walk(graph, ["load", "load", "answer 2 ok", "load", "answer 1 ok"]);
  assert.equal(missing, null);
  assert.deepEqual(places.map((place) => place.numbers), [[], [1], [1, 2], [1], [1, 3], [3]]);
  assert.deepEqual(cards(graph, places[2])[0], { number: 1, name: "load", status: ["cancelled", "open"] });
});

test("A way ends before the first line that leads nowhere", () => {
  const { places, missing } = walk(graph, ["load", "answer 7 ok", "load"]);
  assert.equal(missing, "answer 7 ok");
  assert.equal(places.length, 2);
});

test("The solution goes on from anywhere, and from the beginning it is the shortest way", () => {
  const far = distances(graph);
  assert.deepEqual(far, [3, 2, 1, 0]);
  assert.deepEqual(solution(graph, far), ["load", "load", "answer 1 ok"]);
  const { places } = walk(graph, ["load", "idle", "load", "answer 2 ok"]);
  assert.equal(next(graph, far, places[3]), "answer 1 ok");
  assert.equal(next(graph, far, places.at(-1)), "load");
});

test("From where the mistake can't be reached there is no next step", () => {
  const dead = { ...graph, states: [{ s: [0, 0], c: [], e: [] }, { s: [0, 0], c: [], e: [], f: 1 }] };
  assert.deepEqual(distances(dead), [Infinity, 0]);
  assert.equal(next(dead, distances(dead), beginning(dead)), null);
  assert.deepEqual(solution(dead, distances(dead)), []);
});

test("The fields that differ are named, also those that only one phone has", () => {
  assert.deepEqual(differences(graph, { at: 3 }), ["loading", "list"]);
  assert.deepEqual(differences(graph, { at: 2 }), []);
});

test("The answers are named in the order in which they came, and then what still waits", () => {
  const of = (...lines) => answered(graph, walk(graph, lines).places).map(({ number, answer }) => [number, answer]);
  assert.deepEqual(of("load", "load", "answer 1 ok"), [[1, "ok"], [2, undefined]]);
  assert.deepEqual(of("load", "load", "answer 2 ok", "answer 1 ok"), [[2, "ok"], [1, "ok"]]);
});

test("With the phones exchanged, a race goes the same way, and each phone has what the other one had", () => {
  const [places, other] = [graph, mirrored(graph)].map((one) => walk(one, ["load", "load", "answer 1 ok"]).places);
  assert.deepEqual(other, places);
  assert.deepEqual([0, 1].map((side) => screen(mirrored(graph), places[3], side)), [1, 0].map((side) => screen(graph, places[3], side)));
  assert.deepEqual(cards(mirrored(graph), places[2])[0].status, ["open", "cancelled"]);
  assert.deepEqual(mirrored(mirrored(graph)), graph);
});

test("A way to each place is the shortest", () => {
  assert.deepEqual(graph.states.map((_, at) => wayTo(graph, at).length), [1, 2, 3, 4]);
  assert.deepEqual(wayTo(graph, 3), walk(graph, ["load", "load", "answer 1 ok"]).places);
});

test("What the phones show is said in short words that do not tell which one lies", () => {
  const one = (...fields) => ({ states: [{ s: [0, 1] }], fields: fields.flat(), screens: fields.map((all, i) => all.map((_, j) => fields.slice(0, i).flat().length + j)) });
  const of = (...fields) => [0, 1].map((side) => shows(one(...fields), { at: 0 }, side, { a: "Ann", d: "Dan" }));
  assert.deepEqual(of([["users", ["a", "d"]]], [["users", ["a"]]]), ["two names, Dan too", "one name, no Dan"]);
  assert.deepEqual(of([["items", []]], [["items", ["a"]]]), ["nothing on the list", "one fruit"]);
  assert.deepEqual(of([["items", ["a", "d"]]], [["items", ["d", "a"]]]), ["Ann, Dan", "Dan, Ann"]);
  assert.deepEqual(of([["loading", true]], [["loading", false]]), ["the wheel turns", "no wheel turns"]);
  assert.deepEqual(of([["error", null]], [["error", "No."]]), ["no alert", "an alert says “No.”"]);
  assert.deepEqual(of([["events", ["x"]]], [["events", ["x", "x"]]]), ["1 page opened", "2 pages opened"]);
  assert.deepEqual(of([["written", "2"]], []), ["its server has 2", "its server has 1"]);
  const rows = rowsOf(one([["users", ["a", "d"]]], [["users", ["a"]]]), { at: 0 }, 1, { a: "Ann", d: "Dan" }, "");
  assert.deepEqual(rows, [{ text: "Ann", mark: "" }, { text: "Dan", mark: "gone" }], "the name that is missing is not in the picture");
});

test("What was true at the server is said: by the race, or who came and who left between two questions", () => {
  const people = { ...graph, cards: [["load a b", "open", "open"], ["load a c", "open", "open"]],
    states: graph.states.map((state) => ({ ...state, c: state.c.length > 1 ? [0, 1] : state.c })) };
  const { places } = walk(people, ["load", "load"]);
  const names = { b: "Bob", c: "Cleo" };
  assert.equal(truth({}, people, places, names), "Cleo joined and Bob left between questions 1 and 2.");
  assert.equal(truth({}, people, places.slice(0, 2), names), "");
  assert.equal(truth({ truth: "So it is." }, people, places, names), "So it is.");
});

test("A play is followed elsewhere as far as it goes, and then all that is open is answered", () => {
  const all = follow(graph, ["load", "nothing", "load"]);
  assert.deepEqual(all.map(({ line }) => line), [null, "load", "load", "answer 1 ok"]);
  assert.deepEqual(follow(graph, ["answer 7 ok", "load"]).map(({ line }) => line), [null, "load", "answer 1 ok"]);
});

test("The odds are those of the times: who waits longer than any answer takes is never overtaken", () => {
  const odds = (delay, spread, gap) => chance(graph, ["load", "load"], { delay, spread, gap });
  assert.equal(odds(100, 50, 200), 0);
  assert.equal(odds(200, 0, 100), 1);
  // Half of the first answers take more than 200. The second answer overtakes these in 3 of 4 cases.
  assert(Math.abs(odds(200, 200, 200) - 3 / 8) < .01);
  assert.equal(chance(graph, [], { delay: 9, spread: 0, gap: 9 }), 0);
  assert.deepEqual([1 / 14, .3, .75].map(inWords), ["7 of 100", "30 of 100", "75 of 100"]);
});

test("Each place stands in the column of its distance from the beginning", () => {
  assert.deepEqual(layout(graph).map(({ x }) => x), [0, 1, 2, 3]);
  const long = layout({ states: [{ e: Array.from({ length: 40 }, (_, i) => [0, -1, i + 1]).flat() }, ...Array.from({ length: 40 }, () => ({ e: [] }))] });
  assert.equal(new Set(long.map((spot) => JSON.stringify(spot))).size, 41, "two places share a dot");
  assert(Math.max(...long.map(({ y }) => y)) < 10, "a long column is not split");
  const wide = { states: [{ e: [0, -1, 1, 0, -1, 2] }, { e: [] }, { e: [0, -1, 0] }] };
  assert.deepEqual(layout(wide), [{ x: 0, y: 0, lane: 0 }, { x: 1, y: -.5, lane: 0 }, { x: 1, y: .5, lane: 0 }]);
});

test("A move does not change the place that it starts from", () => {
  const place = beginning(graph);
  take(graph, place, moves(graph, place)[0]);
  assert.deepEqual(place, beginning(graph));
});

test("An address is read as it was written", () => {
  const address = { game: "level-2", lines: ["load", "type a;b:c~d %", "answer 1 fail No."] };
  assert.deepEqual(parse(format(address)), { ...address, broken: false });
  assert.deepEqual(parse(""), { game: "", lines: [], broken: false });
  assert.equal(parse("#items:%E0%A4%A").broken, true);
});

test("An address that no play could have made is not read", () => {
  const { game, lines, broken } = parse(`#${"a;".repeat(100000)}:load`);
  assert.deepEqual([game.length, lines, broken], [100, [], true]);
  assert.deepEqual(parse(`#items:${"load;".repeat(100000)}`), { game: "items", lines: [], broken: true });
});

const level = {
  ask: "Which phone lies?", truth: "True.", story: "Story.", hint: "Twice?", word: "Word.", lesson: ["One.", "Two."],
  morals: [{ when: "^list", text: "No." }, { when: "list 1:1$", text: "Seen." }, { text: "Late." }],
};
const advise = (lines, more = {}) => advice({
  graph, mend: null, far: distances(graph), solution: ["load", "load", "answer 1 ok"], level, hint: null, mode: null, isAsked: false, names: {},
  places: walk(graph, lines).places, ...more,
});

test("A lesson goes on as long as its steps are taken, and gives way to a hint that is asked for", () => {
  assert.deepEqual(advise([]), ["Word.", "story"]);
  assert.deepEqual(advise(["load"]), ["One.", "lesson"]);
  assert.deepEqual(advise(["load", "load"]), ["Two.", "lesson"]);
  assert.deepEqual(advise(["load", "idle"]), ["Word.", "story"]);
  assert.deepEqual(advise(["load"], { hint: "hint" }), ["Twice?", "hint"]);
  assert.deepEqual(advise(["load"], { hint: "step" }), ["Press ↻, on either phone.", "hint"]);
  assert.deepEqual(advise(["load", "load"], { hint: "step" }), ["Press “Yes”, your answer to question 1.", "hint"]);
  assert.equal(press(graph, beginning(graph), "items delete a", { a: "Apple" }), "Press the bin of Apple, on either phone.");
  assert.equal(press(graph, beginning(graph), "submit", {}), "Press “Log In”, on either phone.");
});

test("An answer that changes nothing says so, and why", () => {
  assert.deepEqual(advise(["load", "load", "answer 2 ok"]), ["This answer has changed nothing on the phones.", "story"]);
  const deletes = { ...graph, cards: graph.cards.map(([, ...status]) => ["delete a", ...status]) };
  assert.match(advise(["load", "load", "answer 2 ok"], { graph: deletes, names: { a: "Apple" } })[0], /keep Apple hidden: its delete still waits/);
});

test("The goal stays until a phone lies, whatever else is said", () => {
  const of = (more) => goal({ level, mend: null, mode: null, isFound: false, isAsked: false, liar: 0, ...more });
  assert.equal(of({}), "Story.");
  assert.equal(of({ isFound: true, isAsked: true }), "Which phone lies?");
  assert.equal(of({ isFound: true }), "Same taps, same server.");
  assert.equal(of({ mode: "mend" }), "Which mend holds?");
  assert.match(of({ mend: "1" }), /^Phone A has this mend/);
});

test("Where no way leads on, it is said, also to who asks for a hint", () => {
  const dead = { ...graph, states: [{ s: [0, 0], c: [], e: [] }, { s: [0, 0], c: [], e: [], f: 1 }] };
  const [words, kind] = advise([], { graph: dead, far: distances(dead), hint: "step", places: [beginning(dead)] });
  assert.match(words, /leads nowhere/);
  assert.equal(kind, "dead");
});

test("What was found is said, and by whom", () => {
  const all = ["load", "load", "answer 1 ok"];
  assert.match(advise(all, { isAsked: true })[0], /^True\. One of the two is wrong/);
  assert.equal(advise(all)[1], "told");
  assert.match(advise(["load"], { mode: "given" })[0], /gave up on question 1[^]*can still come/);
  assert.match(advise(["load"], { mend: "mended" })[0], /agree in the end/);
  assert.match(advise(["load"], { mend: "1" })[0], /It breaks, too/);
});

test("The moral is the first that fits the play", () => {
  const of = (...lines) => moral(level, graph, walk(graph, lines).places.at(-1));
  assert.equal(of("load", "load", "answer 1 ok"), "Seen.");
  assert.equal(of("load"), "Late.");
});

test("Code is shown as what changes, what goes before what comes", () => {
  const lines = [["-12+", "func load() {"], ["1", "  guard idle"], ["-12+", "  one"], ["2", "  two"], ["2", "  hide"], ["-+", "  two"],
    ["-", "  show"], ["1", "  show"], ["+", "  drop"], ["-12+", "}"]];
  const to = (part) => diff(lines, "-", part).map(([mark, text]) => `${mark || " "}${text.trim()}`);
  assert.deepEqual(to("1"), [" func load() {", "+guard idle", " one", "-two", " show", " }"]);
  assert.deepEqual(to("2"), [" func load() {", " one", " two", "-show", "+hide", " }"]);
  assert.deepEqual(to("+"), [" func load() {", " one", " two", "-show", "+drop", " }"]);
});

test("A mend shows only what changes, moved to the left", () => {
  const lines = [["", "func load() {"], ["-", "  a"], ["+", "  if b {"], ["+", "    a"], ["", "}"]];
  assert.deepEqual(changes(lines), [["-", "a"], ["+", "if b {"], ["+", "  a"]]);
});

test("The lines of a mend are counted, without comments and braces", () => {
  const code = { mvvm: [["-", "show()"], ["+", "// Why."], ["+", "if on { show() }"]], mvi: [["-", "show()"], ["+", "drop()"]] };
  assert.equal(verdict({ code }), "One line in MVVM, one in MVI. The pattern did not save you.");
  const other = verdict({ code: { ...code, mvi: [["+", "if a {"], ["+", "b()"], ["+", "}"]] } });
  assert.equal(other, "One line in MVVM, two in MVI. The pattern did not save you.");
});

test("Steps that were taken back and hints are part of the score", () => {
  assert.equal(score({ steps: 4, back: 0, hints: 0 }, 4), "4 steps, as few as it takes");
  assert.equal(score({ steps: 5, back: 1, hints: 2 }, 4), "5 steps; it takes 4; 1 step taken back; 2 hints");
  assert.match(shareLevel("The ghost", 4), /“The ghost”, in 4 steps\. /);
  assert.match(shareAll({ broken: 4, mended: 3 }), /in 4 ways, and mended 3/);
});

test("The better play of a level is kept, and all are added up", () => {
  const play = (steps, hints) => ({ steps, back: 0, hints });
  let all = withPlay({}, "ghost-answer", play(6, 0));
  all = withPlay(all, "ghost-answer", play(4, 1));
  all = withPlay(all, "ghost-answer", play(5, 3));
  assert.deepEqual(all, { "ghost-answer": play(4, 1) });
  assert.deepEqual(readProgress(JSON.stringify(all)), all);
  all["ghost-answer"].mended = true;
  all = withPlay(all, "ghost-answer", play(4, 0));
  assert.deepEqual(all, { "ghost-answer": { ...play(4, 0), mended: true } }, "a better play forgets the mend");
  assert.deepEqual(total({ ...all, "no-race": play(1, 1) }, ["ghost-answer", "spinner"]), { broken: 1, mended: 1 });
});

test("Progress that was not written by the page is none", () => {
  for (const text of [null, "", "null", "[1]", "{", '{"ghost-answer":{"steps":-1}}', '{"level-1":{"steps":1,"back":0,"hints":0}}',
    '{"ghost-answer":{"steps":1,"back":0,"hints":"<img>"}}', '{"ghost-answer":null}', "7"]) {
    assert.deepEqual(readProgress(text), {}, text);
  }
});

test("A step is told by what it changes, for both phones at once if they agree", () => {
  const { places } = walk(graph, ["load", "load", "answer 1 ok"]);
  const told = (i) => tell(graph, places[i], places[i + 1], { a: "Ann" });
  assert.equal(told(0), "Both phones: the wheel turns. Question 1 waits: What is on the list?");
  assert.match(told(1), /^Both phones: nothing changes\. Question 2/, "a phone that cancels alone is given away");
  assert.equal(told(2), "A: nothing changes. B: no wheel turns; Ann appears; the list is Ann.");
});

test("What a phone says is in words", () => {
  const change = (before, after) => phoneChange(new Map(before), new Map(after), { a: "Ann", b: "Bo" });
  assert.equal(change([["users", ["a", "b"]]], [["users", ["a"]]]), "Bo disappears; the list is Ann");
  const mixed = change([["items.items", ["a", "b"]]], [["items.items", ["b", "a"]]]);
  assert.equal(mixed, "the order changes; the list is Bo, Ann");
  assert.equal(change([["error", null]], [["error", "No."]]), "an alert says “No.”");
  assert.equal(change([], [["events", ["x"]]]), "1 page opened");
  assert.equal(change([["pending", 0]], [["written", "2"], ["pending", 1]]), "it is saving; its server has 2");
  assert.equal(change([["pending", 1], ["count", "1"]], [["count", "2"], ["pending", 0], ["written", "delete a"]]), "the count is 2");
  assert.equal(change([["session", "al"]], [["session", null]]), "nobody is logged in");
  assert.equal(change([["badge", 1]], [["badge", 2], ["error", null]]), "");
});

test("What could reorder or hide text is shown by its number", () => {
  assert.equal(visible("a\u202Eb\nc\u200Dd"), "a\\u{202E}b\\u{A}c\\u{200D}d");
  assert.equal(visible("Zoë 👍"), "Zoë 👍");
});

test("Questions and steps are in words, and ids are called by their names", () => {
  const names = { a: "Apple", 1: "Zoë" };
  assert.equal(question("delete a", names), "Delete Apple");
  assert.equal(deed("items delete a", names), "Delete Apple");
  assert.equal(rows("load Al’s a 1", names), "Apple, Zoë");
  assert.equal(rows("load p1 a", names), "p1, Apple");
  assert.equal(rows("load", names) ?? rows("load users", names) ?? rows("delete a", names), undefined);
  assert.equal(question("load Al’s a 1", names), "Al’s list?");
  assert.equal(deed("answer 1 ok", names), "Answer 1");
  assert.equal(deed("log-in bo@x.test"), "Log In as Bo");
  assert.equal(deed("delete constructor", names), "Delete constructor");
  assert.equal(question("some\u202Ething"), "Some\\u{202E}thing");
});

const shown = (fields, more = {}) => look({
  feature: "items", fields: new Map(fields), others: new Map(), offers: [], names: { a: "Apple" }, isLeft: false, isFound: false, ...more,
});
const placed = ({ elements, presented }) => [...elements, ...presented].flatMap((element) =>
  [...(element.enabled ? element.path : []), ...placed({ elements: element.children, presented: [] })]);
const words = (nodes) => nodes.flatMap((node) => [node.label, ...words(node.children)]);

test("A phone has the rows of its state by their names, and marks those that the other phone has not there", () => {
  const { elements } = shown([["items", ["a", "b1=Kiwi"]]], { others: new Map([["items", ["a"]]]), isFound: true });
  assert.deepEqual(words(elements).filter(Boolean), ["Fruit", "Reload", "Fruit", "Apple", "Apple", "Kiwi", "Kiwi"]);
  const rows = elements[0].children[1].children;
  assert.deepEqual(rows.map(({ children }) => children[0].traits), [[], ["alone"]]);
});

test("What is offered can be done on the phone, by its whole line", () => {
  const offers = ["items load", "items delete a", "log-out"];
  const fields = [["screen", "main"], ["tab", "items"], ["items.items", ["a"]]];
  assert.deepEqual(offers.filter((line) => !placed(shown(fields, { feature: "app", offers })).includes(line)), []);
  assert.deepEqual(placed(shown([["items", []]])), ["page", "list", "text"]);
  const taps = ["increment", "reset"];
  assert.deepEqual(placed(shown([["count", "2"]], { feature: "counter", offers: taps })).filter((line) => taps.includes(line)), taps);
});

test("When no more can be asked, the bins stay, do nothing, and say why", () => {
  const more = { known: ["load", "delete a"], isFull: true };
  const row = (fields) => shown([["items", ["a"]]], fields).elements[0].children.find(({ role }) => role === "list").children[0];
  assert.deepEqual([row(more).swipe.length, row(more).enabled], [1, false]);
  assert.deepEqual([row({ ...more, offers: ["delete a"], isFull: false }).swipe.length, row({ ...more, isFull: false }).swipe.length], [1, 0]);
  assert(words(shown([["items", ["a"]]], more).elements).includes("Answer one first"));
  assert(words(shown([["count", "1"]], { ...more, feature: "counter" }).elements).includes("Answer one first"));
});

test("An alert is over the phone, and so is each page that has opened", () => {
  assert.deepEqual(words(shown([["error", "No."]]).presented), ["That did not work", "No.", "OK"]);
  const opened = shown([["events", ["in", "in"]]], { feature: "login" }).presented;
  assert.deepEqual(opened.map(({ children }) => children[0].label), ["Welcome, page 1 of 2", "Welcome, page 2 of 2"]);
  const left = shown([["acted", "yes"]], { feature: "login", isLeft: true });
  assert.deepEqual(words(left.presented), ["Welcome", "You are logged in, by a screen that you have left."]);
});
