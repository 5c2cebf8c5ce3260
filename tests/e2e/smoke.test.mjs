// The page loads without a complaint, and its worker answers.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser, openPage } from "./browser.mjs";

let browser;
before(async () => {
  browser = await openBrowser();
});
after(() => browser?.close());

test("the page loads and its worker answers", async () => {
  const { page, complaints } = await openPage(browser);
  await page.getByRole("link", { name: "Nim", exact: true }).first().click();
  await page.getByRole("switch", { name: /Values/ }).click();
  await page.waitForFunction(() => /\(N\)/.test(document.querySelector(".turn")?.textContent));
  assert.deepEqual(complaints, []);
  await page.close();
});
