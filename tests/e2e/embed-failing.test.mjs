// Frames on other sites whose program or worker cannot start, or crashes: check E14 of the contract.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noWorker } from "./browser.mjs";
import { HEAR, inside, plays, ready, snippet, staged } from "./hosts.mjs";

const { browser, hosts, host } = await staged();

test("E14: a frame that cannot start shows a text and a link, and sends an error", async () => {
  const cases = [
    ["wasm", /_(bg\.wasm|spare)/],
    ["glue", /last-move-frame-[0-9a-f]+\.js/],
    // A truncated script: the frame loads the program as a script because it cannot fetch it.
    ["spare", /_spare-[0-9a-f]+\.js/],
  ];
  for (const [name, broken] of cases) {
    const context = await browser.newContext();
    await context.route(broken, (route) => (/\.js$/.test(route.request().url()) ? route.fulfill({ contentType: "text/javascript", body: "self.half =" }) : route.abort()));
    const page = await context.newPage();
    await page.goto(hosts.page(`e14${name}`, HEAR + snippet(hosts.shut, "kayles.html?id=z")));
    await page.waitForFunction(() => window.told("error").length > 0, null, { timeout: 30_000 });
    const error = await page.evaluate(() => window.told("error")[0]);
    assert.deepEqual([error.gizmo, error.id, error.code], [1, "z", "start"], name);
    const frame = await inside(page);
    assert.ok(await frame.getByRole("alert").isVisible());
    assert.ok(await frame.getByRole("link", { name: /Kayles/ }).isVisible());
    await context.close();
  }
  // As under a policy that forbids WebAssembly: the browser refuses to compile.
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const no = () => Promise.reject(new WebAssembly.CompileError("blocked"));
    Object.assign(WebAssembly, { compile: no, instantiate: no, instantiateStreaming: no, compileStreaming: no });
  });
  const page = await context.newPage();
  await page.goto(hosts.page("e14csp", HEAR + snippet(hosts.shut, "kayles.html")));
  await page.waitForFunction(() => window.told("error").length > 0);
  assert.equal(await page.evaluate(() => window.told("error")[0].code), "start");
  await context.close();
});

test("a program that crashes leaves the rule, an alert, a link and an error", async () => {
  // The page has the rule of the usual game alone, so it hides it if the address asks for another one.
  for (const [query, id, rules] of [["", "", true], ["?id=s&misere=1", "s", false]]) {
    const { page, context } = await host("stopped", snippet(hosts.shut, `kayles.html${query}`));
    await ready(page);
    const frame = await inside(page);
    await frame.evaluate(() => {
      const error = new WebAssembly.RuntimeError("unreachable");
      dispatchEvent(new ErrorEvent("error", { error }));
    });
    await page.waitForFunction((id) => window.told("error").some((one) => one.code === "stopped" && one.id === id), id);
    assert.ok(await frame.getByRole("alert").isVisible());
    assert.ok(await frame.getByRole("link", { name: /Kayles/ }).isVisible());
    assert.equal(await frame.getByText("The last throw wins.").isVisible(), rules, query);
    assert.equal(await frame.getByText("Pins stand side by side").isVisible(), rules, query);
    assert.equal(await frame.locator(".controls").count(), 0, "the dead board is gone");
    await context.close();
  }
});

const noStorage = () => {
  Object.defineProperty(self, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
};

for (const [without, scripts] of [
  ["a worker", [noWorker]],
  ["storage", [noStorage]],
  ["a worker and storage", [noWorker, noStorage]],
]) {
  test(`a frame without ${without} still plays`, async () => {
    const context = await browser.newContext();
    for (const script of scripts) await context.addInitScript(script);
    for (const more of ['sandbox="allow-scripts"', ""]) {
      const page = await context.newPage();
      // The host page is of the same site: Chromium blocks storage in a frame of another site.
      await page.goto(hosts.near("refused", HEAR + snippet(hosts.shut, "kayles.html?remember=1", more)));
      await plays(page);
      const frame = await inside(page);
      const [solver, stored] = await frame.evaluate(() => {
        const solver = [...document.scripts].some((one) => one.src.includes("/worker-"));
        try {
          return [solver, localStorage.length > 0];
        } catch {
          return [solver, false];
        }
      });
      assert.equal(solver, scripts.includes(noWorker), "the solver runs on the page where there is no worker");
      assert.equal(stored, !more && !scripts.includes(noStorage), "the state is stored where there is storage");
      await page.close();
    }
    await context.close();
  });
}

test("a frame whose solver script is truncated still plays", async () => {
  const context = await browser.newContext();
  await context.route(/last-move-inline-worker-[0-9a-f]+\.js/, (route) => route.fulfill({ contentType: "text/javascript", body: "self.lastMoveInlineWorker={" }));
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.goto(hosts.page("half", HEAR + snippet(hosts.open, "kayles.html", 'sandbox="allow-scripts"')));
  await plays(page);
  // If the solver cannot be fetched either, moves are still accepted, and a hint is answered with an error.
  await page.goto(hosts.page("half2", HEAR + snippet(hosts.shut, "kayles.html?players=two", 'sandbox="allow-scripts"')));
  await ready(page);
  assert.equal((await page.evaluate(() => window.ask("hint"))).error.code, "not-known");
  assert.equal((await page.evaluate(() => window.ask("play", { move: "1" }))).error, undefined);
  await context.close();
});
