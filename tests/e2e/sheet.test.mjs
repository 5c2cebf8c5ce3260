// A printed game as a worksheet, and two other pages that need to fit.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { address, openBrowser, openPage } from "./browser.mjs";
import { board, gameOf, kinds, third } from "./table.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

const paper = { viewport: { width: 760, height: 1000 } };
const visible = (page, selector) => page.locator(selector).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);

// The brightness of each filled part of the board, from 0 for black to 255; a part without fill counts as 255.
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

for (const [i, start] of third(kinds, 2).entries()) {
  const [game, colorScheme] = [gameOf(start), i % 2 ? "dark" : "light"];
  test(`${game} is printed as a worksheet: board in outline, questions with room to write`, async () => {
    const { page } = await openPage(browser, `#/play/${game}`, { ...paper, colorScheme });
    await board(page).waitFor();
    await page.emulateMedia({ media: "print", colorScheme });
    await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === "rgb(255, 255, 255)");
    const dark = (await inks(page)).filter((light) => light < 200);
    assert.deepEqual(dark, []);
    assert.equal(await visible(page, ".goal"), 1);
    assert.equal(await visible(page, ".play-head .rule"), 1);
    // Nothing of the current game is printed.
    assert.equal(await visible(page, ".turn, .say, .record, .controls, .pending, .sisters, .foot, .top nav, .fold:not([open])"), 0);
    const rooms = await page.locator(".book > ol > li").evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).paddingBottom)));
    assert.ok(rooms.length >= 2 && rooms.every((room) => room > 40), rooms.join());
    // The answers are on another page, and only if they were unfolded.
    await page.emulateMedia({ media: "screen" });
    await page.locator(".book .fold summary").first().click();
    await page.emulateMedia({ media: "print" });
    const open = page.locator(".book .fold[open]").first();
    assert.equal(await open.evaluate((fold) => getComputedStyle(fold).breakBefore), "page");
    await page.close();
  });
}

test("the playground fits 320 px with text of twice the size", async () => {
  const { page } = await openPage(browser, "playground.html", { viewport: { width: 320, height: 700 } });
  await page.locator("#w-theme").waitFor();
  await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  await page.close();
});

test("the page for missing addresses has a landmark and a link to the games", async () => {
  const { page, complaints } = await openPage(browser, "404.html", { colorScheme: "light" });
  assert.equal(await page.getByRole("main").count(), 1);
  // It has its own style sheet, with the colours of the site.
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(247, 241, 229)");
  assert.deepEqual(complaints, []);
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("searchbox").waitFor();
  await page.close();
});

test("the page for missing addresses leads home from any folder", async () => {
  const absent = await (await fetch(`${address}404.html`)).text();
  const page = await browser.newPage();
  for (const wrong of ["nothing", "v1/kayle.html", "v1/a/b/"]) {
    await page.route(address + wrong, (route) => route.fulfill({ status: 404, contentType: "text/html", body: absent }));
    await page.goto(address + wrong);
    const links = page.getByRole("link", { name: /All games|Tous les jeux/ });
    await page.waitForFunction((home) => [...document.links].every((link) => link.href === home), address);
    assert.equal(await links.count(), 2);
  }
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("searchbox").waitFor();
  await page.close();
});
