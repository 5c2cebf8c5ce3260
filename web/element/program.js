// The program that all boards of a page share, loaded once the first of them is near. A part of last-move.js.
const shared = (at, tongues, boards) => {
  const again = 400; // ms after which a request that was lost is made once more
  const brought = new Map();
  const texts = document.createDocumentFragment();
  let program;
  let here = false; // the program has started
  let style;
  let art;

  const sheet = (text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    return made;
  };
  // Only boards in the page itself need the policy, so it is made for the first of them.
  let trusted;
  const trust = (make, text) => {
    trusted ??= trusting(() => at("../"));
    return self.lastMoveTrust?.[make](text) ?? text;
  };
  const parsed = (text) => {
    const made = document.createElement("template");
    made.innerHTML = trust("createHTML", text);
    return made.content;
  };
  const asked = (name) =>
    new Promise((done, refuse) => {
      const element = document.createElement("script");
      element.src = trust("createScriptURL", name);
      // Without a word of its server a script is read like the page, which may be older than UTF-8.
      element.charset = "utf-8";
      element.onload = () => done(element.remove());
      element.onerror = () => refuse(new Error(`${name} does not come`, { cause: element.remove() }));
      document.head.append(element);
    });
  // A script is loaded once. A lost request is made a second time, and what is lost for good is asked for
  // again by the next board that needs it.
  const script = (name) => {
    const known = brought.get(name);
    if (known) return known;
    const made = asked(name).catch(() => new Promise((go) => setTimeout(go, again)).then(() => asked(name)));
    made.catch(() => brought.delete(name));
    brought.set(name, made);
    return made;
  };
  const crew = async () => {
    const worker = at("../worker.js");
    let thread = worker;
    try {
      await script(at("./last-move-crew.js"));
      const { glue, bytes, text } = self.lastMoveCrew;
      const lines = [glue, `;wasm_bindgen({module_or_path:(${bytes})("${text}")}).catch(()=>postMessage(null))`];
      thread = URL.createObjectURL(new Blob(lines, { type: "text/javascript" }));
    } catch {
      // Where no thread can be made from it, the solver works on the page itself, in slices.
    }
    last_move_frame.crew(worker, thread);
  };
  const start = async () => {
    // Without the letters of the site those of the system stay; if they came later, the board would move.
    const face = script(at("./face.js")).catch(() => {});
    await Promise.all([script(at("./last-move-frame.js")), script(at("./last-move-kit.js")), face]);
    const spare = () => script(at("./last-move-frame_spare.js"));
    await last_move_frame(await last_move_frame.compiled(at("./last-move-frame_bg.wasm"), spare));
    delete self.lastMoveFrame;
    style = sheet(self.lastMoveKit.style);
    art = parsed(self.lastMoveKit.art);
    // A length that children inherit as it is, whatever the size of the page’s own letters.
    CSS.registerProperty?.({ name: "--last-move-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
    last_move_frame.store(at("../"), texts);
    here = true;
    crew();
  };
  // The text of a game, whose name is in the list of games.
  const text = async (game) => {
    const name = at("./about.js").replace(/\.js$/, `-${encodeURIComponent(game)}.js`);
    if (brought.has(name)) return brought.get(name);
    await script(name);
    texts.append(parsed(self.lastMoveTexts[game]));
    delete self.lastMoveTexts[game];
  };
  // The script of a language, or that of English.
  const words = async (tongue) => {
    const name = Object.hasOwn(tongues, tongue) ? tongue : "en";
    if (!self.lastMoveWords?.has(name)) await script(at(tongues[name]));
  };
  // Boards in the page itself speak each its own language, which stands on their outermost element.
  const speak = async (whole, say) => {
    await words(whole.lang).catch(() => {
      if (whole.lang !== "en") whole.lang = "en";
    });
    say();
  };

  // A program that has stopped does not go on, on any board.
  const stopped = (error) => {
    if (!(error instanceof WebAssembly.RuntimeError) || !boards.size) return;
    if (!String(error.stack).includes("last-move-frame")) return;
    here = false;
    program = Promise.reject(error);
    program.catch(() => {});
    for (const one of [...boards]) {
      one._end();
      one._fail("stopped", "this board has stopped; load the page again");
    }
  };
  addEventListener("error", ({ error }) => stopped(error));
  addEventListener("unhandledrejection", ({ reason }) => stopped(reason));

  return {
    script,
    speak,
    stopped,
    // Resolves when a board of this game can be drawn in a language, or else in English; what has failed is
    // tried again by the next board.
    async ready(game, tongue) {
      program ??= start().catch((error) => {
        program = undefined;
        throw error;
      });
      await Promise.all([program, words(tongue).catch(() => words("en"))]);
      // A board without its text is still a board.
      await text(game).catch(() => {});
    },
    // True if a board can be drawn at once.
    here: () => here,
    // What a board needs that has not come.
    needs: () => (trusted === false ? "a Trusted Types policy named last-move, which this page does not allow" : "WebAssembly"),
    // The style of boards, and a copy of what they are drawn with.
    look: () => [style, art.cloneNode(true)],
  };
};
