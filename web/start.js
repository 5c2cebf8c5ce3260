// Starts the program of a frame, and starts it again after `end`. Each start has its own memory, which is freed when
// the program ends.
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
  // Compiles the program while it downloads. If CORS or a policy blocks the download, or the file is damaged, `spare`
  // loads the same program as a script.
  begin.compiled = async (address, spare) => {
    if (address) {
      const file = fetch(address);
      file.catch(() => {}); // A policy against the program leaves it unread.
      try {
        return await WebAssembly.compileStreaming(file);
      } catch {
        // The script is the fallback.
      }
    }
    await spare();
    const { bytes, text } = self.lastMoveFrame;
    return WebAssembly.compile(bytes(text));
  };
  return begin;
})();
