// Many boards and frames on a page, added and removed: they leak nothing, and the page scrolls smoothly.
import assert from "node:assert/strict";
import { test } from "node:test";
import { soak, tasks } from "./browser.mjs";
import { browser, host, ready, script, tag } from "./inline-host.mjs";

// CPU time in ms of the longest task on the page’s main thread during `act`. Other load of the machine
// makes tasks longer by the wall clock, but not in CPU time.
async function longest(page, act) {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await act();
  const all = tasks(await browser.stopTracing());
  assert.ok(all.length > 100, `${all.length} tasks were seen`);
  return Math.max(...all);
}

// The number of live objects in a page after garbage collection.
async function countLive(session) {
  for (let i = 0; i < 2; i += 1) await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name) => metrics.find((one) => one.name === name).value;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap: of("JSHeapUsedSize"), documents: of("Documents") };
}

const TASK = 50; // ms of CPU for one task after the first start
const TIMES = 2.5; // on a slow machine, this multiple of the baseline without a program
const LIVE = 12; // boards at once
const FRAMES = 17; // frames at once, of which at most 16 are out of sight
const GAMES = ["nim", "kayles", "wythoff", "grundys-game", "dawsons-chess"];

// Scrolls like a reader, and then in large steps.
async function scrolled(page, look = async () => {}) {
  await page.mouse.move(400, 400);
  for (let i = 0; i < 60; i += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(60);
    if (i % 10 === 0) await look();
  }
  for (let i = 1; i <= 10; i += 1) {
    await page.evaluate((i) => scrollTo(0, (document.documentElement.scrollHeight * i) / 11), i);
    await page.waitForTimeout(250);
    await look();
  }
}

// Baseline: the longest task of a page that puts a finished board into each place that comes near the viewport, one
// at a time. It has style, layout and paint, but no program.
async function baseline(count, picture) {
  const { page, context } = await host("plain", '<div class="place">A game</div>'.repeat(count), { viewport: { width: 800, height: 900 } });
  await page.evaluate(({ markup, style }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    const near = new Set();
    const put = () => {
      const [one] = near;
      near.delete(one);
      if (one) one.shadowRoot.innerHTML = markup;
      requestAnimationFrame(put);
    };
    const watch = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) {
        if (isIntersecting) near.add(target);
        else if (!near.delete(target)) target.shadowRoot.innerHTML = "<slot></slot>";
      }
    });
    for (const one of document.querySelectorAll(".place")) {
      one.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
      watch.observe(one);
    }
    put();
  }, picture);
  await page.waitForTimeout(500);
  const task = await longest(page, () => scrolled(page));
  await context.close();
  return task;
}

test("a thousand boards and fifty frames on a page: only those near the viewport exist, and the page scrolls smoothly", async (t) => {
  const many = Array.from({ length: 1050 }, (_, i) =>
    i % 21 === 20
      ? `<last-move game="nim" at="${(i % 7) + 1}.2" players="two" show="puzzle">Nim</last-move>`
      : tag(`game="${GAMES[i % GAMES.length]}" players="two" show="puzzle"`, "A game"),
  );
  const { page, context, complaints } = await host("thousand", script() + many.join(""), { viewport: { width: 800, height: 900 } });
  await page.waitForFunction(() => document.querySelector("last-move")._ready && kinds("").filter((kind) => kind === "ready").length >= 2);
  const counts = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll("last-move")];
      const count = (name) => all.filter((one) => one[name]).length;
      return { boards: count("_board"), frames: count("_frame"), threads: window.threads, memories: memories.length };
    });
  await page.evaluate(() => document.querySelector("last-move").play("1-1"));
  const most = { boards: 0, frames: 0, threads: 0, memories: 0 };
  const look = async () => {
    const now = await counts();
    for (const name in most) most[name] = Math.max(most[name], now[name]);
  };
  const task = await longest(page, () => scrolled(page, look));
  // Boards appear when the reader stops scrolling.
  await page.waitForFunction(() => {
    const seen = [...document.querySelectorAll("last-move")].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    return seen.length > 0 && seen.every((one) => one._ready);
  });
  const came = await page.evaluate(() => kinds("").filter((kind) => kind === "ready").length);
  assert.ok(came > 20, `${came} boards appeared`);
  t.diagnostic(`longest task ${task.toFixed(0)} ms of CPU; ${came} boards appeared; at once ${JSON.stringify(most)}`);
  assert.ok(most.boards <= LIVE, JSON.stringify(most));
  assert.ok(most.frames <= FRAMES, JSON.stringify(most));
  assert.deepEqual([most.threads, most.memories], [1, 1], "one program and one solver for all boards");
  const picture = await page.evaluate(() => {
    const { shadowRoot } = [...document.querySelectorAll("last-move")].find((one) => one._board && one._ready);
    const rules = shadowRoot.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    return { markup: shadowRoot.innerHTML, style: rules.map((rule) => rule.cssText).join("") };
  });
  const plain = await baseline(many.length, picture);
  t.diagnostic(`the same without a program: ${plain.toFixed(0)} ms`);
  assert.ok(task <= Math.max(TASK, TIMES * plain), `${task} ms, without a program ${plain} ms`);
  // A removed board comes back in its old state.
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => document.querySelector("last-move")._ready);
  assert.match(await page.evaluate(() => document.querySelector("last-move").state), /do\*1-1/);
  assert.deepEqual(complaints, []);
  await context.close();
});

// Fewer rounds may leak less, but not in proportion: a browser keeps some objects for a while.
const rounds = soak ? 200 : 40;
const bounds = soak ? { nodes: 100, listeners: 5, heap: 1e6 } : { nodes: 20, listeners: 2, heap: 4e5 };
for (const [mode, documents] of [["inline", 1], ["frame", 2]]) {
  test(`E15: adding and removing boards ${rounds} times leaks nothing, mode ${mode}`, async (t) => {
    const { page, context } = await host(`away${mode}`, `${script()}<div id="here" style="display: flex; height: 300px; overflow: hidden"></div>`);
    const session = await context.newCDPSession(page);
    const round = (count) =>
      page.evaluate(async ([count, mode, games]) => {
        const here = document.getElementById("here");
        const once = async (game) => {
          const one = document.createElement("last-move");
          one.setAttribute("game", game);
          one.setAttribute("mode", mode);
          here.append(one);
          await new Promise((done, fail) => {
            const late = setTimeout(() => fail(new Error("no board came")), 30_000);
            one.addEventListener("gizmo-ready", () => done(clearTimeout(late)), { once: true });
          });
          one.remove();
        };
        // A few at a time, all of them in sight.
        for (let i = 0; i < count; i += games.length) await Promise.all(games.map(once));
        window.told.length = 0;
      }, [count, mode, GAMES]);
    await round(10);
    const before = await countLive(session);
    const memory = () => page.evaluate(() => memories.reduce((all, one) => all + one.buffer.byteLength, 0));
    const size = await memory();
    await round(rounds);
    await page.waitForTimeout(300);
    const after = await countLive(session);
    const grown = Object.fromEntries(Object.keys(before).map((name) => [name, after[name] - before[name]]));
    const program = (await memory()) - size;
    t.diagnostic(`grown by ${JSON.stringify(grown)}, the program’s memory by ${program}`);
    for (const [name, most] of Object.entries({ ...bounds, documents })) assert.ok(grown[name] <= most, `${name}: ${JSON.stringify(grown)}`);
    assert.ok(program <= 65536 * 2, String(program));
    assert.equal(await page.evaluate(() => memories.length), mode === "inline" ? 1 : 0);
    assert.equal(await page.evaluate(() => window.threads), 0, "no worker is left");
    assert.equal(page.workers().length, 0);
    assert.equal(page.frames().length, 1);
    await context.close();
  });
}

test("the worker of a frame out of sight ends after a while, and starts again when it is asked", async () => {
  const { page, context } = await host("rests", `${script()}<last-move game="nim" id="f">Nim</last-move><div style="height: 6000px"></div>`);
  await ready(page, "f");
  const hint = () => page.evaluate(async () => (await document.getElementById("f").hint()).move);
  assert.ok(await hint());
  const workers = () => page.workers().length;
  assert.equal(workers(), 1);
  await page.evaluate(() => scrollTo(0, 5000));
  const until = performance.now() + 40_000;
  while (workers() > 0 && performance.now() < until) await page.waitForTimeout(500);
  assert.equal(workers(), 0);
  assert.ok(await page.evaluate(() => document.getElementById("f")._ready), "the frame itself stays, since it is the only one");
  await page.evaluate(() => document.getElementById("f").play("1-1"));
  assert.ok(await hint());
  assert.equal(workers(), 1);
  await context.close();
});
