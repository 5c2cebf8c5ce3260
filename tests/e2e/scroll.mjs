// Prints the largest gaps between animation frames while a page with fifty pasted frames is scrolled by the
// wheel, beside those of an empty page of the same height in the same run: `node tests/e2e/scroll.mjs`, with
// the address of the site in LAST_MOVE_URL.
import { openBrowser } from "./browser.mjs";
import { openHosts, snippet } from "./hosts.mjs";

const COUNT = 50;
const ROUNDS = 3;
const STEP = 240; // CSS pixels a turn of the wheel
const PACE = 60; // ms between two turns
const GAMES = ["nim", "kayles", "wythoff", "dots-and-boxes", "queens", "chocolate-stones", "grundys-game"];

const hosts = await openHosts();
const browser = await openBrowser();
const frames = Array.from({ length: COUNT }, (_, i) => `<p>${snippet(hosts.shut, `${GAMES[i % GAMES.length]}.html`)}</p>`).join("");

// The gaps in ms, largest first, from the first turn of the wheel to the last.
async function gaps(name, text) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.goto(hosts.page(name, text), { waitUntil: "load", timeout: 120_000 });
  await page.waitForTimeout(3000);
  const height = await page.evaluate(() => {
    self.gaps = [];
    let last = performance.now();
    const see = () => {
      const now = performance.now();
      self.gaps.push(now - last);
      last = now;
      requestAnimationFrame(see);
    };
    requestAnimationFrame(see);
    return document.documentElement.scrollHeight;
  });
  await page.mouse.move(980, 400);
  for (let at = 0; at < height; at += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(PACE);
  }
  const all = (await page.evaluate(() => self.gaps)).sort((one, other) => other - one);
  await page.close();
  return { all, height };
}

for (let round = 1; round <= ROUNDS; round += 1) {
  const full = await gaps("full", frames);
  const empty = await gaps("empty", `<div style="height:${full.height - 16}px"></div>`);
  for (const [name, { all, height }] of Object.entries({ frames: full, empty })) {
    const most = all.slice(0, 5).map((gap) => Math.round(gap)).join(" ");
    console.log(`round ${round}, ${name}: ${height} px, largest gaps ${most} ms, ${all.filter((gap) => gap > 100).length} of ${all.length} above 100 ms`);
  }
}
await browser.close();
hosts.close();
