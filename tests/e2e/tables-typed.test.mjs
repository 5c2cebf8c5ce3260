// Rules and numbers that are typed into the page of tables, or are in its address: accepted, explained or refused.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, testBrowser } from "./browser.mjs";

const browser = await testBrowser();

const open = (hash, options) => openPage(browser, `tables.html#${hash}`, options);
const hash = (page) => page.evaluate(() => location.hash);

// Pseudo-random numbers from a seed, so that a failure can be reproduced.
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}

test("300 hostile rules leave the page alive and say what is wrong", async () => {
  const { page, complaints } = await open("rule=0.77&to=200");
  await page.getByText("period 12").first().waitFor();
  const roll = dice(2026);
  const letters = ["0", ".", "7", "F", "~", "-", "take-", "kayles-", "split-", "except-", "…", "<b>", "%00", "\u202e", "9".repeat(40), " ", "ä"];
  for (let i = 0; i < 300; i += 1) {
    const rule = Array.from({ length: 1 + roll(6) }, () => letters[roll(letters.length)]).join("");
    await page.evaluate((text) => {
      const field = document.querySelector("#rule");
      field.value = text;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }, rule);
    if (i % 10 === 0) await page.waitForTimeout(30);
    assert.ok(await page.locator("#rule").count() === 1, rule);
  }
  await page.locator("#rule").fill("0.7x");
  await page.keyboard.press("Enter");
  await page.getByText(/character 4/i).first().waitFor();
  assert.equal(await page.locator("#rule").inputValue(), "0.7x");
  assert.ok(await page.locator("#grid [data-n]").count() > 0);
  await page.locator("#rule").fill("0.77");
  await page.keyboard.press("Enter");
  await page.getByText("period 12").first().waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
});

test("a name is understood, what is known of it is spoken, and an unknown word is named", async () => {
  const { page, complaints } = await open("rule=0.07&to=200");
  await page.getByText("period 34").first().waitFor();
  await page.locator("#rule").fill("bowling");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /^0\.77\. .*repeat with period 12\.$/.test(document.querySelector("[role=status].vh").textContent));
  await page.locator("#rule").fill("football");
  await page.keyboard.press("Enter");
  await page.locator("[data-wrong]").getByText("“football” should be a code such as 0.77").waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
});

test("damaged addresses are explained, and a table stays visible", async () => {
  const { page, complaints } = await open("rule=0.77&to=200");
  await page.getByText("period 12").first().waitFor();
  let to = 200;
  for (const bad of ["rule=0.7x", "to=abc", "plane=chess", "table=x&most=3", "rule=0.77&nonsense=1", "rule=0.77&to=1000000000000", "plane=wythoff&side=1000000", "%", "rule=%ff"]) {
    await page.evaluate((to) => { location.hash = `#${to}`; }, bad);
    await page.locator("[data-wrong]").first().waitFor();
    // The table from before, or that of the valid part of the address.
    await page.locator("#grid [data-n]").first().waitFor();
    // The page may still have the address of the last good table, so each table is a new one.
    to += 1;
    await page.evaluate((to) => { location.hash = `#rule=0.07&to=${to}`; }, to);
    await page.waitForFunction(() => /period 34/.test(document.querySelector("#standing").textContent) && !document.querySelector("[data-wrong]"));
  }
  assert.deepEqual(complaints, []);
  await page.close();
});

test("a table that is too large is refused with its limit before work begins", async () => {
  const { page } = await open("rule=0.77&to=200");
  await page.getByText("period 12").first().waitFor();
  await page.getByLabel("Up to").fill("1000000000000");
  await page.keyboard.press("Enter");
  await page.getByText(/10000000|10.000.000/).first().waitFor();
  assert.equal(await page.getByLabel("Up to").inputValue(), "1000000000000");
  assert.equal(await page.locator("#grid [data-n=\"5\"]").textContent(), "4");
  await page.close();
});

test("all fields are entered together or none, with what is wrong beside the field", async () => {
  const { page, complaints } = await open("rule=0.07&to=200");
  await page.getByText("period 34").first().waitFor();
  const to = page.getByLabel("Up to");
  for (const bad of ["abc", "-5", "1e5", "1000000000000"]) {
    await page.getByLabel("Rule", { exact: true }).fill("0.77");
    await to.fill(bad);
    await page.keyboard.press("Enter");
    await page.locator("#to-wrong").waitFor();
    // The message stays after a second Enter.
    await page.keyboard.press("Enter");
    await page.waitForTimeout(400);
    assert.match(await page.locator("#to-wrong").textContent(), /from 1 to 10000000/);
    assert.equal(await to.getAttribute("aria-invalid"), "true");
    assert.equal(await to.getAttribute("aria-describedby"), "to-wrong");
    assert.equal(await hash(page), "#rule=0.07&to=200");
  }
  await to.fill("300");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash === "#rule=0.77&to=300");
  assert.equal(await page.locator("#to-wrong").count(), 0);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("names and sets can be typed as rules, and the address has their notation", async () => {
  const { page, complaints } = await open("rule=0.07&to=200");
  await page.getByText("period 34").first().waitFor();
  const rule = page.getByLabel("Rule", { exact: true });
  for (const [typed, notation] of [["Kayles", "0.77"], ["{1, 3, 4}", "take-1.3.4"], ["0,07", "0.07"], ["nim", "0.~3"]]) {
    await rule.fill(typed);
    await page.waitForFunction((to) => location.hash === to, `#rule=${notation}&to=200`);
    // The field keeps the typed text until Enter.
    assert.equal(await rule.inputValue(), typed);
    await rule.press("Enter");
    await page.waitForFunction((to) => document.querySelector("#rule").value === to, notation);
  }
  await rule.fill("Wythoff");
  await page.waitForTimeout(500);
  assert.equal(await rule.inputValue(), "Wythoff");
  assert.equal(await page.locator("#rule-wrong").count(), 0);
  await rule.press("Enter");
  await page.waitForFunction(() => location.hash.startsWith("#plane=wythoff"));
  await page.waitForFunction(() => document.activeElement.id === "side");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("the digits of a code are explained as it is typed, and presets are in groups", async () => {
  const { page, complaints } = await open("rule=grundy&to=200");
  await page.locator("#grid").waitFor();
  assert.equal(await page.locator(".digits").count(), 0);
  const rule = page.getByLabel("Rule", { exact: true });
  await rule.fill("0.13");
  await page.waitForFunction(() => document.querySelectorAll(".digits li").length === 2);
  await rule.fill("0.137");
  await page.waitForFunction(() => document.querySelectorAll(".digits li").length === 3);
  assert.equal(await page.locator(".digits li").last().textContent(), "7 = 4 + 2 + 1 take 3 tokens, leaving nothing, one heap or two");
  await rule.fill("0.137x");
  await page.locator("#rule-wrong").waitFor();
  assert.equal(await page.locator(".digits li").count(), 0);
  assert.equal(await page.locator(".digits p").count(), 1);
  for (const [group, name] of [["Rows", "Kayles"], ["Heaps", "Nim"], ["More tables", "H-numbers"]]) {
    await page.getByRole("list", { name: group }).getByRole("button", { name: new RegExp(`^${name}`) }).first().waitFor();
  }
  assert.deepEqual(complaints, []);
  await page.close();
});
