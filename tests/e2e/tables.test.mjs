// The page of the tables: values, proofs, pictures and exports, by mouse, by keys and by address.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { barriers } from "./axe.mjs";
import { address as root, openPage, tasks, testBrowser, withoutDigests } from "./browser.mjs";

const browser = await testBrowser();

const open = (hash, options) => openPage(browser, `tables.html#${hash}`, options);
const hash = (page) => page.evaluate(() => location.hash);
const cell = (page, n) => page.locator(`#grid [data-n="${n}"]`);
const done = (page) => page.waitForFunction(() => document.querySelector(".work.is-calm"));

const KAYLES = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6];

test("0.77 is typed, and its period 12 is proved within a second", async () => {
  const { page, complaints } = await open("rule=0.07&to=200");
  await page.getByText("period 34").first().waitFor();
  const took = await page.evaluate(async () => {
    const field = document.querySelector("#rule");
    const begun = performance.now();
    field.value = "0.77";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    while (!/period 12/.test(document.querySelector("#standing").textContent)) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - begun;
  });
  assert.ok(took < 1000, `${took} ms`);
  await page.getByText("has verified the certificate").waitFor();
  await page.waitForFunction(() => location.hash === "#rule=0.77&to=200");
  for (const [n, value] of KAYLES.entries()) assert.equal(await cell(page, n).textContent(), `${value}`);
  assert.equal(await page.locator("#grid [role=row]").first().locator("[role=columnheader]").count(), 13);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("the grid can be read by keys alone, and explains a value", async () => {
  const { page, complaints } = await open("rule=0.77&to=1000");
  await page.getByText("period 12").first().waitFor();
  for (let i = 0; i < 60 && !(await page.evaluate(() => document.activeElement.matches("#grid [data-n]"))); i += 1) {
    await page.keyboard.press("Tab");
  }
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  await page.keyboard.press("Control+Home");
  assert.match(await focused(), /^0: 0, lost/);
  for (const [key, n] of [["ArrowRight", 1], ["ArrowDown", 13], ["End", 23], ["Home", 12]]) {
    await page.keyboard.press(key);
    assert.match(await focused(), new RegExp(`^${n}: `), key);
  }
  await page.keyboard.press("PageDown");
  const far = Number((await focused()).split(":")[0]);
  assert.ok(far > 100 && far % 12 === 0, `${far}`);
  await page.keyboard.press("Control+End");
  assert.match(await focused(), /^1000: /);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /at=1000/.test(location.hash));
  await page.locator("#why h2", { hasText: "1000" }).waitFor();
  await page.getByText(/^G\(1000\) = \d/).first().waitFor();
  await page.keyboard.press("+");
  await page.waitForFunction(() => /width=13/.test(location.hash));
  await page.keyboard.press("-");
  await page.waitForFunction(() => /width=12/.test(location.hash));
  assert.equal(await page.locator("#grid [tabindex='0']").count(), 1);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("an explanation links to the board, which opens at that position", async () => {
  const { page, complaints } = await open("rule=0.77&to=100");
  await cell(page, 5).click();
  await page.getByText(/^G\(5\) = 4/).first().waitFor();
  await page.locator("#why a.play").click();
  await page.locator("#board").waitFor();
  assert.equal(await page.locator("#board [role=gridcell]").count() > 0, true);
  assert.match(page.url(), /kayles/);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("Go to heap and Find value lead to a heap, and Next to the next one", async () => {
  const { page } = await open("rule=grundy&to=5000");
  await done(page);
  await page.getByLabel("Go to heap").fill("4,321");
  await page.keyboard.press("Enter");
  await cell(page, 4321).waitFor();
  await page.waitForFunction(() => /at=4321/.test(location.hash));
  await page.getByLabel("Go to heap").fill("9999");
  await page.keyboard.press("Enter");
  await page.getByText(/The table ends at 5000/).waitFor();
  await page.getByLabel("Go to heap").fill("0");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /at=0/.test(location.hash));
  await page.getByLabel("Find value").fill("0");
  await page.keyboard.press("Enter");
  for (const n of [1, 2, 4, 7, 10, 20]) {
    await page.waitForFunction((at) => location.hash.endsWith(`at=${at}`), n);
    await page.getByRole("button", { name: "Next" }).click();
  }
  await page.close();
});

test("Enter finds the next heap with a value, and a proved period tells heaps beyond the table", async () => {
  const { page } = await open("rule=0.77&to=200");
  await done(page);
  const find = page.getByLabel("Find value");
  await find.fill("6");
  // These heaps alone have the value 6; they are exceptions of the period.
  const again = "number 1 of 4 with the value 6. The search reached the end";
  for (const [n, said] of [[11, "number 1 of 4"], [22, "number 2 of 4"], [34, "number 3 of 4"], [70, "number 4 of 4"], [11, again]]) {
    await find.press("Enter");
    await page.waitForFunction((at) => location.hash.endsWith(`at=${at}`), n);
    await page.getByText(said).waitFor();
  }
  await page.getByLabel("Go to heap").fill("1,000,000,000");
  await page.keyboard.press("Enter");
  await page.getByText(/^Heap 1,?000,?000,?000 has the value 1: the period is proved and leads back to heap 76\.$/).waitFor();
  await page.waitForFunction(() => location.hash.endsWith("at=76"));
  await find.fill("9");
  await find.press("Enter");
  await page.getByText("No heap has the value 9, however large").waitFor();
  await page.getByLabel("Go to heap").fill("9999999999999999");
  await page.keyboard.press("Enter");
  await page.getByText(/whole number from 0 to 1,?000,?000,?000,?000,?000/).waitFor();
  await page.close();
});

test("values lead to their rule, by keys and by touch, in both languages", async () => {
  const words = {
    en: { fold: "Which rule has these values?", find: "Find the rule", all: /0\.37: all 20 values$/, more: /more rules have these values/, none: /^None of 5,?133 rules/, few: /at least 12 are needed/ },
    fr: { fold: /Quelle règle a ces valeurs/, find: "Trouver la règle", all: /0\.37\s?: toutes les 20 valeurs$/, more: /autres règles ont ces valeurs/, none: /^Aucune des 5\s?133 règles/, few: /au moins 12/ },
  };
  const values = "0,1,2,0,1,2,3,1,2,3,4,0,3,4,2,1,3,2,1,0";
  for (const [language, said] of Object.entries(words)) {
    const { page, complaints } = await open("rule=0.77&to=200", { locale: language, viewport: { width: 360, height: 740 }, hasTouch: true });
    const found = page.locator(".which-found");
    await page.getByText(said.fold).tap();
    const field = page.locator("#values");
    await field.fill("0, 1, 2");
    await page.getByRole("button", { name: said.find }).tap();
    await found.getByText(said.few).waitFor();
    // One value is wrong.
    await field.fill(`${values.slice(0, -1)}9`);
    await field.press("Tab");
    await found.getByText(said.none).waitFor();
    await field.fill("0 1 2\n0 1 2\n0 1 2\n0 1 2");
    await field.press("Tab");
    await found.getByText(said.more).waitFor();
    await field.fill(values);
    await field.press("Tab");
    await found.getByText(said.all).waitFor();
    assert.deepEqual(await barriers(page), []);
    await found.getByRole("link", { name: "0.37", exact: true }).tap();
    await page.waitForFunction(() => location.hash.startsWith("#rule=0.37&to=200"));
    await page.getByRole("heading", { name: "0.37" }).waitFor();
    assert.deepEqual(complaints, []);
    await page.close();
  }
});

// Downloads a file in this format from the open export dialog.
async function downloaded(page, form) {
  await page.getByRole("radio", { name: new RegExp(`^${form}`, "i") }).check();
  if (form !== "png") await page.waitForFunction(() => !/being written/.test(document.querySelector("#take-text").value));
  const file = page.waitForEvent("download");
  await page.waitForTimeout(50);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const download = await file;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("every export format is downloaded and parsed", async () => {
  const { page, complaints } = await open("rule=0.77&to=200", { acceptDownloads: true });
  await page.getByText("has verified the certificate").waitFor();
  const values = await page.evaluate(() => [...document.querySelectorAll("#grid [data-n]")].map((each) => Number(each.textContent)));
  await page.getByRole("button", { name: "Export…" }).click();
  const csv = String((await downloaded(page, "csv")).bytes);
  const lines = csv.trim().split(/\r?\n/);
  const pairs = lines.map((line) => line.split(",")).filter(([n]) => /^\d+$/.test(n)).map((pair) => pair.map(Number));
  assert.equal(pairs.length, 201);
  pairs.forEach(([n, value], i) => { assert.equal(n, i); if (i < values.length) assert.equal(value, values[i]); });
  const json = JSON.parse(String((await downloaded(page, "json")).bytes));
  assert.equal(json.rules[0].rule, "0.77");
  assert.deepEqual(json.rules[0].values, pairs.map(([, value]) => value));
  assert.deepEqual(json.rules[0].values.slice(0, 12), KAYLES);
  assert.deepEqual(json.rules[0].period, { start: 71, length: 12, saltus: 0 });
  const terms = String((await downloaded(page, "b-file")).bytes).split("\n").filter((line) => line && !line.startsWith("#"));
  assert.deepEqual(terms.map((line) => line.split(" ").map(Number)), pairs);
  const latex = String((await downloaded(page, "latex")).bytes);
  assert.equal(latex.match(/\\begin\{tabular\}/g).length, latex.match(/\\end\{tabular\}/g).length);
  const svg = String((await downloaded(page, "svg")).bytes);
  const drawn = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(self.lastMoveTrust.createHTML(text), "image/svg+xml");
    return [read.documentElement.nodeName, read.querySelectorAll("parsererror").length, read.querySelectorAll("text").length];
  }, svg);
  assert.deepEqual(drawn.slice(0, 2), ["svg", 0]);
  assert.ok(drawn[2] > 20);
  const png = (await downloaded(page, "png")).bytes;
  assert.deepEqual([...png.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  assert.ok(png.readUInt32BE(16) > 200);
  const certificate = await downloaded(page, "certificate");
  assert.match(String(certificate.bytes), /0\.77/);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Export…");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("a plane that is too large for SVG says so, and is saved as PNG", async () => {
  const { page, complaints } = await open("plane=wythoff&side=300", { acceptDownloads: true });
  await page.locator("#plane").waitFor();
  await done(page);
  await page.getByRole("button", { name: "Export…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^SVG/ }).click();
  await dialog.getByRole("status").getByText(/90\D?000.*20\D?000/).waitFor();
  assert.equal(await dialog.locator("#take-text").inputValue(), "");
  await dialog.getByRole("radio", { name: /^PNG/ }).check();
  await page.waitForTimeout(1000);
  const png = await downloaded(page, "png");
  assert.match(png.name, /^last-move-.*ythoff.*\.png$/);
  assert.ok(png.bytes.readUInt32BE(16) >= 200);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("if the clipboard is blocked the text is shown and selected", async () => {
  const { page } = await open("rule=0.77&to=3000");
  await done(page);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Export…" }).click();
  await page.waitForFunction(() => document.querySelector("#take-text")?.value.length > 100);
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByText("copy it by hand").waitFor();
  await page.waitForFunction(() => {
    const field = document.querySelector("#take-text");
    return field.value.length > 10_000 && field.selectionEnd - field.selectionStart === field.value.length;
  });
  await page.close();
});

// Opens a table; returns the programs that its worker has loaded, the values and the certificate.
async function computed(studied, before) {
  const { page, complaints } = await openPage(browser, "", { acceptDownloads: true });
  const programs = [];
  page.on("request", (request) => programs.push(...(request.url().match(/last-move-tables.*(?=-\w+_bg\.wasm)/) ?? [])));
  await before?.(page);
  await page.goto(`${root}tables.html#${studied}`);
  await done(page);
  await page.getByRole("button", { name: "Export…" }).click();
  const values = String((await downloaded(page, "csv")).bytes);
  const certificate = await page.getByRole("radio", { name: /^certificate/i }).count() > 0
    ? String((await downloaded(page, "certificate")).bytes) : "";
  assert.deepEqual(complaints, []);
  await page.close();
  return { programs, values, certificate };
}

// Stub of a browser without SIMD: it validates no program.
async function withoutSimd(page) {
  await withoutDigests(page);
  await page.route(/\/tables-\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    assert.match(script, /WebAssembly\.validate/);
    await route.fulfill({ response, body: `WebAssembly.validate = () => false;\n${script}` });
  });
}

test("with and without SIMD the values and certificates are the same", async () => {
  // The first has no proved period, and so no certificate.
  for (const [studied, proved] of [["rule=grundy&to=20000", false], ["rule=0.77&to=20000", true]]) {
    const [simd, plain] = [await computed(studied), await computed(studied, withoutSimd)];
    assert.deepEqual([simd.programs, plain.programs], [["last-move-tables-lanes"], ["last-move-tables"]]);
    assert.ok(simd.values.split("\n").length > 20_000);
    assert.equal(simd.values, plain.values);
    assert.equal(simd.certificate, plain.certificate);
    assert.equal(/0\.77/.test(plain.certificate), proved);
  }
});

// Scrolls the grid from its beginning to its end.
async function scrolled(page) {
  await page.locator("#grid").evaluate(async (grid) => {
    for (let i = 0; i <= 40; i += 1) {
      grid.scrollTop = (grid.scrollHeight * i) / 40;
      await new Promise(requestAnimationFrame);
    }
  });
}

// The longest task in ms while values are computed and scrolled through.
async function longest() {
  const { page, complaints } = await open("rule=grundy&to=100");
  await done(page);
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await page.getByLabel("Up to").fill("100000");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => Number(document.querySelector("#grid").getAttribute("aria-rowcount")) > 5000
    && document.querySelector(".work.is-calm"), null, { timeout: 120_000 });
  await scrolled(page);
  const found = Math.max(...tasks(await browser.stopTracing()));
  assert.deepEqual(complaints, []);
  await page.close();
  return found;
}

// ms of CPU for one task: half of what is promised for any page. Measured: 10 to 14. (On a processor four times
// slower it is 41 to 55, sometimes above the promised 50.)
const MOST = 25;

test(`while 100 000 values are computed and are scrolled through, no task takes more than ${MOST} ms`, async () => {
  let least = Infinity;
  for (let run = 0; run < 3 && least > MOST; run += 1) least = Math.min(least, await longest());
  assert.ok(least > 0 && least <= MOST, `a task of ${least} ms`);
});

test("400 000 values of Grundy's game show progress, and can be stopped and continued", async () => {
  const { page, complaints } = await open("rule=grundy&to=100");
  await done(page);
  // So many values that even a fast machine is stopped before the end.
  await page.getByLabel("Up to").fill("400000");
  await page.keyboard.press("Enter");
  // Stops as soon as some values are shown and others are missing.
  await page.waitForFunction(() => {
    const named = (name) => [...document.querySelectorAll(".work button")].find((button) => button.textContent === name);
    named("Begin")?.click();
    const stop = named("Stop");
    const begun = stop && document.querySelector("progress")?.value > 0 && document.querySelectorAll("#grid [data-n]").length > 150;
    if (begun) stop.click();
    return begun;
  }, null, { polling: 10 });
  const go = page.getByRole("button", { name: "Go on" });
  await go.waitFor();
  const share = Number(await page.locator("progress").getAttribute("value"));
  assert.ok(share > 0 && share < 1000, `${share}`);
  assert.ok(await page.locator("#grid [data-n]").count() > 10);
  await go.click();
  await page.waitForFunction(() => document.querySelector(".work.is-calm"), null, { timeout: 120_000 });
  const counted = (name) => page.locator("#grid").getAttribute(name).then(Number);
  const columns = (await counted("aria-colcount")) - 1;
  assert.equal(await counted("aria-rowcount"), Math.ceil(400_001 / columns) + 1);
  await scrolled(page);
  await cell(page, 400_000).waitFor();
  assert.ok(await page.locator("#grid [role=row]").count() < 60);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("the plane of 1000 × 1000 is zoomed, panned and played from", async () => {
  const { page, complaints } = await open("plane=wythoff&side=1000", { viewport: { width: 1280, height: 1400 } });
  await done(page);
  await page.getByText("has verified the certificate").waitFor();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the certificate" }).click();
  const rows = String(await readFile(await (await file).path())).match(/^row .*$/gm);
  assert.equal(rows[26], "row 26 preperiod 2314 period 768 saltus 768 state 3002 3770");
  const plane = page.locator("#plane");
  await plane.waitFor();
  const box = await plane.boundingBox();
  const range = () => page.locator("[data-sight]").textContent();
  assert.match(await range(), /Columns 0 to 999, rows 0 to 999/);
  await plane.focus();
  await page.mouse.move(box.x + 5, box.y + box.height - 5);
  for (let i = 0; i < 12; i += 1) await page.mouse.wheel(0, -400);
  await page.waitForFunction(() => /zoom=/.test(location.hash));
  const near = await range();
  assert.match(near, /Columns \d{1,2} to \d{1,2}, rows \d{1,2} to \d{1,2}\./);
  await page.mouse.move(box.x + 300, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 300, { steps: 4 });
  await page.mouse.up();
  assert.notEqual(await range(), near);
  await page.getByRole("button", { name: "All of it" }).click();
  await page.getByLabel("Go to square").fill("3.5");
  await page.keyboard.press("Enter");
  await page.getByText(/\(3, 5\): value 0, the player to move loses/).first().waitFor();
  await plane.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /at=4\.5/.test(location.hash));
  await page.locator("#why a.play").first().waitFor();
  await page.getByText("The squares nearby, as a table").click();
  assert.ok(await page.locator(".twin td").count() > 100);
  await page.locator("#why a.play").first().click();
  await page.locator("#board").waitFor();
  assert.match(page.url(), /wythoff/);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("dots and heat map can be read by mouse and by keys", async () => {
  const { page, complaints } = await open("rule=0.77&to=1000&view=dots");
  await page.locator("#sight").waitFor();
  await page.waitForFunction(() => document.querySelector("#sight-canvas").width > 300);
  await page.locator("#sight").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByText("n = 2: value 2").first().waitFor();
  await page.getByRole("button", { name: "Heat map" }).click();
  await page.locator(".legend svg").first().waitFor();
  await page.locator("#sight").click({ position: { x: 3, y: 3 } });
  await page.waitForFunction(() => /view=heat/.test(location.hash) && /at=0/.test(location.hash));
  const painted = await page.evaluate(() => {
    const canvas = document.querySelector("#sight-canvas");
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  assert.ok(painted > 5, `${painted} colours`);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("the cells of a new grid are not replaced, so that a click on one is not lost", async () => {
  const { page, complaints } = await open("rule=0.77&to=1000&view=heat");
  await page.locator(".legend svg").first().waitFor();
  // Keeps the first element of this cell, to compare it with the one that is there later.
  const first = page.evaluate(() => new Promise((found) => {
    const look = () => { if (window.first = document.getElementById("c3")) { watch.disconnect(); found(); } };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
  }));
  await page.getByRole("button", { name: "Grid", exact: true }).click();
  await first;
  await page.locator("#why p").first().waitFor();
  await page.waitForTimeout(500);
  assert.ok(await page.evaluate(() => document.getElementById("c3") === window.first), "the cell was replaced");
  await cell(page, 3).click();
  await page.waitForFunction(() => /at=3/.test(location.hash));
  assert.deepEqual(complaints, []);
  await page.close();
});

test("Strip and Facts are views of their own, and a clicked cell keeps the focus", async () => {
  const { page, complaints } = await open("rule=0.77&to=300");
  await page.locator("#grid").waitFor();
  await page.getByRole("button", { name: "Facts", exact: true }).click();
  await page.waitForFunction(() => /view=facts/.test(location.hash));
  const seen = () => page.evaluate(() => ["#strip", "#grid", ".why-box", ".known-facts", ".tools"].map((one) => document.querySelectorAll(one).length).join());
  assert.equal(await seen(), "1,0,0,1,0");
  await page.getByRole("button", { name: "Strip", exact: true }).click();
  await page.waitForFunction(() => /view=strip/.test(location.hash));
  assert.equal(await seen(), "1,0,1,1,1");
  await page.getByRole("button", { name: "Grid", exact: true }).click();
  await cell(page, 9).click();
  await page.waitForFunction(() => document.activeElement.id === "c9");
  assert.equal(await seen(), "1,1,1,1,1");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("two rules are compared, and their first difference is marked", async () => {
  const { page, complaints } = await open("rule=0.161&to=1000&with=0.36");
  await page.getByText("First difference: n = 519").click();
  await cell(page, 519).waitFor();
  assert.match(await cell(page, 519).getAttribute("aria-label"), /the rules differ/);
  assert.equal(await page.locator("#grid .d").first().getAttribute("data-n"), "519");
  await page.getByLabel("Compare with").fill("");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash === "#rule=0.161&to=1000");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("Back returns to the table before, not to the cell before", async () => {
  const { page, complaints } = await open("rule=0.77&to=200");
  await page.getByText("period 12").first().waitFor();
  await cell(page, 7).click();
  await page.waitForFunction(() => /at=7$/.test(location.hash));
  await page.getByRole("button", { name: /^Dawson’s Kayles/ }).click();
  await page.waitForFunction(() => /rule=0\.07/.test(location.hash));
  await page.getByText("period 34").first().waitFor();
  await page.goBack();
  await page.getByText("period 12").first().waitFor();
  assert.match(await hash(page), /^#rule=0\.77&to=200&at=7$/);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("an explanation comes as soon as its heap has a value, and the search for a value wraps around", async () => {
  const { page } = await open("rule=grundy&to=20000&at=18000");
  await page.getByText(/^G\(18000\) = \d/).first().waitFor({ timeout: 60_000 });
  await page.getByLabel("Find value").fill("0");
  await page.keyboard.press("Enter");
  await page.getByText("went on at heap 0").waitFor();
  await page.getByLabel("Find value").fill("99999");
  await page.keyboard.press("Enter");
  // The table may still be growing: the answer names the heap that it has reached.
  const answer = page.getByText(/does not occur up to heap \d+/);
  const reached = Number(/\d+$/.exec(/up to heap \d+/.exec(await answer.textContent())[0])[0]);
  assert.ok(reached >= 18_000 && reached <= 20_000, `up to heap ${reached}`);
  await page.close();
});

test("the heap of the address is selected, also if its explanation comes before its value", async () => {
  const page = await browser.newPage();
  // The question why waits until the worker knows all values, and most values wait until it is answered.
  await page.addInitScript(() => {
    const { addEventListener: listen, postMessage: post } = Worker.prototype;
    const [why, values] = [3, 3]; // the first byte of a question or answer is its kind
    Worker.prototype.postMessage = function (message, ...more) {
      setTimeout(() => post.call(this, message, ...more), message[0] === why ? 400 : 0);
    };
    Worker.prototype.addEventListener = function (kind, heard, ...more) {
      const late = (event) => setTimeout(() => heard.call(this, event), event.data[0] === values && event.data.length > 2_000 ? 1_000 : 0);
      listen.call(this, kind, kind === "message" ? late : heard, ...more);
    };
  });
  await page.goto(`${root}tables.html#rule=grundy&to=20000&at=18000`);
  await page.getByText(/^G\(18000\) = \d/).first().waitFor();
  await done(page);
  await page.locator('#grid [data-n="18000"][tabindex="0"]').waitFor();
  await page.getByLabel("Find value").fill("0");
  await page.keyboard.press("Enter");
  await page.getByText("went on at heap 0").waitFor();
  await page.close();
});

test("a worker that is killed is replaced, and nothing is lost", async () => {
  const { page, complaints } = await open("rule=0.77&to=1000");
  await page.getByText("period 12").first().waitFor();
  await page.evaluate(() => document.dispatchEvent(new CustomEvent("last-move:kill-worker")));
  await cell(page, 7).click();
  await page.getByText(/^G\(7\) = 2/).first().waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
});
