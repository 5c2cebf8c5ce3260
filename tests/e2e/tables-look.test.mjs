// The look of the page of tables: axe finds no violations, it fits narrow windows, and it matches the page of games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { address as root, openPage, soak, testBrowser } from "./browser.mjs";

const browser = await testBrowser();

const open = (hash, options) => openPage(browser, `tables.html#${hash}`, options);
const done = (page) => page.waitForFunction(() => document.querySelector(".work.is-calm"));

const routes = ["rule=0.77&to=1000", "rule=0.161&to=1000&with=0.36", "rule=grundy&to=2000&view=dots", "rule=0.07&to=1000&view=heat",
  "plane=wythoff&side=200&at=3.5", "table=kayles&most=12&to=100", "table=take-away&f=2x&most=12&to=60", "table=limits&f=2x&to=200", "rule=0.7x"];

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds no violations in the tables, ${colorScheme}`, async () => {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    // Axe checks every cell, and most cells are alike, so tables are shorter except in a soak run.
    // The colours of one view are those of the others: in dark every second one.
    const some = routes.filter((_, i) => soak || colorScheme === "light" || i % 2 === 0);
    for (const route of soak ? some : some.map((route) => route.replace(/to=\d{4}/, "to=120"))) {
      const page = await context.newPage();
      await page.goto(`${root}tables.html#${route}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await done(page);
      await page.waitForTimeout(200);
      await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
      if (route.startsWith("rule=0.77")) await page.getByRole("button", { name: "Export…" }).click();
      assert.deepEqual(await barriers(page, { colours: colorScheme === "dark" }), [], `${colorScheme} ${route}`);
      await page.close();
    }
    await context.close();
  });
}

test("nothing scrolls sideways at 320 px, also with text of twice the size", async () => {
  for (const size of ["100%", "200%"]) {
    const { page } = await open("", { viewport: { width: 320, height: 640 } });
    for (const route of routes) {
      await page.goto(`${root}tables.html#${route}`);
      await done(page);
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        document.querySelectorAll("details").forEach((fold) => { fold.open = true; });
      }, size);
      // The plane is laid out again for larger text, which takes some time on a slow machine: the width counts once it stays.
      let over, before;
      for (let tries = 0; tries < 50 && (over === undefined || over > 0 || over !== before); tries += 1) {
        before = over;
        await page.waitForTimeout(100);
        over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      }
      assert.ok(over <= 0, `${route} at ${size} is ${over} px too wide`);
    }
    await page.close();
  }
});

test("the pages of games and of tables link to each other, and share the theme", async () => {
  const { page, complaints } = await openPage(browser, "#/play/nim");
  await page.getByLabel("Theme").selectOption("dark");
  await page.getByRole("link", { name: "Tables" }).click();
  await page.getByRole("heading", { level: 1, name: /Kayles/ }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await page.getByRole("link", { name: "Games" }).first().click();
  await page.getByRole("searchbox").waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
});
