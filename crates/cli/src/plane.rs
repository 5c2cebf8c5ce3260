//! `last-move plane`: values of Wythoff's queen, the periods of its rows, and its lost squares.

use crate::Failure;
use crate::args::{Board, Plane as Asked};
use crate::out::{Bar, answers, note, unwritten};
use sequence::certificate;
use sequence::plane::{MOST_ROW, Plane, Rows};
use serde_json::json;
use solver::golden;
use std::fs;
use std::io::{self, Write};

/// Squares between two looks at the bar.
const SLICE: u64 = 2_000_000;
/// Most lost squares that are listed.
const PAIRS: u64 = 10_000_000;

pub(crate) fn run(asked: &Asked) -> Result<(), Failure> {
    match (asked.board, asked.size, asked.rows, asked.cold) {
        (Board::Wythoff, Some(size), _, _) => squares(asked, size),
        (Board::Wythoff, None, Some(row), _) => rows(asked, row),
        (Board::Wythoff, None, None, count) => cold(asked, count.unwrap_or(0)),
    }
}

fn squares(asked: &Asked, size: u64) -> Result<(), Failure> {
    let mut plane = Plane::new(size).map_err(|error| Failure::TooLarge(error.to_string()))?;
    let mut bar = Bar::new();
    loop {
        let progress = plane.step(SLICE);
        if progress.values == progress.of {
            break;
        }
        bar.show(progress.share, &format!("{} of {} squares", progress.values, progress.of));
    }
    bar.close();
    write(asked, &plane).map_err(unwritten)?;
    match asked.certificate {
        Some(_) => certify(asked, &Rows::up_to(plane.side())),
        None => Ok(()),
    }
}

/// Writes the certificate of these rows, if one is asked for.
fn certify(asked: &Asked, rows: &Rows) -> Result<(), Failure> {
    let Some(file) = &asked.certificate else { return Ok(()) };
    let none = || Failure::Unproved("there is no certificate: no row is proved".to_string());
    let text = certificate::rows(rows.found(), MOST_ROW).ok_or_else(none)?;
    fs::write(file, text).map_err(|error| Failure::File(format!("{}: {error}", file.display())))?;
    note(&format!("the certificate is of all rows up to {}", rows.found().len() - 1));
    Ok(())
}

fn write(asked: &Asked, plane: &Plane) -> io::Result<()> {
    let mut out = answers();
    for y in 0..plane.side() {
        if asked.json {
            write!(out, "{{\"y\":{y},\"values\":[")?;
        }
        for x in 0..plane.side() {
            let value = plane.at(x, y).expect("the plane is complete");
            write!(out, "{}{value}", if x == 0 { "" } else { "," })?;
        }
        writeln!(out, "{}", if asked.json { "]}" } else { "" })?;
    }
    out.flush()
}

fn rows(asked: &Asked, last: u64) -> Result<(), Failure> {
    let most = usize::try_from(last).ok().filter(|last| *last <= MOST_ROW).ok_or_else(|| {
        Failure::TooLarge(format!(
            "row {last} is not possible: periods are proved for rows 0 to {MOST_ROW}"
        ))
    })?;
    let rows = Rows::up_to(most + 1);
    note(
        "W(row, n) - n repeats with this period from this n on; each is proved by a state that comes again",
    );
    let mut out = answers();
    let mut write = || -> io::Result<()> {
        if !asked.json {
            writeln!(out, "row,period,preperiod,first seen,seen again")?;
        }
        for (row, found) in rows.found().iter().enumerate() {
            let (first, again) = found.seen;
            if asked.json {
                let line = json!({
                    "row": row, "period": found.length, "preperiod": found.start, "seen": [first, again],
                    "differences": found.differences,
                });
                writeln!(out, "{line}")?;
            } else {
                writeln!(out, "{row},{},{},{first},{again}", found.length, found.start)?;
            }
        }
        out.flush()
    };
    write().map_err(unwritten)?;
    certify(asked, &rows)
}

fn cold(asked: &Asked, count: u64) -> Result<(), Failure> {
    if count > PAIRS {
        return Err(Failure::TooLarge(format!(
            "{count} pairs are too many: at most {PAIRS} are listed"
        )));
    }
    let mut out = answers();
    let mut write = || -> io::Result<()> {
        for n in 0..count {
            let (x, y) = (golden::lower(n), golden::lower(n) + n);
            if asked.json {
                writeln!(out, "{{\"n\":{n},\"x\":{x},\"y\":{y}}}")?;
            } else {
                writeln!(out, "{n},{x},{y}")?;
            }
        }
        out.flush()
    };
    write().map_err(unwritten)
}
