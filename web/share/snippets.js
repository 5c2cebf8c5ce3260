// The texts that an author pastes, for each kind of page. Pure functions that need no browser.

// The choices with which an author begins.
export const USUAL = {
  players: "you-first", level: "slips", show: "play", goal: "", lock: "0", theme: "auto", scale: "1", lang: "", remember: "0", id: "",
};
// The level is always written: without it a frame plays perfectly, and a page of the site as its list of games does.
const ALWAYS = ["level"];
// The parts of a frame and the presets of parts, as in the contract of frames.
const GAME = ["rules", "hints", "values", "table", "history", "new", "settings", "theory"];
const TABLE = ["rule", "fields", "examples", "views", "why", "proof", "facts", "export"];
export const PARTS = { game: GAME, tables: TABLE };
export const PRESETS = {
  game: { play: ["rules", "hints", "history", "new"], teach: GAME, table: ["values", "table"], puzzle: ["rules"] },
  tables: { play: ["rule", "fields", "views", "why", "proof"], teach: TABLE, table: ["views", "proof"], puzzle: ["rule"] },
};
// The largest width of a frame, and the height of one that fits its content into its box, in CSS pixels.
export const WIDE = 720;
const FIT = 640;
// A height that can be written down, in CSS pixels.
const bounded = (height) => Math.round(Math.min(Math.max(Number(height) || 0, 200), 10_000));
// The permissions of a frame. Its links open outside the sandbox, since a sandboxed page has no origin.
export const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads";
const ALLOW = "fullscreen; clipboard-write";

// Characters to escape in HTML, XML and attributes.
const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text) =>
  String(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "").replace(/[&<>"']/g, (sign) => SIGNS[sign]);
// A Python string literal.
const quoted = (text) => JSON.stringify(String(text)).replace(/[\u007f-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
// Escapes a text for Markdown.
const written = (text) =>
  String(text).replace(/[\s\u0000-\u001f]+/g, " ").replace(/[\\`*_{}[\]()#+!|~$]/g, "\\$&").replace(/[&<>]/g, (sign) => SIGNS[sign]);
// Percent-encodes the characters that do not belong in an address.
const percent = (sign) =>
  [...new TextEncoder().encode(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
const safe = (text) => String(text).replace(/%(?![0-9a-f]{2})/gi, "%25").replace(/[^\w.~!*,=&?#/:%-]/gu, percent);

// The visible parts as the value of a parameter.
export const shown = (parts, kind = "game") => {
  const presets = PRESETS[kind];
  const same = (preset) => preset.length === parts.length && preset.every((part) => parts.includes(part));
  const preset = Object.keys(presets).find((name) => same(presets[name]));
  if (preset) return preset;
  const list = PARTS[kind].filter((part) => parts.includes(part)).join(",");
  // A comma after the name of a part distinguishes it from the preset of the same name.
  return list in presets ? `${list},` : list;
};

// Eight letters and digits that tell texts apart, by the hash FNV-1a.
const digest = (text) => {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (const sign of String(text)) {
    low = Math.imul(low ^ sign.codePointAt(0), 0x01000193);
    high = Math.imul(high ^ low, 0x01000193);
  }
  return [low, high].map((half) => (half >>> 0).toString(36).padStart(7, "0").slice(-4)).join("");
};
// The name of a downloaded picture: that of the game at its usual start, and otherwise one for each position.
export const file = (subject, choice) => {
  const { settings, place } = words(subject, choice);
  const shown = joined([...settings, ...place]);
  return shown ? `${subject.id}-${digest(shown)}` : subject.id;
};

// Valid names of parameters and attributes; others are left out.
const NAME = /^[a-z][a-z0-9-]*$/;

const joined = (pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&");
const placed = (subject, choice) => {
  const here = choice.from === "here" ? ["at", "do", "ply"] : ["at"];
  return subject.place.filter(([key]) => here.includes(key));
};
const chosen = (choice, keys) =>
  keys.filter((key) => choice[key] !== undefined && (ALWAYS.includes(key) || choice[key] !== USUAL[key])).map((key) => [key, choice[key]]);
const SEATS = ["players", "level"];
// What the page of a game understands as well, so that its link leads to the same exercise.
const EXERCISE = ["goal", "lock"];
const OF_TABLES = ["show", "lock", "theme", "scale"];
const FRAME = ["show", "goal", "lock", "theme", "scale", "lang", "remember", "id"];

// The parameters of a frame's address: settings, query and fragment.
export const words = (subject, choice) => {
  const settings = subject.settings.filter(([key]) => NAME.test(key));
  if (subject.kind === "tables") return { settings, query: [...settings, ...chosen(choice, OF_TABLES)], place: [] };
  return { settings, query: [...settings, ...chosen(choice, [...SEATS, ...FRAME])], place: placed(subject, choice) };
};

// The addresses of the frame, of one that fits into any box, and of the page that they link to.
export const addresses = (subject, choice) => {
  const { site, id, kind } = subject;
  if (kind === "shelf") return { frame: "", fitted: "", link: safe(site) };
  const { settings, query, place } = words(subject, choice);
  const page = kind === "tables" ? "tables.html" : `${id}.html`;
  const within = kind === "tables" ? settings : [...settings, ...chosen(choice, [...SEATS, ...EXERCISE]), ...place];
  const after = place.length ? `#${joined(place)}` : "";
  const framed = (query) => safe(`${site}v1/${id}.html${query.length ? `?${joined(query)}` : ""}${after}`);
  return {
    frame: framed(query),
    fitted: framed([...query, ["fit", "1"]]),
    link: safe(`${site}${page}${within.length ? `#${joined(within)}` : ""}`),
  };
};

const sandbox = ({ choice }) => (choice.remember === "1" ? `${SANDBOX} allow-same-origin` : SANDBOX);
const iframe = (of) =>
  `<iframe src="${escaped(of.frame)}" title="${escaped(of.title)}" width="100%" height="${of.height}"\n` +
  `  style="border:0; max-width:${WIDE}px" loading="lazy"\n` +
  `  allow="${ALLOW}" sandbox="${sandbox(of)}" referrerpolicy="no-referrer"></iframe>`;
const credit = (of) => `<a href="${escaped(of.link)}">${escaped(of.title)} · Last Move</a>`;
// Gives each frame of the site the height that it reports. It stands before the frame, so that it hears the first
// report, and may stand in a page several times.
const listener = (site) =>
  `<script>
  addEventListener("message", ({ data, source }) => {
    if (data?.gizmo !== 1 || data.type !== "resize") return;
    for (const frame of document.querySelectorAll('iframe[src^="${safe(`${site}v1/`)}"]')) {
      if (frame.contentWindow === source) frame.style.height = \`\${data.height}px\`;
    }
  });
</script>`;
const frame = (of) => `${listener(of.subject.site)}\n${iframe(of)}\n<p>${credit(of)}</p>`;
// The text for pages of one's own, from addresses that are known already; `remembers` if the frame may keep its game.
export const pasted = ({ site, frame: address, link, title, height, remembers }) =>
  frame({ subject: { site }, choice: { remember: remembers ? "1" : "0" }, frame: safe(address), link: safe(link), title, height: bounded(height) });
// The same where no script may listen: the board makes do with the box that it is given.
const fitted = (of) => ({ ...of, frame: of.fitted, height: FIT });

const element = (of) => {
  const attributes = [...of.words.query, ...of.words.place].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("");
  // The attribute `table` marks a table; its value may select one.
  const table = of.words.query.some(([key]) => key === "table") ? "" : " table";
  const game = of.subject.kind === "tables" ? table : ` game="${escaped(of.subject.id)}"`;
  return (
    `<script async src="${escaped(`${of.subject.site}v1/last-move.js`)}"></script>\n` +
    `<last-move${game}${attributes} title="${escaped(of.title)}">\n  ${credit(of)}\n</last-move>`
  );
};

// WordPress drops the query and fragment, so the address has no options.
const wordpress = (of) => safe(`${of.subject.site}v1/${of.subject.id}.html`);

const moodle = (of) =>
  `${iframe(fitted(of))}\n<p><a href="${escaped(of.link)}" target="_blank" rel="noopener">${escaped(of.elsewhere)}</a></p>`;

// An id of its own for each snippet, since a book may have several of one game.
const pretext = (of) =>
  `<interactive xml:id="last-move-${escaped(of.subject.id)}-${digest(of.frame + of.token)}" iframe="${escaped(of.frame)}"\n` +
  `  width="100%" aspect="${WIDE}:${of.height}">\n` +
  `  <static>\n    <image source="${escaped(of.file)}.svg" width="60%">\n` +
  `      <shortdescription>${escaped(of.title)}</shortdescription>\n    </image>\n  </static>\n` +
  `  <instructions><p><url href="${escaped(of.link)}">${escaped(of.title)} · Last Move</url></p></instructions>\n</interactive>`;

const markdown = (of) => `[![${written(of.title)}](${of.picture})](${of.link})`;

const quarto = (of) =>
  "::: {.content-visible when-format=\"html\"}\n```{=html}\n" + frame(of) + "\n```\n:::\n\n" +
  "::: {.content-hidden when-format=\"html\"}\n" + `[![${written(of.title)}](${of.file}.svg)](${of.link})` + "\n:::";

const jupyter = (given) => {
  const of = fitted(given);
  const extras = [`title="${escaped(of.title)}"`, 'loading="lazy"', `allow="${ALLOW}"`, `sandbox="${sandbox(of)}"`, 'referrerpolicy="no-referrer"'];
  return (
    `from IPython.display import IFrame\n\n# ${of.link}\n` +
    `IFrame(${quoted(of.frame)}, width="100%", height=${of.height},\n    extras=[${extras.map((one) => quoted(one)).join(", ")}])`
  );
};

// Writes the text for each host.
const WRITERS = {
  link: (of) => of.link, frame, element, wordpress, moodle, pretext, markdown, quarto, jupyter,
};
export const HOSTS = [...Object.keys(WRITERS), "picture", "file"];

// The text for one host. `title` names the game and its position, `height` is in CSS pixels, `elsewhere` is the text
// of the link for readers who see no frame, and `token` is a word for each time that an author shares something. In the
// text, `picture` is the address of a picture of the start, and `file` the name of a downloaded one.
export const snippet = (host, subject, choice, { title, height, elsewhere, token = "" }) => {
  const of = {
    subject, choice, title, elsewhere, token, ...addresses(subject, choice), words: words(subject, choice),
    height: bounded(height),
    picture: safe(`${subject.site}v1/${subject.id}.svg`), file: file(subject, choice),
  };
  return WRITERS[host] ? WRITERS[host](of) : "";
};
