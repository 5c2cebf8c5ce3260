// Decides when elements load their boards and frames, and when they unload them. A part of last-move.js.
const nearness = () => {
  const mostFrames = 16; // beyond this, frames out of view are removed, those that were in view longest ago first
  const mostBoards = 12; // the same for boards without frames
  const everyFrame = 48; // frames, in view or not: a page can hold only so many programs
  const near = "400px"; // distance from the viewport within which boards load
  const frames = new Set();
  const boards = new Set();
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
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target._near = isIntersecting;
        if (isIntersecting) waiting.add(target);
        else waiting.delete(target);
        if (isIntersecting) target._comes();
        else target._left = performance.now();
      }
      schedule();
    },
    { rootMargin: near },
  );

  // Removes boards or frames out of view until `count` are left.
  const reduceTo = (count, all, leave) => {
    const staying = [...all].filter((one) => !leaving.has(one));
    const candidates = staying.filter((one) => !one._near && !one.matches(":focus-within"));
    candidates.sort((one, other) => one._left - other._left);
    candidates.slice(0, Math.max(staying.length - count, 0)).forEach(leave);
  };

  return {
    wait,
    watched,
    boards,
    watch(one) {
      watched.add(one);
      observer.observe(one);
    },
    forget(one) {
      watched.delete(one);
      observer.unobserve(one);
      one._near = false;
      waiting.delete(one);
    },
    // Returns whether there is room for the frame of this element; if so, counts it.
    enters(one) {
      reduceTo(mostFrames - 1, frames, (other) => {
        leaving.add(other);
        other._leave();
      });
      if (frames.size >= everyFrame) {
        refused.add(one);
        return false;
      }
      frames.add(one);
      return true;
    },
    // Counts a board.
    draws(one) {
      boards.add(one);
      reduceTo(mostBoards, boards, (other) => other._end());
    },
    // Keeps a frame that is back in view before its removal.
    stays: (one) => leaving.delete(one),
    leaves(one) {
      boards.delete(one);
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
