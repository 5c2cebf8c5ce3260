// Starts one game in a frame: anywhere, also where the page has no origin of its own, and says so in
// words where that cannot be. A classic script, since a module would need a header of its host.
"use strict";
(() => {
  const from = document.currentScript.src;
  const at = (name) => new URL(name, from).href;
  const parts = self.lastMoveParts; // Only the page that is one file brings them.
  // A page without an origin may neither fetch its own files nor make a worker from them.
  const alone = self.origin === "null";
  const asked = new URLSearchParams(location.search);
  let app = document.getElementById("app");
  // One file may bring the address that it should have, since nobody types one for a file.
  const wanted = document.querySelector("meta[name=last-move-address]")?.content;
  if (parts && wanted && !location.search && !location.hash && /^(file|https?):$/.test(location.protocol)) {
    location.replace(wanted);
    if (wanted.startsWith("?")) return;
  }
  /* trust */
  const trusted = trusting(() => at("../"));
  let begun = false;
  let failed = false;
  let ended = false; // nothing more will come of it

  // To whom this frame speaks: after a wrong origin to nobody, as the program does (crates/embed/src/params.rs).
  const origin = asked.getAll("origin").at(-1);
  const named = /^https?:\/\/([a-zA-Z\d.-]+|\[[a-fA-F\d:]+\])(:\d{1,5})?$/;
  const target = origin === undefined ? "*" : named.test(origin) ? origin : undefined;
  const send = (data) => {
    if (parent === self || target === undefined) return;
    try {
      parent.postMessage(data, target);
    } catch {
      // No page has this origin.
    }
  };

  const request = (name) =>
    new Promise((done, refuse) => {
      const element = document.createElement("script");
      element.src = self.lastMoveTrust?.createScriptURL(at(name)) ?? at(name);
      element.onload = done;
      element.onerror = () => refuse(new Error(name));
      document.head.append(element);
    });
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  // A request that was lost is made once more.
  const script = (name) => request(name).catch(() => pause(400).then(() => request(name)));

  // Each language is a script of its own. The program says on the root which language it should be.
  const tongues = {}; // Named when the folder is built.
  const sentences = {}; // What is said here, in each language; written when the folder is built.
  const root = document.documentElement;
  const has = (tongue) => self.lastMoveWords?.has(tongue);
  const come = async (tongue) => {
    if (!has(tongue)) {
      await script(tongues[tongue]).catch(() => {});
      if (spoken !== tongue) return speak();
      // What does not come is said in English, if that comes.
      if (!has(tongue) && tongue !== "en") {
        root.lang = "en";
        return speak();
      }
    }
    event("language");
    return undefined;
  };
  let spoken;
  let coming;
  // Whoever asks for the same language again waits for the same words.
  const speak = () => {
    const tongue = Object.hasOwn(tongues, root.lang) ? root.lang : "en";
    if (tongue !== spoken) {
      spoken = tongue;
      coming = come(tongue);
    }
    return coming;
  };
  new MutationObserver(speak).observe(root, { attributeFilter: ["lang"] });
  // A language that is not spoken here is none of the browser’s either: the program says so in English.
  const wish = (asked.get("lang") ?? navigator.language).split("-")[0].toLowerCase();
  if (Object.hasOwn(tongues, wish)) root.lang = wish;

  const event = (name, detail) => dispatchEvent(new CustomEvent(`last-move:${name}`, { detail }));

  // What stands in the page from the start is the rule and a link: it stays, with a sentence above it.
  const line = document.createElement("p");
  line.className = "notice";
  line.setAttribute("role", "alert");
  const fail = (code, sentence, last) => {
    if (failed === code) return;
    failed = code;
    ended = Boolean(last);
    const message = (sentences[root.lang] ?? sentences.en)[sentence];
    line.textContent = message;
    app.prepend(line);
    const id = (asked.get("id") || "").slice(0, 32);
    send({ gizmo: 1, id, type: "error", code, message });
    tell();
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
  // What the solver does that cannot start, in a thread or on the page; see worker.js.
  const lost = 'self.document?dispatchEvent(new CustomEvent("last-move:lost")):postMessage(null)';
  const crew = async () => {
    if (alone || parts) {
      try {
        if (!parts) await script("./last-move-crew.js");
        const { glue, bytes, text } = self.lastMoveCrew;
        const lines = [glue, `;wasm_bindgen({module_or_path:(${bytes})("${text}")}).catch(()=>${lost})`];
        const made = URL.createObjectURL(new Blob(lines, { type: "text/javascript" }));
        meta("last-move-thread", made);
        if (parts) meta("last-move-worker", made);
      } catch {
        // Then the solver works on the page itself, in slices.
      }
    }
    if (!parts) meta("last-move-worker", at("../worker.js"));
    event("worker");
  };

  // The height of what is shown, whatever the height of the frame; before it is ready it tells none.
  let height = 0;
  const tell = () => {
    const now = Math.ceil(document.body.getBoundingClientRect().height);
    if (now === height || !(begun || ended)) return;
    height = now;
    if (begun) event("height", now);
    else send({ subject: "lti.frameResize", height: now });
  };
  new ResizeObserver(tell).observe(document.body);

  // A picture that the page around has asked for; what was asked for before it is on the board by then.
  addEventListener("last-move:picture", ({ detail }) => {
    setTimeout(async () => {
      // Most frames are never asked, so what draws comes only now; where it does not come, there is no picture.
      if (!self.lastMovePicture) await script("./picture.js").catch(() => {});
      send((await self.lastMovePicture?.answer(detail)) ?? detail.refusal);
    }, 50);
  });

  // Where the focus goes when it leaves by the keyboard.
  let tab = 0;
  let back = false;
  addEventListener("keydown", (key) => {
    if (key.key !== "Tab") return;
    tab = performance.now();
    back = key.shiftKey;
  }, true);
  addEventListener("blur", () => {
    if (begun && performance.now() - tab < 500) event("left", back ? "backward" : "forward");
  });

  // Whom nobody sees needs no solver: after a while its thread is ended. Who is asked then has it again.
  let seen = true;
  let tired;
  const rest = () => {
    clearTimeout(tired);
    if (seen) return;
    const leaves = crowded();
    tired = setTimeout(() => (leaves ? leave() : event("rest", true)), leaves ? 3000 : 20000);
  };
  const sights = new IntersectionObserver((entries) => {
    seen = entries.at(-1).isIntersecting;
    rest();
    if (seen && begun) event("rest", false);
    look();
  });
  sights.observe(app);

  // A browser has room for some sixty programs in all pages of a site. Among many frames only those that are
  // seen are at work: the others wait, or leave a picture behind and give their memory back. A frame within an
  // element is taken away by that.
  const crowd = 24; // frames in the page around
  const glance = 100; // ms for which a frame must be seen to begin
  const crowded = () => self.name !== "last-move-element" && parent !== self && parent.length > crowd;
  let wakes = []; // called once the frame is looked at, or spoken to
  let glanced;
  const wake = () => {
    for (const go of wakes.splice(0)) go();
  };
  const look = () => {
    clearTimeout(glanced);
    if (seen) glanced = setTimeout(wake, glance);
  };
  const looked = () => new Promise((go) => {
    wakes.push(go);
    look();
  });
  // What is said to a frame while its program is away is heard when that has come.
  const unheard = [];
  let settled = asked.get("report") === "splice"; // it knows something that is not in its address
  addEventListener("message", (said) => {
    rest();
    if (said.source !== parent || parent === self) return;
    if (said.data?.type === "set-options") settled = true;
    if (begun || !said.isTrusted || unheard.length >= 20) return;
    if (origin === undefined || said.origin === origin) {
      unheard.push(said);
      wake();
    }
  });
  const leave = () => {
    if (!begun || seen || settled || document.hasFocus() || !last_move_frame.leave) return;
    const still = app.cloneNode(true);
    begun = false;
    last_move_frame.end();
    // Yew leaves its listeners on an element, and with them its program: so the element goes too.
    sights.unobserve(app);
    app.replaceWith(still);
    app = still;
    sights.observe(app);
    app.inert = true;
    run();
  };

  // A program that has stopped does not go on; the rule and the link are better than a dead board.
  const stopped = (error) => {
    if (!begun || !(error instanceof WebAssembly.RuntimeError)) return;
    app.replaceChildren(...first);
    fail("stopped", "stopped", true);
  };
  addEventListener("error", ({ error }) => stopped(error));
  addEventListener("unhandledrejection", ({ reason }) => stopped(reason));

  const first = [...app.childNodes];
  // The script of the program stands behind this one, which therefore also runs where that one hangs.
  const glue = new Promise((done, refuse) => {
    const element = document.querySelector("script[src*=last-move-frame-]");
    if (parts || !element) return done();
    element.addEventListener("load", done);
    element.addEventListener("error", () => script(element.getAttribute("src")).then(done, refuse));
  });
  // Loads what the program needs, and compiles it, once; later it only begins anew, with what the address says
  // by then.
  let loaded;
  let compiling;
  let module;
  const load = async () => {
    if (!trusted) throw new TypeError("there is no policy for the program");
    if (typeof WebAssembly !== "object") throw new Error("no WebAssembly");
    crew();
    const words = speak();
    await glue;
    // The program comes beside the words.
    compiling = program();
    compiling.catch(() => {}); // it is awaited below
    await words;
    if (!self.lastMoveWords) throw new Error("no words");
    // The words have just run: the program begins in a task of its own.
    await pause(0);
  };
  const start = async () => {
    if (crowded()) await looked();
    const late = setTimeout(() => fail("slow", "slow"), 20000);
    try {
      await (loaded ??= load());
      if (!module) {
        const mine = compiling ?? program();
        compiling = undefined; // where it fails, it is made anew
        module = await mine;
      }
      await last_move_frame(module);
    } finally {
      clearTimeout(late);
    }
    app.inert = false;
    // That of tables begins by itself; that of games may also draw boards beside each other.
    last_move_frame.frame?.();
    // Yew draws in a microtask, and only what is drawn hears messages.
    await undefined;
    begun = true;
    failed = false;
    rest();
    height = 0;
    for (const { data, origin, source } of unheard.splice(0)) {
      dispatchEvent(new MessageEvent("message", { data, origin, source }));
    }
    // Not by a frame: browsers draw none of what nobody sees yet.
    setTimeout(tell, 30);
  };
  // There is no memory for another program: that may change, so it is tried again while it is seen.
  const run = () => {
    start().catch((error) => {
      if (!trusted) return fail("start", "frame-forbidden", true);
      if (!(error instanceof RangeError)) {
        return fail("start", "needs-wasm", true);
      }
      fail("memory", "no-memory");
      pause(3000).then(looked).then(run);
    });
  };
  run();
})();
