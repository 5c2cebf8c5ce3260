// Pages whose program fails to load say why, and can try again once the fault is gone.
import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { barriers } from "./axe.mjs";
import { soak, testBrowser } from "./browser.mjs";
import { openFaulty } from "./faulty.mjs";

const [browser, site] = [await testBrowser(), await openFaulty()];
after(() => site.close());

// A fault of one test must not affect the next.
beforeEach(() => {
  site.fault();
  site.policy = undefined;
});

// Kinds of page: path, program, and a selector for the content once it has started.
const PAGES = [
  ["index.html", /last-move-app.*_bg\.wasm/, "main .shelf"],
  ["kayles.html", /last-move-app.*_bg\.wasm/, "#board [role=gridcell]"],
  ["tables.html#rule=0.77&to=100", /last-move-explorer.*_bg\.wasm/, ".facts, .tables [role=gridcell]"],
];
const MESSAGES = {
  missing: /missing.*error 404/,
  cut: /cut short/,
  html: /sent another page/,
  garbled: /damaged|could not be started/,
  hanging: /slow to load/,
};

async function open(path) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.goto(site.base + path, { waitUntil: "commit" });
  return { page, close: () => context.close() };
}

// Asserts that the page shows one alert with this sentence, and that its button starts the page without the fault.
// Axe checks the first alert of each kind of page; in a soak run every one.
const inspected = new Set();
async function assertAlert(page, sentence, started) {
  const alert = page.locator("[data-failed]");
  await alert.waitFor();
  assert.match(await alert.innerText(), sentence);
  assert.equal(await alert.getAttribute("role"), "alert");
  assert.equal(await page.locator("[role=alert]:visible").count(), 1);
  if (soak || !inspected.has(started)) assert.deepEqual(await barriers(page), []);
  inspected.add(started);
  site.fault();
  site.policy = undefined;
  // A delayed program may load before the click and remove the button.
  const running = page.locator(started).first().waitFor();
  await Promise.race([page.getByRole("button", { name: "Try again" }).click().catch(() => {}), running]);
  await running;
  assert.equal(await alert.count(), 0);
}

for (const [path, program, started] of PAGES) {
  const script = new RegExp(program.source.replace("_bg\\.wasm", "[0-9a-f]\\.js"));
  for (const kind of Object.keys(MESSAGES)) {
    test(`${path}: its program is ${kind}`, async () => {
      site.fault(program, kind);
      const { page, close } = await open(path);
      await assertAlert(page, MESSAGES[kind], started);
      await close();
    });
  }
  for (const kind of ["missing", "html"]) {
    test(`${path}: the script of its program is ${kind}`, async () => {
      site.fault(script, kind);
      const { page, close } = await open(path);
      await assertAlert(page, MESSAGES[kind], started);
      await close();
    });
  }
  test(`${path}: a policy forbids its program`, async () => {
    site.policy = "script-src 'self'";
    const { page, close } = await open(path);
    await assertAlert(page, /rule of this server or browser forbids/, started);
    await close();
  });
}

for (const policy of ["script-src 'none'", undefined]) {
  test(`the script that starts a page is ${policy ? "forbidden" : "missing"}`, async () => {
    const [path, , started] = PAGES[1];
    site.policy = policy;
    if (!policy) site.fault(/begin-/, "missing");
    const { page, close } = await open(path);
    // The notice counts as visible until its style sheet has loaded, so this waits for its text.
    await page.waitForFunction(() => /has not started/.test(document.querySelector(".late")?.innerText));
    site.policy = undefined;
    site.fault();
    await page.getByRole("link", { name: "Try again" }).click();
    await page.locator(started).first().waitFor();
    assert.equal(await page.locator(".late").count(), 0);
    await close();
  });
}

test("a program that crashes says so, and the game is back after another try", async () => {
  const { page, close } = await open("kayles.html#/play/kayles?do=5");
  await page.locator("#board [role=gridcell]").first().waitFor();
  const stem = site.asked.find(({ path }) => /last-move-app.*_bg\.wasm/.test(path)).path.replace("_bg.wasm", "");
  // An error elsewhere, as in a solver that the page restarts, is not fatal for the page.
  for (const [at, count] of [["elsewhere", 0], [stem, 1]]) {
    await page.evaluate((at) => {
      const error = new WebAssembly.RuntimeError("unreachable");
      error.stack = `at ${at}.js:1:1`;
      dispatchEvent(new ErrorEvent("error", { error }));
    }, at);
    assert.equal(await page.locator("[data-failed]").count(), count, at);
  }
  assert.match(await page.locator("[data-failed]").innerText(), /has stopped/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator("#board [role=gridcell]").first().waitFor();
  assert.match(page.url(), /do=5/);
  await close();
});
