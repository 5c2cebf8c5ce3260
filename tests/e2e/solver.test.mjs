// Without its solver the machine waits and says so: it never guesses, and goes on once the solver has loaded.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openBrowser } from "./browser.mjs";
import { openFaulty } from "./faulty.mjs";
import { HEAR, inside, openHosts, ready } from "./hosts.mjs";

let browser;
const sites = [];
before(async () => {
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  for (const site of sites) site.close();
});

const WASM = /last-move-worker-[0-9a-f]{16}_bg\.wasm/;
const GLUE = /last-move-worker-[0-9a-f]{16}\.js/;
const START = /(^|\/)worker-[0-9a-f]{16}\.js/;
// The machine is to move in a position that it wins by 3-1, 1-1 or 2-1 alone out of some twenty moves.
const WON = "nim?at=7.9.15&players=you-second";
const alone = (page) => page.locator("[data-alone]");

// Presses the button. Other events on the page repeat the question too, so the button may disappear before it is
// pressed.
async function tryAgain(page) {
  const button = page.getByRole("button", { name: "Try again", exact: true });
  await Promise.race([button.click(), alone(page).waitFor({ state: "detached" })]);
}

async function open(site, path, script) {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.goto(new URL(path, site.base).href, { waitUntil: "domcontentloaded" });
  return { page, close: () => context.close() };
}

async function faulty(pattern, kind, times) {
  const site = await openFaulty();
  sites.push(site);
  if (kind) site.fault(pattern, kind, times);
  return site;
}

// Waits for the machine's move, and asserts that it wins.
const moved = (page) => page.waitForFunction(() => /[?&]do=/.test(location.hash));
async function wonMove(page) {
  await moved(page);
  const [, played] = /do=([\d.-]+)/.exec(await page.evaluate(() => location.hash));
  const heaps = [7, 9, 15];
  const [place, amount] = played.split("-").map(Number);
  heaps[place - 1] -= amount;
  assert.equal(heaps[0] ^ heaps[1] ^ heaps[2], 0, `${played} keeps the win`);
}

for (const [what, pattern] of [["program", WASM], ["glue", GLUE], ["start", START]]) {
  for (const kind of ["missing", "cut", "html", "damaged"]) {
    // A script with one changed byte may still work; a damaged program must not run.
    if (kind === "damaged" && what !== "program") continue;
    test(`the solver's ${what} is ${kind}: the machine waits, says so, and plays a winning move once it has loaded`, async () => {
      const site = await faulty(pattern, kind);
      const { page, close } = await open(site, `#/play/${WON}`);
      await alone(page).waitFor();
      assert.match(await alone(page).textContent(), /solver is missing.*waits instead of guessing/);
      assert.equal(await alone(page).getAttribute("role"), "alert");
      assert.match(await page.locator(".turn").textContent(), /The machine is waiting/);
      assert.equal(await page.getByText(/never loses/).count(), 0);
      await page.waitForTimeout(1500);
      assert.doesNotMatch(page.url(), /do=/, "no guessed move");
      site.fault();
      await tryAgain(page);
      await wonMove(page);
      assert.equal(await alone(page).count(), 0);
      assert.equal(await page.getByText(/never loses/).count(), 1);
      await close();
    });
  }
}

test("a tap without a solver is answered that the machine waits, until it has moved", async () => {
  const site = await faulty(WASM, "missing");
  const { page, close } = await open(site, `#/play/${WON}`);
  await alone(page).waitFor();
  const answer = page.locator(".pending .error");
  await page.locator("#board .hit").first().click({ force: true });
  await answer.filter({ hasText: "The machine waits for its solver." }).waitFor();
  // A typed move gets the same answer, and no message that the machine is thinking.
  await page.getByLabel("Type a move").fill("1-1");
  await page.keyboard.press("Enter");
  await page.locator("#typed-error").filter({ hasText: "The machine waits for its solver." }).waitFor();
  assert.equal(await page.getByText(/thinking/).count(), 0);
  site.fault();
  await tryAgain(page);
  await wonMove(page);
  assert.equal(await page.getByText("The machine waits for its solver.").count(), 0);
  await close();
});

test("a solver that hangs is reported after some seconds, and can be tried again", async () => {
  const site = await faulty(WASM, "hanging");
  const { page, close } = await open(site, `#/play/${WON}`);
  await alone(page).waitFor();
  assert.doesNotMatch(page.url(), /do=/);
  site.fault();
  await tryAgain(page);
  await wonMove(page);
  await close();
});

for (const kind of ["missing", "hanging", "cut"]) {
  test(`one lost request (${kind}) costs about a second`, async () => {
    const site = await faulty(WASM, kind, 1);
    const { page, close } = await open(site, `#/play/${WON}`);
    await wonMove(page);
    const times = site.asked.filter(({ path }) => WASM.test(path)).map(({ at }) => at);
    assert.equal(times.length, 2, "it is requested once more");
    assert.ok(times[1] - times[0] < 3000, `${times[1] - times[0]} ms`);
    await close();
  });
}

test("a question that does not reach the worker is repeated", async () => {
  const site = await faulty();
  const { page, close } = await open(site, "#/play/nim?at=7.9.15", () => {
    // Drops the first long message to the worker, which is the question about a position.
    const { postMessage } = Worker.prototype;
    self.lost = 0;
    self.made = 0;
    Worker.prototype.postMessage = function (message, ...more) {
      if (message?.length > 8 && self.lost++ === 0) return;
      postMessage.call(this, message, ...more);
    };
    const Made = Worker;
    self.Worker = class extends Made {
      constructor(...all) {
        super(...all);
        self.made += 1;
      }
    };
  });
  await page.getByRole("switch", { name: /Values/ }).click();
  await page.waitForFunction(() => /\(N\)/.test(document.querySelector(".turn")?.textContent));
  assert.ok((await page.evaluate(() => self.lost)) > 1);
  assert.equal(await page.evaluate(() => self.made), 1, "the same worker answers");
  await close();
});

// A position that takes the machine seconds.
const LONG = "dots-and-boxes?at=-..-_....-...._...._........._...._......-.._....&players=you-second";

test("a machine whose worker is killed while it thinks moves with another worker", async () => {
  const site = await faulty();
  const { page, close } = await open(site, `#/play/${LONG}`, () => {
    // Counts the messages of each worker by their length: “ready” has two bytes, progress a few more, and a
    // verdict many.
    self.workers = [];
    const Made = Worker;
    self.Worker = class extends Made {
      constructor(...all) {
        super(...all);
        const counts = { progress: 0, verdicts: 0 };
        self.workers.push(counts);
        this.addEventListener("message", ({ data }) => {
          if (data.length > 20) counts.verdicts += 1;
          else if (data.length > 2) counts.progress += 1;
        });
      }
    };
  });
  // The worker is searching, and the page says so.
  await page.locator(".turn").filter({ hasText: /thinking.*looked at \d+ positions/ }).waitFor();
  const before = await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent("last-move:kill-worker"));
    return structuredClone(self.workers);
  });
  assert.equal(before.length, 1);
  assert.ok(before[0].progress > 0 && before[0].verdicts === 0, "the first worker has not answered yet");
  assert.doesNotMatch(page.url(), /do=/);
  await moved(page);
  const [first, second, ...more] = await page.evaluate(() => self.workers);
  assert.deepEqual(first, before[0], "the first worker sends nothing more");
  assert.ok(second.progress > 0 && second.verdicts > 0, "the second worker searches and answers");
  assert.deepEqual(more, []);
  await close();
});

test("a worker that fails at each question leaves the machine waiting", async () => {
  const site = await faulty();
  const { page, close } = await open(site, `#/play/${WON}`, () => {
    // A worker that starts, and fails at each question.
    const Made = Worker;
    self.Worker = class extends EventTarget {
      constructor(address) {
        super();
        if (!self.deadly) return new Made(address);
        const made = new Made(address);
        made.addEventListener("message", ({ data }) => this.dispatchEvent(new MessageEvent("message", { data })), { once: true });
        this.terminate = () => made.terminate();
        this.postMessage = (data) => {
          if (data.length > 8) setTimeout(() => this.dispatchEvent(new ErrorEvent("error")));
        };
      }
    };
    self.deadly = true;
  });
  await alone(page).waitFor();
  assert.doesNotMatch(page.url(), /do=/);
  await page.evaluate(() => (self.deadly = false));
  await tryAgain(page);
  await wonMove(page);
  await close();
});

test("two people can play without a solver, and read that no position can be judged", async () => {
  const site = await faulty(WASM, "missing");
  const { page, close } = await open(site, "#/play/nim?at=3.4.5&players=two&show=values");
  await alone(page).waitFor();
  assert.match(await alone(page).textContent(), /no position can be judged/);
  assert.doesNotMatch(await page.locator(".turn").textContent(), /Thinking|not known/);
  await page.getByLabel("Type a move").fill("3-5");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=3-5/.test(location.hash));
  await close();
});

test("a frame without its solver waits too, answers requests with errors, and goes on once it has loaded", async () => {
  const site = await faulty(WASM, "missing");
  const hosts = await openHosts();
  sites.push(hosts);
  const text = `${HEAR}<iframe src="${site.base}v1/nim.html?players=you-second&show=settings#at=7.9.15" width="700" height="900"></iframe>`;
  const { page, close } = await open(site, hosts.page("alone", text));
  await ready(page);
  const frame = await inside(page);
  await alone(frame).waitFor();
  assert.match(await alone(frame).textContent(), /waits instead of guessing/);
  for (const [type, more, code] of [["hint", {}, "not-known"], ["solve", {}, "not-known"], ["play", { move: "3-1" }, "not-now"]]) {
    const { error } = await page.evaluate(([type, more]) => window.ask(type, more), [type, more]);
    assert.equal(error?.code, code, type);
  }
  assert.equal(await page.evaluate(() => window.told("move").length), 0, "no guessed move, and none of the host page");
  site.fault();
  await tryAgain(frame);
  await alone(frame).waitFor({ state: "detached" });
  await frame.waitForFunction(() => /The machine takes 1 stone/.test(document.body.textContent));
  assert.notEqual((await page.evaluate(() => window.ask("hint"))).move, undefined);
  await close();
});
