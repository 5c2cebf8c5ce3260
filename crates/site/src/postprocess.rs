//! Finishes what Trunk built: small scripts, programs named by their content, a page a game, and the page of the tables.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::language::About;
use crate::simd::{self, SIMD};
use crate::steps::{self, Echo};
use crate::{
    Outcome, about, begin, docs, first, flat, frames, install, licences, no_more, publish, share,
    tables, trust,
};

/// The script that starts a worker, and what stands in it for the program’s name.
const START: &str = "worker.js";
const NAME: &str = "\"./last-move-worker\"";
/// The same for the sums by which the script knows the program.
const SUMS: &str = "const sums = \"\"";
/// What stands behind the first board: both workers, and the page of the tables.
const WORKER: &str = "last-move-worker";
const TABLES: &str = "last-move-tables";
const APP: &str = "last-move-app";
const EXPLORER: &str = "last-move-explorer";

/// `cargo xtask post`
pub fn run(args: &mut lexopt::Parser) -> Outcome {
    no_more(args)?;
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or("post is called by trunk, which says in TRUNK_STAGING_DIR where its output is")?;
    frames::take(&staging)?;
    // What a developer builds again and again has the plain one alone.
    let simd = env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release");
    if simd {
        simd::build(&staging)?;
    }
    for (glue, _, classic) in programs(&staging, simd)? {
        // The pages are modules; workers draw nothing.
        if !classic {
            trust::glue(&glue)?;
        }
        terse(&glue, classic)?;
    }
    let quoted = |name: &str| format!("\"./{name}\"");
    let named = name_program(&staging, WORKER)?;
    let plain = name_program(&staging, TABLES)?;
    let (mut tables, mut those) = (quoted(&plain), vec![plain.clone()]);
    if simd {
        let simd = name_program(&staging, SIMD)?;
        tables = simd::choice(&tables, &quoted(&simd));
        those.push(simd);
    }
    let [glue, wasm] = files(&plain);
    let tables = Worker { start: start(&staging, "tables", &tables, &those)?, glue, wasm };
    let [glue, wasm] = files(&named);
    let worker = start(&staging, "worker", &quoted(&named), std::slice::from_ref(&named))?;
    let worker = Worker { start: worker, glue, wasm };
    fs::remove_file(staging.join(START)).map_err(|error| format!("{START}: {error}"))?;
    let explorer = name_program(&staging, EXPLORER)?;
    // Without the quotes around it, since a release build leaves them out.
    let share = share::folder(&staging)?;
    edit(&staging, "index.html", &[(START, &worker.start), (share::START, &share)])?;
    let begin = begin::script(&staging, About::Games)?;
    let (glue, _) = app(&staging)?;
    let app = glue.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    begin::page(&staging.join("index.html"), &begin, &app)?;
    let begin = begin::script(&staging, About::Tables)?;
    let explored = begin::tag(&begin, &explorer) + &begin::ahead(&explorer);
    tables::page(&staging, &explored, (&worker.start, &tables.start))?;
    // Before the texts of all games are in the front page: a frame has those of its own game.
    let pictures = first::draw()?;
    frames::pages(&staging, (&worker, &tables), &pictures)?;
    about::texts(&staging)?;
    flat::pages(&staging, &pictures)?;
    docs::pages(&staging)?;
    licences::files(&staging)?;
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
fn programs(staging: &Path, simd: bool) -> Result<Vec<(PathBuf, PathBuf, bool)>, String> {
    let (glue, wasm) = app(staging)?;
    let mut all = vec![(glue, wasm, false)];
    let workers = [(WORKER, true), (TABLES, true), (EXPLORER, false), (SIMD, true)];
    for (name, classic) in workers.into_iter().filter(|(name, _)| simd || *name != SIMD) {
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
    let failed = |error| format!("{}: {error}", staging.display());
    for entry in fs::read_dir(staging).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(stem) = name.strip_suffix("_bg.wasm").filter(|_| name.starts_with(APP)) {
            return Ok((staging.join(format!("{stem}.js")), path));
        }
    }
    Err(format!("{}: there is no program of the page", staging.display()))
}

/// Makes a script small, where npm has brought what does that.
pub(crate) fn terse(script: &Path, classic: bool) -> Outcome {
    let Some(terser) = install::npm_script("terser/bin/terser") else { return Ok(()) };
    // What is not exported can go: a second way to start, which nobody takes.
    let failed = |error| format!("{}: {error}", script.display());
    let text = fs::read_to_string(script).map_err(failed)?;
    fs::write(script, text.replace("export { initSync, ", "export { ")).map_err(failed)?;
    let mut make = Command::new("node");
    make.arg(terser).arg(script).args(["--compress", "--mangle", "--output"]).arg(script);
    if !classic {
        make.arg("--module");
    }
    steps::must("making a script small", &mut make, Echo::Pulse)?;
    Ok(())
}

/// Writes the script that starts a worker with the program that an expression names, which is one of
/// `those`; returns the name of the script, which changes with what it says.
fn start(staging: &Path, name: &str, program: &str, those: &[String]) -> Result<String, String> {
    let failed = |error| format!("{START}: {error}");
    let text = fs::read_to_string(staging.join(START)).map_err(failed)?;
    let text = trust::script(&text)?;
    if let Some(absent) = [NAME, SUMS].iter().find(|word| !text.contains(**word)) {
        return Err(format!("{START}: there is no {absent} to replace"));
    }
    let mut sums = Vec::new();
    for name in those {
        let [_, wasm] = files(name);
        let bytes = fs::read(staging.join(&wasm)).map_err(|error| format!("{wasm}: {error}"))?;
        sums.push(BASE64_STANDARD.encode(Sha256::digest(&bytes)));
    }
    let sums = format!("const sums = \"{}\"", sums.join(" "));
    let text = text.replace(NAME, program).replace(SUMS, &sums);
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    let to = format!("{name}-{:016x}.js", hasher.finish());
    fs::write(staging.join(&to), text).map_err(failed)?;
    Ok(to)
}

/// Names script and program by their content, which Trunk does for the page’s alone, so that no
/// browser’s cache hands an old worker to a new page; returns the new name that both share.
fn name_program(staging: &Path, name: &str) -> Result<String, String> {
    let mut hasher = DefaultHasher::new();
    for file in files(name) {
        let path = staging.join(&file);
        hasher.write(&fs::read(&path).map_err(|error| format!("{file}: {error}"))?);
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
