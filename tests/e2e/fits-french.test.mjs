// A game in French, in the theme with the longest name, fits its window: in play, and at its end with the result, the last move and what to do next.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, openPage, soak, testBrowser } from "./browser.mjs";
import { board, firsts, third } from "./table.mjs";
import { SIZES, lay, opening, resize, seen, starts } from "./window.mjs";

const browser = await testBrowser();

// Plays the first legal move again and again until the game is over; against a perfect machine that mostly loses.
async function end(page) {
  const field = page.locator("[aria-describedby=typed-error]");
  for (let move = 0; move < 60; move += 1) {
    await page.waitForFunction(() => document.querySelector(".turn").matches(".is-over, .is-you"));
    if (await page.locator(".turn.is-over").count()) return;
    const before = await page.evaluate(() => location.hash);
    await field.fill(await field.getAttribute("placeholder"));
    await field.press("Enter");
    await page.waitForFunction((before) => location.hash !== before, before);
  }
  throw new Error("the game does not end");
}

async function fits(page, label) {
  for (const size of SIZES) {
    await resize(page, size);
    const { missing } = await seen(page);
    assert.deepEqual(missing, [], `${label}, ${size.join(" x ")}`);
  }
}

const origins = [{ origin: new URL(address).origin, localStorage: [{ name: "last-move theme", value: "contrast" }] }];

// The words around a board are the same for all games, and a test of all texts finds the long ones: every third game.
for (const start of third(firsts, 1)) {
  test(`in French ${start} fits each window, and so does its end`, async (t) => {
    const { page, complaints } = await openPage(browser, `#/play/${start}`, { viewport: { width: 360, height: 740 }, hasTouch: true, locale: "fr", storageState: { origins } });
    await board(page).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "contrast");
    await opening(page);
    await fits(page, `${start}, in play`);
    await end(page);
    t.diagnostic(`${await page.locator(".pending :is(.act, .word)").count()} buttons`);
    await fits(page, `${start}, at the end`);
    assert.deepEqual(complaints, []);
    await page.close();
  });
}

// In a long run every start in the windows of a telephone.
for (const game of soak ? firsts.map((start) => start.split("?")[0]) : []) {
  test(`in French each start of ${game} fits the windows of a telephone`, async () => {
    const { page } = await openPage(browser, `#/play/${game}`, { viewport: { width: 360, height: 740 }, hasTouch: true, locale: "fr", storageState: { origins } });
    for (const name of await starts(page)) {
      await resize(page, SIZES[2]);
      await lay(page, name);
      await opening(page);
      for (const size of SIZES.slice(2)) {
        await resize(page, size);
        assert.deepEqual((await seen(page)).missing, [], `${game}, ${name}, ${size.join(" x ")}`);
      }
    }
    await page.close();
  });
}
