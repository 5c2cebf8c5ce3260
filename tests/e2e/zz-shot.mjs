import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const [,, out, ...list] = process.argv;
for (const item of list) {
  const [name, size, scheme, hash, wait] = item.split("|");
  const [w, h] = size.split("x").map(Number);
  const p = await b.newPage({ viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: "reduce" });
  await p.goto("http://127.0.0.1:8099/" + hash); await p.waitForTimeout(Number(wait ?? 1800));
  await p.screenshot({ path: `${out}/${name}.png` }); await p.close();
}
await b.close();
