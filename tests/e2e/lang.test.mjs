// Frames in French, and frames from right to left: the check E10 of the contract, by mouse and by keyboard.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { soak } from "./browser.mjs";
import { HEAR, ready, snippet, staged } from "./hosts.mjs";
import { games } from "./table.mjs";

const { browser, hosts } = await staged();

const lines = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8").split("\n");
const inside = (folder) => readdirSync(new URL(`../../${folder}`, import.meta.url)).map((name) => `${folder}/${name}`);
const messages = (language) =>
  [
    // The command line, the JavaScript module and the scripts that start a page have their own messages.
    ...inside("crates").filter((folder) => !/\/(cli|module|sequence|site)$/.test(folder)).map((folder) => `${folder}/words/${language}.ftl`),
    ...inside("crates/games/src/catalog").map((folder) => `${folder}/${language === "en" ? "messages" : language}.ftl`),
  ]
    .filter((path) => existsSync(new URL(`../../${path}`, import.meta.url)))
    // Search words of games can be of any language, and are not shown.
    .flatMap(lines).filter((line) => !line.startsWith("#") && !line.startsWith("search = "))
    .map((line) => line.replace(/^[\w-]+ = |^ *\*?\[[\w-]+\]/, "").replace(/\{ *\$?[\w-]+/g, "{"));
const words = (lines) => new Set(lines.join("\n").replace(/\{\w+\}/g, " ").toLowerCase().match(/\p{L}{3,}/gu));
const french = words(messages("fr"));
// Words that occur in English messages and in no French one.
const english = new Set([...words(messages("en"))].filter((word) => !french.has(word)));

async function frame(address, options = {}, more) {
  const context = await browser.newContext({ reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(hosts.page("lang", HEAR + snippet(hosts.shut, address, more)), { waitUntil: "load" });
  await ready(page);
  const inside = await (await page.locator("iframe").first().elementHandle()).contentFrame();
  return { page, inside, requests, context };
}

const language = (inside) => inside.evaluate(() => document.documentElement.lang);

// All texts that are visible or read aloud, except words that are typed.
const texts = (inside) =>
  inside.evaluate(() => {
    const all = [];
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return all.push(node.data);
      if (node.nodeType !== Node.ELEMENT_NODE || node.matches(".commands b")) return undefined;
      for (const name of ["aria-label", "title"]) if (node.hasAttribute(name)) all.push(node.getAttribute(name));
      return node.childNodes.forEach(walk);
    };
    walk(document.getElementById("app"));
    return all.filter((text) => text.trim());
  });

async function allFrench(inside, where) {
  // The name of the site is the same in each language.
  const left = (await texts(inside)).filter((text) =>
    (text.replace("Last Move", "").toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => english.has(word)),
  );
  assert.deepEqual(left, [], where);
  const marked = await inside.evaluate(() =>
    [...document.querySelectorAll("#app [lang=en]:not(.commands b)")].map((one) => one.outerHTML.slice(0, 200)),
  );
  assert.deepEqual(marked, [], where);
}

test("the list of English words is not empty", () => {
  assert.ok(["heap", "pins", "undo", "wins", "machine's"].filter((word) => english.has(word)).length >= 4);
});

for (const [address, move, machine] of [
  ["kayles.html?lang=fr#at=iiiiiii", /^Vous abattez (la quille|les quilles) \d+( (et|à) \d+)?\. La machine abat /, / La machine abat .*À vous de jouer\.$/],
  ["nim.html?lang=fr-CA#at=3.4.5", /^Vous prenez \d pierres? dans le tas \d\. La machine prend /, / La machine prend .* dans le tas \d\. À vous de jouer\.$/],
  ["wythoff.html?lang=fr#at=4.7", /^Vous menez la dame en \(\d, \d\)\. La machine mène /, / La machine mène la dame en .*À vous de jouer\.$/],
]) {
  const game = address.split(".")[0];
  test(`E10: ${game} is played in French, by mouse and by keyboard`, async () => {
    const { inside, context, page } = await frame(address);
    assert.equal(await language(inside), "fr");
    await inside.evaluate(() => {
      window.said = [];
      new MutationObserver(() => {
        const now = document.querySelector("[role=status]").textContent;
        if (now && window.said.at(-1) !== now) window.said.push(now);
      }).observe(document.querySelector("[role=status]"), { subtree: true, childList: true, characterData: true });
    });
    await allFrench(inside, "at the start");
    const spot = inside.locator(".board [role=gridcell].is-legal").nth(3);
    await spot.click({ force: true });
    await inside.getByRole("button", { name: /^(Abattre|Prendre|Mener) / }).waitFor();
    await allFrench(inside, "with a move selected");
    await inside.getByRole("button", { name: /^(Abattre|Prendre|Mener) / }).click();
    await inside.waitForFunction(() => document.querySelectorAll(".moves .ply").length >= 3);
    await allFrench(inside, "after an exchange");
    const heard = await inside.evaluate(() => window.said);
    assert.ok(heard.some((said) => move.test(said)), heard.join(" | "));
    assert.ok(heard.some((said) => machine.test(said)), heard.join(" | "));
    // By keyboard: along the line until a spot has a move, and Enter again to play it.
    await inside.locator(".board [tabindex='0']").focus();
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press("Enter");
      await page.waitForTimeout(60);
      if (await inside.getByRole("button", { name: /^(Abattre|Prendre|Mener) / }).isVisible()) break;
      await page.keyboard.press(game === "wythoff" ? "ArrowDown" : "ArrowRight");
    }
    await page.keyboard.press("Enter");
    await inside.waitForFunction(() => document.querySelectorAll(".moves .ply").length >= 4);
    await allFrench(inside, "by keyboard");
    // The error about a wrong move is in French as well.
    await inside.getByRole("textbox", { name: "Tapez un coup" }).fill("zz");
    await inside.getByRole("button", { name: "Jouer", exact: true }).click();
    await allFrench(inside, "after a wrong move");
    await inside.getByRole("button", { name: "Recommencer" }).click();
    await inside.getByRole("button", { name: "Et si… ?" }).click();
    await allFrench(inside, "while moves are tried");
    await context.close();
  });
}

test("every game speaks French in play, in a puzzle and with values shown", async () => {
  const { inside, context } = await frame("nim.html?lang=fr");
  // Every second one, except in a soak run.
  for (const game of games.filter((_, i) => soak || i % 2 === 0)) {
    // The last list includes the parts of `play`.
    for (const show of [...(soak ? ["play"] : []), "puzzle", "rules,hints,values,history,new,settings"]) {
      await inside.goto(`${hosts.shut}/v1/${game}.html?lang=fr&show=${show}`);
      await inside.locator(".controls").waitFor();
      await inside.waitForTimeout(300);
      await allFrench(inside, `${game} ${show}`);
    }
  }
  await context.close();
});

test("the text of a game is in the language of its frame, and is marked so", async () => {
  const { inside, requests, context } = await frame("kayles.html?lang=fr&show=teach");
  await inside.locator(".book[lang=fr]").waitFor();
  await inside.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
  await inside.locator(".numbers").first().waitFor();
  const not = await inside.evaluate(() =>
    [...document.querySelectorAll(".book .text:not(.said), .book > ol")].filter((one) => one.closest("[lang]").lang !== "fr").length,
  );
  assert.equal(not, 0);
  assert.match(await inside.locator(".book > ol").first().innerText(), /Celui qui commence/);
  assert.match(await inside.locator(".book figcaption").first().innerText(), /^La quille du milieu gagne/);
  const texts = requests.map((url) => url.split("/").at(-1)).filter((name) => name.startsWith("about-"));
  assert.deepEqual(texts.map((name) => name.replace(/-[0-9a-f]{16}-/, "-")), ["about-kayles.fr.js"]);
  // Tables are in French, so nothing in them is marked as English.
  assert.equal(await inside.locator(".said[lang=en], .said [lang=en]").count(), 0);
  assert.match(await inside.locator(".said figcaption").first().innerText(), /^Valeurs de Grundy selon la longueur/);
  assert.equal(await inside.locator(".book summary").first().innerText(), "Qui gagne, et comment le voir");
  await context.close();
  const english = await frame("kayles.html?lang=en&show=teach");
  await english.inside.locator(".book[lang=en]").waitFor();
  assert.deepEqual(english.requests.filter((url) => /\/about-/.test(url)), [], "English is in the page");
  await english.context.close();
});

test("a text that has not come is shown in English, and the page says so", async () => {
  const context = await browser.newContext();
  await context.route(/\/about-[^/]*\.fr\.js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(hosts.page("no-text", HEAR + snippet(hosts.shut, "kayles.html?lang=fr&show=teach")));
  const inside = page.frameLocator("iframe").first();
  await inside.locator(".book[lang=en]").waitFor();
  await inside.getByText("ils sont en anglais").waitFor();
  assert.equal(await inside.getByText("ils sont en anglais").getAttribute("lang"), "fr");
  await context.close();
});

test("punctuation is French: a thin space before ; : ! ? and inside « »", async () => {
  const { inside, context } = await frame("kayles.html?lang=fr&show=teach");
  const wrong = (await texts(inside)).filter((text) => /[\p{L}\d] [;:!?»]|« /u.test(text));
  assert.deepEqual(wrong, []);
  assert.ok((await texts(inside)).some((text) => text.includes("\u202f;")));
  await context.close();
});

test("the title of a frame follows its language", async () => {
  const { page, inside, context } = await frame("dots-and-boxes.html?lang=fr");
  assert.equal(await inside.title(), "Les petits carrés");
  const ask = (lang) => page.evaluate((lang) => window.ask("set-options", { lang }), lang);
  for (const [lang, title] of [["en", "Dots and Boxes"], ["fr", "Les petits carrés"]]) {
    await ask(lang);
    await inside.waitForFunction((title) => document.title === title, title);
    assert.equal(await language(inside), lang);
  }
  for (const [game, title] of [["take-away", "Prises limitées"], ["nim", "Nim"], ["demon-money", "L’argent du démon"]]) {
    await inside.goto(`${hosts.shut}/v1/${game}.html?lang=fr`);
    await inside.locator(".controls").waitFor();
    assert.equal(await inside.title(), title);
  }
  await context.close();
});

test("an unknown language falls back to English, and is reported", async () => {
  const { page, inside, context } = await frame("kayles.html?lang=de", { locale: "fr-FR" });
  assert.equal(await language(inside), "en");
  await inside.getByText("“lang” must be one of en, fr").waitFor();
  assert.equal(await inside.locator(".who").innerText(), "Your move.");
  const [error] = await page.evaluate(() => window.told("error"));
  assert.deepEqual([error.code, error.message], ["parameter", "“lang” must be one of en, fr"]);
  await context.close();
});

test("tables in frames are in French, and set-options changes the language", async () => {
  const { page, inside, context, requests } = await frame("table.html?rule=0.77&to=200&lang=fr&show=teach");
  await inside.getByText("se répètent avec la période 12").first().waitFor();
  assert.equal(await language(inside), "fr");
  assert.equal(requests.filter((url) => /\/table-en-/.test(url)).length, 0, "only the language in use is loaded");
  await inside.locator("#c57").click();
  await inside.getByText(/^G\(57\) = 4\s: parmi ses 57 options/).first().waitFor();
  const ask = (more) => page.evaluate((more) => window.ask("set-options", more), more);
  await ask({ lang: "en" });
  await inside.getByText("repeat with period 12").first().waitFor();
  await inside.getByText(/^G\(57\) = 4: among its 57 options/).first().waitFor();
  await ask({ lang: "fr" });
  await inside.getByText("se répètent avec la période 12").first().waitFor();
  const wrong = await ask({ view: "cube" });
  assert.match(wrong.error.message, /doit être strip, grid, dots, heat ou facts/);
  await page.evaluate(() => window.ask("set-state", { state: "v1.table!rule*0.77!to*100000000" }));
  await page.waitForFunction(() => window.told("error").length > 0);
  assert.match(await page.evaluate(() => window.told("error").at(-1).message), /pour tenir en mémoire/);
  await context.close();
});

test("without a parameter the browser’s language is used, and an element uses that of its page", async () => {
  const { inside, context, requests } = await frame("nim.html", { locale: "fr-FR" });
  assert.equal(await language(inside), "fr");
  assert.equal(await inside.locator(".who").innerText(), "À vous de jouer.");
  await context.close();
  const english = await frame("nim.html", { locale: "en-GB" });
  assert.equal(await language(english.inside), "en");
  assert.equal(english.requests.filter((url) => /\/frame-fr-/.test(url)).length, 0, "only the language in use is loaded");
  assert.equal(requests.filter((url) => /\/frame-fr-/.test(url)).length, 1);
  await english.context.close();
  const page = await browser.newPage();
  const text = `<div lang="fr"><script src="${hosts.shut}/v1/last-move.js"></script><last-move game="nim">Nim</last-move></div>`;
  await page.goto(hosts.page("element", text));
  const who = page.frameLocator("iframe").locator(".who");
  await who.waitFor();
  assert.equal(await who.innerText(), "À vous de jouer.");
  await page.close();
});

test("each board inside a page has its own language", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(40_000);
  const text = `<script src="${hosts.open}/v1/last-move.js"></script>
    <last-move mode="inline" game="nim" id="one" lang="fr" show="rules,history,theory">Nim</last-move>
    <last-move mode="inline" game="nim" id="two" show="theory">Nim</last-move>`;
  await page.goto(hosts.page("boards", text));
  await page.getByText("À vous de jouer.", { exact: true }).waitFor();
  await page.locator("#two .who").waitFor();
  assert.equal(await page.locator("#two .who").innerText(), "Your move.");
  assert.equal(await page.locator("#one .whole").getAttribute("lang"), "fr");
  for (const [board, language, words] of [["#one", "fr", /Avec deux tas/], ["#two", "en", /With only two heaps/]]) {
    assert.match(await page.locator(`${board} .book[lang=${language}] > ol`).innerText(), words);
  }
  const error = await page.evaluate(() => document.getElementById("one").play("9-9").catch((error) => error.message));
  assert.match(error, /^Les règles ne permettent pas «\s9-9\s» ici/);
  await page.evaluate(() => document.getElementById("one").play("1-1"));
  await page.locator("#one").getByText(/^(La machine réfléchit|À vous de jouer)\.$/).first().waitFor();
  await page.close();
});

test("set-options changes the language at once, also of errors", async () => {
  const { page, inside, context } = await frame("kayles.html?lang=en#at=iiii");
  const ask = (more) => page.evaluate((more) => window.ask("set-options", more), more);
  const who = inside.locator(".who");
  assert.equal((await ask({ lang: "fr" })).error, undefined);
  await inside.waitForFunction(() => document.querySelector(".who").textContent === "À vous de jouer.");
  assert.equal(await language(inside), "fr");
  const wrong = await page.evaluate(() => window.ask("play", { move: "9" }));
  assert.match(wrong.error.message, /^«\s9\s» n’est pas un coup/);
  const refused = await ask({ lang: "de" });
  assert.match(refused.error.message, /doit être l’un de en, fr/);
  assert.equal(await language(inside), "fr", "a wrong option changes nothing");
  await ask({ lang: "en" });
  await inside.waitForFunction(() => document.querySelector(".who").textContent === "Your move.");
  assert.equal(await inside.locator("#app [lang]:not([lang=en])").count(), 0, "no text is marked as another language");
  await page.evaluate(() => window.ask("play", { move: "1" }));
  await ask({ lang: "fr" });
  await inside.waitForFunction(() => /^(La machine réfléchit|À vous de jouer)\.$/.test(document.querySelector(".who").textContent));
  assert.ok(await who.isVisible());
  await context.close();
});

test("if the messages of a language fail to load, the frame plays in English", async () => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.route(/\/frame-fr-[^/]*js$/, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(hosts.page("lost", HEAR + snippet(hosts.shut, "kayles.html?lang=fr")));
  await ready(page);
  const inside = await (await page.locator("iframe").elementHandle()).contentFrame();
  // The file is requested once more before the frame falls back to English.
  await inside.waitForFunction(() => document.documentElement.lang === "en");
  assert.equal(await inside.locator(".who").innerText(), "Your move.");
  await context.close();
});

test("dir=rtl mirrors the page but not the board", async () => {
  const { inside, context } = await frame("kayles.html?lang=fr&dir=rtl", { viewport: { width: 1100, height: 800 } });
  assert.equal(await inside.evaluate(() => document.documentElement.dir), "rtl");
  const places = () =>
    inside.evaluate(() => {
      const left = (one) => one.getBoundingClientRect().left;
      const pins = [...document.querySelectorAll(".board [role=gridcell]")].filter((one) => /^quille/.test(one.getAttribute("aria-label")));
      return [left(document.querySelector(".board")), left(document.querySelector(".side")), left(pins[0]), left(pins.at(-1))];
    });
  const [board, side, first, last] = await places();
  assert.ok(side < board, "the side column is left of the board");
  assert.ok(first < last, "the first pin stays on the left");
  await context.close();
  for (const show of ["play", "teach"]) {
    const narrow = await frame(`kayles.html?lang=fr&dir=rtl&show=${show}`, { viewport: { width: 336, height: 700 } });
    await narrow.inside.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
    const wide = await narrow.inside.evaluate(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
    assert.equal(wide[0], 320);
    assert.ok(wide[1] <= wide[0], wide.join());
    await narrow.context.close();
  }
});

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds no violations in a French frame, ${colorScheme}`, async () => {
    const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
    for (const query of ["kayles.html?lang=fr&show=teach", "nim.html?lang=fr&dir=rtl&show=teach"]) {
      const page = await context.newPage();
      await page.goto(`${hosts.shut}/v1/${query}`);
      await page.locator(".controls").waitFor();
      await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
      await page.waitForTimeout(800);
      assert.deepEqual(await barriers(page, { colours: colorScheme === "dark" }), [], `${colorScheme} ${query}`);
      await page.close();
    }
    await context.close();
  });
}
