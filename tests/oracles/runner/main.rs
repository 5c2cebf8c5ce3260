//! Compares the engine with brute-force tables: as a test with those of this folder, or with any folder by name.
#![forbid(unsafe_code)]

mod bars;
mod boxes;
mod coins;
mod graphs;
mod grids;
mod heaps;
mod histograms;
mod numbers;
mod parity;
mod partizan;
mod piles;
mod pins;
#[path = "../../positions.rs"]
mod positions;
mod queen;
mod queens;
mod report;
mod runs;
mod sisters;
mod strips;
mod suite;
mod sums;
mod taking;
#[cfg(test)]
mod tests;
mod total;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};
use total::Total;

const USAGE: &str = "cargo xtask oracles [--allow-unknown] DIR";

/// The options of the command line.
struct Options {
    folder: PathBuf,
    allow_unknown: bool,
}

impl Options {
    fn read(args: impl Iterator<Item = String>) -> Result<Options, String> {
        let (mut folder, mut allow_unknown) = (None, false);
        for arg in args {
            match arg.as_str() {
                "--allow-unknown" => allow_unknown = true,
                option if option.starts_with('-') => return Err(format!("{option}: {USAGE}")),
                name if folder.is_none() => folder = Some(PathBuf::from(name)),
                _ => return Err(format!("one folder at a time: {USAGE}")),
            }
        }
        let folder = folder.ok_or(format!("name the folder that holds the tables: {USAGE}"))?;
        Ok(Options { folder, allow_unknown })
    }
}

fn main() -> ExitCode {
    let done = Options::read(env::args().skip(1)).and_then(|options| {
        let total = compare(&options.folder)?;
        println!("{total}");
        total.verdict(options.allow_unknown)
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Compares all suites of all files in a folder, and the histograms in `histograms` below it.
fn compare(folder: &Path) -> Result<Total, String> {
    let mut total = Total::default();
    for file in files(folder, "json")? {
        compare_file(&file, &mut total);
    }
    histograms::compare(&folder.join("histograms"), &mut total)?;
    Ok(total)
}

fn compare_file(file: &Path, total: &mut Total) {
    let read = fs::read_to_string(file).map_err(|error| error.to_string());
    if let Err(error) = read.and_then(|text| total.add(&text)) {
        println!("{}: not readable: {error}", file.display());
        total.unreadable += 1;
    }
}

/// The files of a folder with this ending, sorted by name.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, String> {
    let named = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(named)? {
        let path = entry.map_err(named)?.path();
        if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    found.sort();
    if found.is_empty() {
        return Err(format!("{}: there is no .{ending} file", folder.display()));
    }
    Ok(found)
}
