// Focus during play, announcements to screen readers, and the columns of the list of moves.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser, openPage, soak } from "./browser.mjs";
import { board, games, kinds } from "./table.mjs";
import { arm } from "./window.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const BOXER = "dots-and-boxes?at=---_-......_.-._-.-...._..-_-.-...._.--";
const focused = (page) => page.evaluate(() => {
  const one = document.activeElement;
  return { id: one.id, legal: one.matches("#board .is-legal"), over: Boolean(document.querySelector(".turn.is-over")) };
});
const settled = (page) => page.waitForFunction(() => !document.querySelector(".is-busy"));

test("in every game the arrow keys start at a spot with a move", async () => {
  for (const game of games) {
    const { page } = await openPage(browser, `#/play/${game}`);
    const first = board(page).locator("[role=gridcell][tabindex='0']");
    await first.waitFor();
    assert.match(await first.getAttribute("class"), /is-legal/, `${game}: ${await first.getAttribute("aria-label")}`);
    await page.close();
  }
});

// One game of every fourth kind of board, or of each in a soak run.
// On a slow processor the machine moves before the focus has followed the player's move, so two run slowed as well.
const some = kinds.filter((_, i) => soak || i % 4 === 1);
const PACES = [...some.map((start) => [start, 1]), ...some.slice(0, 2).map((start) => [start, 10])];

for (const [start, slower] of PACES) {
  test(`${start}, ${slower} times slower: the focus stays on spots with a move, and ends on the result`, async () => {
    const { page, complaints } = await openPage(browser, `#/play/${start}`);
    await board(page).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    for (let move = 0; move < 40; move += 1) {
      await settled(page);
      const before = await focused(page);
      if (before.over) break;
      if (move) assert.ok(before.legal, `after reply ${move}: ${JSON.stringify(before)}`);
      const address = await page.evaluate(() => location.hash);
      await arm(page);
      await page.locator(".pending .act").focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction((old) => location.hash !== old, address);
      await settled(page);
      // The focus follows in a later task.
      await page.waitForFunction(() => document.activeElement?.matches("#result, #board .is-legal"));
    }
    assert.deepEqual(await focused(page), { id: "result", legal: false, over: true });
    assert.deepEqual(complaints, []);
    await page.close();
  });
}

test("a turn of several lines is one announcement, and each line is listed under the player who drew it", async () => {
  const { page } = await openPage(browser, `#/play/${BOXER}`);
  await board(page).waitFor();
  await page.evaluate(() => {
    window.said = [];
    new MutationObserver(() => {
      const now = document.querySelector("[role=status].vh").textContent;
      if (now && window.said.at(-1) !== now) window.said.push(now);
    }).observe(document.querySelector("[role=status].vh"), { subtree: true, childList: true, characterData: true });
  });
  await page.getByLabel("Type a move").fill("BF");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=(\w\w,){5}\w\w/.test(location.hash));
  await settled(page);
  const said = await page.evaluate(() => window.said);
  assert.equal(said.length, 1, said.join(" | "));
  assert.match(said[0], /^You draw BF\. The machine closes \d box(es)? with \w\w(, \w\w)*, then draws \w\w\. Your move\.$/);
  const [words, lines] = await page.evaluate(() => [
    document.querySelector(".say p").innerText, document.querySelectorAll("#board .edge.is-last").length,
  ]);
  assert.match(words, /^The machine closes \d box(es)? with \w\w(, \w\w)*, then draws \w\w\. Why\?$/);
  assert.equal(lines, words.match(/[A-Z]{2}/g).length, `${words} and ${lines} marked lines`);
  const columns = await page.locator(".moves .ply").evaluateAll((all) => all.slice(1).map((one) => Math.round(one.getBoundingClientRect().left)));
  assert.ok(columns.slice(1).every((left) => left > columns[0] + 40), columns.join());
  await page.close();
});

test("no number of Dots and Boxes overlaps the name of a chain", async () => {
  for (const viewport of [{ width: 1366, height: 768 }, { width: 360, height: 740 }]) {
    const { page } = await openPage(browser, `#/play/${BOXER}&show=values`, { viewport });
    await page.locator("#board .chain").first().waitFor();
    const boxes = (selector) => page.locator(`#board ${selector}`).evaluateAll((all) => all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return [left, right, top + 3, bottom - 3];
    }));
    for (const name of await boxes(".chain")) {
      for (const number of await boxes(".margin")) {
        const apart = name[0] >= number[1] || number[0] >= name[1] || name[2] >= number[3] || number[2] >= name[3];
        assert.ok(apart, `${viewport.width}: ${name} and ${number}`);
      }
    }
    await page.close();
  }
});
