// A finger that passes over a pane of the site scrolls the page, and one that has chosen the pane moves what it shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, testBrowser } from "./browser.mjs";

const browser = await testBrowser();

// How far the page scrolls if a finger moves up over the middle of an element.
async function passed(page, selector) {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y, width, height } = await page.locator(selector).boundingBox();
  const client = await page.context().newCDPSession(page);
  const before = await page.evaluate(() => scrollY);
  await client.send("Input.synthesizeScrollGesture", { x: x + width / 2, y: y + height / 2, yDistance: -120, gestureSourceType: "touch", speed: 800 });
  await page.waitForTimeout(100);
  return (await page.evaluate(() => scrollY)) - before;
}

test("a finger passes over the plane of the tables, and moves it once it has been chosen", async () => {
  const { page, complaints } = await openPage(browser, "tables.html#plane=wythoff&side=60", { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.locator("#plane").waitFor();
  await page.waitForTimeout(500);
  assert.ok(await passed(page, "#plane") > 60, "the page did not scroll");
  await page.locator("#plane").focus();
  assert.ok(Math.abs(await passed(page, "#plane")) < 10, "the chosen plane did not hold the finger");
  assert.deepEqual(complaints, []);
  await page.close();
});
