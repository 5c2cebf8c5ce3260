// Finds text without a translation: French messages are replaced by English ones with a sign before each word, so any
// plain English on a page is not a message.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { address, openBrowser, openPage, withoutDigests } from "./browser.mjs";
import { HEAR, ready, snippet, staged } from "./hosts.mjs";
import { games } from "./starts.mjs";
import { third } from "./table.mjs";

// Runs in the page: the same messages, with a sign before each word.
const mangling = `(files) => {
  const words = (text) => text.replace(/\\{[^{}]*(?:\\}|$)|[A-Za-z’]+/g, (part) => (part[0] === "{" ? part : "§" + part));
  const line = (line) => {
    const [, before, text] = /^(\\s*\\*?\\[[^\\]]*\\] ?|[a-z][\\w-]* = |)(.*)$/i.exec(line);
    return before + words(text);
  };
  const mangled = Object.entries(files).map(([name, text]) => [name, text.split("\\n").map(line).join("\\n")]);
  lastMoveWords.add("fr", Object.fromEntries(mangled));
}`;

// The scripts that replace the French messages, on the pages of games and of tables.
const mangled = {};
let browser;
before(async () => {
  browser = await openBrowser();
  for (const [start, hash] of [["words", "#/"], ["words-tables", "tables.html"]]) {
    const { page } = await openPage(browser, hash);
    // The program asks for its messages after the page has loaded.
    const name = await page.waitForFunction((start) => {
      const names = performance.getEntriesByType("resource").map((one) => one.name);
      return names.find((name) => new RegExp(`/${start}-en-[0-9a-f]+\\.js$`).test(name));
    }, start).then((handle) => handle.jsonValue());
    await page.close();
    const script = await (await fetch(name)).text();
    mangled[start] = script.replace('lastMoveWords.add("en",', `(${mangling})(`);
    assert.notEqual(mangled[start], script);
  }
});
after(() => browser?.close());

// English texts that are visible or read aloud, except long texts, words that are typed, and names.
const english = (page) =>
  page.evaluate(() => {
    const apart = ".steps .ask, .book .text:not(.said), .book > p, .book > ol, .book > ul, .book > figure, .commands b, option[value=en], option[value=fr], .wordmark";
    // Notations, certificates and files are the same in each language, and so are the names of formats.
    const written = "code, pre, textarea, .forms b";
    const found = [];
    // Readers type text in quotes, so it is not translated.
    const typed = /“[^”]*”|(?<![§\p{L}])(take-[\d.]+|kayles-\d+|[\d.]+-unequal|grundy|squares|strip, grid, dots, heat|facts|wythoff|kayles, take-away|limits)(?!\p{L})/gu;
    const look = (text) => /(^|[^§\p{L}’])[A-Za-z]{3,}/u.test(text.replace(/Last Move|https?:\S+/g, "").replace(typed, "")) && found.push(text.trim());
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return look(node.data);
      if (node.nodeType !== Node.ELEMENT_NODE || node.matches(`${apart}, ${written}`)) return undefined;
      for (const name of ["aria-label", "title", "placeholder"]) if (node.hasAttribute(name)) look(node.getAttribute(name));
      return node.childNodes.forEach(walk);
    };
    look(document.title);
    walk(document.querySelector("#app"));
    return [...new Set(found)];
  });

test("nothing on the shelf escapes translation", async () => {
  await onGames("#/", async (page) => {
    assert.deepEqual(await english(page), []);
    await page.getByRole("searchbox").fill("pins");
    await page.waitForFunction(() => document.querySelectorAll(".game").length < 10);
    assert.deepEqual(await english(page), []);
  });
});

// Every third game; in a soak run all. Sentences of a game come from its folder, where each is a message.
for (const game of third(games, 1)) {
  test(`nothing escapes translation in ${game}`, async () => {
    await onGames(`#/play/${game}`, async (page) => {
      const seen = async (where) => assert.deepEqual(await english(page), [], where);
      // A part that cannot be played may have nothing to be seen, such as a stick of one unit.
      await page.locator(".board [role=gridcell]").first().waitFor({ state: "attached" });
      await page.locator(".setup > summary").click();
      await page.getByRole("switch", { name: "§Values", checked: false }).click();
      await page.locator(".known").waitFor();
      await page.locator(".book summary", { hasText: "§Tables" }).click();
      await page.locator(".book .said > *").first().waitFor();
      await seen("before a move, with values");
      // The machine plays both sides, so moves and explanations appear without input.
      await page.goto(page.url().replace(/#.*/, `#/play/${game}?players=watch`));
      await page.waitForFunction(() => document.querySelectorAll(".moves .ply").length >= 2);
      await seen("after moves");
    });
  });
}

// Each table, and the views to look at; neighbours have different titles.
const tables = [
  ["rule=0.77&to=300", ["strip", "dots", "heat", "facts"]],
  ["rule=grundy&to=500", ["facts"]],
  ["rule=squares&to=300", []],
  ["rule=0.8F&to=3000", ["strip"]],
  ["rule=4.~3&to=200", ["facts"]],
  ["rule=0.05-unequal&to=200", ["facts"]],
  ["rule=take-1.2.3&to=100", []],
  ["rule=0.161&to=600&with=0.36", ["facts"]],
  ["rule=0.77&to=200&with=kayles-2", ["facts"]],
  ["plane=wythoff&side=60&at=3.5", []],
  ["table=limits&f=2x&to=200&at=0.5", []],
  ["table=kayles&most=7&to=40&at=7.3", []],
  ["table=take-away&f=2x&most=9&to=40&at=3.12", []],
  ["table=limits&f=3&to=200&at=0.3", []],
];
for (const [table, views] of tables) {
  test(`nothing escapes translation in ${table}`, async () => {
    await onTable(table, async (page) => {
      const seen = async (where) => assert.deepEqual(await english(page), [], where);
      await page.waitForFunction(() => document.querySelector(".work.is-calm") && document.querySelector("#why p"));
      await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
      await seen("at rest");
      for (const view of views) {
        await page.evaluate((hash) => { location.hash = hash; }, `${table}&view=${view}&at=9`);
        await page.locator({ strip: "#strip", facts: ".known-facts" }[view] ?? ".legend li").first().waitFor();
        await page.waitForTimeout(400);
        await seen(view);
      }
      await page.getByRole("button", { name: "§Export…" }).click();
      for (const form of await page.locator(".forms input").all()) {
        await form.check();
        await page.waitForTimeout(200);
        await seen("export");
      }
      // A picture cannot be copied.
      const copy = page.getByRole("button", { name: "§Copy", exact: true });
      if (await copy.isVisible()) await copy.click();
      await page.getByRole("button", { name: "§Download", exact: true }).click();
      await page.waitForTimeout(100);
      await seen("exported");
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    });
  });
}

test("nothing escapes translation in the errors of the tables", async () => {
  await onTable("rule=0.77&to=200", async (page) => {
    await page.waitForFunction(() => document.querySelector(".work.is-calm"));
    let to = 200;
    for (const [hash, wrong] of [
      ["rule=0.77&colour=red", "[data-wrong]"], ["view=cube", "[data-wrong]"], ["plane=chess", "[data-wrong]"], ["table=x", "[data-wrong]"],
      ["rule=0.77&to=1000000000000", "[data-wrong]"], ["rule=split-4&to=1000000", "[data-wrong]"], ["plane=wythoff&side=1000000", "[data-wrong]"],
      ["table=kayles&most=201&to=5", "[data-wrong]"], ["table=limits&f=xx&to=10000000", "[data-wrong]"], ["rule=0.77&to=200&at=900000000", "#why p"],
      ["rule=grundy&to=9000000", ".work .act"],
    ]) {
      await page.evaluate((hash) => { location.hash = hash; }, hash);
      await page.locator(wrong).first().waitFor();
      await page.waitForTimeout(300);
      assert.deepEqual(await english(page), [], hash);
      // The page may still have the address of the last good table, so each table is a new one.
      to += 1;
      await page.evaluate((to) => { location.hash = `rule=0.77&to=${to}`; }, to);
      await page.waitForFunction((to) => document.querySelector("#to")?.value === `${to}` && document.querySelector(".work.is-calm") && !document.querySelector("[data-wrong]"), to);
    }
    for (const [field, text] of [["§Go", "9999"], ["§Find", "77"], ["§Find", "3"], ["§Up", "many"]]) {
      await page.getByLabel(field).fill(text);
      await page.keyboard.press("Enter");
      await page.waitForTimeout(200);
      assert.deepEqual(await english(page), [], `${field} ${text}`);
    }
  });
});

// A page for each program, with the changed messages. Tests reuse it for many addresses until one fails on it.
const spare = {};
let context;
async function onPage(program, first, next, use) {
  if (!context) {
    context = await browser.newContext({ reducedMotion: "reduce", locale: "fr-FR" });
    await withoutDigests(context);
    for (const [start, body] of Object.entries(mangled)) {
      await context.route(new RegExp(`/${start}-fr-[0-9a-f]+\\.js$`), (route) => route.fulfill({ contentType: "text/javascript", body }));
    }
  }
  const old = spare[program];
  delete spare[program];
  const page = old ?? (await context.newPage());
  page.setDefaultTimeout(30_000);
  try {
    if (old) {
      await next(page);
    } else {
      await page.goto(address + first, { waitUntil: "load" });
      await page.waitForFunction(() => document.documentElement.lang === "fr" && document.querySelector("#app h1"));
    }
    await use(page);
  } catch (error) {
    await page.close();
    throw error;
  }
  spare[program] = page;
}

// Opens an address of the games after another page that does not meet the condition of the test: a wrong address after a
// board, every other address after a page without a board.
const onGames = (hash, use, before = "#/nowhere") =>
  onPage("games", hash, async (page) => {
    await page.goto(address + before);
    await page.waitForFunction((board) => Boolean(document.querySelector("#board")) === board && !document.querySelector("[data-wrong]"), before !== "#/nowhere");
    await page.goto(address + hash);
  }, use);

// A table with another title than the one before.
const onTable = (table, use) =>
  onPage("tables", `tables.html#${table}`, async (page) => {
    const before = await page.title();
    await page.evaluate((table) => { location.hash = table; }, table);
    await page.waitForFunction((before) => document.title !== before, before);
  }, use);

// Addresses with errors of each kind: in a character, a range, a count, a rule.
const wrong = [
  "#/play/xx",
  `#/play/${"x".repeat(9000)}`,
  "#/play/kayles?at=iixii",
  "#/play/kayles?at=1_1_1_1_1_1_1_1_1",
  "#/play/kayles?most=13",
  "#/play/kayles?do=1,1",
  "#/play/kayles?seed=-1",
  "#/play/kayles?do=3&ply=7",
  "#/play/nim?at=1.3.07",
  "#/play/nim?do=9-9",
  "#/play/wythoff?at=3",
  "#/play/take-away?f=2x%2B",
  "#/play/heap-rule?rule=0.8",
  "#/play/remove-an-edge?at=4.2-1",
  "#/play/dots-and-boxes?at=xy",
  "#/play/sum?at=1",
];

test("nothing escapes translation in the errors about a wrong address", async () => {
  for (const hash of wrong) {
    await onGames(hash, async (page) => {
      const said = page.locator("[data-wrong], .home-head p").filter({ hasText: "§" });
      await said.first().waitFor();
      assert.deepEqual(await english(page), [], hash);
    }, "#/play/nim");
  }
});

test("nothing escapes translation in the errors of a frame, about its address or a message", async () => {
  const { browser: frames, hosts } = await staged();
  for (const address of ["kayles.html?scale=9", "nim.html?id=%3C", "nim.html?lang=fr#s=x", "kayles.html?origin=x&lock=1", "wythoff.html#at=1"]) {
    const context = await frames.newContext({ reducedMotion: "reduce", locale: "fr-FR" });
    await context.route(/\/frame-fr-[0-9a-f]+\.js$/, (route) => route.fulfill({ contentType: "text/javascript", body: mangled.words }));
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    await page.goto(hosts.page("mangled", HEAR + snippet(hosts.shut, address)), { waitUntil: "load" });
    if (!address.includes("origin")) await ready(page);
    const inside = await (await page.locator("iframe").elementHandle()).contentFrame();
    await inside.locator("[data-wrong]").filter({ hasText: "§" }).waitFor();
    assert.deepEqual(await english(inside), [], address);
    if (!address.includes("origin")) {
      const refused = [];
      for (const [kind, more] of [["play", { move: "x" }], ["set-state", { state: "x" }], ["set-state", {}], ["set-options", { scale: 9 }], ["set-options", { origin: "x" }], ["redo", {}], ["zz", {}], ["new-game", { settings: { zz: 1 } }], ["picture", { width: 1 }]]) {
        const answer = await page.evaluate(([kind, more]) => window.ask(kind, more), [kind, more]);
        refused.push(answer.error.message);
      }
      const escaped = refused.filter((text) => /(^|[^§\p{L}’])[A-Za-z]{3,}/u.test(text.replace(/“[^”]*”/g, "")));
      assert.deepEqual(escaped, [], address);
    }
    await context.close();
  }
});
