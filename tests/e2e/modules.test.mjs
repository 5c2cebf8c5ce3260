// The examples of docs.html for modules, React and Vue, built as a reader builds them, on pages of another origin.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { address } from "./browser.mjs";
import { host, hosts } from "./inline-host.mjs";

// Inside this package, so that the examples find React and Vue.
const folder = mkdtempSync(fileURLToPath(new URL("node_modules/.modules-", import.meta.url)));
after(() => rmSync(folder, { recursive: true, force: true }));

const fetched = async (path) => (await fetch(new URL(path, address))).text();
const letters = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'", "#x27": "'" };

// The example blocks of docs.html, with the gizmos of this test in place of those of the site.
async function examples(gizmos) {
  const text = await fetched("docs.html");
  const blocks = [...text.matchAll(/<pre[^>]*\bid="?example-([a-z-]+)"?[^>]*>\s*<code>(.*?)<\/code>/gs)];
  const shown = blocks.map(([, name, code]) => [name, code.replace(/&([a-z0-9#]+);/g, (all, letter) => letters[letter] ?? all)]);
  return Object.fromEntries(shown.map(([name, code]) => {
    const [site] = /[^"]*(?=v1\/)/.exec(code) ?? [];
    return [name, site ? code.replaceAll(site, `${gizmos}/`) : code];
  }));
}

// Builds this entry, with the example and the module beside it, and returns the built script.
async function built(name, files, config = {}) {
  const root = join(folder, name);
  mkdirSync(root);
  const all = { ...files, "last-move.mjs": await fetched("v1/last-move.mjs"), "index.html": '<div id="app"></div><script type="module" src="/main.js"></script>' };
  for (const [file, text] of Object.entries(all)) writeFileSync(join(root, file), text);
  await build({ root, configFile: false, logLevel: "warn", ...config });
  const assets = join(root, "dist/assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  assert.equal(scripts.length, 1, scripts.join());
  return readFileSync(join(assets, scripts[0]), "utf8");
}

const page = (script) => `<div id="app"></div><script type="module">${script.replaceAll("</script", "<\\/script")}</script>`;

// Wins the example's heaps of 1 and 2, and takes the last move back if the example has a button for it.
async function wins(name, text, { back = false } = {}) {
  const { page, context, complaints } = await host(name, text);
  await page.waitForFunction(() => told.some(([, kind]) => kind === "ready"));
  const play = (move) => page.evaluate((move) => document.querySelector("last-move").play(move), move);
  assert.equal((await play("2-1")).error, undefined);
  await page.waitForFunction(() => told.filter(([, kind]) => kind === "move").length === 2);
  const praise = page.getByText("Well played!");
  assert.equal(await praise.count(), 0);
  // The machine has taken one of the two single stones.
  const { after: left } = await page.evaluate(() => told.findLast(([, kind]) => kind === "move")[2]);
  assert.equal((await play(left.startsWith("0") ? "2-1" : "1-1")).error, undefined);
  await praise.waitFor();
  if (back) {
    const won = await page.evaluate(() => told.findLast(([, kind]) => kind === "change")[2].state);
    // By a key: after the win the frame grows, and a click would miss the button that moves down.
    await page.getByRole("button", { name: "Take back" }).press("Enter");
    await page.waitForFunction((won) => told.findLast(([, kind]) => kind === "change")[2].state !== won, won);
  }
  assert.deepEqual(complaints, []);
  await context.close();
}

test("the examples of docs.html for modules, React and Vue run in a page of another origin", async () => {
  const { module } = await examples(hosts.open);
  await wins("module.html", module);

  const shown = await examples(hosts.shut);
  assert.deepEqual(Object.keys(shown), ["module", "react", "vue", "vue-config"]);
  const react = { "lesson.jsx": shown.react, "main.js": 'import { createElement } from "react"; import { createRoot } from "react-dom/client"; import Lesson from "./lesson.jsx"; createRoot(document.getElementById("app")).render(createElement(Lesson));' };
  await wins("react.html", page(await built("react", react)), { back: true });

  const config = join(folder, "vite.config.mjs");
  writeFileSync(config, shown["vue-config"]);
  const vue = { "Lesson.vue": shown.vue, "main.js": 'import { createApp } from "vue"; import Lesson from "./Lesson.vue"; createApp(Lesson).mount("#app");' };
  await wins("vue.html", page(await built("vue", vue, (await import(config)).default)), { back: true });
});
