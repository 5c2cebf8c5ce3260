//! `last-move survey`: what is known about the values of each rule of a family, a line each.

use crate::Failure;
use crate::args::Survey;
use crate::family::Family;
use crate::out::{Bar, answers, failed, note, unwritten};
use crate::surveyed::{self, HEAD};
use crate::words;
use sequence::{Limits, Mask, Rule, Sequence, certificate};
use std::io::{self, Write};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// Steps after which a thread looks whether the survey has ended.
const SLICE: u64 = 50_000_000;

pub(crate) fn run(asked: &Survey) -> Result<(), Failure> {
    let question = |error| Failure::Question(error, Some("survey".to_string()));
    let family = Family::read(&asked.family).map_err(question)?;
    if asked.to > Limits::NATIVE.values {
        let refused = sequence::Refused::Values { asked: asked.to, most: Limits::NATIVE.values };
        return Err(Failure::TooLarge((&refused).into()));
    }
    let mut rules = family.rules(asked.part.0 - 1, asked.part.1);
    let all = rules.len();
    let mut out: Box<dyn Write> = match &asked.resume {
        None => {
            let mut out = answers();
            writeln!(out, "{HEAD}").and_then(|()| out.flush()).map_err(unwritten)?;
            Box::new(out)
        }
        Some(file) => {
            let (out, done) = surveyed::open(file, asked.to)?;
            rules.retain(|rule| !done.contains(rule.text()));
            Box::new(out)
        }
    };
    note(words::survey_of(all as u64, (all - rules.len()) as u64));
    let wrong = |error| match &asked.resume {
        Some(file) => failed(file)(error),
        None => unwritten(error),
    };
    let refused = survey(asked, &rules, &mut out).map_err(wrong)?;
    match refused {
        0 => Ok(()),
        count => Err(Failure::TooLarge(words::refused_rules(count))),
    }
}

/// Writes the line of each rule as soon as it is known; returns how many rules were too large.
fn survey(asked: &Survey, rules: &[Rule], out: &mut dyn Write) -> io::Result<u64> {
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let jobs = asked.jobs.map_or(cores, |jobs| jobs as usize).min(rules.len());
    let (sender, found) = mpsc::channel();
    let (next, stop) = (&next, &stop);
    thread::scope(|threads| {
        for _ in 0..jobs {
            let sender = sender.clone();
            threads.spawn(move || {
                while let Some(rule) = rules.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let Some(line) = look(rule, asked.to, stop) else { return };
                    // Nobody listens once a line could not be written.
                    if sender.send(line).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let written = write(&found, rules.len(), out);
        stop.store(true, Ordering::Relaxed);
        drop(found);
        written
    })
}

/// Writes the lines as they come, each at once, so that an end by Ctrl-C loses none.
fn write(
    found: &mpsc::Receiver<Result<String, String>>,
    of: usize,
    out: &mut dyn Write,
) -> io::Result<u64> {
    let (mut bar, mut done, mut refused) = (Bar::new(), 0, 0);
    loop {
        match found.recv_timeout(Duration::from_millis(500)) {
            Ok(Ok(line)) => {
                done += 1;
                out.write_all(line.as_bytes())?;
                out.flush()?;
            }
            Ok(Err(rule)) => {
                bar.close();
                note(words::rule_too_large(&rule));
                refused += 1;
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
        let share = 1000 * done as usize / of.max(1);
        bar.show(share as u32, || words::rules_done(done, of as u64));
    }
    bar.close();
    Ok(refused)
}

/// The line of a rule, or its name if the table would be too large; `None` if the survey has ended.
fn look(rule: &Rule, to: u64, stop: &AtomicBool) -> Option<Result<String, String>> {
    let begun = Instant::now();
    let Ok(mut table) = Sequence::within(rule, to, Limits::NATIVE) else {
        return Some(Err(rule.text().to_string()));
    };
    loop {
        let progress = table.step(SLICE);
        if progress.values == progress.of {
            return Some(Ok(line(&table, to, begun.elapsed())));
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
    }
}

fn line(table: &Sequence, to: u64, time: Duration) -> String {
    let values = table.values();
    let proved = table.proof().map(|proof| {
        let (period, odd) = (proof.period, certificate::exceptions(values, &proof).len());
        format!("{},{},{},{odd}", period.length, period.start, period.saltus)
    });
    let (at, greatest) = sequence::records(values).last().copied().unwrap_or_default();
    let cells = [
        table.rule().text().to_string(),
        to.to_string(),
        proved.unwrap_or(",,,".to_string()),
        rares(table),
        format!("{greatest},{at}"),
        format!("{:.3}", time.as_secs_f64()),
    ];
    cells.join(",") + "\n"
}

/// The mask of rare values, the heaps that count one bit more, and how many heaps are rare.
fn rares(table: &Sequence) -> String {
    let values = table.values();
    let nothing = || ",,".to_string();
    // Where values repeat, rare ones mean little.
    if table.proof().is_some() || values.len() < Mask::FEWEST {
        return nothing();
    }
    let best = || {
        let some = &values[..values.len().min(Mask::COMPARED)];
        Mask::best(&table.rule().semantics(), some).map(|(mask, _)| mask)
    };
    let Some(mask) = table.rares().map(|(mask, _)| mask).or_else(best) else { return nothing() };
    let count = values.iter().enumerate().filter(|(n, value)| !mask.common(*n, **value)).count();
    let parity = mask.parity.map_or("", |least| ["odd", "even"][usize::from(least)]);
    format!("{:b},{parity},{count}", mask.bits)
}
