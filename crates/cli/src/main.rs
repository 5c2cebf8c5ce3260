//! `last-move`: values, proofs, verdicts and planes on the command line.
//!
//! What is asked for goes to standard output, and nothing else does; notes and progress go to
//! standard error. See [`EXITS`] for the exit codes.
#![forbid(unsafe_code)]

mod args;
mod dashes;
mod grundy;
mod judge;
mod list;
mod out;
mod plane;
mod verify;

use args::{Args, Command};
use clap::Parser;
use std::process::ExitCode;

/// What the exit code says.
const EXITS: &str = "\
Exit codes:
  0  done
  1  the certificate is refused, there is none to be made, or the judge gave up
  2  the question cannot be read: a wrong option, rule, game or position
  3  too large: refused before any work began
  4  a file cannot be read or written";

/// Why a command ends early.
#[derive(Debug)]
enum Failure {
    /// The answer is no, and has been said.
    No,
    /// No period is proved that a certificate could be of.
    Unproved(String),
    /// The question cannot be read.
    Question(String),
    /// It would be too large.
    TooLarge(String),
    /// A file or a stream fails.
    File(String),
    /// Nobody reads the output any more.
    Unheard,
}

impl Failure {
    fn code(&self) -> u8 {
        match self {
            Failure::Unheard => 0,
            Failure::No | Failure::Unproved(_) => 1,
            Failure::Question(_) => 2,
            Failure::TooLarge(_) => 3,
            Failure::File(_) => 4,
        }
    }
}

fn main() -> ExitCode {
    let done = match Args::parse_from(dashes::sorted(std::env::args_os())).command {
        Command::Grundy(asked) => grundy::run(&asked),
        Command::Verify(asked) => verify::run(&asked),
        Command::Judge(asked) => judge::run(&asked),
        Command::Plane(asked) => plane::run(&asked),
        Command::List(asked) => list::run(&asked),
    };
    let Err(failure) = done else { return ExitCode::SUCCESS };
    match &failure {
        Failure::No | Failure::Unheard => {}
        Failure::Unproved(told)
        | Failure::Question(told)
        | Failure::TooLarge(told)
        | Failure::File(told) => out::note(&format!("last-move: {told}")),
    }
    ExitCode::from(failure.code())
}
