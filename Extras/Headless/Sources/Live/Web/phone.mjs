// Draws a phone from the elements that an app shows. This module does not use a server.

// Makes an element, such as “div.head”. Names that begin with “on” are event handlers, other names are attributes.
export function make(name, ...content) {
  const [tag, ...classes] = name.split(".");
  const attributes = content[0]?.constructor === Object ? content.shift() : {};
  const element = /^(svg|g|path|line|circle|text)$/.test(tag)
    ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  if (tag === "button") element.setAttribute("type", "button");
  if (classes.length) element.setAttribute("class", classes.concat(attributes.class ?? []).join(" "));
  element.own = {};
  for (const [key, value] of Object.entries(attributes)) {
    const isSaid = key.startsWith("aria-");
    if (value == null || (value === false && !isSaid) || (key === "class" && classes.length)) continue;
    if (key === "value" || key.startsWith("on")) element.own[key] = value;
    else element.setAttribute(key, value === true && !isSaid ? "" : value);
  }
  Object.assign(element, element.own).append(...content.flat(Infinity).filter((child) => child || child === 0));
  return element;
}

const key = (node) => node.nodeName + (node.dataset?.key ?? "");

// Replaces the children of an element. Children that stay keep their focus, text and scroll position.
export function update(parent, ...children) {
  const wanted = children.flat(Infinity).filter(Boolean);
  const keys = new Set(wanted.map(key));
  let old = parent.firstChild;
  const next = (isGone) => {
    const { nextSibling } = old;
    if (isGone) old.remove();
    old = nextSibling;
  };
  for (const child of wanted) {
    while (old && key(old) !== key(child) && !keys.has(key(old))) next(true);
    if (!old || key(old) !== key(child)) parent.insertBefore(child, old);
    else {
      liken(old, child);
      next(false);
    }
  }
  while (old) next(true);
}

function liken(old, wanted) {
  if (!old.own) return old.data === wanted.data || (old.data = wanted.data);
  for (const { name } of [...old.attributes]) {
    if (!wanted.hasAttribute(name) && !/^(data-now-.*|open)$/.test(name)) old.removeAttribute(name);
  }
  for (const { name, value } of wanted.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const { value } = wanted.own;
  const isKept = old.isBeingTyped || (old.type === "password" && old.value.length === value?.length);
  for (const name in { ...old.own, ...wanted.own }) if (name !== "value") old[name] = wanted.own[name] ?? null;
  if (value != null && !isKept && old.value !== value) old.value = value;
  old.own = wanted.own;
  update(old, ...wanted.childNodes);
}

// The icons of buttons, by the labels that are spoken in their place.
const icons = {
  Reload: "M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 3.5v5h-5", Back: "m14.5 5-7 7 7 7", Add: "M12 5v14M5 12h14",
  Items: "M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01", Increment: "M12 6v12M6 12h12",
  Users: "M12.5 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 1 1 7 0M3 19.5c0-7 12-7 12 0M16 5.2a3 3 0 0 1 0 5.6M18 14.5c2 .8 3 2.5 3 5",
  Counter: "M7.5 4v7M4 7.5h7M13 17h7M19 4 5 20", Decrement: "M6 12h12",
  Delete: "M4 6.5h16M9.5 6V4h5v2M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6", Problem: "M12 4 3 20h18zM12 10v5M12 17.5h.01",
  "New Item": "M12 5v14M5 12h14", Search: "M17 11a6 6 0 1 1-12 0a6 6 0 1 1 12 0M15.5 15.5l4.5 4.5",
};
const iconOf = (label) => label.replace(/^Delete .*/, "Delete");
const icon = (label) => iconOf(label) in icons
  && make("svg.icon", { viewBox: "0 0 24 24", "aria-hidden": true }, make("path", { d: icons[iconOf(label)] }));

// Draws what a phone shows into the element. Each action of the visitor calls act(kind, path, text).
export function drawPhone(element, phone, act) {
  const focused = element.contains(document.activeElement) && document.activeElement;
  const draw = drawing(act);
  const [text, kind, title] = phone.is === "left" ? ["Another app is in front.", "return", "Come Back"]
    : ["The app has ended.", "reopen", "Open the App"];
  update(element, make("div.status", { "aria-hidden": true }, make("span", "9:41"), make("i")), phone.is === "running"
    ? [make("div.app", { inert: phone.presented.length > 0 }, draw.app(phone.elements)),
      phone.presented.map((node, index, all) => draw.over(node, index < all.length - 1))]
    : make("div.away", make("p", text), make("button.wide", { onclick: () => act(kind) }, title)));
  if (focused) keepFocus(element, focused);
}

// Focuses the element that the app asks for. Otherwise keeps the focus, or moves it to the element at the same position or
// over it.
function keepFocus(element, focused) {
  const asked = element.querySelector("[data-focused]:not([inert] *)");
  const isNew = asked && asked.dataset.path !== element.lastAsked;
  element.lastAsked = asked?.dataset.path;
  if (!isNew && element.contains(focused) && !focused.closest("[inert]")) return;
  const place = `[data-path="${focused.dataset.path}"], .over:last-child :is(input, button), .app :is(input, button)`;
  const found = [...element.querySelectorAll(place)].filter((one) => !one.closest("[inert]"));
  (isNew ? asked : found.find((one) => one.dataset.path === focused.dataset.path) ?? found[0])?.focus({ preventScroll: true });
}

function drawing(act) {
  const doing = (node, kind, text) => node.enabled ? () => act(kind, node.path, text) : null;
  const common = (node, more) => ({
    class: [node.role.replace(" ", "-"), ...node.traits].join(" "), "data-path": node.path.join("."), title: node.hint || null,
    "data-key": `${node.role} ${node.label}`, "aria-disabled": !node.enabled, ...more,
  });
  const button = (node, more, ...content) => make("button", common(node, { onclick: doing(node, "tap"), ...more }), content);
  const texts = ({ label, value, enabled }) => [make("span", label), value && (enabled ? make("span.value", value)
    : make("i.spinner", { role: "img", "aria-label": value }))];

  const entry = (node, type = "text") => make("label.cell", { class: node.role.replace(" ", "-"), "data-key": node.role },
    node.role === "search field" && icon("Search"), (type === "date" || node.traits.includes("labelled")) && make("span", node.label),
    make(node.role === "editor" ? "textarea" : "input", {
      type, placeholder: node.label, value: type === "date" ? node.value.slice(0, 10) : node.value, "aria-label": node.label, "aria-disabled": !node.enabled, autocomplete: "off",
      spellcheck: "false", autocapitalize: "off", readonly: !node.enabled, "data-path": node.path.join("."),
      "data-focused": node.focused, onfocus: node.focused ? null : doing(node, "focus"),
      oninput: ({ target }) => act("edit", node.path, type === "date" ? target.value + node.value.slice(10) : target.value.replaceAll("•", "")),
      onkeydown: ({ key }) => {
        if (key === "Enter" && node.submit) act("submit", node.path);
      },
    }));
  const box = (node, content = node.children.map(draw), more = {}) => make("div", common(node, { "aria-label": node.label || null, ...more }), content);
  const isOn = (node) => node.value === "on" || node.traits.includes("selected");
  const draw = (node) => by[node.role](node);
  const by = {
    text: (node) => make(node.value ? "p.cell.pair" : "p.note", common(node, { class: node.traits.join(" ") }), texts(node)),
    button: (node) => button(node, { "aria-label": node.label }, (node.traits.includes("bordered") && icon(node.label)) || texts(node)),
    field: (node) => entry(node), "search field": (node) => entry(node), editor: (node) => entry(node),
    "secure field": (node) => entry(node, "password"), spinner: (node) => box(node, [], { role: "progressbar" }),
    toggle: (node) => button(node, { role: "switch", "aria-checked": isOn(node) }, make("span", node.label), make("i")),
    picker: (node) => node.children.length
      ? box(node, [make("span", node.label), node.children.map(draw)], { role: "radiogroup" }) : entry(node, "date"),
    option: (node) => button(node, { role: "radio", "aria-checked": isOn(node) }, node.label),
    tab: (node) => button(node, { role: "tab", "aria-selected": isOn(node) },
      icon(node.label) || icon("Items"), make("b", node.label), node.value && make("em", node.value)),
    list: (node) => make("ul", common(node), node.children.map(row)), row: (node) => box(node),
    group: (node) => node.label ? make("div.cell", common(node, { class: "stepper" }), make("span", node.label),
      node.children.map((child) => button(child, { "aria-label": child.label }, icon(child.label))))
      : box(node, [icon("Problem"), node.children.map(draw)]), page: (node) => page(node),
  };

  // A row shows its actions when it is dragged to the left, hovered or focused, and its menu after a right click.
  const row = (node) => {
    const choices = (kind, all) => all.map(({ label, traits }) => make("button", {
      class: `${kind} ${traits.join(" ")}`, "aria-label": label, onclick: doing(node, kind, label) }, label.split(" ")[0]));
    const drag = ({ currentTarget, clientX }) => {
      const moved = clientX - currentTarget.dragStart;
      if (Math.abs(moved) < 30) return;
      currentTarget.toggleAttribute("data-now-swiped", moved < 0);
      currentTarget.isDragged = true;
      setTimeout(() => (currentTarget.isDragged = false));
    };
    const toggleMenu = (event) => {
      event.preventDefault();
      event.currentTarget.toggleAttribute("data-now-menu");
    };
    const item = make("li", {
      class: node.swipe.length ? "swipes" : null, "data-key": node.label, oncontextmenu: node.menu.length ? toggleMenu : null,
      onpointerdown: (event) => (event.currentTarget.dragStart = event.clientX), onpointerup: drag,
    }, draw(node), choices("swipe", node.swipe), node.menu.length > 0 && make("div.menu", choices("menu", node.menu)));
    item.addEventListener("click", (event) => item.isDragged && event.stopPropagation(), { capture: true });
    return item;
  };

  // Fields, values and buttons in sequence become the rows of a card, as in a form.
  const cards = (nodes) => nodes.reduce((all, node) => {
    const isButton = node.role === "button" && all.at(-1)?.dataset.last !== "button";
    const kind = node.traits.includes("bordered") ? "buttons" : node.traits.includes("updates") ? "figure" : "card";
    if (/list|spinner|row|page/.test(node.role) || (node.role === "group" && !node.label)) return [...all, draw(node)];
    if (all.at(-1)?.className === kind && !(kind === "card" && isButton)) {
      all.at(-1).append(draw(node));
      return all;
    }
    return [...all, make(`div.${kind}`, { "data-key": kind, "data-last": node.role }, draw(node))];
  }, []);

  // The bar has texts on its left and icons on its right. Below are the title, a search field, and the scrolling content.
  const page = (node) => {
    const inBar = node.children.filter((child) => child.bar || child.back);
    const search = node.children.filter((child) => child.role === "search field");
    const rest = node.children.filter((child) => !inBar.includes(child) && !search.includes(child));
    const pulled = rest.find((child) => child.refresh != null);
    const isLeft = (child) => child.back || child.traits.includes("cancel") || child.label.startsWith("Log Out");
    const side = (name, all) => make(`div.side.${name}`, all.map((child) => button(child, {
      class: `${child.traits.join(" ")} ${child.value && "busy"}`, "aria-label": child.label }, icon(child.label) || child.label)));
    return make("section.page", common(node, { class: null, "aria-label": node.label || "Page", "data-key": node.path.join(".") }),
      make("div.bar", side("left", inBar.filter(isLeft)), side("right", inBar.filter((child) => !isLeft(child)))),
      node.label && make(inBar.some((child) => child.back) ? "h3.small" : "h3.large", node.label), search.map(draw),
      make("div.body", pulled && (pulled.refresh ? make("div.spinner", { role: "progressbar", "aria-label": "Refreshing" })
        : make("button.pull", { onclick: doing(pulled, "refresh") }, "Pull to refresh")), cards(rest)));
  };
  const pages = (nodes) => nodes.some(({ role }) => role === "page") ? nodes.map(draw)
    : page({ role: "page", label: "", traits: [], path: [], enabled: true, children: nodes });

  draw.app = (nodes) => {
    const tabs = nodes.filter(({ role }) => role === "tab");
    return [pages(nodes.filter((node) => !tabs.includes(node))), tabs.length > 0 && make("div.tabs", { role: "tablist" }, tabs.map(draw))];
  };
  draw.over = (node, isBehind) => {
    const buttons = node.children.filter(({ role }) => role === "button");
    const isSheet = node.role === "sheet";
    return make(`div.over.${node.role}`, { inert: isBehind, "data-key": node.role + node.path }, make("div.panel", {
      role: isSheet ? "dialog" : "alertdialog", "aria-modal": true, "aria-label": node.label || "Sheet", "data-path": node.path.join("."),
    }, isSheet ? [make("button.grip", { "aria-label": "Swipe the sheet away", onclick: doing(node, "away"), disabled: !node.away }), pages(node.children)]
      : [make("b", node.label), node.children.filter((child) => !buttons.includes(child)).map(draw), make("div.choices", buttons.map(draw))]));
  };
  return draw;
}
