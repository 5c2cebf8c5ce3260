//! `last-move`: values, proofs, verdicts and planes on the command line.
//!
//! Standard output has the result and nothing else; notes and progress go to standard error. The help
//! lists the exit codes.
#![forbid(unsafe_code)]

mod args;
mod family;
mod far;
mod grundy;
mod judge;
mod latex;
mod list;
mod options;
mod out;
mod plane;
mod reach;
mod resumed;
mod survey;
mod surveyed;
mod value;
mod verify;
mod which;
mod words;

use args::Command;
use messages::Message;
use std::io::Write;
use std::process::ExitCode;
use words::say;

/// Why a command ends early.
#[derive(Debug)]
enum Failure {
    /// The answer is no, and has been printed.
    No,
    /// No period is proved that a certificate could be of, or that tells a far value.
    Unproved(Message),
    /// The question cannot be read; with the command whose help explains more, if any.
    Question(Message, Option<String>),
    /// No command.
    Help,
    /// It would be too large.
    TooLarge(Message),
    /// A file or a stream fails.
    File(Message),
    /// The reader of the output has gone.
    Unheard,
}

impl Failure {
    fn code(&self) -> u8 {
        match self {
            Failure::Unheard => 0,
            Failure::No | Failure::Unproved(_) => 1,
            Failure::Question(..) | Failure::Help => 2,
            Failure::TooLarge(_) => 3,
            Failure::File(_) => 4,
        }
    }
}

fn main() -> ExitCode {
    let Err(failure) = run() else { return ExitCode::SUCCESS };
    match &failure {
        Failure::No | Failure::Unheard => {}
        Failure::Help => out::note(words::help()),
        Failure::Unproved(message)
        | Failure::Question(message, _)
        | Failure::TooLarge(message)
        | Failure::File(message) => out::note(words::failed(message.clone())),
    }
    if let Failure::Question(_, Some(command)) = &failure {
        out::note(words::see_help(command));
    }
    ExitCode::from(failure.code())
}

fn run() -> Result<(), Failure> {
    let mut words: Vec<_> = std::env::args_os().skip(1).collect();
    words::choose(&mut words).map_err(|error| Failure::Question(error, None))?;
    match args::read(words)? {
        Command::Grundy(asked) => grundy::run(&asked),
        Command::Verify(asked) => verify::run(&asked),
        Command::Judge(asked) => judge::run(&asked),
        Command::Plane(asked) => plane::run(&asked),
        Command::List(asked) => list::run(&asked),
        Command::Which(asked) => which::run(&asked),
        Command::Options(asked) => options::run(&asked),
        Command::Survey(asked) => survey::run(&asked),
        Command::Value(asked) => value::run(&asked),
        Command::Help(help) => answer(&say(help())),
        Command::Version => answer(concat!("last-move ", env!("CARGO_PKG_VERSION"))),
    }
}

/// The only answer to a question.
fn answer(text: &str) -> Result<(), Failure> {
    let mut out = out::answers();
    writeln!(out, "{text}").and_then(|()| out.flush()).map_err(out::unwritten)
}
