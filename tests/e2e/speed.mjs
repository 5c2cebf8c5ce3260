// Prints, for a processor four times slower, the time to the first board and the longest task while playing.
import { openBrowser, openPage } from "./browser.mjs";
import { board, winnable } from "./table.mjs";

const slower = 4;
const large = ["wythoff?at=25.24", `kayles?at=${"i".repeat(60)}_${"i".repeat(60)}`, "grundys-game?at=40.40.40"];

const browser = await openBrowser();
console.log(`on a processor slowed ${slower} times: ms to the first board, ms of the longest task while playing`);
// Clicks a spot with a move twice; returns false if the game is over.
async function clickedMove(page) {
  const spot = board(page).locator(".is-legal").first();
  if ((await spot.count()) === 0) return false;
  const hit = page.locator(`[id="${await spot.evaluate((node) => node.id)}"] .hit`);
  await hit.click();
  await hit.click();
  return true;
}

let worst = 0;
for (const start of [...winnable, ...large]) {
  const { page } = await openPage(browser, "", {});
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration)))
      .observe({ type: "longtask", buffered: true });
    const look = () => {
      if (document.querySelector("#board [role=gridcell]")) window.firstBoard = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("about:blank");
  await page.goto((await import("./browser.mjs")).address + `#/play/${start}&show=values`);
  await board(page).waitFor();
  await page.waitForFunction(() => window.firstBoard);
  await page.waitForTimeout(1500);
  const first = await page.evaluate(() => { window.tasks.length = 0; return window.firstBoard; });
  for (let move = 0; move < 4; move += 1) {
    if (!(await clickedMove(page))) break;
    await page.waitForTimeout(1500);
  }
  const longest = await page.evaluate(() => Math.max(0, ...window.tasks));
  worst = Math.max(worst, longest);
  const name = start.length > 44 ? `${start.slice(0, 43)}…` : start;
  console.log(`${name.padEnd(46)} ${first.toFixed(0).padStart(6)} ${longest ? longest.toFixed(0).padStart(6) : "   <50"}`);
  await page.close();
}
console.log(worst > 0 ? `longest task while playing: ${worst.toFixed(0)} ms` : "no task over 50 ms while playing");
await browser.close();
await import("./picture.mjs");
