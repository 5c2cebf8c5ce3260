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
  // Written here when the folder is built: web/trust.js, and the files of web/element.
  /* trust */
  /* parts */
  const here = document.currentScript.src;
  const at = (name) => new URL(name, here).href;
  const narrow = 500; // px, at which a board has fewer pieces in a line
  const patience = 25000; // ms
  const longest = 8192; // of a message
  const tables = "table"; // what stands in the place of a game’s name
  const games = []; // Named when the folder is built.
  const tongues = {}; // Named when the folder is built.
  const language = (asked) => (asked ?? navigator.language).split("-")[0].toLowerCase();
  const sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads";
  const boards = new Set();
  const all = new Map(); // window of a frame: its element
  const program = shared(at, tongues, boards);
  const places = nearness();

  // The transition tells of other colours of the page around, in browsers that know such a one. The drawing
  // without height gives the element a width of its own, also where its parent is only as wide as what it
  // holds; since it is a drawing, a narrow parent may still be narrower.
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
    for (const { target, contentRect } of entries) target._wide(contentRect.width);
  });
  // Settings differ from game to game, so every attribute is looked at.
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
    const element = all.get(source);
    if (element && data && data.gizmo === 1) element._heard(data);
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
      if (asked === "begin") this._state = this._wish = undefined;
      if (typeof asked === "object" && this._ready) this._request("set-options", asked);
      else this._again();
    }

    _live() {
      return Boolean(this._frame || this._board || this._comes);
    }

    // Away and, if it is seen, back; a board that has failed is tried again.
    _again() {
      this._end();
      places.wait(this);
    }

    _game() {
      return this.getAttribute("game") || (this.hasAttribute("table") ? tables : "kayles");
    }

    // Game, parameters, and what stands behind the sign of an address.
    _asked() {
      const query = new URLSearchParams();
      const words = [];
      for (const { name, value } of this.attributes) {
        // As a word alone it says that this is a table; with a value it also says which.
        if (name === "table" && !value) continue;
        if (attributes.placed.includes(name)) words.push(`${name}=${value}`);
        else if (attributes.of(name)) query.set(name, value);
      }
      // A language of the page around, if it is spoken here.
      const tongue = this.closest("[lang]")?.lang.split("-")[0].toLowerCase();
      if ((tongue === "en" || Object.hasOwn(tongues, tongue)) && !query.has("lang")) query.set("lang", tongue);
      for (const name in this._options) query.set(name, String(this._options[name]));
      if (this.id && /^[\w-]{1,32}$/.test(this.id)) query.set("id", this.id);
      this._state ??= this._wish;
      if (this._state === this._wish) this._wish = undefined;
      return [this._game(), query, this._state ? `s=${this._state}` : words.join("&")];
    }

    _begin() {
      if (this._live() || !this.isConnected) return;
      this._begun = true;
      const game = this._game();
      // Nothing is loaded by a name that is not in the list.
      if (game !== tables && !games.includes(game)) this._fail("game", "there is no such game");
      else if (this.getAttribute("mode") === "inline" && game !== tables) this._draw();
      else this._open();
    }

    _open() {
      if (!places.enters(this)) return;
      const frame = document.createElement("iframe");
      const [game, query, hash] = this._asked();
      const address = new URL(at(`${encodeURIComponent(game)}.html`));
      address.search = query;
      address.hash = hash;
      frame.src = address.href;
      frame.title = this.title || this.textContent.trim().slice(0, 100) || this._game();
      // By its name the frame knows that it need not save memory itself (web/frame.js).
      Object.assign(frame, { name: "last-move-element", allow: "fullscreen; clipboard-write", referrerPolicy: "no-referrer" });
      const kept = this.getAttribute("remember") === "1" ? " allow-same-origin" : "";
      frame.setAttribute("sandbox", sandbox + kept);
      frame.setAttribute("part", "frame");
      for (const [name, value] of Object.entries({ display: "block", width: "100%", border: "0" })) {
        frame.style[name] = value;
      }
      // Until it speaks, what stands in the element is shown; the frame has its width, but no height.
      frame.style.height = this._height ? `${this._height}px` : "0";
      this._frame = frame;
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
          this._heard(data);
        });
      if (Object.hasOwn(tongues, language()) && !address.includes("lang=")) whole.lang = language();
      this._board = last_move_frame.mount(whole, address, this._width <= narrow, tell);
      this._comes = false;
      if (!this._board) {
        this._end();
        return this._fail("game", "there is no such game");
      }
      boards.add(this);
      widths.observe(this);
      const speak = () => program.speak(whole, () => turn === this._turn && this._board.speak());
      new MutationObserver(speak).observe(whole, { attributeFilter: ["lang"] });
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
      speak();
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
        await program.script(at("./picture.js")).catch(() => {});
        this._heard((await self.lastMovePicture?.answer(detail, this._base)) ?? detail.refusal);
      }, 50);
    }

    _place(pairs) {
      for (const name of attributes.placed) this.removeAttribute(name);
      for (const [name, value] of new URLSearchParams(pairs)) this.setAttribute(name, value);
    }

    _wide(width) {
      const is = width <= narrow;
      if (!this._board || is === this._narrow) return;
      this._narrow = is;
      this._board.narrow(is);
    }

    // The frame goes, and leaves a picture behind for the printer.
    async _leave() {
      const turn = this._turn;
      const late = new Promise((goOn) => setTimeout(goOn, 1000)); // ms for its picture
      const picture = await Promise.race([this.toPicture({ format: "svg" }), late]).catch(() => {});
      if (turn !== this._turn) return;
      if (this._near) return places.stays(this);
      const { title } = this._frame;
      this._end();
      if (picture) Object.assign(this._still, { alt: title, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}` });
    }

    // Draws a board that is far from sight, for the printer; returns what takes it away again.
    _print() {
      if (this._live() || this.getAttribute("mode") !== "inline" || !games.includes(this._game())) return undefined;
      const { minHeight } = this.style;
      const [game, query, hash] = this._asked();
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

    _heard(data) {
      if (data.state) this._state = data.state;
      switch (data.type) {
        case "ready":
          clearTimeout(this._late);
          this._ready = true;
          this._shown();
          this._tell("ready", data);
          this._wished();
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
      if (text.length > longest) return refuse("long", `a message is at most ${longest} characters long`);
      const answer = new Promise((yes, no) => this._asks.set(message_id, { yes, no }));
      if (this._board) this._board.hear(text);
      else this._window.postMessage(JSON.parse(text), "*");
      return answer;
    }

    // Asks for something whose refusal nobody waits for: it is told as an error. Resolves to true if it was done.
    _request(type, more) {
      const turn = this._turn;
      return this._ask(type, more).then(() => true, ({ code = "request", message }) => {
        if (turn === this._turn) this._tell("error", { code, message });
        return false;
      });
    }

    // A state that was set before the board could take it.
    _wished() {
      if (this._wish === undefined) return;
      const state = this._wish;
      this._wish = undefined;
      this._request("set-state", { state });
    }

    get state() {
      return this._wish ?? this._state;
    }

    // A state that cannot be taken is told as an error, and the game stays as it is.
    set state(state) {
      this._wish = String(state);
      if (this._ready) this._wished();
      else if (!this._live()) this._again();
    }

    get options() {
      return { ...this._options };
    }

    // Options that cannot be taken are told as an error, and all of them stay as they are.
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
      if (this._live()) this._again();
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
