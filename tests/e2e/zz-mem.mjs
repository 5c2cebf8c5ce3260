import { HEAR, ready, snippet, openHosts } from "./hosts.mjs";
import { openBrowser } from "./browser.mjs";
import { gameOf, kinds } from "./table.mjs";
const [browser, hosts] = [await openBrowser(), await openHosts()];
const GAMES = process.argv[2] ? process.argv[2].split(',') : kinds.map(gameOf);

console.log(GAMES.length, GAMES.join(" "));
const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 900, height: 6000 } });
const page = await context.newPage();
const log=[];page.on('console',m=>log.push(m.location().url.slice(-40)+': '+m.text().slice(0,300)));page.on('requestfailed',r=>log.push('failed '+r.frame().url().slice(-45)+' '+r.url().slice(-60)+' '+r.failure().errorText));page.on('pageerror',e=>log.push('error '+e.message));
const starts = GAMES.map((game) => `${game}.html?players=two`);
await page.goto(hosts.page("frames", HEAR + starts.map((start) => snippet(hosts.shut, start)).join("")), { waitUntil: "load" });
for (let i = 0; i < 6; i += 1) {
  await page.waitForTimeout(1000);
  const n = await page.evaluate((n) => Array.from({ length: n }, (_, k) => window.told("ready", k).length), GAMES.length);
  console.log(i, n.join(""));
}
const n = await page.evaluate((n) => Array.from({ length: n }, (_, k) => window.told("ready", k).length), GAMES.length);
if (n.includes(0)) {
  console.log(log.join("\n"));
  for (const k of n.keys()) if (!n[k]) {
    const f = page.frames()[k + 1];
    console.log(f.url(), f.workers, await f.evaluate(() => document.body.innerHTML.slice(0, 3000)));
    console.log(await f.evaluate(() => document.head.innerHTML.slice(-1500)));
    console.log(await f.evaluate(() => JSON.stringify(performance.getEntriesByType("resource").map((e) => [e.name.slice(-50), e.startTime|0, e.duration|0, e.transferSize]))));
  }
}
await browser.close(); hosts.close?.(); process.exit(0);
