// What a player's hands can do on any board: find the winning spots by their names, and touch them.

import { winnable } from "./winnable.mjs";

export { winnable };

// Games on a board of the same kind as that of Kayles, Nim, Chomp or 21 Flags.
const ALIKE = ["dawsons-chess", "dawsons-kayles", "grundys-game", "moores-nim", "remove-a-square", "take-away", "treblecross"];

// The first start of each game, and of those the starts on each kind of board.
const game = (start) => start.split("?")[0];
export const firsts = winnable.filter((start, i) => i === 0 || game(winnable[i - 1]) !== game(start));
export const kinds = firsts.filter((start) => !ALIKE.includes(game(start)));

export const board = (page) => page.locator("#board");
export const turn = (page) => page.locator(".turn .who");
const turnText = (page) => page.evaluate(() => document.querySelector(".turn .who")?.textContent ?? "");

// The spots whose names say that they win; values must be shown.
export const winning = (page) => board(page).getByRole("gridcell", { name: /wins: leaves a P-position/ });

// The list of all winning moves, also of those that take several touches.
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

// Plays winning moves until the end and gives the last line of the turn.
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

// Touches the first winning spot twice; a move of several steps is chosen from the list instead.
async function byHand(page, press) {
  const spot = winning(page).first();
  if ((await spot.count()) === 0) {
    await press(await centre(page, listed(page).first()));
    await press(await centre(page, page.locator(".armed .act")));
    return;
  }
  const id = await spot.evaluate((node) => node.id);
  await press(await centre(page, spot.locator(".hit")));
  await press(await centre(page, page.locator(`[id="${id}"] .hit`)));
}

export const byMouse = (page) => byHand(page, ({ x, y }) => page.mouse.click(x, y));
export const byTouch = (page) => byHand(page, ({ x, y }) => page.touchscreen.tap(x, y));

// The middle of what can be hit, brought into view first.
async function centre(page, part) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const named = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

// How many spots say that they win.
const winningSpots = (page) => page.evaluate(() => {
  const spots = [...document.querySelectorAll("#board [role=gridcell]")];
  return spots.filter((spot) => spot.getAttribute("aria-label").includes("wins: leaves a P-position")).length;
});

// Reads the board line by line with the arrow keys until a spot wins, then presses Enter twice; a
// move of several steps is chosen from the list. It asks a page for no more than any driver of browsers has:
// `evaluate`, `waitForFunction` and `keyboard.press`.
export async function byKeys(page) {
  if ((await winningSpots(page)) === 0) {
    await tabTo(page, "Tab", "[data-winning] button");
    await page.keyboard.press("Enter");
    await tabTo(page, "Shift+Tab", ".armed .act");
    await page.keyboard.press("Enter");
    await tabToBoard(page);
    return;
  }
  // The focus stays in the board also when the spot that had it is gone.
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
  throw new Error("no spot that wins can be reached by the arrow keys");
}

const focus = (page) => page.evaluate(() => document.activeElement?.id ?? "");

// Tabs from the top of the page to the board.
export const tabToBoard = (page) => tabTo(page, "Tab", "#board [role=grid] *");

async function tabTo(page, key, what) {
  for (let i = 0; i < 90; i += 1) {
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
