// Makes an element from its tag, attributes and content. Text is never parsed as markup.
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

// Parses a drawing, also in pages that require Trusted Types; returns its root.
export const parsed = (drawing) =>
  new DOMParser().parseFromString(self.lastMoveTrust?.createHTML(drawing) ?? drawing, "image/svg+xml").documentElement;

// Downloads the content as a file.
export const save = (name, type, content) => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = make("a", { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  // The delay allows for a slow disk.
  setTimeout(() => URL.revokeObjectURL(address), 20_000);
};
