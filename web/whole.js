// Puts the program of a frame together again. On its way its code is sorted: what it does in one row, and each
// kind of number in a row of its own, which is a tenth less to load (crates/xtask/src/sorted.rs). A page that
// holds many frames is not held up by it: it is done in short tasks.
//
// A program begins with the sorted bytes, and later, after `end`, anew with nothing: what was compiled is kept,
// and each beginning has a memory of its own, which is free when its program is gone.
const last_move_frame = (() => {
  let module;
  let names = [];
  const begin = async (sorted) => {
    module ??= await WebAssembly.compile(await begin.whole(sorted));
    const exports = await last_move_frame_once({ __proto__: null })(module);
    names = Object.keys(exports);
    return Object.assign(begin, exports);
  };
  begin.end = () => {
    begin.leave();
    for (const name of names) delete begin[name];
  };
  return begin;
})();
last_move_frame.whole = async (sorted) => {
  const code = 10; // the section that is sorted
  const last = 255; // in place of the instruction that ends a function
  const end = 11;
  const size = 4; // bytes of each length that is written here
  const share = 60000; // bytes that are written in one task
  const count = 17; // of rows, and those that are more than numbers one by one
  const [instructions, locals, bytes, ways] = [1, 2, 3, 4];
  const from = new Uint8Array(sorted);
  const into = new Uint8Array(2 * from.length);
  const rows = new Uint32Array(count + 1); // how far each row is read; the first is the file itself
  let to = 0;
  const within = (at) => {
    if (at > from.length) throw new Error("this is no program");
  };
  const copy = (row, length) => {
    within(rows[row] + length);
    for (let i = 0; i < length; i += 1) into[to++] = from[rows[row]++];
  };
  // Copies a number, and says what it is.
  const take = (row) => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = (into[to++] = from[rows[row]++]);
      value |= (byte & 127) << shift;
      if (!(byte > 127)) return value;
    }
  };
  const takeAll = (row, length) => {
    for (let i = 0; i < length; i += 1) take(row);
  };
  const pause = () => new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn();
    };
    port2.postMessage(0);
  });
  const sized = (begin) => {
    const length = to - begin - size;
    for (let i = 0; i < size; i += 1) into[begin + i] = ((length >> (7 * i)) & 127) | (i < size - 1 ? 128 : 0);
  };

  copy(0, 8);
  // A page may come in its place, which says that there is none.
  if (into[0] !== 0) within(Infinity);
  for (copy(0, 1); into[to - 1] !== code; copy(0, 1)) copy(0, take(0));
  const begin = to;
  const length = take(0);
  const behind = rows[0] + length;
  to = begin + size;
  const functions = take(0);
  const first = from.subarray(rows[0], (rows[0] += 256)); // the row of each instruction’s first number
  const second = from.subarray(rows[0], (rows[0] += 256));
  const body = to;
  for (let row = 1; row <= count; row += 1) rows[row] = take(0);
  for (let row = 1, at = rows[0]; row <= count; row += 1) [rows[row], at] = [at, at + rows[row]];
  to = body;
  let rest = to + share;
  for (let i = 0; i < functions; i += 1) {
    if (to > rest) {
      rest = to + share;
      await pause();
    }
    const begin = to;
    to += size;
    takeAll(locals, 2 * take(locals));
    let does;
    while ((does = from[rows[instructions]++]) !== last) {
      within(rows[instructions]);
      into[to++] = does;
      const row = first[does];
      if (row === bytes) copy(bytes, from[rows[bytes]++]);
      else if (row === ways) takeAll(ways, take(ways) + 1);
      else if (row) take(row);
      if (second[does]) take(second[does]);
    }
    into[to++] = end;
    sized(begin);
  }
  sized(begin);
  into.set(from.subarray(behind), to);
  return into.subarray(0, to + from.length - behind);
};
