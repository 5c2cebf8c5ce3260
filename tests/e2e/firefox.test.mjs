// The same page in Firefox, driven by WebDriver BiDi: a game on each kind of board is won by keyboard alone, and
// the page of tables, a frame and the dialog for sharing open without errors.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, test } from "node:test";
import puppeteer from "puppeteer-core";
import { soak } from "./browser.mjs";
import { byKeys, kinds, tabToBoard, win } from "./table.mjs";

const root = process.env.LAST_MOVE_URL ?? "http://127.0.0.1:8080/";
const program = process.env.LAST_MOVE_FIREFOX ?? "/usr/bin/firefox-esr";
const skip = existsSync(program) ? false : "firefox is absent; `apt-get install firefox-esr` installs it";

const browser = skip ? null : await puppeteer.launch({ browser: "firefox", executablePath: program });
after(() => browser?.close());

// The part of Playwright's page that table.mjs uses, made of a page of Puppeteer.
function adapt(page) {
  const press = async (keys) => {
    const names = keys.split("+");
    const last = names.pop();
    for (const name of names) await page.keyboard.down(name);
    await page.keyboard.press(last);
    for (const name of names) await page.keyboard.up(name);
  };
  return {
    evaluate: (use, argument) => page.evaluate(use, argument),
    waitForFunction: (use, argument) => page.waitForFunction(use, { timeout: 30_000, polling: 100 }, argument),
    keyboard: { press },
  };
}

// Opens a page, uses it, and asserts that nothing was thrown in it.
async function onPage(address, use) {
  const page = await browser.newPage();
  const complaints = [];
  page.on("pageerror", (error) => {
    // A frame in a sandbox cannot fetch its program from a host without CORS headers, which Firefox reports as an
    // error; the frame then loads the program as a script.
    if (!error.message.startsWith("Cross-Origin Request Blocked")) complaints.push(error.message);
  });
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]).catch(() => {});
  await page.goto(root + address);
  await use(page);
  assert.deepEqual(complaints, []);
  await page.close();
}

// Every fourth kind of board; in a soak run all.
for (const start of kinds.filter((_, i) => soak || i % 4 === 3)) {
  test(`${start} is won by keyboard alone in Firefox`, { skip }, () =>
    onPage(`#/play/${start}&show=values`, async (page) => {
      await page.waitForSelector("#board [role=grid]");
      const player = adapt(page);
      await tabToBoard(player);
      assert.match(await win(player, byKeys), /You win/);
    }));
}

test("a table grows and proves its period in Firefox", { skip }, () =>
  onPage("tables.html#rule=0.77&to=200", async (page) => {
    await page.waitForFunction(() => /period 12/.test(document.body.textContent), { timeout: 30_000 });
    assert.ok(await page.$("[role=grid] [role=gridcell], table td"));
  }));

test("a frame plays in Firefox", { skip }, () =>
  onPage("v1/kayles.html?show=values#at=i.iiiiiiiiiii", async (page) => {
    await page.waitForSelector("#board [role=grid]");
    const player = adapt(page);
    await tabToBoard(player);
    assert.match(await win(player, byKeys), /You win/);
  }));

test("Share shows the frame and its snippet in Firefox", { skip }, () =>
  onPage("#/play/kayles?at=i.iiiiiiiiiii", async (page) => {
    await page.waitForSelector("#board [role=grid]");
    const share = await page.evaluateHandle(() => [...document.querySelectorAll("button")].find((one) => /^Share/.test(one.textContent.trim())));
    await share.click();
    await page.waitForFunction(() => document.querySelector(".share-frame iframe")?.src.includes("/v1/kayles.html"), { timeout: 30_000 });
    const frame = await page.waitForFrame((one) => one.url().includes("/v1/kayles.html"), { timeout: 30_000 });
    await frame.waitForSelector("#board [role=gridcell]", { timeout: 30_000 });
    const tab = await page.evaluateHandle(() => [...document.querySelectorAll("[role=tab]")].find((one) => one.textContent === "Frame"));
    await tab.click();
    await page.waitForFunction(() => /<iframe src=/.test(document.querySelector("#share-panel textarea")?.value ?? ""), { timeout: 30_000 });
  }));
