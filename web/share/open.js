// Runs at each click on “Share”: the window itself is fetched at the first.
"use strict";
document.currentScript.remove();
import("./dialog.js").then(({ open }) => open()).catch(() => {
  // The file with the other sentences may not have come either.
  const sentences = {}; // Written when the folder is built.
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
