// Tells which attributes of an element are parameters of its address. A part of last-move.js.
const attributes = (() => {
  const placed = ["at", "do", "ply", "if"];
  // Attributes that any element can have, and others that are not parameters.
  const ours = [
    "game", "mode", "state", "class", "style", "id", "title", "slot", "part", "exportparts", "hidden", "height", "role",
    "tabindex", "accesskey", "draggable", "inert", "nonce", "autofocus", "contenteditable", "spellcheck",
    "translate", "popover", "is",
  ];
  const foreign = /^(data-|aria-|on|item)|:/;
  // After a change of one of these, a new board continues the game.
  const keep = ["mode", "remember", "report", "origin", "lock", "lang", "dir", "fit", "score", "undo", "hints"];
  // The board applies a change of one of these itself; the value is used if the attribute is removed.
  const defaults = {
    players: "you-first", level: "perfect", show: "play", hide: undefined, theme: "auto", motion: "auto", scale: "1",
    goal: undefined,
  };

  const of = (name) => !ours.includes(name) && !foreign.test(name);
  return {
    placed,
    of,
    // True if a name looks like that of a parameter, and not like one of another library of the page.
    plain: (name) => of(name) && /^[a-z]+$/.test(name),
    // What a change of these attributes requires: "nothing", "begin" (a new game), "again" (a new board that continues
    // the game), or the options to send to the board.
    changed(element, names) {
      const relevant = names.filter((name) => of(name) || name === "game" || name === "mode");
      if (!relevant.length) return "nothing";
      if (relevant.some((name) => !keep.includes(name) && !(name in defaults))) return "begin";
      // Hidden parts are subtracted from shown ones, so both options are sent.
      const affected = new Set(relevant.flatMap((name) => (name === "hide" ? ["show", "hide"] : [name])));
      if (affected.has("show")) affected.add("hide");
      const options = {};
      for (const name of affected) {
        const value = element.getAttribute(name) ?? defaults[name];
        if (keep.includes(name) || (value === undefined && name !== "hide")) return "again";
        if (value !== undefined) options[name] = value;
      }
      return options;
    },
  };
})();
// The name among these that was probably meant; undefined if none is like it.
const nearest = (word, names) => {
  const plain = word.trim().toLowerCase().replace(/['’]/g, "").replace(/[\s_-]+/g, "-");
  if (names.includes(plain)) return plain;
  // The number of letters to add, leave out, replace or swap with the next one.
  const distance = (one, other) => {
    let before = [];
    let last = Array.from({ length: other.length + 1 }, (_, i) => i);
    for (let i = 1; i <= one.length; i += 1) {
      const row = [i];
      for (let j = 1; j <= other.length; j += 1) {
        const same = one[i - 1] === other[j - 1];
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1);
      }
      [before, last] = [last, row];
    }
    return last[other.length];
  };
  let best;
  let least = Math.max(1, Math.floor(plain.length / 3)) + 1;
  for (const name of names) {
    const many = distance(plain, name);
    if (many < least) [best, least] = [name, many];
  }
  return best ?? (plain.length > 2 ? names.find((name) => name.includes(plain)) : undefined);
};
