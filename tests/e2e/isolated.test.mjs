// Frames in cross-origin isolated pages, and in pages that require Trusted Types, work as documented.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address } from "./browser.mjs";
import { HEAR, inside, ready, snippet, staged } from "./hosts.mjs";

const { browser, hosts } = await staged();
const ISOLATED = { "Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin" };
const SANDBOX = 'sandbox="allow-scripts allow-popups"';

async function isolated(name, more) {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  page.setDefaultTimeout(40_000);
  await page.goto(hosts.page(name, HEAR + snippet(hosts.shut, "kayles.html?players=you-second#at=iiiii", more), ISOLATED));
  assert.ok(await page.evaluate(() => crossOriginIsolated), "the page is isolated");
  return page;
}

test("a frame without credentials plays in an isolated page, as the page about hosting says", async () => {
  const told = await (await fetch(new URL("hosting.html", address))).text();
  assert.match(told, /&lt;iframe credentialless /);
  for (const more of ["credentialless", `credentialless ${SANDBOX}`]) {
    const page = await isolated("credentialless", more);
    await ready(page);
    // A move of the machine shows that its solver works too.
    await page.waitForFunction(() => window.told("move").length > 0);
    assert.equal(await (await inside(page)).locator("[data-alone]").count(), 0);
    await page.close();
  }
});

test("an isolated page blocks a frame without the attribute credentialless", async () => {
  const page = await isolated("ordinary", SANDBOX);
  await page.waitForTimeout(3000);
  assert.equal(await page.evaluate(() => window.told("ready").length), 0);
  await page.close();
});

// Headers of a host that requires Trusted Types.
const trusting = (more) => ({ "Content-Security-Policy": `require-trusted-types-for 'script'${more}` });
const inline = (path) => `<script src="${hosts.shut}/v1/last-move.js"></script>
  <script>self.told = []; for (const type of ["ready", "move", "error"]) addEventListener("gizmo-" + type, ({ detail }) => told.push([type, detail]));</script>
  <last-move mode="inline" ${path}></last-move>`;

test("a board in a page that requires Trusted Types starts, and its machine moves", async () => {
  for (const more of ["", "; trusted-types last-move"]) {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    page.setDefaultTimeout(40_000);
    const refused = [];
    page.on("console", (message) => /TrustedScript|TrustedHTML/.test(message.text()) && refused.push(message.text()));
    await page.goto(hosts.page("trusted", inline('game="kayles" players="you-second" at="iiiii"'), trusting(more)));
    await page.waitForFunction(() => told.some(([type]) => type === "move"));
    assert.deepEqual(refused, []);
    // Other scripts can reach our policy, but it accepts no address of their scripts.
    assert.equal(await page.evaluate(() => { try { return String(lastMoveTrust.createScriptURL("https://example.org/x.js")); } catch { return "refused"; } }), "refused");
    await page.close();
  }
});

test("a board whose policy is not allowed comes in a frame", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(40_000);
  await page.goto(hosts.page("untrusted", inline('game="kayles"'), trusting("; trusted-types other")));
  await page.waitForFunction(() => told.some(([type]) => type === "ready"));
  assert.equal(await page.locator("last-move iframe").count(), 1);
  await page.close();
});
