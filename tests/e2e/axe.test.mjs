// Axe finds nothing on any page: with all its rules in light, with those about colours in dark.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { address, barriers, openBrowser, soak } from "./browser.mjs";
import { winnable } from "./table.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

// A start of each game; in a long run every start.
const games = new Map(winnable.map((start) => [start.split("?")[0], start]));
const starts = soak ? winnable : [...games.values()];
const routes = ["", ...starts.map((start) => `#/play/${start}`), "#/nowhere", "#/play/nim?at=x"];

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing on any page, ${colorScheme}`, async () => {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    for (const route of routes) {
      const page = await context.newPage();
      await page.goto(address + route);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
      assert.deepEqual(await barriers(page, { colours: colorScheme === "dark" }), [], `${colorScheme} ${route}`);
      await page.close();
    }
    await context.close();
  });
}
