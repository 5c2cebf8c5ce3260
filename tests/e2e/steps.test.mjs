// Steps: a learner answers them by touch and by keys, wrong answers are played out, and what was done is kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { openPage, testBrowser } from "./browser.mjs";
import { board, turn } from "./table.mjs";

const browser = await testBrowser();

const WORDS = {
  en: { steps: "Steps", open: "Try it", wins: "The one who begins wins", loses: "The one who begins loses", gave: "It gave the win away", still: "It still wins", again: "Try again", next: "Next step", back: "Back to the game", mark: ["loses", "wins"], all: "All steps are done.", state: "This is my rule" },
  fr: { steps: "Étapes", open: "Essayer", wins: "Qui commence gagne", loses: "Qui commence perd", gave: "Il a laissé échapper le gain", still: "Il gagne encore", again: "Réessayer", next: "Étape suivante", back: "Revenir à la partie", mark: ["perd", "gagne"], all: "Toutes les étapes sont faites.", state: "Voici ma règle" },
};

async function open(address, options) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const { page, complaints } = await openPage(context, address, {});
  await board(page).waitFor();
  await page.locator(".steps").waitFor();
  return { page, context, complaints };
}

// The kinds of the steps of the game, as its page has them.
const kinds = (page, game) => page.evaluate((game) => [...document.getElementById(`steps-${game}`).content.children].map((one) => one.dataset.step), game);

// A press on a button of the steps, by touch or by keys.
const ways = {
  touch: (_, button) => button.tap(),
  keys: async (page, button) => {
    await button.focus();
    await page.keyboard.press("Enter");
    // The focus moves on to the buttons in a task of its own.
    await page.waitForTimeout(80);
  },
};

// Answers a question of two answers: first one, then the other if that was wrong.
async function twoAnswers(page, press, words, [one, other]) {
  const steps = page.locator(".steps");
  const button = (name) => steps.getByRole("button", { name, exact: true });
  await press(page, button(one));
  await steps.locator(".reply:not(:empty)").waitFor();
  if (await button(words.again).count()) {
    await press(page, button(words.again));
    await press(page, button(other));
  }
}

async function markRow(page, press, words) {
  const steps = page.locator(".steps");
  const marks = steps.locator(".marks button");
  const all = await marks.count();
  assert.ok(all >= 4, `${all} positions`);
  for (let i = 0; i < all; i += 1) {
    for (const mark of words.mark) {
      await press(page, steps.getByRole("radio", { name: mark, exact: true }));
      await press(page, marks.nth(i));
      await page.waitForFunction(([i, all]) => document.querySelectorAll(".marks .say-mark")[i].matches(".is-won, .is-lost") && document.querySelectorAll(".marks .say-mark").length === all, [i, all]);
      await page.waitForTimeout(50);
      if (!(await marks.nth(i).getAttribute("data-wrong").then((wrong) => wrong !== null))) break;
      await press(page, steps.getByRole("button", { name: words.again, exact: true }));
    }
  }
}

// States the rule of Nim: equal heaps, or partners in each column.
async function stateRule(page, press, words) {
  const steps = page.locator(".steps");
  const shape = steps.locator("#rule-shape");
  const options = await shape.locator("option").evaluateAll((all) => all.map((one) => one.value));
  await shape.selectOption(options.includes("paired") ? "paired" : "equal");
  await press(page, steps.getByRole("button", { name: words.state, exact: true }));
}

async function solve(page, kind, press, words) {
  if (kind === "who") return twoAnswers(page, press, words, [words.wins, words.loses]);
  if (kind === "blunder") return twoAnswers(page, press, words, [words.still, words.gave]);
  if (kind === "mark") return markRow(page, press, words);
  if (kind === "rule") return stateRule(page, press, words);
  const values = page.getByRole("switch", { name: /^(Values|Valeurs)$/ });
  if ((await values.getAttribute("aria-checked")) === "false") await values.click();
  const list = page.locator("[data-winning] button");
  await list.first().waitFor();
  if (kind === "win") {
    while (!(await page.locator(".turn.is-over").count())) {
      await page.waitForFunction(() => document.querySelector(".turn.is-over") || document.querySelector(".turn.is-you") && document.querySelector("[data-winning] button"));
      if (await page.locator(".turn.is-over").count()) break;
      const before = await page.locator(".moves li").count();
      await list.first().click();
      await page.locator(".pending .act").click();
      await page.waitForFunction((before) => document.querySelectorAll(".moves li").length > before, before);
    }
  } else {
    await list.first().click();
    await page.locator(".pending .act").click();
  }
}

for (const [game, way, language, viewport] of [
  ["nim", "touch", "fr", { width: 360, height: 740 }],
  ["nim", "keys", "en", { width: 1366, height: 768 }],
  ["kayles", "touch", "en", { width: 360, height: 740 }],
  ["kayles", "keys", "fr", { width: 1366, height: 768 }],
]) {
  test(`all steps of ${game} are done by ${way} at ${viewport.width} px in ${language}, and stay done`, async () => {
    const words = WORDS[language];
    const { page, context, complaints } = await open(`#/play/${game}`, { viewport, locale: language, hasTouch: true });
    const press = ways[way];
    const steps = page.locator(".steps");
    await page.getByRole("region", { name: words.steps }).waitFor();
    const all = await kinds(page, game);
    assert.ok(all.length >= 5);
    await press(page, steps.getByRole("button", { name: words.open, exact: true }));
    for (const [i, kind] of all.entries()) {
      await steps.locator(".dot[aria-current]").filter({ hasText: String(i + 1) }).waitFor();
      await solve(page, kind, press, words).catch((error) => assert.fail(`step ${i + 1} (${kind}): ${error.message}`));
      await page.waitForFunction((i) => document.querySelectorAll(".steps .dot")[i].matches(".is-done"), i).catch(() => assert.fail(`step ${i + 1} (${kind}) is not done`));
      if (i + 1 < all.length) await press(page, steps.getByRole("button", { name: words.next, exact: true }));
    }
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
    await press(page, steps.getByRole("button", { name: words.back, exact: true }));
    assert.match(await steps.locator(".ask").innerText(), new RegExp(words.all));
    await page.reload();
    await steps.waitFor();
    assert.equal(await steps.locator(".dot.is-done").count(), all.length);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("a wrong answer is played out, and the right one can be given then", async () => {
  const { page, context, complaints } = await open("#/play/nim?step=1", { viewport: { width: 360, height: 740 } });
  const button = (name) => page.locator(".steps").getByRole("button", { name, exact: true });
  await button("The one who begins wins").click();
  await page.getByText("Then you move, and the machine answers.").waitFor();
  assert.equal(await turn(page).innerText(), "Your move.");
  await page.getByRole("textbox", { name: "Type a move" }).fill("1-1");
  await page.keyboard.press("Enter");
  await page.getByText("So that was not right. What do you say now?").waitFor();
  assert.deepEqual(await barriers(page), []);
  await button("Try again").click();
  await button("The one who begins loses").click();
  await page.getByText("That is right.").waitFor();
  await button("Play it out").click();
  await page.locator(".moves li").nth(1).waitFor();
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const [language, viewport, built, listed, again] of [
  ["en", { width: 360, height: 740 }, "Here the one who begins loses", "That one does not count", "Try again"],
  ["fr", { width: 1366, height: 768 }, "Ici, qui commence perd", "Celle-là ne compte pas", "Réessayer"],
]) {
  test(`a pile is set up, refused, refuted, and at last kept (${language})`, async () => {
    const { page, context, complaints } = await open("#/play/one-pile?step=4", { viewport, locale: language });
    const steps = page.locator(".steps");
    const set = async (size) => {
      const field = steps.locator(".build input");
      await field.fill(String(size));
      await field.press("Enter");
      await steps.locator(`.build input[data-value="${size}"]`).waitFor();
      await steps.getByRole("button", { name: built, exact: true }).click();
    };
    await set(12);
    await steps.locator(".reply", { hasText: listed }).waitFor();
    await set(13);
    await steps.getByRole("button", { name: again, exact: true }).click();
    assert.equal(await steps.locator(".dot.is-done").count(), 0);
    await set(16);
    await steps.locator(".dot.is-done").waitFor();
    await steps.locator(".because").waitFor();
    assert.deepEqual(await barriers(page), []);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("another start leaves the step, and the way back leads to the game before", async () => {
  const { page, context } = await open("#/play/nim?at=2.4.6&do=1-1", { viewport: { width: 1366, height: 768 } });
  const before = await page.evaluate(() => location.hash);
  await page.locator(".steps .dot").nth(2).click();
  await page.waitForFunction(() => location.hash.endsWith("?step=3"));
  await page.locator(".steps").getByRole("button", { name: "Back to the game", exact: true }).click();
  await page.waitForFunction((before) => location.hash.startsWith(before.slice(0, 22)), before);
  await page.locator(".steps .dot").nth(2).click();
  await page.waitForFunction(() => location.hash.endsWith("?step=3"));
  await page.locator(".controls").getByRole("button", { name: "Another position" }).click();
  await page.waitForFunction(() => !location.hash.includes("step="));
  assert.equal(await page.locator(".steps .dot[aria-current]").count(), 0);
  await context.close();
});

test("where nothing can be kept, or what was kept is damaged, steps still work", async () => {
  for (const damage of [
    () => localStorage.setItem("last-move steps nim", "\u0000\n[{\nat=9.9.9\n\n"),
    () => { Object.defineProperty(self, "localStorage", { get() { throw new Error("closed"); } }); },
  ]) {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    await context.addInitScript(damage);
    const { page, complaints } = await openPage(context, "#/play/nim?step=1", {});
    await page.locator(".steps").getByRole("button", { name: "The one who begins loses" }).click();
    await page.getByText("That is right.").waitFor();
    assert.equal(await page.locator(".dot.is-done").count(), 1);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

for (const [language, viewport, way, words] of [
  ["en", { width: 360, height: 740 }, "touch", { state: "This is my rule", more: "more: divided by", counter: /smallest counter-example: .*3.* begins loses there/, again: "Try again", holds: /holds for all 24 positions/ }],
  ["fr", { width: 1366, height: 768 }, "keys", { state: "Voici ma règle", more: /^(plus|davantage).*divisé par/, counter: /plus petit contre-exemple.*3.* y perd/, again: "Réessayer", holds: /pour les 24 positions/ }],
]) {
  test(`a wrong rule meets its smallest counter-example, which is played out, and a right one is kept (${language})`, async () => {
    const { page, context, complaints } = await open("#/play/one-pile?step=5", { viewport, locale: language, hasTouch: true });
    const press = ways[way];
    const steps = page.locator(".steps");
    const button = (name) => steps.getByRole("button", { name, exact: typeof name === "string" });
    const more = steps.locator(".stating .step button").nth(1);
    await press(page, more);
    await page.waitForFunction(() => document.querySelectorAll(".stating .say-mark").length === 3);
    await press(page, button(words.state));
    const reply = steps.locator(".reply");
    await page.waitForFunction(() => /3/.test(document.querySelector(".steps .reply").textContent));
    assert.match(await reply.innerText(), words.counter);
    // The machine begins with three stones, and takes them all.
    await page.locator(".turn.is-over").waitFor();
    assert.deepEqual(await barriers(page), []);
    await press(page, button(words.again));
    await press(page, more);
    await page.waitForFunction(() => document.querySelectorAll(".stating .say-mark").length === 4);
    await press(page, button(words.state));
    await steps.locator(".dot.is-done").waitFor();
    assert.match(await reply.innerText(), words.holds);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}

test("the next lost heap is named, a wrong one is played out, and a right one is kept", async () => {
  const { page, context, complaints } = await open("#/play/grundys-game?step=6", { viewport: { width: 360, height: 740 } });
  const steps = page.locator(".steps");
  const name = async (number) => {
    await steps.locator(".build input").fill(String(number));
    await steps.locator(".build input").press("Tab");
    await steps.getByRole("button", { name: "That one is next", exact: true }).click();
  };
  assert.deepEqual(await steps.locator(".marks li").allInnerTexts(), ["4", "7", "10"]);
  await name(13);
  await page.waitForFunction(() => /begins loses there/.test(document.querySelector(".steps .reply").textContent));
  await page.locator(".moves li").first().waitFor();
  await steps.getByRole("button", { name: "Try again", exact: true }).click();
  await name(20);
  await steps.locator(".dot.is-done").waitFor();
  assert.deepEqual(await barriers(page), []);
  assert.deepEqual(complaints, []);
  await context.close();
});

for (const [language, viewport, way, words] of [
  ["en", { width: 360, height: 740 }, "touch", { rest: "All others win", again: "Try again" }],
  ["fr", { width: 1366, height: 768 }, "keys", { rest: "Toutes les autres gagnent", again: "Réessayer" }],
]) {
  test(`a table of lost squares is marked, and a wrong mark is played out (${language})`, async () => {
    const { page, context, complaints } = await open("#/play/wythoff?step=6", { viewport, locale: language, hasTouch: true });
    const press = ways[way];
    const steps = page.locator(".steps");
    const button = (name) => steps.getByRole("button", { name, exact: true });
    const cell = (x, y) => steps.locator(".plane tbody tr").nth(6 - y).locator("td").nth(x).locator("button");
    assert.deepEqual(await steps.locator(".plane thead th").allInnerTexts(), ["0", "1", "2", "3", "4", "5", "6"]);
    assert.equal(await steps.locator(".plane button").count(), 48);
    // Marks a square, and waits until it is drawn so.
    const mark = async (x, y) => {
      const square = await cell(x, y).elementHandle();
      const before = await square.evaluate((button) => button.outerHTML);
      await press(page, cell(x, y));
      await page.waitForFunction(([button, before]) => button.outerHTML !== before, [square, before]);
    };
    for (const [x, y] of [[1, 2], [2, 1], [3, 5], [4, 4]]) await mark(x, y);
    await press(page, button(words.rest));
    // Two of the marks are wrong: 4, 4 is won, and 5, 3 is lost.
    await steps.locator(".plane [data-wrong]").nth(1).waitFor();
    assert.equal(await steps.locator(".plane [data-wrong]").count(), 2);
    assert.deepEqual(await barriers(page), []);
    await page.locator(".turn").waitFor();
    await press(page, button(words.again));
    await mark(5, 3);
    await press(page, button(words.rest));
    await steps.locator(".dot.is-done").waitFor();
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
    assert.deepEqual(complaints, []);
    await context.close();
  });
}
