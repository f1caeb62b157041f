// Elements, made without markup: text stays text.

const isThere = (value) => value !== null && value !== undefined && value !== false;

export const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") element.addEventListener("click", value);
    else if (isThere(value)) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter(isThere));
  return element;
};

export const byId = (id) => document.getElementById(id);

export const fill = (element, ...children) => element.replaceChildren(...children.flat(Infinity).filter(Boolean));

// A button that is found again by its key when all is drawn anew.
export const button = (content, key, onclick, more = {}) =>
  make("button", { type: "button", "data-key": key, onclick, ...more }, content);
