//! `last-move verify`: a certificate, verified by the checker alone.

use crate::Failure;
use crate::args::Verify;
use crate::out::{Bar, answers, failed, unwritten};
use crate::words::{self, say};
use checker::{Check, Refusal, Slice, Verified};
use messages::Message;
use serde_json::{Value, json};
use std::fs;
use std::io::{Read, Write};

/// Steps between two updates of the bar.
const SLICE: u64 = 100_000_000;

pub(crate) fn run(asked: &Verify) -> Result<(), Failure> {
    let text = read(asked).map_err(failed(&asked.file))?;
    let checked = check(&text);
    let line = match (&checked, asked.json) {
        (Ok(right), true) => object(right).to_string(),
        (Err(wrong), true) => {
            let because = say(&wrong.because);
            json!({ "verified": false, "line": wrong.line, "because": because }).to_string()
        }
        (Ok(right), false) => say(sentence(right)),
        (Err(wrong), false) => say(words::refused(wrong.into())),
    };
    let mut out = answers();
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(unwritten)?;
    checked.map(|_| ()).map_err(|_| Failure::No)
}

fn object(right: &Verified) -> Value {
    let mut object = json!({
        "verified": true, "rule": right.rule, "preperiod": right.preperiod, "period": right.period,
        "saltus": right.saltus, "computed": right.computed,
    });
    if !right.rows.is_empty() {
        let rows = right.rows.iter().map(
            |row| json!({ "preperiod": row.preperiod, "period": row.period, "saltus": row.saltus }),
        );
        object["rows"] = rows.collect();
    }
    object
}

fn sentence(right: &Verified) -> Message {
    let Verified { rule, preperiod, period, saltus, computed, rows } = right;
    let rows = rows.len() as u64;
    let place = words::from_where(rows, *preperiod, rows.saturating_sub(1));
    words::verified(rule, *period, place, *saltus, *computed)
}

fn read(asked: &Verify) -> std::io::Result<String> {
    if asked.file.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    fs::read_to_string(&asked.file)
}

fn check(text: &str) -> Result<Verified, Refusal> {
    let mut check = Check::new(text)?;
    let mut bar = Bar::new();
    loop {
        match check.step(SLICE) {
            Slice::Working(done) => {
                // Work grows with the square of the heaps, or of the rows.
                let share =
                    1000 * u128::from(done).pow(2) / u128::from(check.values()).pow(2).max(1);
                bar.show(share as u32, || words::values_found(done, check.values()));
            }
            Slice::Done(result) => {
                bar.close();
                return result;
            }
        }
    }
}
