// Runs before the first paint. The page contains a picture of its usual start or table; if the address asks for
// anything else, this script hides the picture and the rule. On the site it also applies the chosen theme.
"use strict";
{
  const { usual: table, site } = document.currentScript.dataset;
  document.currentScript.dataset.ran = ""; // a damaged script does not run
  const root = document.documentElement;
  // In a frame, the style of what fits its box counts from the first paint.
  const fits = site === undefined && new URLSearchParams(location.search).getAll("fit").at(-1) === "1";
  if (fits) root.dataset.fit = "";
  // Parameters that do not change the picture: any value of `ignored`, the given value of `defaults`. On a table, a
  // lock hides fields.
  const ignored = ["id", "origin", "report", "motion", ...(table ? [] : ["lock"])];
  const defaults = { lang: "en", show: "play", theme: "auto", scale: "1", remember: "0" };
  const differs = [...new URLSearchParams(location.search)].some(([name, value]) => !ignored.includes(name) && defaults[name] !== value);
  if (differs || !["", table].includes(location.hash) || document.querySelector("meta[name=last-move-address]")?.content) {
    root.dataset.other = "";
  }
  try {
    const theme = site !== undefined && localStorage.getItem("last-move theme");
    if (["light", "dark", "contrast"].includes(theme)) root.dataset.theme = theme;
  } catch {
    // Storage is blocked, so no theme was chosen.
  }
}
