// Starts the solver in a worker, or on the page itself if no worker can be created.
// All its files are in the same folder, so the site works under any path.
{
  const page = self.document;
  const from = page ? page.currentScript.src : self.location.href;
  const at = (name) => new URL(name, from).href;
  const program = "./last-move-worker";
  const sums = ""; // The digest of each possible program; the build fills this in
  const integrity = ""; // the same of their scripts; the build fills this in
  const lostAfter = 1000; // ms until a request counts as lost
  // A frame that may not fetch has the program as text.
  const inlineWorker = self.lastMoveInlineWorker;

  /* trust */
  const request = async (cache) => {
    const answer = await fetch(at(`${program}_bg.wasm`), { cache });
    if (!answer.ok) throw new Error(`the solver is missing: ${answer.status}`);
    return answer;
  };
  // Rejects a damaged program, since it might give wrong answers.
  const verified = async (answer) => {
    const bytes = await answer.arrayBuffer();
    const subtle = self.crypto?.subtle; // undefined outside a secure context
    if (!sums || !subtle) return bytes;
    const sum = btoa(String.fromCharCode(...new Uint8Array(await subtle.digest("SHA-256", bytes))));
    if (!sums.includes(sum)) throw new Error("the solver is damaged");
    return bytes;
  };
  const load = async () => {
    const first = request("default");
    const pause = new Promise((resolve) => setTimeout(resolve, lostAfter));
    const response = await Promise.race([first, pause]).catch(() => {});
    if (response) {
      try {
        return await verified(response);
      } catch {
        // The file is incomplete or damaged, so it is requested again without the cache.
      }
    }
    // With the cache, this request would wait for the first one if that is still pending.
    const second = request("no-store");
    return verified(await (response ? second : Promise.any([first, second])));
  };

  const trusted = (address) => self.lastMoveTrust?.createScriptURL(address) ?? address;
  // Reports a failure at once, so that the page does not wait for the solver.
  const reportFailure = () => {
    if (page) dispatchEvent(new CustomEvent("last-move:lost"));
    else self.postMessage(null);
  };
  const start = async () => {
    try {
      await wasm_bindgen({ module_or_path: inlineWorker ? inlineWorker.bytes(inlineWorker.text) : load() });
    } catch {
      reportFailure();
    }
  };
  if (!page) {
    trusting(() => at("./"));
    // A worker cannot import a script by its digest, so the script is checked on its way into the cache.
    const glue = fetch(at(`${program}.js`), { integrity });
    glue.then((answer) => answer.text()).then(() => {
      importScripts(trusted(at(`${program}.js`)));
      return start();
    }).catch(reportFailure);
  } else if (self.lastMoveGlue) {
    // An earlier start has loaded the script, which cannot run twice.
    start();
  } else {
    const glue = page.createElement("script");
    glue.src = trusted(at(`${program}.js`));
    // The digest of a script from elsewhere can be checked only if its server allows that.
    if (glue.src.startsWith(`${self.origin}/`)) glue.integrity = integrity;
    glue.onload = () => {
      self.lastMoveGlue = typeof wasm_bindgen === "function";
      start();
    };
    glue.onerror = reportFailure;
    page.head.append(glue);
  }
}
