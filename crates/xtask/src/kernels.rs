//! Builds the kernels of the crate `bench` natively and as modules for Node, and asks each to time them.

use std::env::consts::EXE_SUFFIX;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use site::steps::{self, Echo};
use site::{install, place};

const CRATE: &str = "last-move-bench";

/// The least time of a kernel so far, and its result.
pub(crate) struct Timed {
    pub(crate) nanos: f64,
    pub(crate) sum: String,
}

/// A program that times kernels on demand.
pub(crate) struct Timer {
    child: Child,
    ask: ChildStdin,
    answer: BufReader<ChildStdout>,
}

impl Timer {
    fn start(mut command: Command) -> Result<Timer, String> {
        let started = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = started.map_err(|error| format!("the kernels did not start: {error}"))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(ask), Some(out)) => Ok(Timer { child, ask, answer: BufReader::new(out) }),
            _ => Err("the kernels cannot be asked".to_string()),
        }
    }

    /// Runs a kernel once more, or as often as a reliable time needs.
    pub(crate) fn time(&mut self, kernel: &str) -> Result<Timed, String> {
        let mut line = String::new();
        writeln!(self.ask, "{kernel}")
            .and_then(|()| self.answer.read_line(&mut line))
            .map_err(|error| format!("{kernel}: {error}"))?;
        let (nanos, sum) = line.trim().split_once(' ').ok_or(format!("there is no {kernel}"))?;
        let nanos = nanos.parse().map_err(|_| format!("{kernel} took {nanos} nanoseconds?"))?;
        Ok(Timed { nanos, sum: sum.to_string() })
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        // It may have exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The kernels as they were built.
pub(crate) struct Built {
    native: PathBuf,
    /// Modules for Node: without and with SIMD.
    modules: [PathBuf; 2],
}

impl Built {
    /// Builds all three.
    pub(crate) fn new() -> Result<Built, String> {
        install::wasm_target()?;
        install::wasm_bindgen()?;
        let mut native = Command::new(place::cargo());
        native.args(["build", "--locked", "--profile", install::PROFILE, "--package", CRATE]);
        steps::must("building the kernels", native.current_dir(place::root()), Echo::Pulse)?;
        Ok(Built {
            native: place::target().join(install::PROFILE).join(format!("{CRATE}{EXE_SUFFIX}")),
            modules: [module("plain", "")?, module("simd", "-C target-feature=+simd128")?],
        })
    }

    /// A timer for each column of the table.
    pub(crate) fn timers(&self) -> Result<Vec<Timer>, String> {
        let mut timers = vec![self.native()?];
        for module in 0..self.modules.len() {
            timers.push(self.in_node(module, &["--no-liftoff"], &[])?);
        }
        Ok(timers)
    }

    /// A timer of this machine’s own kernels.
    pub(crate) fn native(&self) -> Result<Timer, String> {
        Timer::start(Command::new(&self.native))
    }

    /// A new instance that has run nothing, as in a browser.
    pub(crate) fn cold(&self, module: usize) -> Result<Timer, String> {
        self.in_node(module, &[], &["--cold"])
    }

    fn in_node(&self, module: usize, before: &[&str], after: &[&str]) -> Result<Timer, String> {
        let mut node = Command::new("node");
        node.args(before).arg(place::root().join("crates/bench/run.cjs"));
        node.arg(&self.modules[module]).args(after);
        Timer::start(node)
    }
}

/// Builds a module for Node, in a separate folder, so that the two do not invalidate each other's builds.
fn module(name: &str, flags: &str) -> Result<PathBuf, String> {
    let folder = place::target().join("bench").join(name);
    let mut build = Command::new(place::cargo());
    build.args(["build", "--locked", "--profile", install::PROFILE]);
    build.args(["--lib", "--package", CRATE, "--target", install::WASM]);
    build.env("CARGO_TARGET_DIR", &folder).env("RUSTFLAGS", flags);
    let what = format!("building the kernels for Node, {name}");
    steps::must(&what, build.current_dir(place::root()), Echo::Pulse)?;
    let mut bind = Command::new(place::tools().join(format!("wasm-bindgen{EXE_SUFFIX}")));
    bind.args(["--target", "nodejs", "--no-typescript", "--out-dir"]).arg(&folder);
    bind.arg(folder.join(install::WASM).join(install::PROFILE).join("bench.wasm"));
    steps::must("binding them", &mut bind, Echo::Pulse)?;
    Ok(folder.join("bench.js"))
}
