//! `last-move grundy`: values, what is known about their period, and its certificate.

use crate::Failure;
use crate::args::{Format, Grundy};
use crate::latex;
use crate::out::{Bar, answers, failed, note, unwritten};
use crate::resumed;
use crate::words::{self, say};
use sequence::{
    Limits, Mask, Plan, Progress, Refused, Rule, Sequence, Standing, Theorem, certificate, records,
    typed,
};
use serde_json::{Value, json};
use solver::code::CodeError;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

/// Steps between two updates of the bar.
const SLICE: u64 = 50_000_000;

pub(crate) fn run(asked: &Grundy) -> Result<(), Failure> {
    let unread = |error: CodeError| Failure::Question(words::in_rule((&error).into()), None);
    let rule: Rule = typed::rule(&asked.rule).map_err(unread)?;
    fits(asked)?;
    let mut values = Sequence::within(&rule, asked.to, Limits::NATIVE)
        .map_err(|error: Refused| Failure::TooLarge((&error).into()))?;
    note(words::rule_is(rule.text(), rule.words()));
    let plan = values.plan();
    if asked.plan {
        return tell_plan(asked, &plan);
    }
    let mut out = Out::new(asked, &mut values)?;
    let mut bar = Bar::new();
    loop {
        let progress = values.step(SLICE);
        // What is found is written at once, so that an end by Ctrl-C loses nothing.
        out.add(&values).map_err(unwritten)?;
        if progress.values == progress.of {
            break;
        }
        let Progress { values: found, of, share } = progress;
        bar.show(share, || words::values_found(found as u64, of as u64));
    }
    bar.close();
    tell_standing(&values);
    tell_value(asked, &values);
    match asked.format {
        Format::Latex => latex::write(&values, asked.from)?,
        _ => summary(asked, &values).map_err(unwritten)?,
    }
    asked.certificate.as_ref().map_or(Ok(()), |file| certify(&values, file))
}

/// Checks that the heaps to be written are not too many for paper.
fn fits(asked: &Grundy) -> Result<(), Failure> {
    let count = asked.from.map_or(0, |from| (asked.to - from).saturating_add(1));
    let latex = asked.format == Format::Latex;
    if latex && count > latex::PRINTED as u64 { Err(latex::too_many(count)) } else { Ok(()) }
}

/// Where values are written as they are found, and how many have been.
struct Out {
    format: Format,
    to: Box<dyn Write>,
    /// How many values are written, or left out before the first one.
    written: usize,
}

impl Out {
    /// Standard output, or the file that is gone on with.
    fn new(asked: &Grundy, values: &mut Sequence) -> Result<Out, Failure> {
        if let Some(file) = &asked.resume {
            let (to, written) = resumed::open(file, values)?;
            return Ok(Out { format: Format::Csv, to: Box::new(to), written });
        }
        let mut to = answers();
        let from = asked.from.unwrap_or(0);
        let head = match asked.format {
            Format::Csv => Some("n,value".to_string()),
            Format::BFile => {
                let (rule, version) = (values.rule().text(), env!("CARGO_PKG_VERSION"));
                Some(say(words::b_file_head(rule, from, asked.to, version)))
            }
            _ => None,
        };
        head.map_or(Ok(()), |head| writeln!(to, "{head}")).map_err(unwritten)?;
        Ok(Out { format: asked.format, to: Box::new(to), written: from as usize })
    }

    /// Writes the values that were found since.
    fn add(&mut self, values: &Sequence) -> std::io::Result<()> {
        for (n, value) in values.values().iter().enumerate().skip(self.written) {
            match self.format {
                Format::Csv => writeln!(self.to, "{n},{value}")?,
                Format::Json => writeln!(self.to, "{{\"n\":{n},\"value\":{value}}}")?,
                Format::BFile => writeln!(self.to, "{n} {value}")?,
                Format::Histogram | Format::Records | Format::Rares | Format::Latex => {}
            }
        }
        self.written = self.written.max(values.values().len());
        self.to.flush()
    }
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
        let parity = mask.parity.map_or("none", |least| ["odd", "even"][usize::from(least)]);
        let heaps = rares.len() + usize::from(!mask.common(0, 0));
        note(words::rare_values(&format!("{:b}", mask.bits), parity, heaps as u64));
    }
}

/// The value of the heap that `--at` names.
fn tell_value(asked: &Grundy, values: &Sequence) {
    let Some(n) = asked.at else { return };
    note(match values.at(n) {
        Some(value) => words::value_at(&n.to_string(), &value.to_string()),
        None => words::no_value_at(&n.to_string()),
    });
}

/// What is written once all values are known.
fn summary(asked: &Grundy, values: &Sequence) -> std::io::Result<()> {
    let mut out = answers();
    match asked.format {
        Format::Csv | Format::BFile | Format::Latex => {}
        Format::Json => writeln!(out, "{}", record(values))?,
        Format::Histogram => histogram(&mut out, values.values())?,
        Format::Records => lines(&mut out, records(values.values()))?,
        Format::Rares => rares(&mut out, values)?,
    }
    out.flush()
}

/// What is known about the period, as an object; its words are those of certificates.
fn record(values: &Sequence) -> Value {
    let mut record = json!({ "rule": values.rule().text(), "heaps": values.values().len() });
    let standing = values.standing();
    let period = match standing {
        Standing::Proved(proof) => {
            record["theorem"] = match proof.theorem {
                Theorem::Window => "window".into(),
                Theorem::WindowUnequal => "window-unequal".into(),
                Theorem::State { from, to } => {
                    record["state"] = json!([from, to]);
                    "state".into()
                }
            };
            record["bound"] = proof.bound.into();
            Some(proof.period)
        }
        Standing::Apparent(period) => Some(period),
        Standing::Open(_) | Standing::Unmet { .. } => None,
    };
    record["proved"] = values.proof().is_some().into();
    record["standing"] = say(&standing).into();
    record["period"] = period.map(|period| period.length).into();
    record["preperiod"] = period.map(|period| period.start).into();
    record["saltus"] = period.map(|period| period.saltus).into();
    record
}

/// Heaps and their values, a pair a line below the names of the columns.
fn lines(
    out: &mut impl Write,
    pairs: impl IntoIterator<Item = (usize, u32)>,
) -> std::io::Result<()> {
    writeln!(out, "n,value")?;
    pairs.into_iter().try_for_each(|(n, value)| writeln!(out, "{n},{value}"))
}

/// How often each value occurs among heaps 1 to each power of two, and to the last heap.
fn histogram(out: &mut impl Write, values: &[u32]) -> std::io::Result<()> {
    writeln!(out, "to,value,count")?;
    let mut counts: BTreeMap<u32, u64> = BTreeMap::new();
    for (n, value) in values.iter().enumerate().skip(1) {
        *counts.entry(*value).or_default() += 1;
        if n.is_power_of_two() || n + 1 == values.len() {
            counts.iter().try_for_each(|(value, count)| writeln!(out, "{n},{value},{count}"))?;
        }
    }
    Ok(())
}

/// The heaps with a rare value.
fn rares(out: &mut impl Write, values: &Sequence) -> std::io::Result<()> {
    // The mask that the note tells, if the engine has one.
    let best = || Mask::best(&values.rule().semantics(), values.values()).map(|(mask, _)| mask);
    let Some(mask) = values.rares().map(|(mask, _)| mask).or_else(best) else {
        note(words::no_rares());
        return writeln!(out, "n,value");
    };
    let all = values.values().iter().copied().enumerate();
    lines(out, all.filter(|(n, value)| !mask.common(*n, *value)))
}
