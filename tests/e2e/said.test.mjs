// Texts of the page: the goal under the settings, why a tap allows no move, what happened, and the score.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, openPage, testBrowser } from "./browser.mjs";
import { board } from "./table.mjs";

const browser = await testBrowser();

const narrow = { viewport: { width: 360, height: 740 } };
const text = (page, selector) => page.locator(selector).first().innerText();
const frame = (name) => new URL(`v1/${name}`, process.env.LAST_MOVE_URL ?? "http://127.0.0.1:8080/").href;

for (const [start, said] of [
  ["kayles?misere=1", "Knock down one pin, or two neighbours. The last throw loses."],
  ["grundys-game?misere=1&at=9", "Break one bar into two unequal ones. The last break loses."],
  ["one-pile?take=3-5&at=29", "Take 3 to 5 stones from the pile. The last move wins."],
  ["parity-subtraction?odd=1&at=25", "Take 1 to 3 beans. In the end an odd number wins."],
]) {
  test(`${start} states its goal on a phone, on a wide page and in a frame`, async () => {
    for (const options of [narrow, { viewport: { width: 1280, height: 900 } }]) {
      const { page, complaints } = await openPage(browser, `#/play/${start}`, options);
      await board(page).waitFor();
      assert.equal(await text(page, ".goal"), said);
      const described = await page.locator("#board [role=grid]").getAttribute("aria-describedby");
      assert.equal(await page.locator(`[id="${described}"]`).innerText(), said);
      assert.deepEqual(complaints, []);
      await page.close();
    }
    const page = await browser.newPage();
    await page.goto(frame(start.replace("?", ".html?show=history&").replace(/&at=(.*)/, "#at=$1")));
    await page.locator("#board [role=grid]").waitFor();
    assert.equal(await text(page, ".goal"), said);
    await page.close();
  });
}

test("the switch for misère changes the goal at once, and undo brings the game back", async () => {
  const { page } = await openPage(browser, "#/play/kayles?at=iiiii&players=two");
  await page.getByLabel("Type a move").fill("3");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=3/.test(location.hash));
  const whole = await page.evaluate(() => location.hash);
  await page.getByRole("switch", { name: /misère/ }).click();
  await page.waitForFunction(() => /misere=1/.test(location.hash));
  assert.match(await text(page, ".goal"), /The last throw loses\.$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((hash) => location.hash === hash, whole);
  assert.match(await text(page, ".goal"), /The last throw wins\.$/);
  await page.close();
});

// A tap that allows no move: the reason is next to the board.
for (const [start, name, rule] of [
  ["wythoff?at=7.10", /^column 4, row 0\b/, /goes left, down, or diagonally down and left/],
  ["queens?at=5.5_5.2", /^column 7, row 7\b/, /goes left, down, or diagonally down and left/],
  ["chocolate-stones?at=20", /^stone 1: 20 of 20 may not be taken/, /The last row goes as a whole, and at most 3 in all/],
  ["sum?games=nim.wythoff&at=2~4.1", /column 2, row 0\b/, /goes left, down, or diagonally down and left/],
]) {
  test(`${start} says why a tap allows no move, right below the board`, async () => {
    const { page } = await openPage(browser, `#/play/${start}`, { viewport: { width: 1280, height: 1100 } });
    await board(page).waitFor();
    const spot = board(page).getByRole("gridcell", { name }).first();
    assert.equal(await spot.evaluate((one) => one.classList.contains("is-legal")), false);
    await spot.locator(".hit").click({ force: true });
    const reason = page.locator(".pending .error");
    await reason.waitFor();
    assert.match(await reason.innerText(), rule);
    const [box, stage] = [await reason.boundingBox(), await page.locator("#board").boundingBox()];
    assert.ok(box.y >= stage.y + stage.height - 1 && box.y < stage.y + stage.height + 120, JSON.stringify([box, stage]));
    await page.close();
  });
}

test("a tap on a queen chooses it, and selects no move yet", async () => {
  const { page } = await openPage(browser, "#/play/queens?at=5.5_5.2");
  await board(page).waitFor();
  const square = (x, y) => board(page).getByRole("gridcell", { name: new RegExp(`^column ${x}, row ${y}\\b`) }).locator(".hit");
  await square(5, 5).click({ force: true });
  await page.waitForFunction(() => /^Chosen: /.test(document.querySelector("[role=status].vh")?.textContent));
  assert.equal(await page.locator(".pending .act").count(), 0);
  await square(3, 5).click({ force: true });
  await page.locator(".pending .act").waitFor();
  await page.close();
});

test("looking back after a loss keeps the chart and the marks, and tells the better move", async () => {
  const { page } = await openPage(browser, "#/play/nim?at=3.1&do=1-3,2-1");
  await page.waitForFunction(() => /decided/.test(document.querySelector(".verdict")?.textContent));
  const better = "A winning move was to take 2 stones from heap 1.";
  assert.equal(await text(page, ".verdict"), "Move 1 decided it: just before, you could still have won.");
  // The list and the sentence number moves alike.
  const number = await page.locator(".moves .is-slip").evaluate((ply) => ply.previousElementSibling.textContent);
  assert.equal(number, "1");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".pending").getByText(better).waitFor();
  assert.equal(await page.locator(".worth").count(), 1);
  assert.equal(await page.locator(".moves .is-slip").count(), 1);
  await page.close();
});

test("an exercise in a frame shows its goal and its score, in either language", async () => {
  for (const [lang, task, score, label, play] of [
    ["en", "Exercise: win this game.", "Score: 100 of 100.", "Type a move", "Play"],
    ["fr", "Exercice\u202f: gagnez cette partie.", "Note\u202f: 100 sur 100.", "Tapez un coup", "Jouer"],
  ]) {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.goto(frame(`nim.html?goal=win&lock=1&lang=${lang}#at=2`));
    await page.locator(".task").waitFor();
    await page.waitForFunction((task) => document.querySelector(".task").innerText === task, task);
    await page.getByLabel(label).fill("1-2");
    await page.getByRole("button", { name: play, exact: true }).click();
    await page.waitForFunction((said) => document.querySelector(".task").innerText === said, `${task} ${score}`);
    await page.close();
  }
});

test("a locked exercise names no better move", async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(frame("nim.html?goal=win&lock=1#at=3.1&do=1-3,2-1"));
  await page.waitForFunction(() => /decided/.test(document.querySelector(".verdict")?.textContent));
  assert.doesNotMatch(await text(page, ".verdict"), /winning move/);
  await page.close();
});

test("seams of bars are 24 px wide at 320 px, however many bars there are", async () => {
  for (const [start, least] of [
    ["grundys-game", 4],
    ["grundys-game?at=20", 4],
    ["grundys-game?at=5.7.9", 4],
    ["grundys-game?at=5.7.9.11.13.6", 40],
    ["heap-rule?rule=4.7&at=9.9.9", 20],
    ["sum?games=grundys-game.grundys-game.grundys-game&at=13~13~13", 30],
  ]) {
    for (const height of [568, 740]) {
      const { page } = await openPage(browser, `#/play/${start}`, { viewport: { width: 320, height } });
      await board(page).waitFor();
      const wide = await page.locator(".cut .hit").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      // A border is rounded to a part of a pixel.
      assert.ok(wide.length >= least && Math.min(...wide) > 23.9, `${start}, ${height} px high: ${Math.min(...wide)}`);
      await page.close();
    }
  }
});

// The focused link would scroll to the middle of the window by itself, so the list is scrolled past it first.
test("the way back to the shelf leads to its place", async () => {
  for (const options of [narrow, { viewport: { width: 1366, height: 768 } }]) {
    for (const back of [(page) => page.goBack(), (page) => page.locator("header.top a[href='#/']").first().click()]) {
      const { page } = await openPage(browser, "", options);
      const link = page.getByRole("link", { name: "Take-Away", exact: true });
      await link.scrollIntoViewIfNeeded();
      const down = await page.evaluate(() => (scrollBy(0, 150), scrollY));
      assert.ok(down > 100, String(down));
      await link.click();
      await board(page).waitFor();
      assert.equal(await page.evaluate(() => scrollY), 0);
      await back(page);
      await page.getByRole("searchbox").waitFor();
      await page.waitForFunction((place) => Math.abs(scrollY - place) < 3, down);
      assert.equal(await page.evaluate(() => document.activeElement.textContent), "Take-Away");
      await page.close();
    }
  }
});

// Both settings apply to every game, and are kept for the next visit.
test("the number of moves to go and the letter keys can be switched off and on", async () => {
  const { page, complaints } = await openPage(browser, "#/play/kayles?at=iiiii");
  await page.getByRole("switch", { name: "Values" }).click();
  const far = page.locator(".turn .distance", { hasText: /the game lasts \d+ more moves/ });
  await far.waitFor();
  const press = async (key) => {
    await page.locator("#board [tabindex='0']").focus();
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  };
  await page.getByRole("switch", { name: "Moves to go" }).click();
  await far.waitFor({ state: "hidden" });
  await page.getByRole("switch", { name: "Values" }).click();
  await page.getByRole("switch", { name: "Values" }).click();
  await page.locator("[role=status]", { hasText: /^Values are shown\. You can win from here \(N\): \w+ moves? wins?\.$/ }).waitFor({ state: "attached" });
  assert.match(await text(page, ".turn .verdict"), /^You can win from here: \w+ moves? wins?\.$/);
  await page.getByText("Keys and words").click();
  await page.getByRole("switch", { name: "Letter keys" }).click();
  await press("v");
  assert.ok(await page.locator(".known").isVisible(), "v does nothing any more");
  // Another switch does not change them.
  await page.getByRole("switch", { name: "Motion" }).click();
  assert.ok(await far.isHidden());
  await page.goto("about:blank");
  await page.goto(`${address}#/play/nim?at=3.4.5`);
  await page.getByRole("switch", { name: "Values" }).click();
  await page.locator(".turn .verdict", { hasText: "You can win from here (N): one move wins." }).waitFor();
  assert.ok(await far.isHidden());
  await page.getByRole("switch", { name: "Moves to go" }).click();
  await far.waitFor();
  await page.getByText("Keys and words").click();
  await page.getByRole("switch", { name: "Letter keys" }).click();
  await press("v");
  await page.locator(".known").waitFor({ state: "detached" });
  assert.deepEqual(complaints, []);
  await page.close();
});

test("marks are ticks and crosses, or letters for those who choose them", async () => {
  const { page, complaints } = await openPage(browser, "#/play/kayles?at=iiiii");
  await page.getByRole("switch", { name: "Values" }).click();
  await page.locator("#board .mark").first().waitFor();
  const inks = () => page.evaluate(() => [...document.querySelectorAll("#board .mark, .key use")].map((mark) => {
    const style = getComputedStyle(mark);
    return ["--p-letter", "--n-letter", "--p-tick", "--n-tick"].map((name) => style.getPropertyValue(name)).join(" ");
  }));
  const letters = () => page.locator(".letter").evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
  const before = await inks();
  assert.ok(before.length > 5 && before.every((ink) => /^#0000 #0000 #[0-9a-f]+ #[0-9a-f]+$/.test(ink)), before.join());
  assert.equal(await letters(), 0);
  await page.getByRole("switch", { name: "Letters P and N" }).click();
  const after = await inks();
  assert.equal(after.length, before.length);
  assert.ok(after.every((ink) => ink.trim() === ""), after.join());
  assert.ok(await letters() > 0);
  await page.reload();
  await page.locator("#board").waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.marks), "on");
  assert.deepEqual(complaints, []);
  await page.close();
});
