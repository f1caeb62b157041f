// The words for questions, answers and steps, and the stories.

const isIn = ["log-in al@x.test", ...[1, 3, 4, 2].map((number) => `answer ${number} ok`)];

// Each story has a title, a question, the steps before it, its sentence before the first step, and its steps: the line, the
// step in words, and the sentence after it.
export const stories = [
  ["José disappears", "Who can say why?", [...isIn, "tab users"], "Three people. One is about to disappear from both. Watch the code, and the log.", [
    ["users load", "you reload", "Each phone asks for the list again: question 5. The old list stays."],
    ["users load", "you pull, too", "Question 6 cancels 5. José has just left. But answer 5 can still arrive."],
    ["answer 6 without 2", "the new list arrives", "José is gone from both screens, and that is true."],
    ["answer 5 ok", "the old list arrives", "The late list still has José, and both drop it. Only MVI's log has both answers."]]],
  ["A late list", "Does Banana come back?", isIn, "All is loaded. Now reload, and delete while the list is on its way.", [
    ["items load", "you reload", "The list as it is now is on its way, with Banana in it."],
    ["items delete b", "you delete Banana", "Gone from both screens at once. The old list is still on its way."],
    ["answer 6 ok", "yes to the delete", "The server has deleted it. The screens had shown that already."],
    ["answer 5 ok", "the old list arrives", "It still has Banana, and both leave it out: endLoad, which they share, remembers."]]],
  ["A failed delete", "What does the user see?", isIn, "All is loaded. Delete something, and let the server refuse.", [
    ["items delete b", "you delete Banana", "Gone at once, before the server has said yes."],
    ["answer 5 fail Not allowed.", "the server says no", "Banana is back in the list, and an alert says why. Both call one rule, endDelete."]]],
  ["Log in", "Where do answers land?", [], "Two login forms. Log in, and see what each phone asks.", [
    ["log-in al@x.test", "you log in", "Each phone asks one question, and its button waits for your answer."],
    ["answer 1 ok", "you say yes", "Both are in. At once, each of the three tabs asks for its own data."],
    ["answer 3 ok", "the people arrive", "Asked second, answered first. Each answer goes to its own screen."],
    ["answer 4 ok", "the count arrives", "Two are here, one waits: the tab that is in front still turns its spinner."],
    ["answer 2 ok", "the items arrive", "MVVM gets an answer below its question, MVI in a case of its own."]]],
].map(([title, question, before, start, steps], index) => ({ title, question, before, start, steps, ...(index
  ? { speaksFor: [], verdict: "This story speaks for neither." } : { speaksFor: ["mvi"], verdict: "This story speaks for MVI." }) }));

export const scriptOf = ({ before, steps }) => [...before, ...steps.map(([line]) => line)];

const questions = [
  [/^load$/, () => "What is on the list?"], [/^load users$/, () => "Who is on the list?"], [/^get count$/, () => "What is the count?"],
  [/^delete (\S+)$/, (id) => `Delete ${id}?`], [/^save i\d+$/, () => "Save the new item?"], [/^save (\S+)$/, (id) => `Save ${id}?`], [/^log in (\S+)$/, (email) => `Log in ${email}?`],
  [/^log out$/, () => "Log out?"], [/^session$/, () => "Who was logged in?"], [/^(increment|decrement|reset)$/, (word) => `${word} the count?`],
];
const steps = [
  [/^login (email|password).*$/, (field) => `you type the ${field}`], [/^(login submit|log-in .*)$/, () => "you log in"],
  [/^log-out$/, () => "you log out"], [/^log-in-again$/, () => "you tap Log In Again"], [/^\w+ load$/, () => "you reload"],
  [/^\w+ delete (.+)$/, (id) => `you delete ${id}`], [/^\w+ select (.+)$/, (id) => `you open ${id}`], [/^tab (\w+)$/, (tab) => `you open ${tab}`],
  [/^(\w+ deselect|\w+ back|back)$/, () => "you go back"], [/^\w+ clear-error.*$/, () => "you tap OK"], [/^items add .*$/, () => "you tap +"],
  [/^\w+ (edit|type|search)\b.*$/, (word) => (word === "edit" ? "you tap Edit" : "you type")], [/^link (.+)$/, (link) => `a link opens ${link}`],
  [/^leave$/, () => "you leave the app"], [/^quit$/, () => "you quit"], [/^end$/, () => "the system ends it"], [/^reopen$/, () => "you open the app"],
  [/^answer (\d+) ok$/, (number) => `answer ${number} arrives`], [/^answer (\d+) fail.*$/, (number) => `no to question ${number}`],
  [/^answer (\d+) expired$/, () => "the session has expired"], [/^answer (\d+) .*$/, (number) => `answer ${number} arrives`],
  [/^(?:tap|swipe|menu) (?:.*: )?(.+)$/, (label) => `you tap ${label}`], [/^edit (.+?): .*$/, (label) => `you type the ${label}`],
  [/^(\w+) (save|close|keep|discard|increment|decrement|reset)$/, (_, word) => `you tap ${word}`],
];
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const say = (table, text, names = {}) => {
  for (const [pattern, words] of table) {
    const parts = pattern.exec(text);
    if (parts) return words(...parts.slice(1).map((part) => (Object.hasOwn(names, part) ? names[part] : part)));
  }
  return text;
};
export const question = (name, names) => capital(say(questions, name, names));
export const step = (line, names) => say(steps, line, names);

// The first name of an item or a user in a list with this name; other texts stay as they are.
export const nameIn = (list, id, names) => (names[/users$/.test(list) ? `users ${id}` : /items$/.test(list) ? id : ""] ?? id).split(" ")[0];

// What a step has changed on the screen, in a few words; empty if the words are not known.
export function change({ name, before, after: [after] }, names) {
  const [old, now] = [before, after].map((text) => text.split(" ").filter((id) => id !== "–"));
  const list = (ids) => ids.map((id) => nameIn(name, id, names)).join(", ");
  const [gone, come] = [old.filter((id) => !now.includes(id)), now.filter((id) => !old.includes(id))];
  const [screen, field] = [name.split(".")[0], name.split(".").at(-1)];
  const isOn = after === "yes";
  const say = {
    screen: () => `the ${after} screen opens`, tab: () => `the tab ${after} is in front`, count: () => `the count is ${after}`,
    items: () => (gone.length ? `${list(gone)} leaves the screen` : come.length > 1 ? "the list appears" : `${list(come)} is back`),
    loading: () => `the spinner of the ${screen} ${isOn ? "turns" : "stops"}`, waiting: () => isOn && "the button waits",
    path: () => (now.length > old.length ? "a page opens" : "the page closes"), selected: () => (now.length ? "a page opens" : "the page closes"),
    form: () => (now.length && !old.length ? "a form opens" : now.length ? "the form changes" : "the form closes"),
    error: () => (after === "–" ? "the message is gone" : screen === "login" ? "the form says why" : "an alert says why"),
    emailProblem: () => after !== "–" && "the form says what is wrong",
  };
  return (say[{ users: "items", passwordProblem: "emailProblem" }[field] ?? field]?.()) || "";
}
