// Starts the solver: in a thread of its own, or on the page itself where no worker can be made.
// The page names this file relative to itself, so dist works in any folder.
{
  const start = () => wasm_bindgen({ module_or_path: "./last-move-worker_bg.wasm" });
  if (self.document) {
    const glue = document.createElement("script");
    glue.src = "./last-move-worker.js";
    glue.onload = start;
    document.head.append(glue);
  } else {
    importScripts("./last-move-worker.js");
    start();
  }
}
