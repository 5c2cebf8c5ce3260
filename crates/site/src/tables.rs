//! The page of the tables, beside the front page: the same head and style, another program.

use std::fs;
use std::path::Path;

use crate::first::{On, Pictures};
use crate::{ChoreResult, flat};

/// The page's file.
pub(crate) const PAGE: &str = "tables.html";
/// The title of the page.
const TITLE: &str = "Tables · Last Move";
pub(crate) const DESCRIPTION: &str =
    "Grundy values of any heap game: tables, proved periods, pictures and exports.";
/// The end of the link to this page in the head of the site, and the same on this page.
const NAME: &str = ">Tables</a>";
const HERE: &str = " aria-current=\"page\">Tables</a>";
/// The beginning of the name of this page's own style sheet.
const STYLE: &str = "tables-";
/// The drawn pieces that this page shows.
const SYMBOLS: [&str; 3] = ["glyph", "mark-p", "mark-n"];

/// Writes `tables.html`, and removes its parts from `index.html`. `start` is the element that starts its program.
pub(crate) fn page(
    staging: &Path,
    start: &str,
    (worker, tables): (&str, &str),
    pictures: &Pictures,
) -> ChoreResult {
    let front = staging.join("index.html");
    let named = |error: std::io::Error| format!("{}: {error}", front.display());
    let text = fs::read_to_string(&front).map_err(named)?;
    let start = format!("{start}{}", pictures.tables_head(staging, On::Site)?);
    let own = made(&text, &start)?.replace(worker, tables);
    let own = flat::filled(&own, &pictures.tables_main(On::Site)?)?;
    fs::write(staging.join(PAGE), own).map_err(|error| format!("{PAGE}: {error}"))?;
    fs::write(&front, without(&text, "<link", ">", |tag| tag.contains(STYLE))).map_err(named)
}

/// The front page's text with another title, program and sprite.
fn made(front: &str, start: &str) -> Result<String, String> {
    let text = flat::titled(front, TITLE, "", DESCRIPTION)?.replacen(NAME, HERE, 1);
    let text = without(&text, "<script", "</script>", |script| script.contains("last-move-app"));
    let text = without(&text, "<link", ">", |tag| tag.contains("last-move-app"));
    let text = without(&text, "<symbol", "</symbol>", |symbol| {
        let head = symbol.split('>').next().unwrap_or_default();
        let named = |name: &&str| {
            head.contains(&format!("id={name} ")) || head.contains(&format!("id=\"{name}\""))
        };
        !SYMBOLS.iter().any(named)
    });
    flat::headed(&text, start)
}

/// The text without some of the parts that begin and end like this.
fn without(text: &str, begin: &str, end: &str, goes: impl Fn(&str) -> bool) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(begin) {
        let length = rest[at..].find(end).map_or(rest.len() - at, |length| length + end.len());
        let part = &rest[at..at + length];
        out.push_str(&rest[..at]);
        if !goes(part) {
            out.push_str(part);
        }
        rest = &rest[at + length..];
    }
    out + rest
}
