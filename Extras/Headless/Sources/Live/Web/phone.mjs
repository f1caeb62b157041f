// Draws a phone from the elements that an app shows. Nothing here knows a server.

const isDrawing = /^(svg|g|path|line|circle|text)$/;

// An element; what begins with “on” is heard, and all else is an attribute.
export function make(tag, attributes = {}, ...children) {
  const element = isDrawing.test(tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  element.own = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value == null || value === false) continue;
    if (name === "value" || name.startsWith("on")) element[name] = element.own[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return element;
}

const key = (node) => node.nodeName + (node.dataset?.key ?? "");

// Makes the children of an element like these, and keeps those that stay: with their focus, text and scrolling.
export function update(parent, ...children) {
  const wanted = children.flat(Infinity).filter(Boolean);
  const keys = new Set(wanted.map(key));
  let old = parent.firstChild;
  const remove = () => {
    const next = old.nextSibling;
    old.remove();
    old = next;
  };
  for (const child of wanted) {
    while (old && key(old) !== key(child) && !keys.has(key(old))) remove();
    if (!old || key(old) !== key(child)) parent.insertBefore(child, old);
    else {
      liken(old, child);
      old = old.nextSibling;
    }
  }
  while (old) remove();
}

function liken(old, wanted) {
  if (!old.own) return old.data === wanted.data || (old.data = wanted.data);
  for (const { name } of [...old.attributes]) {
    if (!wanted.hasAttribute(name) && !name.startsWith("data-now-")) old.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const name in { ...old.own, ...wanted.own }) if (name !== "value") old[name] = wanted.own[name] ?? null;
  const { value } = wanted.own;
  const isSecret = old.type === "password" && old.value.length === value?.length;
  if (value != null && !old.isBeingTyped && !isSecret && old.value !== value) old.value = value;
  old.own = wanted.own;
  update(old, ...wanted.childNodes);
}

// The icons that the views have, by what is said in their place.
const icons = {
  Reload: "M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.5v5h-5",
  Items: "M9 6.5h11M9 12h11M9 17.5h11M4.500 6.5h.01M4.500 12h.01M4.500 17.5h.01",
  Users: "M12.5 8a3.5 3.500 0 1 1-7 0a3.5 3.500 0 1 1 7 0M3 19.5c0-7 12-7 12 0M16 5.2a3 3 0 0 1 0 5.600M18 14.500c2 .8 3 2.5 3 5",
  Counter: "M7.500 4v7M4 7.500h7M13 17h7M19 4 5 20",
  Notes: "M6 3.5h8l5 5v12H6zM9.5 12h6M9.5 16h6",
  "New Note": "M12 5H5.500v13.500H19V12M10 14l1-3.500 8-8 2.500 2.5-8 8z",
  Delete: "M4 6.5h16M9.500 6V4h5v2M6.5 6.500l1 14h9l1-14M10.500 10.500v6M13.500 10.5v6",
  Back: "m14.5 5-7 7 7 7", Add: "M12 5v14M5 12h14", Increment: "M12 6v12M6 12h12", Decrement: "M6 12h12",
  Search: "M17 11a6 6 0 1 1-12 0a6 6 0 1 1 12 0M15.500 15.500l4.500 4.500", Problem: "M12 4 3 20h18zM12 10v5M12 17.500h.01",
};
const icon = (name) => make("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": true },
  make("path", { d: icons[name] }));
const iconOf = (label) => (label.startsWith("Delete ") ? "Delete" : label in icons && label);

// Shows in the element what a phone shows, and hands over what is done there: act(kind, path, text).
export function drawPhone(element, phone, act) {
  const focused = element.contains(document.activeElement) && document.activeElement;
  const draw = drawing(act);
  const presented = phone.presented.map((node, index, all) => draw.over(node, index < all.length - 1));
  const isRunning = phone.is === "running";
  update(element,
    make("div", { class: "status", "aria-hidden": true }, make("span", {}, "9:41"), make("i")),
    isRunning && make("div", { class: "app", inert: presented.length > 0 }, draw.app(phone.elements)),
    isRunning && presented,
    !isRunning && make("div", { class: "away" },
      make("p", {}, phone.is === "left" ? "Another app is in front." : "The app has ended."),
      make("button", { class: "wide", onclick: () => act(phone.is === "left" ? "return" : "reopen") },
        phone.is === "left" ? "Come Back" : "Open the App")));
  if (focused) keepFocus(element, focused, phone);
}

// What the app focuses is focused; else what was, or what is where that was, or what came over it.
function keepFocus(element, focused, phone) {
  const asked = element.querySelector("[data-focused]:not([inert] *)");
  const isNew = asked && asked.dataset.path !== element.lastAsked;
  element.lastAsked = asked?.dataset.path;
  const isThere = element.contains(focused) && !focused.closest("[inert]");
  if (isThere && !isNew) return;
  const places = isNew ? [asked] : [element.querySelector(`[data-path="${focused.dataset.path}"]:not([inert] *)`),
    ...element.querySelectorAll(".over:last-child :is(input, textarea, button), .app:not([inert]) :is(input, button)")];
  places.find((place) => place?.matches("input, textarea, button"))?.focus({ preventScroll: true });
}

function drawing(act) {
  const attributes = (node, more) => ({
    class: [node.role.replace(" ", "-"), ...node.traits].join(" "), "data-path": node.path.join("."),
    "data-key": `${node.role} ${node.label}`, "aria-disabled": node.enabled ? null : "true", title: node.hint || null, ...more,
  });
  const doing = (node, kind, text) => () => node.enabled && act(kind, node.path, text);
  const button = (node, more = {}, ...content) =>
    make("button", attributes(node, { type: "button", onclick: doing(node, "tap"), ...more }), ...content);
  const named = (node) => [make("span", {}, node.label),
    node.value && !/^(Waiting|Loading)/.test(node.value) && make("span", { class: "value" }, node.value),
    /^(Waiting|Loading)/.test(node.value) && make("i", { class: "spinner", role: "img", "aria-label": node.value })];

  const entry = (node, tag = "input") => make("label", attributes(node, { class: `${node.role.replace(" ", "-")} cell`, "data-path": null }),
    node.role === "search field" && icon("Search"),
    make(tag, {
      type: tag === "input" && (node.role === "secure field" ? "password" : "text"), placeholder: node.label, value: node.value,
      "aria-label": node.label, autocomplete: "off", spellcheck: "false", autocapitalize: "off",
      readonly: !node.enabled, "aria-disabled": node.enabled ? null : "true", "data-path": node.path.join("."),
      "data-focused": node.focused, onfocus: node.focused || !node.enabled ? null : doing(node, "focus"),
      oninput: (event) => act("edit", node.path, event.target.value.replaceAll("•", "")),
      onkeydown: (event) => event.key === "Enter" && node.submit && act("submit", node.path),
    }));

  const by = {
    text: (node) => make("p", attributes(node, { class: `${node.value ? "cell pair" : "note"} ${node.traits.join(" ")}` }), named(node)),
    button: (node) => button(node, {}, iconOf(node.label) && node.traits.includes("bordered") ? icon(iconOf(node.label)) : named(node)),
    field: entry, "secure field": entry, "search field": entry, editor: (node) => entry(node, "textarea"),
    spinner: (node) => make("div", attributes(node, { role: "progressbar", "aria-label": node.label })),
    toggle: (node) => button(node, { role: "switch", "aria-checked": `${node.value === "on"}` }, make("span", {}, node.label), make("i")),
    picker: (node) => make("div", attributes(node, { role: "radiogroup", "aria-label": node.label }), node.children.map(draw)),
    option: (node) => button(node, { role: "radio", "aria-checked": `${node.traits.includes("selected")}` }, node.label),
    tab: (node) => button(node, { role: "tab", "aria-selected": `${node.traits.includes("selected")}` },
      icon(iconOf(node.label) || "Items"), make("b", {}, node.label), node.value && make("em", {}, node.value)),
    list: (node) => make("ul", attributes(node), node.children.map(row)),
    row: (node) => make("div", attributes(node), node.children.map(draw)),
    group: (node) => make("div", attributes(node), icon("Problem"), node.children.map(draw)),
    page: (node) => page(node, "page"),
  };
  const draw = (node) => by[node.role](node);

  // A row shows its actions when it is dragged to the left, hovered or focused; its menu by a right click.
  const row = (node) => {
    const toggle = (name, on) => (event) => {
      if (!on(event)) return;
      event.preventDefault();
      event.currentTarget.toggleAttribute(name);
    };
    let start;
    return make("li", {
      "data-key": node.label, class: node.swipe.length ? "swipes" : null,
      oncontextmenu: node.menu.length && toggle("data-now-menu", () => true),
      onkeydown: toggle("data-now-menu", (event) => event.key === "Escape" && event.currentTarget.dataset.nowMenu != null),
      onpointerdown: (event) => { start = event.clientX; },
      onpointerup: (event) => {
        if (Math.abs(event.clientX - start) > 30) event.currentTarget.toggleAttribute("data-now-swiped", event.clientX < start);
      },
    }, draw(node), node.swipe.map((action) => make("button", {
      type: "button", class: `swipe ${action.traits.join(" ")}`, "aria-label": action.label,
      onclick: doing(node, "swipe", action.label) }, action.label.split(" ")[0])),
    node.menu.length > 0 && make("div", { class: "menu", role: "menu" }, node.menu.map((item) => make("button", {
      type: "button", role: "menuitem", class: item.traits.join(" "), onclick: doing(node, "menu", item.label) }, item.label))));
  };

  // Fields, values and buttons that follow each other are the rows of one card, as in a form.
  const cards = (nodes) => {
    const all = [];
    const isTall = nodes.some((node) => node.role === "editor");
    for (const node of nodes) {
      const isCell = !isTall && !/^(list|group|spinner|row|page|tab)$/.test(node.role);
      const kind = node.traits.includes("bordered") ? "buttons" : node.traits.includes("updates") ? "figure" : "card";
      if (isCell && all.at(-1)?.className === kind) all.at(-1).append(draw(node));
      else all.push(isCell ? make("div", { class: kind, "data-key": kind }, draw(node)) : draw(node));
    }
    return all;
  };

  // The bar has words on the left and icons on the right, below it the title, and then what scrolls.
  const page = (node, kind, away) => {
    const inBar = node.children.filter((child) => child.bar || child.back);
    const isLeft = (child) => child.back || child.traits.includes("cancel") || /^Log Out/.test(child.label);
    const item = (child) => button(child, { "aria-label": child.label, class: `${child.traits.join(" ")}${child.value ? " busy" : ""}` },
      iconOf(child.label) ? icon(iconOf(child.label)) : child.label);
    const side = (name, items) => make("div", { class: `side ${name}`, "data-key": name }, items.map(item));
    const search = node.children.filter((child) => child.role === "search field");
    const rest = node.children.filter((child) => !inBar.includes(child) && !search.includes(child));
    const pulled = rest.find((child) => child.refresh != null);
    return make("section", attributes(node, { class: kind, "aria-label": node.label || "Page", "data-key": node.path.join(".") }),
      make("div", { class: "bar" }, side("left", inBar.filter(isLeft)), side("right", inBar.filter((child) => !isLeft(child)))),
      node.label && make("h3", { class: inBar.some((child) => child.back) ? "small" : "large" }, node.label), search.map(draw),
      make("div", { class: "body" },
        pulled && (pulled.refresh ? make("div", { class: "spinner", role: "progressbar", "aria-label": "Refreshing" })
          : make("button", { type: "button", class: "pull", onclick: doing(pulled, "refresh") }, "Pull to refresh")),
        cards(rest)));
  };

  draw.app = (nodes) => {
    const tabs = nodes.filter((node) => node.role === "tab");
    const rest = nodes.filter((node) => node.role !== "tab");
    const isPage = rest.some((node) => node.role === "page");
    return [isPage ? rest.map(draw) : page({ role: "page", label: "", traits: [], path: [0], enabled: true, children: rest }, "page"),
      tabs.length > 0 && make("div", { class: "tabs", role: "tablist", "data-key": "tabs" }, tabs.map(draw))];
  };

  draw.over = (node, isBehind) => {
    const buttons = node.children.filter((child) => child.role === "button");
    const content = node.children.filter((child) => !buttons.includes(child));
    const inside = node.children.some((child) => child.role === "page") ? node.children.map(draw) : page(node, "page");
    const close = node.away && make("button", { class: "grip", type: "button", "aria-label": "Swipe the sheet away", onclick: doing(node, "away") });
    return make("div", { class: `over ${node.role}`, inert: isBehind, "data-key": node.role + node.path },
      node.role === "sheet"
        ? make("div", { role: "dialog", "aria-modal": "true", "aria-label": node.label || "Sheet", class: "panel" }, close, inside)
        : make("div", { role: "alertdialog", "aria-modal": "true", "aria-label": node.label, class: "panel", "data-path": node.path.join(".") },
          make("b", {}, node.label), content.map(draw), make("div", { class: "choices" }, buttons.map(draw))));
  };
  return draw;
}
