// When elements get their boards and frames, and when they give them back. A part of last-move.js.
const nearness = () => {
  const most = 16; // frames at work; the furthest of those that nobody sees go first
  const full = 48; // frames at once, seen or not: a page may hold only so many programs
  const near = "400px"; // where boards come
  const far = "1200px"; // beyond which they go
  const frames = new Set();
  const left = new Set(); // elements for whose frame there was no room
  const waiting = new Set();
  const watched = new Set();
  const leaving = new Set(); // frames that are about to go

  // One at a time, so that the page can scroll between two.
  let pumps = false;
  const pump = () => {
    pumps = false;
    for (const one of waiting) {
      waiting.delete(one);
      if (!one._near || one._live()) continue;
      one._begin();
      break;
    }
    soon();
  };
  const soon = () => {
    if (pumps || !waiting.size) return;
    pumps = true;
    requestAnimationFrame(() => setTimeout(pump));
  };
  const wait = (one) => {
    if (one._near) waiting.add(one);
    soon();
  };
  const comes = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        target._near = isIntersecting;
        target._width = boundingClientRect.width;
        if (isIntersecting) waiting.add(target);
        else waiting.delete(target);
      }
      soon();
    },
    { rootMargin: near },
  );
  const goes = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting || !target._board || target.matches(":focus-within")) continue;
        target._height = boundingClientRect.height;
        target._end();
      }
    },
    { rootMargin: far },
  );

  // Takes the furthest frames away that nobody sees, until there are so many.
  const thin = (count) => {
    const more = frames.size - leaving.size - count;
    if (more <= 0) return;
    const away = [...frames].filter((one) => !one._near && !leaving.has(one) && !one.matches(":focus-within"));
    const distance = new Map(away.map((one) => [one, Math.abs(one.getBoundingClientRect().top)]));
    away.sort((one, other) => distance.get(other) - distance.get(one));
    for (const one of away.slice(0, more)) {
      leaving.add(one);
      one._leave();
    }
  };

  return {
    wait,
    watched,
    watch(one) {
      watched.add(one);
      comes.observe(one);
      goes.observe(one);
    },
    forget(one) {
      watched.delete(one);
      comes.unobserve(one);
      goes.unobserve(one);
      one._near = false;
      waiting.delete(one);
    },
    // True if there is room for the frame of this element, which counts from now on.
    enters(one) {
      thin(most - 1);
      if (frames.size >= full) {
        left.add(one);
        return false;
      }
      frames.add(one);
      return true;
    },
    // The frame of this element is seen again before it has gone.
    stays: (one) => leaving.delete(one),
    leaves(one) {
      left.delete(one);
      leaving.delete(one);
      if (!frames.delete(one) || !left.size) return;
      for (const other of left) waiting.add(other);
      left.clear();
      soon();
    },
  };
};
// A page is printed whole: boards far from sight are drawn for it, where their program has come.
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
