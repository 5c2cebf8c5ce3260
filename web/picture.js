// Makes self-contained pictures: of a board, with its computed style written into the SVG, or of what a table has
// drawn. A classic script, since the script that starts frames is one; the dialog for sharing imports it.
"use strict";
self.lastMovePicture = (() => {
  const NS = "http://www.w3.org/2000/svg";
  // Elements that are invisible, or on their way out.
  const unseen = ".hit, .halo, .leaving";
  // Inherited properties are written only where they differ from those of the parent.
  const inherited = [
    "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "stroke-linejoin",
    "stroke-dasharray", "font-size", "font-weight", "font-style", "text-anchor", "paint-order",
  ];
  const own = { opacity: "1", "vector-effect": "none", "dominant-baseline": "auto" };
  const geometry = new Set([
    "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "d", "width", "height", "points", "viewBox",
    "preserveAspectRatio", "transform", "href", "clip-path",
  ]);
  const most = 20_000; // elements

  let pixel;
  // A colour as six hex digits, or as eight if it is translucent; other values are returned unchanged.
  const plain = (value) => {
    if (!/^(rgb|hsl|color|ok|lab|lch)/.test(value)) return value;
    pixel ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = value;
    pixel.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
    const digits = alpha === 255 ? [red, green, blue] : [red, green, blue, alpha];
    return `#${digits.map((digit) => digit.toString(16).padStart(2, "0")).join("")}`;
  };

  // Replaces each `var()` in a text by the element's value of the property, the innermost first.
  const resolved = (text, style) => {
    let rest = text;
    for (let i = 0; i < 8 && rest.includes("var("); i += 1) {
      rest = rest.replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_, name, other) =>
        plain(style.getPropertyValue(name).trim()) || (other ?? "").trim() || "none");
    }
    return rest;
  };

  // The matrix of an element that has a transform or a scale; undefined if it has none.
  const moved = (element, style) => {
    const scale = style.scale === "none" ? [1] : style.scale.split(" ").map(Number);
    if (style.transform === "none" && style.scale === "none") return undefined;
    // A transform that is only an attribute is copied with the attributes.
    if (style.scale === "none" && element.hasAttribute("transform") && !element.style.transform) return undefined;
    let [x, y] = style.transformOrigin.split(" ").map(parseFloat);
    if (style.transformBox === "fill-box") {
      const box = element.getBBox();
      [x, y] = [x + box.x, y + box.y];
    }
    const matrix = new DOMMatrix()
      .translate(x, y)
      .scale(scale[0], scale[1] ?? scale[0])
      .multiply(new DOMMatrix(style.transform === "none" ? "" : style.transform))
      .translate(-x, -y);
    if (matrix.isIdentity) return undefined;
    const { a, b, c, d, e, f } = matrix;
    return `matrix(${[a, b, c, d, e, f].map((number) => Number(number.toFixed(4))).join(" ")})`;
  };

  // Parses a drawing, also in pages that require Trusted Types; returns its root.
  const drawing = (text) =>
    new DOMParser().parseFromString(self.lastMoveTrust?.createHTML(text) ?? text, "image/svg+xml").documentElement;

  // Draws a board; returns its SVG, width and height.
  const draw = (board, { width, title, ground }) => {
    const root = board.getRootNode();
    const named = (id) => root.querySelector?.(`#${CSS.escape(id)}`) ?? document.getElementById(id);
    // The picture is taken of a copy, in which nothing moves and which has no pointer over it.
    const copy = board.cloneNode(true);
    const parts = [...copy.querySelectorAll("*")];
    if (parts.length > most) throw new Error("the board is too large");
    const live = board.querySelectorAll("*");
    parts.forEach((part, i) => {
      // A strict policy can remove inline styles from the copy.
      part.style.transform = live[i].style.transform;
      part.style.transition = part.style.animation = "none";
    });
    for (const gone of copy.querySelectorAll(unseen)) gone.remove();
    copy.setAttribute("aria-hidden", "true");
    copy.style.position = "absolute";
    copy.style.pointerEvents = "none";
    board.after(copy);
    try {
      const defs = document.createElementNS(NS, "defs");
      const [, , wide, high] = copy.getAttribute("viewBox").split(/[\s,]+/).map(Number);
      const brought = new Map();
      // Adds each element that a text refers to by its id, once, and returns the text with the new ids.
      const bring = (text, style) =>
        text.replace(/(url\(["']?#|href="#)([\w-]+)/g, (_, way, id) => `${way}${symbol(id, style)}`);
      const symbol = (id, style) => {
        const source = named(id);
        if (!source) return id;
        const text = resolved(new XMLSerializer().serializeToString(source), style);
        const known = brought.get(text);
        if (known) return known;
        const name = `p${brought.size + 1}`;
        brought.set(text, name);
        const parsed = drawing(bring(text, style));
        parsed.id = name;
        defs.append(document.importNode(parsed, true));
        return name;
      };
      const write = (from, around) => {
        const style = getComputedStyle(from);
        if (style.display === "none") return undefined;
        const shows = style.visibility === "visible";
        if (!shows && !from.children.length) return undefined;
        const to = document.createElementNS(NS, from.localName);
        for (const { name, value } of from.attributes) {
          if (geometry.has(name)) to.setAttribute(name, bring(value, style));
        }
        for (const name of inherited) {
          if (style.getPropertyValue(name) !== around?.getPropertyValue(name)) {
            to.setAttribute(name, plain(style.getPropertyValue(name)));
          }
        }
        for (const name in own) {
          const value = style.getPropertyValue(name);
          if (value && value !== own[name]) to.setAttribute(name, value);
        }
        const matrix = moved(from, style);
        if (matrix) to.setAttribute("transform", matrix);
        if (from.localName === "use") {
          to.setAttribute("href", `#${symbol(from.getAttribute("href").slice(1), style)}`);
        }
        for (const child of from.childNodes) {
          if (child.nodeType === Node.TEXT_NODE) to.append(child.data);
          else if (child.nodeType === Node.ELEMENT_NODE) {
            const written = write(child, style);
            if (written) to.append(written);
          }
        }
        return from.localName === "g" && !to.children.length ? undefined : to;
      };
      const picture = write(copy, undefined);
      for (const name of ["transform", "opacity"]) picture.removeAttribute(name);
      const height = Math.max(1, Math.round((width * high) / wide));
      picture.setAttribute("width", width);
      picture.setAttribute("height", height);
      picture.setAttribute("font-family", "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif");
      picture.setAttribute("role", "img");
      const cloth = document.createElementNS(NS, "rect");
      for (const [name, value] of Object.entries({ width: wide, height: high, fill: plain(ground), stroke: "none" })) {
        cloth.setAttribute(name, value);
      }
      picture.prepend(defs, cloth);
      if (title) {
        const heading = document.createElementNS(NS, "title");
        heading.textContent = title;
        picture.prepend(heading);
      }
      return { svg: new XMLSerializer().serializeToString(picture), width, height };
    } finally {
      copy.remove();
    }
  };

  // An image in pixels, as a data URL.
  const painted = (image, width, height) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    canvas.getContext("2d").drawImage(image, 0, 0, width, height);
    const data = canvas.toDataURL("image/png");
    // Browsers return this for a canvas that is too large.
    if (data === "data:,") throw new Error("the picture is too large");
    return data;
  };

  // An SVG in pixels, as a data URL.
  const pixels = async ({ svg, width, height }) => {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    return painted(image, width, height);
  };

  // A picture of the board in a page or in an element.
  const board = (width, within = document) => {
    const stage = within.querySelector("#board");
    const svg = stage.querySelector(".board");
    const name = svg.querySelector("[role=grid]")?.getAttribute("aria-label");
    const title = [within.querySelector("h1")?.textContent, name].filter(Boolean).join(": ");
    return draw(svg, { width, title, ground: getComputedStyle(stage).backgroundColor });
  };

  // A finished drawing in another width.
  const sized = (text, width) => {
    const svg = drawing(text);
    const [, , wide, high] = svg.getAttribute("viewBox").split(" ").map(Number);
    const height = Math.max(1, Math.round((width * high) / wide));
    svg.setAttribute("width", width);
    svg.setAttribute("height", height);
    return { svg: new XMLSerializer().serializeToString(svg), width, height };
  };

  // Answers a request for a picture: of the board within an element, of a drawing in the request, or of a canvas
  // (`sheet`). The answer is the refusal if the request has a reason for it (`because`), or if drawing fails.
  const answer = async ({ format, width, answer, refusal, svg, sheet, because }, within) => {
    if (because) return { ...refusal, error: { ...refusal.error, message: because } };
    try {
      if (sheet) {
        const height = Math.max(1, Math.round((width * sheet.height) / sheet.width));
        return { ...answer, data: painted(sheet, width, height), width, height };
      }
      const drawn = svg ? sized(svg, width) : board(width, within);
      const data = format === "png" ? await pixels(drawn) : drawn.svg;
      return { ...answer, data, width, height: drawn.height };
    } catch {
      return refusal;
    }
  };

  return { answer, board, draw, pixels, plain };
})();
