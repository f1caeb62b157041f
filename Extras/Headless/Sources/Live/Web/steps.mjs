// Draws the stories, the step in words, and the time line.

import { make, update } from "./phone.mjs";
import { capital, change, scriptOf, step as inWords, stories } from "./words.mjs";

const pill = (label, onclick, more) => make("button.pill", { onclick, ...more }, label);

export function drawStories(element, { show, story, seen }, { open, showVerdict }) {
  const card = (title, words, onclick, more) => make("button.story", { onclick, ...more }, make("b", title), make("span", words));
  update(element, show === "app" ? stories.map((one, index) => card(`${index + 1} ${one.title}`, one.question, () => open("app", one.before, one),
    { "aria-pressed": one === story, class: seen.has(one) ? "done" : "" })) : card("The app", "four stories", () => open("app", stories[0].before, stories[0])),
  card("Play freely", "tap, and answer", () => open(show, show === "app" ? stories[1].before : [], null), { "aria-pressed": !story, class: "free" }),
  card("Which one?", "the verdict, with prices", showVerdict));
}

// The words for a step of the play: those of the story that was told last, if it has the step.
const words = ({ story, told, lines }, index, names) => {
  const one = story ?? told;
  const isTold = one && lines.slice(0, index + 1).every((line, place) => line === scriptOf(one)[place]);
  return (isTold && one.steps[index - one.before.length]?.[1]) || inWords(lines[index], names);
};

export function drawSay(element, play, names, { goOn, goBack, playStory, open, showVerdict, isEnd, following }) {
  const { at, lines, shown, story, told, show, pace } = play;
  const number = story ? at - story.before.length : at;
  const [sentence, title] = number < 0 ? [whatChanged(shown, names), "Before the story"] : story ? [number ? story.steps[number - 1][2] : story.start, number ? `Step ${number} of ${story.steps.length}` : story.question]
    : [at ? whatChanged(shown, names) : "Tap on a phone: the other one does the same. You answer what they ask.", "You play freely"];
  update(element, make("div", { "aria-live": "polite" }, make("small", title, number !== 0 && at > 0 && make("b", `· ${words(play, at - 1, names)}`),
    make(shown.same ? "span.same" : "span.same.not", { role: "status" }, shown.same ? "Both show the same" : "They differ")), make("strong", sentence)),
  make("div.pills", pill("‹ Back", goBack, { "aria-disabled": number < 1, title: "Plays both apps again, up to the step before" }),
    pill("Next ›", goOn, { "aria-disabled": isEnd, class: isEnd ? "" : "yes" }), isEnd && story ? pill(following ? "Next story" : "Which one?", () => (following ? open("app", following.before, following) : showVerdict()), { class: "wide-pill yes" })
      : !story && told && show === "app" ? pill("The story", () => open("app", told.before, told), { class: "wide-pill", title: "Begins the last story again" })
        : pill(pace ? "Stop" : "▶ Play", playStory, { "aria-disabled": isEnd || !story, class: "wide-pill" })));
}

const whatChanged = ({ state, requests, lines, steps }, names) => {
  if (steps.at(-1).log.some((entry) => entry.startsWith("✗"))) return "Nothing has changed: the log says that the answer was dropped.";
  const asked = requests.filter(({ opened }) => opened === lines.length).map(({ number }) => number);
  const known = state.map((one) => change(one, names)).filter(Boolean);
  const changed = known.length ? `${capital(known.slice(0, 2).join(", "))}.` : state.length ? `Changed: ${state.map(({ name }) => name).slice(0, 3).join(", ")}.`
    : "Nothing has changed on the screen.";
  return changed + (asked.length ? ` Each phone asks question ${asked.join(", ")}.` : "");
};

const events = { leave: "Leave for another app", quit: "Quit when all is saved", end: "End it now, as iOS may", reopen: "Open it again",
  "log-out": "Log out", "log-in bo@x.test": "Log in as bo@x.test" };

export function drawTime(element, play, names, { look, open, step, copy, goOn }) {
  const { at, lines, shown, story, show } = play;
  const begin = story ? story.before.length : 0;
  const all = story ? scriptOf(story) : lines;
  const happen = (line) => {
    element.querySelector("details").open = false;
    step(line);
  };
  const openLink = (event) => {
    event.preventDefault();
    happen(`link ${event.target.elements[0].value.trim()}`);
  };
  const dot = (index, title) => make("li", { class: index < at ? "done" : index > at ? "later" : "now", "data-key": index }, make("button", {
    "aria-current": index === at ? "step" : null, "aria-disabled": index > lines.length + 1,
    onclick: () => (index <= lines.length ? look(index) : index === at + 1 && goOn()) }, title));
  update(element, make("div.pills", pill("Start over", () => open(show, story?.before ?? [], story))),
    make("ol", { tabindex: 0, role: "list", "aria-label": "Steps" }, dot(begin, begin ? "logged in" : "the beginning"),
      all.slice(begin).map((line, index) => dot(begin + index + 1, words({ ...play, lines: all }, begin + index, names)))),
    show === "app" && make("div.pills", make("details", make("summary.pill", "App events…"), make("div.items",
      make("form", { onsubmit: openLink }, make("input", { "aria-label": "Link", value: "users/2", size: 9 }), make("button.pill", { type: "submit" }, "Open link")),
      Object.entries(events).map(([line, label]) => pill(label, () => happen(line))))),
    pill("Copy as a test", (event) => copy(event, shown.test), { "aria-disabled": !shown.test }),
    pill("Copy the steps", (event) => copy(event, shown.scenario), { "aria-disabled": !shown.scenario, title: "For `Lab compare --feature app -`" })));
  const track = element.querySelector("ol");
  const now = track.querySelector(".now") ?? track.firstChild;
  track.scrollLeft = now.offsetLeft - track.offsetLeft - (track.clientWidth - now.offsetWidth) / 2;
}
