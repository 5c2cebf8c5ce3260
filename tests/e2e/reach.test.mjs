// Accessibility of every page: no sideways scrolling, one tab stop a board, names, headings, announcements.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, openPage, testBrowser } from "./browser.mjs";
import { board, winnable } from "./table.mjs";

const browser = await testBrowser();

const games = [...new Set(winnable.map((start) => start.split("?")[0]))];
const routes = ["", ...winnable.map((start) => `#/play/${start}`), "#/nowhere", "#/play/nim?at=x"];

test("nothing scrolls sideways at 320 px, also with text of twice the size", async () => {
  for (const size of ["100%", "200%"]) {
    const { page } = await openPage(browser, "", { viewport: { width: 320, height: 640 } });
    for (const route of routes) {
      await page.goto((await import("./browser.mjs")).address + (route || "#/"));
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        document.querySelectorAll("details").forEach((fold) => { fold.open = true; });
      }, size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${route} at ${size} is ${over} px too wide`);
    }
    await page.close();
  }
});

test("a board is one tab stop, and its spots are named and unlike", async () => {
  for (const start of winnable) {
    await onPage(browser, `#/play/${start}`, {}, async (page) => {
      const stops = await board(page).locator("[tabindex='0']").count();
      assert.equal(stops, 1, start);
      const names = await board(page).getByRole("gridcell").evaluateAll((spots) =>
        spots.map((spot) => spot.getAttribute("aria-label")));
      assert.ok(names.length > 0 && names.every((name) => name && name.length > 2), start);
      assert.equal(new Set(names).size, names.length, `${start}: two spots share a name`);
    });
  }
});

test("each game has a title of its own and one heading of the first level", async () => {
  const seen = new Set();
  for (const game of games) {
    await onPage(browser, `#/play/${game}`, {}, async (page) => {
      assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
      seen.add(await page.title());
    });
  }
  assert.equal(seen.size, games.length);
});

test("move and reply are announced in one live region", async () => {
  const { page } = await openPage(browser, "#/play/nim?at=1.1.1");
  const spoken = await page.evaluateHandle(() => {
    const log = [];
    const listen = new MutationObserver(() => {
      const text = document.querySelector("[role=status]")?.textContent.trim();
      if (text && log.at(-1) !== text) log.push(text);
    });
    listen.observe(document.body, { subtree: true, childList: true, characterData: true });
    return log;
  });
  await page.getByLabel("Type a move").fill("1-1");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=1-1,/.test(location.hash));
  await page.waitForTimeout(100);
  const log = (await spoken.jsonValue()).join(" ");
  assert.match(log, /You take 1 stone from heap 1/);
  assert.match(log, /The machine takes 1 stone from heap/);
  assert.match(log, /Your move/);
  assert.equal(await page.locator("[role=status]").count(), 1);
  await page.close();
});
