//! Times the engine against plain programs, as ratios that hold on any machine.

use std::process::Command;

use crate::{Outcome, no_more, place};

/// `cargo xtask bench`
pub(crate) fn run(args: &mut lexopt::Parser) -> Outcome {
    no_more(args)?;
    let mut bench = Command::new("cargo");
    bench.args(["run", "--quiet", "--package", "last-move-tests", "--example", "bench"]);
    match bench.current_dir(place::root()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the times could not be taken".to_string()),
        Err(error) => Err(format!("cargo did not start: {error}")),
    }
}
