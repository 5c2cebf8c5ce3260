// Starts the solver in its own thread; the page names this file relative to itself, so dist works in any folder.
importScripts("./last-move-worker.js");
wasm_bindgen({ module_or_path: "./last-move-worker_bg.wasm" });
