// Elements, made without markup: text stays text.

export const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") element.addEventListener("click", value);
    else if ((value ?? false) !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter(Boolean));
  return element;
};

export const byId = (id) => document.getElementById(id);
export const fill = (element, ...children) => element.replaceChildren(...children.flat(Infinity).filter(Boolean));

// A button that is found again by its key when all is drawn again.
export const button = (content, key, onclick, more = {}) =>
  make("button", { type: "button", "data-key": key, onclick, ...more }, content);
