// Runs before anything is seen: the picture in a page is that of the usual start or table, so an address that asks
// for anything else hides it. A page of the site has the theme that was chosen there from the first picture on.
"use strict";
{
  const { usual: table, site } = document.currentScript.dataset;
  const root = document.documentElement;
  // Parameters that leave the picture as it is: with every value, and with these. A lock takes fields from a table.
  const anyhow = ["id", "origin", "report", "motion", ...(table ? [] : ["lock"])];
  const usual = { lang: "en", show: "play", theme: "auto", scale: "1", remember: "0" };
  const other = [...new URLSearchParams(location.search)].some(([name, value]) => !anyhow.includes(name) && usual[name] !== value);
  if (other || !["", table].includes(location.hash) || document.querySelector("meta[name=last-move-address]")?.content) {
    root.dataset.other = "";
  }
  try {
    const theme = site !== undefined && localStorage.getItem("last-move theme");
    if (["light", "dark", "contrast"].includes(theme)) root.dataset.theme = theme;
  } catch {
    // The store is closed, so nothing was chosen.
  }
}
