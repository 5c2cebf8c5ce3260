//! A table of words and numbers as texts to take away.

use super::json::JsonWriter;
use super::{File, Head, VERSION, english};
use crate::wire::Format;
use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;
use messages::Message;

/// A table with heads, as it is shown and as it is taken away.
#[derive(Clone, Debug, Default)]
pub(crate) struct TextTable {
    /// Its title, in one sentence.
    pub(crate) caption: String,
    /// The head of the rows, and then of each column.
    pub(crate) heads: Vec<String>,
    /// Each row: its head, and a cell for each column; rows may end early.
    pub(crate) rows: Vec<(String, Vec<String>)>,
}

/// The table in a format; a b-file holds `list`.
pub(crate) fn file(
    about: &str,
    table: &TextTable,
    list: Option<&[u64]>,
    format: Format,
) -> Result<File, Message> {
    let text = match (format, list) {
        (Format::Csv, _) => csv(table),
        (Format::Json, _) => table_json(table),
        (Format::Latex, _) => latex(table),
        (Format::BFile, Some(list)) => b_file(table, list),
        _ => return Err(words::only_texts()),
    };
    Ok(File::new(about, format, text))
}

fn head(table: &TextTable) -> Head {
    let lines =
        alloc::vec![table.caption.clone(), english::version(), english::NO_CERTIFICATE.into()];
    Head { lines }
}

fn csv(table: &TextTable) -> String {
    let quoted = |text: &str| match text.contains([',', '"', '\n']) {
        true => alloc::format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_string(),
    };
    let mut text = table.heads.iter().map(|head| quoted(head)).collect::<Vec<_>>().join(",");
    text.push('\n');
    for (name, cells) in &table.rows {
        text.push_str(&quoted(name));
        for column in 1..table.heads.len() {
            let cell = cells.get(column - 1).map_or("", String::as_str);
            let _ = write!(text, ",{}", quoted(cell));
        }
        text.push('\n');
    }
    text
}

fn table_json(table: &TextTable) -> String {
    let mut json = JsonWriter::default();
    json.object(|json| {
        json.text("program", english::PROGRAM);
        json.text("version", VERSION);
        json.text("caption", &table.caption);
        json.list("heads", |json| table.heads.iter().for_each(|head| json.item(head)));
        json.list("rows", |json| {
            for (name, cells) in &table.rows {
                json.nested(|json| {
                    json.item(name);
                    cells.iter().for_each(|cell| json.item(cell));
                });
            }
        });
    });
    json.done()
}

fn latex(table: &TextTable) -> String {
    let columns = table.heads.len() - 1;
    let mut text = head(table).comments("%");
    let _ = writeln!(text, "\\begin{{tabular}}{{r|{}}}", "r".repeat(columns));
    text.push_str(&table.heads.iter().map(|head| tex(head)).collect::<Vec<_>>().join(" & "));
    text.push_str(" \\\\\n\\hline\n");
    for (name, cells) in &table.rows {
        text.push_str(&tex(name));
        for column in 0..columns {
            let cell = cells.get(column).map_or(String::new(), |cell| tex(cell));
            let _ = write!(text, " & {cell}");
        }
        text.push_str(" \\\\\n");
    }
    text.push_str("\\end{tabular}\n");
    text
}

/// A text with the special characters of TeX escaped.
fn tex(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => out.extend(['\\', c]),
            '–' => out.push_str("--"),
            c => out.push(c),
        }
    }
    out
}

fn b_file(table: &TextTable, list: &[u64]) -> String {
    let mut text = head(table).comments("#");
    for (n, term) in list.iter().enumerate() {
        let _ = writeln!(text, "{} {term}", n + 1);
    }
    text
}
