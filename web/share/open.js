// Runs at each click on “Share”; the first click loads the dialog.
"use strict";
document.currentScript.remove();
import("./dialog.js").then(({ open }) => open()).catch(() => {
  // The script with the other messages may have failed to load as well.
  const sentences = {}; // By language; the build fills this in.
  const words = sentences[document.documentElement.lang] ?? sentences.en;
  const sheet = document.createElement("dialog");
  const line = document.createElement("p");
  line.textContent = words["absent-window"];
  const close = document.createElement("button");
  close.textContent = words.close;
  close.className = "act";
  close.onclick = () => sheet.close();
  sheet.onclose = () => sheet.remove();
  sheet.setAttribute("aria-label", words.share);
  sheet.append(line, close);
  document.body.append(sheet);
  sheet.showModal();
});
