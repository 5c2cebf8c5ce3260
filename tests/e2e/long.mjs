// Prints the long tasks of the page of tables on a processor four times slower, in ms as the browser counts
// them (those above 50): growing, scrolling, keys, views, the plane, and one table after another. By hand,
// on a machine that does nothing else:
// LAST_MOVE_URL=http://127.0.0.1:8080/ node tests/e2e/long.mjs
import { address, openBrowser } from "./browser.mjs";

const slower = 4;
const browser = await openBrowser();
const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
const session = await page.context().newCDPSession(page);
await page.addInitScript(() => {
  window.long = [];
  const watch = new PerformanceObserver((list) => window.long.push(...list.getEntries().map((one) => Math.round(one.duration))));
  watch.observe({ type: "longtask" });
});

// What is done begins once the page is at rest.
async function watched(name, start, act) {
  await page.goto("about:blank");
  await page.goto(new URL(`tables.html#${start}`, address).href);
  await page.waitForTimeout(2500);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await page.evaluate(() => (window.long.length = 0));
  await act();
  await page.waitForTimeout(500);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const long = await page.evaluate(() => window.long);
  console.log(`${name.padEnd(24)} ${long.join(" ") || "none"}`);
}

const KAYLES = "rule=0.77&to=500";
const GRUNDY = "rule=grundy&to=20000";
const scrolled = (by) => page.evaluate((by) => {
  const grid = document.getElementById("grid");
  grid.scrollTop = by < 1 ? grid.scrollHeight * by : grid.scrollTop + by;
}, by);

await watched("a table that grows", KAYLES, async () => {
  await page.getByLabel("Rule", { exact: true }).first().fill("grundy");
  await page.getByLabel("Up to").fill("100000");
  await page.getByLabel("Up to").press("Enter");
  await page.waitForTimeout(12_000);
});
await watched("scrolling", GRUNDY, async () => {
  for (let i = 0; i < 30; i += 1) {
    await scrolled(((i * 7) % 30) / 30);
    await page.waitForTimeout(200);
  }
  for (let i = 0; i < 40; i += 1) {
    await scrolled(60);
    await page.waitForTimeout(60);
  }
});
await watched("keys", GRUNDY, async () => {
  await page.locator("#c10").focus();
  for (let i = 0; i < 30; i += 1) {
    await page.keyboard.press(i % 3 ? "ArrowRight" : "PageDown");
    await page.waitForTimeout(120);
  }
});
await watched("views", GRUNDY, async () => {
  for (const name of ["Dots", "Heat map", "Strip", "Facts", "Grid"]) {
    await page.getByRole("button", { name, exact: true }).first().click();
    await page.waitForTimeout(900);
  }
});
await watched("the plane", "plane=wythoff&side=1000", async () => {
  const plane = page.locator("#plane");
  await plane.focus();
  const { x, y } = await plane.boundingBox();
  await page.mouse.move(x + 200, y + 200);
  for (let i = 0; i < 12; i += 1) {
    await page.mouse.wheel(0, -120);
    await page.waitForTimeout(150);
  }
  await page.mouse.down();
  for (let i = 0; i < 20; i += 1) {
    await page.mouse.move(x + 200 + i * 8, y + 200 + i * 4);
    await page.waitForTimeout(50);
  }
  await page.mouse.up();
});
for (const name of ["Wythoff’s queen", "0.161 beside 0.36", "Kayles with longer throws", "Take-away", "H-numbers"]) {
  await watched(name, KAYLES, async () => {
    await page.getByText(name).first().click();
    await page.waitForTimeout(4000);
  });
}
await browser.close();
