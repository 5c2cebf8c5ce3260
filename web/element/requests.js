// The requests of an element to its board. A board that is not ready is asked once it is; a frame drops what goes beyond
// its limit in a second, so it is not asked faster. Every request ends. A part of last-move.js.
const requests = () => {
  const rate = 20; // requests that a frame takes in a second
  const longest = 8192; // characters of a message
  const waiting = 10_000; // ms that a request may wait until it is sent
  const patience = 60_000; // ms that an answer may take
  const known = 3000; // ms after which a request without an answer has reached its frame
  const queue = [];
  const sent = new Map(); // requests without an answer, by their message_id
  const recent = []; // the moments of the last answers, or of requests that had none, in order
  let count = 0;
  let send; // sends a message to the board, while it is ready
  let limited = false; // true for a frame
  let timer;

  const refusal = (code, message) => Object.assign(new Error(message), { code });
  const end = (one, code, message) => {
    clearTimeout(one.timer);
    one.no(refusal(code, message));
  };
  const counts = () => {
    const now = performance.now();
    while (recent.length && recent[0] < now - 1000) recent.shift();
    // Without an answer it is not known when a frame has counted a request: it counts as the latest of all.
    const open = [...sent.values()].filter(({ at }) => at > now - known);
    return recent.length + open.length;
  };
  const flush = () => {
    clearTimeout(timer);
    while (send && queue.length) {
      if (limited && counts() >= rate) {
        timer = setTimeout(flush, 50);
        return;
      }
      const one = queue.shift();
      const id = one.message.message_id;
      clearTimeout(one.timer);
      one.at = performance.now();
      one.timer = setTimeout(() => sent.delete(id) && end(one, "late", "the board has not answered"), patience);
      sent.set(id, one);
      send(one.message);
    }
  };

  return {
    // Asks the board; the promise ends with its answer, or fails with a `code`.
    // `first` puts a request before those that wait.
    ask(type, more, connected, first) {
      if (!connected) return Promise.reject(refusal("gone", "the board is in no page"));
      const message_id = `e${(count += 1)}`;
      let text;
      try {
        text = JSON.stringify({ ...more, gizmo: 1, type, message_id });
      } catch {
        return Promise.reject(refusal("parameter", "a message is plain data"));
      }
      if (text.length > longest) {
        return Promise.reject(refusal("long", `a message is at most ${longest} characters long`));
      }
      return new Promise((yes, no) => {
        const one = { message: JSON.parse(text), yes, no };
        one.timer = setTimeout(() => {
          queue.splice(queue.indexOf(one), 1);
          if (send) end(one, "busy", `more than ${rate} requests in a second`);
          else end(one, "not-now", "the board is not ready");
        }, waiting);
        if (first) queue.unshift(one);
        else queue.push(one);
        flush();
      });
    },
    // The board is ready: its requests are sent by this function.
    open(sends, isFrame) {
      [send, limited] = [sends, isFrame];
      flush();
    },
    answer(data) {
      const one = sent.get(data.message_id);
      if (!one) return;
      sent.delete(data.message_id);
      recent.push(performance.now());
      clearTimeout(one.timer);
      if (data.error) one.no(Object.assign(new Error(data.error.message), data.error));
      else one.yes(data);
      flush();
    },
    // The board is gone, and with it the answers; requests that were not sent wait for the next board.
    close() {
      send = undefined;
      recent.length = 0;
      for (const one of sent.values()) end(one, "gone", "the board is gone");
      sent.clear();
    },
    // The element is gone, and no board will come.
    drop() {
      for (const one of queue.splice(0)) end(one, "gone", "the board is gone");
    },
  };
};
