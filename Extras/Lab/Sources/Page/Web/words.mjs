// Words for people: what is asked, what was done.

// Text from an address or a scenario: what could reorder, hide or break it is shown by its number.
export const visible = (text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
  (c) => `\\u{${c.codePointAt(0).toString(16).toUpperCase()}}`);

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const phrases = [
  [/^load (\S+’s) .*$/, (whose) => `${whose} list?`],
  [/^load/, () => "What is on the list?"],
  [/^delete (\S+)$/, (id, named) => `Delete ${named(id)}`],
  [/^log in (.+)$/, (email) => `Log in ${email}`],
];

// The words of the first pattern that fits.
const say = (table, text, names) => {
  const named = (id) => (Object.hasOwn(names, id) ? names[id] : id);
  for (const [pattern, words] of table) {
    const parts = pattern.exec(text);
    if (parts) return visible(words(...parts.slice(1), named));
  }
  return visible(capital(text));
};

const steps = [
  [/^load$/, () => "Ask for the list"],
  [/^delete (.*)$/, (id, named) => `Delete ${named(id)}`],
  [/^clear-error.*$/, () => "OK"],
  [/^submit$/, () => "Log In"],
  [/^log-in (\w+).*$/, (name) => `Log In as ${capital(name)}`],
  [/^log-out$/, () => "Log Out"],
  [/^leave-for-good$/, () => "Go back"],
  [/^answer (\d+) ok$/, (number) => `Answer ${number}`],
  [/^answer (\d+) fail .*$/, (number) => `No to ${number}`],
];

// What the answer to a list brings: it is as old as its question.
export const rows = (name, names = {}) => {
  const [, ids] = /^load (?:\S+’s )?((?!users$).*)$/.exec(name) ?? [];
  return ids && ids.split(" ").map((id) => (Object.hasOwn(names, id) ? names[id] : visible(id))).join(", ");
};

// A request as its card says it.
export const question = (name, names = {}) => say(phrases, name, names);

// A step as a button or the time line says it.
export const deed = (line, names = {}) =>
  say(steps, line.replace(/^(items|login|users|counter) (?=\S)/, ""), names);

export const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
