// Prints the long tasks of the page of tables on a processor four times slower, in ms: first those that the browser
// reports as long (above 50), then the CPU time of all tasks above 50. The second list includes tasks that only
// draw, which the browser does not report, but not those that the driver of the browser causes.
// By hand, on a machine that does nothing else, and more than once, as runs differ:
// LAST_MOVE_URL=http://127.0.0.1:8080/ node tests/e2e/long.mjs [name of one]
import { address, mainThreads, openBrowser } from "./browser.mjs";

const slower = 4;
const only = process.argv[2];
const browser = await openBrowser();
const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
const session = await page.context().newCDPSession(page);
await page.addInitScript(() => {
  window.long = [];
  const watch = new PerformanceObserver((list) => window.long.push(...list.getEntries().map((one) => one.duration)));
  watch.observe({ type: "longtask" });
});

// Tasks of the driver have an event with this interface.
const DRIVER = "blink.mojom.DevToolsSession";

// The tasks of the page's main thread, and the events within each.
function tasks(recorded) {
  const mine = mainThreads(recorded).filter((one) => one.ph === "X" && one.tdur !== undefined);
  mine.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const all = [];
  for (const one of mine) {
    const last = all.at(-1);
    if (last && one.pid === last.pid && one.ts < last.ts + last.dur) last.within.push(one);
    else all.push({ ...one, within: [] });
  }
  return all.filter((task) => !task.within.some((one) => one.args?.chrome_mojo_event_info?.mojo_interface_tag === DRIVER));
}

const listed = (numbers) => numbers.map(Math.round).join(" ") || "none";

// Waits until the page is idle, then records its tasks during `act`.
async function measured(name, start, act) {
  if (only && only !== name) return;
  await page.goto("about:blank");
  await page.goto(new URL(`tables.html#${start}`, address).href);
  await page.waitForTimeout(2500);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await browser.startTracing(page, { categories: ["toplevel"] });
  await page.evaluate(() => (window.long.length = 0));
  await act();
  await page.waitForTimeout(500);
  const counted = await page.evaluate(() => window.long);
  const recorded = await browser.stopTracing();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const all = tasks(recorded).map((task) => task.tdur / 1000).filter((long) => long > 50);
  console.log(`${name.padEnd(26)} ${listed(counted)}; ${listed(all)}`);
}

const KAYLES = "rule=0.77&to=500";
const GRUNDY = "rule=grundy&to=20000";
const scrolled = (id, by, way = "Top") => page.evaluate(([id, by, way]) => {
  const pane = document.getElementById(id);
  const all = way === "Top" ? pane.scrollHeight : pane.scrollWidth;
  pane[`scroll${way}`] = by < 1 ? all * by : pane[`scroll${way}`] + by;
}, [id, by, way]);
const pressed = async (keys, times) => {
  for (let i = 0; i < times; i += 1) {
    await page.keyboard.press(keys[i % keys.length]);
    await page.waitForTimeout(120);
  }
};
// Clicks at a point, without the checks of the driver whether the click can reach the element.
const clicked = async (what) => {
  const { x, y, width, height } = await what.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
};
// Scrolls in large jumps, and then in small steps.
const scrolledAbout = async (id, way) => {
  for (let i = 0; i < 30; i += 1) {
    await scrolled(id, ((i * 7) % 30) / 30, way);
    await page.waitForTimeout(200);
  }
  for (let i = 0; i < 40; i += 1) {
    await scrolled(id, 60, way);
    await page.waitForTimeout(60);
  }
};

await measured("a table that grows", KAYLES, async () => {
  await page.getByLabel("Rule", { exact: true }).first().fill("grundy");
  await page.getByLabel("Up to").fill("100000");
  await page.getByLabel("Up to").press("Enter");
  await page.waitForTimeout(12_000);
});
await measured("scrolling", GRUNDY, () => scrolledAbout("grid"));
await measured("scrolling aside", "rule=0.16&to=3000&width=150", () => scrolledAbout("grid", "Left"));
await measured("the strip", GRUNDY, () => scrolledAbout("strip", "Left"));
await measured("keys", GRUNDY, async () => {
  await page.locator("#c10").focus();
  await pressed(["PageDown", "ArrowRight", "ArrowRight"], 30);
});
await measured("widths", GRUNDY, async () => {
  await page.locator("#edge").focus();
  await pressed(["ArrowLeft", "ArrowLeft", "ArrowRight"], 12);
});
await measured("views", GRUNDY, async () => {
  for (const name of ["Dots", "Heat map", "Strip", "Facts", "Grid"]) {
    await clicked(page.getByRole("button", { name, exact: true }).first());
    await page.waitForTimeout(900);
  }
});
await measured("the plane", "plane=wythoff&side=1000", async () => {
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
  await pressed(["ArrowRight", "ArrowUp", "+", "-"], 16);
});
for (const name of ["Wythoff’s queen", "0.161 beside 0.36", "Kayles with longer throws", "Take-away", "H-numbers"]) {
  await measured(name, KAYLES, async () => {
    await clicked(page.getByText(name).first());
    await page.waitForTimeout(4000);
  });
}
await browser.close();
