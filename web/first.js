// Runs before anything is seen: the picture in a page is that of the usual start, so another address hides it.
"use strict";
if (location.hash.length > 1 || location.search || document.querySelector("meta[name=last-move-address]")?.content) {
  document.documentElement.dataset.other = "";
}
