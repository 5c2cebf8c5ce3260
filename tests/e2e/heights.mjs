// The heights of web/heights.txt are those that frames report. `LAST_MOVE_HEIGHTS=1 node tests/e2e/heights.mjs`
// measures them again: after a change of the layout, and when a game or an example is added.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { address } from "./browser.mjs";
import { ready, staged } from "./hosts.mjs";

const { hosts, host } = await staged();

const file = new URL("../../web/heights.txt", import.meta.url);
const HEAD = `# Heights of frames in CSS pixels, at the widths of the first line; measured in Chromium. The build puts them into
# snippets, and the element reserves them. See tests/e2e/heights.mjs.
`;
// The layout of a frame changes between the pairs of neighbours; elsewhere heights grow steadily.
const WIDTHS = [280, 320, 360, 420, 480, 540, 560, 640, 720, 800, 900, 920, 990, 1200];
// Fonts differ between machines by some lines of text, but not by a row of buttons.
const TOLERANCE = 44;
// How many frames are measured at once, and how long the height of a frame is the same when it has settled, in ms.
const AT_ONCE = 6;
const SETTLED = [1500, 200];

// All addresses that snippets of the site name: each game, tables, and the examples of the pages for authors.
async function addresses() {
  const front = await (await fetch(new URL("index.html", address))).text();
  const games = [...front.matchAll(/id="?about-([a-z-]+)/g)].map((one) => `${one[1]}.html`);
  const docs = (name) => readFileSync(new URL(`../../web/docs/${name}`, import.meta.url), "utf8");
  const lessons = [...docs("teachers.txt").matchAll(/^src: (\S+)$/gm)].map((one) => one[1]);
  const snippets = [...docs("docs.html").matchAll(/\{\{snippet (\S+)\}\}/g)].map((one) => one[1]);
  return [...games.sort(), "table.html", ...new Set([...lessons, ...snippets])];
}

// Runs in a frame: the height of its content once it has this width, and once it has kept its height for a while.
const settled = ([width, pause]) =>
  new Promise((done) => {
    const now = () => Math.ceil(document.body.getBoundingClientRect().height);
    let [last, since] = [0, performance.now()];
    const look = () => {
      if (innerWidth !== width || now() !== last) [last, since] = [now(), performance.now()];
      if (innerWidth === width && performance.now() - since > pause) done(last);
      else requestAnimationFrame(look);
    };
    look();
  });

// Heights by address, in the order of the widths.
async function measured(all) {
  const found = new Map();
  for (let i = 0; i < all.length; i += AT_ONCE) {
    const some = all.slice(i, i + AT_ONCE);
    const frames = some.map((src) => `<iframe src="${hosts.shut}/v1/${src.replaceAll("&", "&amp;")}" width="${WIDTHS[0]}" height="600" style="border:0"></iframe>`);
    const { page, context } = await host(`heights${i}`, frames.join("<br>"), { viewport: { width: 1300, height: 620 * AT_ONCE } });
    const insides = [];
    for (const [at, frame] of (await page.locator("iframe").elementHandles()).entries()) {
      await ready(page, at);
      insides.push(await frame.contentFrame());
    }
    const rows = [];
    for (const width of WIDTHS) {
      await page.evaluate((width) => {
        for (const frame of document.querySelectorAll("iframe")) frame.width = width;
      }, width);
      const pause = SETTLED[rows.length ? 1 : 0];
      rows.push(await Promise.all(insides.map((inside) => inside.evaluate(settled, [width, pause]))));
    }
    some.forEach((src, at) => found.set(src, rows.map((row) => row[at])));
    await context.close();
  }
  return found;
}

const read = (text) =>
  new Map(text.split("\n").filter((line) => line && !line.startsWith("#")).map((line) => {
    const [name, ...numbers] = line.split(/\s+/);
    return [name, numbers.map(Number)];
  }));

test("the heights in the project are those of the frames", { timeout: 600_000 }, async () => {
  const all = await addresses();
  const heights = await measured(all);
  if (process.env.LAST_MOVE_HEIGHTS) {
    const lines = [["width", WIDTHS], ...heights].map(([name, numbers]) => `${name} ${numbers.join(" ")}\n`);
    writeFileSync(file, HEAD + lines.join(""));
  }
  const known = read(readFileSync(file, "utf8"));
  assert.deepEqual([...known.keys()], ["width", ...all]);
  assert.deepEqual(known.get("width"), WIDTHS);
  const wrong = [];
  for (const [src, now] of heights) {
    now.forEach((height, i) => {
      if (Math.abs(height - known.get(src)[i]) > TOLERANCE) wrong.push(`${src} at ${WIDTHS[i]}: ${height}, not ${known.get(src)[i]}`);
    });
  }
  assert.deepEqual(wrong, [], "LAST_MOVE_HEIGHTS=1 measures them again");
});
