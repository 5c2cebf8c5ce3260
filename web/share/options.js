// The options for embedding a game, as labelled fields that report each change at once.
import { make } from "./dom.js";
import { PARTS, PRESETS, USUAL, shown } from "./snippets.js";
import { WORDS } from "./words.js";

// The options of each place to paste into; a place that is not listed has all of them.
const SEATS = ["from", "players", "level"];
const ALL = [...SEATS, "show", "goal", "theme", "scale", "lang", "lock", "remember"];
const CHOICES = { link: SEATS, wordpress: [], markdown: SEATS, picture: ["from", "theme", "lang"], file: ALL };
const OF_TABLES = ["show", "theme", "scale", "lock"];
const PRESET = "play";

let count = 0;
// A random name under which the readers' browsers store one lesson.
const named = () => `lesson-${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => (byte % 36).toString(36)).join("")}`;

export class Options {
  constructor(subject, changed) {
    this.subject = subject;
    this.changed = changed;
    const { players, level } = subject.seats;
    this.choice = { ...USUAL, from: "here", players: players ?? USUAL.players, level: level ?? USUAL.level };
    // The list of games has no options; its labels are those of a game.
    this.kind = subject.kind === "tables" ? "tables" : "game";
    this.parts = [...PRESETS[this.kind][PRESET]];
    this.fields = this.made();
    this.element = make("fieldset", { class: "share-options" }, make("legend", {}, WORDS.options), ...this.fields.values());
  }

  // Shows only the fields that apply to this host.
  offer(host) {
    const wanted = CHOICES[host] ?? ALL;
    const known = this.subject.kind === "tables" ? OF_TABLES : this.subject.kind === "shelf" ? [] : ALL;
    let any = false;
    for (const [key, field] of this.fields) {
      field.hidden = !wanted.includes(key) || !known.includes(key);
      any ||= !field.hidden;
    }
    this.element.hidden = !any;
  }

  set(key, value) {
    this.choice[key] = value;
    // Each lesson stores its own game, even if two have the same options.
    if (key === "remember") this.choice.id = value === "1" ? (this.id ??= named()) : "";
    this.changed();
  }

  made() {
    const fields = new Map();
    const select = (key, label, names) => fields.set(key, this.select(label, names, this.choice[key], (value) => this.set(key, value)));
    select("from", WORDS.from, WORDS.froms);
    select("players", WORDS.players, WORDS.seats);
    select("level", WORDS.level, WORDS.levels);
    fields.set("show", this.show());
    fields.set("goal", this.goal());
    select("theme", WORDS.theme, WORDS.themes);
    select("scale", WORDS.scale, WORDS.scales);
    select("lang", WORDS.lang, WORDS.langs);
    for (const key of ["lock", "remember"]) {
      fields.set(key, this.tick(WORDS[key][this.kind], false, (on) => this.set(key, on ? "1" : "0")));
    }
    return fields;
  }

  select(label, names, value, tell) {
    const id = `share-${++count}`;
    const entries = Array.isArray(names) ? names : Object.entries(names);
    const options = entries.map(([word, name]) => make("option", { value: word, selected: word === value }, name));
    const field = make("select", { id, onchange: ({ target }) => tell(target.value) }, ...options);
    return make("div", { class: "field" }, make("label", { for: id }, label), field);
  }

  tick(label, on, tell) {
    const box = make("input", { type: "checkbox", checked: on, onchange: ({ target }) => tell(target.checked) });
    return make("label", { class: "share-tick" }, box, make("span", {}, label));
  }

  // The field for a preset, or for single parts.
  show() {
    const [all, presets] = [PARTS[this.kind], PRESETS[this.kind]];
    const boxes = all.map((part) => this.tick(WORDS.parts[this.kind][part], this.parts.includes(part), (on) => {
      this.parts = on ? [...this.parts, part] : this.parts.filter((known) => known !== part);
      this.set("show", shown(this.parts, this.kind));
    }));
    const own = make("fieldset", { class: "share-parts", hidden: true }, make("legend", { class: "vh" }, WORDS.show), ...boxes);
    const preset = this.select(WORDS.show, WORDS.presets[this.kind], PRESET, (value) => {
      own.hidden = value !== "own";
      if (value === "own") return;
      this.parts = [...presets[value]];
      boxes.forEach((box, i) => { box.querySelector("input").checked = this.parts.includes(all[i]); });
      this.set("show", value);
    });
    return make("div", {}, preset, own);
  }

  goal() {
    const id = `share-${++count}`;
    const number = make("input", { id, type: "number", min: "1", max: "999", value: "3", class: "text-in", onchange: () => tell() });
    const moves = make("div", { class: "field", hidden: true }, make("label", { for: id }, WORDS.moves), number);
    let goal = "";
    const tell = () => {
      number.value = Math.min(Math.max(Math.round(Number(number.value)) || 1, 1), 999);
      moves.hidden = goal !== "moves";
      this.set("goal", goal === "moves" ? `moves-${number.value}` : goal);
    };
    const field = this.select(WORDS.goal, WORDS.goals, "", (value) => {
      goal = value;
      tell();
    });
    return make("div", {}, field, moves);
  }
}
