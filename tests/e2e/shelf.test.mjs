// The list of games: search, two columns on a phone, and the scroll position after a visit to a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, openPage, soak, testBrowser } from "./browser.mjs";
import { games } from "./table.mjs";

const browser = await testBrowser();

const titles = (page) => page.locator(".shelf h3").allTextContents();

test("the search finds a game by other words, and is kept after a visit to a game", async () => {
  const { page, complaints } = await openPage(browser, "");
  const search = page.getByRole("searchbox");
  await search.fill("Zeckendorf");
  await page.getByText("One game.").waitFor({ state: "attached" });
  assert.deepEqual(await titles(page), ["Take-Away"]);
  await search.fill("bowling");
  await page.waitForFunction(() => document.querySelectorAll(".shelf h3").length === 3);
  assert.equal((await titles(page))[0], "Kayles");
  await page.getByRole("link", { name: "Kayles", exact: true }).click();
  await page.locator("#board").waitFor();
  await page.goBack();
  await search.waitFor();
  assert.equal(await search.inputValue(), "bowling");
  assert.equal((await titles(page)).length, 3);
  assert.equal(await page.evaluate(() => document.activeElement.id), "to-kayles");
  await search.fill("");
  await page.waitForFunction(() => document.querySelectorAll(".shelf h3").length > 20);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("the first games can be seen in a low window without scrolling", async () => {
  for (const language of ["en", "fr"]) {
    const { page } = await openPage(browser, `?lang=${language}#/`, { viewport: { width: 740, height: 360 }, locale: language });
    const first = page.locator(".game h3").first();
    await first.waitFor();
    const { y, height } = await first.boundingBox();
    assert.ok(y + height <= 360, `${language}: the name of the first game ends at ${y + height}`);
    await page.close();
  }
});

test("the list starts with the game for beginners, and keeps its scroll position", async () => {
  const { page, complaints } = await openPage(browser, "", { viewport: { width: 360, height: 740 } });
  await page.locator(".shelf h3").first().waitFor();
  assert.equal(await page.getByText("begin here").count(), 1);
  assert.match(await page.locator(".game").first().textContent(), /One Pile.*begin here/);
  const columns = await page.evaluate(() => {
    const [one, other] = [...document.querySelectorAll(".shelf")].find((shelf) => shelf.children.length > 2).children;
    const [a, b] = [one, other].map((game) => game.getBoundingClientRect());
    return [a.top === b.top, a.right < b.left, b.right <= innerWidth, document.documentElement.scrollWidth <= innerWidth];
  });
  assert.deepEqual(columns, [true, true, true, true]);
  const link = page.getByRole("link", { name: "Chomp", exact: true });
  await link.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => document.querySelector("#to-chomp").getBoundingClientRect().top);
  const before = await top();
  await link.click();
  await page.locator("#board").waitFor();
  await page.goBack();
  await link.waitFor();
  assert.ok(Math.abs(await top() - before) < 4, `${before} and ${await top()}`);
  assert.equal(await page.evaluate(() => document.activeElement.id), "to-chomp");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("a game's own page begins with the game that the list leads to", async () => {
  const { page, complaints } = await openPage(browser, "");
  const begun = async (path) => {
    await page.goto("about:blank");
    await page.goto(address + path);
    await page.locator("#board [role=gridcell]").first().waitFor();
    return page.locator("article.play").textContent();
  };
  await page.goto(address);
  await page.locator("[id^=to-]").first().waitFor();
  const links = await page.locator("[id^=to-]").evaluateAll((all) => all.map((one) => [one.id.slice(3), one.getAttribute("href")]));
  assert.equal(links.length, games.length);
  // The games whose frame begins with a start that the first player cannot win, and one other.
  const apart = links.filter(([, link]) => /[?&]at=/.test(link));
  assert.ok(apart.length > 1, `${apart}`);
  for (const [game, link] of soak ? links : [...apart, links[0]]) {
    const listed = await begun(link);
    assert.equal(await begun(`${game}.html`), listed, game);
  }
  const list = await begun("?lang=fr#/play/diamond?level=slips&at=....._.xxx._xxxxx_.xxx._..x..");
  assert.equal(await begun("diamond.html?lang=fr"), list, "in French");
  assert.notEqual(await begun("diamond.html?lang=fr#/play/diamond"), list, "an address that was written before");
  assert.deepEqual(complaints, []);
  await page.close();
});
