// Thousands of hostile rules reach the worker of the tables: each is answered within seconds, none breaks it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address as root, openPage, seed, soak, testBrowser } from "./browser.mjs";

const browser = await testBrowser();

const RULES = soak ? 60_000 : 10_000;
const BATCH = 20;
const TIMEOUT = 10_000; // ms for each step of a batch

// Pseudo-random numbers from a seed, so that a failure can be reproduced.
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Addresses of tables, most of them with an invalid rule or one of an unusual size.
function generator(roll) {
  const one = (all) => all[roll(all.length)];
  const times = (most, make) => Array.from({ length: 1 + roll(most) }, make).join("");
  const digits = (most) => times(most, () => one("0123456789"));
  const number = () => one([() => digits(2), () => digits(2), () => digits(25), () => "9".repeat(1 + roll(40)), () => `${2 ** roll(80)}`, () => `-${digits(3)}`, () => ""])();
  const letters = [...".~-_,&=#%+*? 0179afFx", "…", "<b>", "%00", "\u0000", "\r\n", "\u202e", "\u0301", "٣", "𝟟", "ä", "∞", "take-", "kayles-", "split-", "except-", "grundy", "0."];
  const long = (most) => one([1, 5, 30, most]);
  const forms = [
    () => `0.${times(long(400), () => one("01234567"))}`,
    () => `${one(["0", "4", "8", "00", "-0", ""])}.${times(long(60), () => one("0123456789ABCDEFabcdefGx"))}`,
    () => `${one(["take-", "kayles-", "split-", "except-", "Take-", "take"])}${times(long(40), () => number() + one([".", ".", "-", "~", "", ","]))}`,
    () => `${one(["grundy", "kayles", "dawson", "lasker", "nim"])}${one(["", "-", "."])}${number()}`,
    () => times(long(200), () => one(letters)),
    () => times(8, () => String.fromCodePoint(one([roll(32), 128 + roll(2000), 0x2000 + roll(0x200), 0x1f300 + roll(500)]))),
    () => `${one(forms.slice(0, 5))()}${one(letters)}${one(forms.slice(0, 5))()}`,
  ];
  const rule = () => one(forms)();
  const to = () => one(["", `&to=${roll(300)}`, `&to=${number()}`]);
  const studies = [
    () => `rule=${rule()}${to()}`,
    () => `rule=${rule()}${to()}`,
    () => `rule=${rule()}${to()}&with=${rule()}`,
    () => `${one(["plane", "table", "rule"])}=${one(["wythoff", "kayles", "take-away", "limits", rule()])}&most=${number()}&side=${number()}&f=${one(["x", "2x", "3x-1", rule()])}${to()}`,
    () => rule(),
  ];
  return () => one(studies)();
}

// Runs in the page: starts a worker as the page does, and records its reply about each table.
function workerClient([made]) {
  const worker = new made.Worker(...made.asked);
  const studies = new Map();
  let broken, ready;
  worker.addEventListener("error", () => { broken = "the worker failed"; });
  worker.addEventListener("message", ({ data }) => {
    if (!data) return;
    ready ||= data[0] === 0;
    let at = 1;
    // A varint of postcard: seven bits a byte, the lowest first.
    const number = () => {
      for (let value = 0, unit = 1; ; unit *= 128) {
        const byte = data[at++];
        value += (byte & 127) * unit;
        if (byte < 128) return value;
      }
    };
    const study = studies.get(number());
    if (!study) return;
    if (data[0] === 1) study.reply ??= "refused";
    if (data[0] === 2) study.reply ??= data.at(-1) ? "waits" : "planned";
    // A message about progress ends with the state; 3 means done.
    if (data[0] === 4 && data.at(-1) === 3) study.done = true;
  });
  const varint = (value) => (value < 128 ? [value] : [128 | (value & 127), ...varint(value >>> 7)]);
  let last = 0;
  const until = async (met, timeout) => {
    const end = performance.now() + timeout;
    while (!met() && !broken && performance.now() < end) await new Promise((done) => setTimeout(done, 5));
    return met();
  };
  // Starts a table for each of these addresses, and waits until the last one is done, unless it must be confirmed.
  return async (addresses, timeout) => {
    await until(() => ready, timeout);
    const all = addresses.map((address) => {
      const text = new TextEncoder().encode(address);
      const study = { address };
      last += 1;
      studies.set(last, study);
      worker.postMessage(Uint8Array.from([0, ...varint(last), ...varint(text.length), ...text]));
      return study;
    });
    await until(() => all.every((study) => study.reply), timeout);
    const silent = all.find((study) => !study.reply);
    if (silent || broken) return { wrong: `${broken ?? "no answer"} at ${JSON.stringify(silent?.address ?? addresses)}` };
    const final = all.at(-1);
    if (final.reply === "planned" && !(await until(() => final.done, timeout))) {
      return { wrong: `${broken ?? "no end"} at ${JSON.stringify(final.address)}` };
    }
    studies.clear();
    const count = (reply) => all.filter((study) => study.reply === reply).length;
    return { refused: count("refused"), planned: count("planned"), waits: count("waits"), done: Number(Boolean(final.done)) };
  };
}

test(`${RULES} hostile rules are answered by the worker of the tables, which then answers a good one`, async (t) => {
  const { page, complaints } = await openPage(browser, "", {});
  await page.addInitScript(() => {
    const Made = Worker;
    self.Worker = class extends Made {
      constructor(...asked) {
        super(...asked);
        self.made ??= { Worker: Made, asked };
      }
    };
  });
  await page.goto("about:blank");
  await page.goto(`${root}tables.html#rule=0.77&to=200`);
  await page.getByText("period 12").first().waitFor();
  const ask = await page.evaluateHandle(`(${workerClient})([self.made])`);
  const make = generator(dice(2026 + seed));
  const found = { refused: 0, planned: 0, waits: 0, done: 0 };
  for (let sent = 0; sent < RULES; sent += BATCH) {
    const batch = Array.from({ length: BATCH }, make);
    const reply = await ask.evaluate((ask, [batch, timeout]) => ask(batch, timeout), [batch, TIMEOUT]);
    assert.equal(reply.wrong, undefined);
    for (const name in found) found[name] += reply[name];
  }
  t.diagnostic(JSON.stringify(found));
  assert.ok(Math.min(found.refused, found.planned) > RULES / 20, `rules of both kinds: ${JSON.stringify(found)}`);
  const good = await ask.evaluate((ask, timeout) => ask(["rule=0.77&to=200"], timeout), TIMEOUT);
  assert.deepEqual(good, { refused: 0, planned: 1, waits: 0, done: 1 });
  // The page itself still works.
  await page.locator("#rule").fill("0.07");
  await page.keyboard.press("Enter");
  await page.getByText("period 34").first().waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
});
