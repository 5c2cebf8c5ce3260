// Pieces move on each kind of board; with reduced motion nothing moves, and the page says the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, testBrowser } from "./browser.mjs";
import { board } from "./table.mjs";

const browser = await testBrowser();

// One start on each kind of board, for each way in which the board is drawn.
const MOVING = [
  "chocolate-stones?at=13&m=5",
  "chomp?at=4.4.4",
  "diamond?at=xxx_xxx",
  "grundys-game?at=13",
  "heap-rule?rule=take-1.3.4&at=4.1.2",
  "kayles?at=iii_iiiii",
  "nim?at=3.4.5",
  "no-factor?at=12~1",
  "one-pile?at=21",
  "parity-subtraction?at=27",
  "parity-subtraction?at=13&face=strip",
  "queens?at=5.8_7.9",
  "remove-an-edge?at=8",
  "sum?at=7~iiiiiii~1.3",
  "wythoff?at=7.10",
  "wythoff?at=7.10&face=piles",
];
// Starts on which the machine's move has no animation: coins and rows of pieces appear or disappear at once, and so
// do lines and numbers. A start that gets an animation moves to the other list.
const STILL = ["demon-money?at=21", "dots-and-boxes?at=.._....._.._....._..", "heap-rule?rule=0.77&at=5.7.8", "sum-from-product?at=60"];

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

for (const start of [...MOVING, ...STILL]) {
  const moves = MOVING.includes(start);
  test(`${start} ${moves ? "has an animation" : "has no animation"}, and says the same with reduced motion`, async () => {
    const [moved, still] = await Promise.all(["no-preference", "reduce"].map((motion) => played(start, motion)));
    assert.equal(moved.moving.some((move) => move.startsWith("The machine")), moves, "the machine's move has an animation");
    assert.deepEqual(still.moving, []);
    assert.deepEqual(still.said, moved.said);
    assert.match(moved.said.moves.join(), /^The machine/);
  });
}
