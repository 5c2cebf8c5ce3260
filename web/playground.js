// The playground: a frame, the address for the chosen parameters, and the messages in both directions.
"use strict";
(() => {
  const at = (id) => document.getElementById(id);
  const maxMessages = 100; // messages in the list
  const announcePause = 1500; // ms between two announcements
  const answerTimeout = 25000; // ms until a frame that does not answer counts as failed
  const base = new URL("v1/", location.href).href;
  let frame;
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

  const quoted = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

  const snippet = (url) => {
    const title = at("game").selectedOptions[0].textContent;
    const page = new URL(`../${at("game").value}.html`, base).href;
    return `<iframe src="${quoted(url)}" title="${quoted(title)}" width="100%" height="620" loading="lazy" style="border:0; max-width:62rem" allow="fullscreen; clipboard-write" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads" referrerpolicy="no-referrer"></iframe>\n<p><a href="${quoted(page)}">${quoted(title)} · Last Move</a></p>`;
  };

  const open = () => {
    const url = address();
    at("address").value = url;
    at("snippet").textContent = snippet(url);
    if (frame?.src === url) return;
    clearTimeout(answerTimer);
    // A new frame, since a change of the fragment alone would not reload it.
    const next = document.createElement("iframe");
    next.className = "gizmo";
    next.title = at("game").selectedOptions[0].textContent;
    next.height = "620";
    next.allow = "fullscreen; clipboard-write";
    next.referrerPolicy = "no-referrer";
    next.setAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads");
    next.src = url;
    at("hold").replaceChildren(next);
    frame = next;
    at("board-state").textContent = "The board is coming.";
    answerTimer = setTimeout(() => {
      at("board-state").textContent = "The board has not answered. Is the folder v1 beside this page?";
    }, answerTimeout);
  };

  // Announces new messages to screen readers in one sentence, with a pause between two announcements.
  const announce = (kind) => {
    unread.push(kind);
    if (announceTimer) return;
    const say = () => {
      announceTimer = 0;
      if (!unread.length) return;
      const kinds = [...new Set(unread)];
      at("news").textContent = unread.length === 1 ? `The board says ${kinds[0]}.` : `The board says ${unread.length} things: ${kinds.join(", ")}.`;
      unread = [];
      announceTimer = setTimeout(say, announcePause);
    };
    announceTimer = setTimeout(say, 300);
  };

  const list = (who, kind, data) => {
    const line = document.createElement("li");
    const head = document.createElement("span");
    const body = document.createElement("code");
    line.className = who === "you" ? "is-sent" : "is-heard";
    head.className = "who";
    head.textContent = `${who === "you" ? "you sent" : "board:"} ${kind}`;
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
    if (!at("heights").checked && (!ours || data.type === "resize")) return;
    const kind = String(ours ? data.type : (data?.subject ?? data?.message ?? "a text")).slice(0, 40);
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
      wrong(`This is not JSON: ${error.message}.`);
      at("body").focus();
      return;
    }
    if (typeof data !== "object" || data === null || data.gizmo !== 1 || typeof data.type !== "string") {
      wrong("A message is an object with “gizmo”: 1 and a “type”; a board does not listen to anything else.");
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
})();
