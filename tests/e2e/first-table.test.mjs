// The first picture of the usual table is in the HTML of its page and of its frame: title, fields, the meaning of the
// rule, its values and the theorem. The program draws the same in the same place.
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { seed, soak, testBrowser } from "./browser.mjs";
import { openFaulty } from "./faulty.mjs";

const [browser, site] = [await testBrowser(), await openFaulty()];
after(() => site.close());
afterEach(() => site.fault());

const PROGRAM = /last-move-(explorer|table).*_bg\.wasm|last-move-table.*_spare/;
const SIZES = [[1366, 768], [360, 740], [740, 360]];
// In a frame the program shows the values in rows, so there the picture has no values.
const SHARED = ["h1", ".ask", ".ask .act", ".allowed", ".meaning", ".theorem"];
const PAGES = [["tables.html", [...SHARED, ".folds", ".score", "71"]], ["v1/table.html", SHARED]];

// Runs in the page: the boxes of the visible elements for these selectors, in CSS pixels; a number selects a heap of
// the strip.
function places(parts) {
  const seen = (one) => getComputedStyle(one).visibility === "visible" && one.getClientRects().length > 0 && !one.closest(".behind");
  const heap = (one, part) => one.matches("i") && one.textContent === part;
  return parts.map((part) => {
    const number = /^\d/.test(part);
    const all = [...document.querySelectorAll(number ? ".lane i" : part)].filter((one) => seen(one) && (!number || heap(one, part)));
    if (all.length !== 1) return `${part}: ${all.length}`;
    const { x, y, width, height } = all[0].getBoundingClientRect();
    return [x, y, width, height];
  });
}

// Runs in the page before its program: timers without a delay take up to 150 ms, in an order that follows from the
// number, and the clock advances 20 ms at each reading, so that the program draws in as many steps as possible.
function shuffled(order) {
  let dice = order;
  const roll = () => {
    dice = (Math.imul(dice, 1103515245) + 12345) >>> 0;
    return (dice >>> 8) % 150;
  };
  const [later, now] = [self.setTimeout.bind(self), Date.now];
  self.setTimeout = (act, ms, ...more) => later(act, ms || roll(), ...more);
  let ahead = 0;
  Date.now = () => now() + (ahead += 20);
}

// A page whose program is held back until `letIn` is called: with a slow processor, or with shuffled timers.
async function held(path, [width, height], order) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  const page = await context.newPage();
  if (order) {
    await page.addInitScript(shuffled, order);
  } else {
    // A slow machine paints between steps that a fast one takes at once.
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  }
  let letIn;
  const gate = new Promise((goOn) => (letIn = goOn));
  await page.route(PROGRAM, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(site.base + path);
  await page.locator("[data-first=values] .theorem").waitFor();
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(() => document.fonts.ready);
  return { page, letIn, close: () => context.close() };
}

const near = (one, other) => one.every((length, i) => Math.abs(length - other[i]) < .1);
function same(before, after, parts, where) {
  parts.forEach((part, i) => {
    const [one, other] = [before[i], after[i]];
    assert.ok(Array.isArray(one) && Array.isArray(other) && near(one, other), `${where}, ${part}: ${one} before, ${other} after`);
  });
}

// Compares the page before its program loads with each frame until the values are drawn, and with the result.
async function compare(path, parts, size, order) {
  const where = order ? `${path}, order ${order}` : path;
  const { page, letIn, close } = await held(path, size, order);
  const before = await page.evaluate(places, parts);
  // Records the boxes in each frame from now on.
  await page.evaluate(`self.placesNow = ${places}`);
  await page.evaluate((parts) => {
    self.frames = [];
    const next = () => {
      self.frames.push(self.placesNow(parts));
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }, parts);
  letIn();
  await page.locator("#grid [role=gridcell]").first().waitFor();
  await page.waitForFunction(() => !document.querySelector("[data-first]"));
  same(before, await page.evaluate(places, parts), parts, where);
  const frames = await page.evaluate(() => self.frames);
  assert.ok(frames.length > 3);
  frames.forEach((frame, i) => same(before, frame, parts, `${where}, frame ${i} of ${frames.length}`));
  await close();
}

for (const [path, parts] of PAGES) {
  for (const size of SIZES) {
    test(`${path} at ${size.join("x")} is seen before its program, and nothing moves or goes when that comes`, async () => {
      await compare(path, parts, size);
    });
  }
}

test("nothing goes before its successor is drawn, in whatever order timers come", async () => {
  for (let i = 1; i <= (soak ? 40 : 6); i += 1) {
    const [path, parts] = PAGES[i % 6 ? 0 : 1];
    await compare(path, parts, SIZES[i % 3], seed + i);
  }
});

test("the address of the usual table shows it, and each other one hides it", async () => {
  for (const [address, shown] of [
    ["tables.html#rule=0.77&to=1000", true], ["tables.html#rule=0.07", false], ["tables.html#rule=0.77&to=1000&view=dots", false],
    ["v1/table.html#rule=0.77&to=1000", true], ["v1/table.html?rule=0.07", false], ["v1/table.html#rule=0.07&to=90", false],
    ["v1/table.html?lang=en&id=lesson", true], ["v1/table.html?lock=1", false],
  ]) {
    const page = await browser.newPage();
    site.fault(PROGRAM, "hanging");
    await page.goto(site.base + address, { waitUntil: "commit" });
    await page.locator("[data-first=values]").waitFor({ state: "attached" });
    // Nothing is painted before the style sheets of the head have loaded.
    await page.waitForFunction(() => [...document.querySelectorAll("link[rel=stylesheet]")].every((one) => one.sheet));
    assert.equal(await page.locator("[data-first] h1:visible, [data-first] .theorem:visible").count(), shown ? 2 : 0, address);
    site.fault();
    await page.reload();
    await page.locator("#grid [role=gridcell], .sight canvas").first().waitFor();
    assert.equal(await page.locator("[data-first]").count(), 0, address);
    await page.close();
  }
});

// Heaps and their values as a screen reader announces them.
async function read(page) {
  await page.locator(".score").waitFor();
  const items = page.getByRole("group", { name: "The values in a line" }).getByRole("listitem");
  const all = await items.allTextContents();
  assert.equal(all.length, 40);
  assert.deepEqual(all.slice(0, 6), ["672", "681", "698", "706", "717", "724"]);
  assert.equal(await page.getByRole("heading", { name: "Kayles" }).count(), 1);
  assert.equal(await page.getByText("From heap 71 on the values repeat with period 12.").count(), 1);
  assert.equal(await page.locator("[data-first] :is(button, input):visible:not([inert] *)").count(), 0, "nothing that does nothing");
}

test("where no program can run the picture stays, and its values are read", async () => {
  for (const [path] of PAGES) {
    const without = await browser.newContext({ javaScriptEnabled: false });
    const silent = await without.newPage();
    await silent.goto(site.base + path);
    if (path.startsWith("v1/")) {
      // Nothing has looked at the address of a frame, so its picture may be of another table.
      assert.match(await silent.locator("noscript .notice").textContent(), /^No scripts run here/);
      assert.equal(await silent.locator(".score").isVisible(), false);
    } else {
      await read(silent);
    }
    await without.close();
    const refused = await browser.newPage();
    await refused.addInitScript(() => delete self.WebAssembly);
    await refused.goto(site.base + path);
    await refused.getByRole("alert").filter({ hasText: "WebAssembly" }).waitFor();
    await refused.locator("[data-failed] button").evaluateAll((all) => all.forEach((one) => one.remove()));
    await read(refused);
    await refused.close();
  }
});
