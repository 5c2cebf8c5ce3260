// Tables whose worker falls silent: it is replaced within seconds, the page says so, and no question is lost.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { address, testBrowser } from "./browser.mjs";
import { openFaulty } from "./faulty.mjs";

const browser = await testBrowser();
const site = await openFaulty();
after(() => site.close());

// Opens a table; `threads` of its page lists the workers with the times in ms at which they began.
async function open(hash, base = address) {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.addInitScript(watch);
  await page.goto(`${base}tables.html#${hash}`, { waitUntil: "commit" });
  return page;
}

const watch = () => {
  window.threads = [];
  const Thread = self.Worker;
  self.Worker = class extends Thread {
    constructor(...made) {
      super(...made);
      window.threads.push({ thread: this, at: performance.now() });
    }
  };
  // Ends the last worker without a word, and answers when.
  window.end = () => {
    window.threads.at(-1).thread.terminate();
    return performance.now();
  };
  // What was found once is found again in a moment, too soon to be looked for.
  new MutationObserver(() => {
    window.told ||= document.body?.textContent.includes("Another one is computing them again");
  }).observe(document, { childList: true, subtree: true });
};

const told = (page) => page.waitForFunction(() => window.told);
const notice = (page) => page.getByText("Another one is computing them again");
const done = (page) => page.waitForFunction(() => document.querySelector(".work.is-calm"), null, { timeout: 120_000 });
const replaced = async (page, ended) => {
  await page.waitForFunction((ended) => threads.at(-1).at > ended, ended);
  return page.evaluate((ended) => threads.at(-1).at - ended, ended);
};

test("a worker that dies in the middle of its work is replaced within seconds, and the page says so", async () => {
  const page = await open("rule=grundy&to=400000");
  await page.waitForFunction(() => {
    const button = document.querySelector(".work button");
    if (button?.textContent === "Begin") button.click();
    return document.querySelector("progress")?.value > 0 && document.querySelectorAll("#grid [data-n]").length > 150;
  }, null, { polling: 10 });
  const ended = await page.evaluate(() => window.end());
  await told(page);
  const took = await replaced(page, ended);
  assert.ok(took < 4000, `${took} ms`);
  // A question in the meantime is answered, and what was found stays.
  await page.locator('#grid [data-n="7"]').click();
  await page.getByText(/^G\(7\) = 0/).first().waitFor({ timeout: 120_000 });
  await done(page);
  await notice(page).waitFor({ state: "detached" });
  await page.close();
});

test("a worker that died at rest is noticed at the next question, which is answered", async () => {
  const page = await open("rule=0.77&to=1000");
  await done(page);
  await page.getByText("has verified the certificate").waitFor();
  const ended = await page.evaluate(() => window.end());
  await page.locator('#grid [data-n="11"]').click();
  await page.getByText(/^G\(11\) = 6/).first().waitFor();
  await notice(page).waitFor({ state: "detached" });
  const took = await replaced(page, ended);
  assert.ok(took < 4000, `${took} ms`);
  await page.close();
});

test("a worker whose program does not come is told of, and the next one computes", async () => {
  site.fault(/^last-move-tables-[^/]*\.(js|wasm)$/, "hanging");
  const page = await open("rule=0.77&to=1000", site.base);
  await notice(page).waitFor();
  site.fault();
  await done(page);
  await page.getByText("period 12").first().waitFor();
  await page.close();
});
