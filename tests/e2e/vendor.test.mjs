// What the project carries of others is what they have published.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the Fluent library is the one that the lock file names", () => {
  const at = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
  assert.equal(at("../../web/vendor/fluent-bundle.js"), at("./node_modules/@fluent/bundle/index.js"));
  // What crates/site/src/licences.rs says of it.
  assert.equal(JSON.parse(at("./node_modules/@fluent/bundle/package.json")).license, "Apache-2.0");
});
