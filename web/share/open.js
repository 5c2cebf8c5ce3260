// Runs at each click on “Share”; the first click loads the dialog.
"use strict";
// A block, since the script runs many times in one page.
{
  const sums = {}; // The digest of each other file of the window; the build fills this in.
  const { src } = document.currentScript;
  document.currentScript.remove();
  // Modules import each other without digests, so all files are checked on their way into the cache.
  const checked = Object.entries(sums).map(([name, integrity]) => fetch(new URL(name, src), { integrity }).then((answer) => answer.text()));
  Promise.all(checked).then(() => import("./dialog.js")).then(({ open }) => open()).catch(() => {
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
}
