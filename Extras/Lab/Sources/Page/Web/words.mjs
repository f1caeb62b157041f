// Words for steps and questions.

// Text from an address or a scenario. Characters that could reorder, hide or break text are replaced by their numbers.
export const visible = (text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
  (c) => `\\u{${c.codePointAt(0).toString(16).toUpperCase()}}`);

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const phrases = [
  [/^load (\S+’s) .*$/, (whose) => `${whose} list?`],
  [/^load/, () => "What is on the list?"], [/^delete (\S+)$/, (id, named) => `Delete ${named(id)}`],
  [/^increment$/, () => "Add 1"], [/^log in (.+)$/, (email) => `Log in ${email}`],
];

// The phrase of the first pattern that matches.
const say = (table, text, names) => {
  const named = (id) => (Object.hasOwn(names, id) ? names[id] : id);
  for (const [pattern, words] of table) {
    const parts = pattern.exec(text);
    if (parts) return visible(words(...parts.slice(1), named));
  }
  return visible(capital(text));
};

const steps = [
  [/^load$/, () => "↻ Ask for the list"], [/^increment$/, () => "Add 1"], [/^clear-error.*$/, () => "OK"], [/^leave-for-good$/, () => "Go back"],
  [/^delete (.*)$/, (id, named) => `Delete ${named(id)}`],
  [/^log-in (\w+).*$/, (name) => `Log In as ${capital(name)}`],
  [/^log-out$/, () => "Log Out"], [/^submit$/, () => "Log In"],
  [/^answer (\d+) ok$/, (number) => `Answer ${number}`], [/^answer (\d+) fail .*$/, (number) => `No to ${number}`],
];

// The rows that the answer to a load brings. They are as old as the question.
export const rows = (name, names = {}) => {
  const [, ids] = /^load (?:\S+’s )?((?!users$).*)$/.exec(name) ?? [];
  return ids && ids.split(" ").map((id) => (Object.hasOwn(names, id) ? names[id] : visible(id))).join(", ");
};

// The text of a question on its card.
export const question = (name, names = {}) => say(phrases, name, names);

// The text of a step on a button or in the time line.
export const deed = (line, names = {}) =>
  say(steps, line.replace(/^(items|login|users|counter) (?=\S)/, ""), names);

export const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
