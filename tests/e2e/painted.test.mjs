// A shape without a style is black: no large part of any board is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onPage, testBrowser } from "./browser.mjs";
import { firsts } from "./table.mjs";

const browser = await testBrowser();

// Shapes of at least 24 by 24 px that are filled with opaque black; a straight line has no area to fill.
const black = (page) => page.locator("#board").evaluate((stage) =>
  [...stage.querySelectorAll("rect, path, circle, ellipse")].filter((one) => {
    if (/^M[^A-Z]*L[^A-Z]*$/i.test(one.getAttribute("d") ?? "")) return false;
    const [box, style] = [one.getBoundingClientRect(), getComputedStyle(one)];
    return box.width > 24 && box.height > 24 && style.fill === "rgb(0, 0, 0)" && style.fillOpacity * style.opacity > 0.5 && one.checkVisibility();
  }).map((one) => one.outerHTML.slice(0, 120)));

for (const start of firsts) {
  test(`no part of ${start} is black because it has no style`, () =>
    onPage(browser, `#/play/${start}&show=values`, {}, async (page) => assert.deepEqual(await black(page), [])));
}

test("a part that loses its style is found", () =>
  onPage(browser, `#/play/${firsts.find((start) => start.startsWith("queens"))}`, {}, async (page) => {
    await page.locator("#board .frame-line").evaluate((line) => line.removeAttribute("class"));
    assert.equal((await black(page)).length, 1);
  }));
