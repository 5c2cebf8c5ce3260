// All messages of the dialog for sharing, in the language of the page.
// The build fills in both objects: the messages by language and id, and the name of each language.
const sentences = {};
const languages = {};
let own;
const say = (id, given = {}) => own[id].replace(/\{(\w+)\}/g, (_, name) => given[name]);
const each = (begin, names) => Object.fromEntries(names.map((name) => [name, say(`${begin}-${name}`)]));

const said = () => ({
  title: (name) => say("title", { name }),
  close: say("close"),
  where: say("where"),
  hosts: {
    link: say("host-link"), frame: say("host-frame"), element: say("host-element"), wordpress: "WordPress", moodle: "Moodle, Canvas",
    pretext: "PreTeXt", markdown: "Markdown", quarto: "Quarto", jupyter: "Jupyter", picture: say("host-picture"), file: say("host-file"),
  },
  leads: each("lead", ["link", "frame", "element", "wordpress", "moodle", "pretext", "markdown", "quarto", "jupyter", "picture", "file"]),
  text: say("text"),
  copy: say("copy"),
  copied: say("copied"),
  refused: say("refused"),
  options: say("options"),
  game: say("game"),
  shelf: say("shelf"),
  from: say("from"),
  froms: each("from", ["here", "start"]),
  players: say("players"),
  seats: each("seats", ["you-first", "you-second", "two", "watch"]),
  level: say("level"),
  levels: each("level", ["perfect", "slips", "careful", "beginner", "naive"]),
  show: say("show"),
  presets: {
    game: { ...each("game", ["play", "teach", "table", "puzzle"]), own: say("own") },
    tables: { play: say("tables-play"), teach: say("game-teach"), table: say("tables-table"), puzzle: say("tables-puzzle"), own: say("own") },
  },
  parts: {
    game: { ...each("part", ["rules", "hints", "values"]), table: say("part-tables"), ...each("part", ["history", "new", "settings", "theory"]) },
    tables: { rule: say("part-rules"), ...each("part", ["fields", "examples", "views", "why", "proof", "facts", "export"]) },
  },
  goal: say("goal"),
  goals: { "": say("goal-none"), ...each("goal", ["win", "best-moves", "moves"]) },
  moves: say("moves"),
  theme: say("theme"),
  themes: each("theme", ["auto", "light", "dark", "contrast"]),
  scale: say("scale"),
  scales: [["0.75", "small"], ["1", "usual"], ["1.25", "larger"], ["1.5", "large"], ["2", "twice"]].map(([size, name]) => [size, say(`scale-${name}`)]),
  lang: say("lang"),
  // The name of each language in that language.
  langs: { "": say("lang-reader"), ...languages },
  lock: each("lock", ["game", "tables"]),
  remember: { game: say("remember"), tables: "" },
  preview: say("preview"),
  waiting: say("waiting"),
  absent: say("absent"),
  svg: say("svg"),
  png: say("png"),
  code: (link) => say("code", { link }),
  no_code: say("no-code"),
  drawing: say("drawing"),
  no_picture: say("no-picture"),
  file: say("file"),
  making: say("making"),
  saved: (name) => say("saved", { name }),
  no_file: say("no-file"),
  tables: (name) => say("tables", { name }),
  // The name of a rule, its notation if that differs, and the last heap of the table.
  table: (name, rule, last) => say("table-title", { name: name + (rule && rule !== name ? ` (${rule})` : "") + (last ? ` ${say("up-to", { last })}` : "") }),
  elsewhere: (title) => say("elsewhere", { title }),
});

export let WORDS;
// Selects the language of the page.
export const speak = () => {
  own = sentences[document.documentElement.lang] ?? sentences.en;
  WORDS = said();
};
