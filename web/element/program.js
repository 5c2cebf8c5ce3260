// The program that all inline boards of a page share; it loads when the first board is near. A part of last-move.js.
const shared = (at, languages, boards, ours) => {
  const retryDelay = 400; // ms before a failed request is retried
  const scripts = new Map();
  const texts = document.createDocumentFragment();
  let program;
  let started = false; // the program is running
  let style;
  let art;

  const sheet = (text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    return made;
  };
  // Only inline boards need the policy, so it is created for the first of them.
  let trusted;
  const allowed = () => (trusted ??= trusting(() => at("../")));
  const trust = (make, text) => (allowed() && self.lastMoveTrust?.[make](text)) ?? text;
  const parsed = (text) => {
    const made = document.createElement("template");
    made.innerHTML = trust("createHTML", text);
    return made.content;
  };
  const request = (name) =>
    new Promise((done, refuse) => {
      const element = document.createElement("script");
      element.src = trust("createScriptURL", name);
      // Without a charset from the server, the browser would use that of the page, which may not be UTF-8.
      element.charset = "utf-8";
      element.onload = () => done(element.remove());
      element.onerror = () => refuse(new Error(`${name} does not come`, { cause: element.remove() }));
      document.head.append(element);
    });
  // Loads a script once. A failed request is retried once; after a second failure, the next board that needs the script
  // requests it again.
  const script = (name) => {
    const known = scripts.get(name);
    if (known) return known;
    const made = request(name).catch(() => new Promise((go) => setTimeout(go, retryDelay)).then(() => request(name)));
    made.catch(() => scripts.delete(name));
    scripts.set(name, made);
    return made;
  };
  const provideWorker = async () => {
    const worker = at("../worker.js");
    let thread = worker;
    try {
      await script(at("./last-move-inline-worker.js"));
      const { glue, bytes, text } = self.lastMoveInlineWorker;
      const lines = [glue, `;wasm_bindgen({module_or_path:(${bytes})("${text}")}).catch(()=>postMessage(null))`];
      thread = URL.createObjectURL(new Blob(lines, { type: "text/javascript" }));
    } catch {
      // If no worker can be created, the solver runs on the page itself, in slices.
    }
    last_move_frame.set_worker_sources(worker, thread);
  };
  const start = async () => {
    // Waits for the font, since the board would move if it loaded later. Without it, the system's font is used.
    const face = script(at("./face.js")).catch(() => {});
    await Promise.all([script(at("./last-move-frame.js")), script(at("./last-move-kit.js")), face]);
    const spare = () => script(at("./last-move-frame_spare.js"));
    await last_move_frame(await last_move_frame.compiled(at("./last-move-frame_bg.wasm"), spare));
    delete self.lastMoveFrame;
    style = sheet(self.lastMoveKit.style);
    art = parsed(self.lastMoveKit.art);
    // Registered as a length, so that children inherit the computed value.
    CSS.registerProperty?.({ name: "--last-move-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
    last_move_frame.store(at("../"), texts);
    started = true;
    provideWorker();
  };
  // Loads a text: that of a game in English, or in another language, such as "nim.fr". The name of the game must be in
  // the list of games.
  const text = async (written) => {
    const name = at("./about.js").replace(/\.js$/, `-${encodeURIComponent(written)}.js`);
    if (scripts.has(name)) return scripts.get(name);
    await script(name);
    texts.append(parsed(self.lastMoveTexts[written]));
    delete self.lastMoveTexts[written];
    return undefined;
  };
  // A text that has not been written in a language is shown in English.
  const translation = async (game, language) => {
    if (language !== "en" && Object.hasOwn(languages, language)) await text(`${game}.${language}`).catch(() => {});
  };
  // Loads the script of a language, or of English if the language is unknown.
  const words = async (language) => {
    const name = Object.hasOwn(languages, language) ? language : "en";
    if (!self.lastMoveWords?.has(name)) await script(at(languages[name]));
  };
  // Inline boards can have different languages; the `lang` of its outermost element is that of a board.
  const speak = async (whole, game, say) => {
    const translated = translation(game, whole.lang);
    await words(whole.lang).catch(() => {
      if (whole.lang !== "en") whole.lang = "en";
    });
    await translated;
    say();
  };

  // A program that has crashed cannot continue, on any board.
  const stopped = (error) => {
    if (!(error instanceof WebAssembly.RuntimeError) || !boards.size) return;
    if (!String(error.stack).includes("last-move-frame")) return;
    started = false;
    program = Promise.reject(error);
    program.catch(() => {});
    for (const one of [...boards]) {
      one._end();
      one._fail("stopped", "stopped");
    }
  };
  // A page can forbid our scripts, or WebAssembly.
  let forbidden = false;
  let told = false;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    forbidden ||= effectiveDirective.startsWith("script-src") && (blockedURI === "wasm-eval" || ours(blockedURI));
  });
  addEventListener("error", ({ error }) => stopped(error));
  addEventListener("unhandledrejection", ({ reason }) => stopped(reason));

  return {
    script,
    speak,
    stopped,
    // Resolves when a board of this game can be drawn in this language, or else in English. After a failure, the next
    // board tries again.
    async ready(game, language) {
      forbidden ||= !allowed();
      if (forbidden) throw new TypeError("this page does not allow it");
      program ??= start().catch((error) => {
        forbidden ||= error instanceof WebAssembly.CompileError;
        program = undefined;
        throw error;
      });
      await Promise.all([program, words(language).catch(() => words("en"))]);
      // A board works without its text.
      await Promise.all([text(game).catch(() => {}), translation(game, language)]);
    },
    // True if a board can be drawn at once.
    here: () => started,
    // True if a rule of this page does not let a board be drawn in it.
    forbidden: () => forbidden,
    // Tells this on the console, once.
    tell(sentence) {
      if (forbidden && !told) console.warn(sentence);
      told ||= forbidden;
    },
    // The style of boards, and a copy of the drawings that they use.
    look: () => [style, art.cloneNode(true)],
  };
};
