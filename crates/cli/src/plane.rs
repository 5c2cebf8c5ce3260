//! `last-move plane`: values of Wythoff's queen, the periods of its rows, and its lost squares.

use crate::Failure;
use crate::args::{Plane as Asked, Wanted};
use crate::out::{Bar, answers, failed, note, unwritten};
use crate::words;
use sequence::Progress;
use sequence::certificate;
use sequence::plane::{MOST_ROW, Plane, Rows};
use serde_json::json;
use solver::golden;
use std::fs;
use std::io::{self, Write};

/// Squares between two updates of the bar.
const SLICE: u64 = 2_000_000;
/// Most lost squares that are listed.
const PAIRS: u64 = 10_000_000;

pub(crate) fn run(asked: &Asked) -> Result<(), Failure> {
    match asked.wanted {
        Wanted::Squares(size) => squares(asked, size),
        Wanted::Rows(row) => rows(asked, row),
        Wanted::Cold(count) => cold(asked, count),
    }
}

fn squares(asked: &Asked, size: u64) -> Result<(), Failure> {
    let mut plane = Plane::new(size).map_err(|error| Failure::TooLarge((&error).into()))?;
    let mut bar = Bar::new();
    loop {
        let progress = plane.step(SLICE);
        if progress.values == progress.of {
            break;
        }
        let Progress { values, of, share } = progress;
        bar.show(share, || words::squares_found(values as u64, of as u64));
    }
    bar.close();
    write(asked, &plane).map_err(unwritten)?;
    match asked.certificate {
        Some(_) => certify(asked, &Rows::up_to(plane.side())),
        None => Ok(()),
    }
}

/// Writes the certificate of these rows, if requested.
fn certify(asked: &Asked, rows: &Rows) -> Result<(), Failure> {
    let Some(file) = &asked.certificate else { return Ok(()) };
    let none = || Failure::Unproved(words::no_row());
    let text = certificate::rows(rows.found(), MOST_ROW).ok_or_else(none)?;
    fs::write(file, text).map_err(failed(file))?;
    note(words::certificate_of_rows(rows.found().len() as u64 - 1));
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
    let refused = || Failure::TooLarge(words::no_such_row(&last.to_string(), MOST_ROW as u64));
    let most = usize::try_from(last).ok().filter(|last| *last <= MOST_ROW).ok_or_else(refused)?;
    let rows = Rows::up_to(most + 1);
    note(words::rows_note());
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
        return Err(Failure::TooLarge(words::too_many_pairs(&count.to_string(), PAIRS)));
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
