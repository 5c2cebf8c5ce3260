// A game fits its window: board, turn, last move and the confirm button are visible without scrolling.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, openPage, soak, testBrowser } from "./browser.mjs";
import { games } from "./table.mjs";
import { dense, row, seams } from "./winnable.mjs";
import { SIZES, lay, legible, opening, resize, seen, starts } from "./window.mjs";

const browser = await testBrowser();

// Checks starts of a game after a move and its answer, with the next move selected: the first start in two of the
// windows, in turns, and the last in one of them. In a soak run every start in each size. Where fingers play there may be two
// more buttons.
async function fits(game, turn, check) {
  let summary;
  await onPage(browser, `#/play/${game}`, { viewport: { width: 1280, height: 900 }, hasTouch: true }, async (page) => {
    const names = await starts(page);
    assert.ok(names.length > 2, game);
    const some = soak ? names : [names[0], names.at(-1)];
    summary = `${some.length} of ${names.length} starts`;
    for (const [i, name] of some.entries()) {
      await resize(page, SIZES[0]);
      await lay(page, name);
      await opening(page);
      const some = SIZES.filter((_, n) => (i === 0 ? n % 2 === turn % 2 : n === turn % SIZES.length));
      for (const size of soak ? SIZES : some) {
        await resize(page, size);
        check(await seen(page), `${game}, ${name}, ${size.join(" x ")}`, size);
      }
    }
  });
  return summary;
}

// Every second game; in a soak run all.
for (const [turn, game] of games.filter((_, i) => soak || i % 2 === 0).entries()) {
  test(`${game} fits each window`, async (t) => {
    t.diagnostic(await fits(game, turn, ({ boxes, missing }, label, [width, height]) => {
      assert.deepEqual(missing, [], label);
      // The board follows the size of the window: it is no thin strip, and it leaves room for text.
      const share = (boxes.board[3] - boxes.board[1]) / height;
      assert.ok(share > 0.3 && share < 0.85, `${label}: the board takes ${share} of the height`);
      // On a wide window the choice of the start is right below the steps, and these below the last move.
      if (width >= 1280) {
        assert.equal(boxes.start[0], boxes.board[0], label);
        const end = Math.max(boxes.words[3], boxes.steps[3]);
        assert.ok(boxes.start[1] - end < 60, `${label}: the start is chosen at ${boxes.start}, the words end at ${boxes.words}, the steps at ${boxes.steps}`);
      }
    }));
  });
}

const spots = (page) => page.evaluate(() => [...document.querySelectorAll("#board .spot.is-legal:not(.gap) .hit")].map((hit) => {
  const { left, right, top, bottom } = hit.getBoundingClientRect();
  return { left: Math.max(left, 0), right: Math.min(right, innerWidth), top, bottom };
}));

test("one row stays one row on a phone, and its pieces are wide enough to tap", async () => {
  for (const start of row) {
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
    for (const start of seams) {
      const { page } = await openPage(browser, `#/play/${start}`, { viewport: { width, height: 740 }, hasTouch: true });
      await page.locator("#board .hit").first().waitFor();
      // Four lines fill the height of the window, so their seams are narrower.
      const all = await spots(page);
      const lines = new Set(all.map(({ top }) => Math.round(top))).size;
      const least = Math.min(lines > 3 ? 34 : 44, width / 8.1);
      for (const { left, right } of all) assert.ok(right - left >= least, `${start} at ${width} px: ${right - left} px wide`);
      await page.close();
    }
  }
});

test("values are legible, and the board of a phone does not move when they appear", async () => {
  for (const [game, viewport] of games.flatMap((game) => [[game, SIZES[2]], [game, SIZES[0]]])) {
    const [width, height] = viewport;
    await onPage(browser, `#/play/${game}`, { viewport: { width, height } }, async (page) => {
      const before = await legible(page);
      assert.deepEqual(before.outside, [], game);
      await page.locator("#board [tabindex='0']").focus();
      await page.keyboard.press("v");
      // A game of points shows margins instead of marks, and a crowded board only the marks of winning moves.
      await page.locator("#board :is(.mark, .margin)").filter({ visible: true }).first().waitFor();
      await page.locator(".turn .verdict").waitFor();
      const { mark, touching, letter, outside, top } = await legible(page);
      assert.deepEqual([touching, outside], [0, []], `${game} at ${width}`);
      if (width < 400) assert.equal(top, before.top, game);
      assert.ok(mark >= 15.5, `${game}: a mark is ${mark} px wide`);
      assert.ok(letter >= 10, `${game}: letters of ${letter} px`);
    });
  }
});

test("where marks would lie on each other only winning moves have one", async () => {
  for (const start of dense) {
    for (const viewport of [{ width: 360, height: 740 }, { width: 1366, height: 768 }]) {
      await onPage(browser, `#/play/${start}&show=values`, { viewport }, async (page) => {
        await page.locator(".turn .verdict").waitFor();
        await page.locator("#board .spot > .mark").first().waitFor({ state: "attached" });
        const { mark, touching } = await legible(page);
        const label = `${start} at ${viewport.width}`;
        // A ring is the mark of a square that the queen cannot reach.
        const [drawn, explained] = await page.evaluate(() => ["#board .mark", ".key use"].map((selector) => {
          const visible = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
          return [...new Set(visible.map((one) => one.getAttribute("href").replace("ring", "mark")))].sort();
        }));
        assert.deepEqual(explained, drawn, `${label}: the marks that are explained are those on the board`);
        assert.ok(touching <= 2, `${label}: ${touching} marks touch`);
        assert.ok(mark >= 15.5, `${label}: a mark is ${mark} px wide`);
      });
    }
  }
});

test("when a game ends the board does not move, and the pieces that ended it are marked", async () => {
  for (const [start, move, marked] of [["chomp?at=4.4.4", "1-2", 0], ["treblecross?at=X.X.......", "2", 3]]) {
    await onPage(browser, `#/play/${start}`, { viewport: { width: 360, height: 740 } }, async (page) => {
      const { top } = await legible(page);
      await page.getByLabel("Type a move").fill(move);
      await page.keyboard.press("Enter");
      await page.locator(".turn.is-over").waitFor();
      await page.evaluate(() => scrollTo(0, 0));
      assert.equal((await legible(page)).top, top, start);
      assert.equal(await page.locator("#board .over .is-last").count(), marked, start);
    });
  }
});

test("a heap that continues on a second line is closer to itself than to the others", async () => {
  await onPage(browser, "#/play/heap-rule?rule=0.77&at=8.4.2", { viewport: { width: 360, height: 740 } }, async (page) => {
    const tops = await page.locator("#board [role=row]").evaluateAll((rows) => rows.map((row) => row.querySelector(".hit").getBoundingClientRect().top));
    const [first, below, next, beside] = tops;
    assert.ok(below - first < 0.75 * (next - below), `${tops}`);
    assert.ok(Math.abs(beside - next) < 1, `${tops}: heaps that fit stand beside each other`);
  });
});

test("in a narrow frame the board comes before the long rule", async () => {
  for (const game of ["wythoff", "demon-money", "kayles"]) {
    const { page } = await openPage(browser, `v1/${game}.html`, { viewport: { width: 360, height: 600 } });
    await page.locator(".board .hit").first().waitFor();
    const [board, rule] = await Promise.all(["#board", ".rule"].map((part) => page.locator(part).boundingBox()));
    assert.ok(board.y + board.height <= 600, `${game}: the board ends at ${board.y + board.height}`);
    assert.ok(rule.y >= board.y + board.height, `${game}: the rule stands at ${rule.y}`);
    await page.close();
  }
});

test("on a wide window pieces are large, and the board is not too high", async () => {
  // The least width of a piece, and the largest share of the window’s height that the board takes.
  for (const [start, least, most] of [["nim?at=3.4.5", 85, 0.6], ["chomp", 85, 0.6], ["remove-a-square", 85, 0.6], ["one-pile", 55, 0.4], ["grundys-game?at=13", 40, 0.4]]) {
    await onPage(browser, `#/play/${start}`, { viewport: { width: 1366, height: 768 } }, async (page) => {
      const { piece, share } = await page.evaluate(() => {
        const wide = (one) => one.getBoundingClientRect().width;
        return {
          piece: Math.min(...[...document.querySelectorAll("#board use.piece")].map(wide)),
          share: document.querySelector("#board > .board").getBoundingClientRect().height / innerHeight,
        };
      });
      assert.ok(piece >= least, `${start}: a piece is ${piece} px wide`);
      assert.ok(share <= most, `${start}: the board takes ${share} of the height`);
    });
  }
});
