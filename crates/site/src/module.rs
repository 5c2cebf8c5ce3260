//! Builds the JavaScript module: a folder that npm, Node and a browser use directly.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use lexopt::prelude::*;

use crate::lock::{self, Guarded, Held};
use crate::steps::{self, Echo};
use crate::{ChoreResult, install, language, licences, place, postprocess, size};

/// Most bytes after brotli that an import loads, program and scripts: for the engines, and for each game.
/// It is built for speed, like everything for Node, so a game costs more than on the page.
const BUDGET: (u64, u64) = (272_000, 6_000);
/// Base name of the output of wasm-bindgen.
const ENGINE: &str = "engine";
/// Files that are copied unchanged, each with its folder.
const COPIED: [(&str, &str); 4] = [
    ("crates/module/package", "last-move.js"),
    ("crates/module", "README.md"),
    (".", "LICENSE-MIT"),
    (".", "LICENSE-APACHE"),
];
/// Files that an import loads.
const LOADED: [&str; 4] = ["engine_bg.wasm", "engine.js", "words.js", "last-move.js"];
/// The file that makes a folder a package.
const MANIFEST: &str = "package.json";
/// The types after this line are about starting, which the module does by itself.
const START: &str = "export type InitInput";
/// Declares `Symbol.dispose`, whatever the caller’s own settings.
const DISPOSABLE: &str = "/// <reference lib=\"esnext.disposable\" />";

/// `cargo xtask module`
pub fn run(args: &mut lexopt::Parser) -> ChoreResult {
    let mut folder = usual();
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            Short('o') | Long("out") => {
                folder = PathBuf::from(args.value().map_err(|error| error.to_string())?);
            }
            other => return Err(other.unexpected().to_string()),
        }
    }
    let _module = build(&folder)?;
    weigh(&folder)?.iter().for_each(|line| println!("{line}"));
    steps::say(&format!("built {}", folder.display()));
    Ok(())
}

/// The default folder of the module.
pub fn usual() -> PathBuf {
    place::target().join("last-move")
}

/// Builds the module into a folder and touches nothing else there; nobody else builds it while the result is held.
pub fn build(folder: &Path) -> Result<Held, String> {
    let module = lock::take(Guarded::Module)?;
    install::for_module()?;
    let mut cargo = Command::new(place::cargo());
    cargo
        .args(["build", "--locked", "--package", "last-move-module"])
        .args(["--profile", install::PROFILE, "--target", install::WASM])
        .current_dir(place::root());
    steps::must("building the module", &mut cargo, Echo::Pulse)?;
    let failed = |error| format!("{}: {error}", folder.display());
    fs::create_dir_all(folder).map_err(failed)?;
    // Written last: without it a build was interrupted.
    let manifest = folder.join(MANIFEST);
    if manifest.exists() {
        fs::remove_file(manifest).map_err(failed)?;
    }
    bind(folder)?;
    let (wasm, glue) = (folder.join("engine_bg.wasm"), folder.join("engine.js"));
    optimise(&wasm, &wasm)?;
    postprocess::terse(&glue, false)?;
    let words = folder.join("words.js");
    fs::write(&words, language::module()?).map_err(failed)?;
    postprocess::terse(&words, false)?;
    types(folder)?;
    for (from, name) in COPIED {
        fs::copy(place::root().join(from).join(name), folder.join(name))
            .map_err(|error| format!("{name}: {error}"))?;
    }
    fs::write(folder.join(licences::THIRD_PARTY), licences::third_party()?)
        .map_err(|error| format!("{}: {error}", licences::THIRD_PARTY))?;
    describe(folder)?;
    Ok(module)
}

/// True if a folder holds a module whose build has ended.
pub(crate) fn is_built(folder: &Path) -> bool {
    folder.join(MANIFEST).is_file()
}

/// Writes the script through which JavaScript calls the program.
fn bind(folder: &Path) -> ChoreResult {
    let built = place::target().join(install::WASM).join(install::PROFILE).join("engine.wasm");
    let mut bind = with_tools("wasm-bindgen")?;
    bind.args(["--target", "web", "--out-name", ENGINE, "--out-dir"]).arg(folder).arg(built);
    steps::must("binding the module", &mut bind, Echo::Pulse)?;
    Ok(())
}

/// Optimises a program for speed, from one file to another, which may be the same.
pub(crate) fn optimise(from: &Path, to: &Path) -> ChoreResult {
    let mut output = OsString::from("--output=");
    output.push(to);
    let mut opt = with_tools("wasm-opt")?;
    opt.arg(from).arg(output).arg("-O3");
    if let Some(script) = install::wasm_opt_script() {
        opt.env("LAST_MOVE_WASM_OPT", script);
    }
    steps::must("optimising it", &mut opt, Echo::Pulse)?;
    Ok(())
}

/// A program installed by xtask, or the one on PATH.
pub(crate) fn with_tools(name: &str) -> Result<Command, String> {
    let ours = place::tools().join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    let found = if ours.is_file() { Some(ours) } else { place::on_path(&[name]) };
    let mut command = Command::new(found.ok_or_else(|| format!("{name} is absent"))?);
    command.env("PATH", place::path_with_tools()?);
    Ok(command)
}

/// Keeps the types that a caller uses, in one file.
fn types(folder: &Path) -> ChoreResult {
    let made = folder.join("engine.d.ts");
    let failed = |error| format!("{}: {error}", made.display());
    let all = fs::read_to_string(&made).map_err(failed)?;
    let ours = all.split_once(START).map(|(ours, _)| ours.trim_end());
    let ours = ours.ok_or_else(|| format!("{}: there is no {START}", made.display()))?;
    fs::write(folder.join("last-move.d.ts"), format!("{DISPOSABLE}\n{ours}\n")).map_err(failed)?;
    fs::remove_file(folder.join("engine_bg.wasm.d.ts")).map_err(failed)?;
    fs::remove_file(&made).map_err(failed)
}

/// Writes package.json with the version of the workspace.
fn describe(folder: &Path) -> ChoreResult {
    let from = place::root().join("crates/module/package").join(MANIFEST);
    let failed = |error| format!("{}: {error}", from.display());
    let text = fs::read_to_string(&from).map_err(failed)?;
    let text = text.replace("\"0.0.0\"", &format!("\"{}\"", env!("CARGO_PKG_VERSION")));
    fs::write(folder.join(MANIFEST), text).map_err(failed)
}

/// The sizes of the files that an import loads, or an error over budget.
pub fn weigh(folder: &Path) -> Result<Vec<String>, String> {
    let mut lines = vec![size::row("", "raw", "gzip", "brotli")];
    let mut all = (0, 0, 0);
    for name in LOADED {
        let path = folder.join(name);
        let (raw, gzip, brotli) = size::of(&path)?;
        lines.push(size::row(name, &size::kb(raw), &size::kb(gzip), &size::kb(brotli)));
        all = (all.0 + raw, all.1 + gzip, all.2 + brotli);
    }
    let (raw, gzip, brotli) = all;
    let budget = BUDGET.0 + BUDGET.1 * games::GAMES.len() as u64;
    let name = format!("module, of {}", size::kb(budget));
    lines.push(size::row(&name, &size::kb(raw), &size::kb(gzip), &size::kb(brotli)));
    if brotli <= budget { Ok(lines) } else { Err(format!("{}\nabove budget", lines.join("\n"))) }
}
