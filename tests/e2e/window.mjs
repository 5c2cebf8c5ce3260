// Where the parts of a game lie in a window: the board, whose turn it is, the last move, the button that confirms.
import { board } from "./table.mjs";

export const SIZES = [[1366, 768], [1280, 900], [360, 740], [740, 360]];

// What has to be in sight while one plays, by what a selector finds.
export const PARTS = { board: "#board .board", turn: ".turn .who", "last move": ".say p", confirm: ".armed .act" };

// A start on which the first answers of the machine take many seconds.
const SLOW = "dots-and-boxes, Three by four";

const start = (page) => page.getByLabel("Start", { exact: true });

// The names of a game's starts.
export async function starts(page) {
  await start(page).waitFor();
  return start(page).locator("option").allTextContents();
}

// Lays the start with this name; where a machine would think for long, two people play.
export async function lay(page, game, name) {
  await page.getByLabel("Players", { exact: true }).selectOption(`${game}, ${name}` === SLOW ? "two" : "you-first");
  await start(page).selectOption({ label: name });
  await page.waitForFunction(() => !document.querySelector(".is-busy"));
}

const confirm = (page) => page.locator(".armed .act");

// Touches spots until a move can be confirmed: on some boards the first touch only says which piece.
export async function arm(page) {
  const legal = board(page).locator(".spot.is-legal .hit");
  for (let i = 0; i < 40; i += 1) {
    if (await confirm(page).count()) return;
    const all = await legal.count();
    await legal.nth(i % Math.max(all, 1)).dispatchEvent("click");
    if (await confirm(page).count()) return;
    await board(page).locator(".spot.is-legal:has(.dot) .hit").last().dispatchEvent("click", {}, { timeout: 300 }).catch(() => {});
  }
  throw new Error(`nothing can be confirmed: ${await page.locator(".armed").textContent()}`);
}

// A move and its answer; then another move is about to be made, or the game is over.
export async function opening(page) {
  await arm(page);
  await confirm(page).click();
  await page.waitForFunction(() => {
    const who = document.querySelector(".turn");
    return document.querySelector(".say p") && !who.classList.contains("is-busy");
  });
  await arm(page);
}

// Gives the page this window, and waits until the board was drawn for it.
export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([width, height]) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches, [width, height]);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    const place = () => JSON.stringify(document.querySelector("#board").getBoundingClientRect());
    // A busy machine needs some frames for it.
    for (let before = "", same = 0; same < 3; before = place()) {
      await new Promise((done) => requestAnimationFrame(done));
      same = place() === before ? same + 1 : 0;
    }
  });
}

// Where each part lies, and the parts that are not in the window, with what of them lies outside.
export const seen = (page) => page.evaluate((parts) => {
  const boxes = {}, missing = [];
  for (const [name, selector] of Object.entries(parts)) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box?.height) {
      missing.push(`${name} is not there`);
      continue;
    }
    boxes[name] = [box.left, box.top, box.right, box.bottom].map(Math.round);
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) missing.push(`${name} at ${boxes[name]}`);
  }
  const hits = [...document.querySelectorAll("#board .spot.is-legal .hit")].map((hit) => hit.getBoundingClientRect());
  const least = Math.min(...hits.map((hit) => Math.min(hit.width, hit.height)));
  const under = document.querySelector(".under").getBoundingClientRect();
  boxes.start = [under.left, under.top, under.right, under.bottom].map(Math.round);
  return { boxes, missing, least: Math.round(least * 10) / 10 };
}, PARTS);

// What can be read on the board: how small the marks and the words are, which marks lie on each other, and what
// leaves the board or lies on the line around it.
export const legible = (page) => page.evaluate(() => {
  const box = (one) => one.getBoundingClientRect();
  const cloth = box(document.querySelector("#board"));
  const line = getComputedStyle(document.querySelector("#board"), "::after");
  const edge = line.display === "none" ? 0 : parseFloat(line.top) + 1;
  const marks = [...document.querySelectorAll("#board .mark")].map(box).filter((mark) => mark.width);
  const apart = (a, b) => a.right < b.left + 1 || b.right < a.left + 1 || a.bottom < b.top + 1 || b.bottom < a.top + 1;
  const texts = [...document.querySelectorAll("#board text")].filter((text) => text.textContent.trim() && box(text).width);
  const letters = texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a);
  const pieces = [...document.querySelectorAll("#board .over use.piece, #board .spot use.piece, #board .over use[href='#queen']")];
  const outside = [...texts, ...pieces].filter((one) => {
    const { left, right, top, bottom } = box(one);
    // What is written has some air above and below its letters.
    const air = one.tagName === "text" ? (bottom - top) * 0.15 : 0;
    return left < cloth.left + edge - 1 || right > cloth.right - edge + 1 || top + air < cloth.top + edge - 1 || bottom - air > cloth.bottom - edge + 1;
  });
  return {
    mark: Math.min(...marks.map((mark) => Math.min(mark.width, mark.height))),
    touching: marks.filter((mark, i) => marks.some((other, j) => j < i && !apart(mark, other))).length,
    letter: Math.min(...letters),
    outside: outside.map((one) => one.textContent.trim() || one.getAttribute("href")),
    top: Math.round(cloth.top),
  };
});
