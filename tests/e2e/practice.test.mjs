// Practice: one question after the other, with a streak that is kept in this browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, testBrowser } from "./browser.mjs";

const browser = await testBrowser();

const WORDS = {
  en: { practice: "Practice", next: "Next question", back: "Back to the game", wins: "The one who begins wins", loses: "The one who begins loses", gave: "It gave the win away", still: "It still wins", asks: /^(Who wins with|It is your move|The player had)/, right: /That is right|Your move wins/, streak: (now, best) => `Practice · ${now} in a row · your best: ${best}` },
  fr: { practice: "S’entraîner", next: "Question suivante", back: "Revenir à la partie", wins: "Qui commence gagne", loses: "Qui commence perd", gave: "Il a laissé échapper le gain", still: "Il gagne encore", asks: /^(Qui gagne en|C’est à vous|Ce joueur)/, right: /C’est juste|Votre coup gagne/, streak: (now, best) => `Entraînement · série\u202f: ${now} · votre record\u202f: ${best}` },
};

// The heaps of Nim as the board shows them, and their nim-sum.
const heaps = (page) => page.locator("#board .num-big").evaluateAll((all) => all.map((one) => Number(one.textContent)));
const sum = (all) => all.reduce((one, other) => one ^ other, 0);

const steps = (page) => page.locator(".steps");
const press = (page, name) => steps(page).getByRole("button", { name, exact: true }).click();

// Answers the question that is out, rightly or not.
async function answer(page, words, right, typed) {
  await steps(page).locator(".streak").waitFor();
  await steps(page).locator(".ask", { hasText: words.asks }).waitFor();
  const wins = page.getByRole("button", { name: words.wins });
  const gave = page.getByRole("button", { name: words.gave });
  if (await wins.count()) return press(page, (sum(await heaps(page)) !== 0) === right ? words.wins : words.loses);
  if (await gave.count()) return press(page, (sum(await heaps(page)) !== 0) === right ? words.gave : words.still);
  const now = await heaps(page);
  for (const [i, heap] of now.entries()) {
    for (let n = 1; n <= heap; n += 1) {
      const after = now.map((one, k) => (k === i ? one - n : one));
      if ((sum(after) === 0) !== right) continue;
      await typed.fill(`${i + 1}-${n}`);
      await page.keyboard.press("Enter");
      return undefined;
    }
  }
  throw new Error(`no move in ${now}`);
}

for (const [language, size] of [["en", { width: 360, height: 740 }], ["fr", { width: 1366, height: 768 }]]) {
  test(`five right answers in a row, and a wrong one (${language}, ${size.width} px)`, async () => {
    const words = WORDS[language];
    const { page, complaints } = await openPage(browser, `?lang=${language}#/play/nim`, { viewport: size, locale: language });
    const typed = page.getByLabel(/^(Type a move|Tapez un coup)$/);
    await press(page, words.practice);
    const streak = (now, best) => steps(page).getByText(words.streak(now, best), { exact: true }).waitFor();
    for (let n = 1; n <= 5; n += 1) {
      await answer(page, words, true, typed);
      await streak(n, n);
      await steps(page).locator(".reply", { hasText: words.right }).waitFor();
      await press(page, words.next);
    }
    for (let tries = 0; tries < 9; tries += 1) {
      const failed = await answer(page, words, false, typed).then(() => false, () => true);
      if (!failed) break;
      // Where every move wins, no wrong answer can be given.
      await press(page, words.next);
    }
    await streak(0, 5);
    assert.match(await page.evaluate(() => location.hash), /#\/play\/nim\?practice=1/);
    // The record is kept, and the address leads back to practice.
    await page.reload();
    await streak(0, 5);
    await press(page, words.back);
    await steps(page).getByRole("button", { name: words.practice, exact: true }).waitFor();
    assert.equal(await page.evaluate(() => location.hash), "#/play/nim");
    assert.deepEqual(complaints, []);
    await page.close();
  });
}

test("practice keeps the settings of the game, and is left for a step", async () => {
  const { page, complaints } = await openPage(browser, "#/play/nim?misere=1");
  await press(page, "Practice");
  await steps(page).locator(".streak").waitFor();
  assert.equal(await page.evaluate(() => location.hash), "#/play/nim?misere=1&practice=1");
  await steps(page).getByRole("button", { name: "Step 1", exact: true }).click();
  await steps(page).locator(".streak").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => location.hash), "#/play/nim?step=1");
  await press(page, "Back to the game");
  await page.waitForFunction(() => location.hash === "#/play/nim?misere=1");
  assert.deepEqual(complaints, []);
  await page.close();
});
