// An evening of play leaves the memory as it was: neither the heap of the page nor that of the program grows with what is done.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, soak, testBrowser } from "./browser.mjs";
import { collectMemories } from "./memories.mjs";
import { board } from "./table.mjs";

const browser = await testBrowser();

// Actions that fill the caches, those that are measured then, and kB of the heap for 1,000 of these. Kayles took 57 kB
// from 1,000 to 4,000, and 11 kB from there to 7,000; without care it was 80 to 215 kB for each 1,000.
const [WARM, ACTIONS, MOST] = soak ? [3000, 10_000, 20] : [800, 1000, 60];

// Plays by clicks on the board, takes back, chooses and drops moves, and begins anew.
const act = (page, from, count) => page.evaluate(async ([from, count]) => {
  const pause = () => new Promise((done) => setTimeout(done));
  const press = (element) => element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const verb = (word) => [...document.querySelectorAll(".controls .verb")].find((one) => one.textContent === word);
  for (let n = from; n < from + count; n += 1) {
    const spots = document.querySelectorAll("#board .spot.is-legal .hit");
    if (n % 97 === 0 || spots.length === 0) press(verb("Again"));
    else if (n % 31 === 0) press(verb("Undo"));
    else press(spots[(n * 7) % spots.length]);
    await pause();
    await pause();
  }
}, [from, count]);

// Kayles with values asks the solver as well; in a soak run Nim, too.
for (const start of ["kayles?players=two&show=values", ...(soak ? ["nim?at=5.6.7.8&players=two"] : [])]) {
  test(`${start}: the heap does not grow with play`, async (t) => {
    const { page, complaints } = await openPage(browser, "#/nowhere");
    await page.addInitScript(collectMemories);
    await page.reload();
    await page.evaluate((start) => { location.hash = `#/play/${start}`; }, start);
    await board(page).locator(".hit").first().waitFor();
    const client = await page.context().newCDPSession(page);
    await client.send("HeapProfiler.enable");
    const used = async () => {
      await page.waitForTimeout(500);
      for (let i = 0; i < 3; i += 1) await client.send("HeapProfiler.collectGarbage");
      const { usedSize } = await client.send("Runtime.getHeapUsage");
      const program = await page.evaluate(() => self.memories.reduce((sum, one) => sum + one.buffer.byteLength, 0));
      return { heap: usedSize / 1000, program: program / 1000 };
    };
    await act(page, 1, WARM);
    const before = await used();
    await act(page, WARM, ACTIONS);
    const after = await used();
    const grown = ((after.heap - before.heap) * 1000) / ACTIONS;
    t.diagnostic(`${before.heap.toFixed(0)} kB, then ${after.heap.toFixed(0)} kB: ${grown.toFixed(1)} kB for 1,000 actions; the program ${before.program} and ${after.program} kB`);
    assert.ok(before.program > 0, "the memory of the program was found");
    assert.ok(grown < MOST, `the heap grows by ${grown} kB for 1,000 actions`);
    // A page of memory is 64 kB.
    assert.ok(after.program - before.program <= 300, `the program grows from ${before.program} to ${after.program} kB`);
    assert.deepEqual(complaints, []);
    await page.close();
  });
}
