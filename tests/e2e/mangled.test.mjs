// English with every word changed stands in for another language: what still reads as English on a page is no message.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { address, openBrowser, openPage } from "./browser.mjs";
import { games } from "./starts.mjs";

// Runs in the page: the same messages, each word behind a sign that English has not got.
const mangling = `(files) => {
  const words = (text) => text.replace(/\\{[^{}]*(?:\\}|$)|[A-Za-z’]+/g, (part) => (part[0] === "{" ? part : "§" + part));
  const line = (line) => {
    const [, before, text] = /^(\\s*\\*?\\[[^\\]]*\\] ?|[a-z][\\w-]* = |)(.*)$/i.exec(line);
    return before + words(text);
  };
  const mangled = Object.entries(files).map(([name, text]) => [name, text.split("\\n").map(line).join("\\n")]);
  lastMoveWords.add("fr", Object.fromEntries(mangled));
}`;

// What is answered where French is asked for.
let mangled;
let browser;
before(async () => {
  browser = await openBrowser();
  const { page } = await openPage(browser, "#/");
  const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map((one) => one.name));
  await page.close();
  const script = await (await fetch(scripts.find((name) => /\/words-en-[0-9a-f]+\.js$/.test(name)))).text();
  mangled = script.replace('lastMoveWords.add("en",', `(${mangling})(`);
  assert.notEqual(mangled, script);
});
after(() => browser?.close());

// What reads as English: seen or read aloud, but for long texts, words that are typed, and names.
const english = (page) =>
  page.evaluate(() => {
    const apart = ".book .text:not(.said), .book > p, .book > ol, .book > ul, .book > figure, .commands b, option[value=en], option[value=fr], .wordmark";
    const found = [];
    const look = (text) => /(^|[^§\p{L}’])[A-Za-z]{3,}/u.test(text.replace(/Last Move|https?:\S+/g, "")) && found.push(text.trim());
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return look(node.data);
      if (node.nodeType !== Node.ELEMENT_NODE || node.matches(apart)) return undefined;
      for (const name of ["aria-label", "title", "placeholder"]) if (node.hasAttribute(name)) look(node.getAttribute(name));
      return node.childNodes.forEach(walk);
    };
    look(document.title);
    walk(document.querySelector("#app"));
    return [...new Set(found)];
  });

test("nothing on the shelf escapes translation", async () => {
  const { page } = await opened("#/");
  assert.deepEqual(await english(page), []);
  await page.getByRole("searchbox").fill("pins");
  await page.waitForFunction(() => document.querySelectorAll(".game").length < 10);
  assert.deepEqual(await english(page), []);
  await page.context().close();
});

for (const game of games) {
  test(`nothing escapes translation in ${game}`, async () => {
    const { page } = await opened(`#/play/${game}`);
    const seen = async (where) => assert.deepEqual(await english(page), [], where);
    await page.locator(".board [role=gridcell]").first().waitFor();
    await page.locator(".setup > summary").click();
    await page.getByRole("switch", { name: "§Values" }).click();
    await page.locator(".known").waitFor();
    await page.locator(".book summary", { hasText: "§Tables" }).click();
    await page.locator(".book .said > *").first().waitFor();
    await seen("before a move, with values");
    // Both seats are the machine’s, so moves and reasons come by themselves.
    await page.goto(page.url().replace(/#.*/, `#/play/${game}?players=watch`));
    await page.waitForFunction(() => document.querySelectorAll(".moves .ply").length >= 2);
    await seen("after moves");
    await page.context().close();
  });
}

async function opened(hash) {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "fr-FR" });
  await context.route(/\/words-fr-[0-9a-f]+\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: mangled }));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(address + hash, { waitUntil: "load" });
  await page.waitForFunction(() => document.documentElement.lang === "fr" && document.querySelector("#app h1"));
  return { page };
}
