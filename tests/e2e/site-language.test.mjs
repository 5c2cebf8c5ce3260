// The site in French: chosen in the head or by the browser, kept, and loaded alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, openPage, testBrowser } from "./browser.mjs";

const browser = await testBrowser();

// What is seen or read aloud outside long texts and words to be typed, and is marked as another language than the page.
const marked = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#app [lang=en]")]
      .filter((one) => !one.closest(".book, .commands b"))
      .map((one) => one.textContent.trim().slice(0, 100)),
  );

test("the language is chosen in the head, at once, and is still there after another visit", async () => {
  const { page, complaints } = await openPage(browser, "#/play/kayles");
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("button", { name: "Undo" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await page.getByRole("combobox", { name: "Language" }).selectOption("Français");
  await page.getByRole("button", { name: "Annuler" }).waitFor();
  await page.getByText("À vous de jouer.").first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
  assert.equal(await page.title(), "Kayles · Last Move");
  assert.deepEqual(await marked(page), []);
  await page.getByRole("gridcell").first().click();
  await page.getByRole("button", { name: /^Abattre / }).click();
  await page.waitForFunction(() => document.querySelectorAll(".moves .ply").length >= 3);
  assert.deepEqual(await marked(page), []);
  requests.length = 0;
  await page.reload();
  await page.getByRole("button", { name: "Annuler" }).waitFor();
  const words = requests.map((url) => url.split("/").at(-1)).filter((name) => name.startsWith("words-"));
  assert.deepEqual(words.map((name) => name.slice(0, 9)), ["words-fr-"], "nobody loads what they do not read");
  assert.equal(await page.getByRole("combobox", { name: "Langue" }).inputValue(), "fr");
  await page.getByRole("combobox", { name: "Langue" }).selectOption("English");
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.getByText("Your move.").first().waitFor();
  assert.equal(await page.locator("#app [lang]").count(), 0, "nothing is left of the marks");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("without a choice the browser’s language is spoken, on the shelf and in each game", async () => {
  const { page, complaints } = await openPage(browser, "#/", { locale: "fr-CA" });
  await page.getByRole("heading", { level: 1 }).getByText("De petits jeux").waitFor();
  assert.deepEqual(await marked(page), []);
  await page.getByRole("searchbox").fill("allumettes");
  await page.getByText(/^(Un jeu|\d+ jeux)\.$/).waitFor({ state: "attached" });
  const games = await page.evaluate(() => [...document.querySelectorAll(".game a")].map((link) => link.getAttribute("href")));
  assert.ok(games.length > 0);
  for (const game of ["nim", "wythoff", "dots-and-boxes", "chomp", "sum", "heap-rule"]) {
    await page.goto(page.url().replace(/#.*/, `#/play/${game}`));
    await page.getByRole("button", { name: "Recommencer" }).waitFor();
    await page.getByRole("switch", { name: /Valeurs/ }).click();
    await page.locator(".known").waitFor();
    assert.deepEqual(await marked(page), [], game);
  }
  assert.deepEqual(complaints, []);
  await page.close();
});

test("where the words of a language do not come, the site speaks English", async () => {
  const context = await browser.newContext({ locale: "fr-FR", reducedMotion: "reduce" });
  await context.route(/\/words-fr-[^/]*js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${address}#/play/nim`);
  await page.getByRole("button", { name: "Undo" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await context.close();
});
