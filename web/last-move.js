// <last-move game="kayles" at="i.iiiiiiiiiii">what is shown meanwhile</last-move>: a game in any page.
// <last-move table rule="0.77" to="200"> is a table, always in a frame.
//
// Attributes are the parameters of frames, and game, at, do and ply say what is on the board. The element
// stands in a frame of its own, or, with mode="inline", in a tree of its own inside the page: then all
// boards of the page share one program and one solver, and there may be thousands. What stands in the
// element is shown until the board can be played, and for ever where it cannot come. Boards come when
// they are nearly seen, and go far from sight, with their state kept.
//
// Properties: state, options. Methods: newGame, undo, redo, play, hint, solve, toPicture, focus.
// Events, which bubble out of everything: gizmo-ready, -move, -change, -over, -error, -score, -value.
//
// A page with a policy needs, for frames: frame-src SITE; for mode="inline": script-src SITE
// 'wasm-unsafe-eval' and worker-src blob: (and no style-src at all; with connect-src SITE the program is a
// fifth smaller on its way). SITE is where this script comes from, and script-src has it in either case.
//
// With mode="inline" the page can style ::part(board), ::part(side), ::part(panel) and ::part(button), and
// set these properties, with their usual values in light and dark; everything else stays as it is:
//   --last-move-paper     #f7f1e5  #15181d   behind everything
//   --last-move-ink       #241f19  #ece5d6   text
//   --last-move-soft      #665b4d  #a9a294   text that matters less
//   --last-move-rule      #d9cdb8  #343941   thin lines
//   --last-move-edge      #8a7d69  #7d786d   lines of fields
//   --last-move-wash      #efe6d4  #1e2229   under the pointer
//   --last-move-accent    #9a2f1b  #f09a7d   links, buttons, focus
//   --last-move-on-accent #fff9ee  #221009   text on that
//   --last-move-cloth     by game            the board
//   --last-move-chalk     #f3e9d2  #ecdfc4   words and lines on the board
//   --last-move-glow      #ffd677  #ffce66   what is chosen on the board
//   --last-move-radius    4px                corners of board and buttons
"use strict";
(() => {
  if (customElements.get("last-move")) return;
  const here = document.currentScript.src;
  const at = (name) => new URL(name, here).href;
  const most = 16; // frames at work; the furthest of those that nobody sees go first
  const full = 48; // frames at once, seen or not: a page may hold only so many programs
  const near = "400px"; // where boards come
  const far = "1200px"; // beyond which they go
  const narrow = 500; // px, at which a board has fewer pieces in a line
  const patience = 25000; // ms
  const longest = 8192; // of a message
  const placed = ["at", "do", "ply", "if"];
  const ours = ["game", "mode", "class", "style", "id", "title", "slot", "part", "hidden", "height"];
  const begins = ["game", "at", "do", "ply", "seed", "rule", "to", "with", "plane", "side", "view"]; // with another of these the game begins again
  const frames = new Set();
  const boards = new Set();
  const all = new Map(); // window of a frame: its element

  const sheet = (text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    return made;
  };
  // The transition tells of other colours of the page around, in browsers that know such a one.
  const plain = sheet(
    ":host{display:block;transition:color-scheme 1ms allow-discrete}:host([hidden]){display:none}",
  );
  const box = (...names) => {
    const made = document.createElement("div");
    made.classList.add(...names);
    return made;
  };
  const parsed = (text) => {
    const made = document.createElement("template");
    made.innerHTML = text;
    return made.content;
  };

  // Those for which there was no room.
  const left = new Set();
  // One at a time, so that the page can scroll between two.
  const waiting = new Set();
  let pumps = false;
  const pump = () => {
    pumps = false;
    for (const one of waiting) {
      waiting.delete(one);
      if (!one._near || one._live()) continue;
      one._begin();
      break;
    }
    soon();
  };
  const soon = () => {
    if (pumps || !waiting.size) return;
    pumps = true;
    requestAnimationFrame(() => setTimeout(pump));
  };
  const comes = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        target._near = isIntersecting;
        target._width = boundingClientRect.width;
        if (isIntersecting) waiting.add(target);
        else waiting.delete(target);
      }
      soon();
    },
    { rootMargin: near },
  );
  const goes = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (isIntersecting || !target._board || target.matches(":focus-within")) continue;
        target._height = boundingClientRect.height;
        target._end();
      }
    },
    { rootMargin: far },
  );
  const widths = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) target._wide(contentRect.width);
  });

  // Takes the furthest frames away that nobody sees, until there are so many.
  const thin = (count) => {
    if (frames.size <= count) return;
    const away = [...frames].filter((one) => !one._near && !one.matches(":focus-within"));
    const distance = new Map(away.map((one) => [one, Math.abs(one.getBoundingClientRect().top)]));
    away.sort((one, other) => distance.get(other) - distance.get(one));
    for (const one of away.slice(0, frames.size - count)) one._end();
  };

  addEventListener("message", ({ source, data }) => {
    const element = all.get(source);
    if (element && data && data.gizmo === 1) element._heard(data);
  });

  // The one program of all boards in the page, once the first of them is to come.
  let program;
  let style;
  let art;
  const texts = document.createDocumentFragment();
  const brought = new Map();
  const script = (name) => {
    const known = brought.get(name);
    if (known) return known;
    const made = new Promise((done, refuse) => {
      const element = document.createElement("script");
      element.src = name;
      // Without a word of its server a script is read like the page, which may be older than UTF-8.
      element.charset = "utf-8";
      element.onload = () => done(element.remove());
      element.onerror = () => refuse(new Error(`${name} does not come`));
      document.head.append(element);
    });
    brought.set(name, made);
    return made;
  };
  const bytes = async () => {
    try {
      const answer = await fetch(at("./last-move-frame_bg.wasm"));
      if (answer.ok) return await answer.arrayBuffer();
    } catch {
      // No header or policy lets the page have it; the same program also comes as a script.
    }
    await script(at("./last-move-frame_spare.js"));
    const { bytes, text } = self.lastMoveFrame;
    delete self.lastMoveFrame;
    return bytes(text);
  };
  const crew = async () => {
    const worker = at("../worker.js");
    let thread = worker;
    try {
      await script(at("./last-move-crew.js"));
      const { glue, bytes, text } = self.lastMoveCrew;
      const lines = [glue, `;wasm_bindgen({module_or_path:(${bytes})("${text}")})`];
      thread = URL.createObjectURL(new Blob(lines, { type: "text/javascript" }));
    } catch {
      // Where no thread can be made from it, the solver works on the page itself, in slices.
    }
    last_move_frame.crew(worker, thread);
  };
  const start = async () => {
    await Promise.all([script(at("./last-move-frame.js")), script(at("./last-move-kit.js"))]);
    await last_move_frame(await bytes());
    style = sheet(self.lastMoveKit.style);
    art = parsed(self.lastMoveKit.art);
    // A length that children inherit as it is, whatever the size of the page’s own letters.
    CSS.registerProperty?.({ name: "--last-move-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
    last_move_frame.store(at("../"), texts);
    crew();
  };
  const text = async (game) => {
    const name = at("./about.js").replace(/\.js$/, `-${game}.js`);
    if (brought.has(name)) return brought.get(name);
    await script(name);
    texts.append(parsed(self.lastMoveTexts[game]));
    delete self.lastMoveTexts[game];
  };

  // Of what kind the colours around an element are; nothing where the page leaves that to the reader.
  const scheme = (element) => /^(light|dark)( only)?$/.exec(getComputedStyle(element).colorScheme)?.[1];

  // Languages beside English, for boards in the page itself: each of them says which it should speak.
  const tongues = {}; // Named when the folder is built.
  const speak = async (whole, inner) => {
    const name = tongues[whole.lang];
    if (name && !self.lastMoveSpeech?.books[whole.lang]) {
      await script(at(name)).catch(() => (whole.lang = "en"));
    }
    self.lastMoveSpeech?.speak(whole.lang, inner);
  };

  // A program that has stopped does not go on, on any board.
  const stopped = (error) => {
    if (!(error instanceof WebAssembly.RuntimeError) || !boards.size) return;
    if (!String(error.stack).includes("last-move-frame")) return;
    program = Promise.reject(error);
    program.catch(() => {});
    for (const one of [...boards]) {
      one._end();
      one._fail("stopped", "this board has stopped; load the page again");
    }
  };
  addEventListener("error", ({ error }) => stopped(error));
  addEventListener("unhandledrejection", ({ reason }) => stopped(reason));

  class LastMove extends HTMLElement {
    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [plain];
      this._hold = document.createElement("slot");
      root.append(this._hold);
      this._asks = new Map();
      this._count = 0;
      this._options = {};
      this._ready = false;
      this._turn = 0;
      this.addEventListener("transitionend", ({ propertyName }) => {
        if (propertyName === "color-scheme") this._tint?.();
      });
    }

    connectedCallback() {
      // What has no height is near to everything else.
      this.style.minHeight ||= "20rem";
      comes.observe(this);
      goes.observe(this);
    }

    disconnectedCallback() {
      comes.unobserve(this);
      goes.unobserve(this);
      this._near = false;
      this._end();
      waiting.delete(this);
    }

    static get observedAttributes() {
      const looks = ["mode", "players", "level", "show", "hide", "lock", "goal", "theme", "motion", "scale"];
      return [...begins, "table", ...looks, "lang", "dir"];
    }

    attributeChangedCallback(name, before, now) {
      if (before === now || !this._begun) return;
      if (begins.includes(name)) this._state = undefined;
      this._again();
    }

    _live() {
      return Boolean(this._frame || this._board || this._comes);
    }

    // Away and, if it is seen, back.
    _again() {
      if (!this._live()) return;
      this._end();
      if (this._near) waiting.add(this);
      soon();
    }

    _game() {
      return this.getAttribute("game") || (this.hasAttribute("table") ? "table" : "kayles");
    }

    // Game, parameters, and what stands behind the sign of an address.
    _asked() {
      const query = new URLSearchParams();
      const words = [];
      for (const { name, value } of this.attributes) {
        // As a word alone it says that this is a table; with a value it also says which.
        if (name === "table" && !value) continue;
        if (placed.includes(name)) words.push(`${name}=${value}`);
        else if (!ours.includes(name) && !name.startsWith("data-") && !name.startsWith("aria-")) {
          query.set(name, value);
        }
      }
      // A language of the page around, if it is spoken here.
      const tongue = this.closest("[lang]")?.lang.split("-")[0].toLowerCase();
      if ((tongue === "en" || tongue in tongues) && !query.has("lang")) query.set("lang", tongue);
      for (const name in this._options) query.set(name, String(this._options[name]));
      if (this.id && /^[\w-]{1,32}$/.test(this.id)) query.set("id", this.id);
      return [this._game(), query, this._state ? `s=${this._state}` : words.join("&")];
    }

    _begin() {
      if (this._live() || !this.isConnected) return;
      this._begun = true;
      if (this.getAttribute("mode") === "inline" && this._game() !== "table") this._draw();
      else this._open();
    }

    _open() {
      thin(most - 1);
      if (frames.size >= full) return left.add(this);
      const frame = document.createElement("iframe");
      const [game, query, hash] = this._asked();
      const address = new URL(at(`${encodeURIComponent(game)}.html`));
      address.search = query;
      address.hash = hash;
      frame.src = address.href;
      frame.title = this.title || this.textContent.trim().slice(0, 100) || this._game();
      frame.allow = "fullscreen; clipboard-write";
      frame.referrerPolicy = "no-referrer";
      const kept = this.getAttribute("remember") === "1" ? " allow-same-origin" : "";
      frame.setAttribute("sandbox", `allow-scripts allow-popups allow-downloads${kept}`);
      frame.setAttribute("part", "frame");
      for (const [name, value] of Object.entries({ display: "block", width: "100%", border: "0" })) {
        frame.style[name] = value;
      }
      // Until it speaks, what stands in the element is shown; the frame has its width, but no height.
      frame.style.height = this._height ? `${this._height}px` : "0";
      this._frame = frame;
      frames.add(this);
      this.shadowRoot.append(frame);
      this._window = frame.contentWindow;
      all.set(this._window, this);
      this._late = setTimeout(() => this._fail("late", "the frame has not answered"), patience);
    }

    async _draw() {
      const turn = ++this._turn;
      this._comes = true;
      this._late = setTimeout(() => this._fail("late", "the board has not come"), patience);
      const [game, query, hash] = this._asked();
      try {
        program ??= start();
        await program;
        // A board without its text is still a board.
        await text(game).catch(() => {});
        if (turn === this._turn) this._mount(`${game}?${query}#${hash}`);
      } catch {
        if (turn !== this._turn) return;
        this._end();
        this._fail("start", "this board needs WebAssembly, and it cannot be started here");
      }
    }

    _mount(address) {
      const turn = this._turn;
      const base = box("base");
      const whole = box("whole");
      const inner = box("wrap", "framed");
      inner.id = "app";
      if (!CSS.registerProperty) inner.style.setProperty("--last-move-rem", "16px");
      whole.append(inner);
      base.append(whole, art.cloneNode(true));
      // Until it speaks, what stands in the element is shown.
      base.hidden = true;
      this.shadowRoot.adoptedStyleSheets = [plain, style];
      this.shadowRoot.append(base);
      this._base = base;
      // Nobody is told in the midst of a move, so that whoever is told may do anything.
      const tell = (data) =>
        queueMicrotask(() => {
          if (turn !== this._turn) return;
          if (data.gizmo !== 1) return this._paint(data);
          this._heard(self.lastMoveSpeech?.post(whole.lang, data) ?? data);
        });
      this._board = last_move_frame.mount(whole, address, this._width <= narrow, tell);
      this._comes = false;
      if (!this._board) {
        this._end();
        return this._fail("game", "there is no such game");
      }
      boards.add(this);
      widths.observe(this);
      new MutationObserver(() => speak(whole, inner)).observe(whole, { attributeFilter: ["lang"] });
      // Without a wish for colours it has those of the page around.
      const wishes = new MutationObserver(() => wished());
      const wished = () => {
        const auto = !whole.dataset.theme;
        this._tint = () => {
          const around = auto && scheme(this);
          if (around) whole.dataset.theme = around;
          else if (auto) delete whole.dataset.theme;
          // What stands there by this is no wish.
          wishes.takeRecords();
        };
        this._tint();
      };
      wishes.observe(whole, { attributeFilter: ["data-theme"] });
      wished();
      const own = navigator.language.split("-")[0].toLowerCase();
      if (whole.lang) speak(whole, inner);
      else if (own in tongues && !address.includes("lang=")) whole.lang = own;
      // The links of a text lead to other positions of the same game.
      base.addEventListener("click", (event) => {
        const link = event.target.closest?.('a[href^="#/play/"]');
        if (!link) return;
        event.preventDefault();
        this._place(link.getAttribute("href").split("?")[1] ?? "");
      });
    }

    // The board as a picture, once what was asked for before is on it.
    _paint(detail) {
      if (!detail.answer) return;
      setTimeout(async () => {
        await script(at("./picture.js")).catch(() => {});
        this._heard((await self.lastMovePicture?.answer(detail, this._base)) ?? detail.refusal);
      }, 50);
    }

    _place(pairs) {
      for (const name of placed) this.removeAttribute(name);
      for (const [name, value] of new URLSearchParams(pairs)) this.setAttribute(name, value);
    }

    _wide(width) {
      const is = width <= narrow;
      if (!this._board || is === this._narrow) return;
      this._narrow = is;
      this._board.narrow(is);
    }

    _end() {
      clearTimeout(this._late);
      this._turn += 1;
      this._comes = false;
      left.delete(this);
      if (frames.delete(this) && left.size) {
        for (const one of left) waiting.add(one);
        left.clear();
        soon();
      }
      boards.delete(this);
      widths.unobserve(this);
      all.delete(this._window);
      if (this._live() && this._height) this.style.minHeight = `${this._height}px`;
      this._frame?.remove();
      const board = this._board;
      this._base?.remove();
      this._frame = this._window = this._board = this._base = this._narrow = this._tint = undefined;
      this._ready = false;
      this._hold.style.display = "";
      for (const { no } of this._asks.values()) no(new Error("the board is gone"));
      this._asks.clear();
      try {
        board?.free();
      } catch (error) {
        stopped(error);
      }
    }

    _fail(code, message) {
      if (!this._ready) {
        this._hold.style.display = "";
        if (this._frame) this._frame.style.height = "0";
      }
      this._tell("error", { code, message });
    }

    _tell(name, detail) {
      this.dispatchEvent(new CustomEvent(`gizmo-${name}`, { detail, bubbles: true, composed: true }));
    }

    _heard(data) {
      if (data.state) this._state = data.state;
      switch (data.type) {
        case "ready":
          clearTimeout(this._late);
          this._ready = true;
          this._hold.style.display = "none";
          if (this._base) {
            this._base.hidden = false;
            this.style.minHeight = "";
          }
          this._tell("ready", data);
          break;
        case "resize":
          this._height = Math.min(Math.max(Number(data.height) || 0, 0), 10000);
          if (this._frame) this._frame.style.height = `${this._height}px`;
          this.style.minHeight = "";
          break;
        case "answer": {
          const ask = this._asks.get(data.message_id);
          if (!ask) break;
          this._asks.delete(data.message_id);
          if (data.error) ask.no(Object.assign(new Error(data.error.message), data.error));
          else ask.yes(data);
          break;
        }
        case "error":
          if (["start", "stopped"].includes(data.code)) this._fail(data.code, data.message);
          else this._tell("error", data);
          break;
        case "move":
        case "change":
        case "over":
        case "score":
        case "value":
          this._tell(data.type, data);
      }
    }

    _ask(type, more) {
      if (!this._ready) return Promise.reject(new Error("the board is not ready"));
      const message_id = `e${++this._count}`;
      const message = { gizmo: 1, type, message_id, ...more };
      const text = JSON.stringify(message);
      if (text.length > longest) {
        return Promise.reject(new Error(`a message is at most ${longest} characters long`));
      }
      const answer = new Promise((yes, no) => this._asks.set(message_id, { yes, no }));
      if (this._board) this._board.hear(text);
      else this._window.postMessage(message, "*");
      return answer;
    }

    get state() {
      return this._state;
    }

    set state(state) {
      this._state = String(state);
      if (this._ready) this._ask("set-state", { state: this._state }).catch(() => {});
      else this._again();
    }

    get options() {
      return { ...this._options };
    }

    set options(options) {
      this._options = { ...this._options, ...options };
      if (this._ready) this._ask("set-options", options).catch(() => {});
      else this._again();
    }

    newGame(more = {}) {
      return this._ask("new-game", more);
    }

    undo() {
      return this._ask("undo");
    }

    redo() {
      return this._ask("redo");
    }

    play(move) {
      return this._ask("play", { move });
    }

    hint() {
      return this._ask("hint");
    }

    solve() {
      return this._ask("solve");
    }

    toPicture({ format, width } = {}) {
      return this._ask("picture", { format, width }).then(({ data }) => data);
    }

    focus() {
      this._frame?.focus();
      return this._ready ? this._ask("focus") : Promise.resolve();
    }
  }
  customElements.define("last-move", LastMove);
})();
