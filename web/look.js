// Pages for authors: the theme chosen on the site, snippets with the address of this very site, and
// frames as high as they say.
"use strict";
(() => {
  const root = document.documentElement;
  const ours = "last-move "; // stands before every name in the store
  const kept = (key) => {
    try {
      return localStorage.getItem(ours + key);
    } catch {
      return null; // A closed store: the system's theme will do.
    }
  };
  const themes = ["light", "dark", "contrast"];
  const theme = kept("theme");
  if (themes.includes(theme)) root.dataset.theme = theme;
  if (kept("motion") === "off") root.dataset.motion = "off";

  const copy = async (button) => {
    const box = button.closest(".snippet");
    const code = box.querySelector("code");
    const told = box.querySelector(".told");
    told.textContent = "";
    try {
      await navigator.clipboard.writeText(code.textContent);
      told.textContent = "Copied.";
    } catch {
      // Where the clipboard is closed, the text is selected, and the keys of the system copy it.
      getSelection().selectAllChildren(code);
      told.textContent = "The browser does not allow it. The text is selected: copy it by Ctrl-C or ⌘C.";
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
        localStorage.setItem(`${ours}theme`, select.value);
      } catch {
        // Then it is chosen again next time.
      }
    });
    const written = document.querySelector("meta[name=last-move-base]")?.content;
    const here = new URL(".", location.href).href;
    if (written && written !== here && location.protocol.startsWith("http")) {
      const texts = document.createTreeWalker(document.getElementById("main"), NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (text.data.includes(written)) text.data = text.data.replaceAll(written, here);
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
