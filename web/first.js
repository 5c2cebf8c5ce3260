// Runs before anything is seen: the picture in a page is that of the usual start or table, so an address that asks
// for anything else hides it.
"use strict";
{
  // Parameters that leave the picture as it is: with every value, and with these.
  const anyhow = ["id", "origin", "report", "motion", "lock"];
  const usual = { lang: "en", show: "play", theme: "auto", scale: "1", remember: "0" };
  const other = [...new URLSearchParams(location.search)].some(([name, value]) => !anyhow.includes(name) && usual[name] !== value);
  const place = ["", document.currentScript.dataset.usual].includes(location.hash);
  if (other || !place || document.querySelector("meta[name=last-move-address]")?.content) {
    document.documentElement.dataset.other = "";
  }
}
