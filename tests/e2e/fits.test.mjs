// A game fits its window: board, turn, last move and the button that confirms are in sight without scrolling.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, openPage, soak, testBrowser } from "./browser.mjs";
import { winnable } from "./table.mjs";
import { SIZES, lay, opening, resize, seen, starts } from "./window.mjs";

const browser = await testBrowser();

const games = [...new Set(winnable.map((start) => start.split("?")[0]))];

// Named starts of a game, after a move and its answer, with the next move about to be made: the first in each
// window, and the last in one of them. In a long run every start in each window.
async function fits(game, turn, check) {
  let told;
  await onPage(browser, `#/play/${game}`, { viewport: { width: 1280, height: 900 } }, async (page) => {
    const names = await starts(page);
    assert.ok(names.length > 2, game);
    const some = soak ? names : [names[0], names.at(-1)];
    told = `${some.length} of ${names.length} starts`;
    for (const [i, name] of some.entries()) {
      await resize(page, SIZES[0]);
      await lay(page, game, name);
      await opening(page);
      for (const size of soak || i === 0 ? SIZES : [SIZES[turn % SIZES.length]]) {
        await resize(page, size);
        check(await seen(page), `${game}, ${name}, ${size.join(" x ")}`, size);
      }
    }
  });
  return told;
}

for (const [turn, game] of games.entries()) {
  test(`${game} fits each window`, async (t) => {
    t.diagnostic(await fits(game, turn, ({ boxes, missing }, told, [, height]) => {
      assert.deepEqual(missing, [], told);
      // Sizes follow the window: no board is a thin strip, and none leaves no room for the words.
      const share = (boxes.board[3] - boxes.board[1]) / height;
      assert.ok(share > 0.3 && share < 0.85, `${told}: the board takes ${share} of the height`);
    }));
  });
}

// Games of rows and bars, each with the start that has the longest.
const ROWS = ["kayles?at=iiiiiiiiiiiii", "dawsons-kayles?at=iiiiiiiiiiii", "dawsons-chess?at=iiiiiiiii", "treblecross?at=..........."];
// Three bars in four lines are as high as the window allows, so their seams are narrower there.
const BARS = [["grundys-game?at=20", 44], ["heap-rule?rule=0.07&at=13", 44], ["grundys-game?at=5.7.9", 34]];

const spots = (page) => page.evaluate(() => [...document.querySelectorAll("#board .spot.is-legal:not(.gap) .hit")].map((hit) => {
  const { left, right, top, bottom } = hit.getBoundingClientRect();
  return { left: Math.max(left, 0), right: Math.min(right, innerWidth), top, bottom };
}));

test("one row stays one row on a telephone, and its pieces can be hit", async () => {
  for (const start of ROWS) {
    const { page } = await openPage(browser, `#/play/${start}`, { viewport: { width: 320, height: 640 } });
    await page.locator("#board .hit").first().waitFor();
    const all = await spots(page);
    assert.ok(all.length >= 9, start);
    assert.equal(new Set(all.map(({ top }) => Math.round(top))).size, 1, `${start}: more than one line`);
    for (const [i, { left, right }] of all.entries()) {
      assert.ok(right - left >= 24, `${start}: ${right - left} px wide`);
      assert.ok(i === 0 || left >= all[i - 1].right - 1, `${start}: out of order`);
    }
    await page.close();
  }
});

test("the seams of bars are wide enough for a finger", async () => {
  for (const width of [320, 360, 390]) {
    for (const [start, wanted] of BARS) {
      const least = Math.min(wanted, width / 8.1);
      const { page } = await openPage(browser, `#/play/${start}`, { viewport: { width, height: 740 }, hasTouch: true });
      await page.locator("#board .hit").first().waitFor();
      for (const { left, right } of await spots(page)) assert.ok(right - left >= least, `${start} at ${width} px: ${right - left} px wide`);
      await page.close();
    }
  }
});
