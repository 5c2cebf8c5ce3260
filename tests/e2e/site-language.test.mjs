// The site in French: chosen in the header or by the browser, stored, and loaded without English.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, openPage, testBrowser } from "./browser.mjs";
import { gameOf, kinds, third } from "./table.mjs";

const browser = await testBrowser();

// Texts that are marked as English, outside long texts and words to be typed.
const marked = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#app [lang=en]")]
      .filter((one) => !one.closest(".commands b"))
      .map((one) => one.textContent.trim().slice(0, 100)),
  );

test("the language is chosen in the header, changes at once, and is kept for the next visit", async () => {
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
  await page.locator(".book[lang=fr]").waitFor();
  assert.deepEqual(await marked(page), []);
  await page.getByRole("gridcell").first().click();
  await page.getByRole("button", { name: /^Abattre / }).click();
  await page.waitForFunction(() => document.querySelectorAll(".moves .ply").length >= 3);
  assert.deepEqual(await marked(page), []);
  requests.length = 0;
  await page.reload();
  await page.getByRole("button", { name: "Annuler" }).waitFor();
  const words = requests.map((url) => url.split("/").at(-1)).filter((name) => name.startsWith("words-"));
  assert.deepEqual(words.map((name) => name.slice(0, 9)), ["words-fr-"], "only the language in use is loaded");
  assert.equal(await page.getByRole("combobox", { name: "Langue" }).inputValue(), "fr");
  await page.getByRole("combobox", { name: "Langue" }).selectOption("English");
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.getByText("Your move.").first().waitFor();
  assert.equal(await page.locator("#app [lang]:not([lang=en])").count(), 0, "no text is marked as another language");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("without a choice the browser’s language is used, in the list of games and in each game", async () => {
  const { page, complaints } = await openPage(browser, "#/", { locale: "fr-CA" });
  await page.getByRole("heading", { level: 1 }).getByText("De petits jeux").waitFor();
  assert.deepEqual(await marked(page), []);
  await page.getByRole("searchbox").fill("allumettes");
  await page.getByText(/^(Un jeu|\d+ jeux)\.$/).waitFor({ state: "attached" });
  const games = await page.evaluate(() => [...document.querySelectorAll(".game a")].map((link) => link.getAttribute("href")));
  assert.ok(games.length > 0);
  for (const game of third(kinds, 2).map(gameOf)) {
    await page.goto(page.url().replace(/#.*/, `#/play/${game}`));
    await page.getByRole("button", { name: "Recommencer" }).waitFor();
    await page.getByRole("switch", { name: /Valeurs/ }).click();
    await page.locator(".known").waitFor();
    await page.locator(".book[lang=fr]").waitFor();
    assert.deepEqual(await marked(page), [], game);
  }
  assert.deepEqual(complaints, []);
  await page.close();
});

test("the text of a game is in the language of the page; an English visitor loads no other", async () => {
  const { page, complaints } = await openPage(browser, "#/play/nim");
  const texts = [];
  page.on("request", (request) => texts.push(...(request.url().match(/texts-[a-z]+/) ?? [])));
  const questions = page.locator(".book > ol").first();
  await questions.getByText("With only two heaps").waitFor();
  await page.reload();
  await questions.getByText("With only two heaps").waitFor();
  await page.getByText("Your move.").first().waitFor();
  await page.waitForTimeout(500);
  assert.deepEqual(texts, []);
  await page.getByRole("combobox", { name: "Language" }).selectOption("Français");
  await questions.getByText("Avec deux tas seulement").waitFor();
  assert.equal(await page.locator(".book").getAttribute("lang"), "fr");
  assert.deepEqual(texts, ["texts-fr"]);
  await page.locator(".book summary").first().click();
  await page.locator(".book .text figcaption").getByText("Seul le 2 n’a pas de partenaire").waitFor();
  await page.getByRole("combobox", { name: "Langue" }).selectOption("English");
  await questions.getByText("With only two heaps").waitFor();
  assert.equal(await page.locator(".book").getAttribute("lang"), "en");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("if the texts of a language fail to load, they are in English, and the page says so", async () => {
  const context = await browser.newContext({ locale: "fr-FR", reducedMotion: "reduce" });
  await context.route(/\/texts-fr-[^/]*js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${address}#/play/nim`);
  await page.getByRole("button", { name: "Annuler" }).waitFor();
  await page.locator(".book[lang=en] [lang=fr]").getByText("ils sont en anglais").waitFor();
  await page.getByText("With only two heaps").waitFor();
  await context.close();
});

test("on a phone the language of a game is chosen in the menu, and the menu is one line", async () => {
  for (const viewport of [{ width: 360, height: 740 }, { width: 740, height: 360 }]) {
    const { page, complaints } = await openPage(browser, "#/play/nim", { viewport });
    const language = page.getByRole("banner").getByRole("combobox", { name: "Language" });
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.waitFor();
    assert.equal(await language.isVisible(), false);
    const head = await page.getByRole("banner").boundingBox();
    assert.ok(head.height <= 50, `the head is ${head.height} px high`);
    await menu.click();
    for (const name of ["Theme", "Language"]) assert.ok(await page.getByRole("combobox", { name }).isVisible(), name);
    assert.ok(await page.getByRole("switch", { name: "Motion" }).isVisible());
    const open = await page.locator("#menu").boundingBox();
    assert.ok(open.x >= 0 && open.y >= 0 && open.x + open.width <= viewport.width && open.y + open.height <= viewport.height, JSON.stringify(open));
    const { width, height } = await language.boundingBox();
    assert.ok(width >= 44 && height >= 24, `${width} x ${height}`);
    await language.selectOption("Français");
    await page.locator(".goal").getByText("Prenez").waitFor();
    assert.equal(await page.getByRole("combobox", { name: "Langue" }).count(), 1);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#menu").isVisible(), false);
    // A menu that is open does not follow to another page, whose head is drawn a moment after its list.
    await menu.click();
    await page.getByRole("link", { name: "Jeux" }).first().click();
    await page.locator("main .shelf").first().waitFor();
    await page.locator("#menu").waitFor({ state: "hidden" });
    assert.deepEqual(complaints, []);
    await page.close();
  }
});

test("the tables follow the language in the header at once, and keep it", async () => {
  const { page, complaints } = await openPage(browser, "tables.html#rule=0.77&to=200&at=57");
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  const words = () => requests.map((url) => url.split("/").at(-1)).filter((name) => name.startsWith("words-")).map((name) => name.slice(0, 16));
  await page.getByText("repeat with period 12").first().waitFor();
  await page.locator("#why a.play").waitFor();
  await page.getByRole("combobox", { name: "Language" }).selectOption("Français");
  await page.getByText("se répètent avec la période 12").first().waitFor();
  await page.getByText("G(57) = 4 : parmi ses 57 options, chaque valeur de 0 à 3 est présente, et 4 ne l’est pas.").first().waitFor();
  await page.waitForFunction(() => /perdu pour celui qui doit jouer/.test(document.querySelector("#c0")?.getAttribute("aria-label")));
  await page.getByRole("heading", { name: "Premières apparitions et parts" }).waitFor();
  await page.getByRole("button", { name: "Points", exact: true }).click();
  await page.getByText("valeur 0 : le joueur qui doit jouer perd").first().waitFor();
  assert.equal(await page.title(), "Kayles · Tables · Last Move");
  await page.getByRole("button", { name: "Exporter…" }).click();
  await page.getByRole("radio", { name: "CSV pour un tableur" }).waitFor();
  await page.keyboard.press("Escape");
  requests.length = 0;
  await page.reload();
  await page.getByText("se répètent avec la période 12").first().waitFor();
  assert.deepEqual(words(), ["words-tables-fr-"], "only the language in use is loaded");
  await page.evaluate(() => { location.hash = "table=take-away&f=2x&most=9&to=40"; });
  await page.getByRole("columnheader", { name: "Pile", exact: true }).waitFor();
  await page.getByRole("combobox", { name: "Langue" }).selectOption("English");
  await page.getByText("Each row is a pile").waitFor();
  await page.evaluate(() => { location.hash = "rule=0.7x"; });
  await page.getByText("In “rule”").waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
});

test("without a choice the tables use the browser’s language, and none of their pages is too wide", async () => {
  for (const viewport of [{ width: 1366, height: 768 }, { width: 360, height: 740 }]) {
    const { page, complaints } = await openPage(browser, "tables.html#rule=0.77&to=200", { locale: "fr-CA", viewport });
    await page.getByText("Tapez une règle").waitFor();
    const menu = page.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.click();
    assert.ok(await page.getByRole("combobox", { name: "Langue" }).isVisible(), `the language can be chosen at ${viewport.width} px`);
    await page.keyboard.press("Escape");
    for (const hash of ["rule=0.161&to=600&with=0.36", "rule=0.07&to=500&view=heat", "rule=0.77&to=200&view=facts", "plane=wythoff&side=60", "table=kayles&most=7&to=40", "table=limits&f=2x&to=200"]) {
      await page.evaluate((hash) => { location.hash = hash; }, hash);
      await page.waitForFunction((hash) => location.hash.includes(hash.slice(0, 9)) && document.querySelector(".work.is-calm"), hash);
      await page.waitForTimeout(300);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${hash} is ${over} px too wide at ${viewport.width}`);
    }
    assert.deepEqual(complaints, []);
    await page.close();
  }
});

test("if the messages of a language fail to load, the site uses English", async () => {
  const context = await browser.newContext({ locale: "fr-FR", reducedMotion: "reduce" });
  await context.route(/\/words-fr-[^/]*js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${address}#/play/nim`);
  await page.getByRole("button", { name: "Undo" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
  await context.close();
});
