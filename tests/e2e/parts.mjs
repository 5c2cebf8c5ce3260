// How much higher each part makes a board. `node tests/e2e/parts.mjs GAME…` measures it for these games, or for all, in the
// frames of the page under test and writes web/element/parts.json: CSS pixels for each part, with the buttons below the
// board and beside it, and for two presets, of which some parts share their room, beyond the usual parts.
import { readFileSync, writeFileSync } from "node:fs";
import { openBrowser } from "./browser.mjs";
import { openHosts } from "./hosts.mjs";
import { games } from "./starts.mjs";

const PARTS = ["rules", "hints", "values", "history", "settings", "theory"];
const PRESETS = ["teach", "table"];
const WIDTHS = [[360, 720], [960, 1040]];

const mean = (numbers) => Math.round(numbers.reduce((all, one) => all + one, 0) / numbers.length);

// Opens a page of another site, in which one element after another can be measured.
export async function measuring(browser, hosts) {
  const page = await browser.newPage({ reducedMotion: "reduce", viewport: { width: 1400, height: 3000 } });
  page.setDefaultTimeout(60_000);
  await page.goto(hosts.page("parts", `<div id="box"></div><script src="${hosts.shut}/v1/last-move.js"></script>`));
  return page;
}

// The heights of an element with these attributes at each width, once it is known who wins.
export const measured = (page, attributes, widths) =>
  page.evaluate(async ({ attributes, widths }) => {
    const box = document.getElementById("box");
    const one = document.createElement("last-move");
    for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
    const ready = new Promise((done) => one.addEventListener("gizmo-ready", done, { once: true }));
    box.style.width = `${widths[0]}px`;
    box.replaceChildren(one);
    await ready;
    await one.hint().catch(() => {});
    // A height that has not changed for a while is final.
    const settled = async () => {
      let [last, since] = [0, performance.now()];
      while (performance.now() - since < 300) {
        await new Promise(requestAnimationFrame);
        const now = one.getBoundingClientRect().height;
        if (now !== last) [last, since] = [now, performance.now()];
      }
      return last;
    };
    const heights = [];
    for (const width of widths) {
      box.style.width = `${width}px`;
      heights.push(await settled());
    }
    return heights;
  }, { attributes, widths });

if (process.argv[1]?.endsWith("parts.mjs")) {
  const [browser, hosts] = [await openBrowser(), await openHosts()];
  const page = await measuring(browser, hosts);
  const file = new URL("../../web/element/parts.json", import.meta.url);
  const asked = process.argv.slice(2);
  const known = JSON.parse(readFileSync(file, "utf8"));
  for (const game of asked.length ? asked : games) {
    const heights = async (show) => measured(page, { game, show }, WIDTHS.flat());
    const all = {};
    for (const [kind, names, from] of [["parts", [...PARTS, "rules,table"], "new"], ["presets", PRESETS, "play"]]) {
      const least = await heights(from);
      all[kind] = {};
      for (const name of names) {
        const more = (await heights(name)).map((height, i) => height - least[i]);
        all[kind][name] = [more.slice(0, WIDTHS[0].length), more.slice(WIDTHS[0].length)].map(mean);
      }
    }
    // As the only part, the table would be the preset of that name.
    const { "rules,table": both, ...parts } = all.parts;
    parts.table = both.map((height, i) => height - parts.rules[i]);
    known[game] = { parts, presets: all.presets };
    console.log(`${game}: ${JSON.stringify(known[game])}`);
  }
  const lines = games.toSorted().map((game) => `  ${JSON.stringify(game)}: ${JSON.stringify(known[game])}`);
  writeFileSync(file, `{\n${lines.join(",\n")}\n}\n`);
  await browser.close();
  hosts.close();
}
