// Two servers for the tests of frames: one for the host pages, and one for the gizmos, which sends a
// CORS header only for paths that begin with /open.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { after } from "node:test";
import { address, openBrowser } from "./browser.mjs";

const folder = new URL("../hosts/", import.meta.url);

const listen = (answer) =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
    });
    server.listen(0, "127.0.0.1", () => done(server));
  });

// Serves the files of the server under test under another host name of this machine.
async function gizmo(request, response) {
  const open = request.url.startsWith("/open/");
  const path = request.url.replace(/^\/(open|shut)\//, "");
  const answer = await fetch(new URL(path, address));
  const headers = { "Content-Type": answer.headers.get("content-type"), "Cache-Control": "no-store" };
  if (open) headers["Access-Control-Allow-Origin"] = "*";
  response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
}

export async function openHosts() {
  const pages = new Map();
  const near = async (request, response) => {
    const text = pages.get(request.url.replace("/host/", ""));
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(text);
  };
  const gizmos = await listen((request, response) =>
    (request.url.startsWith("/host/") ? near : gizmo)(request, response),
  );
  const site = `http://localhost:${gizmos.address().port}`;
  const shut = `${site}/shut`;
  const server = await listen(async (request, response) => {
    const name = request.url.slice(1).split(/[?#]/)[0];
    let text = pages.get(name);
    text ??= readFileSync(new URL(name, folder), "utf8").replaceAll("GIZMO", shut);
    const declared = /^<!-- headers: (.*) -->\n/.exec(text);
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    // A policy can name an origin, but not a folder without a slash at its end.
    for (const [key, value] of Object.entries(declared ? JSON.parse(declared[1]) : {})) headers[key] = value.replaceAll(shut, site);
    response.writeHead(200, headers).end(declared ? text.slice(declared[0].length) : text);
  });
  const base = `http://127.0.0.1:${server.address().port}/`;
  return {
    site,
    shut,
    open: `${site}/open`,
    base,
    // Adds a host page with this body and these headers, and returns its address.
    page(name, text, headers) {
      const declared = headers ? `<!-- headers: ${JSON.stringify(headers)} -->\n` : "";
      pages.set(name, `${declared}<!doctype html><html lang="en"><meta charset="utf-8"><title>host</title><body>${text}`);
      return base + name;
    },
    // The same on the server of the gizmos, so that page and gizmo are of one site.
    near(name, text) {
      this.page(name, text);
      return `${site}/host/${name}`;
    },
    close() {
      for (const one of [gizmos, server]) {
        one.closeAllConnections();
        one.close();
      }
    },
  };
}

// Script of a host page: records all messages in `heard`; `told` lists those of a type from one frame, and `ask`
// sends a message and waits for its answer.
export const HEAR = `<script>
  window.heard = [];
  addEventListener("message", (event) => {
    const frame = [...document.querySelectorAll("iframe")].findIndex((one) => one.contentWindow === event.source);
    heard.push({ frame, at: performance.now(), data: event.data });
  });
  window.send = (frame, data) => document.querySelectorAll("iframe")[frame].contentWindow.postMessage(data, "*");
  window.told = (type, frame = 0) => heard.filter((one) => one.frame === frame && one.data.type === type).map((one) => one.data);
  let asked = 0;
  window.ask = (type, more = {}, frame = 0) => {
    const message_id = "t" + ++asked;
    send(frame, { gizmo: 1, type, message_id, ...more });
    return new Promise((done) => {
      const look = () => {
        const answer = told("answer", frame).find((one) => one.message_id === message_id);
        if (answer) done(answer);
        else setTimeout(look, 10);
      };
      look();
    });
  };
</script>`;

// An iframe like that of our snippet.
export function snippet(base, path, more = 'sandbox="allow-scripts allow-popups allow-downloads"') {
  return `<iframe src="${base}/v1/${path}" title="game" width="100%" height="600" style="border:0" ${more}></iframe>`;
}

// Waits for the “ready” message of the frame with this index.
export const ready = (page, frame = 0) =>
  page.waitForFunction((frame) => window.told("ready", frame).length > 0, frame, { timeout: 30_000 });

// The setup of a test file: the browser, the hosts, and a function that opens a page of a host with frames in it. The
// list `requests` of the page grows while it is open.
export async function staged() {
  const [browser, hosts] = [await openBrowser(), await openHosts()];
  after(async () => {
    await browser.close();
    hosts.close();
  });
  const host = async (name, text, options = {}) => {
    const context = await browser.newContext({ reducedMotion: "reduce", ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    const requests = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(text.startsWith("http") ? text : hosts.page(name, HEAR + text), { waitUntil: "load" });
    return { page, requests, context };
  };
  return { browser, hosts, host };
}

// The content of the frame with this index.
export const inside = async (page, frame = 0) => (await page.locator("iframe").nth(frame).elementHandle()).contentFrame();

// Plays the move that a frame recommends, and checks the order of its messages.
export async function plays(page, frame = 0) {
  await ready(page, frame);
  const answer = await page.evaluate((frame) => window.ask("hint", {}, frame), frame);
  assert.ok(answer.move, JSON.stringify(answer));
  const done = await page.evaluate(([move, frame]) => window.ask("play", { move }, frame), [answer.move, frame]);
  assert.equal(done.error, undefined, JSON.stringify(done));
  const kinds = await page.evaluate(
    (frame) => window.heard.filter((one) => one.frame === frame).map((one) => one.data.type).filter(Boolean),
    frame,
  );
  assert.equal(kinds[0], "ready");
  assert.ok(kinds.indexOf("move") < kinds.indexOf("change"), kinds.join());
}

// A handle in the page to the pixels of a picture.
const pixels = (page, address) =>
  page.evaluateHandle(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    pen.drawImage(image, 0, 0);
    return { width, height, data: pen.getImageData(0, 0, width, height).data };
  }, address);

// A data address of an SVG.
export const drawing = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

// The size of a picture, and the number of its colours.
export const seen = async (page, address) =>
  (await pixels(page, address)).evaluate(({ width, height, data }) => {
    const colours = new Set();
    for (let i = 0; i < data.length; i += 4) colours.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
    return { width, height, colours: colours.size };
  });

// The share of pixels in which two drawings differ; 2 if their sizes differ.
export const differing = async (page, drawings) => {
  const both = await Promise.all(drawings.map((svg) => pixels(page, drawing(svg))));
  return page.evaluate(([one, other]) => {
    if (one.width !== other.width || one.height !== other.height) return 2;
    let [count, all] = [0, one.data.length / 4];
    for (let i = 0; i < all; i += 1) {
      count += [0, 1, 2, 3].some((channel) => Math.abs(one.data[4 * i + channel] - other.data[4 * i + channel]) > 16);
    }
    return count / all;
  }, both);
};
