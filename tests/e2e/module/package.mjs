// The module that was just built, and the example of its README.
import { mkdtempSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// `cargo xtask test` sets the variable; by hand, `cargo xtask module` prints the folder.
export const folder = resolve(process.env.LAST_MOVE_MODULE ?? "target/last-move");

const readme = readFileSync(join(folder, "README.md"), "utf8");

// The example in the README and its output there.
export const example = block("js");
export const printed = block("text");

function block(language) {
  const blocks = [...readme.matchAll(new RegExp("^```" + language + "\n(.*?)^```$", "gms"))];
  if (blocks.length !== 1) throw new Error(`the README has ${blocks.length} blocks of ${language}`);
  return blocks[0][1];
}

// A new folder in which the module is installed.
export function installed() {
  const home = mkdtempSync(join(tmpdir(), "last-move-"));
  mkdirSync(join(home, "node_modules"));
  symlinkSync(folder, join(home, "node_modules", "last-move"), "junction");
  return home;
}
