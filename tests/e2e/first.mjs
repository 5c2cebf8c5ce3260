// Prints the time until a frame shows its first playable board, on this processor and on one four times slower:
// the page of the frame alone, with an empty cache, the median of five. By hand:
// LAST_MOVE_URL=http://127.0.0.1:8080/ node tests/e2e/first.mjs
import { address, openBrowser } from "./browser.mjs";

const slower = 4;
const times = 5;
const pages = ["v1/kayles.html", "v1/nim.html", "v1/wythoff.html", "v1/dots-and-boxes.html"];

const browser = await openBrowser();
const median = (all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)];

// ms from the request of the page to the first moment at which a move is possible.
async function first(path, rate) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector("#board .is-legal, #board [role=gridcell], .score-line, .grid")) window.first = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(new URL(path, address).href);
  await page.waitForFunction(() => window.first, null, { timeout: 60_000 });
  const ms = await page.evaluate(() => window.first);
  await context.close();
  return ms;
}

console.log(`ms to the first board: on this processor, and on one ${slower} times slower (median of ${times})`);
await first(pages[0], 1); // Warms up the browser.
for (const path of pages) {
  const found = [];
  for (const rate of [1, slower]) {
    const all = [];
    for (let i = 0; i < times; i += 1) all.push(await first(path, rate));
    found.push(median(all).toFixed(0).padStart(6));
  }
  console.log(`${path.padEnd(34)} ${found.join(" ")}`);
}
await browser.close();
