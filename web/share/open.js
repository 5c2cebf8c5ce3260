// Runs at each click on “Share”: the window itself is fetched at the first.
"use strict";
document.currentScript.remove();
import("./dialog.js").then(({ open }) => open()).catch(() => {
  // The file with the other sentences may not have come either.
  const window = document.createElement("dialog");
  const line = document.createElement("p");
  line.textContent = "A file for sharing did not come. The address of this page leads here as well; try again when there is a network.";
  const close = document.createElement("button");
  close.textContent = "Close";
  close.className = "act";
  close.onclick = () => window.close();
  window.onclose = () => window.remove();
  window.setAttribute("aria-label", "Share");
  window.append(line, close);
  document.body.append(window);
  window.showModal();
});
