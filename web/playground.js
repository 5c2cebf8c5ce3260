// The playground: a frame, the address for the chosen parameters, and the messages in both directions. A module.
import { SANDBOX, pasted } from "./share/snippets.js";

const sentences = {}; // This script's own messages by language; the build fills this in.
const say = (id, given = {}) => {
  const text = (sentences[document.documentElement.lang] ?? sentences.en)[id];
  return text.replace(/\{(\w+)\}/g, (_, name) => given[name]);
};

{
  const at = (id) => document.getElementById(id);
  const maxMessages = 100; // messages in the list
  const announcePause = 1500; // ms between two announcements
  const answerTimeout = 25000; // ms until a frame that does not answer counts as failed
  const base = new URL("v1/", location.href).href;
  let frame;
  let height; // of the frame, once it has reported it, in CSS pixels
  let answerTimer;
  let unread = [];
  let announceTimer = 0;

  const ticked = () => {
    const query = [];
    const parts = [...document.querySelectorAll("[name=part]:checked")].map((one) => one.value);
    const shown = [at("preset").value, ...parts].filter(Boolean);
    if (shown.length) query.push(`show=${shown.join(",")}`);
    for (const tick of document.querySelectorAll("[name=wish]")) {
      const field = at(`w-${tick.value}`);
      field.disabled = !tick.checked;
      if (tick.checked) query.push(`${tick.value}=${encodeURIComponent(field.value.trim()).replaceAll("%2C", ",").replaceAll("%3D", "=")}`);
    }
    return query.join("&");
  };

  const address = () => {
    const query = ticked();
    const place = at("place").value.trim().replace(/^#/, "");
    return `${base}${at("game").value}.html${query && `?${query}`}${place && `#${place}`}`;
  };

  // The pairs that the page of the game understands as well, so that the link leads to the same exercise.
  const kept = ["players", "level", "seed", "goal", "lock", "score", "undo"];
  const link = () => {
    const pairs = ticked().split("&").filter((pair) => kept.includes(pair.split("=")[0]));
    const place = at("place").value.trim().replace(/^#/, "");
    return new URL(`../${at("game").value}.html#${[...pairs, place].filter(Boolean).join("&")}`, base).href;
  };

  const snippet = () => {
    const title = at("game").selectedOptions[0].textContent;
    const site = new URL("../", base).href;
    return pasted({ site, frame: address(), link: link(), title, height: height ?? 620, remembers: /[?&]remember=1/.test(address()) });
  };

  const open = () => {
    const url = address();
    at("address").value = url;
    at("snippet").textContent = snippet();
    if (frame?.src === url) return;
    clearTimeout(answerTimer);
    height = undefined;
    // A new frame, since a change of the fragment alone would not reload it.
    const next = document.createElement("iframe");
    next.className = "gizmo";
    next.title = at("game").selectedOptions[0].textContent;
    next.height = "620";
    next.allow = "fullscreen; clipboard-write";
    next.referrerPolicy = "no-referrer";
    next.setAttribute("sandbox", SANDBOX);
    next.src = url;
    at("hold").replaceChildren(next);
    frame = next;
    at("board-state").textContent = say("coming");
    warn("");
    answerTimer = setTimeout(() => {
      at("board-state").textContent = say("silent");
    }, answerTimeout);
  };

  // What is wrong with the choices, such as a goal that nobody can reach.
  const warn = (text) => {
    at("warning").textContent = text;
    at("warning").hidden = !text;
  };

  // Announces new messages to screen readers in one sentence, with a pause between two announcements.
  const announce = (kind) => {
    unread.push(kind);
    if (announceTimer) return;
    const tell = () => {
      announceTimer = 0;
      if (!unread.length) return;
      const kinds = [...new Set(unread)];
      at("news").textContent = unread.length === 1 ? say("says", { kind: kinds[0] }) : say("says-more", { kinds: kinds.join(", ") });
      unread = [];
      announceTimer = setTimeout(tell, announcePause);
    };
    announceTimer = setTimeout(tell, 300);
  };

  const list = (who, kind, data) => {
    const line = document.createElement("li");
    const head = document.createElement("span");
    const body = document.createElement("code");
    line.className = who === "you" ? "is-sent" : "is-heard";
    head.className = "who";
    head.textContent = say(who === "you" ? "sent" : "heard", { kind });
    body.textContent = typeof data === "string" ? JSON.stringify(data) : JSON.stringify(data, null, 1).replace(/\n\s*/g, " ");
    line.append(head, body);
    at("log").prepend(line);
    while (at("log").children.length > maxMessages) at("log").lastChild.remove();
  };

  addEventListener("message", ({ source, data }) => {
    if (!frame || source !== frame.contentWindow) return;
    const ours = data?.gizmo === 1;
    if (ours && (data.type === "ready" || data.type === "error")) {
      clearTimeout(answerTimer);
      at("board-state").textContent = data.type === "error" ? data.message : "";
    }
    if (ours && data.type === "warning") warn(String(data.message));
    if (ours && data.type === "resize" && data.height > 0) {
      height = data.height;
      at("snippet").textContent = snippet();
    }
    if (!at("heights").checked && (!ours || data.type === "resize")) return;
    const kind = String(ours ? data.type : (data?.subject ?? data?.message ?? say("text"))).slice(0, 40);
    list("board", kind, data);
    announce(kind);
  });

  const template = () => {
    const { value, selectedOptions } = at("kind");
    const more = JSON.parse(selectedOptions[0].dataset.example);
    at("body").value = JSON.stringify({ gizmo: 1, type: value, ...more }, null, 2);
    wrong("");
  };

  const wrong = (text) => {
    at("wrong").textContent = text;
    at("body").toggleAttribute("aria-invalid", text !== "");
    if (text) at("body").setAttribute("aria-invalid", "true");
  };

  at("send").addEventListener("submit", (event) => {
    event.preventDefault();
    let data;
    try {
      data = JSON.parse(at("body").value);
    } catch (error) {
      wrong(say("not-json", { error: error.message }));
      at("body").focus();
      return;
    }
    if (typeof data !== "object" || data === null || data.gizmo !== 1 || typeof data.type !== "string") {
      wrong(say("not-message"));
      at("body").focus();
      return;
    }
    wrong("");
    list("you", data.type, data);
    frame.contentWindow.postMessage(data, "*");
  });

  let soon;
  const later = () => {
    ticked();
    clearTimeout(soon);
    soon = setTimeout(open, 400);
  };
  at("choices").addEventListener("submit", (event) => event.preventDefault());
  at("choices").addEventListener("input", later);
  const placed = () => {
    at("place").value = "";
    at("place").placeholder = at("game").selectedOptions[0].dataset.place;
  };
  at("game").addEventListener("change", placed);
  at("kind").addEventListener("change", template);
  at("clear").addEventListener("click", () => at("log").replaceChildren());
  template();
  placed();
  open();
}
