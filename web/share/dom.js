// Elements by their tag, attributes and content; text is only ever text.
export const make = (tag, attributes = {}, ...content) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (typeof value === "boolean") element.toggleAttribute(name, value);
    else element.setAttribute(name, value);
  }
  element.append(...content);
  return element;
};

// The root of a drawing that comes as a text; in the form that pages with Trusted Types ask for.
export const parsed = (drawing) =>
  new DOMParser().parseFromString(self.lastMoveTrust?.createHTML(drawing) ?? drawing, "image/svg+xml").documentElement;

// Hands something to the browser as a file.
export const save = (name, type, content) => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = make("a", { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // Long enough for a slow disk.
  setTimeout(() => URL.revokeObjectURL(address), 20_000);
};
