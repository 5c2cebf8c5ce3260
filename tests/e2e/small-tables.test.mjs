// The page of the tables in a small window: its first values are visible at once, and the rest can be unfolded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, testBrowser } from "./browser.mjs";

const browser = await testBrowser();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const open = (hash, options) => openPage(browser, `tables.html#${hash}`, options);
const folds = (page) => page.evaluate(() => [...document.querySelectorAll(".folds > :is(.digits, .examples)")].map((fold) => fold.open));

for (const [language, width, height] of [["en", 360, 740], ["fr", 360, 740], ["en", 740, 360], ["fr", 740, 360]]) {
  test(`the first values are visible on a phone of ${width} x ${height}, ${language}`, async () => {
    for (const rule of ["0.77", "0.137", "grundy"]) {
      const { page, complaints } = await open(`rule=${rule}&to=1000`, { viewport: { width, height }, hasTouch: true, locale: language });
      await page.waitForFunction(() => document.querySelector(".work.is-calm") && document.querySelector("#strip .lane b"));
      const low = await page.evaluate(() => document.querySelector("#strip .lane b").getBoundingClientRect().bottom);
      assert.ok(low <= height, `${rule}: they end at ${low} px`);
      assert.deepEqual(complaints, []);
      await page.close();
    }
  });
}

test("examples and digits are unfolded by a tap, and digits while a rule is typed", async () => {
  const { page, complaints } = await open("rule=0.77&to=1000", phone);
  await page.getByText("period 12").first().waitFor();
  assert.deepEqual(await folds(page), [false, false]);
  await page.getByText("What the digits mean").tap();
  assert.ok(await page.getByText("take 2 tokens, leaving nothing, one heap or two").isVisible());
  await page.getByText("Rules to try").tap();
  await page.getByRole("button", { name: /^Dawson’s Kayles/ }).tap();
  const proved = page.locator("#standing", { hasText: "period 34" });
  await proved.waitFor();
  await page.waitForFunction(() => location.hash.startsWith("#rule=0.07"));
  await page.reload();
  await proved.waitFor();
  await page.getByLabel("Rule", { exact: true }).fill("0.137");
  await page.waitForFunction(() => document.querySelectorAll(".digits[open] li").length === 3);
  assert.deepEqual(await folds(page), [true, false]);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("nothing is folded in a wide window, also after it has been widened", async () => {
  const { page, complaints } = await open("rule=0.77&to=1000", { viewport: { width: 1280, height: 900 } });
  await page.getByText("period 12").first().waitFor();
  const plain = async () => {
    assert.deepEqual(await folds(page), [true, true]);
    assert.equal(await page.locator(".folds :not(.which) > summary:visible").count(), 0);
  };
  await plain();
  await page.setViewportSize(phone.viewport);
  await page.waitForFunction(() => !document.querySelector(".folds > [open]"));
  assert.equal(await page.locator(".folds summary:visible").count(), 3);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForFunction(() => document.querySelectorAll(".folds > [open]").length === 2);
  await plain();
  assert.deepEqual(complaints, []);
  await page.close();
});
