//! `last-move verify`: a certificate, checked by the checker alone.

use crate::Failure;
use crate::args::Verify;
use crate::out::{Bar, answers, unwritten};
use checker::{Check, Refusal, Slice, Verified};
use serde_json::json;
use std::fs;
use std::io::{Read, Write};

/// Steps between two looks at the bar.
const SLICE: u64 = 100_000_000;

pub(crate) fn run(asked: &Verify) -> Result<(), Failure> {
    let text =
        read(asked).map_err(|error| Failure::File(format!("{}: {error}", asked.file.display())))?;
    let checked = check(&text);
    let line = match (&checked, asked.json) {
        (Ok(right), true) => json!({
            "verified": true, "rule": right.rule, "preperiod": right.preperiod, "period": right.period,
            "saltus": right.saltus, "computed": right.computed,
        })
        .to_string(),
        (Err(wrong), true) => {
            json!({ "verified": false, "line": wrong.line, "because": wrong.because }).to_string()
        }
        (Ok(right), false) => format!(
            "verified: {} has period {} from heap {} on, saltus {}; {} values computed anew",
            right.rule, right.period, right.preperiod, right.saltus, right.computed
        ),
        (Err(wrong), false) => format!("refused: {wrong}"),
    };
    let mut out = answers();
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(unwritten)?;
    checked.map(|_| ()).map_err(|_| Failure::No)
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
                // Work grows with the square of the heaps.
                let share =
                    1000 * u128::from(done).pow(2) / u128::from(check.heaps()).pow(2).max(1);
                bar.show(share as u32, &format!("{done} of {} values", check.heaps()));
            }
            Slice::Done(result) => {
                bar.close();
                return result;
            }
        }
    }
}
