// Starts one game in a frame on any site, also in a frame without an origin. If the start fails, the frame shows a
// message. A classic script, since a module would need a CORS header from its host.
"use strict";
(() => {
  const from = document.currentScript.src;
  const at = (name) => new URL(name, from).href;
  const parts = self.lastMoveParts; // Defined only in a one-file page.
  // A page without an origin may neither fetch its own files nor create a worker from them.
  const opaqueOrigin = self.origin === "null";
  const params = new URLSearchParams(location.search);
  let app = document.getElementById("app");
  // A one-file page can contain its parameters, since readers do not type an address for a file.
  const ownAddress = document.querySelector("meta[name=last-move-address]")?.content;
  if (parts && ownAddress && !location.search && !location.hash && /^(file|https?):$/.test(location.protocol)) {
    location.replace(ownAddress);
    if (ownAddress.startsWith("?")) return;
  }
  /* trust */
  const trusted = trusting(() => at("../"));
  let started = false;
  let failed = false;
  let ended = false; // failed for good

  // The target origin of messages. With an invalid `origin` the frame sends none, like the program does
  // (crates/embed/src/origin.rs).
  const origin = params.getAll("origin").at(-1);
  const isOrigin = (text) => {
    try {
      return /^https?:/.test(text) && new URL(text).origin === text;
    } catch {
      return false;
    }
  };
  const target = origin === undefined ? "*" : isOrigin(origin) ? origin : undefined;
  const send = (data) => {
    if (parent === self || target === undefined) return;
    try {
      parent.postMessage(data, target);
    } catch {
      // The origin has a valid form, but the browser rejects it.
    }
  };

  // An error of a script that did not come has its name.
  const request = (name) =>
    new Promise((done, refuse) => {
      const element = document.createElement("script");
      element.src = self.lastMoveTrust?.createScriptURL(at(name)) ?? at(name);
      element.onload = done;
      element.onerror = () => refuse(Object.assign(new Error(name), { file: name }));
      document.head.append(element);
    });
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  // Retries a failed request once.
  const script = (name) => request(name).catch(() => pause(400).then(() => request(name)));

  // Each language is a separate script. The program sets the language on the root element.
  let lost; // why the words of the last language did not come
  const languages = {}; // The script of each language; the build fills this in.
  const sentences = {}; // This script's own messages by language; the build fills this in.
  const root = document.documentElement;
  const has = (language) => self.lastMoveWords?.has(language);
  const loadLanguage = async (language) => {
    if (!has(language)) {
      await script(languages[language]).catch((error) => {
        lost = error;
      });
      if (current !== language) return speak();
      // If a language fails to load, the frame falls back to English.
      if (!has(language) && language !== "en") {
        root.lang = "en";
        return speak();
      }
    }
    event("language");
    loadText(language);
    return undefined;
  };
  // The page has the text of its game in English; that of another language is a separate script.
  const loadText = async (language) => {
    const game = document.querySelector("meta[name=last-move-game]").content;
    const name = `${game}.${language}`;
    if (language === "en" || !document.getElementById(`about-${game}`) || document.getElementById(`about-${name}`)) return;
    if (!self.lastMoveTexts?.[name]) await script(at("./about.js").replace(/\.js$/, `-${name}.js`)).catch(() => {});
    const markup = self.lastMoveTexts?.[name];
    if (!markup || document.getElementById(`about-${name}`)) return;
    const template = document.createElement("template");
    template.innerHTML = self.lastMoveTrust?.createHTML(markup) ?? markup;
    document.body.append(template.content);
    event("texts");
  };
  let current;
  let loading;
  // A repeated request for the same language waits for the same script.
  const speak = () => {
    const language = Object.hasOwn(languages, root.lang) ? root.lang : "en";
    if (language !== current) {
      current = language;
      loading = loadLanguage(language);
    }
    return loading;
  };
  new MutationObserver(speak).observe(root, { attributeFilter: ["lang"] });
  // An unknown `lang` does not fall back to the browser's language: the program reports it in English.
  const preferred = (params.get("lang") ?? navigator.language).split("-")[0].toLowerCase();
  if (Object.hasOwn(languages, preferred)) root.lang = preferred;

  const event = (name, detail) => dispatchEvent(new CustomEvent(`last-move:${name}`, { detail }));

  // The page initially contains the rule of the usual game and a link. They stay, with the notice above them, even if the
  // address asks for another position; then the picture is of the wrong one. Other settings have another rule.
  const otherSettings = (usual) => {
    const state = decodeURIComponent(location.hash.slice(1)).replaceAll("!", "&").replaceAll("*", "=");
    const asked = [...params, ...new URLSearchParams(state.replace(/^\/play\/[^?]*\?/, ""))];
    return asked.some(([name, value]) => usual.has(name) && usual.get(name) !== value);
  };
  const showRule = () => {
    if (root.dataset.other === undefined) return;
    for (const part of app.querySelectorAll("[data-first]")) {
      const { settings } = part.dataset;
      if (settings === undefined || otherSettings(new URLSearchParams(settings))) part.hidden = true;
      else part.removeAttribute("data-first");
    }
  };
  // Its link leads to the same position and exercise.
  const completeLink = () => {
    const link = app.querySelector(".source a");
    if (!link) return;
    const to = new URL(link.href);
    to.search ||= location.search;
    to.hash ||= location.hash;
    link.href = to.href;
  };
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  const fail = (code, sentence, last, filled = {}) => {
    if (failed === code) return;
    failed = code;
    ended = Boolean(last);
    const text = (sentences[root.lang] ?? sentences.en)[sentence];
    const message = text.replace(/{(\w+)}/g, (place, name) => filled[name] ?? place);
    notice.textContent = message;
    if (last) {
      showRule();
      completeLink();
    }
    app.prepend(notice);
    const id = (params.get("id") || "").slice(0, 32);
    send({ gizmo: 1, id, type: "error", code, message });
    reportHeight();
  };

  const program = () => {
    const fetches = !parts && location.protocol !== "file:";
    const address = fetches && at("./last-move-frame_bg.wasm");
    return last_move_frame.compiled(address, async () => parts || script("./last-move-frame_spare.js"));
  };

  const meta = (name, content) => {
    const element = document.createElement("meta");
    element.name = name;
    element.content = content;
    document.head.append(element);
  };
  // Code that reports a failed start of the solver, in a worker or on the page; see worker.js.
  const onFailure = 'self.document?dispatchEvent(new CustomEvent("last-move:lost")):postMessage(null)';
  const provideWorker = async () => {
    if (opaqueOrigin || parts) {
      try {
        if (!parts) await script("./last-move-inline-worker.js");
        const { glue, bytes, text } = self.lastMoveInlineWorker;
        const lines = [glue, `;wasm_bindgen({module_or_path:(${bytes})("${text}")}).catch(()=>${onFailure})`];
        const made = URL.createObjectURL(new Blob(lines, { type: "text/javascript" }));
        meta("last-move-thread", made);
        if (parts) meta("last-move-worker", made);
      } catch {
        // Without a worker, the solver runs on the page itself, in slices.
      }
    }
    if (!parts) meta("last-move-worker", at("../worker.js"));
    event("worker");
  };

  // Reports the height of the content, which does not depend on that of the frame. It reports none until the board is
  // ready or has failed for good.
  let height = 0;
  const reportHeight = () => {
    const now = Math.ceil(document.body.getBoundingClientRect().height);
    if (now === height || !(started || ended)) return;
    height = now;
    if (started) event("height", now);
    else if (root.dataset.fit === undefined) send({ subject: "lti.frameResize", height: now });
  };
  new ResizeObserver(reportHeight).observe(document.body);

  // Answers a request of the host page for a picture. The delay lets the board show earlier requests first.
  addEventListener("last-move:picture", ({ detail }) => {
    setTimeout(async () => {
      // Few frames are asked for a picture, so the script that draws it is loaded on demand. If it fails to load, the
      // request is refused.
      if (!self.lastMovePicture) await script("./picture.js").catch(() => {});
      send((await self.lastMovePicture?.answer(detail)) ?? detail.refusal);
    }, 50);
  });

  // Reports the direction in which the focus leaves by the Tab key.
  let tabTime = 0;
  let back = false;
  addEventListener("keydown", (key) => {
    if (key.key !== "Tab") return;
    tabTime = performance.now();
    back = key.shiftKey;
  }, true);
  addEventListener("blur", () => {
    if (started && performance.now() - tabTime < 500) event("left", back ? "backward" : "forward");
  });

  // Stops the solver while the board is off screen. The next question to it starts another one.
  let visible = true;
  let restTimer;
  const scheduleRest = () => {
    clearTimeout(restTimer);
    if (visible) return;
    const leaves = crowded();
    restTimer = setTimeout(() => (leaves ? unload() : event("rest", true)), leaves ? 3000 : 20000);
  };
  const observer = new IntersectionObserver((entries) => {
    visible = entries.at(-1).isIntersecting;
    scheduleRest();
    if (visible && started) event("rest", false);
    scheduleResume();
  });
  observer.observe(app);

  // A browser has room for about sixty programs in all pages of a site. On a page with many frames, only the visible
  // ones run a program: the others wait, or unload it, free its memory and show a picture. The element `last-move`
  // removes its own frames.
  const crowdSize = 24; // frames in the host page
  const viewDelay = 100; // ms for which a frame must be visible to start
  const crowded = () => self.name !== "last-move-element" && parent !== self && parent.length > crowdSize;
  let waiting = []; // called once the frame is visible or gets a message
  let viewTimer;
  const resume = () => {
    for (const go of waiting.splice(0)) go();
  };
  const scheduleResume = () => {
    clearTimeout(viewTimer);
    if (visible) viewTimer = setTimeout(resume, viewDelay);
  };
  const untilViewed = () => new Promise((go) => {
    waiting.push(go);
    scheduleResume();
  });
  // Messages that arrive while the program is not running; they are delivered once it has started.
  const queued = [];
  let hasHiddenState = params.get("report") === "splice" || params.has("goal"); // true if the address does not contain the whole state
  addEventListener("message", (received) => {
    scheduleRest();
    if (received.source !== parent || parent === self) return;
    if (received.data?.type === "set-options") hasHiddenState = true;
    if (started || !received.isTrusted || queued.length >= 20) return;
    if (origin === undefined || received.origin === origin) {
      queued.push(received);
      resume();
    }
  });
  const unload = () => {
    if (!started || visible || hasHiddenState || document.hasFocus() || !last_move_frame.leave) return;
    const snapshot = app.cloneNode(true);
    started = false;
    last_move_frame.end();
    // Yew leaves its listeners on the element, which would keep the program in memory, so the element is replaced.
    observer.unobserve(app);
    app.replaceWith(snapshot);
    app = snapshot;
    observer.observe(app);
    app.inert = true;
    run();
  };

  // A program that has crashed cannot continue, so the frame shows the rule and the link in place of the board.
  const stopped = (error) => {
    if (!started || !(error instanceof WebAssembly.RuntimeError)) return;
    app.replaceChildren(...fallback);
    fail("stopped", "stopped", true);
  };
  addEventListener("error", ({ error }) => stopped(error));
  addEventListener("unhandledrejection", ({ reason }) => stopped(reason));

  const fallback = [...app.childNodes];
  // The program's script comes after this one, so this one runs even if that one hangs.
  const glue = new Promise((done, refuse) => {
    const element = document.querySelector("script[src*=last-move-frame-]");
    if (parts || !element) return done();
    element.addEventListener("load", done);
    element.addEventListener("error", () => script(element.getAttribute("src")).then(done, refuse));
  });
  // Loads and compiles the program once. Later starts use the compiled program, and the address as it is then.
  let loaded;
  let compiling;
  let module;
  const load = async () => {
    if (!trusted) throw new TypeError("there is no policy for the program");
    if (typeof WebAssembly !== "object") throw new Error("no WebAssembly");
    provideWorker();
    const words = speak();
    await glue;
    // The program and the messages load at the same time.
    compiling = program();
    compiling.catch(() => {}); // awaited in `start`
    await words;
    if (!self.lastMoveWords) throw lost ?? new Error("no words");
    // The script of messages has just run, so the program starts in a separate task.
    await pause(0);
  };
  const start = async () => {
    if (crowded()) await untilViewed();
    const slowTimer = setTimeout(() => fail("slow", "slow"), 20000);
    try {
      await (loaded ??= load());
      if (!module) {
        const compilation = compiling ?? program();
        compiling = undefined; // after a failure, the next start compiles again
        module = await compilation;
      }
      await last_move_frame(module);
    } finally {
      clearTimeout(slowTimer);
    }
    app.inert = false;
    // The program of tables starts by itself. That of games has a function for it, since it also draws inline boards.
    last_move_frame.frame?.();
    // Yew draws in a microtask, and the board receives messages only once it is drawn.
    await undefined;
    started = true;
    failed = false;
    scheduleRest();
    height = 0;
    for (const { data, origin, source } of queued.splice(0)) {
      dispatchEvent(new MessageEvent("message", { data, origin, source }));
    }
    // A timer, since browsers run no animation frames off screen.
    setTimeout(reportHeight, 30);
  };
  // What is wrong with a file that did not come, as far as the frame can tell: without an origin it may not ask.
  const fileError = async (file) => {
    const answer = await fetch(at(file)).catch(() => {});
    const filled = { file: file.replace("./", ""), status: answer?.status };
    return [answer && !answer.ok ? "frame-missing" : "frame-absent", true, filled];
  };
  // If the browser has no memory for another program, the frame tries again while it is visible.
  const run = () => {
    start().catch(async (error) => {
      if (!trusted) return fail("start", "frame-forbidden", true);
      if (error.file) return fail("start", ...(await fileError(error.file)));
      if (error.damaged) return fail("start", "frame-damaged", true);
      if (!(error instanceof RangeError)) {
        return fail("start", "needs-wasm", true);
      }
      fail("memory", "no-memory");
      pause(3000).then(untilViewed).then(run);
    });
  };
  run();
})();
