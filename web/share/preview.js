// Shows the frame as it will be pasted, and reports its height and its picture.
import { make } from "./dom.js";
import { SANDBOX } from "./snippets.js";
import { WORDS } from "./words.js";

// How long to wait for the first message of a frame, in ms.
const ANSWER_TIMEOUT = 20_000;
// The width of the requested pictures, in CSS pixels.
export const WIDTH = 720;

export class Preview {
  // `told` is called with { height } and with { picture } when they are known.
  constructor(told) {
    this.told = told;
    this.line = make("p", { class: "soft share-wait" }, WORDS.waiting);
    // A long frame scrolls in its box, also by keys.
    this.hold = make("div", { class: "share-frame", role: "region", "aria-label": WORDS.preview, tabindex: "0" });
    this.element = make("div", { class: "share-preview" }, make("h3", {}, WORDS.preview), this.line, this.hold);
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
    this.frame?.remove();
    this.frame = undefined;
    this.line.textContent = WORDS.waiting;
    this.line.hidden = !address;
    if (!address) return;
    const sandbox = remember ? `${SANDBOX} allow-same-origin` : SANDBOX;
    const frame = make("iframe", { src: address, title, sandbox, referrerpolicy: "no-referrer" });
    this.frame = frame;
    this.hold.append(frame);
    this.late = setTimeout(() => { this.line.textContent = WORDS.absent; }, ANSWER_TIMEOUT);
  }

  get width() {
    return this.hold.clientWidth;
  }

  heard(data) {
    if (data.type === "ready") {
      clearTimeout(this.late);
      this.line.hidden = true;
      const ask = { gizmo: 1, type: "picture", message_id: "share", format: "svg", width: WIDTH };
      if (data.capabilities?.includes("picture")) this.frame.contentWindow.postMessage(ask, "*");
      else this.told({ picture: "" });
    }
    if (data.type === "resize" && data.height > 0) {
      this.frame.style.height = `${Math.min(data.height, 10_000)}px`;
      this.told({ height: data.height });
    }
    if (data.type === "answer" && data.message_id === "share") this.told({ picture: String(data.data ?? "") });
  }

  close() {
    removeEventListener("message", this.hear);
    clearTimeout(this.late);
    this.frame?.remove();
  }
}
