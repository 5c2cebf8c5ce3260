// Starts the engines and hands them on: whoever imports this need not wait for anything else.
import begin from "./engine.js";

export {
  Check,
  Judge,
  Plane,
  Table,
  certificate,
  games,
  grundy,
  judge,
  moves,
  plane,
  play,
  start,
  verify,
} from "./engine.js";

const program = new URL("engine_bg.wasm", import.meta.url);

// What lies in a file is read, as in Node; all else is fetched, as in a browser.
async function read() {
  const files = "node:fs/promises";
  const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ files);
  return readFile(program);
}

await begin({ module_or_path: program.protocol === "file:" ? read() : program });
