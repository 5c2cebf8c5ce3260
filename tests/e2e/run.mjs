// Runs test files with Node's test runner, some at a time, the longest first, so that a short one ends last. Node
// itself runs them in the order of their names. `cargo xtask` calls it:
// node tests/e2e/run.mjs [--at-once=3] [--only=/PATTERN/]… FILE…
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { basename } from "node:path";
import { parseArgs } from "node:util";

// By measured time; files that are not listed come last.
const LONGEST = [
  "win", "docs", "fits", "fit", "tables-look", "tables", "outside", "share", "table-frame", "embed", "mangled", "motion", "element", "failed", "fits-french", "grows", "lang",
  "room", "first-picture", "drawn", "firefox", "solver", "quick", "axe", "reach", "refute", "answers", "inline-many", "first-table", "steps", "focus",
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "at-once": { type: "string", default: "3" }, only: { type: "string", multiple: true } },
});
const rank = (file) => {
  const at = LONGEST.indexOf(basename(file, ".test.mjs"));
  return at < 0 ? LONGEST.length : at;
};
const files = positionals.toSorted((one, other) => rank(one) - rank(other));
const tests = run({ files, concurrency: Number(values["at-once"]), testNamePatterns: values.only });
tests.on("test:fail", () => { process.exitCode = 1; });

// What a run costs is seen at its end: the seconds of the dearest files, from the dearest down.
const seconds = new Map();
const add = ({ file, nesting, details }) => {
  if (nesting === 0 && file) seconds.set(file, (seconds.get(file) ?? 0) + details.duration_ms / 1000);
};
tests.on("test:pass", add);
tests.on("test:fail", add);
tests.on("end", () => {
  const dearest = [...seconds].toSorted((one, other) => other[1] - one[1]).slice(0, 80);
  for (const [file, time] of dearest) console.log(`${Math.round(time)} s in ${basename(file)}`);
});
tests.compose(new spec()).pipe(process.stdout);
