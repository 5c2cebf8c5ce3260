// The room that an element keeps for its board: a page does not move while its boards come and go.
import assert from "node:assert/strict";
import { test } from "node:test";
import { soak } from "./browser.mjs";
import { host, hosts, ready, script } from "./inline-host.mjs";
import { games } from "./starts.mjs";

const element = (game, mode, more = "") => `<last-move game="${game}" id="${game}" mode="${mode}" ${more}>A game</last-move>`;
const height = (page) => page.evaluate(() => document.documentElement.scrollHeight);
const of = (page, id) => page.evaluate((id) => document.getElementById(id).getBoundingClientRect().height, id);

// Scrolls to each element, as a reader does, until its board is there.
async function read(page, ids) {
  for (const id of ids) {
    await page.evaluate((id) => document.getElementById(id).scrollIntoView(), id);
    await ready(page, id);
    await page.waitForTimeout(150);
  }
}

const BOARDS = 30;
const ALL = [[1100, "play"], [720, "play"], [360, "play"], [720, "rules,hints"], [360, "teach"]];
const PAGES = soak ? ALL : [[720, "play"], [360, "teach"]];

for (const mode of ["frame", "inline"]) {
  for (const [turn, [width, show]] of PAGES.entries()) {
    test(`a page of thirty boards is as high before they come as after (${mode}, ${width} px, ${show})`, async (t) => {
      // Each page begins with another game, so that all games are on some of them.
      const all = Array.from({ length: BOARDS }, (_, i) => games[(turn * BOARDS + i) % games.length]);
      const ids = all.map((game, i) => `${game}${i}`);
      const text = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>${script()}
        ${all.map((game, i) => `<last-move game="${game}" id="${ids[i]}" mode="${mode}" show="${show}">A game</last-move>`).join("")}`;
      const { page, context } = await host("thirty", text, { viewport: { width, height: 900 } });
      await ready(page, ids[0]);
      const before = await height(page);
      await read(page, ids);
      const after = await height(page);
      t.diagnostic(`${before} px before, ${after} px after`);
      // Texts of games are estimated by their preset, and come and go with releases.
      const tolerance = show === "teach" ? 0.1 : 0.05;
      assert.ok(Math.abs(after / before - 1) < tolerance, `${before} px became ${after} px`);
      await context.close();
    });
  }

  test(`a board below the fold has the height of its new width once the page narrows (${mode})`, async (t) => {
    const text = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 } #space { height: 4000px }</style>${script()}
      ${element("kayles", mode)}<div id="space"></div>${element("nim", mode)}${element("wythoff", mode)}`;
    const { page, context } = await host("narrows", text, { viewport: { width: 1000, height: 800 } });
    await ready(page, "kayles");
    // This one has been seen, and is out of sight now.
    await read(page, ["nim"]);
    const wide = await of(page, "nim");
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(500);
    await page.setViewportSize({ width: 400, height: 800 });
    await page.waitForTimeout(500);
    const kept = [await of(page, "nim"), await of(page, "wythoff")];
    await read(page, ["wythoff", "nim"]);
    await page.waitForTimeout(1500);
    const real = [await of(page, "nim"), await of(page, "wythoff")];
    t.diagnostic(`wide ${wide}, kept ${kept}, real ${real}`);
    assert.ok(real[0] > wide * 1.2, "the page is narrow");
    for (const i of [0, 1]) assert.ok(Math.abs(kept[i] / real[i] - 1) < 0.08, `${kept[i]} px became ${real[i]} px`);
    // A frame that is as high as before says nothing, and has no room too many.
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(300);
    for (const width of [410, 400]) await page.setViewportSize({ width, height: 800 });
    await page.waitForTimeout(500);
    await page.evaluate(() => document.getElementById("nim").scrollIntoView());
    await page.waitForTimeout(1600);
    assert.ok(Math.abs((await of(page, "nim")) - real[0]) < 1, `${await of(page, "nim")} px instead of ${real[0]}`);
    await context.close();
  });
}

test("a board that goes keeps its room, and so does one in a box that was closed", async () => {
  const text = `${script()}<details open id="d"><summary>A game</summary>${element("nim", "inline")}</details>${element("kayles", "frame")}`;
  const { page, context } = await host("goes", text, { viewport: { width: 800, height: 3000 } });
  for (const id of ["nim", "kayles"]) await ready(page, id);
  await page.waitForTimeout(300);
  for (const id of ["nim", "kayles"]) {
    const before = await of(page, id);
    await page.evaluate((id) => document.getElementById(id)._end(), id);
    assert.ok(Math.abs((await of(page, id)) - before) < 2, `${id}: ${before} px became ${await of(page, id)}`);
  }
  await page.evaluate(() => { document.getElementById("d").open = false; });
  await page.setViewportSize({ width: 500, height: 3000 });
  await page.waitForTimeout(200);
  await page.evaluate(() => { document.getElementById("d").open = true; });
  await page.waitForFunction(() => kinds("nim").filter((kind) => kind === "ready").length === 2);
  await context.close();
});

test("what the page says of an element’s size is left alone, and no error is told to the page", async () => {
  const text = `<script>window.errors = []; addEventListener("error", ({ message }) => errors.push(message));</script>
    <style>#b { min-height: 50px; margin: 3px } #box { height: 300px; overflow: auto; display: grid; grid-template-columns: 1fr 1fr }</style>${script()}
    <div id="box">${element("nim", "inline", 'style="min-height: 10px"')}${element("kayles", "frame")}</div><p style="height: 2000px">${hosts.shut}</p>`;
  const { page, context } = await host("left", text, { viewport: { width: 900, height: 700 } });
  for (const id of ["nim", "kayles"]) await ready(page, id);
  assert.equal(await page.evaluate(() => document.getElementById("nim").getAttribute("style")), "min-height: 10px");
  for (const width of [880, 500, 320, 900]) {
    await page.setViewportSize({ width, height: 700 });
    await page.waitForTimeout(150);
  }
  assert.deepEqual(await page.evaluate(() => errors), []);
  await context.close();
});
