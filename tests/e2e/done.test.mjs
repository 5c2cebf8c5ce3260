// What was done stays in this browser: ticks on the shelf, and a fold that shows it, takes it over as text, and erases it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, openPage, testBrowser } from "./browser.mjs";

const browser = await testBrowser();
const KEPT = { "last-move steps nim": "at=1.1\nat=2.2", "last-move practice nim": "4", "last-move practice kayles": "damaged" };

// Opens the list of games with this in the store.
async function shelf(kept, hash = "#/", options = {}) {
  const opened = await openPage(browser, hash, options);
  const { page } = opened;
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, kept);
  await page.reload();
  await page.locator(".shelf h3").first().waitFor();
  return opened;
}

const kept = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => /^last-move (steps|practice|beaten|notebook) /.test(key))));

test("what was done is ticked on the shelf, exported, erased and taken over again", async () => {
  const { page, complaints } = await shelf(KEPT);
  const tick = (game) => page.locator(".game", { has: page.locator(`#to-${game}`) }).locator(".tick");
  await tick("nim").getByText("2 steps done, 4 in a row").waitFor();
  assert.equal(await tick("kayles").count(), 0, "what is damaged counts as nothing");
  const fold = page.locator(".progress");
  await fold.locator("summary").click();
  assert.deepEqual(await fold.getByRole("listitem").allInnerTexts(), ["Nim: 2 steps done, 4 in a row"]);
  const text = await fold.getByRole("textbox").inputValue();
  assert.deepEqual(text.trim().split("\n"), ["step nim at=1.1", "step nim at=2.2", "streak nim 4"]);

  await fold.getByRole("button", { name: "Erase all", exact: true }).click();
  assert.equal(await tick("nim").count(), 1, "one press erases nothing");
  await fold.getByRole("button", { name: "Erase all: press once more" }).click();
  await tick("nim").waitFor({ state: "detached" });
  await fold.getByText("All is erased.").waitFor();
  assert.deepEqual(await kept(page), {});

  const box = fold.getByRole("textbox");
  const take = fold.getByRole("button", { name: "Add what the text says" });
  await box.fill(`${text}nonsense`);
  await take.click();
  await fold.getByText("Line 4 cannot be read, so nothing was added.").waitFor();
  assert.deepEqual(await kept(page), {});
  await box.fill(text.replace("streak nim 4", "streak nim 9"));
  await take.click();
  await tick("nim").getByText("2 steps done, 9 in a row").waitFor();
  // An older text takes nothing away.
  await box.fill("streak nim 3\nstep kayles at=ii");
  await take.click();
  await tick("kayles").getByText("one step done").waitFor();
  await tick("nim").getByText("2 steps done, 9 in a row").waitFor();
  assert.deepEqual(await kept(page), { "last-move steps nim": "at=1.1\nat=2.2", "last-move practice nim": "9", "last-move steps kayles": "at=ii" });
  assert.deepEqual(complaints, []);
  await page.close();
});

test("a machine that was beaten without help has a tick, and a win with help none", async () => {
  const { page, complaints } = await openPage(browser, "#/play/nim?at=1.2");
  const play = async (move) => {
    await page.getByLabel("Type a move").fill(move);
    await page.keyboard.press("Enter");
  };
  const win = async () => {
    await play("2-1");
    await page.waitForFunction(() => /do=2-1,[12]-1/.test(location.hash));
    await play((await page.evaluate(() => location.hash)).includes("2-1,1-1") ? "2-1" : "1-1");
    await page.locator(".turn.is-won").waitFor();
  };
  const chosen = page.getByLabel("The machine plays").locator("option:checked");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await win();
  await page.locator(".turn").getByText("Won with help.").waitFor();
  assert.equal(await page.locator(".laurel").count(), 0);
  assert.deepEqual(await kept(page), {});
  await page.getByRole("button", { name: "Again", exact: true }).click();
  await page.waitForFunction(() => !location.hash.includes("do="));
  await win();
  await page.locator(".laurel").waitFor();
  assert.equal(await chosen.innerText(), "Perfect ✓");
  assert.deepEqual(await kept(page), { "last-move beaten nim": "perfect" });
  await page.goto(`${address}?shelf#/`);
  await page.locator(".progress summary").click();
  assert.deepEqual(await page.locator(".progress").getByRole("listitem").allInnerTexts(), ["Nim: one machine beaten without help"]);
  assert.equal((await page.locator(".progress").getByRole("textbox").inputValue()).trim(), "beaten nim perfect");
  assert.deepEqual(complaints, []);
  await page.close();
});

test("the list of games works where nothing can be stored, and in French", async () => {
  const { page, complaints } = await openPage(browser, "#/", { locale: "fr" });
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("closed", "SecurityError"); } });
  });
  await page.goto(address);
  await page.locator(".shelf h3").first().waitFor();
  const fold = page.locator(".progress");
  await fold.locator("summary", { hasText: "Ce que vous avez fait" }).click();
  assert.equal(await fold.getByRole("listitem").count(), 0);
  await fold.getByRole("textbox").fill("streak nim 3");
  await fold.getByRole("button", { name: "Ajouter ce que dit le texte" }).click();
  await fold.getByText("Ce navigateur ne garde rien").waitFor();
  assert.deepEqual(complaints, []);
  await page.close();
});
