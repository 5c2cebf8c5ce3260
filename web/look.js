// Pages for authors: applies the theme and the language chosen on the site, puts the address of this site into snippets,
// and gives frames the height that they report.
"use strict";
(() => {
  const root = document.documentElement;
  const prefix = "last-move "; // of every key in localStorage
  const sentences = {}; // This script's own messages by language; the build fills this in.
  const say = (id) => (sentences[root.lang] ?? sentences.en)[id];
  let blocked = false;
  const stored = (key) => {
    try {
      return localStorage.getItem(prefix + key);
    } catch {
      blocked = true;
      return null;
    }
  };
  const store = (key, value) => {
    try {
      localStorage.setItem(prefix + key, value);
    } catch {
      // Storage is blocked, so the choice is not kept.
    }
  };

  // The page without a language in its name follows the language chosen on the site, or else that of the browser. Where
  // nothing can be stored it does not, since a reader could not choose English then.
  const preferred = (stored("language") ?? navigator.language).split("-")[0].toLowerCase();
  const pages = [...document.querySelectorAll("link[hreflang]")];
  const own = pages.find((one) => one.hreflang === preferred);
  const isDefault = !/\.[a-z]{2}\.html$/.test(location.pathname);
  if (isDefault && !blocked && own && preferred !== root.lang) {
    location.replace(own.href + location.search + location.hash);
  }

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
      status.textContent = say("copied");
    } catch {
      // If the clipboard is blocked, the text is selected, so that the reader can copy it by keyboard.
      getSelection().selectAllChildren(code);
      status.textContent = say("copy-refused");
    }
  };

  document.addEventListener("DOMContentLoaded", () => {
    const language = document.getElementById("language");
    language.parentElement.hidden = false;
    language.addEventListener("change", () => {
      store("language", language.selectedOptions[0].lang);
      location.assign(language.value + location.hash);
    });
    const select = document.getElementById("theme");
    select.value = themes.includes(theme) ? theme : "auto";
    select.parentElement.hidden = false;
    select.addEventListener("change", () => {
      if (select.value === "auto") delete root.dataset.theme;
      else root.dataset.theme = select.value;
      store("theme", select.value);
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
