// Shows the frame as it will be pasted, and reports its height and its picture.
import { make } from "./dom.js";
import { SANDBOX, WIDE } from "./snippets.js";
import { WORDS } from "./words.js";

// How long to wait for the first message of a frame, in ms.
const ANSWER_TIMEOUT = 20_000;
// A frame has its usual width, since its height depends on it, and is drawn smaller where there is less room; but not
// on a phone, which has less than this many CSS pixels: there it is as wide as the phone, and its height is not told.
const NARROW = 440;

export class Preview {
  // `told` is called with { height }, with { picture } and with { warning } when they are known.
  constructor(told) {
    this.told = told;
    this.line = make("p", { class: "soft share-wait" }, WORDS.waiting);
    // A long frame scrolls in its box, also by keys.
    this.hold = make("div", { class: "share-frame", role: "region", "aria-label": WORDS.preview, tabindex: "0" });
    this.element = make("div", { class: "share-preview" }, make("h3", {}, WORDS.preview), this.line, this.hold);
    this.sizes = new ResizeObserver(() => this.scale());
    this.sizes.observe(this.hold);
    this.hear = ({ source, data }) => {
      if (this.frame && source === this.frame.contentWindow && data?.gizmo === 1) this.heard(data);
    };
    addEventListener("message", this.hear);
  }

  // A new frame each time: a change of the fragment alone would not reload the old one.
  show(address, title, remember) {
    if (address === this.address) return;
    this.address = address;
    clearTimeout(this.late);
    this.hold.replaceChildren();
    this.frame = undefined;
    this.line.textContent = WORDS.waiting;
    this.line.hidden = !address;
    if (!address) return;
    const sandbox = remember ? `${SANDBOX} allow-same-origin` : SANDBOX;
    const frame = make("iframe", { src: address, title, sandbox, referrerpolicy: "no-referrer" });
    this.frame = frame;
    this.height = 0;
    this.box = make("div", { class: "share-scaled" }, frame);
    this.hold.replaceChildren(this.box);
    this.scale();
    this.late = setTimeout(() => { this.line.textContent = WORDS.absent; }, ANSWER_TIMEOUT);
  }

  // True if the frame has its usual width.
  get usual() {
    return this.hold.clientWidth >= NARROW;
  }

  scale() {
    if (!this.frame) return;
    const factor = this.usual ? Math.min(1, this.hold.clientWidth / WIDE) : 1;
    const height = this.height || this.frame.clientHeight;
    Object.assign(this.frame.style, {
      width: this.usual ? `${WIDE}px` : "100%", height: this.height ? `${height}px` : "", transform: `scale(${factor})`,
    });
    this.box.style.height = `${height * factor}px`;
  }

  heard(data) {
    if (data.type === "ready") {
      clearTimeout(this.late);
      this.line.hidden = true;
      const ask = { gizmo: 1, type: "picture", message_id: "share", format: "svg", width: WIDE };
      if (data.capabilities?.includes("picture")) this.frame.contentWindow.postMessage(ask, "*");
      else this.told({ picture: "" });
    }
    if (data.type === "resize" && data.height > 0) {
      this.height = Math.min(data.height, 10_000);
      this.scale();
      if (this.usual) this.told({ height: data.height });
    }
    if (data.type === "warning") this.told({ warning: String(data.message ?? "") });
    if (data.type === "answer" && data.message_id === "share") this.told({ picture: String(data.data ?? "") });
  }

  close() {
    removeEventListener("message", this.hear);
    clearTimeout(this.late);
    this.sizes.disconnect();
    this.hold.replaceChildren();
    this.frame = undefined;
  }
}
