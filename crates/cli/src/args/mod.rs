//! Parses the command line, and says why it cannot be parsed.

use crate::Failure;
use crate::words;
use games::asked::Asked;
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
    /// The commands.
    Help(Said),
    Version,
}

#[derive(Debug)]
pub(crate) struct Grundy {
    pub(crate) rule: String,
    pub(crate) to: u64,
    pub(crate) format: Format,
    pub(crate) certificate: Option<PathBuf>,
    /// True if only the cost is requested.
    pub(crate) plan: bool,
    /// A heap, perhaps far away, whose value is told as well.
    pub(crate) at: Option<u64>,
    /// A file of earlier values, which new ones are added to.
    pub(crate) resume: Option<PathBuf>,
}

/// How values are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    Csv,
    Json,
    /// In the format of the OEIS.
    BFile,
    /// How often each value occurs.
    Histogram,
    /// The heaps whose value exceeds all before.
    Records,
    /// The heaps with a rare value.
    Rares,
}

/// The formats by their words.
const FORMATS: [(&str, Format); 6] = [
    ("csv", Format::Csv),
    ("json", Format::Json),
    ("b-file", Format::BFile),
    ("histogram", Format::Histogram),
    ("records", Format::Records),
    ("rares", Format::Rares),
];

#[derive(Debug)]
pub(crate) struct Verify {
    /// The certificate; `-` for standard input.
    pub(crate) file: PathBuf,
    pub(crate) json: bool,
}

#[derive(Debug)]
pub(crate) struct Judge {
    pub(crate) game: String,
    pub(crate) positions: Vec<String>,
    /// Settings as `key=value`.
    pub(crate) set: Vec<String>,
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
const COMMANDS: [(&str, Read, Said); 6] = [
    ("grundy", grundy, words::help_grundy),
    ("verify", verify, words::help_verify),
    ("judge", judge, words::help_judge),
    ("plane", plane, words::help_plane),
    ("list", list, words::help_list),
    ("which", which, words::help_which),
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
fn number(text: &str) -> Option<u64> {
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

fn grundy(mut rest: Rest) -> Result<Command, Message> {
    let (mut to, mut format, mut certificate, mut plan) = (None, Format::Csv, None, false);
    let (mut at, mut resume) = (None, None);
    while let Some(option) = rest.option()? {
        match option.as_str() {
            "--to" => to = Some(rest.number(&option)?),
            "--format" => {
                let word = rest.text(&option)?;
                let known = FORMATS.iter().find(|(known, _)| *known == word);
                let all = FORMATS.map(|(word, _)| word).join(", ");
                format = known.ok_or_else(|| words::none_of(&option, &all))?.1;
            }
            "--certificate" => certificate = rest.file(&option)?,
            "--plan" => plan = true,
            "--resume" => resume = rest.file(&option)?,
            "--at" => at = Some(rest.number(&option)?),
            other => return Err(words::unexpected(other)),
        }
    }
    let rule = rest.one("<RULE>")?;
    let to = to.ok_or_else(|| words::missing("--to"))?;
    let format = if rest.json { Format::Json } else { format };
    Ok(Command::Grundy(Grundy { rule, to, format, certificate, plan, at, resume }))
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

fn judge(mut rest: Rest) -> Result<Command, Message> {
    let mut set = Vec::new();
    // Words that begin with dashes and are no options: positions such as `---_-...`, if the game can read them.
    let mut dashed = Vec::new();
    loop {
        if let Some(mut raw) = rest.parser.try_raw_args() {
            match raw.peek().and_then(|word| word.to_str()) {
                Some("--") => {
                    raw.next();
                    for word in raw {
                        rest.free.push(text(word)?);
                    }
                    break;
                }
                Some(word) if word.starts_with('-') && !is_option(word) => {
                    dashed.push(word.to_string());
                    rest.free.push(word.to_string());
                    raw.next();
                    continue;
                }
                _ => {}
            }
        }
        match rest.parser.next().map_err(message)? {
            Some(Long("json")) => rest.json = true,
            Some(Long("misere")) => set.push("misere=1".to_string()),
            Some(Long("set")) => set.push(rest.text("--set")?),
            Some(Value(word)) => rest.free.push(text(word)?),
            Some(other) => return Err(unexpected(other)),
            None => break,
        }
    }
    let mut free = rest.free.into_iter();
    let game = free.next().ok_or_else(|| words::missing("<GAME>"))?;
    let positions: Vec<String> = free.collect();
    // If no letter or digit follows the dashes, the word is no mistyped option but lines of a board.
    let lines = |word: &str| !word.trim_start_matches('-').starts_with(char::is_alphanumeric);
    let mistyped = |word: &String| !lines(word) && !can_read(&game, &set, word);
    if let Some(word) = dashed.into_iter().find(mistyped) {
        return Err(words::unexpected(&word));
    }
    if positions.is_empty() {
        return Err(words::missing("<POSITIONS>"));
    }
    Ok(Command::Judge(Judge { game, positions, set, json: rest.json }))
}

/// True for options of `judge`, with or without a value.
fn is_option(word: &str) -> bool {
    let name = word.split('=').next().unwrap_or(word);
    ["--misere", "--set", "--json"].contains(&name)
}

/// True if a game can read a position under these settings, or under the defaults.
fn can_read(game: &str, set: &[String], position: &str) -> bool {
    let (Ok(mut asked), Ok(usual)) = (Asked::of(game), Asked::of(game)) else { return false };
    for (key, value) in set.iter().filter_map(|pair| pair.split_once('=')) {
        // `judge` itself reports a setting that cannot be read.
        let _ = asked.set(key, value);
    }
    asked.judge(position).is_ok() || usual.judge(position).is_ok()
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
