//! Finishes what Trunk built: small scripts, a worker named by its content, a page a game.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::steps::{self, Echo};
use crate::{Outcome, about, bring, flat, frames, no_more, publish, shorten};

const START: &str = "worker.js";
const GLUE: &str = "last-move-worker.js";
const WASM: &str = "last-move-worker_bg.wasm";

/// `cargo xtask post`
pub(crate) fn run(args: &mut lexopt::Parser) -> Outcome {
    no_more(args)?;
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or("post is called by trunk, which says in TRUNK_STAGING_DIR where its output is")?;
    frames::take(&staging)?;
    for (glue, wasm) in [app(&staging)?, (staging.join(GLUE), staging.join(WASM))] {
        shorten::names(&wasm, &glue)?;
        terse(&glue, wasm.ends_with(WASM))?;
    }
    let worker = name_worker(&staging)?;
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

/// Script and program of the page, whose names Trunk has made.
fn app(staging: &Path) -> Result<(PathBuf, PathBuf), String> {
    let told = |error| format!("{}: {error}", staging.display());
    for entry in fs::read_dir(staging).map_err(told)? {
        let path = entry.map_err(told)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(stem) = name.strip_suffix("_bg.wasm").filter(|_| name != WASM) {
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
/// hand an old worker to a new page.
fn name_worker(staging: &Path) -> Result<Worker, String> {
    let mut hasher = DefaultHasher::new();
    for name in [START, GLUE, WASM] {
        let path = staging.join(name);
        hasher.write(&fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?);
    }
    let hash = format!("{:016x}", hasher.finish());
    let glue = format!("last-move-worker-{hash}.js");
    let wasm = format!("last-move-worker-{hash}_bg.wasm");
    let start = format!("worker-{hash}.js");
    edit(staging, START, &[(GLUE, &glue), (WASM, &wasm)])?;
    // Without the quotes around it, since a release build leaves them out.
    edit(staging, "index.html", &[(START, &start)])?;
    for (old, new) in [(START, &start), (GLUE, &glue), (WASM, &wasm)] {
        fs::rename(staging.join(old), staging.join(new))
            .map_err(|error| format!("{old} could not be renamed to {new}: {error}"))?;
    }
    Ok(Worker { start, glue, wasm })
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
