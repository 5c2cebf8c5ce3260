//! Times the engine against plain programs as ratios, and the built page on a slowed processor.

use std::process::Command;

use crate::{Outcome, check, no_more, place};

/// `cargo xtask bench`
pub(crate) fn run(args: &mut lexopt::Parser) -> Outcome {
    no_more(args)?;
    let mut bench = Command::new("cargo");
    bench.args(["run", "--quiet", "--package", "last-move-tests", "--example", "bench"]);
    took("cargo", bench.current_dir(place::root()))?;
    let mut sequences = Command::new("cargo");
    sequences.args(["run", "--quiet", "--release", "--package", "last-move-tests"]);
    sequences.args(["--example", "sequences"]);
    took("cargo", sequences.current_dir(place::root()))?;
    if !place::dist().is_dir() {
        println!("the page is not measured: `cargo xtask build` makes it");
        return Ok(());
    }
    took("node", check::on_the_page()?.arg(place::e2e().join("speed.mjs")))
}

fn took(name: &str, command: &mut Command) -> Outcome {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} could not take the times")),
        Err(error) => Err(format!("{name} did not start: {error}")),
    }
}
