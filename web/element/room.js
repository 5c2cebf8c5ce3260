// Keeps the room that a board needs, until it is there and after it has gone. A part of last-move.js.
const roomKeeper = () => {
  // The build fills in web/heights.txt with web/element/parts.json, and the parts of presets.
  const heights = { widths: [], games: {} };
  const presets = {};
  const unknown = 320; // px, for a board of which nothing is known
  const pending = new Set();

  const preset = (word) => (Object.hasOwn(presets, word) ? presets[word] : []);
  // A word that is a preset and a part means the preset where it stands alone.
  const partsOf = (list) => {
    const words = String(list).split(",");
    return new Set(words.length > 1 ? words.flatMap((word) => (presets.teach.includes(word) ? [word] : preset(word))) : preset(words[0]).concat(words));
  };
  // The parts of a board by its parameters.
  const shown = (param) => {
    const parts = partsOf(param("show") ?? "play");
    const hide = param("hide") ?? "";
    for (const part of presets.teach.includes(hide) ? [hide] : partsOf(hide)) parts.delete(part);
    if (param("lock") === "1") for (const part of ["hints", "new", "settings"]) parts.delete(part);
    // Values bring what hints would bring, and theory has a fold for tables.
    if (parts.has("values")) parts.delete("hints");
    if (parts.has("theory")) parts.delete("table");
    return parts;
  };
  // The height of the usual start at a width.
  const usual = (game, param, width) => {
    if (!Object.hasOwn(heights.games, game)) return unknown;
    const { widths, beside } = heights;
    const known = heights.games[game];
    const scale = Number(param("scale")) || 1;
    const wide = width / scale; // everything in the board is that much smaller or larger
    const index = widths.findIndex((one) => one >= wide);
    const right = index < 0 ? widths.length - 1 : index;
    const left = Math.max(right - 1, 0);
    let share = index > 0 ? (wide - widths[left]) / (widths[right] - widths[left]) : 1;
    // At this width the buttons go beside the board, and the height jumps.
    if (widths[left] < beside && beside <= widths[right]) share = wide < beside ? 0 : 1;
    let height = known.play[left] + share * (known.play[right] - known.play[left]);
    const place = wide < beside ? 0 : 1;
    const whole = param("hide") === undefined && param("lock") !== "1" ? known.presets?.[param("show")] : undefined;
    if (whole) return (height + whole[place]) * scale;
    const [parts, play] = [shown(param), partsOf("play")];
    for (const [part, more] of Object.entries(known.parts)) height += (parts.has(part) - play.has(part)) * more[place];
    return Math.max(height * scale, unknown / 2);
  };

  // All widths are read before a height is set.
  let scheduled = false;
  const settle = () => {
    scheduled = false;
    const all = [...pending];
    pending.clear();
    for (const one of all) one._width ??= one._hold.clientWidth || undefined;
    for (const one of all) one._keepRoom();
  };
  const schedule = (one) => {
    pending.add(one);
    if (!scheduled) requestAnimationFrame(settle);
    scheduled = true;
  };
  // Heights are set in the next frame, since a change of the page's width within this one would be an error there.
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect: { width } } of entries) {
      // A hidden element has no width, and keeps its room for when it is shown again.
      if (!width || (width === target._width && !target._fits())) continue;
      target._width = width;
      target._widened();
      schedule(target);
    }
  });

  return {
    watch(one) {
      observer.observe(one);
      schedule(one);
    },
    forget: (one) => observer.unobserve(one),
    // The height at a width: that of the last board here, where there was one, or else that of the usual start.
    height(one, width) {
      const { _size: size } = one;
      const [game, param] = [one._game(), (name) => one._parameter(name)];
      const wanted = usual(game, param, width);
      if (!size?.height) return wanted;
      const ratio = wanted / usual(game, param, size.width);
      return size.height * (Math.abs(ratio - 1) < 0.01 ? 1 : ratio);
    },
  };
};
