// Answers to taps that allow no move, the end of a game, and the folded expert settings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address, onPage, openPage, soak, testBrowser } from "./browser.mjs";
import { board, kinds, third, winnable } from "./table.mjs";
import { SIZES } from "./window.mjs";

const browser = await testBrowser();

// One game of every third board kind; in a soak run all games.
const games = [...new Set((soak ? winnable : third(kinds, 1)).map((start) => start.split("?")[0]))];
const hash = (page) => page.evaluate(() => location.hash);
const until = (page, part) => page.waitForFunction((part) => location.hash.includes(part), part);

const answer = (page) => page.locator(".pending .error");

// How often a sentence can be seen in the page, and what covers the middle of each spot besides the board.
const seen = (page, sentence) => page.evaluate((sentence) => {
  const all = [...document.querySelectorAll("body *")].filter((one) => one.children.length === 0 && one.textContent.trim() === sentence);
  const visible = all.filter((one) => !one.closest(".vh") && one.checkVisibility());
  const covered = [...document.querySelectorAll("#board .spot .hit")].filter((hit) => {
    const { left, right, top, bottom } = hit.getBoundingClientRect();
    const at = [(left + right) / 2, (top + bottom) / 2];
    if (at[0] < 0 || at[1] < 0 || at[0] >= innerWidth || at[1] >= innerHeight) return false;
    const uppermost = document.elementFromPoint(...at);
    return !uppermost.closest("#board .board, .top");
  });
  return { times: visible.length, covered: covered.length };
}, sentence);

// Taps a spot that allows no move, and checks the answer: once, below the board, which it does not cover.
async function assertAnswered(page, id, label) {
  await page.locator(`[id="${id}"] .hit`).dispatchEvent("click");
  await answer(page).waitFor();
  const said = await answer(page).innerText();
  assert.ok(said.length > 12, label);
  assert.equal(await page.locator("[role=alert].vh").innerText(), said, label);
  assert.deepEqual(await seen(page, said), { times: 1, covered: 0 }, label);
  const [stage, below] = await Promise.all([board(page).boundingBox(), answer(page).boundingBox()]);
  assert.ok(below.y >= stage.y + stage.height - 1 || below.x >= stage.x + stage.width - 1, `${label}: over the board`);
  assert.equal(await page.locator(".pending .act").count(), 0, label);
}

for (const size of [SIZES[1], SIZES[2], SIZES[3]]) {
  test(`a tap on a spot without a move is answered below the board at ${size.join(" x ")}`, async (t) => {
    let answered = 0;
    const options = { viewport: { width: size[0], height: size[1] } };
    for (const game of games) await onPage(browser, `#/play/${game}`, options, async (page) => {
      await board(page).locator(".hit").first().waitFor();
      const closed = await board(page).locator("[role=gridcell]:not(.is-legal)").evaluateAll((all) => all.map((spot) => {
        if (spot.getAttribute("aria-disabled") !== "true") throw new Error(`${spot.id} has no move, but no aria-disabled`);
        return spot.id;
      }));
      for (const id of new Set([closed[0], closed[closed.length >> 1], closed.at(-1)])) {
        if (!id) continue;
        await assertAnswered(page, id, `${game}, ${id}`);
        answered += 1;
      }
      if (closed.length) {
        await page.evaluate(() => document.querySelector("#board [tabindex='0']").focus());
        await page.keyboard.press("Escape");
        await answer(page).waitFor({ state: "detached" });
      }
    });
    t.diagnostic(`${answered} taps on boards of ${games.length} games`);
    assert.ok(answered > games.length / 2, `only ${answered}`);
  });
}

test("the answer to a tap disappears with the next tap", async () => {
  const { page } = await openPage(browser, "#/play/one-pile?at=21");
  await board(page).locator(".hit").first().waitFor();
  await assertAnswered(page, "s1", "one pile");
  assert.equal(await answer(page).innerText(), "You may take 1 to 3 stones at a time.");
  await board(page).locator(".is-legal .hit").last().dispatchEvent("click");
  await page.locator(".pending .act").waitFor();
  assert.equal(await answer(page).count(), 0);
  await page.close();
});

// A tap on what is gone says so, once: on a fallen pin, and on the print that the last move left.
test("a tap on what is gone says what is wrong", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  await onPage(browser, "#/play/kayles?at=iiii.iii", phone, async (page) => {
    await page.locator("[id=s4] .hit").tap();
    await answer(page).waitFor();
    assert.equal(await answer(page).innerText(), "Pin 5 has already fallen.");
    assert.deepEqual(await seen(page, "Pin 5 has already fallen."), { times: 1, covered: 0 });
    // The board shows where the tap was.
    assert.equal(await page.locator("[id=s4] .halo").evaluate((halo) => getComputedStyle(halo).visibility), "visible");
  });
  await onPage(browser, "#/play/nim?at=3.0.5&players=two", phone, async (page) => {
    await board(page).locator("[tabindex='0']").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await answer(page).waitFor();
    assert.equal(await answer(page).innerText(), "Nothing is left there: heap 2, 0 stones.");
  });
});

// Boards with something that cannot be touched, a point on it in board units, and the answer. None is
// on the machine's turn: its move takes the answer away in a moment, often before a test has seen it.
const BESIDE = [
  ["dots-and-boxes?at=---_-......_.-._-.-...._..-_-.-...._.--", [4, 4], "Choose the place between two dots, then press it again to draw the line."],
  ["nim?at=2&do=1-2", [4, 4], "The game is over. Begin a new one, or go back a move."],
];

test("a tap beside all spots is answered below the board, and one more removes the answer", async () => {
  for (const [start, [x, y], sentence] of BESIDE) {
    await onPage(browser, `#/play/${start}`, { viewport: { width: 360, height: 740 } }, async (page) => {
      await board(page).waitFor();
      const at = await board(page).locator(".board").evaluate((svg, [x, y]) => {
        const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
        return [point.x, point.y];
      }, [x, y]);
      await page.mouse.click(...at);
      await answer(page).waitFor();
      assert.equal(await answer(page).innerText(), sentence, start);
      assert.equal(await page.locator("[role=alert].vh").innerText(), sentence, start);
      assert.equal((await seen(page, sentence)).times, 1, start);
      await page.mouse.click(...at);
      await answer(page).waitFor({ state: "detached" });
    });
  }
});

test("a square that several queens can reach asks which one, and a chosen queen goes there", async () => {
  await onPage(browser, "#/play/queens?at=4.2_2.4", {}, async (page) => {
    const square = (name) => board(page).getByRole("gridcell", { name });
    await square("column 2, row 2, in reach of 2 queens").locator(".hit").dispatchEvent("click");
    await answer(page).waitFor();
    assert.equal(await answer(page).innerText(), "2 queens can go there. First choose the one you mean.");
    assert.equal(await page.locator(".pending .act").count(), 0);
    await square(/^column 4, row 2\b/).locator(".hit").dispatchEvent("click");
    await square(/^column 2, row 2\b/).locator(".hit").dispatchEvent("click");
    await page.locator(".pending").getByText(/queen 1 from \(4, 2\) to \(2, 2\)/).waitFor();
  });
});

test("undo by its key says when there is nothing to undo", async () => {
  await onPage(browser, "#/play/nim?at=3.4.5", {}, async (page) => {
    await board(page).locator("[tabindex='0']").focus();
    await page.keyboard.press("u");
    await page.locator("[role=alert].vh, [role=status].vh").getByText("There is nothing to undo.").first().waitFor({ state: "attached" });
    assert.equal(await page.locator(".pending .error").innerText(), "There is nothing to undo.");
  });
});

const LOST = "#/play/nim?at=3.1&do=1-3,2-1";
const lost = async () => {
  const { page, complaints } = await openPage(browser, LOST);
  await page.getByRole("button", { name: "Find the missed move" }).waitFor();
  return { page, complaints };
};

test("after a loss a frame can show the winning move", async () => {
  const { page, complaints } = await openPage(browser, `v1/nim.html${LOST.replace("/play/nim?", "")}`);
  await page.getByRole("button", { name: "Show me where" }).click();
  await page.locator(".pending").getByText("A winning move was to take 2 stones from heap 1.").waitFor();
  // The stone to take is marked on the board, and nothing else is.
  assert.deepEqual(await board(page).locator(".spot:has(> .mark)").evaluateAll((all) => all.map((spot) => spot.getAttribute("aria-label"))).then((all) => all.map((name) => /wins/.test(name))), [true]);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("after a loss the player is asked for the winning move, and can start an easier game", async () => {
  const { page, complaints } = await lost();
  assert.equal(await page.locator(".pending button").count(), 3);
  assert.ok(await board(page).locator(".leaving").count() > 0, "the last move is not marked");
  await page.goto(address + LOST);
  await page.getByRole("button", { name: "Easier" }).click();
  await until(page, "level=slips");
  assert.doesNotMatch(await hash(page), /do=/);
  await page.locator(".pending").getByText("The machine plays one move in four at random.").waitFor();
  await page.waitForFunction(() => document.activeElement?.closest("#board"));
  assert.deepEqual(complaints, []);
  await page.close();
});

test("after a loss the machine can begin the next game", async () => {
  const { page } = await lost();
  await page.getByRole("button", { name: "Let the machine begin" }).click();
  await until(page, "players=you-second");
  await page.waitForFunction(() => /Your move|You (win|lose)|machine wins/.test(document.querySelector(".turn .who")?.textContent));
  await page.close();
});

test("a win shows a laurel, and the last move stays on the board", async () => {
  const { page } = await openPage(browser, "#/play/nim?at=2");
  await page.getByLabel("Type a move").fill("1-2");
  await page.keyboard.press("Enter");
  await page.locator(".turn.is-won .laurel").waitFor();
  assert.equal(await page.locator(".turn .who").innerText(), "You win.");
  assert.ok(await board(page).locator(".leaving").count() > 0);
  assert.equal(await page.locator(".pending .act").innerText(), "Another position");
  await page.close();
});

test("expert settings are folded, and a change there can be undone", async () => {
  const { page } = await openPage(browser, "#/play/nim?at=3.4.5&do=1-1&players=two");
  const position = page.getByLabel("Position as text");
  const fold = page.locator("#setup > summary");
  await fold.waitFor();
  assert.equal(await fold.innerText(), "Set up");
  for (const name of ["Position as text", "The machine plays", "Set up by hand"]) {
    assert.equal(await page.getByLabel(name, { exact: true }).isVisible(), false, name);
  }
  for (const name of ["Players", "Start"]) assert.ok(await page.getByLabel(name, { exact: true }).isVisible(), name);
  assert.ok(await page.getByRole("button", { name: "Another position" }).isVisible());
  await fold.focus();
  await page.keyboard.press("Enter");
  const before = await hash(page);
  await position.fill("1.2");
  await page.keyboard.press("Enter");
  await until(page, "at=1.2");
  assert.ok(await position.isVisible(), "the fold stays open");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((old) => location.hash === old, before);
  await page.close();
});
