// The first picture of a game is in the HTML of its page and of its frame: it is visible before the program has
// loaded, stays if it never loads, and the program draws the same in the same place.
import assert from "node:assert/strict";
import { after, afterEach, test } from "node:test";
import { soak, testBrowser } from "./browser.mjs";
import { openFaulty } from "./faulty.mjs";
import { firsts, kinds, third } from "./table.mjs";

const [browser, site] = [await testBrowser(), await openFaulty()];
after(() => site.close());
afterEach(() => site.fault());

const PROGRAM = /last-move-(app|frame).*_bg\.wasm|last-move-frame.*_spare/;
const SIZES = [[1366, 768], [360, 740], [740, 360]];
// A game of every third kind of board; in a soak run every game.
const games = [...new Set((soak ? firsts : third(kinds, 0)).map((start) => start.split("?")[0]))];

// The size of the window, and the boxes of the visible board and goal, in CSS pixels.
const places = (page) => page.evaluate(async () => {
  const soon = (ms) => new Promise((goOn) => setTimeout(goOn, ms));
  // A script can measure before the browser paints: while the page is still coming, and style sheets with it.
  const sheets = () => [...document.querySelectorAll("link[rel=stylesheet]")];
  while (document.readyState === "loading" || !sheets().every((link) => link.sheet)) await soon(10);
  // A frame loads its font by a script of its own.
  while (!document.fonts.size) await soon(10);
  const seen = (one) => getComputedStyle(one).display !== "none" && getComputedStyle(one).visibility === "visible";
  const boxes = () => ["#board > .board", "#goal"].map((selector) => {
    const all = [...document.querySelectorAll(selector)].filter(seen);
    if (all.length !== 1) return `${all.length} of ${selector}`;
    const { x, y, width, height } = all[0].getBoundingClientRect();
    return [x, y, width, height].map((one) => Math.round(one)).join(" ");
  });
  // The first layout requests fonts, so it may change once more: the boxes must stay the same for some frames.
  let [now, before] = [];
  do {
    before = now;
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    now = `${innerWidth} ${innerHeight}; ${boxes().join("; ")}`;
  } while (now !== before);
  return now.split("; ");
});

// The boxes while the program is held back, and once it has drawn the board.
async function both(path, [width, height]) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  const page = await context.newPage();
  site.fault(PROGRAM, "hanging");
  await page.goto(site.base + path, { waitUntil: "commit" });
  await page.locator("[data-first] > svg:visible").first().waitFor();
  const before = await places(page);
  site.fault();
  await page.goto("about:blank");
  await page.goto(site.base + path, { waitUntil: "commit" });
  await page.locator("#board [role=gridcell]").first().waitFor();
  assert.equal(await page.locator("[data-first]").count(), 0);
  const drawn = await places(page);
  await context.close();
  return { before, drawn };
}

for (const [turn, game] of games.entries()) {
  test(`${game} is visible before its program has loaded, in the same place`, async () => {
    for (const [folder, one] of [["", SIZES[turn % 3]], ["v1/", SIZES[(turn + 1) % 3]]]) {
      for (const size of soak ? SIZES : [one]) {
        const { before, drawn } = await both(`${folder}${game}.html`, size);
        assert.deepEqual(before, drawn, `${folder}${game} at ${size}`);
      }
    }
  });
}

test("a frame with parameters that leave its picture as it is shows it first", async () => {
  for (const query of ["lang=en&id=lesson", "lock=1&theme=auto&scale=1&motion=off&report=none", "show=play&remember=0"]) {
    const { before, drawn } = await both(`v1/nim.html?${query}`, SIZES[1]);
    assert.deepEqual(before, drawn, query);
  }
});

test("an address of another position does not show the usual start first", async () => {
  for (const path of ["kayles.html#/play/kayles?at=i.i", "v1/kayles.html#at=i.i", "v1/kayles.html?id=a&most=4", "v1/kayles.html?lang=fr", "v1/kayles.html?show=table"]) {
    const page = await browser.newPage();
    site.fault(PROGRAM, "hanging");
    await page.goto(site.base + path, { waitUntil: "commit" });
    await page.locator("[data-first]").first().waitFor({ state: "attached" });
    // Nothing is painted before the style sheets of the head have loaded.
    await page.waitForFunction(() => [...document.querySelectorAll("link[rel=stylesheet]")].every((one) => one.sheet));
    assert.equal(await page.locator("[data-first] svg:visible").count(), 0, path);
    site.fault();
    await page.reload();
    await page.locator("#board [role=gridcell]").first().waitFor();
    await page.close();
  }
});

test("the first picture has the theme that was chosen on the site, and in a frame the theme of the browser", async () => {
  const context = await browser.newContext({ colorScheme: "light" });
  await context.addInitScript(() => localStorage.setItem("last-move theme", "dark"));
  const page = await context.newPage();
  site.fault(/_bg\.wasm|_spare/, "hanging");
  for (const [path, theme] of [["kayles.html", "dark"], ["tables.html", "dark"], ["v1/kayles.html", undefined], ["v1/table.html", undefined]]) {
    await page.goto(site.base + path, { waitUntil: "commit" });
    await page.locator("[data-first]:visible").first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme, path);
  }
  await context.close();
});

test("without scripts the picture stays on the site; a frame says why it shows none, with a link", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.base}nim.html`);
  assert.equal(await page.getByRole("img", { name: "Heaps of 3, 4 and 5.", exact: true }).count(), 1);
  // A frame does not know whether the usual start is the position of the lesson.
  await page.goto(`${site.base}v1/nim.html`);
  assert.equal(await page.getByRole("img", { name: "Heaps of 3, 4 and 5.", exact: true }).count(), 0);
  const notice = page.locator("noscript .notice");
  assert.match(await notice.textContent(), /^No scripts run here/);
  assert.equal(await notice.locator("a").getAttribute("target"), "_self");
  await context.close();
});
