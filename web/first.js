// Runs before anything is seen: the picture in a page is that of the usual start or table, so another address hides it.
"use strict";
if (!["", document.currentScript.dataset.usual].includes(location.hash) || location.search || document.querySelector("meta[name=last-move-address]")?.content) {
  document.documentElement.dataset.other = "";
}
