// Vendored code is identical to the published packages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

test("the vendored Fluent library is the one of the lock file", () => {
  const at = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
  assert.equal(at("../../web/vendor/fluent-bundle.js"), at("./node_modules/@fluent/bundle/index.js"));
  // crates/site/src/licences.rs states this licence.
  assert.equal(JSON.parse(at("./node_modules/@fluent/bundle/package.json")).license, "Apache-2.0");
});
