// Starts the solver: in a thread of its own, or on the page itself where no worker can be made.
// What it needs lies beside it, so dist works in any folder.
{
  const page = self.document;
  const from = page ? page.currentScript.src : self.location.href;
  const at = (name) => new URL(name, from).href;
  const program = "./last-move-worker";
  const sums = ""; // SHA-256 of each program that this may be; the build writes them here
  const patience = 1000; // ms until a request counts as lost
  // A frame that may not fetch has brought the program as a text.
  const crew = self.lastMoveCrew;

  /* trust */
  const ask = async (cache) => {
    const answer = await fetch(at(`${program}_bg.wasm`), { cache });
    if (!answer.ok) throw new Error(`the solver is missing: ${answer.status}`);
    return answer;
  };
  // A program with a wrong byte might give wrong answers.
  const whole = async (answer) => {
    const bytes = await answer.arrayBuffer();
    const subtle = self.crypto?.subtle; // only where the page is secure
    if (!sums || !subtle) return bytes;
    const sum = btoa(String.fromCharCode(...new Uint8Array(await subtle.digest("SHA-256", bytes))));
    if (!sums.includes(sum)) throw new Error("the solver is damaged");
    return bytes;
  };
  const load = async () => {
    const first = ask("default");
    const pause = new Promise((goOn) => setTimeout(goOn, patience));
    const prompt = await Promise.race([first, pause]).catch(() => {});
    if (prompt) {
      try {
        return await whole(prompt);
      } catch {
        // Cut short, or not what was built: once more, and not from the cache.
      }
    }
    // The cache would make this request wait for a first one that is still out.
    const again = ask("no-store");
    return whole(await (prompt ? again : Promise.any([first, again])));
  };

  const trusted = (address) => self.lastMoveTrust?.createScriptURL(address) ?? address;
  // The page hears of a failure at once, so that it need not wait for a start that does not come.
  const lost = () => {
    if (page) dispatchEvent(new CustomEvent("last-move:lost"));
    else self.postMessage(null);
  };
  const start = async () => {
    try {
      await wasm_bindgen({ module_or_path: crew ? crew.bytes(crew.text) : load() });
    } catch {
      lost();
    }
  };
  if (!page) {
    trusting(() => at("./"));
    importScripts(trusted(at(`${program}.js`)));
    start();
  } else if (self.lastMoveGlue) {
    // An earlier start has brought the script; it cannot be run twice.
    start();
  } else {
    const glue = page.createElement("script");
    glue.src = trusted(at(`${program}.js`));
    glue.onload = () => {
      self.lastMoveGlue = typeof wasm_bindgen === "function";
      start();
    };
    glue.onerror = lost;
    page.head.append(glue);
  }
}
