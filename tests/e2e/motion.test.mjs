// Pieces move on each kind of board; with reduced motion nothing moves, and the page says the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, testBrowser } from "./browser.mjs";
import { board, firsts, gameOf, winnable } from "./table.mjs";
import { still } from "./winnable.mjs";

const browser = await testBrowser();

// Starts on which the machine's move has no animation, since coins, lines or numbers appear or disappear at once; the
// folder of each says so in its flows.txt. Then the first start of every other game, and those with another picture.
const games = still.map(gameOf);
const pictures = winnable.filter((start) => firsts.includes(start) || start.includes("face="));
const starts = [...still, ...pictures.filter((start) => !games.includes(gameOf(start)))];

// Runs before the page: makes the machine's random numbers constant, and records each animation on the board with
// the move that the page shows at that time.
function watch() {
  Math.random = () => 0.5;
  crypto.getRandomValues = (numbers) => numbers.fill(7);
  self.moving = [];
  const look = () => {
    const move = document.querySelector(".say p")?.textContent ?? "";
    for (const { effect } of document.getAnimations()) {
      if (!effect.target.closest("#board") || effect.getComputedTiming().duration <= 1) continue;
      self.moving.push(move);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// Plays a move and waits for the answer. Returns the animations, and what the page says afterwards.
async function played(start, reducedMotion) {
  const context = await browser.newContext({ reducedMotion });
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(`${address}#/play/${start}`);
  await board(page).waitFor();
  const field = page.getByLabel("Type a move");
  await field.fill(await field.getAttribute("placeholder"));
  await field.press("Enter");
  await page.waitForFunction(() => /[?&]do=[^&,]+,/.test(location.hash) && !document.querySelector(".is-busy"));
  // An animation may still run.
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => ({
    moving: self.moving,
    said: {
      address: location.hash,
      turn: document.querySelector(".turn").textContent,
      moves: [...document.querySelectorAll(".say p")].map((one) => one.textContent),
      board: [...document.querySelectorAll("#board [role=gridcell]")].map((one) => one.getAttribute("aria-label")),
    },
  }));
  assert.deepEqual(complaints, []);
  await context.close();
  return found;
}

for (const start of starts) {
  const moves = !still.includes(start);
  test(`${start} ${moves ? "has an animation" : "has no animation"}, and says the same with reduced motion`, async () => {
    const [moved, still] = await Promise.all(["no-preference", "reduce"].map((motion) => played(start, motion)));
    assert.equal(moved.moving.some((move) => move.startsWith("The machine")), moves, `the machine's move has an animation unless its flows.txt says “still: ${start}”`);
    assert.deepEqual(still.moving, []);
    assert.deepEqual(still.said, moved.said);
    assert.match(moved.said.moves.join(), /^The machine/);
  });
}
