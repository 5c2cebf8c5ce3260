// Writes a picture of the start of each game to web/starts, drawn by the frames of the page under test.
import { mkdirSync, writeFileSync } from "node:fs";
import { address, openBrowser } from "./browser.mjs";
import { HEAR, openHosts, ready, snippet } from "./hosts.mjs";
import { games } from "./table.mjs";

export { games };
export const WIDTH = 720;

// The picture of a game’s start, as its frame draws it.
export async function start(page, hosts, game) {
  await page.goto(hosts.page(`start-${game}`, HEAR + snippet(hosts.shut, `${game}.html?theme=light`)), { waitUntil: "load" });
  await ready(page);
  const { data, error } = await page.evaluate((width) => window.ask("picture", { width }), WIDTH);
  if (error) throw new Error(`${game}: ${error.message}`);
  return `${data}\n`;
}

if (process.argv[1]?.endsWith("starts.mjs")) {
  const folder = new URL("../../web/starts/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  const [browser, hosts] = [await openBrowser(), await openHosts()];
  const page = await browser.newPage({ reducedMotion: "reduce" });
  for (const game of games) {
    const text = await start(page, hosts, game);
    writeFileSync(new URL(`${game}.svg`, folder), text);
    console.log(`${game}: ${text.length} bytes, from ${address}`);
  }
  await browser.close();
  hosts.close();
}
