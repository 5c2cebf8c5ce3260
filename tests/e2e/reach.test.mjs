// Accessibility of every page: no sideways scrolling, one tab stop a board, names, headings, announcements.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, onPage, openPage, soak, testBrowser } from "./browser.mjs";
import { board, kinds, third, winnable } from "./table.mjs";
import { arm } from "./window.mjs";

const browser = await testBrowser();

const games = [...new Set(winnable.map((start) => start.split("?")[0]))];
// A start on each kind of board; in a long run every start.
const starts = soak ? winnable : third(kinds, 1);
const routes = ["", ...starts.map((start) => `#/play/${start}`), "#/nowhere", "#/play/nim?at=x"];

test("nothing scrolls sideways at 320 px, also with text of twice the size", async () => {
  for (const size of ["100%", "200%"]) {
    const { page } = await openPage(browser, "", { viewport: { width: 320, height: 640 } });
    for (const route of routes) {
      await page.goto(address + (route || "#/"));
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        document.querySelectorAll("details").forEach((fold) => { fold.open = true; });
      }, size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${route} at ${size} is ${over} px too wide`);
    }
    await page.close();
  }
});

// The text spacing that a page must support (WCAG 2.2, 1.4.12).
const SPACED = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }";

// Texts that are cut off or overflow the window. Text for screen readers alone is left out, since it takes no room.
const cut = (page) => page.evaluate(() => [...document.querySelectorAll("button, a, p, li, label, summary, legend, h1, h2, h3, td, th, .label")]
  .filter((one) => one.checkVisibility() && !one.closest(".vh, svg, .scroll") && one.textContent.trim())
  .filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const hides = [overflowX, overflowY].some((kind) => kind === "hidden" || kind === "clip");
    // An element that scrolls, such as a long formula, cuts nothing off.
    if (/auto|scroll/.test(overflowX)) return false;
    const wide = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
    const high = one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 1;
    return (hides && (wide || high)) || (wide && one.getBoundingClientRect().left + one.scrollWidth > innerWidth + 1);
  })
  .map((one) => `${one.localName} ${one.textContent.trim().slice(0, 40)}`));

test("letters, words and lines can be spaced, and no text is cut off", async () => {
  for (const width of [360, 1280]) {
    const { page } = await openPage(browser, "", { viewport: { width, height: 800 } });
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
    for (const route of ["#/", ...starts.map((start) => `#/play/${start}&show=values`), "#/nowhere"]) {
      await page.goto(address + route);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
      assert.deepEqual(await cut(page), [], `${route} at ${width} px`);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${route} at ${width} px scrolls sideways`);
    }
    await page.close();
  }
});

// Several boards in one window are small, and so are the dates of a year and the coins of stacks on stairs. They are
// played by typing as well, and by the number field or the buttons of the next test.
const SMALL = ["sum", "date-game", "staircase-nim"];

test("what a finger plays is at least 24 px wide and high on a telephone, what it presses 44 px high", async () => {
  for (const game of games.filter((game) => !SMALL.includes(game))) {
    await onPage(browser, `#/play/${game}`, { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
      await board(page).locator(".spot.is-legal .hit").first().waitFor({ state: "attached" });
      const sizes = (selector) => page.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]));
      const spots = await sizes("#board .spot.is-legal .hit");
      assert.ok(spots.length > 0 && spots.flat().every((side) => side >= 23.9), `${game}: ${Math.min(...spots.flat())} px`);
      const buttons = await sizes(".controls button, .pending button, .side .word, .under .word, .step button");
      assert.ok(buttons.length > 4 && buttons.every(([, height]) => height >= 43.9), `${game}: ${buttons.join("; ")}`);
    });
  }
});

// `laws/neighbours.rs` reaches every move by them.
test("where a piece is smaller than a finger, two buttons of 44 px choose the one before or after it", async (t) => {
  const shown = [];
  for (const game of games) {
    await onPage(browser, `#/play/${game}`, { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
      await board(page).locator(".spot.is-legal .hit").first().waitFor({ state: "attached" });
      const hits = await page.locator("#board .spot.is-legal .hit").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]));
      await arm(page);
      const [act, field] = [page.locator(".pending .act"), page.locator(".pending .text-in")];
      const [previous, next] = ["Previous: ", "Next: "].map((word) => page.getByRole("button", { name: word }));
      if (!await next.count()) {
        assert.ok(Math.min(...hits) >= 43.9 || await field.count(), `${game}: a piece of ${Math.min(...hits)} px`);
        return;
      }
      shown.push(game);
      for (const button of [previous, next]) {
        const { width, height } = await button.boundingBox();
        assert.ok(width >= 43.9 && height >= 43.9, `${game}: ${width} x ${height}`);
      }
      const first = await act.innerText();
      const second = (await next.getAttribute("aria-label")).replace("Next: ", "");
      assert.notEqual(second, first, game);
      await next.click();
      await act.filter({ hasText: second }).waitFor();
      assert.equal(await previous.getAttribute("aria-label"), `Previous: ${first}`);
      await previous.click();
      await act.filter({ hasText: first }).waitFor();
    });
  }
  t.diagnostic(shown.join(" "));
  assert.ok(shown.length > 8, shown.join(" "));
});

test("a board is one tab stop, and its spots are named and unlike", async () => {
  for (const start of starts) {
    await onPage(browser, `#/play/${start}`, {}, async (page) => {
      const stops = await board(page).locator("[tabindex='0']").count();
      assert.equal(stops, 1, start);
      const names = await board(page).getByRole("gridcell").evaluateAll((spots) =>
        spots.map((spot) => spot.getAttribute("aria-label")));
      assert.ok(names.length > 0 && names.every((name) => name && name.length > 2), start);
      assert.equal(new Set(names).size, names.length, `${start}: two spots share a name`);
    });
  }
});

test("each game has a title, a goal and a rule of its own, and one heading of the first level", async () => {
  const [titles, goals, rules] = [new Set(), new Set(), new Set()];
  for (const game of games) {
    await onPage(browser, `#/play/${game}`, {}, async (page) => {
      assert.equal(await page.getByRole("heading", { level: 1 }).count(), 1);
      titles.add(await page.title());
      const [goal, rule] = [await page.locator(".goal").innerText(), await page.locator(".rule").innerText()];
      assert.ok(goal.length > 20 && rule.length > 60, `${game}: ${goal} ${rule}`);
      goals.add(goal);
      rules.add(rule);
    });
  }
  assert.deepEqual([titles.size, goals.size, rules.size], Array(3).fill(games.length));
});

test("move and reply are announced in one live region", async () => {
  const { page } = await openPage(browser, "#/play/nim?at=1.1.1");
  const spoken = await page.evaluateHandle(() => {
    const log = [];
    const listen = new MutationObserver(() => {
      const text = document.querySelector("[role=status]")?.textContent.trim();
      if (text && log.at(-1) !== text) log.push(text);
    });
    listen.observe(document.body, { subtree: true, childList: true, characterData: true });
    return log;
  });
  await page.getByLabel("Type a move").fill("1-1");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=1-1,/.test(location.hash));
  await page.waitForTimeout(100);
  const log = (await spoken.jsonValue()).join(" ");
  assert.match(log, /You take 1 stone from heap 1/);
  assert.match(log, /The machine takes 1 stone from heap/);
  assert.match(log, /Your move/);
  assert.equal(await page.locator("[role=status]").count(), 1);
  await page.close();
});

test("the end is announced in another region, which interrupts", async () => {
  const { page } = await openPage(browser, "#/play/nim?at=1.1&players=two&do=1-1");
  const [region, other] = [page.locator("[role=alert]"), page.locator("[role=status]")];
  assert.equal(await region.innerText(), "");
  await page.getByLabel("Type a move").fill("2-1");
  await page.keyboard.press("Enter");
  await region.filter({ hasText: "The second player wins." }).waitFor();
  assert.equal(await region.count(), 1);
  assert.doesNotMatch(await other.innerText(), /wins/);
  await page.close();
});
