// Programs on other sites use little memory: each frame, all inline boards together, and each solver.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HEAR, ready, snippet, staged } from "./hosts.mjs";
import { collectMemories } from "./memories.mjs";
import { gameOf, kinds, third } from "./table.mjs";

const { browser, hosts } = await staged();

// Limits in MiB, about a third above the measured values.
const FRAME = 2.7; // the board of a frame: 2.06, a calendar; most take 1.4
const INLINE = 4; // the program of all inline boards, each with its elements in Yew: 3.69
const SOLVER = 1.5; // a solver of starts as they are given: 1.13
const SEARCHED = 68; // a solver that has searched for seconds: 50.75

// A game of each kind of board, and a position whose search takes seconds.
const GAMES = third(kinds, 0).map(gameOf);
const LONG = "-..-_....-...._...._........._...._......-.._....";
const MOVES = 4;

// Opens a host page with this body; each document in it collects its WebAssembly memories.
async function host(name, text) {
  const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 900, height: 6000 } });
  await context.addInitScript(collectMemories);
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  await page.goto(hosts.page(name, HEAR + text), { waitUntil: "load" });
  return { page, context };
}

const MIB = 2 ** 20;
const ofPrograms = (frame) => frame.evaluate(() => self.memories.map((one) => one.buffer.byteLength));
// In a worker, the function of wasm-bindgen returns the exports of the program that runs.
const ofSolver = (worker) => worker.evaluate(async () => (await wasm_bindgen()).memory.buffer.byteLength);

// Asserts that each program uses at most this many MiB.
function assertSmall(t, what, bytes, most) {
  const found = bytes.map((one) => one / MIB);
  t.diagnostic(`${what}: ${found} MiB, at most ${most}`);
  assert.ok(found.length > 0 && found.every((one) => one > 0 && one <= most), `${what}: ${found} MiB, at most ${most}`);
}

// On a page with more frames, those out of sight do not start.
const AT_ONCE = 20;

// The bytes that the boards of a page with these frames and their solvers use after some moves.
async function used(starts) {
  const { page, context } = await host("frames", starts.map((start) => snippet(hosts.shut, start)).join(""));
  for (const i of starts.keys()) {
    await ready(page, i);
    await page.evaluate(async ([i, moves]) => {
      for (let n = 0; n < moves; n += 1) {
        const { move } = await ask("hint", {}, i);
        // A small game is over before.
        if (!move) break;
        const { error } = await ask("play", { move }, i);
        if (error) throw new Error(error.message);
      }
    }, [i, MOVES]);
  }
  assert.equal(page.workers().length, starts.length, "each frame has a solver");
  const boards = await Promise.all(page.frames().slice(1).map(ofPrograms));
  assert.ok(boards.every((one) => one.length === 1), "each frame has a program");
  const solvers = await Promise.all(page.workers().map(ofSolver));
  await context.close();
  return { boards: boards.flat(), solvers };
}

test("frames and their solvers take little memory", async (t) => {
  const starts = [...GAMES.map((game) => `${game}.html?players=two`), `dots-and-boxes.html?players=two#at=${LONG}`];
  const [boards, solvers] = [[], []];
  for (let from = 0; from < starts.length; from += AT_ONCE) {
    const found = await used(starts.slice(from, from + AT_ONCE));
    boards.push(...found.boards);
    solvers.push(...found.solvers);
  }
  assert.equal(boards.length, starts.length);
  assertSmall(t, "boards", boards, FRAME);
  solvers.sort((one, other) => one - other);
  assertSmall(t, "the solver that searched", [solvers.pop()], SEARCHED);
  assertSmall(t, "the other solvers", solvers, SOLVER);
});

test("boards in a page itself take little memory, all together", async (t) => {
  const board = (game, at) => `<last-move mode="inline" game="${game}" players="two"${at ? ` at="${at}"` : ""}></last-move>`;
  const boards = [...GAMES.map((game) => board(game)), board("dots-and-boxes", LONG)];
  const { page, context } = await host("inline", `<script src="${hosts.shut}/v1/last-move.js"></script>${boards.join("")}`);
  await page.evaluate(async (moves) => {
    for (const one of document.querySelectorAll("last-move")) {
      one.scrollIntoView();
      while (!one._ready) await new Promise(requestAnimationFrame);
      for (let n = 0; n < moves; n += 1) {
        const { move } = await one.hint().catch(() => ({}));
        if (!move) break;
        await one.play(move);
      }
    }
  }, MOVES);
  const programs = await ofPrograms(page);
  assert.deepEqual([programs.length, page.workers().length], [1, 1], "one program and one solver for all boards");
  assertSmall(t, "the program", programs, INLINE);
  assertSmall(t, "the solver", await Promise.all(page.workers().map(ofSolver)), SEARCHED);
  await context.close();
});
