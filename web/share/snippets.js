// What an author pastes: addresses and texts for each kind of page, from plain values; knows no browser.

// Values that need no word in an address.
export const USUAL = {
  players: "you-first", level: "perfect", show: "play", goal: "", lock: "0", theme: "auto", scale: "1", lang: "", remember: "0", id: "",
};
// Parts of a frame, and the presets that name some of them: the same as in the contract of frames.
const GAME = ["rules", "hints", "values", "table", "history", "new", "settings", "theory"];
const TABLE = ["rule", "fields", "examples", "views", "why", "proof", "facts", "export"];
export const PARTS = { game: GAME, tables: TABLE };
export const PRESETS = {
  game: { play: ["rules", "hints", "history", "new"], teach: GAME, table: ["values", "table"], puzzle: ["rules"] },
  tables: { play: ["rule", "fields", "views", "why", "proof"], teach: TABLE, table: ["views", "proof"], puzzle: ["rule"] },
};
// Widest that a frame grows, in CSS pixels.
const WIDE = 720;
// What a frame may do. Its links open in tabs that are in no sandbox, since a page in one has no origin.
export const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads";
const ALLOW = "fullscreen; clipboard-write";

// Everything that may not stand in HTML, XML or an attribute as it is.
const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text) =>
  String(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "").replace(/[&<>"']/g, (sign) => SIGNS[sign]);
// A text between the quotation marks of Python.
const quoted = (text) => JSON.stringify(String(text)).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
// A text in Markdown: signs that would mean something are told not to.
const written = (text) =>
  String(text).replace(/[\s\u0000-\u001f]+/g, " ").replace(/[\\`*_{}[\]()#+!|~$]/g, "\\$&").replace(/[&<>]/g, (sign) => SIGNS[sign]);
// Addresses hold few signs; what else a hand may have typed goes in percent.
const percent = (sign) =>
  [...new TextEncoder().encode(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
const safe = (text) => String(text).replace(/%(?![0-9a-f]{2})/gi, "%25").replace(/[^\w.~!*,=&?#/:%-]/gu, percent);

// The parts that are shown, as one word of an address.
export const shown = (parts, kind = "game") => {
  const presets = PRESETS[kind];
  const same = (preset) => preset.length === parts.length && preset.every((part) => parts.includes(part));
  const preset = Object.keys(presets).find((name) => same(presets[name]));
  if (preset) return preset;
  const list = PARTS[kind].filter((part) => parts.includes(part)).join(",");
  // A word that is also a preset means the part where a comma follows.
  return list in presets ? `${list},` : list;
};

// A name that may stand before `=` in an address and in a tag; others are left out.
const NAME = /^[a-z][a-z0-9-]*$/;

const joined = (pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&");
const placed = (subject, choice) => {
  const here = choice.from === "here" ? ["at", "do", "ply"] : ["at"];
  return subject.place.filter(([key]) => here.includes(key));
};
const chosen = (choice, keys) =>
  keys.filter((key) => choice[key] !== undefined && choice[key] !== USUAL[key]).map((key) => [key, choice[key]]);
const SEATS = ["players", "level"];
const OF_TABLES = ["show", "lock", "theme", "scale"];
const FRAME = ["show", "goal", "lock", "theme", "scale", "lang", "remember", "id"];

// The words of a frame's address: those before `#` and those behind it.
export const words = (subject, choice) => {
  const settings = subject.settings.filter(([key]) => NAME.test(key));
  if (subject.kind === "tables") return { settings, query: [...settings, ...chosen(choice, OF_TABLES)], place: [] };
  return { settings, query: [...settings, ...chosen(choice, [...SEATS, ...FRAME])], place: placed(subject, choice) };
};

// The address of the frame, and that of the page which it leads to.
export const addresses = (subject, choice) => {
  const { site, id, kind } = subject;
  if (kind === "shelf") return { frame: "", link: safe(site) };
  const { settings, query, place } = words(subject, choice);
  const page = kind === "tables" ? "tables.html" : `${id}.html`;
  const within = kind === "tables" ? settings : [...settings, ...chosen(choice, SEATS), ...place];
  const before = query.length ? `?${joined(query)}` : "";
  const after = place.length ? `#${joined(place)}` : "";
  return {
    frame: safe(`${site}v1/${kind === "tables" ? "table" : id}.html${before}${after}`),
    link: safe(`${site}${page}${within.length ? `#${joined(within)}` : ""}`),
  };
};

const sandbox = ({ choice }) => (choice.remember === "1" ? `${SANDBOX} allow-same-origin` : SANDBOX);
const iframe = (of) =>
  `<iframe src="${escaped(of.frame)}" title="${escaped(of.title)}" width="100%" height="${of.height}"\n` +
  `  style="border:0; max-width:${WIDE}px; aspect-ratio:${WIDE}/${of.height}" loading="lazy"\n` +
  `  allow="${ALLOW}" sandbox="${sandbox(of)}" referrerpolicy="no-referrer"></iframe>`;
const credit = (of) => `<a href="${escaped(of.link)}">${escaped(of.title)} · Last Move</a>`;
const frame = (of) => `${iframe(of)}\n<p>${credit(of)}</p>`;

const element = (of) => {
  const attributes = [...of.words.query, ...of.words.place].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  // A table is told by its word, which may also say which table it is.
  const table = of.words.query.some(([key]) => key === "table") ? "" : " table";
  const game = of.subject.kind === "tables" ? table : ` game="${escaped(of.subject.id)}"`;
  return (
    `<script async src="${escaped(`${of.subject.site}v1/last-move.js`)}"></script>\n` +
    `<last-move${game}${attributes} title="${escaped(of.title)}">\n  ${credit(of)}\n</last-move>`
  );
};

// What WordPress asks for knows nothing of choices: whatever stands behind the name would be lost.
const wordpress = (of) => safe(`${of.subject.site}v1/${of.subject.id}.html`);

const moodle = (of) =>
  `${iframe(of)}\n<p><a href="${escaped(of.link)}" target="_blank" rel="noopener">${escaped(of.elsewhere)}</a></p>`;

const pretext = (of) =>
  `<interactive xml:id="last-move-${escaped(of.subject.id)}" iframe="${escaped(of.frame)}"\n` +
  `  width="100%" aspect="${WIDE}:${of.height}">\n` +
  `  <static>\n    <image source="${escaped(of.file)}.svg" width="60%">\n` +
  `      <shortdescription>${escaped(of.title)}</shortdescription>\n    </image>\n  </static>\n` +
  `  <instructions><p><url href="${escaped(of.link)}">${escaped(of.title)} · Last Move</url></p></instructions>\n</interactive>`;

const markdown = (of) => `[![${written(of.title)}](${of.picture})](${of.link})`;

const quarto = (of) =>
  "::: {.content-visible when-format=\"html\"}\n```{=html}\n" + frame(of) + "\n```\n:::\n\n" +
  "::: {.content-hidden when-format=\"html\"}\n" + `[![${written(of.title)}](${of.file}.svg)](${of.link})` + "\n:::";

const jupyter = (of) => {
  const extras = [`title="${escaped(of.title)}"`, 'loading="lazy"', `allow="${ALLOW}"`, `sandbox="${sandbox(of)}"`, 'referrerpolicy="no-referrer"'];
  return (
    `from IPython.display import IFrame\n\n# ${of.link}\n` +
    `IFrame(${quoted(of.frame)}, width="100%", height=${of.height},\n    extras=[${extras.map((one) => quoted(one)).join(", ")}])`
  );
};

// What is pasted, for each place that one can paste into.
const WRITERS = {
  link: (of) => of.link, frame, element, wordpress, moodle, pretext, markdown, quarto, jupyter,
};
export const HOSTS = [...Object.keys(WRITERS), "picture", "file"];

// The text for one host; `title` says what is seen and how large it is, `height` is in CSS pixels,
// `elsewhere` stands on the link where frames are not shown. In the text, `picture` is the address of a picture of the start, and `file` the name of one that was downloaded.
export const snippet = (host, subject, choice, { title, height, elsewhere }) => {
  const { frame: address, link } = addresses(subject, choice);
  const of = {
    subject, choice, title, elsewhere, link, frame: address, words: words(subject, choice),
    height: Math.round(Math.min(Math.max(Number(height) || 0, 200), 1000)),
    picture: safe(`${subject.site}v1/${subject.id}.svg`), file: subject.id,
  };
  return WRITERS[host] ? WRITERS[host](of) : "";
};
