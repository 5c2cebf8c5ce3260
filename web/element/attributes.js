// What the attributes of an element mean: words of an address, or nothing to us. A part of last-move.js.
const attributes = (() => {
  const placed = ["at", "do", "ply", "if"];
  // Attributes of every element, which are no parameters.
  const ours = [
    "game", "mode", "class", "style", "id", "title", "slot", "part", "exportparts", "hidden", "height", "role",
    "tabindex", "accesskey", "draggable", "inert", "nonce", "autofocus", "contenteditable", "spellcheck",
    "translate", "popover", "is",
  ];
  const foreign = /^(data-|aria-|on|item)|:/;
  // With another of these the game goes on; with any other parameter it begins again.
  const keep = ["mode", "remember", "report", "origin", "lock", "lang", "dir"];
  // These the board itself can take, with the value that each has when the attribute goes.
  const usual = {
    players: "you-first", level: "perfect", show: "play", hide: undefined, theme: "auto", motion: "auto", scale: "1",
    goal: undefined,
  };

  const of = (name) => !ours.includes(name) && !foreign.test(name);
  return {
    placed,
    of,
    // What a change of these attributes asks for: "nothing", "begin" for a new game, "again" for another board
    // that goes on with the game, or the options that the board is to take.
    changed(element, names) {
      const counted = names.filter((name) => of(name) || name === "game" || name === "mode");
      if (!counted.length) return "nothing";
      if (counted.some((name) => !keep.includes(name) && !(name in usual))) return "begin";
      // What is hidden is taken from what is shown, so both are told.
      const told = new Set(counted.flatMap((name) => (name === "hide" ? ["show", "hide"] : [name])));
      if (told.has("show")) told.add("hide");
      const options = {};
      for (const name of told) {
        const value = element.getAttribute(name) ?? usual[name];
        if (keep.includes(name) || (value === undefined && name !== "hide")) return "again";
        if (value !== undefined) options[name] = value;
      }
      return options;
    },
  };
})();
// Of what kind the colours around an element are; nothing where the page leaves that to the reader.
const scheme = (element) => /^(light|dark)( only)?$/.exec(getComputedStyle(element).colorScheme)?.[1];
