// Starts the solver: in a thread of its own, or on the page itself where no worker can be made.
// The page names this file relative to itself, so dist works in any folder.
{
  const program = "./last-move-worker";
  const start = () => wasm_bindgen({ module_or_path: `${program}_bg.wasm` });
  if (self.document) {
    const glue = document.createElement("script");
    glue.src = `${program}.js`;
    glue.onload = start;
    document.head.append(glue);
  } else {
    importScripts(`${program}.js`);
    start();
  }
}
