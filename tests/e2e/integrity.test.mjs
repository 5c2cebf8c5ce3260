// A file with one changed byte is refused, and the page says so.
import assert from "node:assert/strict";
import { after, beforeEach, test } from "node:test";
import { testBrowser } from "./browser.mjs";
import { openFaulty } from "./faulty.mjs";

const [browser, site] = [await testBrowser(), await openFaulty()];
after(() => site.close());
beforeEach(() => site.fault());

async function open(path, language = "en") {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: language });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(site.base + path, { waitUntil: "commit" });
  return { page, close: () => context.close() };
}

// The styles, scripts and programs that a page loads until it has started and its solver has answered.
async function filesOf(path, started) {
  const from = site.asked.length;
  const { page, close } = await open(path);
  await started(page);
  await close();
  const paths = site.asked.slice(from).map((one) => one.path.split(/[?#]/)[0]);
  return [...new Set(paths)].filter((file) => /\.(js|css|wasm)$/.test(file));
}

const exactly = (file) => new RegExp(`^${file.replace(/[.]/g, "\\.")}$`);
const REFUSED = /A file of this page is damaged|This page has not started/;
// What the board and the tables say of a solver of which a part does not run.
const NO_SOLVER = /solver is missing|has stopped three times/;
const PAGES = {
  "index.html": (page) => page.locator("main .shelf").first().waitFor(),
  "kayles.html#/play/kayles?players=you-second": (page) => page.waitForFunction(() => /do=\d/.test(location.hash)),
  "tables.html#rule=0.07&to=500": (page) => page.getByText("period 34").first().waitFor(),
};

for (const [path, started] of Object.entries(PAGES)) {
  test(`each file of ${path} is refused once a byte of it has changed`, async () => {
    const files = await filesOf(path, started);
    assert.ok(files.some((file) => /_bg\.wasm$/.test(file)) && files.some((file) => /css$/.test(file)), files.join());
    for (const file of files) {
      const solver = /^last-move-(worker|tables)/.test(file);
      // The list of games needs none.
      if (solver && path === "index.html") continue;
      site.fault(exactly(file), "damaged");
      const { page, close } = await open(path);
      const said = solver ? NO_SOLVER : REFUSED;
      await page.waitForFunction(
        ([source, flags]) => new RegExp(source, flags).test(document.body?.innerText ?? ""),
        [said.source, said.flags],
      ).catch(async (error) => {
        throw new Error(`${file} was believed, or nothing is said: ${await page.locator("main").innerText()}`, { cause: error });
      });
      await close();
    }
  });
}

test("each file of the window for sharing is refused once a byte of it has changed", async () => {
  const shared = async (page) => {
    await page.locator("main .shelf").first().waitFor();
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByRole("dialog").waitFor();
  };
  const files = (await filesOf("index.html", shared)).filter((file) => file.startsWith("share-"));
  assert.ok(files.length > 8, files.join());
  for (const file of files) {
    site.fault(exactly(file), "damaged");
    const { page, close } = await open("index.html");
    // A button whose script is refused does nothing.
    if (file.endsWith("/open.js")) {
      await page.locator("main .shelf").first().waitFor();
      const refused = page.waitForEvent("console", (message) => /integrity/.test(message.text()));
      await page.getByRole("button", { name: "Share" }).click();
      await refused;
      assert.equal(await page.getByRole("dialog").count(), 0, file);
    } else {
      await shared(page);
      assert.match(await page.getByRole("dialog").innerText(), /could not be loaded|cannot be opened|not come/i, file);
    }
    await close();
  }
});

test("damaged words of another language are refused, and the page speaks English", async () => {
  for (const [path, started] of Object.entries(PAGES)) {
    site.fault(/^(words|texts)-.*fr-/, "damaged");
    const { page, close } = await open(path, "fr");
    await started(page);
    assert.equal(await page.locator("html").getAttribute("lang"), "en");
    await close();
  }
});

test("once the file is whole again, another try starts the page", async () => {
  const [path, started] = Object.entries(PAGES)[0];
  const files = await filesOf(path, started);
  for (const kind of [/^words-/, /^site-/, /_bg\.wasm$/, /^worker-/]) {
    const file = files.find((one) => kind.test(one));
    assert.ok(file, kind);
    site.fault(exactly(file), "damaged");
    const { page, close } = await open(path);
    await page.locator("[data-failed]").waitFor();
    site.fault();
    await page.getByRole("button", { name: "Try again" }).click();
    await started(page);
    assert.equal(await page.locator("[data-failed]").count(), 0);
    await close();
  }
});

test("a frame whose program is damaged takes the copy of it, and starts neither if both are", async () => {
  for (const [frame, program, started] of [
    ["v1/kayles.html", "last-move-frame", "#board [role=gridcell]"],
    ["v1/table.html", "last-move-table", "#grid [role=gridcell]"],
  ]) {
    const wasm = new RegExp(`${program}-[0-9a-f]+_bg\\.wasm`);
    site.fault(wasm, "damaged");
    const once = await open(`${frame}?to=50`);
    await once.page.locator(started).first().waitFor();
    await once.close();
    site.fault(new RegExp(`${program}(-[0-9a-f]+_bg\\.wasm|_spare)`), "damaged");
    const both = await open(`${frame}?to=50`);
    await both.page.getByText("its program is damaged").waitFor();
    await both.close();
  }
});
