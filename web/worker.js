// Starts the solver: in a thread of its own, or on the page itself where no worker can be made.
// What it needs lies beside it, so dist works in any folder.
{
  const page = self.document;
  const from = page ? page.currentScript.src : self.location.href;
  const at = (name) => new URL(name, from).href;
  const program = "./last-move-worker";
  // A frame that may not fetch has brought the program as a text.
  const crew = self.lastMoveCrew;
  const start = () =>
    wasm_bindgen({ module_or_path: crew ? crew.bytes(crew.text) : at(`${program}_bg.wasm`) });
  if (page) {
    const glue = page.createElement("script");
    glue.src = at(`${program}.js`);
    glue.onload = start;
    page.head.append(glue);
  } else {
    importScripts(at(`${program}.js`));
    start();
  }
}
