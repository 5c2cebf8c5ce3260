//! Results as texts to download; where comments are allowed, they name the rule, its range, the version and the proof.

pub(crate) mod english;
pub(crate) mod json;
mod squares;
mod svg;
pub(crate) mod text_table;

use crate::series::Series;
use crate::wire::{Format, PlotRequest, Tell};
use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;
use json::JsonWriter;
use messages::Message;
use sequence::{Standing, certificate};

pub(crate) use squares::{WYTHOFF, plane};

/// Most values in a LaTeX table: more would fill a book.
const PRINTED: usize = 10_000;
/// Cells a row of a table for LaTeX.
const COLUMNS: usize = 12;
/// Most cells a row of it: more does not fit on paper.
const WIDEST: usize = 24;

/// A text to keep.
#[derive(Debug)]
pub(crate) struct File {
    name: String,
    mime: &'static str,
    text: String,
}

impl File {
    /// A file whose name begins with its subject.
    pub(crate) fn new(about: &str, format: Format, text: String) -> File {
        let (end, mime) = match format {
            Format::Csv => (".csv", "text/csv"),
            Format::Json => (".json", "application/json"),
            Format::BFile => (".b.txt", "text/plain"),
            Format::Latex => (".tex", "application/x-tex"),
            Format::Svg => (".svg", "image/svg+xml"),
            Format::Certificate => (".certificate.txt", "text/plain"),
        };
        let plain = |c: char| if c.is_ascii_alphanumeric() || ".-".contains(c) { c } else { '-' };
        let name = format!("last-move-{}{end}", about.chars().map(plain).collect::<String>());
        File { name, mime, text }
    }

    pub(crate) fn tell(self, id: u32) -> Tell {
        Tell::Export { id, name: self.name, mime: self.mime.to_string(), text: self.text }
    }
}

/// The version that every export names.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Lines that describe an export.
pub(crate) struct Head {
    pub(crate) lines: Vec<String>,
}

impl Head {
    /// Rule, range and version of one rule, and its certificate line by line.
    fn of(one: &Series) -> Head {
        let mut lines = alloc::vec![
            english::title(one.sequence.rule()),
            english::range(one.statistics.seen() as u64 - 1, one.to()),
            english::version(),
        ];
        match certificate::write(&one.sequence) {
            Some(text) => {
                lines.push(english::CERTIFICATE.to_string());
                lines.extend(text.lines().map(str::to_string));
            }
            None => lines.push(english::NO_CERTIFICATE.to_string()),
        }
        Head { lines }
    }

    /// The lines as comments of a format.
    pub(crate) fn comments(&self, sign: &str) -> String {
        self.lines.iter().map(|line| format!("{sign} {line}\n")).collect()
    }
}

/// The values of one rule or two in a format.
pub(crate) fn values(
    series: &[Series],
    which: usize,
    format: Format,
    request: Option<&PlotRequest>,
) -> Result<File, Message> {
    let one = series.get(which).ok_or_else(words::no_such_rule)?;
    if one.statistics.seen() == 0 {
        return Err(words::nothing_yet());
    }
    let text = match format {
        Format::Csv => csv(series),
        Format::Json => values_json(series),
        Format::BFile => b_file(one),
        Format::Latex => latex(one),
        Format::Svg => {
            let request = request.ok_or_else(words::no_sight)?;
            svg::values(one, request)?
        }
        Format::Certificate => {
            certificate::write(&one.sequence).ok_or_else(words::no_certificate)?
        }
    };
    let names: Vec<String> = match format {
        Format::Csv | Format::Json => {
            series.iter().map(|one| one.sequence.rule().to_string()).collect()
        }
        _ => alloc::vec![one.sequence.rule().to_string()],
    };
    Ok(File::new(&names.join("-and-"), format, text))
}

fn seen(one: &Series) -> &[u32] {
    &one.sequence.values()[..one.statistics.seen()]
}

/// Nothing but lines of a table: spreadsheets take a comment for a row.
fn csv(series: &[Series]) -> String {
    let mut text = String::from("n");
    match series {
        [_] => text.push_str(",value"),
        _ => {
            series.iter().for_each(|one| {
                let _ = write!(text, ",{}", one.sequence.rule());
            });
        }
    }
    text.push('\n');
    let rows = series.iter().map(|one| seen(one).len()).max().unwrap_or(0);
    for n in 0..rows {
        let _ = write!(text, "{n}");
        for one in series {
            text.push(',');
            if let Some(value) = seen(one).get(n) {
                let _ = write!(text, "{value}");
            }
        }
        text.push('\n');
    }
    text
}

fn b_file(one: &Series) -> String {
    let mut text = Head::of(one).comments("#");
    for (n, value) in seen(one).iter().enumerate() {
        let _ = writeln!(text, "{n} {value}");
    }
    text
}

fn values_json(series: &[Series]) -> String {
    let mut json = JsonWriter::default();
    json.object(|json| {
        json.text("program", english::PROGRAM);
        json.text("version", VERSION);
        json.list("rules", |json| {
            series.iter().for_each(|one| json.object(|json| rule(json, one)))
        });
    });
    json.done()
}

fn rule(json: &mut JsonWriter, one: &Series) {
    json.text("rule", &one.sequence.rule().to_string());
    json.number("from", 0);
    json.number("to", one.statistics.seen() as u64 - 1);
    let standing = one.standing();
    let words = english::standing(one.sequence.rule(), &one.sequence.standing());
    json.text("standing", &words);
    json.flag("proved", standing.proved);
    if let Some(period) = standing.period {
        json.key("period");
        json.object(|json| {
            json.number("start", period.start);
            json.number("length", period.length);
            json.number("saltus", period.saltus);
        });
    }
    if let Standing::Proved(proof) = one.sequence.standing() {
        json.number("bound", proof.bound as u64);
    }
    if let Some(verified) = standing.verified {
        json.flag("verified", verified);
    }
    json.numbers("exceptions", standing.exceptions.into_iter());
    if let Some(text) = certificate::write(&one.sequence) {
        json.text("certificate", &text);
    }
    json.numbers("values", seen(one).iter().map(|value| u64::from(*value)));
}

/// A table with lines as long as the period, if that fits on paper.
fn latex(one: &Series) -> String {
    let period = one.sequence.proof().map(|proof| proof.period.length);
    let width = period.filter(|length| (4..=WIDEST).contains(length)).unwrap_or(COLUMNS);
    let all = seen(one);
    let values = &all[..all.len().min(PRINTED)];
    let mut text = Head::of(one).comments("%");
    if values.len() < all.len() {
        let _ = writeln!(text, "% {}", english::printed(PRINTED));
    }
    let _ = writeln!(text, "\\begin{{tabular}}{{r|{}}}", "r".repeat(width));
    text.push_str("$n$");
    (0..width).for_each(|column| {
        let _ = write!(text, " & $+{column}$");
    });
    text.push_str(" \\\\\n\\hline\n");
    for (row, values) in values.chunks(width).enumerate() {
        let _ = write!(text, "{}", row * width);
        for column in 0..width {
            text.push_str(" & ");
            if let Some(value) = values.get(column) {
                let _ = write!(text, "{value}");
            }
        }
        text.push_str(" \\\\\n");
    }
    text.push_str("\\end{tabular}\n");
    text
}
