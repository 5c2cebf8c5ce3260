// Pages for authors: applies the theme chosen on the site, puts the address of this site into snippets, and gives
// frames the height that they report.
"use strict";
(() => {
  const root = document.documentElement;
  const prefix = "last-move "; // of every key in localStorage
  const stored = (key) => {
    try {
      return localStorage.getItem(prefix + key);
    } catch {
      return null; // Storage is blocked, so the system's theme is used.
    }
  };
  const themes = ["light", "dark", "contrast"];
  const theme = stored("theme");
  if (themes.includes(theme)) root.dataset.theme = theme;
  if (stored("motion") === "off") root.dataset.motion = "off";

  const copy = async (button) => {
    const box = button.closest(".snippet");
    const code = box.querySelector("code");
    const status = box.querySelector(".told");
    status.textContent = "";
    try {
      await navigator.clipboard.writeText(code.textContent);
      status.textContent = "Copied.";
    } catch {
      // If the clipboard is blocked, the text is selected, so that the reader can copy it by keyboard.
      getSelection().selectAllChildren(code);
      status.textContent = "The browser does not allow it. The text is selected: copy it by Ctrl-C or ⌘C.";
    }
  };

  document.addEventListener("DOMContentLoaded", () => {
    const select = document.getElementById("theme");
    select.value = themes.includes(theme) ? theme : "auto";
    select.parentElement.hidden = false;
    select.addEventListener("change", () => {
      if (select.value === "auto") delete root.dataset.theme;
      else root.dataset.theme = select.value;
      try {
        localStorage.setItem(`${prefix}theme`, select.value);
      } catch {
        // Storage is blocked, so the choice is not kept.
      }
    });
    const builtBase = document.querySelector("meta[name=last-move-base]")?.content;
    const here = new URL(".", location.href).href;
    if (builtBase && builtBase !== here && location.protocol.startsWith("http")) {
      const texts = document.createTreeWalker(document.getElementById("main"), NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (text.data.includes(builtBase)) text.data = text.data.replaceAll(builtBase, here);
      }
    }
    document.addEventListener("click", ({ target }) => {
      if (target.matches?.("button.copy")) copy(target);
    });
  });

  addEventListener("message", ({ source, data }) => {
    if (data?.gizmo !== 1 || data.type !== "resize") return;
    const frame = [...document.querySelectorAll("iframe")].find((one) => one.contentWindow === source);
    const height = Number(data.height);
    if (frame && height > 0) frame.style.height = `${Math.min(height, 5000) + 2}px`;
  });
})();
