// The dialog for sharing: the place to paste into, the text to paste, the options, and a preview.
import "./picture.js";
import { card, code, squares } from "./card.js";
import { make, parsed, save } from "./dom.js";
import { oneFile } from "./file.js";
import { Options } from "./options.js";
import { Preview } from "./preview.js";
import { HOSTS, WIDE, addresses, escaped, file, snippet } from "./snippets.js";
import { games, named, subject as about } from "./subject.js";
import { WORDS, speak } from "./words.js";

// The list of games has no frame and offers only these; tables do not offer the others.
const OF_SHELF = ["link", "picture"];
const NOT_OF_TABLES = ["wordpress", "markdown"];
// The step to which the height of a frame is rounded up, in CSS pixels.
const STEP = 20;
const rounded = (height) => Math.ceil(height / STEP) * STEP;
// The height of each game with its usual start in a frame of the usual width; the build fills this in.
const heights = {};
const USUAL_HEIGHT = 1000;
// The pause between a change of the options and the new preview, in ms.
const PAUSE = 200;
// PNG files have this many pixels for each CSS pixel.
const PIXEL_RATIO = 2;

class Share {
  constructor(subject, shelf) {
    this.shelf = shelf;
    this.host = HOSTS[0];
    // Texts that are shared at different times differ in it.
    this.token = crypto.getRandomValues(new Uint32Array(1))[0];
    this.dialog = make("dialog", { class: "share-window", "aria-labelledby": "share-title", onclose: () => this.gone() });
    // A click on the backdrop closes the dialog. Its content covers the dialog itself.
    this.dialog.addEventListener("click", ({ target }) => target === this.dialog && this.dialog.close());
    this.preview = new Preview((told) => this.told(told));
    this.turn(subject);
  }

  // Changes the subject of the dialog.
  turn(subject) {
    this.subject = subject;
    this.title = subject.title;
    this.height = rounded(heights[subject.id] ?? USUAL_HEIGHT);
    this.board = undefined;
    this.options = new Options(subject, () => this.changed());
    this.hosts = HOSTS.filter((host) => {
      if (subject.kind === "shelf") return OF_SHELF.includes(host);
      return subject.kind === "game" || !NOT_OF_TABLES.includes(host);
    });
    if (!this.hosts.includes(this.host)) [this.host] = this.hosts;
    this.draw();
    this.choose(this.host);
  }

  draw() {
    const tabs = this.hosts.map((host) =>
      make("button", { type: "button", role: "tab", id: `share-tab-${host}`, "aria-controls": "share-panel", onclick: () => this.choose(host) }, WORDS.hosts[host]));
    this.tabs = make("div", { role: "tablist", "aria-label": WORDS.where, class: "share-tabs", onkeydown: (key) => this.step(key) }, ...tabs);
    this.lead = make("p", { class: "soft" });
    this.text = make("textarea", { readonly: true, spellcheck: "false", "aria-label": WORDS.text, onfocus: ({ target }) => target.select() });
    this.acts = make("div", { class: "share-acts" });
    this.status = make("p", { class: "soft", role: "status" });
    // What is wrong with the choices, such as a goal that nobody can reach.
    this.warning = make("p", { class: "notice", role: "alert", hidden: true });
    this.drawing = make("div", { class: "share-drawing" });
    this.panel = make("div", { role: "tabpanel", id: "share-panel" }, this.lead, this.text, this.acts, this.status, this.warning, this.drawing);
    const close = make("button", { type: "button", class: "word", onclick: () => this.dialog.close() }, WORDS.close);
    const head = make("div", { class: "share-head" }, make("h2", { id: "share-title" }, WORDS.title(this.subject.name)), close);
    const left = make("div", { class: "share-left" }, ...this.which(), this.panel, this.options.element);
    const sheet = make("div", { class: "share-sheet" }, head, this.tabs, make("div", { class: "share-two" }, left, this.preview.element));
    this.dialog.replaceChildren(sheet);
  }

  // In the list of games, the field that selects a game; it keeps the focus after a change.
  which() {
    if (!this.shelf) return [];
    const all = [this.shelf, ...games(this.shelf.site)];
    const options = all.map((one, i) => make("option", { value: String(i), selected: one.id === this.subject.id }, i ? one.name : WORDS.shelf));
    const field = make("select", { id: "share-game", onchange: ({ target }) => {
      this.turn(all[Number(target.value)]);
      document.getElementById("share-game").focus();
    } }, ...options);
    return [make("div", { class: "field" }, make("label", { for: "share-game" }, WORDS.game), field)];
  }

  // Arrow keys, Home and End move between tabs.
  step(key) {
    const at = this.hosts.indexOf(this.host);
    const last = this.hosts.length - 1;
    const back = getComputedStyle(this.dialog).direction === "rtl" ? "ArrowRight" : "ArrowLeft";
    const to = { [back]: at - 1, ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last }[key.key];
    if (to === undefined) return;
    key.preventDefault();
    this.choose(this.hosts[(to + this.hosts.length) % this.hosts.length]);
    document.getElementById(`share-tab-${this.host}`).focus();
  }

  choose(host) {
    this.host = host;
    for (const tab of this.tabs.children) {
      const on = tab.id === `share-tab-${host}`;
      tab.setAttribute("aria-selected", on);
      tab.tabIndex = on ? 0 : -1;
    }
    this.panel.setAttribute("aria-labelledby", `share-tab-${host}`);
    this.lead.textContent = WORDS.leads[host];
    this.options.offer(host);
    this.say("");
    this.text.hidden = ["picture", "file"].includes(host);
    const act = (word, does, kind = "act") => make("button", { type: "button", class: kind, onclick: does }, word);
    const acts = {
      picture: [act(WORDS.svg, () => this.saveDrawing("svg")), act(WORDS.png, () => this.saveDrawing("png"), "word")],
      file: [act(WORDS.file, () => this.saveFile())],
    };
    this.acts.replaceChildren(...(acts[host] ?? [act(WORDS.copy, () => this.copy())]));
    this.changed();
  }

  say(words) {
    this.status.textContent = words;
  }

  get choice() {
    return this.options.choice;
  }

  // Updates the text and the preview after a change.
  changed() {
    const { frame } = addresses(this.subject, this.choice);
    this.write();
    this.preview.element.hidden = !frame;
    clearTimeout(this.soon);
    const remember = this.choice.remember === "1";
    this.soon = setTimeout(() => {
      if (frame !== this.preview.address) {
        this.board = undefined;
        this.warn("");
      }
      this.preview.show(frame, this.title, remember);
      this.show();
    }, this.preview.address ? PAUSE : 0);
  }

  write() {
    const facts = { title: this.title, height: this.height, elsewhere: WORDS.elsewhere(this.title), token: this.token };
    const text = snippet(this.host, this.subject, this.choice, facts);
    if (this.text.value !== text) this.text.value = text;
    this.text.rows = Math.min(14, Math.max(2, text.split("\n").reduce((rows, line) => rows + Math.ceil((line.length || 1) / 52), 0)));
  }

  warn(words) {
    this.warning.textContent = words;
    this.warning.hidden = !words;
  }

  // Receives the height of the frame, the picture of its board, or a warning.
  told({ height, picture, warning }) {
    if (warning) this.warn(warning);
    if (height) this.height = rounded(height);
    if (picture !== undefined) {
      this.board = picture;
      const told = parsed(picture).querySelector("title")?.textContent;
      const position = told?.startsWith(`${this.subject.name}: `) ? told.slice(this.subject.name.length + 2) : "";
      if (position) this.title = named(this.subject.name, position);
      this.show();
    }
    this.write();
  }

  // Shows a QR code below the link, or the whole card in the tab of pictures.
  async show() {
    const turn = (this.shown = {});
    const { link } = addresses(this.subject, this.choice);
    if (this.host === "link") {
      const made = await code(link);
      if (turn === this.shown) this.drawing.replaceChildren(...(made ? [squares(made, 132, WORDS.code(link))] : []));
      return;
    }
    if (this.host !== "picture") {
      this.drawing.replaceChildren();
      return;
    }
    if (this.board === undefined && this.subject.kind !== "shelf") {
      this.drawing.replaceChildren(make("p", { class: "soft" }, WORDS.drawing));
      return;
    }
    const drawn = await card({ board: this.board, title: this.title, link, told: WORDS.code(link) });
    if (turn !== this.shown) return;
    this.card = drawn;
    const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn.svg)}`;
    const image = make("img", { src: address, alt: this.title, width: WIDE });
    this.drawing.replaceChildren(image, ...(drawn.coded ? [] : [make("p", { class: "soft" }, WORDS.no_code)]));
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.text.value);
      this.say(WORDS.copied);
    } catch {
      this.text.focus();
      this.text.select();
      this.say(WORDS.refused);
    }
  }

  async saveDrawing(format) {
    if (!this.card) return this.say(WORDS.drawing);
    const name = `${file(this.subject, this.choice)}.${format}`;
    try {
      const { svg, width, height } = this.card;
      if (format === "svg") save(name, "image/svg+xml", svg);
      else {
        const pixels = await self.lastMovePicture.pixels({ svg, width: width * PIXEL_RATIO, height: height * PIXEL_RATIO });
        save(name, "image/png", Uint8Array.from(atob(pixels.split(",")[1]), (letter) => letter.charCodeAt(0)));
      }
      this.say(WORDS.saved(name));
    } catch {
      this.say(WORDS.no_picture);
    }
  }

  async saveFile() {
    this.say(WORDS.making);
    try {
      const { frame } = addresses(this.subject, this.choice);
      const { search, hash } = new URL(frame);
      const name = `${this.subject.id}.html`;
      save(name, "text/html", await oneFile(this.subject.site, this.subject.id, escaped(search + hash)));
      this.say(WORDS.saved(name));
    } catch {
      this.say(WORDS.no_file);
    }
  }

  gone() {
    clearTimeout(this.soon);
    this.preview.close();
    this.dialog.remove();
  }
}

// Loads the style of the dialog before it opens.
const styled = () =>
  new Promise((done) => {
    if (document.querySelector("link[data-share]")) return done();
    const link = make("link", { rel: "stylesheet", href: new URL("./share.css", import.meta.url).href, "data-share": true });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });

export const open = async () => {
  await styled();
  if (document.querySelector(".share-window")) return;
  const opener = document.activeElement;
  speak();
  const subject = about();
  const share = new Share(subject, subject.kind === "shelf" ? subject : undefined);
  document.body.append(share.dialog);
  // The browser returns the focus to the element that had it. Some browsers do not focus a button on a tap.
  share.dialog.addEventListener("close", () => {
    if (document.activeElement === document.body && opener?.isConnected) opener.focus();
  });
  share.dialog.showModal();
  document.getElementById(`share-tab-${share.host}`).focus();
};
