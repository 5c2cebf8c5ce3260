//! Runs brute-force tables from a folder through the engine and says, suite by suite, where they differ.

mod boxes;
mod graphs;
mod grids;
mod heaps;
mod numbers;
mod parity;
mod piles;
mod pins;
mod queen;
mod queens;
mod report;
mod sisters;
mod suite;
mod sums;
mod taking;

use report::Report;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use suite::Suite;

/// Compares a suite with the engine; the error says why it cannot be run.
type Handler = fn(&Suite, &mut Report) -> Result<(), String>;

/// Games that the engine has, by the names the tables use.
const HANDLERS: &[(&str, Handler)] = &[
    ("chocolate", piles::chocolate),
    ("chomp", sisters::chomp),
    ("demon_money", piles::demon),
    ("diamond", grids::lines),
    ("dots_boxes", boxes::run),
    ("edge_delete", graphs::delete),
    ("grundy_game", heaps::grundy),
    ("guy_parity", parity::run),
    ("kayles", pins::run),
    ("moore_nim", heaps::moore),
    ("nim", heaps::nim),
    ("sum", sums::run),
    ("sum_from_product", piles::product),
    ("queens", queens::run),
    ("remove_square", grids::squares),
    ("no_factor", numbers::run),
    ("remove_edge", graphs::remove),
    ("takeaway", taking::run),
    ("treblecross", sisters::treblecross),
    ("wythoff", queen::run),
];

/// The chore: every suite of every file of the folder that is named.
pub(crate) fn run(args: &mut lexopt::Parser) -> Result<(), String> {
    let folder = match args.next().map_err(|error| error.to_string())? {
        Some(lexopt::Arg::Value(folder)) => PathBuf::from(folder),
        _ => return Err("name the folder that holds the tables".to_string()),
    };
    crate::no_more(args)?;
    let mut total = Total::default();
    for file in files(&folder)? {
        if let Err(error) = run_file(&file, &mut total) {
            println!("{}: not readable: {error}", file.display());
            total.unreadable += 1;
        }
    }
    total.close()
}

/// What all suites came to.
#[derive(Default)]
struct Total {
    suites: u64,
    checked: u64,
    failed: u64,
    skipped: u64,
    absent: u64,
    unreadable: u64,
}

impl Total {
    fn close(&self) -> Result<(), String> {
        let Total { suites, checked, failed, skipped, absent, unreadable } = self;
        println!(
            "{suites} suites: checked {checked}, failed {failed}, skipped {skipped}, \
             of games not in the catalogue yet {absent}, files not readable {unreadable}"
        );
        if failed + skipped + unreadable == 0 {
            Ok(())
        } else {
            Err("not every table agrees with the engine".to_string())
        }
    }
}

/// The tables of a folder, in the order of their names.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let named = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(named)? {
        let path = entry.map_err(named)?.path();
        if path.extension().is_some_and(|extension| extension == "json") {
            found.push(path);
        }
    }
    found.sort();
    if found.is_empty() {
        return Err(format!("{}: there is no .json file", folder.display()));
    }
    Ok(found)
}

fn run_file(file: &Path, total: &mut Total) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    let whole: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    if whole["schema"] != 1 {
        return Err(format!("schema {} is not 1", whole["schema"]));
    }
    let suites = whole["suites"].as_array().ok_or("there is no list of suites")?;
    for suite in suites {
        run_suite(&Suite::read(suite)?, total);
    }
    Ok(())
}

fn run_suite(suite: &Suite, total: &mut Total) {
    total.suites += 1;
    let Some((_, handler)) = HANDLERS.iter().find(|(game, _)| *game == suite.game) else {
        println!("{suite}: skipped (not in the catalogue yet)");
        total.absent += 1;
        return;
    };
    let mut report = Report::default();
    let ended = handler(suite, &mut report);
    total.checked += report.checked;
    total.failed += report.failed;
    match ended {
        Ok(()) if report.checked > 0 => {
            println!("{suite}: checked {}, failed {}", report.checked, report.failed);
        }
        ended => {
            let reason = ended.err().unwrap_or("there is nothing in it".to_string());
            println!("{suite}: skipped ({reason})");
            // What goes beyond the sources may be skipped for a reason.
            total.skipped += u64::from(!suite.optional);
        }
    }
    report.print_notes();
}
