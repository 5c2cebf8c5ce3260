// <last-move game="kayles" at="i.iiiiiiiiiii">fallback content</last-move>: a game in any page.
// <last-move table rule="0.77" to="200"> is a table, always in a frame.
//
// Attributes are the parameters of frames; game, at, do and ply set the position. The board is in a frame, or, with
// mode="inline", in the shadow root of the element: then all boards of the page share one program and one solver, and
// there may be thousands of them. The fallback content is shown until the board can be played, and stays if the board
// fails to load. Boards load near the viewport; when many are open, those that were in view longest ago unload, and
// their state is kept. An element keeps the room that its board needs.
//
// Properties: state, options. Methods: newGame, undo, redo, play, hint, solve, toPicture, focus. The class has the
// properties version and base.
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
const version = ""; // of this release; the build fills this in
// Defines the element, whose files are beside this address.
const start = (here) => {
  let base = here && new URL("./", here).href;
  const sentences = {}; // what the element says, by language; the build fills this in
  const languages = {}; // The script of each language; the build fills this in.
  const language = (asked) => (asked ?? navigator.language).split("-")[0].toLowerCase();
  // A sentence in a language, or else in English, with its words in the places of their names.
  const sentence = (asked, name, words = {}) =>
    (sentences[language(asked)] ?? sentences.en)[name].replace(/\{(\w+)\}/g, (place, word) => words[word] ?? place);
  const earlier = customElements.get("last-move");
  if (earlier) {
    const named = (one) => `${one.version ?? "?"} (${one.base ?? "?"})`;
    const [first, second] = [earlier, { version, base }].map(named);
    if (first !== second) console.warn(sentence(undefined, "two-versions", { first, second }));
    return earlier;
  }
  // The build inserts web/trust.js and the files of web/element here.
  /* trust */
  /* parts */
  const narrowWidth = 500; // px, up to which a board has fewer pieces in a line
  const answerTimeout = 25000; // ms until a board that does not answer counts as failed
  const tables = "table"; // in place of a game's name
  const parameters = {}; // the names of the parameters of each game, and of tables; the build fills this in
  const games = Object.keys(parameters).filter((name) => name !== tables);
  const sandbox = "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads";
  const elements = new Map(); // by the window of their frame
  const places = nearness();
  const rooms = roomKeeper();
  const colours = surroundings();
  const keepKeys = keyKeeper();
  const at = (name) => new URL(name, base).href;
  // True for an address of the site.
  const ours = (address) => Boolean(base) && /^https?:/.test(address) && new URL(address).origin === new URL(base).origin;
  const program = shared(at, languages, places.boards, ours);

  // The transition signals a new colour scheme of the page, in browsers that support it. The canvas without height
  // gives the element a width if the width of its parent follows from its content; since a canvas is a replaced
  // element, a narrow parent can still be narrower.
  const plain = new CSSStyleSheet();
  plain.replaceSync(
    ":host{display:block;transition:color-scheme 1ms allow-discrete}:host([hidden]),[hidden]{display:none}" +
      ".room{display:block;inline-size:min(720px,90vw);max-inline-size:100%;block-size:0}" +
      ".note{margin:0;padding:.5em .75em;border:1px solid;border-radius:4px;overflow-wrap:anywhere}" +
      ".still{display:none}@media print{.still[src]{display:block;max-inline-size:100%}.still[src]~slot{display:none}}",
  );
  const make = (name, className, more) => Object.assign(document.createElement(name), { className, ...more });
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
  // A page can forbid our frames, which do not tell of it themselves.
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (!/^(frame|child)-src$/.test(effectiveDirective) || !ours(blockedURI)) return;
    for (const element of elements.values()) if (!element._ready) element._fail("start", "forbidden");
  });

  printing(places, program);

  class LastMove extends HTMLElement {
    static version = version;

    // The folder of the frames and of the program: a page that has bundled this script says where it is.
    static get base() {
      return base;
    }

    static set base(folder) {
      base = new URL(`${folder}/`.replace(/\/+$/, "/"), document.baseURI).href;
    }

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [plain];
      this._note = make("p", "note", { hidden: true });
      this._note.setAttribute("role", "alert");
      this._still = make("img", "still");
      this._slot = document.createElement("slot");
      this._hold = make("div", "hold");
      this._hold.append(this._note, this._still, this._slot);
      root.append(make("canvas", "room", { height: 0 }), this._hold);
      changes.observe(this, { attributes: true, attributeOldValue: true });
      this._requests = requests();
      this._options = {};
      this._ready = false;
      this._turn = 0;
      // What a page has set before this script came would hide the properties of the same names.
      for (const name of ["options", "state"]) {
        if (!Object.hasOwn(this, name)) continue;
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }

    connectedCallback() {
      if (this.state === undefined) this._pendingState = this.getAttribute("state") ?? undefined;
      places.watch(this);
      rooms.watch(this);
    }

    disconnectedCallback() {
      places.forget(this);
      rooms.forget(this);
      this._end();
      this._requests.drop();
    }

    // In a page that moves the element by `moveBefore`, the board goes on.
    connectedMoveCallback() {}

    _changed(names) {
      if (names.includes("state")) this.state = this.getAttribute("state");
      if (!this._begun) return this._keepRoom();
      const asked = attributes.changed(this, names);
      if (asked === "nothing") return undefined;
      for (const name of names) delete this._options[name];
      return this._apply(asked);
    }

    // Does what a change of parameters requires; see `attributes.changed`.
    _apply(asked) {
      if (asked === "begin") this._state = this._pendingState = this._size = undefined;
      if (typeof asked === "object" && this._ready) return this._request("set-options", asked);
      return this._restart();
    }

    _live() {
      return Boolean(this._frame || this._board || this._coming);
    }

    // Removes the board and, if the element is near the viewport, loads it again, also after a failure.
    _restart() {
      this._end();
      places.wait(this);
    }

    _game() {
      return this.getAttribute("game") || (this.hasAttribute("table") ? tables : "kayles");
    }

    // The value of a parameter, by an option or else by an attribute; undefined without one.
    _parameter(name) {
      return this._options[name] ?? this.getAttribute(name) ?? undefined;
    }

    // The language that the board is asked to speak; undefined for that of the reader.
    _language() {
      const own = this._parameter("lang");
      if (own) return own;
      const outer = this.closest("[lang]")?.lang.split("-")[0].toLowerCase();
      return Object.hasOwn(languages, outer) ? outer : undefined;
    }

    // The theme that the board is asked for: the colours of the page around, if the author asks for none.
    _theme() {
      const own = this._parameter("theme");
      return own && own !== "auto" ? own : (colours.around(this) ?? "auto");
    }

    // The page around may have other colours.
    _tint() {
      const theme = this._theme();
      if (this._ready && theme !== this._shownTheme) this._request("set-options", { theme });
    }

    // The game, the parameters and the fragment of the address.
    _parameters() {
      const query = new URLSearchParams();
      const words = [];
      // An attribute of another library is no parameter, and the frame would tell of it.
      const known = ["table", ...(parameters[this._game()] ?? [])];
      for (const { name, value } of this.attributes) {
        // Without a value, `table` only says that this is a table; a value selects one.
        if (name === "table" && !value) continue;
        if (attributes.placed.includes(name)) words.push(`${name}=${value}`);
        else if (known.includes(name)) query.set(name, value);
      }
      for (const name in this._options) query.set(name, String(this._options[name]));
      const language = this._language();
      if (language && !query.has("lang")) query.set("lang", language);
      this._shownTheme = this._theme();
      if (this._shownTheme !== "auto") query.set("theme", this._shownTheme);
      if (this.id && /^[\w-]{1,32}$/.test(this.id)) query.set("id", this.id);
      this._state ??= this._pendingState;
      if (this._state === this._pendingState) this._pendingState = undefined;
      return [this._game(), query, this._state ? `s=${this._state}` : words.join("&")];
    }

    // Attributes that look like parameters, and are none of this game.
    _misspelt(game) {
      return this.getAttributeNames().filter((name) => attributes.plain(name) && !parameters[game].includes(name));
    }

    // Tells of them on the console.
    _check(game) {
      const known = parameters[game];
      for (const name of this._misspelt(game)) {
        const meant = nearest(name, [...known, "game", "mode"]);
        const said = sentence(this._language(), meant ? "no-attribute-nearest" : "no-attribute", { name, nearest: meant });
        console.warn(said, this);
      }
    }

    _begin() {
      if (this._live() || !this.isConnected) return undefined;
      this._begun = true;
      this._note.hidden = true;
      const game = this._game();
      // Only names in the list become part of an address.
      if (!Object.hasOwn(parameters, game)) return this._noGame(game);
      if (!base) return this._fail("start", "no-base");
      this._check(game);
      const inline = this.getAttribute("mode") === "inline" && game !== tables && !program.forbidden();
      return inline ? this._draw() : this._open();
    }

    _noGame(game) {
      const meant = nearest(game, games);
      this._fail("game", meant ? "no-game-nearest" : "no-game", { game, nearest: meant });
      console.warn(this._note.textContent, this);
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
      frame.style.height = "0";
      this._frame = frame;
      this._hold.append(frame);
      this._window = frame.contentWindow;
      elements.set(this._window, this);
      this._late = setTimeout(() => this._fail("late", "no-answer"), answerTimeout);
    }

    async _draw() {
      const turn = ++this._turn;
      this._coming = true;
      this._late = setTimeout(() => this._fail("late", "no-answer"), answerTimeout);
      const [game, query, hash] = this._parameters();
      try {
        await program.ready(game, language(query.get("lang")));
        if (turn === this._turn) this._mount(`${game}?${query}#${hash}`);
        if (turn === this._turn) places.draws(this);
      } catch {
        if (turn !== this._turn) return;
        // A frame needs less of the page around.
        program.tell(sentence(this._language(), "inline-forbidden", { site: new URL(at("./")).origin }));
        this._end();
        this._open();
      }
    }

    _mount(address) {
      const turn = this._turn;
      const base = make("div", "base");
      const whole = make("div", "whole");
      if (!CSS.registerProperty) whole.style.setProperty("--last-move-rem", "16px");
      const [style, art] = program.look();
      base.append(whole, art);
      // The fallback content is shown until the board is ready.
      base.hidden = true;
      this.shadowRoot.adoptedStyleSheets = [plain, style];
      this._hold.append(base);
      this._base = base;
      keepKeys(base);
      // Events are sent in a microtask, after the move is complete, so that their listeners may do anything.
      const tell = (data) =>
        queueMicrotask(() => {
          if (turn !== this._turn) return;
          if (data.gizmo !== 1) return this._paint(data);
          this._receive(data);
        });
      if (Object.hasOwn(languages, language()) && !address.includes("lang=")) whole.lang = language();
      this._narrow = this._width <= narrowWidth;
      this._board = last_move_frame.mount(whole, address, this._narrow, tell);
      this._coming = false;
      if (!this._board) {
        this._end();
        return this._noGame(this._game());
      }
      places.boards.add(this);
      const speak = () => program.speak(whole, this._game(), () => turn === this._turn && this._board.speak());
      new MutationObserver(speak).observe(whole, { attributeFilter: ["lang"] });
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

    // The element has another width.
    _widened() {
      const is = this._width <= narrowWidth;
      // A board that fits its box depends on the height as well.
      if (!this._board || (is === this._narrow && !this._fits())) return;
      this._narrow = is;
      this._board.narrow(is);
    }

    // True if the board fits the box of the element, so that the element keeps its height.
    _fits() {
      return String(this._parameter("fit")) === "1";
    }

    // Keeps the room of a board that is not there. A frame far out of view does not tell its height after a change of
    // its width.
    _keepRoom() {
      this._hold.style.height = this._fits() ? "100%" : "";
      if (this._fits()) return;
      const height = this._width ? rooms.height(this, this._width) : 0;
      const px = `${Math.round(height)}px`;
      const told = this._size && this._size.width === this._width;
      if (this._frame && this._ready && !this._near && !told) this._frame.style.height = px;
      const empty = this._failed || (this._ready && (this._board || this._size));
      this._hold.style.minHeight = empty ? "" : px;
    }

    // The element has come near the viewport: if its frame has nothing new to say, what it said last is true.
    _comes() {
      if (!this._frame || !this._ready || !this._size || this._fits()) return;
      const size = this._size;
      setTimeout(() => {
        if (this._frame && this._size === size) this._frame.style.height = `${size.height}px`;
      }, 1000);
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
      const [game, query, hash] = this._parameters();
      this._mount(`${game}?${query}#${hash}`);
      if (this._base) this._shown();
      return () => {
        if (!this._near) this._end();
      };
    }

    _shown() {
      this._failed = false;
      this._note.hidden = true;
      this._slot.style.display = "none";
      this._still.removeAttribute("src");
      if (this._frame && this._fits()) Object.assign(this._frame.style, { height: "100%", minHeight: "20rem" });
      // A frame tells its height in a moment.
      else if (this._frame) this._frame.style.height = this._hold.style.minHeight;
      if (this._base) this._base.hidden = false;
      if (this._base) this._hold.style.minHeight = "";
    }

    _end() {
      clearTimeout(this._late);
      this._turn += 1;
      this._coming = false;
      places.leaves(this);
      colours.leave(this);
      elements.delete(this._window);
      const { offsetHeight: height, offsetWidth: width } = this._base ?? {};
      if (height) this._size = { height, width };
      this._frame?.remove();
      const board = this._board;
      this._base?.remove();
      this._frame = this._window = this._board = this._base = undefined;
      this._ready = this._failed = false;
      this._slot.style.display = "";
      this._keepRoom();
      this._requests.close();
      try {
        board?.free();
      } catch (error) {
        program.stopped(error);
      }
    }

    // Tells that there is no board, in a sentence above the fallback content.
    _fail(code, name, words) {
      const message = sentence(this._language(), name, words);
      this._failed = true;
      this._note.textContent = message;
      this._note.hidden = false;
      this._giveUp();
      this._tell("error", { code, message });
    }

    // Shows the fallback content in place of the board.
    _giveUp() {
      clearTimeout(this._late);
      this._ready = false;
      this._requests.close();
      this._slot.style.display = "";
      if (this._frame) this._frame.style.height = "0";
      this._keepRoom();
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
          // In JupyterLab, letters would edit cells.
          this.dataset.lmSuppressShortcuts = "true";
          this._shown();
          colours.follow(this);
          this._tint();
          // The board itself was not told of them.
          this._tell("ready", { ...data, unknown: [...(data.unknown ?? []), ...this._misspelt(this._game())] });
          this._sendPendingState();
          this._requests.open((message) => this._send(message), Boolean(this._frame));
          break;
        case "resize":
          this._size = { width: this._width, height: Math.min(Math.max(Number(data.height) || 0, 0), 10000) };
          if (this._frame) this._frame.style.height = `${this._size.height}px`;
          this._keepRoom();
          break;
        case "answer":
          this._requests.answer(data);
          break;
        case "error":
          this._failed = ["start", "stopped"].includes(data.code);
          if (this._failed) this._giveUp();
          this._tell("error", data);
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

    _send(message) {
      if (this._board) this._board.hear(JSON.stringify(message));
      else this._window.postMessage(message, "*");
    }

    _ask(type, more, first) {
      return this._requests.ask(type, more, this.isConnected, first);
    }

    // Sends a request and reports a refusal as an error event. Resolves to true if the request was carried out.
    _request(type, more, first) {
      const turn = this._turn;
      // The theme `auto` is that of the page around.
      if (more.theme === "auto") more = { ...more, theme: colours.around(this) ?? "auto" };
      this._shownTheme = more.theme ?? this._shownTheme;
      return this._ask(type, more, first).then(() => true, ({ code, message }) => {
        if (turn === this._turn) this._tell("error", { code, message });
        return false;
      });
    }

    // Sends the state that was set before the board was ready.
    _sendPendingState() {
      if (this._pendingState === undefined) return;
      const state = this._pendingState;
      this._pendingState = undefined;
      this._request("set-state", { state }, true);
    }

    get state() {
      return this._pendingState ?? this._state;
    }

    // If the board refuses the state, the element sends an error event, and the game does not change. Without a state the
    // board begins as its attributes say.
    set state(state) {
      if (state === undefined || state === null) {
        if (this.state === undefined) return;
        this._apply("begin");
        return;
      }
      this._pendingState = String(state);
      if (this._ready) this._sendPendingState();
      else if (!this._live()) this._restart();
    }

    get options() {
      return { ...this._options };
    }

    // If the board refuses an option, the element sends an error event, and no option changes. An option without a value
    // counts no more; nor does any, without options.
    set options(options) {
      const envelope = ["gizmo", "id", "type", "message_id"];
      const given = options ?? Object.fromEntries(Object.keys(this._options).map((name) => [name, undefined]));
      if (typeof given !== "object" || envelope.some((name) => name in given)) {
        const message = "options are an object of parameters, and id is an attribute";
        this._tell("error", { code: "parameter", message });
        return;
      }
      const more = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null));
      const gone = Object.keys(given).filter((name) => !(name in more) && name in this._options);
      for (const name of gone) delete this._options[name];
      const take = () => (this._options = { ...this._options, ...more });
      const asked = gone.length ? attributes.changed(this, gone) : {};
      if (!this._ready || typeof asked !== "object") {
        take();
        if (this._live()) this._apply(asked === "begin" ? asked : "again");
        return;
      }
      if (!Object.keys({ ...asked, ...more }).length) return;
      this._request("set-options", { ...asked, ...more }).then((done) => done && take());
    }

    newGame(more) {
      return this._ask("new-game", more ?? {});
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

    toPicture(more) {
      const { format, width } = more ?? {};
      return this._ask("picture", { format, width }).then(({ data }) => data);
    }

    focus() {
      this._frame?.focus();
      return this._ready ? this._ask("focus") : Promise.resolve();
    }
  }
  // Frameworks set a property where there is one of that name, and `undo` is a parameter as well.
  const { undo } = LastMove.prototype;
  Object.defineProperty(LastMove.prototype, "undo", {
    get: () => undo,
    set(value) {
      if (value === undefined || value === null) this.removeAttribute("undo");
      else this.setAttribute("undo", value);
    },
  });
  customElements.define("last-move", LastMove);
  if (!("LastMove" in self)) self.LastMove = LastMove;
  return LastMove;
};
/* start */
start(document.currentScript.src);
