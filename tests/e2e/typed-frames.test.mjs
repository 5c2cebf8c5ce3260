// Typed moves, settings and tables in the sandboxes of hosts, which forbid forms: our own snippets never change once they
// are pasted, and WordPress allows scripts alone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inside, ready, snippet, staged } from "./hosts.mjs";

const { hosts, host } = await staged();

// The sandboxes of the snippets that Share and the pages for authors write, and that of the element.
const pasted = ["../../web/share/snippets.js", "../../web/last-move.js", "../../crates/site/src/frames.rs"]
  .flatMap((name) => [...readFileSync(new URL(name, import.meta.url), "utf8").matchAll(/"(allow-scripts[a-z -]*)"/g)].map(([, words]) => words));
const SANDBOXES = [...new Set([...pasted, "allow-scripts"])];

test("the sandboxes of our snippets are known, and none of them allows forms", () => {
  assert.ok(SANDBOXES.length >= 2, SANDBOXES.join("; "));
  for (const sandbox of SANDBOXES) assert.doesNotMatch(sandbox, /allow-forms/);
});

for (const sandbox of SANDBOXES) {
  const open = async (name, path) => {
    const { page, context } = await host(name, snippet(hosts.shut, path, `sandbox="${sandbox}"`), { viewport: { width: 1000, height: 900 } });
    const blocked = [];
    page.on("console", (message) => /form/i.test(message.text()) && blocked.push(message.text()));
    await ready(page);
    const frame = await inside(page);
    return { page, frame, close: async () => { assert.deepEqual(blocked, []); await context.close(); } };
  };
  const moved = (page, count) => page.waitForFunction((count) => window.told("move").length === count, count, { timeout: 8000 });

  test(`a move is typed by key and by click in sandbox="${sandbox}"`, async () => {
    const { page, frame, close } = await open("typed", "nim.html?players=two#at=3.4.5");
    const field = frame.getByRole("textbox", { name: "Type a move" });
    await field.fill("1-2");
    await page.keyboard.press("Enter");
    await moved(page, 1);
    assert.equal(await field.inputValue(), "", "the field is ready for the next one");
    await field.fill("2-4");
    await frame.getByRole("button", { name: "Play", exact: true }).click();
    await moved(page, 2);
    // What cannot be played is answered, and stays to be mended.
    await field.fill("9-9");
    await page.keyboard.press("Enter");
    await frame.locator("#typed-error").filter({ hasText: /./ }).waitFor();
    assert.equal(await field.inputValue(), "9-9");
    await close();
  });

  test(`a setting and a position are entered in sandbox="${sandbox}"`, async () => {
    const { page, frame, close } = await open("settings", "heap-rule.html?show=teach&players=two");
    const told = (pattern) => page.waitForFunction((source) => new RegExp(source).test(window.told("change").at(-1)?.address), pattern, { timeout: 8000 });
    const set = async (label, text, by) => {
      const field = frame.locator(".typed.line", { hasText: label }).locator("input");
      await field.fill(text);
      if (by === "key") await page.keyboard.press("Enter");
      else await frame.locator(".typed.line", { hasText: label }).getByRole("button").click();
    };
    await frame.locator(".setup summary").click();
    const rule = await frame.locator(".under > .typed.line label").first().textContent();
    await set(rule.trim(), "0.77", "key");
    await told("rule=0\\.77");
    await set(rule.trim(), "take-1.3.4", "click");
    await told("rule=take-1\\.3\\.4");
    await set("Position as text", "5.6", "key");
    await told("at=5\\.6");
    await set("Position as text", "7.8", "click");
    await told("at=7\\.8");
    await close();
  });

  test(`a table is asked for in sandbox="${sandbox}"`, async () => {
    const { page, frame, close } = await open("table", "table.html?rule=0.77&to=50");
    const told = (pattern) => page.waitForFunction((source) => new RegExp(source).test(window.told("change").at(-1)?.address), pattern, { timeout: 15_000 });
    await frame.locator("#rule").fill("0.07");
    await page.keyboard.press("Enter");
    await told("rule=0\\.07");
    // A number that was typed just before the key counts.
    await frame.locator("#to").fill("80");
    await page.keyboard.press("Enter");
    await told("to=80");
    await frame.locator("#to").fill("90");
    await frame.getByRole("button", { name: "Show", exact: true }).click();
    await told("to=90");
    await frame.locator("#jump").fill("33");
    await page.keyboard.press("Enter");
    await told("at=33");
    await close();
  });
}
