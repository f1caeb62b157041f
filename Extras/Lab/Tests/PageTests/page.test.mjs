import assert from "node:assert/strict";
import test from "node:test";
import { format, parse } from "../../Sources/Lab/Play/Page/address.mjs";
import { beginning, cards, differences, distances, isWrong, lanes, moves, next, take, walk } from "../../Sources/Lab/Play/Page/graph.mjs";
import { deed, question, visible } from "../../Sources/Lab/Play/Page/words.mjs";

// Ask, ask again, and answer the first: the mistake. Answering the second leads back to the beginning.
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

test("A step is wrong if it leads no nearer, and the solution goes on from anywhere", () => {
  const far = distances(graph);
  assert.deepEqual(far, [3, 2, 1, 0]);
  const { places } = walk(graph, ["load", "idle", "load", "answer 2 ok"]);
  const wrong = places.slice(1).filter((place, i) => isWrong(far, places[i], place));
  assert.deepEqual(wrong.map((place) => place.line), ["idle", "answer 2 ok"]);
  assert.equal(next(graph, far, places[3]), "answer 1 ok");
  assert.equal(next(graph, far, places.at(-1)), "load");
});

test("From where the mistake can't be reached there is no next step", () => {
  const dead = { ...graph, states: [{ s: [0, 0], c: [], e: [] }, { s: [0, 0], c: [], e: [], f: 1 }] };
  assert.deepEqual(distances(dead), [Infinity, 0]);
  assert.equal(next(dead, distances(dead), beginning(dead)), null);
});

test("The fields that differ are named, also those that only one phone has", () => {
  assert.deepEqual(differences(graph, { at: 3 }), ["loading", "list"]);
  assert.deepEqual(differences(graph, { at: 2 }), []);
});

test("A lane goes from the question to its answer, and knows who cancelled it", () => {
  const { places } = walk(graph, ["load", "load", "answer 1 ok"]);
  const [first, second] = lanes(graph, places);
  assert.deepEqual([first.from, first.to, first.answer, first.cancelled], [1, 3, "ok", [2, null]]);
  assert.deepEqual([second.from, second.to, second.answer], [2, null, null]);
});

test("A move does not change the place that it starts from", () => {
  const place = beginning(graph);
  take(graph, place, moves(graph, place)[0]);
  assert.deepEqual(place, beginning(graph));
});

test("An address is read as it was written", () => {
  const address = { game: "level-2", solved: [1, 3], lines: ["load", "type a;b:c~d %", "answer 1 fail No."] };
  assert.deepEqual(parse(format(address)), { ...address, broken: false });
  assert.deepEqual(parse(""), { game: "", solved: [], lines: [], broken: false });
  assert.deepEqual(parse("#items~x,0,7,7:load").solved, [7]);
  assert.equal(parse("#items:%E0%A4%A").broken, true);
});

test("What could reorder or hide text is shown by its number", () => {
  assert.equal(visible("a\u202Eb\nc\u200Dd"), "a\\u{202E}b\\u{A}c\\u{200D}d");
  assert.equal(visible("Zoë 👍"), "Zoë 👍");
});

test("Requests and steps are in words, and ids are called by their names", () => {
  const names = { a: "Apple", 1: "Zoë" };
  assert.equal(question("delete a", names), "Delete Apple");
  assert.equal(question("save n1 Buy milk", names), "Save “Buy milk”");
  assert.equal(deed("items delete a", names), "Delete Apple");
  assert.equal(deed("answer 1 ok", names), "Answer 1");
  assert.equal(question("wait 500 ms"), "The phone waits 500 ms");
  assert.equal(deed("select constructor", names), "Open constructor");
  assert.equal(question("some\u202Ething"), "Some\\u{202E}thing");
});
