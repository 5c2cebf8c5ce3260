// Tells which attributes of an element are parameters of its address. A part of last-move.js.
const attributes = (() => {
  const placed = ["at", "do", "ply", "if"];
  // Attributes that any element can have, and others that are not parameters.
  const ours = [
    "game", "mode", "class", "style", "id", "title", "slot", "part", "exportparts", "hidden", "height", "role",
    "tabindex", "accesskey", "draggable", "inert", "nonce", "autofocus", "contenteditable", "spellcheck",
    "translate", "popover", "is",
  ];
  const foreign = /^(data-|aria-|on|item)|:/;
  // After a change of one of these, a new board continues the game.
  const keep = ["mode", "remember", "report", "origin", "lock", "lang", "dir", "fit", "score", "undo"];
  // The board applies a change of one of these itself; the value is used if the attribute is removed.
  const defaults = {
    players: "you-first", level: "perfect", show: "play", hide: undefined, theme: "auto", motion: "auto", scale: "1",
    goal: undefined,
  };

  const of = (name) => !ours.includes(name) && !foreign.test(name);
  return {
    placed,
    of,
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
// The colour scheme of an element; undefined if the page leaves it to the reader.
const scheme = (element) => /^(light|dark)( only)?$/.exec(getComputedStyle(element).colorScheme)?.[1];
