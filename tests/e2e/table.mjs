// Plays on any board by mouse, touch, keyboard or typing; finds winning spots by their accessible names.

import { address as site, soak } from "./browser.mjs";
import { winnable } from "./winnable.mjs";

export { winnable };

// The class of the board that the page of a start's game has before any program runs; without such a picture, the game.
async function kind(start) {
  const page = await fetch(new URL(`${gameOf(start)}.html`, site));
  return (await page.text()).match(/class="board board-([\w-]+)/)?.[1] ?? gameOf(start);
}

// `firsts` has the first start of each game, and `kinds` those of one game for each kind of board.
export const gameOf = (start) => start.split("?")[0];
export const firsts = winnable.filter((start, i) => i === 0 || gameOf(winnable[i - 1]) !== gameOf(start));
export const games = firsts.map(gameOf);
const drawn = await Promise.all(firsts.map(kind));
export const kinds = firsts.filter((_, i) => drawn.indexOf(drawn[i]) === i);

// Every third of a list, from a place on, and in a soak run all of it. Flows about the page around a board, which is
// the same for each, begin at different places, so that they try all kinds together.
export const third = (list, from) => list.filter((_, i) => soak || i % 3 === from);

export const board = (page) => page.locator("#board");
export const turn = (page) => page.locator(".turn .who");
const turnText = (page) => page.evaluate(() => document.querySelector(".turn .who")?.textContent ?? "");

// The spots that are named as winning, which needs the setting Values.
export const winning = (page) => board(page).getByRole("gridcell", { name: /wins: leaves a lost position/ });

// The list of all winning moves, also of those that take several taps.
const listed = (page) => page.locator("[data-winning] button");

// Waits until it is the person's turn or the game is over; true in the second case.
export async function settled(page) {
  await page.waitForFunction(() => {
    const who = document.querySelector(".turn .who")?.textContent ?? "";
    const winning = document.querySelector("[data-winning]");
    return /\bwins?\b/.test(who) || (/Your move/.test(who) && winning);
  });
  return /\bwins?\b/.test(await turnText(page));
}

// Plays winning moves until the end, and returns the final text of the turn.
export async function win(page, play) {
  for (let move = 0; move < 60; move += 1) {
    if (await settled(page)) return turnText(page);
    const before = await address(page);
    await play(page);
    await page.waitForFunction((old) => location.hash !== old, before);
  }
  throw new Error("the game does not end");
}

export const address = (page) => page.evaluate(() => location.hash);

// Clicks the first winning spot twice; a move of several steps is chosen from the list instead.
async function byPointer(page, press) {
  const spot = winning(page).first();
  if ((await spot.count()) === 0) {
    await press(await centre(page, listed(page).first()));
    await press(await centre(page, page.locator(".pending .act")));
    return;
  }
  const id = await spot.evaluate((node) => node.id);
  await press(await centre(page, spot.locator(".hit")));
  await press(await centre(page, page.locator(`[id="${id}"] .hit`)));
}

export const byMouse = (page) => byPointer(page, ({ x, y }) => page.mouse.click(x, y));
export const byTouch = (page) => byPointer(page, ({ x, y }) => page.touchscreen.tap(x, y));

// Scrolls an element into view, and returns its centre.
async function centre(page, part) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const named = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

// The number of spots that are named as winning.
const winningSpots = (page) => page.evaluate(() => {
  const spots = [...document.querySelectorAll("#board [role=gridcell]")];
  return spots.filter((spot) => spot.getAttribute("aria-label").includes("wins: leaves a lost position")).length;
});

// Reads the board line by line with the arrow keys until a spot wins, then presses Enter twice; a
// move of several steps is chosen from the list. It uses only `evaluate`, `waitForFunction` and `keyboard.press`,
// so that it works with every driver of browsers.
export async function byKeys(page) {
  if ((await winningSpots(page)) === 0) {
    await tabTo(page, "Tab", "[data-winning] button");
    await page.keyboard.press("Enter");
    await tabTo(page, "Shift+Tab", ".pending .act");
    await page.keyboard.press("Enter");
    await tabToBoard(page);
    return;
  }
  // When the focused spot is gone, the focus moves to another spot of the board.
  await page.waitForFunction(() => document.activeElement?.closest("#board [role=grid]"));
  await page.keyboard.press("Control+Home");
  const upright = await page.evaluate(() => document.querySelector("#board svg.board").dataset.upright === "true");
  const [along, across] = upright ? ["ArrowUp", "ArrowRight"] : ["ArrowRight", "ArrowDown"];
  for (let line = 0; line < 40; line += 1) {
    await page.keyboard.press("Home");
    for (let step = 0; step < 40; step += 1) {
      if ((await named(page)).includes("wins: leaves")) {
        await page.keyboard.press("Enter");
        await page.keyboard.press("Enter");
        return;
      }
      const before = await focus(page);
      await page.keyboard.press(along);
      if ((await focus(page)) === before) break;
    }
    await page.keyboard.press(across);
  }
  throw new Error("no winning spot can be reached by the arrow keys");
}

const focus = (page) => page.evaluate(() => document.activeElement?.id ?? "");

// Tabs from the top of the page to the board.
export const tabToBoard = (page) => tabTo(page, "Tab", "#board [role=grid] *");

async function tabTo(page, key, what) {
  for (let i = 0; i < 120; i += 1) {
    if (await page.evaluate((target) => document.activeElement?.matches(target), what)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${what}`);
}

// Types the notation of a move that the list of winning moves names.
export async function byTyping(page) {
  const move = (await page.locator("[data-winning]").first().getAttribute("data-winning")) ?? "";
  await page.getByLabel("Type a move").fill(move);
  await page.keyboard.press("Enter");
}
