// A game on paper: what a teacher would hand out.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser, openPage } from "./browser.mjs";
import { board } from "./table.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const paper = { viewport: { width: 760, height: 1000 } };
const visible = (page, selector) => page.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);

// How dark each filled part of the board is, from 0 for black to 255; contours count as nothing.
const inks = (page) => page.locator("#board").evaluate((stage) => {
  const light = (colour) => {
    const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
    return alpha < 0.5 ? 255 : 0.3 * red + 0.6 * green + 0.1 * blue;
  };
  const wide = [...stage.querySelectorAll("rect, path, circle, ellipse")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 24 && box.height > 24 && getComputedStyle(one).fill.startsWith("rgb") && one.checkVisibility();
  });
  return [light(getComputedStyle(stage).backgroundColor), ...wide.map((one) => light(getComputedStyle(one).fill))];
});

for (const [game, colorScheme] of [["kayles", "light"], ["dots-and-boxes", "dark"], ["queens", "dark"], ["parity-subtraction", "light"]]) {
  test(`${game} is printed as a sheet: board in outline, questions open, room to write`, async () => {
    const { page } = await openPage(browser, `#/play/${game}`, { ...paper, colorScheme });
    await board(page).waitFor();
    await page.emulateMedia({ media: "print", colorScheme });
    await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === "rgb(255, 255, 255)");
    const dark = (await inks(page)).filter((light) => light < 200);
    assert.deepEqual(dark, []);
    assert.equal(await visible(page, ".goal"), 1);
    assert.equal(await visible(page, ".play-head .rule"), 1);
    // Nothing of the game that happens to be played.
    assert.equal(await visible(page, ".turn, .say, .record, .controls, .armed, .sisters, .foot, .top nav, .fold:not([open])"), 0);
    const rooms = await page.locator(".book > ol > li").evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).paddingBottom)));
    assert.ok(rooms.length >= 2 && rooms.every((room) => room > 40), rooms.join());
    // What answers them is on another page, and only if it was opened.
    await page.emulateMedia({ media: "screen" });
    await page.locator(".book .fold summary").first().click();
    await page.emulateMedia({ media: "print" });
    const open = page.locator(".book .fold[open]").first();
    assert.equal(await open.evaluate((fold) => getComputedStyle(fold).breakBefore), "page");
    await page.close();
  });
}

test("the playground fits 320 px with letters twice as large", async () => {
  const { page } = await openPage(browser, "playground.html", { viewport: { width: 320, height: 700 } });
  await page.locator("#w-theme").waitFor();
  await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  await page.close();
});

test("an address that leads nowhere has a landmark and a way home", async () => {
  const { page, complaints } = await openPage(browser, "404.html", { colorScheme: "light" });
  assert.equal(await page.getByRole("main").count(), 1);
  // It looks like the site, by a style of its own.
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(247, 241, 229)");
  assert.deepEqual(complaints, []);
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("searchbox").waitFor();
  await page.close();
});
