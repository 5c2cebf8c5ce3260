// Runs test files with Node's test runner, some at a time, the longest first, so that a short one ends last. Node
// itself runs them in the order of their names. `cargo xtask` calls it:
// node tests/e2e/run.mjs [--at-once=3] [--only=/PATTERN/]… FILE…
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { basename } from "node:path";
import { parseArgs } from "node:util";

// By measured time; files that are not listed come last.
const LONGEST = [
  "win", "axe", "failed", "tables", "mangled", "fits-french", "firefox", "fits", "outside", "first-picture", "docs", "table-frame", "tables-look", "embed",
  "share", "inline-many", "inline", "refute", "lang", "motion", "drawn", "quick", "scroll", "said", "solver", "focus",
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
tests.compose(new spec()).pipe(process.stdout);
