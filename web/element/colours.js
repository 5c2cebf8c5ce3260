// The colours of the page behind an element: light or dark. A part of last-move.js.
const surroundings = () => {
  const elements = new Set();
  const dark = 0.18; // luminance below which white is easier to read than black

  // A computed colour as its luminance and its opacity, both from 0 to 1.
  const measured = (colour) => {
    const [, kind, rest] = /^([\w-]+)\((.*)\)$/.exec(colour) ?? [];
    const parts = (rest ?? "").replace("/", " ").split(/[\s,]+/).filter(Boolean);
    const number = (text, whole) => (text?.endsWith("%") ? parseFloat(text) / 100 * whole : parseFloat(text) || 0);
    const mixed = (values, whole) => {
      const linear = values.map((text) => number(text, whole) / whole).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    };
    const opacity = (at) => (parts.length > at ? number(parts[at], 1) : 1);
    switch (kind) {
      case "rgb":
      case "rgba":
        return [mixed(parts.slice(0, 3), 255), opacity(3)];
      case "color":
        return [mixed(parts.slice(1, 4), 1), opacity(4)];
      case "oklab":
      case "oklch":
        return [number(parts[0], 1) ** 3, opacity(3)];
      case "lab":
      case "lch":
        return [((number(parts[0], 100) + 16) / 116) ** 3, opacity(3)];
      default:
        return [0, 0];
    }
  };
  // The element around another, across shadow roots.
  const above = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

  // The colour scheme that the page sets for an element; "normal" if it sets none.
  const declared = (element) => {
    const { colorScheme } = getComputedStyle(element);
    if (colorScheme !== "normal") return colorScheme;
    return document.querySelector("meta[name=color-scheme]")?.content ?? "normal";
  };
  // "light" or "dark" by what is painted behind an element; undefined if nothing is.
  const behind = (element) => {
    let covered = 0; // opacity of the layers so far
    let light = 0; // luminance of the layers so far
    for (let one = element; one; one = above(one)) {
      const style = getComputedStyle(one);
      const [luminance, opacity] = measured(style.backgroundColor);
      light += (1 - covered) * opacity * luminance;
      covered += (1 - covered) * opacity;
      if (covered > 0.9) return light / covered < dark ? "dark" : "light";
      // What a picture shows is unknown, but words on it can be read.
      if (style.backgroundImage !== "none") return measured(style.color)[0] < dark ? "light" : "dark";
    }
    return covered > 0.5 ? (light / covered < dark ? "dark" : "light") : undefined;
  };
  // The colour scheme around an element; undefined if the page leaves it to the reader.
  const around = (element) => {
    const scheme = declared(element);
    const only = /^(?:only )?(light|dark)(?: only)?$/.exec(scheme)?.[1];
    return only ?? behind(element) ?? (scheme === "normal" ? "light" : undefined);
  };

  // A page changes its colours by an attribute of some element around, by a style sheet, or by a preference.
  const pause = 100; // ms between two checks, since a page may animate an element around
  let scheduled = false;
  let again = false;
  const changed = () => {
    again = scheduled;
    if (scheduled || !elements.size) return;
    scheduled = true;
    requestAnimationFrame(() => {
      again = false;
      for (const one of elements) one._tint();
      setTimeout(() => {
        scheduled = false;
        if (again) changed();
      }, pause);
    });
  };
  const attributes = new MutationObserver(changed);
  const sheets = new MutationObserver(changed);
  const seen = new WeakSet();
  const begin = () => {
    sheets.observe(document.head, { childList: true, subtree: true, attributes: true, characterData: true });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
    document.addEventListener("load", ({ target }) => target.tagName === "LINK" && changed(), true);
    // Some pages fade from one background to the other.
    document.addEventListener("transitionend", ({ propertyName }) => /^(background|color)/.test(propertyName) && changed(), true);
  };
  let begun = false;
  return {
    around,
    // Follows the colours around an element; calls its `_tint` when they may have changed.
    follow(element) {
      if (!begun) begin();
      begun = true;
      elements.add(element);
      for (let one = element; one; one = above(one)) {
        if (seen.has(one)) continue;
        seen.add(one);
        attributes.observe(one, { attributes: true });
      }
    },
    leave: (element) => elements.delete(element),
  };
};
