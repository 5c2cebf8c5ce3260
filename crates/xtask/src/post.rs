//! Finishes what Trunk built: small scripts, programs named by their content, a page a game, and the page of the tables.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{self, Echo};
use crate::{Outcome, about, bring, flat, frames, no_more, publish, shorten, tables};

/// The script that starts a worker, with the names of the worker of the games in it.
const START: &str = "worker.js";
/// What stands behind the first board: both workers, and the page of the tables.
const WORKER: &str = "last-move-worker";
const TABLES: &str = "last-move-tables";
const APP: &str = "last-move-app";
const EXPLORER: &str = "last-move-explorer";

/// `cargo xtask post`
pub(crate) fn run(args: &mut lexopt::Parser) -> Outcome {
    no_more(args)?;
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or("post is called by trunk, which says in TRUNK_STAGING_DIR where its output is")?;
    frames::take(&staging)?;
    for (glue, wasm, classic) in programs(&staging)? {
        shorten::names(&wasm, &glue)?;
        terse(&glue, classic)?;
    }
    let start = staging.join(START);
    let text = fs::read_to_string(&start).map_err(|error| format!("{START}: {error}"))?;
    let tables = staging.join("tables.js");
    fs::write(&tables, text.replace(WORKER, TABLES))
        .map_err(|error| format!("tables.js: {error}"))?;
    let worker = name_worker(&staging, START, WORKER)?;
    let tables = name_worker(&staging, "tables.js", TABLES)?;
    let explorer = name_program(&staging, EXPLORER)?;
    // Without the quotes around it, since a release build leaves them out.
    edit(&staging, "index.html", &[(START, &worker.start)])?;
    tables::page(&staging, &explorer, (&worker.start, &tables.start))?;
    // Before the texts of all games are in the front page: a frame has those of its own game.
    frames::pages(&staging, &worker)?;
    about::texts(&staging)?;
    flat::pages(&staging)?;
    publish::write(&staging)
}

/// The names of the worker's files.
pub(crate) struct Worker {
    /// What a page starts.
    pub(crate) start: String,
    /// The script between browser and program.
    pub(crate) glue: String,
    /// The program.
    pub(crate) wasm: String,
}

/// Script and program of the pages and their workers, and whether the script is a classic one.
fn programs(staging: &Path) -> Result<Vec<(PathBuf, PathBuf, bool)>, String> {
    let (glue, wasm) = app(staging)?;
    let mut all = vec![(glue, wasm, false)];
    for (name, classic) in [(WORKER, true), (TABLES, true), (EXPLORER, false)] {
        let [glue, wasm] = files(name).map(|file| staging.join(file));
        all.push((glue, wasm, classic));
    }
    Ok(all)
}

/// Script and program by their name.
fn files(name: &str) -> [String; 2] {
    [format!("{name}.js"), format!("{name}_bg.wasm")]
}

/// Script and program of the page, whose names Trunk has made.
fn app(staging: &Path) -> Result<(PathBuf, PathBuf), String> {
    let told = |error| format!("{}: {error}", staging.display());
    for entry in fs::read_dir(staging).map_err(told)? {
        let path = entry.map_err(told)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(stem) = name.strip_suffix("_bg.wasm").filter(|_| name.starts_with(APP)) {
            return Ok((staging.join(format!("{stem}.js")), path));
        }
    }
    Err(format!("{}: there is no program of the page", staging.display()))
}

/// Makes a script small, where npm has brought what does that.
pub(crate) fn terse(script: &Path, classic: bool) -> Outcome {
    let Some(terser) = bring::npm_script("terser/bin/terser") else { return Ok(()) };
    // What is not exported can go: a second way to start, which nobody takes.
    let told = |error| format!("{}: {error}", script.display());
    let text = fs::read_to_string(script).map_err(told)?;
    fs::write(script, text.replace("export { initSync, ", "export { ")).map_err(told)?;
    let mut make = Command::new("node");
    make.arg(terser).arg(script).args(["--compress", "--mangle", "--output"]).arg(script);
    if !classic {
        make.arg("--module");
    }
    steps::must("making a script small", &mut make, Echo::Pulse)?;
    Ok(())
}

/// Trunk hashes the names of the page's files but not of a worker's, so that a browser's cache could
/// hand an old worker to a new page; returns the new names.
fn name_worker(staging: &Path, start: &str, name: &str) -> Result<Worker, String> {
    let named = name_program(staging, name)?;
    let changes = files(name).into_iter().zip(files(&named)).collect::<Vec<_>>();
    for (old, new) in &changes {
        edit(staging, start, &[(old, new)])?;
    }
    let hash = named.rsplit('-').next().unwrap_or_default();
    let to = start.replace(".js", &format!("-{hash}.js"));
    rename(staging, start, &to)?;
    let [glue, wasm] = files(&named);
    Ok(Worker { start: to, glue, wasm })
}

/// Names script and program by their content; returns the new name that both share.
fn name_program(staging: &Path, name: &str) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    for file in files(name).iter().map(String::as_str).chain([START]) {
        let path = staging.join(file);
        hasher.write(&fs::read(&path).unwrap_or_default());
    }
    let to = format!("{name}-{:016x}", hasher.finish());
    for (old, new) in files(name).iter().zip(files(&to)) {
        rename(staging, old, &new)?;
    }
    Ok(to)
}

fn rename(staging: &Path, old: &str, new: &str) -> Outcome {
    fs::rename(staging.join(old), staging.join(new))
        .map_err(|error| format!("{old} could not be renamed to {new}: {error}"))
}

/// Replaces texts in a file, each of which must be there.
fn edit(staging: &Path, name: &str, changes: &[(&str, &str)]) -> Outcome {
    let path = staging.join(name);
    let mut text =
        fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    for (old, new) in changes {
        if !text.contains(old) {
            return Err(format!("{}: there is no {old} to replace", path.display()));
        }
        text = text.replace(old, new);
    }
    fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))
}
