// Opens the page under test in the system's Chromium, and records its errors, warnings and failed requests.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { after } from "node:test";
import { chromium } from "playwright-core";

// Disabled Chromium features. Only the last list of features counts, so the first lines repeat Playwright's list.
// The last line is ours: hidden pages of the address bar, which are loaded again for each window.
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

// `cargo xtask test` sets both variables; by hand, `cargo xtask serve` serves the default address.
export const address = process.env.LAST_MOVE_URL ?? "http://127.0.0.1:8080/";
const program = process.env.LAST_MOVE_CHROMIUM ?? onPath("chromium", "google-chrome");

// `cargo xtask soak` sets both: flows then run in full, with another seed in each round.
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

// Opens the page, at `#hash` if given; `complaints` collects errors and warnings while the page is open.
// Lets a context or page load files that a test has changed: the pages of the site name no digests.
export async function withoutDigests(routes) {
  await routes.route(/\/(begin-[^/]*\.js|[^/]*\.html)?([?#].*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/ integrity="[^"]*"|sha256-[\w+/=]+(?=")/g, "");
    await route.fulfill({ response, body });
  });
}

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
    // A reload aborts pending requests, such as the one for the icon.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    complaints.push(`request failed: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  await page.goto(address + hash, { waitUntil: "load" });
  return { page, complaints };
}

// Goes to a route without a board, so that the next board is a new one.
export async function leaveBoard(page) {
  await page.goto(`${address}#/nowhere`);
  await page.locator("#board").waitFor({ state: "detached" });
}

// Pages to reuse, by their options; no test has failed on them.
const spare = new Map();

// Calls `use` with a page at this hash, and asserts that it logs no errors. Reuses the last page with these
// options, by way of an address without a board. Only for tests of what a page shows, not of what it loads.
export async function onPage(browser, hash, options, use) {
  const key = JSON.stringify(options);
  const old = spare.get(key);
  spare.delete(key);
  const opened = old ?? (await openPage(browser, "#/nowhere", options));
  const { page, complaints } = opened;
  try {
    await leaveBoard(page);
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

// Chromium warns about the preload links that Trunk writes; the page is not affected.
function harmless(text) {
  return text.includes("preload") && text.includes("integrity");
}

// Init script for a page in which no worker can be created.
export const noWorker = () => {
  self.Worker = class {
    constructor() {
      throw new DOMException("refused", "SecurityError");
    }
  };
};

// The storage of a page or a frame: its cookies, and the number of entries in each kind of storage.
export const kept = (frame) =>
  frame.evaluate(async () => [
    document.cookie,
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);

// The trace events of the main threads of pages.
export function mainThreads(recorded) {
  const { traceEvents: all } = JSON.parse(String(recorded));
  const main = all.filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain");
  const ours = new Set(main.map((event) => `${event.pid}:${event.tid}`));
  return all.filter((event) => ours.has(`${event.pid}:${event.tid}`));
}

// CPU time in ms of each task of the page, which does not depend on the load of the machine.
export const tasks = (recorded) =>
  mainThreads(recorded).filter((event) => /RunTask$/.test(event.name)).map((event) => (event.tdur ?? 0) / 1000);
