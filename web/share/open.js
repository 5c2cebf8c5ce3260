// Runs at each click on “Share”: the window itself is fetched at the first.
"use strict";
document.currentScript.remove();
import("./dialog.js").then(({ open }) => open()).catch(() => {
  // The file with the other sentences may not have come either.
  const sheet = document.createElement("dialog");
  sheet.lang = "en";
  const line = document.createElement("p");
  line.textContent = "A file for sharing did not come. The address of this page leads here as well; try again when there is a network.";
  const close = document.createElement("button");
  close.textContent = "Close";
  close.className = "act";
  close.onclick = () => sheet.close();
  sheet.onclose = () => sheet.remove();
  sheet.setAttribute("aria-label", "Share");
  sheet.append(line, close);
  document.body.append(sheet);
  sheet.showModal();
});
