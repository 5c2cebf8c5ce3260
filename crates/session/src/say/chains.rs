//! Reasons in words for boxes: chains and loops, who has control, and the line of best play.

use super::board::{joined, listed};
use super::counted;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::fact::Fact;
use solver::points::Told;

/// Least length of a chain from which two boxes are given away to keep control.
const LONG: u64 = 3;

/// How the game ends after a move, with the line that leads there.
pub(super) fn ends(ends: [u64; 2], line: &[Told], after: Option<&Fact>) -> String {
    let mut told = Vec::new();
    let mut next = 0;
    while next < line.len() {
        // Lines of one player in a row are told together.
        let own = line[next].own;
        let run = line[next..].iter().take_while(|step| step.own == own).count();
        let names: Vec<String> =
            line[next..next + run].iter().map(|step| step.notation.clone()).collect();
        let gain: u64 = line[next..next + run].iter().map(|step| step.gain).sum();
        let who = if own { "you" } else { "they" };
        let boxes = match gain {
            0 => String::new(),
            _ => format!(" for {}", counted(gain, BOXES)),
        };
        told.push(format!("{who} {}{boxes}", joined(&names)));
        next += run;
    }
    let left = after.map(seen).unwrap_or_default();
    let line = told.join("; ");
    format!(
        "It ends {} to {} under best play: {line}. After the first line: {left}",
        ends[0], ends[1]
    )
}

const BOXES: (&str, &str) = ("box", "boxes");

/// What theory sees.
pub(super) fn seen(fact: &Fact) -> String {
    let Fact::Chains { chains, loops, ready, safe } = fact else {
        return "every line is drawn.".to_string();
    };
    let mut parts = Vec::new();
    if !chains.is_empty() {
        let name = if chains.len() == 1 { "a chain of" } else { "chains of" };
        parts.push(format!("{name} {}", listed(chains)));
    }
    if !loops.is_empty() {
        let name = if loops.len() == 1 { "a loop of" } else { "loops of" };
        parts.push(format!("{name} {}", listed(loops)));
    }
    if *ready > 0 {
        parts.push(format!("{} to be taken at once", counted(*ready, BOXES)));
    }
    parts.push(match safe {
        0 => "no safe line".to_string(),
        n => counted(*n, ("safe line", "safe lines")),
    });
    let long = chains.iter().any(|n| *n >= LONG) || !loops.is_empty();
    let control = match (safe, ready) {
        (0, 0) if long => {
            ". Whoever must move opens one. The other takes all of it but the last two boxes, four in a \
             loop, and with the waiting line hands the next opening back: that is control."
        }
        (0, 0) => ". Whoever must move opens one for the other.",
        _ => ".",
    };
    format!("{}{control}", joined(&parts))
}
