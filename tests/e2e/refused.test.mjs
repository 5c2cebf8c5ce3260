// Pages in a browser that blocks storage, workers or the clipboard: they go on, or say so.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, noWorker, testBrowser } from "./browser.mjs";

const browser = await testBrowser();

async function open(path, script) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const broken = [];
  page.on("pageerror", (error) => broken.push(error.message));
  await page.goto(new URL(path, address).href, { waitUntil: "load" });
  return { page, broken, close: () => context.close() };
}

const noStore = () => {
  for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
    Object.defineProperty(self, name, { get() { throw new DOMException("no", "SecurityError"); } });
  }
};

test("every page works when storage throws", async () => {
  for (const path of ["#/play/nim?at=3.4.5&show=values", "tables.html#rule=0.77&to=200", "docs.html", "playground.html"]) {
    const { page, broken, close } = await open(path, noStore);
    if (path.startsWith("#")) await page.waitForFunction(() => /\(N\)/.test(document.querySelector(".turn")?.textContent));
    else if (path.startsWith("tables")) await page.getByText("period 12", { exact: false }).first().waitFor();
    const theme = page.getByRole("banner").getByLabel("Theme");
    await theme.selectOption("dark");
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark", path);
    assert.deepEqual(broken, [], path);
    await close();
  }
});

test("without a worker, the page itself finds who wins", async () => {
  const { page, broken, close } = await open("#/play/nim?at=3.4.5&show=values", noWorker);
  await page.waitForFunction(() => /\(N\)/.test(document.querySelector(".turn")?.textContent));
  assert.deepEqual(broken, []);
  await close();
});

// Init script: a clipboard that can be written to, or that refuses.
const clipboard = (allowed) => `
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: (text) => ${allowed} ? Promise.resolve(void (self.written = text)) : Promise.reject(new DOMException("no", "NotAllowedError")) },
  });`;

test("the address is always shown to copy by hand, and is called copied only if it was", async () => {
  for (const allowed of [true, false]) {
    const { page, broken, close } = await open("#/play/nim?at=1.2.3.9", clipboard(allowed));
    await page.getByRole("button", { name: "Copy the address" }).click();
    const field = page.getByLabel("The address of this position");
    await field.waitFor();
    assert.match(await field.inputValue(), /at=1\.2\.3\.9/);
    assert.equal(await page.getByText("is on the clipboard").count(), allowed ? 1 : 0);
    assert.equal(await page.evaluate(() => /at=1\.2\.3\.9/.test(self.written ?? "")), allowed);
    assert.deepEqual(broken, []);
    await close();
  }
});
