// <last-move game="kayles" at="i.iiiiiiiiiii">what is shown meanwhile</last-move>: a game in a frame.
// Attributes are parameters. The frame comes when it is nearly seen, and goes, with its state kept, when
// many others are seen: a page may hold only so many programs at once.
"use strict";
(() => {
  if (customElements.get("last-move")) return;
  const base = new URL(".", document.currentScript.src);
  const most = 16; // frames at work; the furthest of those that nobody sees go first
  const near = "400px";
  const patience = 25000;
  const placed = ["at", "do", "ply", "if"];
  const ours = ["game", "mode", "class", "style", "id", "title", "slot", "part", "hidden", "height"];
  const live = new Set();
  const all = new Map(); // window of a frame: its element

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target._near = isIntersecting;
        if (isIntersecting) target._begin();
      }
      if (live.size > most) {
        const away = [...live].filter((one) => !one._near);
        const far = (one) => Math.abs(one.getBoundingClientRect().top);
        away.sort((one, other) => far(other) - far(one));
        for (const one of away.slice(0, live.size - most)) one._end();
      }
    },
    { rootMargin: near },
  );

  addEventListener("message", ({ source, data }) => {
    const element = all.get(source);
    if (element && data && data.gizmo === 1) element._heard(data);
  });

  class LastMove extends HTMLElement {
    constructor() {
      super();
      const root = this.attachShadow({ mode: "open", delegatesFocus: true });
      this._hold = document.createElement("slot");
      root.append(this._hold);
      this._asks = new Map();
      this._count = 0;
      this._options = {};
      this._ready = false;
    }

    connectedCallback() {
      this.style.display ||= "block";
      // What has no height is near to everything else.
      this.style.minHeight ||= "20rem";
      seen.observe(this);
    }

    disconnectedCallback() {
      seen.unobserve(this);
      this._end();
      this._hold.hidden = false;
      this._hold.style.display = "";
    }

    static get observedAttributes() {
      return ["game", "at", "do", "players", "level", "show", "hide", "lock", "goal", "seed", "lang"];
    }

    attributeChangedCallback() {
      if (!this._frame) return;
      this._state = undefined;
      this._end();
      this._begin();
    }

    _address() {
      const query = new URLSearchParams();
      const words = [];
      for (const { name, value } of this.attributes) {
        if (placed.includes(name)) words.push(`${name}=${value}`);
        else if (!ours.includes(name) && !name.startsWith("data-") && !name.startsWith("aria-")) {
          query.set(name, value);
        }
      }
      // A language of the page around, if it is spoken here.
      const tongue = this.closest("[lang]")?.lang.split("-")[0].toLowerCase();
      if (["en", "fr"].includes(tongue) && !query.has("lang")) query.set("lang", tongue);
      for (const name in this._options) query.set(name, String(this._options[name]));
      if (this.id && /^[\w-]{1,32}$/.test(this.id)) query.set("id", this.id);
      const game = encodeURIComponent(this.getAttribute("game") || "kayles");
      const address = new URL(`${game}.html`, base);
      address.search = query;
      address.hash = this._state ? `s=${this._state}` : words.join("&");
      return address.href;
    }

    _begin() {
      if (this._frame || !this.isConnected) return;
      const frame = document.createElement("iframe");
      frame.src = this._address();
      frame.title = this.title || this.textContent.trim().slice(0, 100) || this.getAttribute("game");
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
      live.add(this);
      this.shadowRoot.append(frame);
      this._window = frame.contentWindow;
      all.set(this._window, this);
      this._late = setTimeout(() => this._fail("late", "the frame has not answered"), patience);
    }

    _end() {
      clearTimeout(this._late);
      live.delete(this);
      all.delete(this._window);
      if (this._frame && this._height) this.style.minHeight = `${this._height}px`;
      this._frame?.remove();
      this._frame = this._window = undefined;
      this._ready = false;
      for (const { no } of this._asks.values()) no(new Error("the frame is gone"));
      this._asks.clear();
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
      if (!this._ready) return Promise.reject(new Error("the frame is not ready"));
      const message_id = `e${++this._count}`;
      this._window.postMessage({ gizmo: 1, type, message_id, ...more }, "*");
      return new Promise((yes, no) => this._asks.set(message_id, { yes, no }));
    }

    get state() {
      return this._state;
    }

    set state(state) {
      this._state = String(state);
      if (this._ready) this._ask("set-state", { state: this._state }).catch(() => {});
    }

    get options() {
      return { ...this._options };
    }

    set options(options) {
      this._options = { ...this._options, ...options };
      if (this._ready) this._ask("set-options", options).catch(() => {});
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

    focus() {
      this._frame?.focus();
      return this._ready ? this._ask("focus") : Promise.resolve();
    }
  }
  customElements.define("last-move", LastMove);
})();
