// Starts the program of a frame, and starts it again after `end`. Each start has its own memory, which is freed when
// the program ends.
const last_move_frame = (() => {
  const integrity = ""; // The digest of the program; the build fills this in.
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
  const damaged = async (bytes) => {
    const { subtle } = self.crypto ?? {}; // undefined outside a secure context
    if (!subtle) return false;
    const sum = new Uint8Array(await subtle.digest("SHA-256", bytes));
    return integrity !== `sha256-${btoa(String.fromCharCode(...sum))}`;
  };
  // Compiles the program while it downloads. If CORS or a policy blocks the download, or the file is damaged, `spare`
  // loads the same program as a script.
  begin.compiled = async (address, spare) => {
    if (address) {
      const file = fetch(address, { integrity });
      file.catch(() => {}); // A policy against the program leaves it unread.
      try {
        return await WebAssembly.compileStreaming(file);
      } catch {
        // The script is the fallback.
      }
    }
    await spare();
    const { bytes, text } = self.lastMoveFrame;
    let program;
    try {
      program = bytes(text);
    } catch {
      // The text is none of a program.
    }
    if (!program || (await damaged(program))) throw Object.assign(new Error("the program is damaged"), { damaged: true });
    return WebAssembly.compile(program);
  };
  return begin;
})();
