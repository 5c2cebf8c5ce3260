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
  const app = document.getElementById("app");
  // One file may bring the address that it should have, since nobody types one for a file.
  const wanted = document.querySelector("meta[name=last-move-address]")?.content;
  if (parts && wanted && !location.search && !location.hash && /^(file|https?):$/.test(location.protocol)) {
    location.replace(wanted);
    if (wanted.startsWith("?")) return;
  }
  let begun = false;
  let failed = false;

  const script = (name) =>
    new Promise((done, refuse) => {
      const element = document.createElement("script");
      element.src = at(name);
      element.onload = done;
      element.onerror = () => refuse(new Error(name));
      document.head.append(element);
    });

  // Languages beside English: each is a script of its own, loaded when it is asked for. The program
  // writes English, and says on the root which language it should be.
  const tongues = {}; // Named when the folder is built.
  const root = document.documentElement;
  let spoken = "en";
  const speak = async () => {
    const tongue = root.lang;
    if (tongue === spoken) return;
    spoken = tongue;
    if (tongues[tongue] && !self.lastMoveSpeech?.books[tongue]) {
      await script(tongues[tongue]).catch(() => {});
      if (spoken !== tongue) return;
      if (!self.lastMoveSpeech?.books[tongue]) root.lang = spoken = "en";
    }
    // The title is read aloud when the frame gets the focus.
    for (const part of [app, document.querySelector("title")]) self.lastMoveSpeech?.speak(root.lang, part);
  };
  new MutationObserver(speak).observe(root, { attributeFilter: ["lang"] });
  // A language that is not spoken here is none of the browser’s either: the program says so in English.
  const named = (asked.get("lang") ?? navigator.language).split("-")[0].toLowerCase();
  if (named in tongues) root.lang = named;
  // Sentences in messages.
  self.lastMoveSay = (post) => self.lastMoveSpeech?.post(root.lang, post) ?? post;

  const event = (name, detail) => dispatchEvent(new CustomEvent(`last-move:${name}`, { detail }));

  // What stands in the page from the start is the rule and a link: it stays, with a sentence above it.
  const fail = (code, message) => {
    if (failed) return;
    failed = true;
    const line = document.createElement("p");
    line.className = "notice";
    line.setAttribute("role", "alert");
    line.textContent = message;
    app.prepend(line);
    if (parent !== self) {
      const id = (asked.get("id") || "").slice(0, 32);
      parent.postMessage(self.lastMoveSay({ gizmo: 1, id, type: "error", code, message }), "*");
    }
    tell();
  };

  const program = async () => {
    if (!parts && location.protocol !== "file:") {
      try {
        const answer = await fetch(at("./last-move-frame_bg.wasm"));
        if (answer.ok) return await answer.arrayBuffer();
      } catch {
        // No header lets this page have it; the same program also comes as a script.
      }
    }
    if (!parts) await script("./last-move-frame_spare.js");
    return self.lastMoveFrame.bytes(self.lastMoveFrame.text);
  };

  const meta = (name, content) => {
    const element = document.createElement("meta");
    element.name = name;
    element.content = content;
    document.head.append(element);
  };
  const crew = async () => {
    if (alone || parts) {
      try {
        if (!parts) await script("./last-move-crew.js");
        const { glue, bytes, text } = self.lastMoveCrew;
        const lines = [glue, `;wasm_bindgen({module_or_path:(${bytes})("${text}")})`];
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

  // The height of what is shown, whatever the height of the frame.
  let height = 0;
  const tell = () => {
    const now = Math.ceil(document.body.getBoundingClientRect().height);
    if (now === height) return;
    height = now;
    if (begun) event("height", now);
    else if (parent !== self) parent.postMessage({ subject: "lti.frameResize", height: now }, "*");
  };
  new ResizeObserver(tell).observe(document.body);

  // A picture that the page around has asked for; what was asked for before it is on the board by then.
  addEventListener("last-move:picture", ({ detail }) => {
    setTimeout(async () => {
      // Most frames are never asked, so what draws comes only now; where it does not come, there is no picture.
      if (!self.lastMovePicture) await script("./picture.js").catch(() => {});
      const told = (await self.lastMovePicture?.answer(detail)) ?? detail.refusal;
      parent.postMessage(told, detail.target);
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
    if (!seen) tired = setTimeout(() => event("rest", true), 20000);
  };
  new IntersectionObserver((entries) => {
    seen = entries.at(-1).isIntersecting;
    rest();
    if (seen && begun) event("rest", false);
  }).observe(app);
  addEventListener("message", rest);

  // A program that has stopped does not go on; the rule and the link are better than a dead board.
  const stopped = (error) => {
    if (!begun || !(error instanceof WebAssembly.RuntimeError)) return;
    app.replaceChildren(...first);
    fail("stopped", "This board has stopped. Load the page again, or open it on its own page.");
  };
  addEventListener("error", ({ error }) => stopped(error));
  addEventListener("unhandledrejection", ({ reason }) => stopped(reason));

  const first = [...app.childNodes];
  const late = setTimeout(() => fail("slow", "This board is slow to come."), 20000);
  const start = async () => {
    if (typeof WebAssembly !== "object") throw new Error("no WebAssembly");
    crew();
    await speak();
    await last_move_frame(await program());
    // That of tables begins by itself; that of games may also draw boards beside each other.
    last_move_frame.frame?.();
    clearTimeout(late);
    begun = true;
    failed = false;
    rest();
    height = 0;
    // Not by a frame: browsers draw none of what nobody sees yet.
    setTimeout(tell, 30);
  };
  start().catch(() => {
    clearTimeout(late);
    fail("start", "This board needs WebAssembly, and it cannot be started here.");
  });
})();
