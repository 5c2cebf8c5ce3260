// Damaged addresses and messages in real frames: never a blank frame, always a game or an error with a code.
import assert from "node:assert/strict";
import { test } from "node:test";
import { seed, soak } from "./browser.mjs";
import { HEAR, ready, snippet, staged } from "./hosts.mjs";

const { browser, hosts } = await staged();

// Pseudo-random numbers from a seed, so that a failure can be reproduced.
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const LETTERS = [..."&=#%.,!*\"{}<>/\\0 9iä?", "\u202e", "\u0000", "%ff", "%00", "<b>", "9".repeat(40)];

// The text with a few characters changed, removed or inserted.
function damaged(text, roll) {
  const letters = [...text];
  for (let i = roll(5); i > 0; i -= 1) {
    const at = roll(letters.length + 1);
    const what = roll(4);
    if (what === 0) letters.splice(at, 1);
    else if (what === 1) letters.splice(at, 0, LETTERS[roll(LETTERS.length)]);
    else if (what === 2) letters.splice(at, 1, LETTERS[roll(LETTERS.length)]);
    else letters.splice(at, 0, ...letters.slice(roll(letters.length + 1), at).slice(0, 20));
  }
  return letters.join("");
}

const ADDRESSES = [
  ["nim", "?show=rules,values&theme=dark&scale=1.5&misere=1", "#at=3.4.5&do=1-2"],
  ["kayles", "?players=two&goal=moves=3&lock=1&ring=1", "#at=i.iiiiiiiiiii"],
  ["wythoff", "?show=table&origin=https://example.org&id=a-1", "#s=v1.wythoff!at*7.10"],
  ["one-pile", "?take=1.3.4&seed=7&report=splice&level=slips", "#at=24&do=3"],
  ["dots-and-boxes", "?hide=hints&motion=off&dir=rtl", "#at=---_-......_.-._-.-...._..-_-.-...._.--"],
  ["sum", "?games=nim.kayles.wythoff&remember=1", "#?secret=abc123"],
];

const ROUNDS = soak ? 24 : 3;
const MESSAGES = soak ? 600 : 120;

test(`${ROUNDS * 10} frames with damaged addresses show a game, and say what is wrong`, async () => {
  const roll = dice(5 + seed);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const broken = [];
  page.on("pageerror", (error) => broken.push(error.message));
  let wrong = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const frames = Array.from({ length: 10 }, (_, i) => {
      const [game, query, fragment] = ADDRESSES[(round + i) % ADDRESSES.length];
      const address = `${game}.html?${encodeURI(damaged(query.slice(1), roll)).replaceAll("#", "%23")}#${damaged(fragment.slice(1), roll)}`;
      return address.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("\u0000", "%00");
    });
    // A frame with an origin= other than the host's sends no messages, but it must show a game.
    await page.goto(hosts.page(`fuzz${round}`, HEAR + frames.map((one) => snippet(hosts.open, one)).join("")), { waitUntil: "load" });
    for (const [i, handle] of (await page.locator("iframe").elementHandles()).entries()) {
      const frame = await handle.contentFrame();
      await frame.locator("#board").waitFor().catch(() => assert.fail(`nothing is shown at ${frames[i]}`));
      const messages = await page.evaluate((i) => window.heard.filter((one) => one.frame === i && one.data?.gizmo === 1).map(({ data }) => data), i);
      for (const error of messages.filter(({ type }) => type === "error")) {
        assert.ok(error.code && error.message.length > 10, frames[i]);
        assert.notEqual(error.code, "stopped", frames[i]);
        assert.ok(await frame.locator(".notice, [data-wrong]").first().isVisible(), frames[i]);
        wrong += 1;
      }
    }
  }
  // More than one frame in six must report an error.
  assert.ok(wrong > (ROUNDS * 10) / 6, `${wrong} errors were reported`);
  assert.deepEqual(broken, []);
  await context.close();
});

test(`${MESSAGES} damaged messages are answered or dropped, and the game goes on`, async () => {
  const roll = dice(6 + seed);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const broken = [];
  page.on("pageerror", (error) => broken.push(error.message));
  await page.goto(hosts.page("fuzz-said", HEAR + snippet(hosts.shut, "nim.html?players=two&show=play,values#at=3.4.5")));
  await ready(page);
  const whole = [
    { gizmo: 1, type: "set-state", state: "v1.nim!at*1.2.3!do*1-1" },
    { gizmo: 1, type: "new-game", settings: { misere: 1 }, at: "1.2" },
    { gizmo: 1, type: "set-options", show: ["rules", "values"], theme: "dark", scale: 1.5 },
    { gizmo: 1, type: "play", move: "1-1", message_id: "x" },
    { gizmo: 1, type: "undo" },
    { gizmo: 1, type: "hint", message_id: 4 },
    { subject: "SPLICE.getState.response", message_id: "state1", state: {} },
  ];
  // Damages the structure of a message, and the texts in it.
  const wreck = (value) => {
    if (typeof value === "string") return roll(3) ? damaged(value, roll) : [null, 7, [], {}, true, -1e300][roll(6)];
    if (typeof value !== "object" || value === null) return roll(3) ? value : String(value);
    const out = Array.isArray(value) ? [...value] : { ...value };
    for (const key of Object.keys(out)) {
      const what = roll(6);
      if (what === 0) delete out[key];
      else if (what === 1 && key !== "gizmo") out[key] = wreck(out[key]);
      else if (what === 2) out[damaged(key, roll) || "x"] = out[key];
    }
    return out;
  };
  for (let i = 0; i < MESSAGES; i += 1) {
    const message = wreck(whole[roll(whole.length)]);
    await page.evaluate((message) => window.send(0, message), message);
    await page.waitForTimeout(52);
  }
  const answers = await page.evaluate(() => window.told("answer"));
  assert.ok(answers.length > MESSAGES / 5, `${answers.length} answers`);
  for (const { error } of answers) if (error) assert.ok(error.code && error.message.length > 10, JSON.stringify(error));
  await page.waitForTimeout(1100);
  await page.evaluate(() => window.ask("set-state", { state: "v1.nim!at*3.4.5!players*two" }));
  const done = await page.evaluate(() => window.ask("play", { move: "1-2" }));
  assert.equal(done.error, undefined);
  assert.deepEqual(broken, []);
  assert.deepEqual(await page.evaluate(() => window.told("error").map(({ code }) => code)), []);
  await context.close();
});
