// During a game against the machine no task of the page takes more than 50 ms of CPU.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, soak, tasks, testBrowser } from "./browser.mjs";
import { board, firsts, kinds, third } from "./table.mjs";

const browser = await testBrowser();

const MOST = 50; // ms; measured: 7 to 12
const MOVES = 2;
const RUNS = 3; // at most: another run excludes the load of a busy machine

// One start on every third kind of board; in a soak run one of each game.
const starts = soak ? firsts : third(kinds, 2);

// The longest task while some moves are made and answered.
async function longest(start) {
  const { page, complaints } = await openPage(browser, `#/play/${start}&show=values`, { reducedMotion: "no-preference" });
  await board(page).waitFor();
  const field = page.getByLabel("Type a move");
  const mine = () => page.waitForFunction(() => {
    const turn = document.querySelector(".turn");
    return turn.classList.contains("is-over") || turn.classList.contains("is-you");
  });
  await mine();
  // CPU time, not wall-clock time: other load of the machine does not count.
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  for (let move = 0; move < MOVES && (await page.locator(".turn.is-you").count()); move += 1) {
    const before = await page.evaluate(() => location.hash);
    await field.fill(await field.getAttribute("placeholder"));
    await field.press("Enter");
    await page.waitForFunction((before) => location.hash !== before, before);
    await mine();
  }
  const found = tasks(await browser.stopTracing());
  assert.ok(found.length > 50, `${found.length} tasks were seen`);
  assert.deepEqual(complaints, []);
  await page.close();
  return Math.max(...found);
}

for (const start of starts) {
  test(`${start} is played without a long task`, async (t) => {
    let least = Infinity;
    for (let run = 0; run < RUNS && least > MOST; run += 1) least = Math.min(least, await longest(start));
    t.diagnostic(`${least.toFixed(1)} ms`);
    assert.ok(least > 0 && least <= MOST, `a task of ${least} ms`);
  });
}
