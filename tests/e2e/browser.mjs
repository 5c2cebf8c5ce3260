// Opens the page under test in the system's Chromium, and keeps what the browser complains of.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { after } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

// What Chromium shall not do. Its last list of features counts, so the first lines are those of Playwright; the
// others are the two hidden pages of the address bar, which are loaded anew for each window.
const UNWANTED = [
  "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
];
const FLAGS = [
  `--disable-features=${UNWANTED}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

// `cargo xtask test` names both; by hand, `cargo xtask serve` gives the first.
export const address = process.env.LAST_MOVE_URL ?? "http://127.0.0.1:8080/";
const program = process.env.LAST_MOVE_CHROMIUM ?? onPath("chromium", "google-chrome");

// `cargo xtask soak` wants all that the flows can do, and other dice in each round.
export const soak = Boolean(process.env.LAST_MOVE_SOAK);
export const seed = Number(process.env.LAST_MOVE_SEED ?? 0);

function onPath(...names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

export function openBrowser() {
  if (!program) throw new Error("chromium is not on PATH; `apt-get install chromium` brings it");
  return chromium.launch({ executablePath: program, args: FLAGS });
}

// The browser of a file of flows, until its last test has run.
export async function testBrowser() {
  const browser = await openBrowser();
  after(() => browser.close());
  return browser;
}

// Opens the page, at `#hash` if given; `complaints` grows while the page lives.
export async function openPage(browser, hash = "", options = {}) {
  const page = await browser.newPage({ reducedMotion: "reduce", ...options });
  page.setDefaultTimeout(30_000);
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !harmless(message.text())) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A reload gives up what is still on its way, such as the icon.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    complaints.push(`request failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(address + hash, { waitUntil: "load" });
  return { page, complaints };
}

// A page on which no test has failed, by its options.
const spare = new Map();

// Uses a page at this hash, which complains of nothing: the one before with these options, led here by way of an
// address without a board, or else a new one. Only for what a page shows: what it loads wants a page of its own.
export async function onPage(browser, hash, options, use) {
  const key = JSON.stringify(options);
  const old = spare.get(key);
  spare.delete(key);
  const opened = old ?? (await openPage(browser, "#/nowhere", options));
  const { page, complaints } = opened;
  try {
    await page.goto(`${address}#/nowhere`);
    await page.locator("#board").waitFor({ state: "detached" });
    await page.goto(address + hash);
    await page.locator("#board").waitFor();
    await use(page);
    assert.deepEqual(complaints, []);
  } catch (error) {
    await page.close();
    throw error;
  }
  spare.set(key, opened);
}

// Chromium remarks on the preload links that Trunk writes; the page is not affected.
function harmless(text) {
  return text.includes("preload") && text.includes("integrity");
}

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// What axe finds on a page, or within a part of it. Frames may be left out: what is in them is a page of its
// own, with landmarks of its own. Where the same page was looked at in other colours, the rules about colours
// are enough.
export function inspected(page, { frames = true, within, colours = false } = {}) {
  const axe = new AxeBuilder({ page });
  if (colours) axe.withRules(["color-contrast", "link-in-text-block"]);
  else axe.withTags(RULES);
  if (within) axe.include(within);
  // Where there are no frames its script need not be sealed off from them in one more page.
  axe.setLegacyMode(page.frames().length === 1);
  return (frames ? axe : axe.exclude("iframe")).analyze();
}

// Each rule that is broken, with the first places where it is.
export const broken = ({ violations }) =>
  violations.map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.html.slice(0, 200)).join(" | ")}`);

export const barriers = async (page, options) => broken(await inspected(page, options));

// A browser that makes no worker; a script for the beginning of a page.
export const noWorker = () => {
  self.Worker = class {
    constructor() {
      throw new DOMException("refused", "SecurityError");
    }
  };
};

// What a page or a frame has kept: its cookie, and how much is in each of its stores.
export const kept = (frame) =>
  frame.evaluate(async () => [
    document.cookie,
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);

// What was recorded of the main threads of pages.
export function mainThreads(recorded) {
  const { traceEvents: all } = JSON.parse(String(recorded));
  const main = all.filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain");
  const ours = new Set(main.map((event) => `${event.pid}:${event.tid}`));
  return all.filter((event) => ours.has(`${event.pid}:${event.tid}`));
}

// Time in ms that the processor spent on each task of the page, whatever else the machine did meanwhile.
export const tasks = (recorded) =>
  mainThreads(recorded).filter((event) => /RunTask$/.test(event.name)).map((event) => (event.tdur ?? 0) / 1000);
