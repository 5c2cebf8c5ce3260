// The subject of the page, read from its address and headings, never from messages.
import { WORDS } from "./words.js";

const pairs = (text) =>
  text.split("&").filter(Boolean).map((piece) => {
    const [key, ...value] = piece.split("=");
    return [key, value.join("=")];
  });
const PLACE = ["at", "do", "ply"];
const SEATS = ["players", "level"];
// Parameters of this page alone: the preview, the visible parts, the seed, and the exercise, which the dialog asks for.
const PAGE_ONLY = ["if", "show", "seed", "goal", "score", "undo", "hints", "lock"];
// The longest title of a frame, in characters.
const MAX_TITLE = 90;

// A short title for a position: the first sentence of its description, without the list of its parts.
export const named = (name, position) => {
  const [size] = String(position ?? "").split(/[.;:](?:\s|$)/);
  const title = size.trim() ? `${name}: ${size.trim()}` : name;
  return title.length <= MAX_TITLE ? title : `${title.slice(0, title.lastIndexOf(" ", MAX_TITLE))} …`;
};

const game = (site, id, name, words) => {
  const all = pairs(words);
  const of = (keys) => all.filter(([key]) => keys.includes(key));
  const known = [...PLACE, ...SEATS, ...PAGE_ONLY];
  return {
    kind: "game", site, id, name, title: name, place: of(PLACE), seats: Object.fromEntries(of(SEATS)),
    settings: all.filter(([key]) => !known.includes(key)),
  };
};

const ADDRESS = /#\/play\/([\w-]+)(?:\?(.*))?$/;

// The games in the visible list, each with the start to which its link leads.
export const games = (site) =>
  [...document.querySelectorAll(".shelf .game h3 a")].map((link) => {
    const [, id, words] = ADDRESS.exec(link.getAttribute("href")) ?? [];
    return game(site, id ?? "", link.textContent, words ?? "");
  }).filter(({ id }) => id);

export const subject = () => {
  const site = new URL(".", location.href).href;
  const fragment = location.hash.slice(1);
  const [, id, words] = ADDRESS.exec(location.hash) ?? [];
  if (document.querySelector("#board") && id) {
    const position = document.querySelector("#board [role=grid]")?.getAttribute("aria-label");
    const read = game(site, id, document.querySelector("h1").textContent, words ?? "");
    // An address leaves the best level out.
    return { ...read, seats: { level: "perfect", ...read.seats }, title: named(read.name, position) };
  }
  if (/\/tables\.html$/.test(location.pathname)) {
    const [name] = document.title.split(" · ");
    const settings = pairs(fragment);
    const word = (wanted) => settings.find(([key]) => key === wanted)?.[1];
    const title = WORDS.table(name, word("rule"), word("to"));
    return { kind: "tables", site, id: "table", name: WORDS.tables(name), title, settings, place: [], seats: {} };
  }
  return { kind: "shelf", site, id: "last-move", name: "Last Move", title: "Last Move", settings: [], place: [], seats: {} };
};
