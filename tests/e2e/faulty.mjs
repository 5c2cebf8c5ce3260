// Fault injection: a proxy of the site under test that spoils files in the ways in which loading can fail.
import { createServer } from "node:http";
import { address } from "./browser.mjs";

// The faults by name; each answers in place of a file that was fetched correctly.
const FAULTS = {
  // There is no such file.
  missing: (response) => response.writeHead(404, { "Content-Type": "text/plain" }).end("not found"),
  // The connection ends in the middle of the file.
  cut: (response, headers, body) => {
    response.writeHead(200, { ...headers, "Content-Length": body.length });
    response.write(body.subarray(0, body.length >> 1), () => response.destroy());
  },
  // Another page is served instead, as in a network with a sign-in page.
  html: (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Sign in</title>"),
  // There is no answer, and the connection stays open.
  hanging: () => {},
  // One byte in the middle is changed.
  damaged: (response, headers, body) => {
    const other = Buffer.from(body);
    other[other.length >> 1] ^= 1;
    response.writeHead(200, headers).end(other);
  },
  // 64 bytes in the middle are replaced, so that no valid program is left.
  garbled: (response, headers, body) => {
    const other = Buffer.from(body);
    other.fill(0xff, other.length >> 1, (other.length >> 1) + 64);
    response.writeHead(200, headers).end(other);
  },
};

// `fault(pattern, kind, times)` spoils the next answers for paths that match; without a kind it removes the fault.
// `policy` is sent as a header with every page, or with every file if `everywhere`; `asked` lists each request with its
// time in ms.
export async function openFaulty() {
  const site = { asked: [], policy: undefined, everywhere: false };
  let wrong = [];
  const answer = async (request, response) => {
    const path = request.url.slice(1);
    site.asked.push({ path, at: performance.now() });
    const well = await fetch(new URL(path, address));
    const body = Buffer.from(await well.arrayBuffer());
    const headers = { "Content-Type": well.headers.get("content-type"), "Cache-Control": "no-store" };
    if (site.policy && (site.everywhere || /html/.test(headers["Content-Type"]))) headers["Content-Security-Policy"] = site.policy;
    const fault = wrong.find((one) => one.pattern.test(path) && one.times > 0);
    if (!fault) return response.writeHead(well.status, headers).end(body);
    fault.times -= 1;
    return FAULTS[fault.kind](response, headers, body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  site.base = `http://127.0.0.1:${server.address().port}/`;
  site.fault = (pattern, kind, times = Infinity) => {
    wrong = kind ? [{ pattern, kind, times }] : [];
    // A hanging answer would keep its connection, of which a browser has only six.
    if (!kind) server.closeAllConnections();
  };
  site.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return site;
}
