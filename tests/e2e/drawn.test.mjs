// Pictures of boards that a host page requests, and states that undo takes back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, soak } from "./browser.mjs";
import { HEAR, differing, drawing, ready, seen, snippet, staged } from "./hosts.mjs";
import { games, start } from "./starts.mjs";
import { kinds, third, winnable } from "./table.mjs";

const { browser, hosts, host } = await staged();

const ask = (page, type, more) => page.evaluate(([type, more]) => window.ask(type, more), [type, more]);

test("a locked frame without an origin gives its picture as SVG and as PNG", async () => {
  const { page, context } = await host("drawn", snippet(hosts.shut, "kayles.html?lock=1&theme=light#at=i.iiiiiiiiiii"));
  await ready(page);
  const svg = await ask(page, "picture", { width: 640 });
  assert.deepEqual([svg.to, svg.format, svg.width], ["picture", "svg", 640]);
  assert.match(svg.data, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  const outside = svg.data.match(/var\(|class=|\sstyle=|url\((?!"?#|&quot;#)|href="(?!#)|@import|<script|foreignObject/);
  assert.equal(outside, null, "the SVG is self-contained");
  assert.match(svg.data, /<title>Kayles: Pins standing/);
  const drawn = await seen(page, drawing(svg.data));
  assert.deepEqual([drawn.width, drawn.height], [640, svg.height]);
  assert.ok(drawn.colours > 100, `${drawn.colours} colours`);
  for (const width of [16, 720, 4096]) {
    const png = await ask(page, "picture", { format: "png", width });
    assert.match(png.data, /^data:image\/png;base64,/);
    assert.equal((await seen(page, png.data)).width, width);
  }
  for (const more of [{ width: 15 }, { width: 4097 }, { format: "gif" }]) {
    const { error } = await ask(page, "picture", more);
    assert.equal(error.code, "parameter");
    assert.match(error.message, new RegExp(Object.keys(more)[0]));
  }
  await context.close();
});

// A game of every third kind of board; in a soak run every game. The stored pictures below are those of all games.
test("a game gives its picture, in one of the themes, and its board stays the same", async () => {
  const boards = new Map((soak ? winnable : third(kinds, 2)).map((start) => [start.split("?")[0], start]));
  const { page, context } = await host("every", snippet(hosts.shut, "nim.html"));
  for (const [game, start] of boards) {
    const text = HEAR + snippet(hosts.shut, `${game}.html?show=values&theme=${["light", "dark", "contrast"][game.length % 3]}#${start.split("?")[1] ?? ""}`);
    await page.goto(hosts.page(`every-${game}`, text), { waitUntil: "load" });
    await ready(page);
    const frame = await (await page.locator("iframe").elementHandle()).contentFrame();
    // Once the values are shown, the board no longer changes by itself.
    await ask(page, "solve");
    await page.waitForTimeout(400);
    const before = await frame.locator("#board").innerHTML();
    const { data, error } = await ask(page, "picture", { width: 480 });
    assert.equal(error, undefined, game);
    assert.equal(await frame.locator("#board > .board").count(), 1, game);
    assert.equal(await frame.locator("#board").innerHTML(), before, game);
    assert.ok(data.length < 200_000 && !/var\(|NaN|undefined/.test(data), `${game}: ${data.length}`);
    assert.ok((await seen(page, drawing(data))).colours > 20, game);
  }
  await context.close();
});

test("an element returns its picture", async () => {
  const { page, context } = await host("element", `<script src="${hosts.shut}/v1/last-move.js"></script><last-move game="nim" at="3.4.5">Nim</last-move>`);
  await page.waitForFunction(() => document.querySelector("last-move").state);
  const [svg, png, wrong] = await page.evaluate(async () => {
    const element = document.querySelector("last-move");
    return [
      await element.toPicture(),
      await element.toPicture({ format: "png", width: 320 }),
      await element.toPicture({ width: 1 }).catch((error) => error.code),
    ];
  });
  assert.match(svg, /<title>Nim: Heaps of 3, 4 and 5/);
  assert.equal((await seen(page, png)).width, 320);
  assert.equal(wrong, "parameter");
  await context.close();
});

test("undo takes back a state that was set as undoable, from the frame and from the host page", async () => {
  const { page, context } = await host("undoable", snippet(hosts.shut, "nim.html?players=two#at=3.4&do=1-1"));
  await ready(page);
  const frame = await (await page.locator("iframe").elementHandle()).contentFrame();
  const { state } = await ask(page, "get-state");
  for (const back of [() => frame.getByRole("button", { name: "Undo" }).click(), () => ask(page, "undo")]) {
    await ask(page, "set-state", { state: "v1.nim!at*7.7!players*two", undoable: true });
    await frame.getByRole("gridcell").first().waitFor();
    assert.match((await ask(page, "get-state")).state, /7\.7/);
    await back();
    assert.equal((await ask(page, "get-state")).state, state);
  }
  // Redo restores it, also by its button, until another move is played.
  const redo = frame.getByRole("button", { name: "Redo" });
  const again = /^v1\.nim!at\*7\.7!players\*two$/;
  await redo.click();
  assert.match((await ask(page, "get-state")).state, again);
  assert.equal(await redo.getAttribute("aria-disabled"), "true");
  await ask(page, "undo");
  await ask(page, "redo");
  assert.match((await ask(page, "get-state")).state, again);
  assert.equal(await page.evaluate(() => window.told("move").length), 0, "no move was reported");
  await ask(page, "undo");
  await ask(page, "play", { move: "1-1" });
  assert.equal((await ask(page, "redo")).error.code, "nothing");
  await context.close();
});

// The share of pixels that may differ. Both pictures are drawn by the same browser; a single stone is 0.01.
const SAME = 0.0005;
const title = (svg) => /<title>(.*?)<\/title>/.exec(svg)?.[1];

test("each game has a stored picture of its start, and its frame draws the same", async () => {
  const { page, context } = await host("starts", "");
  const others = [];
  for (const game of games) {
    const answer = await fetch(`${address}v1/${game}.svg`);
    assert.equal(answer.status, 200, `${game}: run node tests/e2e/starts.mjs`);
    const kept = await answer.text();
    assert.ok(!/var\(|class=|href="(?!#)|<script/.test(kept), game);
    const drawn = await start(page, hosts, game);
    assert.equal(title(kept), title(drawn), `${game}: out of date, run node tests/e2e/starts.mjs`);
    const part = await differing(page, [kept, drawn]);
    if (part > SAME) others.push(`${game}: ${(100 * part).toFixed(2)} %`);
  }
  assert.deepEqual(others, [], "out of date, run node tests/e2e/starts.mjs");
  await context.close();
});

test("a picture that lacks one symbol counts as different", async () => {
  const { page, context } = await host("other", "");
  const drawn = await start(page, hosts, "nim");
  const uses = [...drawn.matchAll(/<use\b[^>]*(\/>|>[^<]*<\/use>)/g)].map(([use]) => use);
  assert.ok(uses.length > 5, `${uses.length}`);
  const without = await Promise.all(uses.map((use) => differing(page, [drawn, drawn.replace(use, "")])));
  assert.equal(await differing(page, [drawn, drawn]), 0);
  assert.ok(Math.min(...without) > SAME, without.join());
  await context.close();
});
