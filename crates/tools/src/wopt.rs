//! Stands in for `wasm-opt` on Trunk's PATH: runs the copy installed by npm, or passes the file through.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// Names the JavaScript build of wasm-opt; unset without Node.
const SCRIPT: &str = "LAST_MOVE_WASM_OPT";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    // Trunk asks for the version before it uses the tool.
    if args.iter().any(|arg| arg == "--version") {
        println!("wasm-opt version 132 (last-move stand-in)");
        return ExitCode::SUCCESS;
    }
    let done = match std::env::var_os(SCRIPT) {
        Some(script) => optimise(Path::new(&script), &args),
        None => hand_through(&args),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("wasm-opt stand-in: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs wasm-opt.
fn optimise(script: &Path, args: &[String]) -> std::io::Result<bool> {
    Ok(Command::new("node").arg(script).args(args).status()?.success())
}

/// Input and output of a call.
fn files(args: &[String]) -> Option<(PathBuf, PathBuf)> {
    let output = args.iter().find_map(|arg| arg.strip_prefix("--output="));
    let input = args.iter().find(|arg| !arg.starts_with('-'));
    Some((PathBuf::from(input?), PathBuf::from(output?)))
}

/// Copies the input to the output: the page is larger then, but works.
fn hand_through(args: &[String]) -> std::io::Result<bool> {
    let Some((input, output)) = files(args) else {
        return Ok(false);
    };
    std::fs::copy(input, output)?;
    Ok(true)
}
