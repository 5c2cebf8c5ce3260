// The module in Node: the README’s example, and answers compared with plain definitions.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { example, folder, installed, printed } from "./package.mjs";

const engine = await import(join(folder, "last-move.js"));
const { Check, Judge, Plane, Table } = engine;
const { certificate, games, grundy, judge, moves, plane, play, start, verify } = engine;

test("the example of the README prints what the README says", () => {
  const home = installed();
  writeFileSync(join(home, "example.mjs"), example);
  const output = execFileSync(process.execPath, ["example.mjs"], { cwd: home, encoding: "utf8" });
  assert.equal(output, printed);
});

function mex(values) {
  const all = new Set(values);
  let least = 0;
  while (all.has(least)) least += 1;
  return least;
}

test("values are those of the definition", () => {
  // Kayles: a throw takes one pin or two neighbours, and leaves a row on each side.
  const kayles = [];
  for (let n = 0; n <= 300; n += 1) {
    const options = [];
    for (const taken of [1, 2]) {
      for (let left = 0; left + taken <= n; left += 1) {
        options.push(kayles[left] ^ kayles[n - taken - left]);
      }
    }
    kayles.push(mex(options));
  }
  assert.deepEqual([...grundy("0.77", 300)], kayles);
  const side = 40;
  const squares = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const options = [];
      for (let n = 1; n <= Math.max(x, y); n += 1) {
        if (n <= x) options.push(squares[y * side + x - n]);
        if (n <= y) options.push(squares[(y - n) * side + x]);
        if (n <= x && n <= y) options.push(squares[(y - n) * side + x - n]);
      }
      squares.push(mex(options));
    }
  }
  assert.deepEqual([...plane(side)], squares);
});

test("verdicts on small heaps are those of the definition, in both conventions", () => {
  const known = new Map();
  const wins = (heaps, misere) => {
    const key = `${heaps}/${misere}`;
    if (!known.has(key)) {
      const after = heaps.flatMap((heap, i) =>
        Array.from({ length: heap }, (_, left) => heaps.with(i, left)));
      known.set(key, after.length === 0 ? misere : after.some((next) => !wins(next, misere)));
    }
    return known.get(key);
  };
  for (const misere of [false, true]) {
    for (let code = 0; code < 216; code += 1) {
      const heaps = [code % 6, Math.floor(code / 6) % 6, Math.floor(code / 36)];
      const verdict = judge("nim", heaps.join("."), { misere });
      assert.equal(verdict.outcome, wins(heaps, misere) ? "N" : "P", `${heaps} ${misere}`);
      const winning = moves("nim", heaps.join("."), { misere }).filter((move) => {
        const next = play("nim", heaps.join("."), move, { misere }).split(".").map(Number);
        return !wins(next, misere);
      });
      assert.deepEqual(verdict.winning, winning);
    }
  }
});

test("in every game the winning moves are legal and leave a lost position", () => {
  assert.ok(games().length >= 20);
  for (const { id, start: at, settings } of games()) {
    assert.equal(at, start(id));
    // Default settings that are given explicitly change nothing.
    const usual = Object.fromEntries(settings.map((setting) => [setting.key, setting.default]));
    assert.equal(start(id, usual), at, id);
    const verdict = judge(id, at, {}, 20_000);
    const legal = moves(id, at);
    assert.ok(legal.length > 0 && new Set(legal).size === legal.length, id);
    // Where Left and Right have different moves, Left begins.
    assert.equal(verdict.winning.length > 0, ["N", "L"].includes(verdict.outcome), id);
    assert.equal(verdict.reasons.length, verdict.winning.length, id);
    for (const move of verdict.winning) {
      assert.ok(legal.includes(move), `${id} ${at} ${move}`);
      const after = judge(id, play(id, at, move), {}, 20_000);
      assert.ok(["P", "L"].includes(after.outcome), `${id} ${at} ${move}`);
      assert.equal(after.winning.length, 0, `${id} ${at} ${move}`);
    }
  }
});

test("a game is played to its end", () => {
  let [at, turns] = ["i.iiiiiiiiiii", 0];
  for (; moves("kayles", at).length > 0; turns += 1) {
    const { best, winning } = judge("kayles", at);
    at = play("kayles", at, winning[0] ?? best[0] ?? moves("kayles", at)[0]);
  }
  assert.deepEqual([judge("kayles", at).outcome, turns % 2], ["P", 1]);
});

test("numbers that JavaScript would round stay exact", () => {
  const large = 2n ** 53n;
  const { grundy: value } = judge("nim", `${large}.${large - 1n}`);
  assert.equal(value, large ^ (large - 1n));
  assert.equal(judge("nim", "5.3").grundy, 6);
});

test("work in turns ends where work at once does, and stopping keeps what is there", () => {
  const all = grundy("grundy", 30_000);
  const table = new Table("grundy", 30_000);
  let [turns, share, length] = [0, 0, 0];
  const found = [];
  for (let done = false; !done; turns += 1) {
    found.push(...table.from(length));
    length = table.length;
    done = table.step(0);
    assert.ok(table.share >= share && table.share <= 1);
    share = table.share;
  }
  found.push(...table.from(length));
  assert.ok(turns > 20, `${turns} turns`);
  assert.deepEqual(found, [...all]);
  assert.deepEqual(table.values, all);
  assert.deepEqual([table.period, table.share, table.at(30_001)], [null, 1, undefined]);
  const board = new Plane(300);
  assert.equal(board.at(299, 299), undefined);
  while (!board.step(1));
  assert.deepEqual([...board.row(7)], [...plane(300).subarray(2100, 2400)]);
  const check = new Check(certificate("0.156", 10_000));
  assert.deepEqual([check.verified, check.share], [undefined, 0]);
  while (!check.step(1));
  assert.deepEqual([check.verified.start, check.verified.length, check.share], [3479, 349, 1]);
});

test("a list of winning moves says whether it is cut", () => {
  const many = judge("moores-nim", "900.800.700.601.501.401.300.250.200.150.100.50", { b: 6 });
  assert.deepEqual([many.winning.length, many.more], [1000, true]);
  assert.equal(judge("moores-nim", "1.3.5.7").more, false);
});

test("a search gives up in time, or goes on as long as wanted", () => {
  const at = ".._....._.._....._.._....._..";
  const begun = performance.now();
  const hasty = judge("dots-and-boxes", at, {}, 0);
  assert.deepEqual([hasty.outcome, hasty.known, hasty.winning], [null, "gave up", []]);
  assert.ok(performance.now() - begun < 1000);
  // A game that can last as many moves as its pile has tokens, without a proved period.
  const take = "14.481.621.858.931";
  const searched = judge("one-pile", "100000", { take });
  assert.equal(searched.known, "search");
  assert.equal(judge("one-pile", "999999999999", { take }).known, "gave up");
  const patient = new Judge("dots-and-boxes", at);
  assert.equal(patient.verdict, undefined);
  while (!patient.step(5));
  assert.deepEqual(patient.verdict, judge("dots-and-boxes", at));
  assert.notEqual(patient.verdict.outcome, null);
});

test("periods are proved with their exceptions, and values go on for ever", () => {
  const table = new Table("0.77", 400);
  table.step(Infinity);
  const { start: from, length, saltus, exceptions, theorem, bound } = table.period;
  assert.deepEqual([from, length, saltus, theorem, bound], [71, 12, 0, "window", 168]);
  assert.deepEqual(exceptions.map(({ heap }) => heap),
    [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
  assert.equal(table.at(1e12), table.at(1e12 % 12 + 72));
  const growing = new Table("0.~3", 100);
  growing.step(Infinity);
  assert.equal(growing.at(Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
});

// FNV-1a with 64 bits, as a certificate has it.
function sealed(lines) {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(lines)) {
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n);
  }
  return `${lines}checksum ${sum.toString(16).padStart(16, "0")}\n`;
}

test("a certificate with one number changed is refused, whatever its checksum", () => {
  const proof = certificate("0.77");
  const lines = proof.slice(0, proof.indexOf("checksum"));
  assert.equal(sealed(lines), proof);
  const numbers = [...lines.matchAll(/\d+/g)].slice(3);
  assert.ok(numbers.length > 40);
  for (const { 0: number, index } of numbers) {
    const other = lines.slice(0, index) + (Number(number) + 1) + lines.slice(index + number.length);
    for (const text of [proof.replace(lines, other), sealed(other)]) {
      assert.throws(() => verify(text), { name: "Error", message: /^line \d+: / });
    }
  }
});

test("certificates of rows of Wythoff’s plane are read as well", () => {
  const lines = "last-move certificate 1 of rows\nplane wythoff\ntheorem state landman-2002\nrows 0 1\ncolumns 0 3\n" +
    "row 0 preperiod 0 period 1 saltus 1 state 0 1\nrow 1 preperiod 0 period 3 saltus 3 state 1 4\n";
  const { rule, computed, rows } = verify(sealed(lines));
  assert.deepEqual([rule, computed, rows.map(({ length }) => length)], ["wythoff", 8, [1, 3]]);
  assert.throws(() => verify(sealed(lines.replace("period 3", "period 6"))), { message: /^line 7: / });
  assert.deepEqual(verify(certificate("0.77")).rows, []);
});

test("what goes wrong is one sentence", () => {
  const wrong = [
    [() => judge("chess", "e4"), "there is no game “chess”; games() names them"],
    [() => judge("nim", "1.x"), "in the position, character 3 should be a digit"],
    [() => judge("nim", "1", { ring: true }), "nim has no setting “ring”; its settings: misere"],
    [() => judge("nim", "1", { misere: 7 }), /^in the setting “misere”, /],
    [() => judge("nim"), "the position must be a string"],
    [() => judge("nim", "1", "misere"), /^the settings must be an object/],
    [() => judge("nim", "1", {}, "soon"), "the milliseconds must be a number of at least 0"],
    [() => play("nim", "1.2", "99-1"), /^in the move, the number at character 1/],
    [() => play("nim", "1.2", "1-5"), "the rules do not allow this move here"],
    [() => moves("nim", "1.2", {}, 1e6), /^1000000 moves are too many/],
    [() => grundy("0.7x", 5), /^in the rule, character 4 should be /],
    [() => grundy("0.77", -1), /^the greatest heap must be a whole number/],
    [() => grundy("0.77", 1e12), /a table ends at 10000000/],
    [() => new Table("kayles-500", 1e7), /at most 600 are allowed$/],
    [() => plane(1e6), /it must be from 1 to 10000/],
    [() => certificate("grundy"), /^there is no certificate: not proved here: the first \d+ values prove no period$/],
    [() => verify("no such thing"), /^line 1: /],
    [() => new Table("0.77", 9).step(), "the milliseconds must be a number of at least 0"],
    [() => new Plane(5).row(5), "the row must be from 0 to 4"],
  ];
  for (const [call, message] of wrong) {
    const begun = performance.now();
    assert.throws(call, (error) => {
      assert.equal(error.constructor, Error);
      assert.match(error.message, message instanceof RegExp ? message : /./);
      if (typeof message === "string") assert.equal(error.message, message);
      assert.doesNotMatch(error.message, /\n/);
      return true;
    });
    assert.ok(performance.now() - begun < 1000, "too much is refused before work begins");
  }
});

test("nothing that is handed in breaks the engine", () => {
  let seed = 1956;
  const dice = (below) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % below;
  };
  const ids = games().map(({ id }) => id);
  const pieces = ["0.", "4.", "take-", "~", "-", ".", "_", "i", "x", "1", "7", "99", "é", " ", "\0"];
  const odd = [undefined, null, NaN, -1, 1e300, "", {}, [], true, 7n, Symbol.iterator, () => 7];
  const word = () => Array.from({ length: dice(6) }, () => pieces[dice(pieces.length)]).join("");
  const any = () => (dice(8) === 0 ? odd[dice(odd.length)] : dice(3) === 0 ? dice(200) : word());
  let answered = 0;
  for (let i = 0; i < 3000; i += 1) {
    const id = ids[dice(ids.length)];
    const at = dice(3) === 0 ? start(id) : any();
    const settings = dice(2) === 0 ? undefined : { misere: any(), most: any() };
    for (const call of [
      () => judge(id, at, settings, 1),
      () => moves(id, at, settings, any()),
      () => play(id, start(id), any(), settings),
      () => new Table(any(), dice(2000)).step(1),
      () => new Check(any()).step(1),
    ]) {
      try {
        call();
        answered += 1;
      } catch (error) {
        assert.equal(error.constructor, Error, `${error}`);
      }
    }
  }
  assert.ok(answered > 500, `${answered}`);
  assert.equal(judge("nim", "1.2.3").outcome, "P");
});

test("what is given back is gone", () => {
  const table = new Table("0.77", 50);
  table.free();
  assert.throws(() => table.values, Error);
});
