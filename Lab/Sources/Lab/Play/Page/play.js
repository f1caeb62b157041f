"use strict";
// Walks through the graph that Swift has computed. Nothing here decides what a screen shows.

const data = JSON.parse(document.getElementById("data").textContent);
const games = new Map(data.games.map((game) => [game.id, game]));
const solved = new Set();
const $ = (id) => document.getElementById(id);

// The game that is played, its steps, and how many of them are taken. A step knows its line as a
// scenario has it, and where it leads.
let game = data.games[0];
let steps = [];
let taken = 0;

// ---- The graph

const first = (g) => ({ at: 0, numbers: g.graph.firstNumbers, count: g.graph.firstCount, line: null });

const place = () => (taken ? steps[taken - 1] : first(game));

const edges = (g, from) => {
  const flat = g.graph.states[from.at].e;
  const result = [];
  for (let i = 0; i < flat.length; i += 4) {
    const [line, position, target, work] = flat.slice(i, i + 4);
    const number = position < 0 ? null : from.numbers[position];
    const text = g.graph.lines[line];
    result.push({
      line: number === null ? text : text.replace("#", () => number), number, target, work,
      answer: number === null ? null : text.slice("answer # ".length),
    });
  }
  return result;
};

// The requests that a step leaves open keep their numbers; those that it opens get the next ones.
const follow = (g, from, edge) => {
  const numbers = from.numbers.filter((number) => number !== edge.number);
  const opened = g.graph.states[edge.target].r.length - numbers.length;
  for (let i = 1; i <= opened; i += 1) numbers.push(from.count + i);
  return { at: edge.target, numbers, count: from.count + Math.max(0, opened), line: edge.line, work: edge.work };
};

const walk = (g, lines) => {
  const result = [];
  let from = first(g);
  for (const line of lines) {
    const edge = edges(g, from).find((edge) => edge.line === line);
    if (!edge) return { steps: result, missing: line };
    from = follow(g, from, edge);
    result.push(from);
  }
  return { steps: result, missing: null };
};

const screenFields = (g, at, index) =>
  g.graph.screens[g.graph.states[at].s[index]].map((field) => g.graph.fields[field]);

const isFound = () => Boolean(game.level) && game.graph.states[place().at].p !== undefined;

// ---- Elements. All text goes in as text.

const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
};

const button = (text, key, action, attributes = {}) => {
  const element = make("button", { type: "button", "data-key": key, ...attributes }, text);
  element.addEventListener("click", action);
  return element;
};

const fill = (element, ...children) => element.replaceChildren(...children);

const show = (element, isShown) => { element.hidden = !isShown; };

// ---- What is shown

const lineList = (lines) => lines.join("\n");

const shell = (lines) => {
  const quoted = lines.map((line) => `'${line.replaceAll("'", "'\\''")}'`).join(" ");
  return `printf '%s\\n' ${quoted} | swift run --package-path Lab Lab compare - --feature ${game.feature}`;
};

const linesTaken = () => steps.slice(0, taken).map((step) => step.line);

const renderNav = () => {
  const link = (g, text, label) => {
    const isCurrent = g === game ? "page" : null;
    const done = solved.has(g.id);
    return make("li", {}, make("a", {
      href: `#${g.id}`, "aria-current": isCurrent, class: done ? "solved" : null,
      "aria-label": label ? label + (done ? ", solved" : "") : null,
    }, text));
  };
  const levels = data.games.filter((g) => g.level);
  fill($("features"), ...data.games.filter((g) => !g.level).map((g) => link(g, g.id)));
  fill($("levels"), ...levels.map((g, i) => link(g, String(i + 1), `Level ${i + 1}, ${g.feature}`)));
  show($("levels-title"), levels.length > 0);
};

const renderIntro = () => {
  const level = game.level;
  if (!level) {
    $("title").textContent = `${game.id}: ${game.titles.join(" and ")}`;
    const both = game.titles.length > 1 ? "Both screens get the same steps and the same answers. " : "";
    $("intro").textContent = `${both}Marked is what the last step changed.`;
    return;
  }
  const number = data.games.filter((g) => g.level).indexOf(game) + 1;
  $("title").textContent = `Level ${number}: ${game.feature}`;
  const before = game.beginning.length ? ` These steps are taken already: ${game.beginning.join("; ")}.` : "";
  $("intro").textContent = `This screen has a mistake. Make it show, in as few steps as you can. Par is ${level.solution.length}.${before}`;
};

const renderLesson = () => {
  const lesson = game.level ? game.level.lesson : [];
  const onTheWay = linesTaken().every((line, i) => line === game.level?.solution[i]);
  show($("lesson"), lesson.length > 0 && !isFound());
  $("lesson").textContent = onTheWay ? lesson[taken] ?? "" : "This way leads on, too. “Start over” brings the lesson back.";
};

const renderMoves = () => {
  const from = place();
  const state = game.graph.states[from.at];
  const all = edges(game, from);
  const user = all.filter((edge) => edge.number === null);
  fill($("user"), ...user.map((edge) => button(edge.line, edge.line, () => take(edge))));
  if (!user.length) {
    const text = isFound() ? "The mistake is found; undo to try another way." : "Nothing was computed from here on.";
    fill($("user"), make("p", { class: "none" }, text));
  }
  const requests = from.numbers.map((number, position) => {
    const [name, cancelled] = game.graph.requests[state.r[position]];
    const answers = all.filter((edge) => edge.number === number).map((edge) => {
      const [kind, ...rest] = edge.answer.split(" ");
      const text = kind === "ok" ? "ok" : `fail: ${rest.join(" ")}`;
      return button(text, edge.line, () => take(edge), {
        "aria-label": `Answer request ${number}, ${name}, with ${text}`,
      });
    });
    return make("li", { class: cancelled ? "cancelled" : null },
      make("b", {}, `${number} `), name,
      cancelled ? make("span", { class: "gone" }, "cancelled: nobody waits for the answer") : "",
      make("div", { class: "buttons" }, ...answers));
  });
  fill($("requests"), ...requests);
  if (!requests.length) fill($("requests"), make("li", { class: "none" }, "None."));
};

const renderWork = (index) => {
  const step = place();
  if (step.line === null || !game.graph.work.length) return "";
  const work = game.graph.work[step.work][index];
  if (!work) return "";
  const [[writes], log, inFlight] = work;
  const count = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;
  const parts = log.map((line) => make("p", {}, make("code", {}, line)));
  parts.push(make("p", {}, Number(writes) ? `${count(Number(writes), "write")} to the state` : "writes nothing"));
  if (inFlight.length) {
    parts.push(make("p", {}, "in flight: ", make("code", {}, inFlight.join(", "))));
  }
  return make("div", { class: "work" }, ...parts);
};

const renderScreens = () => {
  const now = place();
  const before = taken > 1 ? steps[taken - 2] : first(game);
  const all = game.titles.map((_, index) => screenFields(game, now.at, index));
  const sections = game.titles.map((title, index) => {
    const old = new Map(screenFields(game, before.at, index));
    const rows = all[index].map(([name, value]) => {
      const isChanged = taken > 0 && old.get(name) !== value && !(old.get(name) === undefined && value === "–");
      const isDifferent = all.some((other) => other.find((field) => field[0] === name)?.[1] !== value);
      return make("div", { class: isDifferent ? "differs" : null },
        make("dt", {}, name),
        make("dd", {}, isChanged ? make("mark", {}, value) : value));
    });
    const isFaulty = game.level && isFound();
    return make("section", { class: isFaulty ? "screen faulty" : "screen", "aria-label": title },
      make("h3", {}, title), make("dl", {}, ...rows), game.level ? "" : renderWork(index));
  });
  fill($("screens"), ...sections);
};

const renderEnd = () => {
  const state = game.graph.states[place().at];
  const isEnd = !state.x && state.p === undefined;
  show($("end"), isEnd);
  if (!isEnd) return;
  const text = state.e.length
    ? "Here the graph ends: only the steps that are offered were computed. Go on in a checkout, with further lines:"
    : "Here the graph ends: no further step was computed. Go on in a checkout, with further lines:";
  const lines = [...game.beginning, ...linesTaken()];
  fill($("end"), make("p", {}, text), make("code", {}, shell(lines)));
};

const renderFound = () => {
  show($("found"), isFound());
  if (!isFound()) return;
  const level = game.level;
  const levels = data.games.filter((g) => g.level);
  const next = levels[levels.indexOf(game) + 1];
  const par = level.solution.length;
  const score = taken <= par ? `${taken} steps, which is par.` : `${taken} steps; par is ${par}: ${level.solution.join("; ")}.`;
  const code = (caption, text) => make("figure", {}, make("figcaption", {}, caption),
    text ? make("pre", { tabindex: "0", "aria-label": caption }, text) : make("p", {}, "The sources were not there."));
  fill($("found"),
    make("h3", { id: "found-title", tabindex: "-1" }, `Found: ${level.name}`),
    make("p", {}, game.graph.problems[game.graph.states[place().at].p]),
    make("p", {}, score),
    make("p", {}, `${level.explanation} ${level.elsewhere}`),
    make("div", { class: "code" }, code("The mistake", level.faulty), code("Right", level.right)),
    next ? make("p", {}, make("a", { href: `#${next.id}` }, "Next level")) : make("p", {}, "That was the last level."));
};

const renderHistory = () => {
  const entry = (text, index) => make("li", { class: index > taken ? "later" : null },
    button(text, `step ${index}`, () => go(index), {
      "aria-current": index === taken ? "step" : null,
      "aria-label": index ? `Step ${index}, ${text}` : text,
    }));
  fill($("steps"), entry("start", 0), ...steps.map((step, i) => entry(step.line, i + 1)));
  $("undo").disabled = taken === 0;
  $("redo").disabled = taken === steps.length;
  $("restart").disabled = steps.length === 0;
  show($("sample"), game.sample.length > 0);
  $("scenario").value = lineList([...game.beginning, ...linesTaken()]);
};

const render = () => {
  if (isFound()) solved.add(game.id);
  renderNav();
  renderIntro();
  renderLesson();
  renderMoves();
  renderScreens();
  renderEnd();
  renderFound();
  renderHistory();
};

// What a reader of the screen hears after a step.
const announce = () => {
  const changes = game.titles.map((title, index) => {
    const marks = [...$("screens").children[index].querySelectorAll("mark")];
    const texts = marks.map((mark) => `${mark.parentElement.previousSibling.textContent} ${mark.textContent}`);
    return `${title}: ${texts.join(", ") || "no change"}`;
  });
  $("status").textContent = isFound() ? `Found: ${game.level.name}` : changes.join("; ");
};

// ---- What the player does

// After each step the page has other buttons; the focus stays on the same one, or goes near it.
const update = () => {
  const active = document.activeElement;
  const key = active?.dataset?.key ?? null;
  const section = active?.closest?.("section, nav");
  render();
  address();
  announce();
  if (isFound()) return $("found-title").focus();
  if (key === null && !active?.disabled) return;
  const again = [...document.querySelectorAll("button[data-key]")].find((b) => b.dataset.key === key);
  const heading = section?.querySelector("h3");
  (again ?? heading ?? $("game")).focus();
};

const take = (edge) => {
  const step = follow(game, place(), edge);
  steps = [...steps.slice(0, taken), step];
  taken = steps.length;
  show($("notice"), false);
  update();
};

const go = (count) => {
  taken = Math.max(0, Math.min(count, steps.length));
  show($("notice"), false);
  update();
};

const notice = (text, command) => {
  fill($("notice"), text, ...(command ? [make("br"), make("code", {}, command)] : []));
  show($("notice"), true);
};

const load = (g, lines) => {
  const { steps: found, missing } = walk(g, lines);
  game = g;
  steps = found;
  taken = found.length;
  show($("notice"), missing !== null);
  if (missing !== null) {
    notice(`Step ${found.length + 1} of the link, “${missing}”, was not computed here; the steps before it are. In a checkout:`, shell([...g.beginning, ...lines]));
  }
};

// ---- The address: the game, and its steps

const address = () => {
  const text = linesTaken().map((line) => encodeURIComponent(line).replaceAll("%20", " ")).join(";");
  const hash = `#${game.id}${text ? `:${text}` : ""}`;
  history.replaceState(null, "", hash);
};

const readAddress = () => {
  const hash = location.hash.slice(1);
  const end = hash.indexOf(":");
  const id = end < 0 ? hash : hash.slice(0, end);
  const known = games.get(id);
  try {
    const lines = (end < 0 ? "" : hash.slice(end + 1)).split(";").map(decodeURIComponent);
    load(known ?? data.games[0], known ? lines.filter((line) => line !== "") : []);
    if (!known && id !== "") notice(`There is no game “${id}”.`);
  } catch {
    load(known ?? data.games[0], []);
    notice("The steps in the address can't be read.");
  }
  render();
  announce();
};

const copy = async (text, what) => {
  try {
    await navigator.clipboard.writeText(text);
    $("status").textContent = `${what} copied`;
  } catch {
    $("scenario").focus();
    $("scenario").select();
  }
};

$("undo").addEventListener("click", () => go(taken - 1));
$("redo").addEventListener("click", () => go(taken + 1));
$("restart").addEventListener("click", () => { steps = []; go(0); });
$("sample").addEventListener("click", () => { load(game, game.sample); go(0); });
$("copy").addEventListener("click", () => copy($("scenario").value + "\n", "Scenario"));
$("link").addEventListener("click", () => copy(location.href, "Link"));
window.addEventListener("hashchange", () => { readAddress(); $("game").focus(); });
document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
  event.preventDefault();
  go(event.shiftKey ? taken + 1 : taken - 1);
});

const statesOf = data.games.filter((g) => !g.level);
$("about").textContent = `Computed ${data.commit ? `from commit ${data.commit}` : "outside of a checkout"}, over services that ignore cancellation: ` +
  statesOf.map((g) => `${g.id} ${g.graph.states.length.toLocaleString("en")} states, all schedules of ${g.graph.isComplete ? "any length" : `up to ${g.graph.depth} steps`} from the start`).join("; ") + ".";
readAddress();
