// usage: node zz-shot.mjs OUT W H SCALE% ROUTE [dark]
import { openBrowser } from "./browser.mjs";
const [out, w, h, scale, route, dark, press] = process.argv.slice(2);
const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: +w, height: +h }, hasTouch: +w < 700, colorScheme: dark === "dark" ? "dark" : "light", reducedMotion: "reduce" });
await page.goto(`http://127.0.0.1:8099/${route}`);
await page.waitForTimeout(1500);
if (scale !== "100") await page.evaluate((s) => { document.documentElement.style.fontSize = s + "%"; document.querySelectorAll("details").forEach((f) => { f.open = true; }); }, scale);
if (press) for (const one of press.split(";")) { if (one) await page.locator(one).first().click(); await page.waitForTimeout(600); }
await page.screenshot({ path: out, fullPage: process.env.FULL === "1" });
const over = await page.evaluate(() => [...document.querySelectorAll("#app *, body *")].filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && e.checkVisibility()).slice(0, 12).map((e) => `${e.localName}.${e.getAttribute("class")} ${e.getBoundingClientRect().right}`));
console.log(over.join("\n"));
await browser.close();
