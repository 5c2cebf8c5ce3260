//! Parses what is asked about the values of a rule.

use super::{Command, Rest, number};
use crate::reach::FARTHEST;
use crate::words;
use messages::Message;
use std::path::PathBuf;

#[derive(Debug)]
pub(crate) struct Grundy {
    pub(crate) rule: String,
    pub(crate) to: u64,
    /// The first heap that is written.
    pub(crate) from: Option<u64>,
    pub(crate) format: Format,
    pub(crate) certificate: Option<PathBuf>,
    /// True if only the cost is requested.
    pub(crate) plan: bool,
    /// A heap, perhaps far away, whose value is told as well.
    pub(crate) at: Option<u64>,
    /// A file of earlier values, which new ones are added to.
    pub(crate) resume: Option<PathBuf>,
}

/// Most parts of a survey, and most rules that are looked at at once.
const PARTS: u64 = 1_000_000;
const JOBS: u64 = 1024;

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
    /// A table with a caption.
    Latex,
}

/// The formats by their words.
const FORMATS: [(&str, Format); 7] = [
    ("csv", Format::Csv),
    ("json", Format::Json),
    ("b-file", Format::BFile),
    ("histogram", Format::Histogram),
    ("records", Format::Records),
    ("rares", Format::Rares),
    ("latex", Format::Latex),
];

/// The moves from a heap.
#[derive(Debug)]
pub(crate) struct Options {
    pub(crate) rule: String,
    pub(crate) heap: u64,
    /// Find no more values than to this heap.
    pub(crate) to: Option<u64>,
    pub(crate) json: bool,
}

/// The value of a sum.
#[derive(Debug)]
pub(crate) struct Value {
    /// The sum as it was typed.
    pub(crate) sum: String,
    /// Find no more values than to this heap.
    pub(crate) to: Option<u64>,
    pub(crate) json: bool,
}

/// A family of rules.
#[derive(Debug)]
pub(crate) struct Survey {
    pub(crate) family: String,
    pub(crate) to: u64,
    /// Which part of how many, from 1.
    pub(crate) part: (u64, u64),
    /// How many rules are looked at at once; as many as there are cores if nothing is said.
    pub(crate) jobs: Option<u64>,
    /// A file of earlier lines, which new ones are added to.
    pub(crate) resume: Option<PathBuf>,
}

pub(super) fn grundy(mut rest: Rest) -> Result<Command, Message> {
    let (mut to, mut format, mut certificate, mut plan) = (None, Format::Csv, None, false);
    let (mut at, mut resume, mut from) = (None, None, None);
    while let Some(option) = rest.option()? {
        match option.as_str() {
            "--to" => to = Some(rest.number(&option)?),
            "--format" => {
                let word = rest.text(&option)?;
                let known = FORMATS.iter().find(|(known, _)| *known == word);
                let all = FORMATS.map(|(word, _)| word).join(", ");
                format = known.ok_or_else(|| words::none_of(&option, &all))?.1;
            }
            "--from" => from = Some(rest.number(&option)?),
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
    if let Some(from) = from {
        let values = [Format::Csv, Format::Json, Format::BFile, Format::Latex];
        if resume.is_some() {
            return Err(words::not_together("--from", "--resume"));
        } else if let Some((word, _)) =
            FORMATS.iter().find(|(_, one)| *one == format && !values.contains(one))
        {
            return Err(words::not_together("--from", &format!("--format {word}")));
        } else if from > to {
            return Err(words::from_beyond_to(&from.to_string(), &to.to_string()));
        }
    }
    Ok(Command::Grundy(Grundy { rule, to, from, format, certificate, plan, at, resume }))
}

/// Reads `--to`, which is the only option besides `--json`.
fn only_to(rest: &mut Rest) -> Result<Option<u64>, Message> {
    let mut to = None;
    while let Some(option) = rest.option()? {
        match option.as_str() {
            "--to" => to = Some(rest.number(&option)?),
            other => return Err(words::unexpected(other)),
        }
    }
    Ok(to)
}

pub(super) fn options(mut rest: Rest) -> Result<Command, Message> {
    let to = only_to(&mut rest)?;
    let (rule, heap) = match rest.free.as_slice() {
        [] => return Err(words::missing("<RULE>")),
        [_] => return Err(words::missing("<N>")),
        [rule, heap] => (rule.clone(), heap),
        [_, _, other, ..] => return Err(words::unexpected(other)),
    };
    let heap = number(heap).filter(|heap| *heap <= FARTHEST);
    let heap = heap.ok_or_else(|| words::no_such_heap(&FARTHEST.to_string()))?;
    Ok(Command::Options(Options { rule, heap, to, json: rest.json }))
}

pub(super) fn value(mut rest: Rest) -> Result<Command, Message> {
    let to = only_to(&mut rest)?;
    if rest.free.is_empty() {
        return Err(words::missing("<SUM>"));
    }
    Ok(Command::Value(Value { sum: rest.free.join(" "), to, json: rest.json }))
}

pub(super) fn survey(mut rest: Rest) -> Result<Command, Message> {
    let (mut to, mut part, mut jobs, mut resume) = (None, (1, 1), None, None);
    while let Some(option) = rest.option()? {
        match option.as_str() {
            "--to" => to = Some(rest.number(&option)?),
            "--part" => {
                let text = rest.text(&option)?;
                part = part_of(&text).ok_or_else(|| words::wrong_part(&text, PARTS))?;
            }
            "--jobs" => {
                let count = rest.number(&option)?;
                let allowed = (1..=JOBS).contains(&count);
                jobs = Some(allowed.then_some(count).ok_or_else(|| words::wrong_jobs(JOBS))?);
            }
            "--resume" => resume = rest.file(&option)?,
            other => return Err(words::unexpected(other)),
        }
    }
    if rest.json {
        return Err(words::unexpected("--json"));
    }
    let family = rest.one("<FAMILY>")?;
    let to = to.ok_or_else(|| words::missing("--to"))?;
    Ok(Command::Survey(Survey { family, to, part, jobs, resume }))
}

/// A part such as 3/16.
fn part_of(text: &str) -> Option<(u64, u64)> {
    let (part, parts) = text.split_once('/')?;
    let (part, parts) = (part.parse().ok()?, parts.parse().ok()?);
    ((1..=parts).contains(&part) && parts <= PARTS).then_some((part, parts))
}
