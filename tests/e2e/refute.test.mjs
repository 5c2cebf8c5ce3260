// “What if…?”: any move is tried on a preview of the board and answered, and leaving the preview restores the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { openPage, soak, testBrowser } from "./browser.mjs";
import { address, board, kinds, tabToBoard, turn, winnable } from "./table.mjs";

const browser = await testBrowser();

const telephone = { hasTouch: true, viewport: { width: 360, height: 740 } };

// One start of each kind of board and of each other picture; the first one is in the middle of a game.
const starts = ["nim?at=3.4.5&players=two&do=2-1", ...new Set([...kinds, ...winnable.filter((start) => start.includes("face="))])];

const preview = (page) => page.locator(".is-preview");
const back = (page) => page.locator(".pending").getByRole("button", { name: "Back to the game" });
const button = (page) => page.getByRole("button", { name: "What if…?" });
const names = (page) =>
  board(page).getByRole("gridcell").evaluateAll((spots) => spots.map((spot) => spot.getAttribute("aria-label")));
const answered = (page) =>
  page.waitForFunction(() =>
    /^What if (?!.*Looking for an answer)/.test(document.querySelector("[role=status]")?.textContent.trim() ?? ""));

async function open(start, options = {}) {
  // Axe needs a page in a context of its own.
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const { page, complaints } = await openPage(context, `#/play/${start}`, {});
  await board(page).waitFor();
  await page.waitForFunction(() => location.hash);
  return { page, complaints };
}

// Tries a move that the board offers.
async function tryByHand(page, press) {
  await press(await centre(button(page)));
  await page.waitForFunction(() => /[?&]if=/.test(location.hash));
  const spots = await board(page).locator(".is-legal").evaluateAll((all) => all.map((spot) => spot.id).reverse());
  for (const id of spots) {
    // Some squares only explain why no move leads there.
    const hit = page.locator(`[id="${id}"] .hit`);
    await press(await centre(hit));
    if (!(await ready(page))) continue;
    await press(await centre(hit));
    break;
  }
  await preview(page).waitFor();
  await answered(page);
}

// True once a move is selected.
const ready = (page) =>
  page.locator(".pending").getByRole("button", { name: /^What if I / }).waitFor({ timeout: 400 }).then(() => true, () => false);

async function centre(part) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// The state of the game as the page shows it.
async function state(page) {
  const moves = await page.locator(".moves").textContent();
  return { address: await address(page), names: await names(page), moves, turn: await turn(page).textContent() };
}

// In a soak run mouse and touch each try every start, else every fourth one.
for (const [turn, [how, options, press]] of [
  ["mouse", {}, (page) => ({ x, y }) => page.mouse.click(x, y)],
  ["touch", telephone, (page) => ({ x, y }) => page.touchscreen.tap(x, y)],
].entries()) {
  const some = starts.filter((_, i) => soak || i % 4 === turn);
  test(`a move is tried by ${how} from ${some.length} of ${starts.length} starts, and the game comes back as it was`, async () => {
    for (const start of some) {
      const { page, complaints } = await open(start, options);
      const before = await state(page);
      await tryByHand(page, press(page));
      const said = (await page.locator("[role=status]").textContent()).trim();
      assert.match(said, /^What if you .*\?.*(loses|wins|draw|knows|win\.|lose\.)/, start);
      assert.match(await board(page).getByRole("grid").getAttribute("aria-label"), /^What if: /, start);
      assert.equal(await page.locator(".moves").textContent(), before.moves, start);
      await press(page)(await centre(back(page)));
      await page.waitForFunction((hash) => location.hash === hash, before.address);
      assert.equal(await preview(page).count(), 0);
      assert.deepEqual(await state(page), before, start);
      assert.deepEqual(complaints, []);
      await page.close();
    }
  });
}

test("by keyboard alone: w, Enter, Enter, arrow keys, Escape", async () => {
  for (const start of ["nim?at=3.4.5", "kayles?at=iiii", "one-pile?at=9", "dots-and-boxes?at=.._....._.._....._.."]) {
    const { page, complaints } = await open(start);
    const before = await state(page);
    await tabToBoard(page);
    await page.keyboard.press("w");
    await page.waitForFunction(() => /[?&]if=$/.test(location.hash));
    await page.keyboard.press("Control+Home");
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press("Enter");
      if (await ready(page)) break;
      const at = await page.evaluate(() => document.activeElement.id);
      await page.keyboard.press("ArrowRight");
      if (at === (await page.evaluate(() => document.activeElement.id))) {
        await page.keyboard.press("Home");
        await page.keyboard.press("ArrowDown");
      }
    }
    await page.keyboard.press("Enter");
    await answered(page);
    // If the cell with the focus is gone, another cell gets the focus a frame later.
    await page.waitForFunction(() => document.activeElement?.closest("#board [role=grid]"));
    await page.keyboard.press("ArrowRight");
    assert.ok(await page.evaluate(() => document.activeElement.closest("#board.is-preview")), start);
    await page.keyboard.press("Escape");
    await page.waitForFunction((hash) => location.hash === hash, before.address);
    assert.deepEqual(await state(page), before, start);
    assert.deepEqual(complaints, []);
    await page.close();
  }
});

async function type(page, text) {
  await page.getByLabel("Type a move").fill(text);
  await page.keyboard.press("Enter");
}

test("by typing alone, with a second try, and a reload between", async () => {
  const { page, complaints } = await open("nim?at=3.4.5");
  const before = await state(page);
  await type(page, "refute 1-1");
  await answered(page);
  assert.match(await address(page), /if=1-1$/);
  await type(page, "3-5");
  await page.waitForFunction(() => /if=3-5$/.test(location.hash));
  await page.waitForFunction(() => /takes 1 stone from heap 2/.test(document.querySelector("[role=status]").textContent));
  await page.reload();
  await preview(page).waitFor();
  await page.getByText("The machine takes 1 stone from heap 2").first().waitFor();
  await type(page, "refute 9-9");
  await page.locator("#typed-error").filter({ hasText: /is not a move|do not allow/ }).waitFor();
  await type(page, "back");
  await page.waitForFunction((hash) => location.hash === hash, before.address);
  assert.deepEqual(await state(page), before);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("an invalid move to try in an address leaves the game intact and says what is wrong", async () => {
  const { page } = await open("nim?at=3.4.5&do=1-1,2-1&if=7-7");
  await page.locator("[data-wrong]").filter({ hasText: /move 3/ }).waitFor();
  assert.match(await address(page), /do=1-1,2-1/);
  assert.equal(await preview(page).count(), 0);
  await page.close();
});

test("a winning move is called so, and a losing one is answered with the reason", async () => {
  const { page } = await open("nim?at=3.4.5");
  await type(page, "refute 1-2");
  await page.getByText("The move wins").first().waitFor();
  await page.getByText("Why it wins").first().waitFor();
  await type(page, "1-3");
  await page.getByText("The move loses: here is the answer to it").first().waitFor();
  await page.locator(".because").filter({ hasText: /every power of two/ }).waitFor();
  await page.close();
});

test("from a lost position there is a table of all moves and answers, to read and to print", async () => {
  for (const [start, moves] of [["nim?at=1.2.3", 6], ["kayles?at=iii_iii", 10], ["wythoff?at=3.5", 11]]) {
    const { page, complaints } = await open(start);
    await button(page).click();
    await page.getByRole("button", { name: "Every move and its answer" }).click();
    await page.locator(".answers").waitFor();
    const texts = await page.locator(".answers tbody th").allTextContents();
    assert.equal(texts.length, moves, start);
    assert.equal(new Set(texts).size, moves, start);
    const cells = await page.locator(".answers tbody td:first-of-type").allTextContents();
    assert.ok(cells.every((cell) => cell.length > 0), start);
    assert.deepEqual(await barriers(page), []);
    await page.emulateMedia({ media: "print" });
    assert.ok(await page.locator(".answers").isVisible());
    assert.equal(await page.locator(".controls").isVisible(), false);
    assert.equal(await page.locator(".book").isVisible(), false);
    assert.deepEqual(complaints, []);
    await page.close();
  }
});

test("a table of many moves joins them in ranges, or says how many are left out", async () => {
  for (const [at, text, rows] of [
    ["700.700", "All 1400 moves from here, each with one answer to it.", ["1-1 … 1-700", "2-1 … 2-700"]],
    ["1000000.1000000", "The first 20000 moves from here, each with one answer; 1980000 more are not listed.", ["1-1 … 1-20000"]],
  ]) {
    const { page } = await open(`nim?at=${at}&if=`);
    await page.getByRole("button", { name: "Every move and its answer" }).click();
    await page.getByText(text).waitFor();
    assert.deepEqual(await page.locator(".answers tbody th").allTextContents(), rows, at);
    await page.close();
  }
});

test("the chart of values is one tab stop, and its points lead to their positions", async () => {
  const { page, complaints } = await open("nim?at=3.4.5&players=two&do=1-2,2-4,1-1&show=values");
  const chart = page.getByRole("radiogroup");
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".points input")].every((point) => !/not known/.test(point.getAttribute("aria-label"))));
  const texts = await chart.getByRole("radio").evaluateAll((points) => points.map((point) => point.getAttribute("aria-label")));
  assert.deepEqual(texts, [
    "Start: N, the first player wins, Grundy value 2",
    "After move 1, 1-2: P, the first player wins, Grundy value 0",
    "After move 2, 2-4: N, the first player wins, Grundy value 4",
    "After move 3, 1-1: N, the second player wins, Grundy value 5",
  ]);
  assert.equal(await chart.locator(".is-slip").count(), await page.locator(".moves .is-slip").count());
  await chart.getByRole("radio").nth(1).check({ force: true });
  await page.waitForFunction(() => /ply=1/.test(location.hash));
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => /ply=0/.test(location.hash));
  assert.equal(await page.locator(".moves [aria-current]").textContent(), "Start");
  await page.getByRole("button", { name: "Redo" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".points input")[1].checked);
  // Tab leaves the chart, since its points are one radio group.
  await chart.getByRole("radio").nth(1).focus();
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => Boolean(document.activeElement.closest(".points"))), false);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("the chart of boxes shows who is ahead, and by how much", async () => {
  const { page } = await open("dots-and-boxes?at=.._....._.._....._..&players=two&show=values");
  const move = await page.getByLabel("Type a move").getAttribute("placeholder");
  await type(page, move);
  await page.waitForFunction(() => {
    const points = [...document.querySelectorAll(".points input")].map((point) => point.getAttribute("aria-label"));
    return points.length === 2 && points.every((name) => /(wins|draw), [+−]?\d+ for the first player/.test(name));
  });
  await page.close();
});

for (const colorScheme of ["light", "dark"]) {
  test(`preview and chart pass axe and do not scroll sideways, ${colorScheme}`, async () => {
    for (const start of ["nim?at=3.4.5&players=two&do=1-2,2-4&show=values&if=1-1", "kayles?at=iii_iii&if=", "wythoff?at=4.7&if=1",
      "dots-and-boxes?at=.._....._.._....._..&if="]) {
      const { page } = await open(start, { colorScheme, viewport: { width: 320, height: 640 } });
      assert.deepEqual(await barriers(page, { colours: colorScheme === "dark" }), [], start);
      for (const size of ["100%", "200%"]) {
        await page.evaluate((fontSize) => { document.documentElement.style.fontSize = fontSize; }, size);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(over <= 0, `${start} at ${size} is ${over} px too wide`);
      }
      await page.close();
    }
  });
}
