// The module in a page without a bundler: the README’s example, in the page and in a worker.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { openBrowser } from "../browser.mjs";
import { example, folder, printed } from "./package.mjs";

const KINDS = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm",
};
const PAGE = `<!doctype html><title>Example</title>
<script type="importmap">{ "imports": { "last-move": "./last-move/last-move.js" } }</script>
<script type="module">${example}\nconsole.log("end");</script>`;
const WORKER = `import { Table } from "./last-move/last-move.js";
const table = new Table("grundy", 40000);
while (!table.step(20)) postMessage(table.share);
postMessage(table.values);`;

let browser;
let server;
let address;
before(async () => {
  server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://here").pathname;
    const own = { "/": PAGE, "/worker.js": WORKER, "/blank.html": "<!doctype html>", "/favicon.ico": "" };
    try {
      const name = path.replace(/^\/last-move\//, "");
      const body = own[path] ?? (await readFile(join(folder, name)));
      response.writeHead(200, { "Content-Type": KINDS[extname(path)] ?? KINDS[".html"] }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  address = `http://127.0.0.1:${server.address().port}`;
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

test("the example of the README prints in a page what the README says", async () => {
  const page = await browser.newPage();
  const lines = [];
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  const end = new Promise((done) => {
    page.on("console", (message) => (message.text() === "end" ? done() : lines.push(message.text())));
  });
  await page.goto(`${address}/`);
  // The timer would keep this program alive for as long.
  await Promise.race([end, new Promise((done) => setTimeout(done, 30_000).unref())]);
  assert.deepEqual(wrong, []);
  assert.equal(`${lines.join("\n")}\n`, printed);
  await page.close();
});

test("a page still draws while a long table is computed in steps", async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/blank.html`);
  const { frames, turns, last } = await page.evaluate(async () => {
    const { Table } = await import("./last-move/last-move.js");
    const table = new Table("grundy", 100_000);
    let [frames, turns, drawing] = [0, 0, true];
    const draw = () => {
      frames += 1;
      if (drawing) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    for (let done = false; !done; turns += 1) {
      done = table.step(8);
      await new Promise((go) => requestAnimationFrame(go));
    }
    drawing = false;
    return { frames, turns, last: table.at(100_000) };
  });
  assert.ok(turns > 10 && frames >= turns - 1, `${frames} frames in ${turns} turns`);
  assert.equal(last, 101);
  await page.close();
});

test("the module works in a worker as well", async () => {
  const page = await browser.newPage();
  await page.goto(`${address}/blank.html`);
  const [shares, values] = await page.evaluate(() =>
    new Promise((done, fail) => {
      const worker = new Worker("./worker.js", { type: "module" });
      const shares = [];
      worker.onerror = (event) => fail(new Error(event.message));
      worker.onmessage = ({ data }) =>
        typeof data === "number" ? shares.push(data) : done([shares, [...data.slice(0, 21)]]);
    }));
  assert.deepEqual(shares, shares.toSorted((a, b) => a - b));
  assert.deepEqual(values, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
  await page.close();
});
