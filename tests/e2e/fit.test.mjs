// Frames with fit=1 live in whatever box they are given: nothing scrolls, the board is first and can be played, and all
// else is behind one button.
import assert from "node:assert/strict";
import { test } from "node:test";
import { soak } from "./browser.mjs";
import { inside, ready, snippet, staged } from "./hosts.mjs";
import { firsts, kinds, third } from "./table.mjs";

const { hosts, host } = await staged();

const SIZES = [[280, 320], [360, 480], [720, 480], [990, 620]];
const SANDBOX = 'sandbox="allow-scripts"';
const LANGUAGES = { en: ["More", "Back to the board", "Type a move"], fr: ["Plus", "Retour au plateau", "Tapez un coup"] };

// Sets the box of the frame, and waits until what is in it stands still.
async function box(page, frame, [width, height]) {
  await page.evaluate(([width, height]) => {
    Object.assign(document.querySelector("iframe").style, { width: `${width}px`, height: `${height}px` });
  }, [width, height]);
  await frame.waitForFunction(([width, height]) => innerWidth === width && innerHeight === height, [width, height]);
  await stands(frame);
}

const stands = (frame) => frame.evaluate(async () => {
  const place = () => JSON.stringify([...document.querySelectorAll("#board, .pending, .bar")].map((one) => one.getBoundingClientRect()));
  for (let before = "", same = 0; same < 3; before = place()) {
    await new Promise((done) => setTimeout(done, 16));
    same = place() === before ? same + 1 : 0;
  }
});

// What scrolls or is cut off, and the share of the box that the board takes.
const seen = (frame) => frame.evaluate(() => {
  const page = document.scrollingElement;
  const wrong = [];
  if (page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth) wrong.push("the page scrolls");
  for (const one of document.querySelectorAll("#app, #app *")) {
    if (!one.checkVisibility() || one.closest("svg")) continue;
    const { overflowX, overflowY } = getComputedStyle(one);
    const high = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1;
    const wide = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1;
    if (high || wide) wrong.push(`${one.className} scrolls`);
  }
  for (const one of document.querySelectorAll(".bar, .stage, .pending, .pending > *, .controls, .verb, .more")) {
    if (!one.checkVisibility()) continue;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) wrong.push(`${one.className} is outside: ${one.textContent.trim().slice(0, 30)}`);
  }
  const { width, height } = document.querySelector("#board").getBoundingClientRect();
  return { wrong, share: (width * height) / (innerWidth * innerHeight) };
});

const moves = (page) => page.evaluate(() => window.told("move").length);
const played = (page, before) => page.waitForFunction((before) => window.told("move").length > before, before, { timeout: 10_000 });

// The centre of an element of the frame on the page; undefined if it is not within the frame.
async function centre(page, part) {
  const area = await part.boundingBox();
  const frame = await page.locator("iframe").boundingBox();
  if (!area || !frame) return undefined;
  const at = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const within = at.x > frame.x && at.x < frame.x + frame.width && at.y > frame.y && at.y < frame.y + frame.height;
  return within ? at : undefined;
}

// Taps spots until a move can be confirmed, and confirms it; the board must not move meanwhile.
async function byTouch(page, frame) {
  const act = frame.locator(".pending .act");
  const legal = frame.locator("#board .spot.is-legal .hit");
  for (let i = 0; i < 40 && !(await act.count()); i += 1) {
    const spot = await centre(page, legal.nth(i % Math.max(await legal.count(), 1)));
    if (spot) await page.touchscreen.tap(spot.x, spot.y);
    await page.waitForTimeout(60);
    const target = frame.locator("#board .spot.is-legal:has(.dot) .hit");
    if (!(await act.count()) && (await target.count())) {
      const dot = await centre(page, target.last());
      if (dot) await page.touchscreen.tap(dot.x, dot.y);
      await page.waitForTimeout(60);
    }
  }
  const button = await centre(page, act);
  assert.ok(button, "the button of the move is within the frame");
  await page.touchscreen.tap(button.x, button.y);
}

async function byKeys(page, frame) {
  const on = () => frame.evaluate(() => Boolean(document.activeElement?.closest("#board [role=grid]")));
  await frame.locator(".more").focus();
  for (let i = 0; i < 9 && !(await on()); i += 1) await page.keyboard.press("Tab");
  assert.ok(await on(), "Tab leads to the board");
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press("Enter");
    await page.waitForTimeout(40);
    if (await frame.locator(".pending .act").count()) break;
    // Chips of a strip go to the left.
    const on = i < 30 ? "ArrowRight" : "ArrowLeft";
    await page.keyboard.press([on, "ArrowUp", on, "ArrowDown"][i % 4]);
  }
  await page.keyboard.press("Enter");
}

async function byTyping(page, frame, language) {
  const [more, back, typed] = LANGUAGES[language];
  await frame.getByRole("button", { name: more, exact: true }).click();
  const field = frame.getByRole("textbox", { name: typed });
  const move = await field.getAttribute("placeholder");
  await field.fill(move);
  await page.keyboard.press("Enter");
  const inBox = await centre(page, field);
  assert.ok(inBox, "the field can be reached");
  return () => frame.getByRole("button", { name: back, exact: true }).click();
}

const whole = third(kinds, 0);
const narrow = soak ? firsts : kinds.filter((_, i) => i % 3 < 2);

for (const start of narrow) {
  const [game, query] = start.split("?");
  test(`${game} fits every box`, async () => {
    const path = `${game}.html?fit=1&players=two&${query}`;
    const { page, context } = await host(`fit-${game}`, snippet(hosts.shut, path, SANDBOX), { hasTouch: true, viewport: { width: 1100, height: 720 } });
    await ready(page);
    const frame = await inside(page);
    await frame.locator("#board").waitFor();
    const { state } = await page.evaluate(() => window.told("ready")[0]);
    // The smallest box is enough for another third of the kinds; in a soak run all kinds have all boxes, and all games the smallest.
    const sizes = whole.includes(start) ? SIZES : SIZES.slice(0, 1);
    for (const size of sizes) {
      for (const language of Object.keys(LANGUAGES)) {
        const about = `${game} at ${size.join(" x ")} in ${language}`;
        await page.evaluate((lang) => window.ask("set-options", { lang }), language);
        await frame.locator(".more", { hasText: LANGUAGES[language][0] }).waitFor();
        await box(page, frame, size);
        const closed = await seen(frame);
        assert.deepEqual(closed.wrong, [], about);
        assert.ok(closed.share > 0.45, `${about}: the board has ${closed.share} of the box`);
      }
      for (const [way, play] of Object.entries({ byTouch, byKeys, byTyping })) {
        await page.evaluate((state) => window.ask("set-state", { state }), state);
        await stands(frame);
        const before = await moves(page);
        const close = await play(page, frame, "fr").catch((error) => assert.fail(`${game} at ${size.join(" x ")} ${way}: ${error.message}`));
        await played(page, before).catch(() => assert.fail(`${game} at ${size.join(" x ")}: no move ${way}`));
        await close?.();
        assert.deepEqual((await seen(frame)).wrong, [], `${game} at ${size.join(" x ")} after a move ${way}`);
      }
    }
    assert.equal(await page.evaluate(() => window.heard.filter(({ data }) => data.type === "resize" || /frameResize/.test(data.subject ?? data)).length), 0);
    await context.close();
  });
}

test("what is behind the button is all there, can be scrolled to, and leads back", async () => {
  for (const size of SIZES) {
    const { page, context } = await host("folded", snippet(hosts.shut, "nim.html?fit=1&show=teach", SANDBOX), { viewport: { width: 1100, height: 720 } });
    await ready(page);
    const frame = await inside(page);
    await box(page, frame, size);
    await frame.getByRole("button", { name: "More", exact: true }).click();
    assert.equal(await frame.locator(".more").getAttribute("aria-expanded"), "true");
    for (const part of [".rule", ".record", ".settings", ".under", ".book", ".source"]) {
      await frame.locator(`.folded ${part}`).first().scrollIntoViewIfNeeded();
      assert.ok(await centre(page, frame.locator(`.folded ${part}`).first()), `${part} at ${size}`);
    }
    assert.equal(await frame.evaluate(() => document.scrollingElement.scrollHeight <= innerHeight), true);
    await frame.getByRole("button", { name: "Back to the board", exact: true }).click();
    assert.equal(await frame.locator(".folded").isVisible(), false);
    assert.ok(await frame.locator("#board").isVisible());
    await context.close();
  }
});

test("an element with fit=1 fills the height that the page gives it, framed and inline", async () => {
  for (const mode of ["frame", "inline"]) {
    const { page, context } = await host(`fit-${mode}`, `<script src="${hosts.shut}/v1/last-move.js"></script>
      <last-move game="kayles" fit="1" mode="${mode}" style="width:400px;height:430px">Kayles</last-move><p id="below">below</p>`);
    await page.waitForFunction(() => document.querySelector("last-move").state !== undefined);
    await page.waitForTimeout(500);
    const heights = await page.evaluate(() => {
      const element = document.querySelector("last-move");
      const inner = element.shadowRoot.querySelector("iframe, .base");
      const board = element.shadowRoot.querySelector("#board");
      return [element, inner, ...(board ? [board] : [])].map((one) => Math.round(one.getBoundingClientRect().height));
    });
    assert.deepEqual(heights.slice(0, 2), [430, 430], mode);
    if (mode === "inline") assert.ok(heights[2] > 180 && heights[2] < 400, `${heights}`);
    await context.close();
  }
});
