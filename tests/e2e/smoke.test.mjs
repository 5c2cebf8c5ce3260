// The page loads without errors, its worker answers, it needs no network then, and it is readable before its
// program has loaded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, leaveBoard, openPage, testBrowser } from "./browser.mjs";
import { byTyping, firsts, settled, win } from "./table.mjs";

const browser = await testBrowser();

test("the page loads and its worker answers", async () => {
  const { page, complaints } = await openPage(browser);
  await page.getByRole("link", { name: "Nim", exact: true }).first().click();
  await page.getByRole("switch", { name: /Values/ }).click();
  await page.waitForFunction(() => /\(N\)/.test(document.querySelector(".turn")?.textContent));
  assert.deepEqual(complaints, []);
  await page.close();
});

test("once a game is open, every game is judged and played without a network", async () => {
  const { page, complaints } = await openPage(browser, "#/play/kayles?show=values");
  await settled(page);
  await page.context().setOffline(true);
  for (const start of firsts) {
    await leaveBoard(page);
    await page.goto(`${address}#/play/${start}&show=values`);
    await settled(page);
  }
  await page.goto(`${address}#/play/nim?at=1.2.3.4&show=values`);
  assert.match(await win(page, byTyping), /You win/);
  assert.deepEqual(complaints, []);
  await page.close();
});

// The texts that a page shows before its program has loaded, and their places.
const opening = () => {
  const seen = [".wordmark", ".top nav > *", "h1", ".goal", ".play-head .rule"];
  return seen.flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return [selector, element.textContent.trim(), Math.round(x), Math.round(y), Math.round(width)];
    }),
  );
};

for (const [file, width] of [["kayles.html", 1280], ["wythoff.html", 360], ["index.html", 1280]]) {
  test(`${file} is readable before its program has loaded, and nothing jumps then, at ${width} px`, async () => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    let go;
    const wait = new Promise((resolve) => (go = resolve));
    await page.route("**/last-move-app*.wasm", (route) => wait.then(() => route.continue()));
    await page.goto(address + file, { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    const before = await page.evaluate(opening);
    assert.ok(before.some(([, text]) => text === "Last Move"));
    assert.equal(before.some(([selector]) => selector === ".goal"), file !== "index.html");
    go();
    await page.waitForSelector("main > *:not([inert]) #board, main .shelf");
    await page.evaluate(() => document.fonts.ready);
    const after = await page.evaluate(opening);
    // Only the title of the front page is not in its HTML.
    assert.deepEqual(after.filter(([selector]) => before.some(([old]) => old === selector)), before);
    await page.close();
  });
}
