// No button of a frame does nothing: whatever parts an author shows, each visible button changes the page or says why
// it does not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { seed, soak } from "./browser.mjs";
import { HEAR, snippet, staged } from "./hosts.mjs";

const { hosts, host } = await staged();

const PARTS = ["rules", "hints", "values", "table", "history", "new", "settings", "theory"];
// The board at its start, after a move of each player, and at the ends in which the first and the second player win.
const STAGES = ["", "2-1,1-1", "2-1,1-1,2-1", "2-2,1-1"];
const FACTORS = {
  ...Object.fromEntries(PARTS.map((part) => [part, [false, true]])),
  lock: ["0", "1"],
  undo: ["1", "0"],
  fit: ["0", "1"],
  goal: ["", "win", "best-moves", "moves=1"],
  players: ["you-first", "you-second", "two", "watch"],
  stage: STAGES,
};

const random = (state) => () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};

// Combinations in which each value of a factor meets each value of every other one.
function pairwise(roll) {
  const names = Object.keys(FACTORS);
  const key = (a, i, b, j) => `${a} ${i} ${b} ${j}`;
  const open = new Set();
  for (const [at, a] of names.entries()) {
    for (const b of names.slice(at + 1)) {
      for (const i of FACTORS[a].keys()) for (const j of FACTORS[b].keys()) open.add(key(a, i, b, j));
    }
  }
  const met = (row) => names.flatMap((a, at) => names.slice(at + 1).map((b) => key(a, row[a], b, row[b]))).filter((pair) => open.has(pair));
  const rows = [];
  while (open.size) {
    let best, most = -1;
    for (let tried = 0; tried < 60; tried += 1) {
      const row = Object.fromEntries(names.map((name) => [name, Math.floor(roll() * FACTORS[name].length)]));
      const gain = met(row).length;
      if (gain > most) [best, most] = [row, gain];
    }
    for (const pair of met(best)) open.delete(pair);
    if (most) rows.push(best);
  }
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, FACTORS[name][row[name]]])));
}

// Every choice of parts, locked or not, with the other factors by chance.
function thorough(roll) {
  const one = (list) => list[Math.floor(roll() * list.length)];
  return Array.from({ length: 512 }, (_, i) => ({
    ...Object.fromEntries(Object.entries(FACTORS).map(([name, values]) => [name, one(values)])),
    ...Object.fromEntries(PARTS.map((part, at) => [part, Boolean((i >> at) & 1)])),
    lock: i < 256 ? "0" : "1",
  }));
}

const rows = soak ? thorough(random(seed + 1)) : pairwise(random(7));

const address = ({ lock, undo, fit, goal, players, stage, ...parts }) => {
  const show = PARTS.filter((part) => parts[part]).join(",");
  const query = `lock=${lock}&undo=${undo}&fit=${fit}&players=${players}&show=${show === "table" ? "table," : show}${goal && `&goal=${goal}`}`;
  return `nim.html?${query}#at=1.2${stage && `&do=${stage}`}`;
};

test(`each visible button of ${rows.length} combinations does something`, async () => {
  // The host page is of the same site, and may look into its frame.
  const { page, context } = await host("", hosts.near("buttons", `${HEAR}<div id="place"></div>`), { viewport: { width: 1100, height: 900 } });
  let pressed = 0;
  for (const row of rows) {
    const path = address(row);
    const dead = await page.evaluate(async ([frame, path]) => {
      const pause = (time) => new Promise((done) => setTimeout(done, time));
      const open = async () => {
        heard.length = 0;
        document.getElementById("place").innerHTML = frame.replace("PATH", path.replaceAll("&", "&amp;"));
        while (!heard.some(({ data }) => data.type === "ready")) await pause(10);
        const inner = document.querySelector("iframe").contentWindow;
        inner.print = () => (inner.document.documentElement.dataset.printed = "");
        return inner;
      };
      const stands = async ({ document }) => {
        const app = () => document.getElementById("app").innerHTML;
        for (let before = "", same = 0, tries = 0; same < 4 && tries < 300; tries += 1) {
          const now = app();
          same = now === before && !document.querySelector(".is-busy") ? same + 1 : 0;
          before = now;
          await pause(12);
        }
        return document.documentElement.outerHTML;
      };
      const buttons = (inner) => [...inner.document.querySelectorAll("#app button")].filter((one) => one.checkVisibility() && !one.disabled && one.getAttribute("aria-disabled") !== "true");
      const name = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim();
      const dead = [];
      let pressed = 0;
      // The machine that watches itself has played to the end by then.
      let inner = await open();
      let before = await stands(inner);
      // What is folded counts as visible.
      const unfold = async () => {
        for (const fold of inner.document.querySelectorAll("#app details")) fold.open = true;
        const more = inner.document.querySelector(".more[aria-expanded=false]");
        more?.click();
        before = await stands(inner);
      };
      await unfold();
      const count = buttons(inner).length;
      for (let i = 0; i < count; i += 1) {
        if (i) {
          inner = await open();
          await stands(inner);
          await unfold();
        }
        const button = buttons(inner)[i];
        if (!button) continue;
        const called = name(button);
        button.focus();
        before = await stands(inner);
        button.click();
        pressed += 1;
        let after = before;
        for (let waited = 0; after === before && waited < 400; waited += 20) {
          await pause(20);
          after = inner.document.documentElement.outerHTML;
        }
        if (after === before) dead.push(called);
      }
      return { dead, pressed };
    }, [snippet(hosts.shut, "PATH", "").replace('height="600"', 'height="800"'), path]);
    assert.deepEqual(dead.dead, [], path);
    pressed += dead.pressed;
  }
  assert.ok(pressed > 5 * rows.length, `${pressed} buttons were pressed`);
  await context.close();
});

test("where no other start may be dealt, a game that has ended begins again", async () => {
  for (const query of ["lock=1", "show=puzzle", "show=rules,history", "lock=1&goal=win&show=rules,history"]) {
    const { page, context } = await host("again", snippet(hosts.shut, `nim.html?players=two&${query}#at=1.2&do=2-2`));
    await page.waitForFunction(() => window.told("ready").length);
    await page.evaluate(() => window.ask("play", { move: "1-1" }));
    const frame = page.frameLocator("iframe");
    assert.equal(await frame.getByRole("button", { name: "New game" }).count(), 0, query);
    await frame.getByRole("button", { name: "Again", exact: true }).click();
    await page.waitForFunction(() => window.told("change").at(-1).address === "at=1.2&players=two");
    await context.close();
  }
});
