//! Runs one program at a time and reports it, with the time that has passed and a sign of life while it works.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crate::lock;

/// Longest silence before a sign of life.
const QUIET: Duration = Duration::from_secs(15);
/// Lines of a silent program's output that are shown if it fails.
const TAIL: usize = 60;

/// True if nothing may be taken from the network.
static OFFLINE: AtomicBool = AtomicBool::new(false);

/// Takes nothing from the network from now on.
pub fn go_offline() {
    OFFLINE.store(true, Ordering::Relaxed);
}

/// An error if nothing may be taken from the network and this is missing.
///
/// ```
/// assert_eq!(site::steps::online("the browser is missing"), Ok(()));
/// site::steps::go_offline();
/// let refused = site::steps::online("the browser is missing");
/// assert!(refused.is_err_and(|error| error.starts_with("the browser is missing, and --offline")));
/// ```
pub fn online(missing: &str) -> Result<(), String> {
    if OFFLINE.load(Ordering::Relaxed) {
        return Err(format!("{missing}, and --offline takes nothing from the network"));
    }
    Ok(())
}

/// The program with what it must know of this run: where its input comes from, and that it may use no network.
pub(crate) fn prepared(command: &mut Command) -> &mut Command {
    if OFFLINE.load(Ordering::Relaxed) {
        command.env("CARGO_NET_OFFLINE", "true");
    }
    command.stdin(lock::input())
}

/// Prints one line with the seconds since the start.
pub fn say(text: &str) {
    static STARTED: OnceLock<Instant> = OnceLock::new();
    let seconds = STARTED.get_or_init(Instant::now).elapsed().as_secs();
    println!("[{seconds:>4}s] {text}");
}

/// Whether a program's output is shown as it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Echo {
    /// Each line.
    Lines,
    /// A line now and then, and the last ones if it fails.
    Pulse,
}

/// A program that has ended.
#[derive(Debug)]
pub struct Ended {
    /// True if it succeeded.
    pub ok: bool,
    /// Its output, on both channels.
    pub lines: Vec<String>,
}

/// Runs a program to its end; an error means that it could not be started.
pub fn run(what: &str, command: &mut Command, echo: Echo) -> Result<Ended, String> {
    say(&format!("{what}…"));
    let started = Instant::now();
    let mut child = prepared(command)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{} did not start for {what}: {error}", name(command)))?;
    let (send, lines) = mpsc::channel();
    if let Some(out) = child.stdout.take() {
        forward_lines(out, send.clone());
    }
    if let Some(err) = child.stderr.take() {
        forward_lines(err, send);
    }
    let mut said = Vec::new();
    let mut spoke = Instant::now();
    loop {
        match lines.recv_timeout(QUIET.saturating_sub(spoke.elapsed())) {
            Ok(line) => {
                if echo == Echo::Lines {
                    println!("        {line}");
                    spoke = Instant::now();
                }
                said.push(line);
                if spoke.elapsed() < QUIET {
                    continue;
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        pulse(what, started, &said);
        spoke = Instant::now();
    }
    let status = child.wait().map_err(|error| format!("{what}: {error}"))?;
    if !status.success() && echo == Echo::Pulse {
        for line in &said[said.len().saturating_sub(TAIL)..] {
            println!("        {line}");
        }
    }
    Ok(Ended { ok: status.success(), lines: said })
}

/// As `run`, where a program that fails is an error.
///
/// ```
/// use site::{place, steps::{self, Echo}};
/// use std::process::Command;
/// let version = |flag| {
///     let mut cargo = Command::new(place::cargo());
///     cargo.arg(flag);
///     cargo
/// };
/// steps::say("asking cargo");
/// let lines = steps::must("asking for a version", &mut version("--version"), Echo::Pulse);
/// assert!(lines.expect("there is one")[0].starts_with("cargo "));
/// assert!(steps::must("asking for nonsense", &mut version("--no-such"), Echo::Pulse).is_err());
/// let ended = steps::run("asking for nonsense", &mut version("--no-such"), Echo::Pulse);
/// assert!(ended.is_ok_and(|ended| !ended.ok), "it ran, and failed");
/// ```
pub fn must(what: &str, command: &mut Command, echo: Echo) -> Result<Vec<String>, String> {
    let ended = run(what, command, echo)?;
    if ended.ok { Ok(ended.lines) } else { Err(format!("{} failed while {what}", name(command))) }
}

fn pulse(what: &str, started: Instant, said: &[String]) {
    let seconds = started.elapsed().as_secs();
    let last = said.iter().rev().map(|line| line.trim()).find(|line| !line.is_empty());
    let last: String = last.unwrap_or("no word yet").chars().take(60).collect();
    say(&format!("  still {what}, {seconds}s: {last}"));
}

/// The program's name without its folder.
fn name(command: &Command) -> String {
    let path = Path::new(command.get_program());
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

fn forward_lines(from: impl Read + Send + 'static, to: Sender<String>) {
    thread::spawn(move || {
        let mut from = BufReader::new(from);
        let mut line = Vec::new();
        // Bytes, since a program may print what is not UTF-8.
        while from.read_until(b'\n', &mut line).is_ok_and(|count| count > 0) {
            let text = String::from_utf8_lossy(&line).trim_end().to_string();
            if to.send(text).is_err() {
                break;
            }
            line.clear();
        }
    });
}
