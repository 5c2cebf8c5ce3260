// Keys: what a board or a field uses, the page around an inline board does not hear; what belongs to the browser, a board
// and a table leave alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, onPage } from "./browser.mjs";
import { browser, host, ready, script, state, tag } from "./inline-host.mjs";

// Records the keys that a page hears, as one with hotkeys does, in each of the places where it may listen.
const HOTKEYS = `<script>
  window.keys = [];
  for (const place of [document.body, document, window]) {
    for (const type of ["keydown", "keypress", "keyup"]) {
      place.addEventListener(type, (event) => keys.push([type, event.key]));
    }
  }
</script>`;

// Presses a key and returns the types of the events that the page has heard of it.
const heard = async (page, key) => {
  await page.evaluate(() => { keys.length = 0; });
  await page.keyboard.press(key);
  return page.evaluate(() => [...new Set(keys.filter(([, key]) => !/^(Control|Alt|Meta|Shift)$/.test(key)).map(([type]) => type))]);
};
const within = (page) => page.evaluate(() => document.getElementById("n").shadowRoot.activeElement?.id);

test("the page around an inline board hears no key that the board uses, and every other", async () => {
  const text = `${HOTKEYS}${script()}${tag('game="nim" id="n" at="3.4.5" players="two" show="teach"')}`;
  const { page, context, complaints } = await host("boardkeys", text);
  await ready(page, "n");
  assert.equal(await page.evaluate(() => document.getElementById("n").closest("[data-lm-suppress-shortcuts=true]")?.id), "n", "JupyterLab keeps its shortcuts to itself");
  const board = () => page.evaluate(() => document.getElementById("n").focus());
  await board();
  await page.waitForFunction(() => /^s\d+$/.test(document.getElementById("n").shadowRoot.activeElement?.id));
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "End", "Home", "PageDown", "PageUp", "Control+End", "Control+Home"]) {
    assert.deepEqual(await heard(page, key), [], key);
    assert.match(await within(page), /^s\d+$/, key);
  }
  // Select and play, undo, redo, and the same with Caps Lock.
  // True if a move was made and not taken back.
  const made = (wanted) => {
    const { state } = document.getElementById("n");
    return (state.includes("do*") && !state.includes("ply*0")) === wanted;
  };
  for (const [key, wanted] of [["Enter", false], ["Enter", true], ["u", false], ["r", true], ["U", false], ["R", true], ["u", false]]) {
    await board();
    assert.deepEqual(await heard(page, key), [], key);
    await page.waitForFunction(made, wanted, { timeout: 5000 }).catch(() => assert.fail(`${key}: ${wanted}`));
  }
  for (const key of ["w", "w", "v", "v"]) {
    await board();
    assert.deepEqual(await heard(page, key), [], key);
  }
  // Escape belongs to the board only while there is something to cancel.
  await board();
  await page.keyboard.press("Enter");
  await page.locator("#n .pending .act").waitFor();
  assert.deepEqual(await heard(page, "Escape"), [], "a selection is dropped");
  await page.waitForTimeout(100);
  assert.deepEqual(await heard(page, "Escape"), ["keydown", "keyup"], "the page may close what the board is in");
  await board();
  for (const key of ["x", "b", "d", "q", "/"]) assert.deepEqual(await heard(page, key), ["keydown", "keypress", "keyup"], key);
  for (const key of ["F2", "Alt+ArrowLeft", "Meta+ArrowLeft", "Control+ArrowLeft", "Control+k", "Alt+n"]) {
    assert.ok((await heard(page, key)).includes("keydown"), key);
    await board();
  }
  const before = await state(page, "n");
  assert.deepEqual(await heard(page, "n"), []);
  await page.waitForFunction((before) => document.getElementById("n").state !== before, before);
  await board();
  assert.deepEqual(await heard(page, "?"), []);
  await page.waitForFunction(() => document.getElementById("n").shadowRoot.activeElement?.tagName === "SUMMARY");
  assert.deepEqual(complaints, []);
  await context.close();
});

test("the page around an inline board hears no key that a field, a button or a list uses", async () => {
  const text = `${HOTKEYS}${script()}${tag('game="kayles" id="n" players="two" show="teach"')}`;
  const { page, context } = await host("fieldkeys", text);
  await ready(page, "n");
  const typed = page.locator("#n").getByLabel("Type a move");
  await typed.focus();
  for (const key of ["n", "u", "N", "?", "1", " ", "-", "ArrowLeft", "Home", "End", "Delete", "Backspace", "Control+a", "Control+z", "Control+ArrowLeft", "Enter"]) {
    assert.deepEqual(await heard(page, key), [], key);
  }
  await typed.fill("");
  await page.keyboard.type("3");
  assert.deepEqual(await heard(page, "Enter"), []);
  await page.waitForFunction(() => document.getElementById("n").state.includes("do*3"));
  for (const key of ["Control+k", "Control+s", "Escape", "F2", "Alt+ArrowLeft"]) {
    await typed.focus();
    assert.ok((await heard(page, key)).includes("keydown"), key);
  }
  for (const [selector, ours, others] of [
    ["button:not([disabled])", ["Enter", " "], ["n", "ArrowLeft"]],
    ["summary", ["Enter", " "], ["n", "ArrowLeft"]],
    ["select", ["ArrowDown", "ArrowUp", "y"], ["Control+k"]],
    [".moves", ["ArrowLeft", "End"], ["n", "Enter"]],
  ]) {
    const one = page.locator("#n").locator(selector).first();
    for (const key of ours) {
      await one.focus();
      assert.deepEqual(await heard(page, key), [], `${selector}: ${key}`);
      await page.waitForTimeout(50);
    }
    for (const key of others) {
      await one.focus();
      assert.ok((await heard(page, key)).includes("keydown"), `${selector}: ${key}`);
    }
  }
  await context.close();
});

// Presses a key and returns whether the page has kept it from the browser.
const kept = async (page, key) => {
  await page.evaluate(() => {
    window.last = undefined;
    window.onkeydown = (event) => { window.last = event; };
  });
  await page.keyboard.press(key);
  return page.evaluate(() => window.last.defaultPrevented);
};
const BROWSERS = ["Alt+ArrowLeft", "Alt+ArrowRight", "Alt+Home", "Meta+ArrowLeft", "Meta+ArrowRight", "Meta+ArrowUp", "Control+ArrowLeft", "Control+Enter", "Control+Equal", "Control+Minus", "Control+u", "Meta+r"];

test("boards and tables leave keys with Alt, Meta and Ctrl to the browser", async () => {
  for (const [hash, focus, ours] of [
    ["#/play/nim", "#board [tabindex='0']", ["ArrowLeft", "Control+End", "Home"]],
    ["#/play/dots-and-boxes", "#board [tabindex='0']", ["ArrowRight", "Control+Home", "End"]],
  ]) {
    await onPage(browser, hash, {}, async (page) => {
      await page.locator(focus).focus();
      for (const key of BROWSERS) assert.equal(await kept(page, key), false, `${hash}: ${key}`);
      await page.locator(focus).focus();
      for (const key of ours) assert.equal(await kept(page, key), true, `${hash}: ${key}`);
    });
  }
  const page = await browser.newPage({ reducedMotion: "reduce" });
  page.setDefaultTimeout(30_000);
  for (const [path, focus, ours] of [
    ["tables.html#rule=0.77&to=200", "#grid", ["ArrowRight", "Control+End", "Equal"]],
    ["tables.html#table=kayles&most=12&to=100", "#table", ["ArrowDown", "Control+Home"]],
    ["tables.html#plane=wythoff&side=200", "#plane", ["ArrowRight", "Shift+ArrowRight", "Equal"]],
  ]) {
    await page.goto("about:blank");
    await page.goto(address + path);
    await page.locator(focus).waitFor();
    await page.locator(focus).focus();
    for (const key of BROWSERS) assert.equal(await kept(page, key), false, `${path}: ${key}`);
    for (const key of ours) assert.equal(await kept(page, key), true, `${path}: ${key}`);
  }
  await page.close();
});
