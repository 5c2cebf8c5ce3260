//! `cargo xtask oracles DIR`: compares the engine with the brute-force tables in any folder.

use std::env;
use std::process::Command;

use site::{ChoreResult, place};

/// The program that compares; it belongs to the tests, which run it on the tables of the project.
const RUNNER: [&str; 7] =
    ["run", "--quiet", "--locked", "--package", "last-move-tests", "--example", "oracles"];
const ALLOW_UNKNOWN: &str = "--allow-unknown";

/// Starts the runner with the folder as it is seen from here.
pub(crate) fn run(args: &mut lexopt::Parser) -> ChoreResult {
    let (mut folder, mut allow_unknown) = (None, false);
    while let Some(arg) = args.next().map_err(|error| error.to_string())? {
        match arg {
            lexopt::Arg::Long("allow-unknown") => allow_unknown = true,
            lexopt::Arg::Value(name) if folder.is_none() => folder = Some(name),
            other => return Err(other.unexpected().to_string()),
        }
    }
    let folder = folder.ok_or("name the folder that holds the tables")?;
    let here = env::current_dir().map_err(|error| error.to_string())?;
    let mut runner = Command::new(place::cargo());
    runner.args(RUNNER).arg("--").args(allow_unknown.then_some(ALLOW_UNKNOWN));
    let ended = runner.arg(here.join(folder)).current_dir(place::root()).status();
    match ended {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the tables do not pass, see above".to_string()),
        Err(error) => Err(format!("the runner did not start: {error}")),
    }
}
