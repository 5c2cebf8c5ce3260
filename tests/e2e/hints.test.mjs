// Hints: four rungs by touch and by keys, in both languages, up to the move on the board; none where a board is locked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { address, openPage, testBrowser } from "./browser.mjs";
import { board } from "./table.mjs";

const browser = await testBrowser();

const WORDS = {
  en: { hint: "Hint", rungs: [/^Hint 1 of 4: You can win from here\.$/, /^Hint 2 of 4: Look here: /, /^Hint 3 of 4: Leave your opponent with this\. Heaps of 1, 4 and 5\.$/, /^Hint 4 of 4: A winning move is to take 2 stones from heap 1\.$/] },
  fr: { hint: "Indice", rungs: [/^Indice 1 sur 4\s: Vous pouvez gagner d’ici\.$/, /^Indice 2 sur 4\s: Regardez ici\s: /, /^Indice 3 sur 4\s: Laissez ceci à l’adversaire\. /, /^Indice 4 sur 4\s: Un coup gagnant\s: /] },
};

for (const [language, words] of Object.entries(WORDS)) {
  for (const [way, options] of [["touch", { viewport: { width: 360, height: 740 }, hasTouch: true }], ["keys", { viewport: { width: 1366, height: 768 } }]]) {
    test(`hints lead to a winning move by ${way}, ${language}`, async () => {
      const context = await browser.newContext({ reducedMotion: "reduce", locale: language, ...options });
      const { page, complaints } = await openPage(context, `?lang=${language}#/play/nim?at=3.4.5&level=perfect`);
      await board(page).waitFor();
      const button = page.locator(".controls").getByRole("button", { name: words.hint, exact: true });
      const hint = page.locator(".pending .hint");
      assert.equal(await hint.count(), 0, "nothing is said before it is asked for");
      for (const rung of words.rungs) {
        if (way === "touch") await button.tap();
        else {
          await button.focus();
          await page.keyboard.press("Enter");
        }
        await page.waitForFunction((source) => new RegExp(source).test(document.querySelector(".pending .hint")?.textContent ?? ""), rung.source);
        const points = words.rungs.indexOf(rung) === 1 || words.rungs.indexOf(rung) === 2;
        assert.equal(await page.locator("#board .lit").count(), points ? 1 : 0, "the heap to look at has a frame");
        // It is read aloud as well.
        await page.waitForFunction(() => document.querySelector("[role=status].vh").textContent.includes(document.querySelector(".pending .hint").textContent));
      }
      assert.equal(await page.locator(".pending .error").count(), 0, "a hint is no error");
      assert.deepEqual(await barriers(page), []);
      await page.locator(".pending .act").click();
      // The machine answers, and the hint has gone with its position.
      await page.waitForFunction(() => location.hash.includes("do=1-2,"));
      assert.equal(await hint.count(), 0);
      assert.deepEqual(complaints, []);
      await context.close();
    });
  }
}

test("on a telephone a hint and the board are seen, and the next hint is at hand", async () => {
  for (const [language, next] of [["en", "Next hint"], ["fr", "Indice suivant"]]) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: language });
    await page.goto(`${address}?lang=${language}#/play/kayles`, { waitUntil: "load" });
    await page.locator(".controls").getByRole("button", { name: WORDS[language].hint, exact: true }).tap();
    for (let rung = 1; rung <= 4; rung += 1) {
      await page.locator(".pending .hint", { hasText: new RegExp(` ${rung} `) }).waitFor();
      await page.waitForFunction(() => {
        const boxes = ["#board", ".pending"].map((part) => document.querySelector(part).getBoundingClientRect());
        return boxes.every((box) => box.top >= -1 && box.bottom <= innerHeight + 1);
      });
      const more = page.getByRole("button", { name: next, exact: true });
      if (rung < 4) await more.tap(); else assert.equal(await more.count(), 0);
    }
    await page.close();
  }
});

test("hints=2 gives two hints in each position, and hints=0 none", async () => {
  const { page, complaints } = await openPage(browser, "v1/nim.html?hints=2#at=3.4.5");
  await board(page).waitFor();
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  for (const said of [/^Hint 1 of 4/, /^Hint 2 of 4/]) {
    await hint.click();
    await page.locator(".pending .hint", { hasText: said }).waitFor();
  }
  assert.equal(await hint.getAttribute("aria-disabled"), "true");
  await hint.click({ force: true });
  await page.locator(".typed input").fill("hint");
  await page.locator(".typed input").press("Enter");
  await page.waitForTimeout(300);
  assert.match(await page.locator(".pending .hint").innerText(), /^Hint 2 of 4/);
  await page.locator(".typed input").fill("2-1");
  await page.locator(".typed input").press("Enter");
  await page.locator('.controls [aria-disabled="true"]', { hasText: "Hint" }).waitFor({ state: "detached" });
  await hint.click();
  await page.locator(".pending .hint", { hasText: /^Hint 1 of/ }).waitFor();
  await page.goto(`${address}v1/nim.html?hints=0#at=3.4.5`);
  await board(page).waitFor();
  await page.getByRole("button", { name: "What if…?" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Hint", exact: true }).count(), 0);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("a locked board has no hint, by button or by word", async () => {
  for (const [query, shown] of [["lock=1&goal=win", 0], ["hide=hints", 0], ["", 1]]) {
    const { page } = await openPage(browser, `v1/nim.html?${query}#at=3.4.5`);
    await board(page).waitFor();
    assert.equal(await page.getByRole("button", { name: "Hint", exact: true }).count(), shown, query);
    await page.locator(".typed input").fill("hint");
    await page.locator(".typed input").press("Enter");
    await page.waitForTimeout(300);
    assert.equal(await page.locator(".pending .hint").count(), shown, query);
    await page.close();
  }
});
