// Runs files of flows with Node's test runner, two at a time, those that take longest first: the last one to end
// is then a short one. Node itself runs them by name. `cargo xtask` calls it:
// node tests/e2e/run.mjs [--at-once=2] [--only=/PATTERN/]… FILE…
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { basename } from "node:path";
import { parseArgs } from "node:util";

// By what each took; what is not here comes behind.
const LONGEST = ["mangled", "win", "axe", "firefox", "embed", "fits", "share", "refute", "lang", "inline", "tables", "table-frame", "docs", "motion", "outside", "failed"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "at-once": { type: "string", default: "2" }, only: { type: "string", multiple: true } },
});
const rank = (file) => {
  const at = LONGEST.indexOf(basename(file, ".test.mjs"));
  return at < 0 ? LONGEST.length : at;
};
const files = positionals.toSorted((one, other) => rank(one) - rank(other));
const tests = run({ files, concurrency: Number(values["at-once"]), testNamePatterns: values.only });
tests.on("test:fail", () => { process.exitCode = 1; });
tests.compose(new spec()).pipe(process.stdout);
