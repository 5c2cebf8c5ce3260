//! Parses the command line, and says why it cannot be parsed.

mod judge;
mod tables;

pub(crate) use judge::Judge;
pub(crate) use tables::{Format, Grundy, Options, Survey, Value};

use crate::Failure;
use crate::words;
use lexopt::prelude::*;
use messages::{Message, Said};
use std::ffi::OsString;
use std::path::PathBuf;

/// The requested command.
#[derive(Debug)]
pub(crate) enum Command {
    Grundy(Grundy),
    Verify(Verify),
    Judge(Judge),
    Plane(Plane),
    List(List),
    Which(Which),
    Options(Options),
    Value(Value),
    Survey(Survey),
    /// The commands.
    Help(Said),
    Version,
}

#[derive(Debug)]
pub(crate) struct Verify {
    /// The certificate; `-` for standard input.
    pub(crate) file: PathBuf,
    pub(crate) json: bool,
}

/// Wythoff's plane.
#[derive(Debug)]
pub(crate) struct Plane {
    pub(crate) wanted: Wanted,
    pub(crate) certificate: Option<PathBuf>,
    pub(crate) json: bool,
}

/// The part of a plane to print.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wanted {
    /// The squares below this side.
    Squares(u64),
    /// The proved periods of rows 0 to this one.
    Rows(u64),
    /// This many of the lost squares.
    Cold(u64),
}

#[derive(Debug)]
pub(crate) struct List {
    pub(crate) json: bool,
}

#[derive(Debug)]
pub(crate) struct Which {
    /// The values, as they were typed.
    pub(crate) values: Vec<String>,
    /// The file that has them instead; `-` for standard input.
    pub(crate) file: Option<PathBuf>,
    pub(crate) json: bool,
}

/// Reads the words after the command.
type Read = fn(Rest) -> Result<Command, Message>;

/// The commands by their words, with the reader of the rest and the explanation.
const COMMANDS: [(&str, Read, Said); 9] = [
    ("grundy", tables::grundy, words::help_grundy),
    ("verify", verify, words::help_verify),
    ("judge", judge::read, words::help_judge),
    ("plane", plane, words::help_plane),
    ("list", list, words::help_list),
    ("which", which, words::help_which),
    ("options", tables::options, words::help_options),
    ("value", tables::value, words::help_value),
    ("survey", tables::survey, words::help_survey),
];

/// Reads the words behind the name of the program.
pub(crate) fn read(words: Vec<OsString>) -> Result<Command, Failure> {
    let mut words = words.into_iter();
    let first = words.next().ok_or(Failure::Help)?;
    let first = first.to_string_lossy();
    let known = |word: &str| COMMANDS.into_iter().find(|(name, ..)| *name == word);
    match &*first {
        "-h" | "--help" => return Ok(Command::Help(words::help)),
        "-V" | "--version" => return Ok(Command::Version),
        "help" => {
            let of = words.next().map(|word| word.to_string_lossy().into_owned());
            return match of.as_deref().map(|word| (word, known(word))) {
                None => Ok(Command::Help(words::help)),
                Some((_, Some((_, _, help)))) => Ok(Command::Help(help)),
                Some((word, None)) => Err(question("none", words::no_command(word))),
            };
        }
        _ => {}
    }
    let (name, read, help) =
        known(&first).ok_or_else(|| question("none", words::no_command(&first)))?;
    let words: Vec<OsString> = words.collect();
    let asks = |word: &OsString| word == "-h" || word == "--help";
    if words.iter().take_while(|word| *word != "--").any(asks) {
        return Ok(Command::Help(help));
    }
    read(Rest::new(words)).map_err(|error| question(name, error))
}

/// A question that cannot be read, and where help is.
fn question(command: &str, error: Message) -> Failure {
    Failure::Question(error, Some(command.to_string()))
}

/// The words behind a command.
struct Rest {
    parser: lexopt::Parser,
    /// Arguments that are no options.
    free: Vec<String>,
    json: bool,
}

impl Rest {
    fn new(words: Vec<OsString>) -> Rest {
        Rest { parser: lexopt::Parser::from_args(words), free: Vec::new(), json: false }
    }

    /// The next option besides `--json`, by its name; other arguments are kept for later.
    fn option(&mut self) -> Result<Option<String>, Message> {
        while let Some(found) = self.parser.next().map_err(message)? {
            match found {
                Long("json") => self.json = true,
                Long(name) => return Ok(Some(format!("--{name}"))),
                Value(word) => self.free.push(text(word)?),
                other => return Err(unexpected(other)),
            }
        }
        Ok(None)
    }

    /// The value of the option that was read last.
    fn value(&mut self, option: &str) -> Result<OsString, Message> {
        self.parser.value().map_err(|_| words::no_value(option))
    }

    fn text(&mut self, option: &str) -> Result<String, Message> {
        self.value(option).and_then(text)
    }

    fn number(&mut self, option: &str) -> Result<u64, Message> {
        number(&self.text(option)?).ok_or_else(|| words::not_a_number(option))
    }

    fn file(&mut self, option: &str) -> Result<Option<PathBuf>, Message> {
        self.value(option).map(|file| Some(file.into()))
    }

    /// The only word that is no option.
    fn one(&mut self, name: &str) -> Result<String, Message> {
        match self.free.as_slice() {
            [] => Err(words::missing(name)),
            [one] => Ok(one.clone()),
            [_, other, ..] => Err(words::unexpected(other)),
        }
    }
}

/// A whole number as people write it: 1000000, 1,000,000, 1_000_000, 1e6 or 2^20.
pub(crate) fn number(text: &str) -> Option<u64> {
    let plain: String = text.chars().filter(|sign| !matches!(sign, ',' | '_')).collect();
    if let Some((base, power)) = plain.split_once('^') {
        return base.parse::<u64>().ok()?.checked_pow(power.parse().ok()?);
    }
    match plain.split_once(['e', 'E']) {
        Some((first, zeros)) => {
            first.parse::<u64>().ok()?.checked_mul(10_u64.checked_pow(zeros.parse().ok()?)?)
        }
        None => plain.parse().ok(),
    }
}

fn text(word: OsString) -> Result<String, Message> {
    word.into_string().map_err(|_| words::not_text())
}

fn unexpected(found: lexopt::Arg<'_>) -> Message {
    words::unexpected(&match found {
        Long(name) => format!("--{name}"),
        Short(letter) => format!("-{letter}"),
        Value(word) => word.to_string_lossy().into_owned(),
    })
}

fn message(error: lexopt::Error) -> Message {
    match error {
        lexopt::Error::UnexpectedValue { option, .. } => words::needless_value(&option),
        lexopt::Error::MissingValue { option } => {
            words::no_value(option.as_deref().unwrap_or_default())
        }
        _ => words::not_text(),
    }
}

fn verify(mut rest: Rest) -> Result<Command, Message> {
    let mut files = Vec::new();
    while let Some(found) = rest.parser.next().map_err(message)? {
        match found {
            Long("json") => rest.json = true,
            // A name need not be text.
            Value(file) if files.is_empty() => files.push(file),
            other => return Err(unexpected(other)),
        }
    }
    let file = files.pop().ok_or_else(|| words::missing("<FILE>"))?.into();
    Ok(Command::Verify(Verify { file, json: rest.json }))
}

fn plane(mut rest: Rest) -> Result<Command, Message> {
    let (mut size, mut rows, mut cold, mut certificate) = (None, None, None, None);
    while let Some(option) = rest.option()? {
        match option.as_str() {
            "--size" => size = Some(rest.number(&option)?),
            "--rows" => rows = Some(rest.number(&option)?),
            "--cold" => cold = Some(rest.number(&option)?),
            "--certificate" => certificate = rest.file(&option)?,
            other => return Err(words::unexpected(other)),
        }
    }
    if rest.one("<BOARD>")? != "wythoff" {
        return Err(words::none_of("<BOARD>", "wythoff"));
    }
    let wanted = match (size, rows, cold) {
        (Some(size), None, None) => Wanted::Squares(size),
        (None, Some(row), None) => Wanted::Rows(row),
        (None, None, Some(count)) if certificate.is_none() => Wanted::Cold(count),
        (None, None, Some(_)) => return Err(words::not_together("--cold", "--certificate")),
        (None, None, None) => return Err(words::missing("--size")),
        (Some(_), Some(_), _) => return Err(words::not_together("--size", "--rows")),
        (Some(_), ..) => return Err(words::not_together("--size", "--cold")),
        (None, ..) => return Err(words::not_together("--rows", "--cold")),
    };
    Ok(Command::Plane(Plane { wanted, certificate, json: rest.json }))
}

fn list(mut rest: Rest) -> Result<Command, Message> {
    match rest.option()?.or_else(|| rest.free.first().cloned()) {
        Some(other) => Err(words::unexpected(&other)),
        None => Ok(Command::List(List { json: rest.json })),
    }
}

fn which(mut rest: Rest) -> Result<Command, Message> {
    let mut file = None;
    while let Some(option) = rest.option()? {
        match option.as_str() {
            "--file" => file = rest.file(&option)?,
            other => return Err(words::unexpected(other)),
        }
    }
    match (&file, rest.free.first()) {
        (None, None) => Err(words::missing("<VALUES>")),
        (Some(_), Some(value)) => Err(words::not_together("--file", value)),
        _ => Ok(Command::Which(Which { values: rest.free, file, json: rest.json })),
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for text in ["1000000", "1,000,000", "1_000_000", "1e6", "1E6", "10^6"] {
            assert_eq!(number(text), Some(1_000_000), "{text}");
        }
        assert_eq!(number("2^20"), Some(1 << 20));
        for text in ["", "1.5", "-3", "1e30", "2^99", "e6", "ten"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
