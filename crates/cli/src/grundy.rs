//! `last-move grundy`: values, what is known about their period, and its certificate.

use crate::Failure;
use crate::args::{Format, Grundy};
use crate::out::{Bar, answers, note, unwritten};
use sequence::{Plan, Refused, Rule, Sequence, certificate};
use serde_json::json;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Steps between two looks at the bar.
const SLICE: u64 = 50_000_000;

pub(crate) fn run(asked: &Grundy) -> Result<(), Failure> {
    let rule: Rule =
        asked.rule.parse().map_err(|error| Failure::Question(format!("in the rule, {error}")))?;
    let mut values = Sequence::new(&rule, asked.to)
        .map_err(|error: Refused| Failure::TooLarge(error.to_string()))?;
    note(&format!("{rule}: a move {}", rule.words()));
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
        bar.show(progress.share, &format!("{} of {} values", progress.values, progress.of));
    }
    bar.close();
    tell_standing(&values);
    write(asked, &values).map_err(unwritten)?;
    asked.certificate.as_ref().map_or(Ok(()), |file| certify(&values, file))
}

fn certify(values: &Sequence, file: &Path) -> Result<(), Failure> {
    let none = || Failure::Unproved(format!("there is no certificate: {}", values.standing()));
    let text = certificate::write(values).ok_or_else(none)?;
    fs::write(file, text).map_err(|error| Failure::File(format!("{}: {error}", file.display())))
}

fn tell_plan(asked: &Grundy, plan: &Plan) -> Result<(), Failure> {
    let mut out = answers();
    let line = if asked.json || asked.format == Format::Json {
        let Plan { engine, steps, bytes, .. } = plan;
        json!({ "engine": engine.words(), "steps": steps, "bytes": bytes }).to_string()
    } else {
        plan.to_string()
    };
    writeln!(out, "{line}").and_then(|()| out.flush()).map_err(unwritten)
}

fn tell_standing(values: &Sequence) {
    note(&values.standing().to_string());
    if let Some((mask, rares)) = values.rares() {
        note(&format!("rare values, by the bits {:b}: {} heaps", mask.bits, rares.len()));
    }
}

fn write(asked: &Grundy, values: &Sequence) -> std::io::Result<()> {
    let format = if asked.json { Format::Json } else { asked.format };
    let mut out = answers();
    match format {
        Format::Csv => writeln!(out, "n,value")?,
        Format::Json => {}
        Format::BFile => {
            writeln!(
                out,
                "# Grundy values of {}, heaps 0 to {}; Last Move {}",
                values.rule(),
                asked.to,
                env!("CARGO_PKG_VERSION")
            )?;
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
