// A board beside the same position of another game: both move together, by mouse, touch and keys, on the page and in frames.
import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { openPage, testBrowser } from "./browser.mjs";
import { board } from "./table.mjs";

const browser = await testBrowser();

const WINDOWS = [[1366, 768], [1280, 900], [360, 740], [740, 360]];
const heaps = (page) => page.locator("#twin svg").getAttribute("aria-label");
const done = (page, moves) => page.waitForFunction((moves) => location.hash.includes(`do=${moves}`), moves);

test("Nimble is seen as Nim, and each board plays on the other", async () => {
  const { page, complaints } = await openPage(browser, "?lang=en#/play/nimble?at=3.5&players=two", { viewport: { width: 1366, height: 768 } });
  await board(page).waitFor();
  assert.equal(await page.locator("#twin").count(), 0, "nothing is shown before it is asked for");
  const offer = page.getByRole("button", { name: "See it as Nim", exact: true });
  await offer.click();
  assert.equal(await offer.getAttribute("aria-pressed"), "true");
  assert.match(await heaps(page), /3 and 5/);
  assert.match(await page.locator(".twin-words").innerText(), /same game/);
  // The upper stone of the second heap means there and here to go one cell.
  const spots = page.locator("#twin [role=button]");
  await spots.last().click();
  await page.locator("#twin .is-pending").first().waitFor();
  await page.locator("#board .is-pending").first().waitFor();
  await page.locator(".pending .act").click();
  await done(page, "5-");
  const [, left] = /do=5-(\d)/.exec(page.url());
  assert.match(await heaps(page), new RegExp(left === "0" ? "3" : `3 and ${left}`));
  // By keys: the arrows lead from stone to stone, and Enter touches.
  await spots.first().focus();
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await page.evaluate(() => document.activeElement.getAttribute("tabindex")), "0", "the focus has moved on");
  await page.keyboard.press("Enter");
  await page.locator("#board .is-pending").first().waitFor();
  assert.deepEqual(await barriers(page), []);
  await offer.click();
  await page.locator("#twin").waitFor({ state: "detached" });
  assert.ok(!page.url().includes("twin"));
  assert.deepEqual(complaints, []);
  await page.close();
});

test("a touch wins on the twin’s board, in French", async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: "fr" });
  const { page, complaints } = await openPage(context, "?lang=fr#/play/plainim?at=.x_.x_xx&twin=1&level=perfect");
  await board(page).waitFor();
  assert.match(await page.locator(".twin-words").innerText(), /même jeu/);
  await page.locator("#twin [role=button]").last().tap();
  await page.locator(".pending .act").waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

test("both boards fit into the window with their turn", async () => {
  for (const [width, height] of WINDOWS) {
    for (const address of ["nimble?at=3.5.9&twin=1", "northcott?twin=1", "dawsons-chess?twin=1", "silver-dollar?end=none&twin=1", "date-game?twin=1"]) {
      const { page, complaints } = await openPage(browser, `?lang=en#/play/${address}&players=two`, { viewport: { width, height } });
      await page.locator("#twin").waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${address} at ${width}: ${wide} px too wide`);
      const [one, other] = await Promise.all(["#board", "#twin"].map((id) => page.locator(id).boundingBox()));
      for (const box of [one, other]) {
        assert.ok(box.width >= 100 && box.height >= 70, `${address} at ${width} x ${height}: ${JSON.stringify(box)}`);
        assert.ok(box.y + box.height <= height + 2, `${address} at ${width} x ${height} ends at ${box.y + box.height}`);
      }
      assert.deepEqual(complaints, []);
      await page.close();
    }
  }
});

test("a frame takes twin=1, and tells of an answer on the twin’s board", async () => {
  for (const fit of ["", "&fit=1"]) {
    const { page, complaints } = await openPage(browser, `v1/northcott.html?twin=1&players=two${fit}`, { viewport: { width: 700, height: 500 } });
    await page.locator("#twin").waitFor();
    const before = await heaps(page);
    await page.locator("#twin [role=button]").last().click();
    await page.locator(".pending .act").click();
    await page.waitForFunction((before) => document.querySelector("#twin svg").getAttribute("aria-label") !== before, before);
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(complaints, []);
    await page.close();
  }
});
