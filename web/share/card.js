// A picture for slides and print: the board, its title, its address, and a QR code of the address.
import { parsed } from "./dom.js";

const NS = "http://www.w3.org/2000/svg";
const PAPER = "#ffffff";
const INK = "#241f19";
const SOFT = "#5d5347";
const ACCENT = "#9a2f1b";
const SERIF = "Literata, 'Iowan Old Style', Palatino, Georgia, serif";
const MONO = "ui-monospace, 'Cascadia Mono', Menlo, monospace";
const MARGIN = 24;
// The side of the code, and the width of its quiet zone in modules.
const CODE = 168;
const QUIET = 4;

const element = (tag, attributes = {}, ...content) => {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
};

// The squares of a code as one path in units of its modules; undefined if the text is too long.
export const code = async (text) => {
  let made;
  try {
    const { encode } = await import("./qr.js");
    made = encode(text, { ecc: "M", border: 0 });
  } catch {
    return undefined;
  }
  let path = "";
  made.data.forEach((row, y) => {
    for (let x = 0; x < made.size; x += 1) {
      if (!row[x]) continue;
      let end = x;
      while (end < made.size && row[end]) end += 1;
      path += `M${x} ${y}h${end - x}v1h-${end - x}z`;
      x = end;
    }
  });
  return { path, size: made.size };
};

// A code as an SVG; `at` places it inside another drawing.
export const squares = ({ path, size }, side, title, at = {}) => {
  const all = size + 2 * QUIET;
  return element(
    "svg",
    { xmlns: NS, viewBox: `${-QUIET} ${-QUIET} ${all} ${all}`, width: side, height: side, role: "img", ...at },
    element("title", {}, title),
    element("rect", { x: -QUIET, y: -QUIET, width: all, height: all, fill: PAPER }),
    element("path", { d: path, fill: "#000000", "shape-rendering": "crispEdges" }),
  );
};

// Breaks a text into at most `most` lines that fit the width; with `anywhere`, between any two characters.
const lines = (text, font, width, anywhere, most) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  const pieces = anywhere ? [...text] : text.split(/(?<=\s)/);
  const out = [""];
  for (const piece of pieces) {
    if (out.at(-1) && pen.measureText(out.at(-1) + piece).width > width) out.push("");
    out[out.length - 1] += piece;
  }
  return out.length > most ? [...out.slice(0, most - 1), `${out[most - 1].trimEnd().slice(0, -1)}…`] : out;
};

// Draws the card; `board` is an SVG as text, or undefined.
export const card = async ({ board, title, link, told }) => {
  const drawn = board ? parsed(board) : undefined;
  const picture = drawn?.localName === "svg" ? document.importNode(drawn, true) : undefined;
  const width = Number(picture?.getAttribute("width")) || 720;
  const above = picture ? Number(picture.getAttribute("height")) : 0;
  const made = await code(link);
  const room = width - 2 * MARGIN - (made ? CODE : 0);
  const head = lines(title, `600 24px ${SERIF}`, room, false, 3);
  const address = lines(link, `14px ${MONO}`, room, true, 6);
  const words = 20 + head.length * 30 + 14 + address.length * 19 + MARGIN;
  const height = above + Math.max(words, made ? CODE + 12 : 0);
  const line = (text, y, attributes) => element("text", { x: MARGIN, y, ...attributes }, text);
  let y = above + 16;
  const text = [];
  for (const one of head) {
    y += 30;
    text.push(line(one.trim(), y, { "font-family": SERIF, "font-size": 24, "font-weight": 600, fill: INK }));
  }
  y += 14;
  for (const one of address) {
    y += 19;
    text.push(line(one, y, { "font-family": MONO, "font-size": 14, fill: SOFT }));
  }
  const svg = element("svg", { xmlns: NS, viewBox: `0 0 ${width} ${height}`, width, height, role: "img" });
  svg.append(element("title", {}, title), element("rect", { width, height, fill: PAPER }));
  if (picture) svg.append(picture);
  svg.append(element("rect", { y: above, width, height: 3, fill: ACCENT }), ...text);
  if (made) svg.append(squares(made, CODE, told, { x: width - CODE - 8, y: above + 8 }));
  return { svg: new XMLSerializer().serializeToString(svg), width, height, coded: Boolean(made) };
};
