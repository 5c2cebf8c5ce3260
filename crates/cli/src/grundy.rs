//! `last-move grundy`: values, what is known about their period, and its certificate.

use crate::Failure;
use crate::args::{Format, Grundy};
use crate::out::{Bar, answers, failed, note, unwritten};
use crate::words::{self, say};
use sequence::{Plan, Progress, Refused, Rule, Sequence, certificate};
use serde_json::json;
use solver::code::CodeError;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Steps between two updates of the bar.
const SLICE: u64 = 50_000_000;

pub(crate) fn run(asked: &Grundy) -> Result<(), Failure> {
    let unread = |error: CodeError| Failure::Question(words::in_rule((&error).into()), None);
    let rule: Rule = asked.rule.parse().map_err(unread)?;
    let mut values = Sequence::new(&rule, asked.to)
        .map_err(|error: Refused| Failure::TooLarge((&error).into()))?;
    note(words::rule_is(rule.text(), rule.words()));
    let plan = values.plan();
    if asked.plan {
        return tell_plan(asked, &plan);
    }
    let mut bar = Bar::new();
    loop {
        let progress = values.step(SLICE);
        if progress.values == progress.of {
            break;
        }
        let Progress { values: found, of, share } = progress;
        bar.show(share, || words::values_found(found as u64, of as u64));
    }
    bar.close();
    tell_standing(&values);
    write(asked, &values).map_err(unwritten)?;
    asked.certificate.as_ref().map_or(Ok(()), |file| certify(&values, file))
}

fn certify(values: &Sequence, file: &Path) -> Result<(), Failure> {
    let none = || Failure::Unproved(words::no_certificate((&values.standing()).into()));
    let text = certificate::write(values).ok_or_else(none)?;
    fs::write(file, text).map_err(failed(file))
}

fn tell_plan(asked: &Grundy, plan: &Plan) -> Result<(), Failure> {
    let mut out = answers();
    let line = if asked.format == Format::Json {
        let Plan { engine, steps, bytes, .. } = plan;
        json!({ "engine": say(*engine), "steps": steps, "bytes": bytes }).to_string()
    } else {
        say(plan)
    };
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(unwritten)
}

fn tell_standing(values: &Sequence) {
    note(&values.standing());
    if let Some((mask, rares)) = values.rares() {
        note(words::rare_values(&format!("{:b}", mask.bits), rares.len() as u64));
    }
}

fn write(asked: &Grundy, values: &Sequence) -> std::io::Result<()> {
    let format = asked.format;
    let mut out = answers();
    match format {
        Format::Csv => writeln!(out, "n,value")?,
        Format::Json => {}
        Format::BFile => {
            let (rule, version) = (values.rule().text(), env!("CARGO_PKG_VERSION"));
            writeln!(out, "{}", say(words::b_file_head(rule, asked.to, version)))?;
        }
    }
    for (n, value) in values.values().iter().enumerate() {
        match format {
            Format::Csv => writeln!(out, "{n},{value}")?,
            Format::Json => writeln!(out, "{{\"n\":{n},\"value\":{value}}}")?,
            Format::BFile => writeln!(out, "{n} {value}")?,
        }
    }
    out.flush()
}
