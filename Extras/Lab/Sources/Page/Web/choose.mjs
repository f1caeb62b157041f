// The verdict, the questions that move it, and a recorded play of both apps: the screens, the logs, the lines that ran.
import { drawPhone, make, update } from "./phone.mjs";
import { drawVerdict, prices } from "./verdict.mjs";

const names = { plain: "a plain model", mvvm: "MVVM", mvi: "MVI" };

// The questions of the article “Choosing a pattern” in its words, and what to take if no answer is yes. The sentence after
// the article's four questions answers a fifth one.
export const readQuestions = (article) => {
  const rest = article.split("\n## ").find((part) => part.startsWith("Four questions"))
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll("`", "").split(/\n(?=\n|\d\. )/)
    .map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean).slice(2);
  const [, none, possible] = rest.pop().match(/^If no answer is yes, (take MVVM)(, also if an audit is only possible.+)/);
  const all = rest.map((text) => text.match(/^\d\. \*\*(?<question>.+?)\*\* (?<detail>.*?)(?<take>(Take|Keep) .+)/).groups)
    .concat({ question: "Could somebody ask that one day, but nothing is agreed?", detail: "", take: `Take MVVM${possible}` },
      { take: `No answer is yes: ${none}.` }).map((one) => ({ ...one, chosen: one.take.startsWith("Keep") ? ["mvvm", "mvi"]
      : Object.keys(names).filter((id) => one.take.includes(`ake ${names[id]}`)) }));
  return { questions: all.slice(0, -1), none: all.at(-1) };
};

// The first question with a yes decides.
export const decide = ({ questions, none }, answers) => questions.find((_, index) => answers[index]) ?? none;

const drawAdvice = (element, article) => {
  const read = readQuestions(article);
  const answers = read.questions.map(() => false);
  const [card, list, word] = [make("div"), make("ol.questions"), make("p.word", { role: "status" })];
  const show = () => {
    const one = decide(read, answers);
    update(card, drawVerdict(article, one.chosen));
    update(list, read.questions.map((each, index) => make("li", { "data-key": index, class: each === one ? `first by-${one.chosen}` : null },
      make("button.toggle", { role: "switch", "aria-checked": answers[index], onclick: () => {
        answers[index] = !answers[index];
        show();
      } }, make("span", make("b", `${index + 1}. ${each.question}`), " ", each.detail), make("i")))));
    word.classList.toggle("stuck", one !== read.none);
    word.textContent = one.take.replace(/^Keep it/, "Keep the one that you write");
  };
  element.replaceChildren(card, make("div", make("h3", "Five questions that move it"), make("p.dim", "The first yes decides."), list, word));
  show();
};

const patterns = [["mvvm", "MVVM"], ["mvi", "MVI"]];
const kinds = { parents: "the screens around it", state: "the state, which both share", kit: "the kit, written once for all screens" };

// The name of a file. It is a link if the site with the sources is beside the page.
const fileName = (path) => {
  const { site } = document.documentElement.dataset;
  const name = path.split("/").at(-1);
  return site == null ? make("span", { title: path }, name) : make("a", { href: `${site}source/${encodeURI(path)}.txt` }, name);
};

const code = (texts, ran) => {
  const near = Object.keys(texts).map(Number).filter((number) => ran.some((line) => Math.abs(line - number) <= 2));
  const indent = Math.min(...near.map((number) => texts[number].search(/\S/)).filter((at) => at >= 0));
  return near.map((number, index) => [index > 0 && number > near[index - 1] + 1 && make("div.gap", "⋯"),
    make(ran.includes(number) ? "mark" : "div", make("span.line-number", number), make("span", texts[number].slice(indent)))]);
};

const count = (all) => all.reduce((sum, { lines }) => sum + lines.length, 0);

const drawRan = (files, { ran }) => {
  const of = (side, kind) => ran[side].filter(({ file }) => files[file].kind === kind)
    .toSorted((one, other) => other.lines.length - one.lines.length);
  const draw = (all) => all.map(({ file, lines }) => make("div", { "data-key": file }, make("p", fileName(files[file].path)),
    make("pre", { tabindex: 0, "aria-label": files[file].path }, code(files[file].lines, lines))));
  const own = [of(0, "rules"), of(1, "rules")];
  // If no line of a screen ran, nor of those around it, the kit decided.
  const isKit = own.some((all, side) => !all.length && !of(side, "parents").length);
  return [make("h4", { "data-key": "own" }, "Own lines of the screens that ran: ",
    make("b", `${count(own[0])} in MVVM, ${count(own[1])} in MVI`)), patterns.map(([id, name], side) =>
    make(`section.${id}`, { "data-key": id }, make("h4", name), count(own[side]) ? draw(own[side]) : make("p", "None."),
      Object.keys(kinds).map((kind) => [kind, of(side, kind)]).filter(([, all]) => count(all)).map(([kind, all]) =>
        make("details", { "data-key": `${kind} ${isKit}`, open: isKit && kind === "kit" },
          make("summary", `Lines of ${kinds[kind]}: ${count(all)}`), draw(all)))))];
};

// Lines break after a bracket, a comma or a dot first.
const entry = (line) => {
  const [, sign, text] = line.match(/^([→←✗] )?(.*)$/s);
  return make("li", { class: sign === "✗ " ? "dropped" : null }, sign && make("b", sign),
    make("span", text.split(/(?<=[(,.])/).map((part, index) => [index > 0 && make("wbr"), part])));
};

// The logs of all steps up to step `at`, which is marked.
const drawLogs = (steps, at) => [
  make("div.row.names", { "data-key": "names" }, patterns.map(([id, name]) => make(`h4.${id}`, name, make("small",
    id === "mvvm" ? " questions and answers" : " the same, and the store’s log: → intent (your tap) ← action (an answer) ✗ dropped")))),
  steps.slice(0, at + 1).map(({ title, logs }, index) => make("div.row", {
    "data-key": index, class: index === at ? "now" : "" }, make("b", title), patterns.map(([id, name], side) =>
    make(`ul.${id}`, { role: "list", "aria-label": `${name}: ${title}` }, logs[side].map(entry)))))];

const drawPlay = (element, { steps, looks, files }) => {
  // The play opens at the answer that only a log knows to be dropped.
  const first = Math.max(0, steps.findIndex(({ logs }) => logs.flat().some((line) => line.startsWith("✗"))));
  const slider = make("input", { type: "range", min: 0, max: steps.length - 1, value: `${first}`, "aria-label": "Step", oninput: () => show() });
  const go = (sign, label, to) => make("button.step", { "aria-label": label, title: label, onclick: () => {
    slider.value = to(Number(slider.value));
    show();
  } }, sign);
  const [start, back, on] = [go("⇤", "To the beginning", () => 0), go("‹", "Step before", (at) => at - 1), go("›", "Next step", (at) => at + 1)];
  const words = make("div.words", { "aria-live": "polite" });
  const phones = patterns.map(([id, name]) => make(`section.phone.${id}`, { inert: true }, make("h4", name),
    make("div.case", make("div.screen"))));
  const logs = make("div.logs", { tabindex: 0, role: "region", "aria-label": "Written down" });
  const ran = make("div.ran");

  const show = () => {
    const at = Number(slider.value);
    const { title, seen, waiting, phones: shown } = steps[at];
    slider.setAttribute("aria-valuetext", title);
    start.ariaDisabled = back.ariaDisabled = at === 0;
    on.ariaDisabled = at === steps.length - 1;
    update(words, make("p", make("b", title), ` ${seen}`), make("p.dim", waiting.map(({ number, name, isCancelled }) =>
      `Question ${number}, ${name}, ${isCancelled ? "is cancelled; its answer can still arrive" : "waits"}. `)));
    phones.forEach((phone, side) => drawPhone(phone.querySelector(".screen"), looks[shown[side]], () => {}));
    update(logs, drawLogs(steps, at));
    update(ran, drawRan(files, steps[at]));
    logs.scrollTop = logs.scrollHeight;
  };
  element.hidden = false;
  element.replaceChildren(make("div.recorded", make("div.steps", start, back, slider, on), words,
    make("div.both", phones[0], logs, phones[1]), ran));
  show();
};

// Without a recording, only the advice is shown.
export const drawChoose = (article, recorded) => {
  drawAdvice(document.getElementById("advice"), article);
  if (recorded) drawPlay(document.getElementById("recorded-play"), recorded);
};
