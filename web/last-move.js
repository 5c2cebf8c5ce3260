// <last-move game="kayles" at="i.iiiiiiiiiii">fallback content</last-move>: a game in any page.
// <last-move table rule="0.77" to="200"> is a table, always in a frame.
//
// Attributes are the parameters of frames; game, at, do and ply set the position. The board is in a frame, or, with
// mode="inline", in the shadow root of the element: then all boards of the page share one program and one solver, and
// there may be thousands of them. The fallback content is shown until the board can be played, and stays if the board
// fails to load. Boards load near the viewport and unload far from it; their state is kept.
//
// Properties: state, options. Methods: newGame, undo, redo, play, hint, solve, toPicture, focus.
// Events, which bubble and are composed: gizmo-ready, -move, -change, -over, -error, -score, -value, -warning.
//
// A page with a content security policy needs, for frames: frame-src SITE; for mode="inline": script-src SITE
// 'wasm-unsafe-eval' and worker-src blob: (and no style-src; with connect-src SITE the download of the program is a
// fifth smaller). SITE is the origin of this script; script-src needs it in both cases.
//
// With mode="inline" the page can style ::part(board), ::part(side), ::part(panel) and ::part(button), and set these
// properties (with their default values in light and dark); it cannot change anything else:
//   --last-move-paper     #f7f1e5  #15181d   behind everything
//   --last-move-ink       #241f19  #ece5d6   text
//   --last-move-soft      #665b4d  #a9a294   secondary text
//   --last-move-rule      #d9cdb8  #343941   thin lines
//   --last-move-edge      #8a7d69  #7d786d   borders of fields
//   --last-move-wash      #efe6d4  #1e2229   under the pointer
//   --last-move-accent    #9a2f1b  #f09a7d   links, buttons, focus
//   --last-move-on-accent #fff9ee  #221009   text on the accent
//   --last-move-cloth     by game            the board
//   --last-move-chalk     #f3e9d2  #ecdfc4   words and lines on the board
//   --last-move-glow      #ffd677  #ffce66   the selection on the board
//   --last-move-radius    4px                corners of board and buttons
"use strict";
(() => {
  if (customElements.get("last-move")) return;
  // The build inserts web/trust.js and the files of web/element here.
  /* trust */
  /* parts */
  const here = document.currentScript.src;
  const at = (name) => new URL(name, here).href;
  const narrowWidth = 500; // px, up to which a board has fewer pieces in a line
  const answerTimeout = 25000; // ms until a board that does not answer counts as failed
  const maxLength = 8192; // characters of a message
  const tables = "table"; // in place of a game's name
  const games = []; // The ids of all games; the build fills this in.
  const languages = {}; // The script of each language; the build fills this in.
  const language = (asked) => (asked ?? navigator.language).split("-")[0].toLowerCase();
  const sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads";
  const boards = new Set();
  const elements = new Map(); // by the window of their frame
  const program = shared(at, languages, boards);
  const places = nearness();

  // The transition signals a new colour scheme of the page, in browsers that support it. The canvas without height
  // gives the element a width if the width of its parent follows from its content; since a canvas is a replaced
  // element, a narrow parent can still be narrower.
  const plain = new CSSStyleSheet();
  plain.replaceSync(
    ":host{display:block;transition:color-scheme 1ms allow-discrete}:host([hidden]){display:none}" +
      ".room{display:block;inline-size:min(720px,90vw);max-inline-size:100%;block-size:0}" +
      ".still{display:none}@media print{.still[src]{display:block;max-inline-size:100%}.still[src]~slot{display:none}}",
  );
  const box = (...names) => {
    const made = document.createElement("div");
    made.classList.add(...names);
    return made;
  };
  const widths = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) target._sized(contentRect.width);
  });
  // Games have different settings, so this observes all attributes.
  const changes = new MutationObserver((records) => {
    const names = new Map();
    for (const { target, attributeName: name, oldValue } of records) {
      if (!names.has(target)) names.set(target, new Map());
      if (!names.get(target).has(name)) names.get(target).set(name, oldValue);
    }
    for (const [element, before] of names) {
      element._changed([...before.keys()].filter((name) => element.getAttribute(name) !== before.get(name)));
    }
  });

  addEventListener("message", ({ source, data }) => {
    const element = elements.get(source);
    if (element && data && data.gizmo === 1) element._receive(data);
  });

  printing(places, program);

  class LastMove extends HTMLElement {
    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [plain];
      this._hold = document.createElement("slot");
      const room = Object.assign(document.createElement("canvas"), { className: "room", height: 0 });
      this._still = Object.assign(document.createElement("img"), { className: "still" });
      root.append(room, this._still, this._hold);
      changes.observe(this, { attributes: true, attributeOldValue: true });
      this._requests = new Map();
      this._count = 0;
      this._options = {};
      this._ready = false;
      this._turn = 0;
      this.addEventListener("transitionend", ({ propertyName }) => {
        if (propertyName === "color-scheme") this._tint?.();
      });
    }

    connectedCallback() {
      // Without a height, many elements would be near the viewport at once.
      this.style.minHeight ||= "20rem";
      places.watch(this);
    }

    disconnectedCallback() {
      places.forget(this);
      this._end();
    }

    _changed(names) {
      if (!this._begun) return;
      const asked = attributes.changed(this, names);
      if (asked === "nothing") return;
      for (const name of names) delete this._options[name];
      if (asked === "begin") this._state = this._pendingState = undefined;
      if (typeof asked === "object" && this._ready) this._request("set-options", asked);
      else this._restart();
    }

    _live() {
      return Boolean(this._frame || this._board || this._comes);
    }

    // Removes the board and, if the element is near the viewport, loads it again, also after a failure.
    _restart() {
      this._end();
      places.wait(this);
    }

    _game() {
      return this.getAttribute("game") || (this.hasAttribute("table") ? tables : "kayles");
    }

    // The game, the parameters and the fragment of the address.
    _parameters() {
      const query = new URLSearchParams();
      const words = [];
      for (const { name, value } of this.attributes) {
        // Without a value, `table` only says that this is a table; a value selects one.
        if (name === "table" && !value) continue;
        if (attributes.placed.includes(name)) words.push(`${name}=${value}`);
        else if (attributes.of(name)) query.set(name, value);
      }
      // The language of the page, if it is available.
      const outerLanguage = this.closest("[lang]")?.lang.split("-")[0].toLowerCase();
      if ((outerLanguage === "en" || Object.hasOwn(languages, outerLanguage)) && !query.has("lang")) query.set("lang", outerLanguage);
      for (const name in this._options) query.set(name, String(this._options[name]));
      if (this.id && /^[\w-]{1,32}$/.test(this.id)) query.set("id", this.id);
      this._state ??= this._pendingState;
      if (this._state === this._pendingState) this._pendingState = undefined;
      return [this._game(), query, this._state ? `s=${this._state}` : words.join("&")];
    }

    _begin() {
      if (this._live() || !this.isConnected) return;
      this._begun = true;
      const game = this._game();
      // Only names in the list become part of an address.
      if (game !== tables && !games.includes(game)) this._fail("game", "there is no such game");
      else if (this.getAttribute("mode") === "inline" && game !== tables) this._draw();
      else this._open();
    }

    _open() {
      if (!places.enters(this)) return;
      const frame = document.createElement("iframe");
      const [game, query, hash] = this._parameters();
      const address = new URL(at(`${encodeURIComponent(game)}.html`));
      address.search = query;
      address.hash = hash;
      frame.src = address.href;
      frame.title = this.title || this.textContent.trim().slice(0, 100) || this._game();
      // A frame of this name does not unload itself to save memory; see web/frame.js.
      Object.assign(frame, { name: "last-move-element", allow: "fullscreen; clipboard-write", referrerPolicy: "no-referrer" });
      const kept = this.getAttribute("remember") === "1" ? " allow-same-origin" : "";
      frame.setAttribute("sandbox", sandbox + kept);
      frame.setAttribute("part", "frame");
      for (const [name, value] of Object.entries({ display: "block", width: "100%", border: "0" })) {
        frame.style[name] = value;
      }
      // The fallback content is shown until the frame is ready; until then the frame has no height.
      frame.style.height = this._height && !this._fits() ? `${this._height}px` : "0";
      this._frame = frame;
      this.shadowRoot.append(frame);
      this._window = frame.contentWindow;
      elements.set(this._window, this);
      this._late = setTimeout(() => this._fail("late", "the frame has not answered"), answerTimeout);
    }

    async _draw() {
      const turn = ++this._turn;
      this._comes = true;
      this._late = setTimeout(() => this._fail("late", "the board has not come"), answerTimeout);
      const [game, query, hash] = this._parameters();
      try {
        await program.ready(game, language(query.get("lang")));
        if (turn === this._turn) this._mount(`${game}?${query}#${hash}`);
      } catch {
        if (turn !== this._turn) return;
        this._end();
        this._fail("start", `this board needs ${program.needs()}, and it cannot be started here`);
      }
    }

    _mount(address) {
      const turn = this._turn;
      const base = box("base");
      const whole = box("whole");
      if (!CSS.registerProperty) whole.style.setProperty("--last-move-rem", "16px");
      const [style, art] = program.look();
      base.append(whole, art);
      // The fallback content is shown until the board is ready.
      base.hidden = true;
      this.shadowRoot.adoptedStyleSheets = [plain, style];
      this.shadowRoot.append(base);
      this._base = base;
      // Events are sent in a microtask, after the move is complete, so that their listeners may do anything.
      const tell = (data) =>
        queueMicrotask(() => {
          if (turn !== this._turn) return;
          if (data.gizmo !== 1) return this._paint(data);
          this._receive(data);
        });
      if (Object.hasOwn(languages, language()) && !address.includes("lang=")) whole.lang = language();
      this._board = last_move_frame.mount(whole, address, this._width <= narrowWidth, tell);
      this._comes = false;
      if (!this._board) {
        this._end();
        return this._fail("game", "there is no such game");
      }
      boards.add(this);
      widths.observe(this);
      const speak = () => program.speak(whole, () => turn === this._turn && this._board.speak());
      new MutationObserver(speak).observe(whole, { attributeFilter: ["lang"] });
      // If no theme is set, the board follows the colour scheme of the page.
      const themeObserver = new MutationObserver(() => followColours());
      const followColours = () => {
        const auto = !whole.dataset.theme;
        this._tint = () => {
          const around = auto && scheme(this);
          if (around) whole.dataset.theme = around;
          else if (auto) delete whole.dataset.theme;
          // The observer must not take this change for a setting.
          themeObserver.takeRecords();
        };
        this._tint();
      };
      themeObserver.observe(whole, { attributeFilter: ["data-theme"] });
      followColours();
      speak();
      // Links in the text of a game lead to other positions of it.
      base.addEventListener("click", (event) => {
        const link = event.target.closest?.('a[href^="#/play/"]');
        if (!link) return;
        event.preventDefault();
        this._place(link.getAttribute("href").split("?")[1] ?? "");
      });
    }

    // Answers a request for a picture. The delay lets the board show earlier requests first.
    _paint(detail) {
      if (!detail.answer) return;
      setTimeout(async () => {
        await program.script(at("./picture.js")).catch(() => {});
        this._receive((await self.lastMovePicture?.answer(detail, this._base)) ?? detail.refusal);
      }, 50);
    }

    _place(pairs) {
      for (const name of attributes.placed) this.removeAttribute(name);
      for (const [name, value] of new URLSearchParams(pairs)) this.setAttribute(name, value);
    }

    _sized(width) {
      const narrow = width <= narrowWidth;
      // A board that fits its box depends on the height as well.
      if (!this._board || (narrow === this._narrow && !this._fits())) return;
      this._narrow = narrow;
      this._board.narrow(narrow);
    }

    // True if the board fits the box of the element, so that the element keeps its height.
    _fits() {
      return String(this._options.fit ?? this.getAttribute("fit")) === "1";
    }

    // Removes the frame, and leaves a picture in its place for printing.
    async _leave() {
      const turn = this._turn;
      const late = new Promise((resolve) => setTimeout(resolve, 1000)); // ms to wait for the picture
      const picture = await Promise.race([this.toPicture({ format: "svg" }), late]).catch(() => {});
      if (turn !== this._turn) return;
      if (this._near) return places.stays(this);
      const { title } = this._frame;
      this._end();
      if (picture) Object.assign(this._still, { alt: title, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}` });
    }

    // Draws a board out of view for printing; returns a function that removes it again.
    _print() {
      if (this._live() || this.getAttribute("mode") !== "inline" || !games.includes(this._game())) return undefined;
      const { minHeight } = this.style;
      const [game, query, hash] = this._parameters();
      this._mount(`${game}?${query}#${hash}`);
      if (this._base) this._shown();
      return () => {
        if (this._near) return;
        this._end();
        this.style.minHeight = minHeight;
      };
    }

    _shown() {
      this._hold.style.display = "none";
      this._still.removeAttribute("src");
      if (this._frame && this._fits()) Object.assign(this._frame.style, { height: "100%", minHeight: "20rem" });
      if (!this._base) return;
      this._base.hidden = false;
      this.style.minHeight = "";
    }

    _end() {
      clearTimeout(this._late);
      this._turn += 1;
      this._comes = false;
      places.leaves(this);
      boards.delete(this);
      widths.unobserve(this);
      elements.delete(this._window);
      if (this._live() && this._height) this.style.minHeight = `${this._height}px`;
      this._frame?.remove();
      const board = this._board;
      this._base?.remove();
      this._frame = this._window = this._board = this._base = this._narrow = this._tint = undefined;
      this._ready = false;
      this._hold.style.display = "";
      for (const { no } of this._requests.values()) no(new Error("the board is gone"));
      this._requests.clear();
      try {
        board?.free();
      } catch (error) {
        program.stopped(error);
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

    _receive(data) {
      if (data.state) this._state = data.state;
      switch (data.type) {
        case "ready":
          clearTimeout(this._late);
          this._ready = true;
          this._shown();
          this._tell("ready", data);
          this._sendPendingState();
          break;
        case "resize":
          this._height = Math.min(Math.max(Number(data.height) || 0, 0), 10000);
          if (this._frame) this._frame.style.height = `${this._height}px`;
          this.style.minHeight = "";
          break;
        case "answer": {
          const ask = this._requests.get(data.message_id);
          if (!ask) break;
          this._requests.delete(data.message_id);
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
        case "warning":
          this._tell(data.type, data);
      }
    }

    _ask(type, more) {
      const refuse = (code, message) => Promise.reject(Object.assign(new Error(message), { code }));
      if (!this._ready) return refuse("not-now", "the board is not ready");
      const message_id = `e${++this._count}`;
      const message = { ...more, gizmo: 1, type, message_id };
      let text;
      try {
        text = JSON.stringify(message);
      } catch {
        return refuse("parameter", "a message is plain data");
      }
      if (text.length > maxLength) return refuse("long", `a message is at most ${maxLength} characters long`);
      const answer = new Promise((yes, no) => this._requests.set(message_id, { yes, no }));
      if (this._board) this._board.hear(text);
      else this._window.postMessage(JSON.parse(text), "*");
      return answer;
    }

    // Sends a request and reports a refusal as an error event. Resolves to true if the request was carried out.
    _request(type, more) {
      const turn = this._turn;
      return this._ask(type, more).then(() => true, ({ code = "request", message }) => {
        if (turn === this._turn) this._tell("error", { code, message });
        return false;
      });
    }

    // Sends the state that was set before the board was ready.
    _sendPendingState() {
      if (this._pendingState === undefined) return;
      const state = this._pendingState;
      this._pendingState = undefined;
      this._request("set-state", { state });
    }

    get state() {
      return this._pendingState ?? this._state;
    }

    // If the board refuses the state, the element sends an error event, and the game does not change.
    set state(state) {
      this._pendingState = String(state);
      if (this._ready) this._sendPendingState();
      else if (!this._live()) this._restart();
    }

    get options() {
      return { ...this._options };
    }

    // If the board refuses an option, the element sends an error event, and no option changes.
    set options(options) {
      const ours = ["gizmo", "id", "type", "message_id"];
      if (typeof options !== "object" || options === null || ours.some((name) => name in options)) {
        const message = "options are an object of parameters, and id is an attribute";
        return this._tell("error", { code: "parameter", message });
      }
      const more = { ...options };
      const take = () => (this._options = { ...this._options, ...more });
      if (this._ready) {
        this._request("set-options", more).then((done) => done && take());
        return;
      }
      take();
      if (this._live()) this._restart();
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
