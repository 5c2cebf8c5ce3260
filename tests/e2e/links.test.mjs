// Damaged addresses never leave the page blank, and the page always says what is wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, soak, testBrowser } from "./browser.mjs";

const browser = await testBrowser();

const whole = [
  "kayles?at=i.iiiiiiiiiii&do=6,10",
  "nim?misere=1&at=1.3.5.7&do=4-2,3-1",
  "one-pile?take=1.3.4&at=24&do=3",
  "take-away?f=3x&at=50&do=7,3",
  "wythoff?face=piles&at=7.10&do=x1",
  "grundys-game?at=5.7.9&do=2-3",
  "dawsons-kayles?ring=1&at=iiiiiiiiiii&do=3-4",
];

// Pseudo-random numbers from a seed, so that a failure can be reproduced.
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

// The address with one value that no parser can accept.
function damaged(address, roll) {
  const [game, query] = address.split("?");
  const pairs = query.split("&");
  const which = roll(pairs.length);
  const [key, value] = pairs[which].split("=");
  const letters = ["!", "ä", "%", "<b>", "-", "..", " ", "\u202e", "9".repeat(30), "\u0000"];
  const cut = roll(value.length + 1);
  pairs[which] = `${key}=${value.slice(0, cut)}${letters[roll(letters.length)]}?${value.slice(cut)}`;
  return `#/play/${game}?${pairs.join("&")}`;
}

const errorText = (page) => page.evaluate(() => document.querySelector("[data-wrong]")?.textContent.trim() ?? "");

const MANY = soak ? 480 : 40;

test(`${MANY} damaged addresses are opened and explained`, async () => {
  const { page, complaints } = await openPage(browser, "#/play/nim");
  const roll = dice(2026);
  for (let i = 0; i < MANY; i += 1) {
    const hash = damaged(whole[i % whole.length], roll);
    await page.evaluate((to) => { location.hash = to; }, hash);
    await page.waitForFunction(() => document.querySelector("[data-wrong]")?.textContent.trim(), null,
      { timeout: 10_000 }).catch(() => assert.fail(`nothing is said about ${hash}`));
    assert.ok(await page.locator("#board [role=gridcell]").count() > 0, hash);
    await page.evaluate(() => { location.hash = "#/play/nim?at=2.2"; });
    await page.waitForFunction(() => !document.querySelector("[data-wrong]")?.textContent.trim());
  }
  assert.deepEqual(complaints, []);
  await page.close();
});

test("full page loads of damaged addresses are explained as well", async () => {
  const roll = dice(7);
  for (let i = 0; i < 12; i += 1) {
    const hash = damaged(whole[i % whole.length], roll);
    const { page, complaints } = await openPage(browser, hash);
    await page.waitForFunction(() => document.querySelector("[data-wrong]")?.textContent.trim());
    assert.notEqual(await errorText(page), "", hash);
    assert.deepEqual(complaints, []);
    await page.close();
  }
});

test("pages that do not exist show a heading, the reason and links to the games", async () => {
  const { page, complaints } = await openPage(browser, "#/play/nim");
  for (const [hash, reason] of [
    ["#/play/chess?at=e4", "there is no game called “chess”"],
    ["#/nowhere", ""],
    [`#/play/nim?at=${"1.".repeat(5000)}1`, "the address is longer than 8192 characters"],
    ["#%", ""],
    ["#/play/%ff%fe", "there is no game called “%ff%fe”"],
  ]) {
    // A game in between, so that nothing of the page before is left.
    await page.evaluate(() => { location.hash = "#/play/nim"; });
    await page.locator("#board [role=gridcell]").first().waitFor();
    await page.evaluate((to) => { location.hash = to; }, hash);
    await page.getByRole("heading", { level: 1, name: "Nothing lives at this address" }).waitFor();
    const text = await page.locator("main").innerText();
    if (reason) assert.ok(text.includes(`This address cannot be opened: ${reason}.`), `${hash}: ${text.slice(0, 200)}`);
    else assert.doesNotMatch(text, /cannot be opened/, hash);
    assert.ok(await page.locator("main a[href^='#/play/']").first().isVisible(), hash);
  }
  assert.deepEqual(complaints, []);
  await page.close();
});

test("a flood of addresses ends at the last one", async () => {
  const { page, complaints } = await openPage(browser, "#/play/nim");
  await page.evaluate(() => {
    for (let i = 1; i <= 1000; i += 1) location.hash = `#/play/nim?at=${1 + (i % 9)}.${i}`;
  });
  await page.waitForFunction(() => document.querySelector("#board")?.textContent.includes("1000"));
  assert.deepEqual(complaints, []);
  await page.close();
});
