// Axe finds no violations on any page, and no incomplete results other than the known ones: with all its rules in the
// light theme, and with the rules about colours in the dark theme and with more contrast.
import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { address, leaveBoard, soak, testBrowser } from "./browser.mjs";
import { kinds, third, winnable } from "./table.mjs";

const browser = await testBrowser();

// One start of every third board kind, since the markup around a board is the same; in a soak run every start.
const starts = soak ? winnable : third(kinds, 0);
const routes = ["", ...starts.map((start) => `#/play/${start}`), "#/nowhere", "#/play/nim?at=x"];

// Runs in the page: hides elements that change their theme only once they are visible.
function leaveOut(selector) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} { display: none }`);
  document.adoptedStyleSheets.push(sheet);
}

// Goes to a route on the same page by way of one without a board, in the light theme and with no elements hidden.
async function go(page, route) {
  await page.emulateMedia(THEMES.light);
  await leaveBoard(page);
  await page.evaluate(() => { document.adoptedStyleSheets = []; });
  if (route !== "#/nowhere") await page.goto(address + route);
  if (route.includes("/play/")) await page.locator("#board").waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

// Themes other than light are checked on the same page, with the rules about colours alone.
const THEMES = { light: { colorScheme: "light", contrast: "no-preference" }, dark: { colorScheme: "dark" }, "more contrast": { colorScheme: "light", contrast: "more" } };

test(`axe finds nothing on any page, on ${starts.length} of ${winnable.length} starts, light, and some dark or with more contrast`, async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const [i, route] of routes.entries()) {
    await go(page, route);
    await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
    // The colours of a page depend little on its game: every second one, in turns, except in a soak run.
    const others = soak ? ["dark", "more contrast"] : [["dark"], [], ["more contrast"], []][i % 4];
    for (const theme of ["light", ...others]) {
      await page.emulateMedia(THEMES[theme]);
      if (theme === others[0]) await page.evaluate(leaveOut, ".sisters");
      assert.deepEqual(await barriers(page, { colours: theme !== "light" }), [], `${theme} ${route}`);
    }
  }
  await page.close();
});
