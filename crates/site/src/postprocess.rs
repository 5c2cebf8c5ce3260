//! Finishes the output of Trunk: minified scripts, hashed names, pages for the games and the tables.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::language::About;
use crate::simd::{self, SIMD};
use crate::steps::{self, Echo};
use crate::{
    ChoreResult, about, begin, docs, first, flat, frames, install, integrity, licences, no_more,
    publish, share, tables, trust,
};

/// The script that starts a worker, and the placeholder of the program’s name.
const START: &str = "worker.js";
const NAME: &str = "\"./last-move-worker\"";
/// The placeholder of the checksums by which the script knows the program.
const SUMS: &str = "const sums = \"\"";
/// Files loaded after the first board: both workers, and the page of the tables.
const WORKER: &str = "last-move-worker";
const TABLES: &str = "last-move-tables";
const APP: &str = "last-move-app";
const EXPLORER: &str = "last-move-explorer";

/// `cargo xtask ahead`
pub fn ahead(args: &mut lexopt::Parser) -> ChoreResult {
    no_more(args)?;
    first::compile()?;
    if is_release() { simd::compile() } else { Ok(()) }
}

/// True if Trunk builds the release; builds during development have only the program without SIMD.
fn is_release() -> bool {
    env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release")
}

/// `cargo xtask post`
pub fn run(args: &mut lexopt::Parser) -> ChoreResult {
    no_more(args)?;
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or("trunk calls post, and names the folder of its output in TRUNK_STAGING_DIR")?;
    frames::take(&staging)?;
    let simd = is_release();
    if simd {
        simd::build(&staging)?;
    }
    for (glue, _, classic) in programs(&staging, simd)? {
        // The scripts of pages are modules; workers draw nothing.
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
    // Without the quotes around it, since a release build removes them.
    let share = share::folder(&staging)?;
    let shares = format!("{share}#{}", integrity::of(&staging, &share)?);
    edit(&staging, "index.html", &[(START, &worker.start), (share::START, &shares)])?;
    let (glue, _) = app(&staging)?;
    let app = glue.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let begin = begin::script(&staging, About::Games, &app, &[&worker.start])?;
    begin::page(&staging.join("index.html"), &begin, &app)?;
    let begin = begin::script(&staging, About::Tables, &explorer, &[&tables.start])?;
    let explored = begin::tag(&begin, &explorer) + &begin::ahead(&explorer);
    let pictures = first::draw()?;
    tables::page(&staging, &explored, (&worker.start, &tables.start), &pictures)?;
    // Before the texts of all games are put into the front page: a frame has only its own text.
    frames::pages(&staging, (&worker, &tables), &pictures)?;
    about::texts(&staging)?;
    flat::pages(&staging, &pictures)?;
    docs::pages(&staging, &share)?;
    licences::files(&staging)?;
    publish::write(&staging)
}

/// The names of the worker's files.
pub(crate) struct Worker {
    /// The element or script that starts a page.
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

/// Script and program of the page, under the names that Trunk gave them.
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

/// Minifies a script, if npm has installed the tool.
pub(crate) fn terse(script: &Path, classic: bool) -> ChoreResult {
    let Some(terser) = install::npm_script("terser/bin/terser") else { return Ok(()) };
    // Remove an unused export: a second way to start.
    let failed = |error| format!("{}: {error}", script.display());
    let text = fs::read_to_string(script).map_err(failed)?;
    fs::write(script, text.replace("export { initSync, ", "export { ")).map_err(failed)?;
    let mut make = Command::new("node");
    make.arg(terser).arg(script).args(["--compress", "--mangle", "--output"]).arg(script);
    if !classic {
        make.arg("--module");
    }
    steps::must("minifying a script", &mut make, Echo::Pulse)?;
    Ok(())
}

/// Writes the script that starts a worker; `program` is an expression for the name of its program, one of
/// `those`. Returns the hashed name of the script.
fn start(staging: &Path, name: &str, program: &str, those: &[String]) -> Result<String, String> {
    let failed = |error| format!("{START}: {error}");
    let text = fs::read_to_string(staging.join(START)).map_err(failed)?;
    let text = trust::script(&text)?;
    if let Some(absent) = [NAME, SUMS, integrity::PLACE].iter().find(|word| !text.contains(**word))
    {
        return Err(format!("{START}: there is no {absent} to replace"));
    }
    let (mut sums, mut scripts) = (Vec::new(), Vec::new());
    for name in those {
        let [glue, wasm] = files(name);
        scripts.push(integrity::of(staging, &glue)?);
        sums.push(integrity::of(staging, &wasm)?);
    }
    let sums = format!("const sums = \"{}\"", sums.join(" "));
    let scripts = format!("const integrity = \"{}\"", scripts.join(" "));
    let text = text.replace(NAME, program).replace(SUMS, &sums).replace(integrity::PLACE, &scripts);
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    let to = format!("{name}-{:016x}.js", hasher.finish());
    fs::write(staging.join(&to), text).map_err(failed)?;
    Ok(to)
}

/// Gives script and program hashed names, as Trunk does for those of the page alone, so that no cache
/// serves an old worker to a new page; returns the new name that both share.
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

fn rename(staging: &Path, old: &str, new: &str) -> ChoreResult {
    fs::rename(staging.join(old), staging.join(new))
        .map_err(|error| format!("{old} could not be renamed to {new}: {error}"))
}

/// Replaces texts in a file; each of them must occur.
fn edit(staging: &Path, name: &str, changes: &[(&str, &str)]) -> ChoreResult {
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
