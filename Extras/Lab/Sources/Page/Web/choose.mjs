// A recorded play of both apps, step by step: the screens, the logs, and the lines of code that ran.
import { drawPhone, make, update } from "./phone.mjs";

const patterns = [["mvvm", "MVVM", "the wire"], ["mvi", "MVI", "the wire, and the store’s log"]];
const kinds = {
  rules: ["Rules", "of the screens"], parents: ["Parents", "around them"], state: ["State", "that both share"],
  kit: ["Kit", "written once for all"],
};
const around = 2;
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

// The name of a file. It is a link if the site with the sources is beside the page.
const fileName = (path) => {
  const { site } = document.documentElement.dataset;
  const name = path.split("/").at(-1);
  return site == null ? make("span", { title: path }, name)
    : make("a", { href: `${site}source/${encodeURI(path)}.txt` }, name);
};

const code = (texts, ran) => {
  const near = Object.keys(texts).map(Number).filter((number) => ran.some((line) => Math.abs(line - number) <= around));
  return near.map((number, index) => [index > 0 && number > near[index - 1] + 1 && make("div.gap", "⋯"),
    make(ran.includes(number) ? "mark" : "div", make("span.line-number", number), texts[number] || " ")]);
};

const drawRan = ({ files }, act, side) => {
  const [id, name] = patterns[side];
  const count = (all) => all.reduce((sum, { lines }) => sum + lines.length, 0);
  const most = act.ran[side].toSorted((one, other) => other.lines.length - one.lines.length);
  const groups = Object.keys(kinds).map((kind) => [kind, most.filter(({ file }) => files[file].kind === kind)])
    .filter(([, all]) => all.length > 0);
  return make(`section.${id}`, { "data-key": id }, make("h4", `${name} ran ${plural(count(act.ran[side]), "line")}`,
    make("small", ` without the views; ${count(most.filter(({ file }) => files[file].kind === "kit"))} of them in the kit`)),
    groups.map(([kind, all], index) => make("details", { "data-key": kind + index, open: index === 0 },
      make("summary", make("b", kinds[kind][0]), ` ${kinds[kind][1]}: ${plural(count(all), "line")}`),
      all.map(({ file, lines }) => make("div", { "data-key": file }, make("p", fileName(files[file].path)),
        make("pre", { tabindex: 0, "aria-label": files[file].path }, code(files[file].lines, lines)))))));
};

const entry = (line) => {
  const [, sign, text] = line.match(/^([→←✗] )?(.*)$/s);
  return make("li", { class: sign === "✗ " ? "dropped" : null }, sign && make("b", sign), make("span", text));
};

// The logs of all steps up to step `at`, which is marked.
const drawLogs = (acts, at) => [
  make("div.row.names", { "data-key": "names" }, make("span"),
    patterns.map(([id, name, what]) => make(`h4.${id}`, name, " ", make("small", what)))),
  acts.slice(0, at + 1).map(({ logs }, index) => make("div.row", {
    "data-key": index, class: index === at ? "now" : "" }, make("b", index + 1), patterns.map(([id, name], side) =>
    make(`ul.${id}`, { role: "list", "aria-label": `${name}, act ${index + 1}` }, logs[side].map(entry))))),
];

const waiting = (requests) => requests.map(({ number, name, isCancelled }) =>
  `${number} ${name}${isCancelled ? " (cancelled)" : ""}`).join(", ") || "nothing";

// Without a recording, the element is hidden.
export function drawChoose(element, recorded) {
  element.hidden = !recorded;
  if (!recorded) return;
  const { acts, looks } = recorded;
  const slider = make("input", { type: "range", min: 0, max: acts.length - 1, value: "0", "aria-label": "Act",
    oninput: () => show() });
  const step = (by) => make("button.step", { "aria-label": by < 0 ? "Act before" : "Next act", onclick: () => {
    slider.value = Number(slider.value) + by;
    show();
  } }, by < 0 ? "‹" : "›");
  const [back, on] = [step(-1), step(1)];
  const words = make("div.words", { "aria-live": "polite" });
  const open = make("p.waiting");
  const phones = patterns.map(([id, name]) => make(`section.phone.${id}`, { inert: true }, make("h4", name),
    make("div.case", make("div.screen"))));
  const logs = make("div.logs", { tabindex: 0, role: "region", "aria-label": "The logs" });
  const ran = make("div.ran");

  const show = () => {
    const at = Number(slider.value);
    const act = acts[at];
    slider.setAttribute("aria-valuetext", `${at + 1} of ${acts.length}`);
    back.ariaDisabled = at === 0;
    on.ariaDisabled = at === acts.length - 1;
    update(words, make("p", make("b", `${at + 1}. ${act.title}`)), make("p", act.seen));
    update(open, make("span", `Waiting for an answer: ${waiting(act.waiting)}. `),
      act.state.map(({ name, before, after }) =>
        make("code", `${name} ${before} → ${[...new Set(after)].join(" or ")}`)));
    phones.forEach((phone, side) => drawPhone(phone.querySelector(".screen"), looks[act.phones[side]], () => {}));
    update(logs, drawLogs(acts, at));
    update(ran, patterns.map((_, side) => drawRan(recorded, act, side)));
    const now = logs.querySelector(".now");
    logs.scrollTop = now.offsetTop + now.offsetHeight - logs.clientHeight;
  };
  element.replaceChildren(make("div.recorded", make("div.acts", back, slider, on), words, open,
    make("div.both", phones[0], logs, phones[1]), ran));
  show();
}
