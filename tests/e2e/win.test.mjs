// A game of each kind is won by mouse, by touch, by keyboard alone and by typing alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { address as root, onPage, openPage, soak, testBrowser } from "./browser.mjs";
import { address, board, byKeys, byMouse, byTouch, byTyping, kinds, tabToBoard, win, winnable } from "./table.mjs";

const browser = await testBrowser();

const at = (start) => `#/play/${start}&show=values`;

const played = (start, play, options = {}, prepare = async () => {}) =>
  onPage(browser, at(start), options, async (page) => {
    await prepare(page);
    assert.match(await win(page, play), /You win/);
  });

const INPUTS = {
  "by mouse": (start) => played(start, byMouse),
  "by keyboard alone": (start) => played(start, byKeys, {}, tabToBoard),
  "by typing": (start) => played(start, byTyping),
  "by touch on a telephone": (start) => played(start, byTouch, { hasTouch: true, viewport: { width: 360, height: 740 } }),
};
// Two of the kinds of input win one start on each kind of board, in turns, and one of them every third other start; in
// a soak run every kind of input wins every start.
const apart = winnable.filter((start) => !kinds.includes(start));
const inputs = Object.entries(INPUTS);
for (const start of winnable) {
  const [kind, other] = [kinds.indexOf(start), apart.indexOf(start)];
  const some = inputs.filter((_, n) => (kind >= 0 ? n % 2 === kind % 2 : other % 12 === 3 * n));
  for (const [how, play] of soak ? inputs : some) test(`${start} is won ${how}`, () => play(start));
}

test("undo, redo, link and reload show the same state", async () => {
  const { page, complaints } = await openPage(browser, at("kayles?at=iiiiiiiiiiiii"));
  await page.getByLabel("Type a move").fill("7");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=7,/.test(location.hash));
  const whole = await address(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => /ply=0/.test(location.hash));
  await page.getByRole("button", { name: "Redo" }).click();
  await page.waitForFunction((hash) => location.hash === hash, whole);
  const names = () => board(page).getByRole("gridcell").evaluateAll((spots) =>
    spots.map((spot) => spot.getAttribute("aria-label").replace(/, (wins|does not win).*/, "")));
  const before = await names();
  await page.reload();
  await board(page).waitFor();
  assert.equal(await address(page), whole);
  assert.deepEqual(await names(), before);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("the browser's back button goes to the page before, not to the move before", async () => {
  const { page } = await openPage(browser, "");
  await page.getByRole("link", { name: "Kayles", exact: true }).first().click();
  await board(page).waitFor();
  await page.getByLabel("Type a move").fill("7");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=7,/.test(location.hash));
  await page.goBack();
  await page.getByRole("searchbox").waitFor();
  await page.close();
});

test("on five by five boxes the page says that nothing is proved, and the game can be played", async () => {
  const start = `${"....._...........".concat("_").repeat(5)}.....`;
  const { page, complaints } = await openPage(browser, at(`dots-and-boxes?at=${start}`));
  const honest = page.locator("[data-unknown]");
  await honest.waitFor();
  assert.match(await honest.textContent(), /60 lines are open.*nothing is proved.*may be wrong/);
  assert.equal(await board(page).getByRole("gridcell", { name: /wins/ }).count(), 0);
  assert.equal(await page.locator("[data-winning]").count(), 0);
  await page.getByLabel("Type a move").fill("GH");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=GH,[A-Z0-9][A-Z0-9]/.test(location.hash));
  await page.waitForFunction(() => /58 lines are open/.test(document.querySelector("[data-unknown]")?.textContent));
  assert.deepEqual(complaints, []);
  await page.close();
});

test("on four by four boxes the first lines are known from a search made in advance", async () => {
  const start = `dots-and-boxes?at=${"...._.........".concat("_").repeat(4)}....`;
  const { page, complaints } = await openPage(browser, at(start));
  const draw = () => page.locator(".turn", { hasText: "Best play ends in a draw" }).waitFor();
  await draw();
  await page.locator(".known", { hasText: "Known from a search made in advance, through 1968278974 positions." }).first().waitFor();
  await page.getByLabel("Type a move").fill("GH");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=GH,[A-Y][A-Y]/.test(location.hash));
  await draw();
  // The fourth line opens a box, and one more line wins.
  await page.goto(root + at(`${start}&do=GH,LM,MR,HM&players=two`));
  await page.locator(".known .wins", { hasText: "GL" }).first().waitFor();
  // With five lines the list ends.
  await page.goto(root + at(`${start}&do=GH,LM,MR,HM,KP&players=two`));
  await page.waitForFunction(() => /is under way and has looked at \d+ positions/.test(document.querySelector("[data-unknown]")?.textContent));
  assert.deepEqual(complaints, []);
  await page.close();
});

// Forty lines are open, two more than the limit of the first search.
const LONG = "....._..........-_.-..-_......-.-.._.--.._-.-.....-.-_...-._-...-...-.-_-...._..-.....-.._....-";

test("a board that takes a longer search is solved in the background, and the machine plays on", async () => {
  const { page, complaints } = await openPage(browser, at(`dots-and-boxes?at=${LONG}`));
  await page.getByText("Who wins here is not known yet.").waitFor();
  const notice = page.locator("[data-unknown]");
  await page.waitForFunction(() => /is under way and has looked at \d+ positions/.test(document.querySelector("[data-unknown]")?.textContent));
  assert.match(await notice.textContent(), /may be wrong/);
  await notice.waitFor({ state: "detached", timeout: 150_000 });
  await page.locator(".known .wins button").first().waitFor();
  await page.getByLabel("Type a move").fill("GH");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /do=GH,[A-Z0-9]{2}/.test(location.hash), undefined, { timeout: 30_000 });
  assert.deepEqual(complaints, []);
  await page.close();
});

test("best play of the Boxer's puzzle is explained step by step, and its chains are shown", async () => {
  const { page, complaints } = await openPage(browser, at("dots-and-boxes?at=---_-......_.-._-.-...._..-_-.-...._.--"));
  await page.locator(".story").waitFor();
  const story = await page.locator(".story li").allTextContents();
  assert.match(story[0], /^You can draw GH/);
  assert.ok(story.some((step) => /^You can close \d boxes with .* and wait with .*: that gives 2 boxes to the machine, with the next move/.test(step)), story.join(" "));
  assert.match(story.at(-1), /^You can close 5 boxes .* nothing is left/);
  assert.ok((await board(page).getByText(/^chain [34]$/).count()) === 2);
  assert.deepEqual(complaints, []);
  await page.close();
});

test("without a worker the machine thinks on the page itself", async () => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(() => { delete window.Worker; });
  const page = await context.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(root + at("kayles?at=i.iiiiiiiiiii"));
  await board(page).waitFor();
  assert.match(await win(page, byMouse), /You win/);
  assert.deepEqual(complaints, []);
  await context.close();
});
