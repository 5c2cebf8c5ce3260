//! Reasons in words for boxes: chains and loops, who has control, and what cannot be solved.

use super::board::{joined, listed};
use super::counted;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::fact::{Fact, Strand};

/// Least length of a chain from which two boxes are given away to keep control.
const LONG: u64 = 3;
/// About so many lines may be open for a search to come to an end on a large board.
const REACH: u64 = 30;

/// How the game ends after a move.
pub(super) fn ends(ends: [u64; 2], after: Option<&Fact>) -> String {
    let left = after.map(seen).unwrap_or_default();
    format!("It ends {} to {} under best play. It leaves {left}", ends[0], ends[1])
}

/// What is done where nobody knows who wins.
pub fn unsolved(fact: Option<&Fact>) -> String {
    let Some(Fact::Chains { open, .. }) = fact else { return String::new() };
    let when = if *open > REACH {
        format!("from about {REACH} open lines on it knows")
    } else {
        "a few lines later it knows".to_string()
    };
    format!(
        "{open} lines are open, too many to be searched here, so nothing is proved. The machine \
         draws lines that give nothing away, counts chains and loops, and may be wrong; {when}."
    )
}

const BOXES: (&str, &str) = ("box", "boxes");

/// What theory sees.
pub(super) fn seen(fact: &Fact) -> String {
    let Fact::Chains { strands, ready, safe, .. } = fact else {
        return "every line is drawn.".to_string();
    };
    let lengths = |closed: bool| -> Vec<u64> {
        let these = strands.iter().filter(|one| one.closed == closed);
        these.map(|one: &Strand| one.length).collect()
    };
    let (chains, loops) = (lengths(false), lengths(true));
    let mut parts = Vec::new();
    if !chains.is_empty() {
        let name = if chains.len() == 1 { "a chain of" } else { "chains of" };
        parts.push(format!("{name} {}", listed(&chains)));
    }
    if !loops.is_empty() {
        let name = if loops.len() == 1 { "a loop of" } else { "loops of" };
        parts.push(format!("{name} {}", listed(&loops)));
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

/// The name of a chain or, if the number is odd, a loop; half of it is its length.
pub fn strand(number: u64) -> String {
    let name = if number.is_multiple_of(2) { "chain" } else { "loop" };
    format!("{name} {}", number / 2)
}
