// A game with two missed wins is reviewed, and its positions come again in the notebook on later days.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, openPage, testBrowser } from "./browser.mjs";

const browser = await testBrowser();

const WORDS = {
  en: {
    review: "Find the 2 missed moves", next: "Next question", again: "Try again", back: "Back to the game",
    far: (n, right) => `Question ${n} of 2 · found at once: ${right}`, noted: (n, of, right) => `Notebook · ${n} of ${of} · found at once: ${right}`,
    right: "Your move wins", wrong: "gives the win away", due: (n) => `Nim: ${n}`, notebook: (n) => `Notebook (${n})`, typed: "Type a move",
  },
  fr: {
    review: "Trouver les 2 coups manqués", next: "Question suivante", again: "Réessayer", back: "Revenir à la partie",
    far: (n, right) => `Question ${n} sur 2 · trouvés du premier coup\u202f: ${right}`, noted: (n, of, right) => `Carnet · ${n} sur ${of} · trouvés du premier coup\u202f: ${right}`,
    right: "Votre coup gagne", wrong: "laisse échapper le gain", due: (n) => `Nim\u202f: ${n}`, notebook: (n) => `Carnet (${n})`, typed: "Tapez un coup",
  },
};
// From 3 and 5 the player should leave equal heaps and does not, twice; the machine misses it once.
const GAME = "at=3.5&do=2-1,2-2,1-2,2-1";
const FIRST = Date.UTC(2026, 10, 2, 12);

const steps = (page) => page.locator(".steps");
const press = (page, name) => steps(page).getByRole("button", { name, exact: true }).click();
const far = (page, text) => steps(page).getByText(text, { exact: true }).waitFor();
const heaps = (page) => page.locator("#board .num-big").evaluateAll((all) => all.map((one) => Number(one.textContent)));

async function play(page, words, move) {
  await page.getByLabel(words.typed).fill(move);
  await page.keyboard.press("Enter");
}

// Leaves two equal heaps, or not.
async function answer(page, words, right) {
  const [one, other] = await heaps(page);
  assert.notEqual(one, other);
  const gap = Math.abs(one - other);
  await play(page, words, `${one > other ? 1 : 2}-${right ? gap : gap === 1 ? 2 : 1}`);
  await steps(page).locator(".reply", { hasText: right ? words.right : words.wrong }).waitFor();
}

// The list of games, so many days after the first one.
async function shelfAfter(page, language, days) {
  await page.clock.setFixedTime(FIRST + days * 86_400_000);
  await page.goto(`${address}?lang=${language}&day=${days}#/`);
  await page.locator(".progress").waitFor();
  return page.locator(".due");
}

for (const [language, size] of [["en", { width: 360, height: 740 }], ["fr", { width: 1366, height: 768 }]]) {
  test(`two missed wins are found at once and on later days (${language}, ${size.width} px)`, async () => {
    const words = WORDS[language];
    const { page, complaints } = await openPage(browser, "privacy.html", { viewport: size, locale: language });
    // Before the page loads: the clock of the test cannot stop a timer that began without it.
    await page.clock.setFixedTime(FIRST);
    await page.goto(`${address}?lang=${language}#/play/nim?${GAME}`);
    await play(page, words, "1-1");
    const review = page.getByRole("button", { name: words.review, exact: true });
    await review.waitFor();
    // The page asks for the move, and does not tell it.
    assert.doesNotMatch(await page.locator(".turn").innerText(), /winning move|coup gagnant/);
    await review.click();
    await far(page, words.far(1, 0));
    assert.deepEqual(await heaps(page), [3, 5]);
    await answer(page, words, true);
    await far(page, words.far(1, 1));
    await press(page, words.next);
    await far(page, words.far(2, 1));
    await answer(page, words, false);
    await press(page, words.again);
    await answer(page, words, true);
    // Only the first answer counts.
    await far(page, words.far(2, 1));
    assert.equal(await steps(page).getByRole("button", { name: words.next }).count(), 0);
    await press(page, words.back);
    await review.waitFor();
    await page.waitForFunction((game) => location.hash.includes(game), GAME);

    assert.equal(await (await shelfAfter(page, language, 0)).count(), 0, "nothing is due on the same day");
    const due = await shelfAfter(page, language, 1);
    await due.getByRole("link", { name: words.due(2), exact: true }).click();
    await far(page, words.noted(1, 2, 0));
    await answer(page, words, true);
    await press(page, words.next);
    await answer(page, words, false);
    await far(page, words.noted(2, 2, 1));
    await press(page, words.back);
    // What was missed again comes on the next day, what was found two days later.
    await (await shelfAfter(page, language, 2)).getByRole("link", { name: words.due(1), exact: true }).waitFor();
    const later = await shelfAfter(page, language, 4);
    await later.getByRole("link", { name: words.due(2), exact: true }).waitFor();
    await page.goto(`${address}?lang=${language}&day=4#/play/nim`);
    await press(page, words.notebook(2));
    await far(page, words.noted(1, 2, 0));
    assert.deepEqual(complaints, []);
    await page.close();
  });
}

test("a game that an address brings, or two persons play, is not noted", async () => {
  const { page, complaints } = await openPage(browser, `#/play/nim?${GAME},1-1,2-1`);
  await page.getByRole("button", { name: WORDS.en.review, exact: true }).waitFor();
  await page.goto(`${address}?two#/play/nim?${GAME},1-1&players=two`);
  await play(page, WORDS.en, "2-1");
  await page.getByRole("button", { name: /^Find the \d missed moves$/ }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("last-move notebook nim")), null);
  assert.deepEqual(complaints, []);
  await page.close();
});
