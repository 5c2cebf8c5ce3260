// The types compile under the strictest settings, and declare every export and nothing else.
import assert from "node:assert/strict";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import ts from "typescript";
import { example, folder, installed } from "./package.mjs";

const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
};

const SYSTEMS = {
  Node: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  bundlers: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

// The errors of the compiler in some files, as file and text.
function complaints(home, files, options) {
  const paths = files.map((file) => join(home, file));
  const program = ts.createProgram(paths, { ...STRICT, ...options });
  return ts.getPreEmitDiagnostics(program).map((found) => {
    const text = ts.flattenDiagnosticMessageText(found.messageText, " ");
    return [basename(found.file?.fileName ?? ""), text];
  });
}

for (const [name, options] of Object.entries(SYSTEMS)) {
  test(`the types and the example are right for ${name}`, () => {
    const home = installed();
    writeFileSync(join(home, "package.json"), '{ "type": "module" }');
    copyFileSync(new URL("types.ts", import.meta.url), join(home, "types.ts"));
    writeFileSync(join(home, "example.ts"), example.replace("catch (error)", "catch (error: any)"));
    // A deliberate mistake shows that the compiler checks these files.
    const mistake = 'import { start } from "last-move";\nexport const wrong: number = start("nim");\n';
    writeFileSync(join(home, "wrong.ts"), mistake);
    const found = complaints(home, ["types.ts", "example.ts", "wrong.ts"], options);
    const expected = ["wrong.ts", "Type 'string' is not assignable to type 'number'."];
    assert.deepEqual(found, [expected]);
  });
}

test("every export has its type and its documentation", async () => {
  const types = readFileSync(join(folder, "last-move.d.ts"), "utf8");
  const typed = [...types.matchAll(/^export (?:function|class) (\w+)/gm)].map((found) => found[1]);
  const module = await import(join(folder, "last-move.js"));
  assert.deepEqual(Object.keys(module).sort(), typed.sort());
  const lines = types.split("\n");
  for (const [i, line] of lines.entries()) {
    const method = /^ {4}(?!free|\[|\*|\/|constructor)(?:readonly )?\w+\??[(:]/.test(line);
    if (/^export /.test(line) || method) {
      assert.match(lines[i - 1], /\*\/$/, `without documentation: ${line}`);
    }
  }
  assert.doesNotMatch(types, /\bany\b(?! take)|: void;(?!\n)(?<!free\(\): void;)|Wbg|__wb/);
});
