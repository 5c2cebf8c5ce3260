// Decides when elements load their boards and frames, and when they unload them. A part of last-move.js.
const nearness = () => {
  const maxActive = 16; // frames; beyond this, frames out of view are removed, the furthest first
  const maxFrames = 48; // frames, in view or not: a page can hold only so many programs
  const near = "400px"; // distance from the viewport within which boards load
  const far = "1200px"; // distance beyond which they unload
  const frames = new Set();
  const refused = new Set(); // elements without room for their frame
  const waiting = new Set();
  const watched = new Set();
  const leaving = new Set(); // frames that are about to be removed

  // Starts one element at a time, so that the page can scroll in between.
  let scheduled = false;
  const startOne = () => {
    scheduled = false;
    for (const one of waiting) {
      waiting.delete(one);
      if (!one._near || one._live()) continue;
      one._begin();
      break;
    }
    schedule();
  };
  const schedule = () => {
    if (scheduled || !waiting.size) return;
    scheduled = true;
    requestAnimationFrame(() => setTimeout(startOne));
  };
  const wait = (one) => {
    if (one._near) waiting.add(one);
    schedule();
  };
  const nearObserver = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        target._near = isIntersecting;
        target._width = boundingClientRect.width;
        if (isIntersecting) waiting.add(target);
        else waiting.delete(target);
      }
      schedule();
    },
    { rootMargin: near },
  );
  const farObserver = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting || !target._board || target.matches(":focus-within")) continue;
        target._height = boundingClientRect.height;
        target._end();
      }
    },
    { rootMargin: far },
  );

  // Removes frames out of view, the furthest first, until `count` are left.
  const reduceTo = (count) => {
    const more = frames.size - leaving.size - count;
    if (more <= 0) return;
    const candidates = [...frames].filter((one) => !one._near && !leaving.has(one) && !one.matches(":focus-within"));
    const distance = new Map(candidates.map((one) => [one, Math.abs(one.getBoundingClientRect().top)]));
    candidates.sort((one, other) => distance.get(other) - distance.get(one));
    for (const one of candidates.slice(0, more)) {
      leaving.add(one);
      one._leave();
    }
  };

  return {
    wait,
    watched,
    watch(one) {
      watched.add(one);
      nearObserver.observe(one);
      farObserver.observe(one);
    },
    forget(one) {
      watched.delete(one);
      nearObserver.unobserve(one);
      farObserver.unobserve(one);
      one._near = false;
      waiting.delete(one);
    },
    // Returns whether there is room for the frame of this element; if so, counts it.
    enters(one) {
      reduceTo(maxActive - 1);
      if (frames.size >= maxFrames) {
        refused.add(one);
        return false;
      }
      frames.add(one);
      return true;
    },
    // Keeps a frame that is back in view before its removal.
    stays: (one) => leaving.delete(one),
    leaves(one) {
      refused.delete(one);
      leaving.delete(one);
      if (!frames.delete(one) || !refused.size) return;
      for (const other of refused) waiting.add(other);
      refused.clear();
      schedule();
    },
  };
};
// Draws boards out of view for printing, if the program has loaded.
const printing = (places, program) => {
  let printed = [];
  addEventListener("beforeprint", () => {
    if (program.here()) printed = [...places.watched].map((one) => one._print());
  });
  addEventListener("afterprint", () => {
    for (const back of printed) back?.();
    printed = [];
  });
};
