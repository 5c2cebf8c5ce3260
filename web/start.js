// Starts the program of a frame, and later, after `end`, anew: each start has a memory of its own, which is
// free when its program is gone.
const last_move_frame = (() => {
  let names = [];
  const begin = async (module) => {
    const exports = await last_move_frame_once({ __proto__: null })(module);
    names = Object.keys(exports);
    return Object.assign(begin, exports);
  };
  begin.end = () => {
    begin.leave();
    for (const name of names) delete begin[name];
  };
  // The program, compiled while it comes. Where no header or policy lets the page have it, or where it comes
  // damaged, the same program also comes as a script, which `spare` brings.
  begin.compiled = async (address, spare) => {
    if (address) {
      try {
        return await WebAssembly.compileStreaming(fetch(address));
      } catch {
        // Then by the script.
      }
    }
    await spare();
    const { bytes, text } = self.lastMoveFrame;
    return WebAssembly.compile(bytes(text));
  };
  return begin;
})();
