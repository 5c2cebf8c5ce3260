// The places of the parts of a game in a window: the board, the turn, the last move, the confirm button.
import { board } from "./table.mjs";

export const SIZES = [[1366, 768], [1280, 900], [360, 740], [740, 360]];

// The selectors of the parts that have to be visible during play.
export const PARTS = { board: "#board .board", turn: ".turn .who", "last move": ".say p", confirm: ".pending .act" };

// How long the machine may take for an answer, in ms, before two people play.
const PATIENCE = 6_000;

const start = (page) => page.getByLabel(/^(Start|Départ)$/);

// The names of a game's starts.
export async function starts(page) {
  await start(page).waitFor();
  return start(page).locator("option").allTextContents();
}

const players = (page, who) => page.getByLabel(/^(Players|Joueurs)$/).selectOption(who);
const calm = (page, timeout) => page.waitForFunction(() => !document.querySelector(".is-busy"), null, { timeout });

// Selects the start with this name.
export async function lay(page, name) {
  await players(page, "you-first");
  await start(page).selectOption({ label: name });
  await calm(page);
}

const confirm = (page) => page.locator(".pending .act");

// Clicks spots until a move can be confirmed: on some boards the first click only selects a piece.
export async function arm(page) {
  const legal = board(page).locator(".spot.is-legal .hit");
  for (let i = 0; i < 40; i += 1) {
    if (await confirm(page).count()) return;
    const all = await legal.count();
    await legal.nth(i % Math.max(all, 1)).dispatchEvent("click");
    if (await confirm(page).count()) return;
    await board(page).locator(".spot.is-legal:has(.dot) .hit").last().dispatchEvent("click", {}, { timeout: 300 }).catch(() => {});
  }
  throw new Error(`no move can be confirmed: ${await page.locator(".pending").textContent()}`);
}

// Plays a move, waits for the answer, and selects another move; if the machine thinks for long, two people play.
export async function opening(page) {
  await arm(page);
  await confirm(page).click();
  await page.locator(".say p").first().waitFor();
  await calm(page, PATIENCE).catch(() => players(page, "two"));
  await calm(page);
  await arm(page);
}

// Sets the size of the viewport, and waits until the board is drawn for it.
export async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(([width, height]) => matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches, [width, height]);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    const place = () => JSON.stringify(document.querySelector("#board").getBoundingClientRect());
    // A busy machine needs some frames for that.
    for (let before = "", same = 0; same < 3; before = place()) {
      await new Promise((done) => requestAnimationFrame(done));
      same = place() === before ? same + 1 : 0;
    }
  });
}

// The box of each part, the parts that are missing or not fully in the window, and the least size of a spot.
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
  // The text about unknown values of the position is below the last move.
  const words = [...document.querySelectorAll(".say p, [data-unknown]")].at(-1).getBoundingClientRect();
  boxes.words = [words.left, words.top, words.right, words.bottom].map(Math.round);
  const steps = document.querySelector(".steps")?.getBoundingClientRect() ?? words;
  boxes.steps = [steps.left, steps.top, steps.right, steps.bottom].map(Math.round);
  boxes.start = [under.left, under.top, under.right, under.bottom].map(Math.round);
  return { boxes, missing, least: Math.round(least * 10) / 10 };
}, PARTS);

// Legibility of the board: the least size of marks and of letters, the number of marks that overlap, and what
// extends past the board or over its border.
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
    // The box of a text has some space above and below its letters.
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
