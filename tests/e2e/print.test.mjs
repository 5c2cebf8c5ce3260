// Printing a page: boards out of view are printed too, in the page itself, in elements and in frames.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HEAR, inside, snippet, staged } from "./hosts.mjs";

const { hosts, host } = await staged();

const script = () => `<script src="${hosts.shut}/v1/last-move.js"></script>`;
const READY = '<script>window.came = new Set(); addEventListener("gizmo-ready", ({ target }) => came.add(target.id));</script>';
const element = (i, mode) =>
  `<div style="height:1500px"><last-move id="b${i}" mode="${mode}" game="nim" at="3.4.${i + 1}" players="two" show="puzzle">Elsewhere</last-move></div>`;

// Scrolls to each element in turn, so that those before it are unloaded.
async function scrolled(page, count, pause) {
  for (let i = 0; i < count; i += 1) {
    await page.evaluate((i) => document.getElementById(`b${i}`).scrollIntoView(), i);
    await page.waitForFunction((i) => came.has(`b${i}`), i);
    await page.waitForTimeout(pause);
  }
}

// Prints the page, and returns what `look` returns at that moment.
async function printed(page, look) {
  await page.evaluate((look) => {
    const seen = eval(look);
    // A listener of the window runs after that of the element.
    addEventListener("beforeprint", () => { window.onPaper = seen(); }, { once: true });
  }, `(${look})`);
  await page.pdf();
  return page.evaluate(() => window.onPaper);
}

test("boards in the page itself that are out of view are printed, and unloaded again", async () => {
  const { page, context } = await host("print-inline", READY + script() + Array.from({ length: 8 }, (_, i) => element(i, "inline")).join(""));
  await scrolled(page, 3, 100);
  const boards = () => [...document.querySelectorAll("last-move")].map((one) => {
    const base = one.shadowRoot.querySelector(".base:not([hidden])");
    return Boolean(base?.querySelector("#board [role=gridcell]")) && base.getBoundingClientRect().height > 100;
  });
  const before = await page.evaluate(boards);
  assert.ok(before.includes(false), "some are unloaded");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  assert.deepEqual(await printed(page, boards), Array(8).fill(true));
  await page.waitForTimeout(100);
  assert.deepEqual(await page.evaluate(boards), before, "the same boards are unloaded again");
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
  await context.close();
});

test("frames that an element has removed are printed as pictures", async () => {
  const count = 22;
  const { page, context } = await host("print-element", READY + script() + Array.from({ length: count }, (_, i) => element(i, "frame")).join(""));
  await scrolled(page, count, 50);
  // A frame draws its picture before it is removed.
  await page.waitForFunction(() => [...document.querySelectorAll("last-move")].filter((one) => one.shadowRoot.querySelector("iframe")).length <= 16);
  const seen = () => [...document.querySelectorAll("last-move")].map((one) => {
    const picture = one.shadowRoot.querySelector(".still[src]");
    return one.shadowRoot.querySelector("iframe") ? "frame" : picture ? getComputedStyle(picture).display : "nothing";
  });
  const before = await page.evaluate(seen);
  assert.ok(before.filter((one) => one === "none").length >= 6 && !before.includes("nothing"), before.join());
  await page.emulateMedia({ media: "print" });
  const paper = await page.evaluate(seen);
  assert.deepEqual(paper, before.map((one) => (one === "none" ? "block" : one)));
  const sizes = await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("last-move")].map((one) => one.shadowRoot.querySelector(".still[src]")).filter(Boolean);
    await Promise.all(pictures.map((one) => one.decode()));
    return pictures.map((one) => [one.naturalWidth, one.getBoundingClientRect().height > 50, one.alt]);
  });
  for (const [width, high, alt] of sizes) assert.ok(width > 300 && high && alt, JSON.stringify(sizes));
  // Back in view, the frame is loaded again.
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => { came.delete("b0"); document.getElementById("b0").scrollIntoView(); });
  await page.waitForFunction(() => came.has("b0"));
  assert.equal((await page.evaluate(seen))[0], "frame");
  await context.close();
});

test("frames that have freed their memory are printed with their board", async () => {
  const count = 30;
  const text = Array.from({ length: count }, (_, i) => snippet(hosts.shut, `nim.html?players=two&show=puzzle#at=3.4.${i + 1}`)).join("");
  const { page, context } = await host("print-frames", HEAR + text, { viewport: { width: 900, height: 1200 } });
  await page.waitForFunction(() => window.told("ready", 0).length > 0);
  await page.evaluate(() => scrollTo(0, 14 * 600));
  // After three seconds out of view a frame frees its memory.
  const first = await inside(page);
  // A frame out of view has no animation frames, so this polls by time.
  await first.waitForFunction(() => document.getElementById("app").inert, undefined, { polling: 100 });
  await page.emulateMedia({ media: "print" });
  assert.ok(await first.evaluate(() => document.querySelector("#board [role=gridcell]").getBoundingClientRect().height > 10));
  await page.emulateMedia({ media: "screen" });
  // Back in view, it reports again that it is ready.
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => window.told("ready", 0).length > 1);
  await context.close();
});
