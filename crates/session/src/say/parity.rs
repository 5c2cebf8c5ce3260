//! Reasons in words where the parity of what both have collected decides.

use super::counted;
use alloc::format;
use alloc::string::{String, ToString};
use solver::points::Holdings;

/// Even or odd.
fn parity(n: u64) -> &'static str {
    if n.is_multiple_of(2) { "even" } else { "odd" }
}

/// A collection with its parity.
pub fn holding(n: u64) -> String {
    format!("{n} ({})", parity(n))
}

/// The whole board in a sentence.
pub(super) fn board(left: u64, held: [u64; 2], strip: bool) -> String {
    let [own, other] = held.map(holding);
    let (before, after) = if strip { ("Steps", "to the end") } else { ("Beans", "in the heap") };
    format!("{before} {after}: {left}. Whoever is to move has {own}, the other {other}.")
}

/// What is moved and how far, as the end of "You move …".
pub(super) fn marble(steps: u64) -> String {
    format!("the marble {}", counted(steps, ("step", "steps")))
}

/// A cell of the strip, so many steps before the marble where that is ahead.
pub fn strip_cell(cell: u64, steps: Option<u64>) -> String {
    match steps {
        Some(0) => format!("cell {cell}, the marble"),
        Some(steps) => format!("cell {cell}, {} on", counted(steps, ("step", "steps"))),
        None => format!("cell {cell}"),
    }
}

/// A heap with its place in the period.
fn class(seen: &Holdings) -> String {
    match seen.period {
        Some((start, length)) if length > 1 && seen.left >= start => {
            let (times, rest) = (seen.left / length, seen.left % length);
            format!("{} = {times} × {length} + {rest}", seen.left)
        }
        _ => seen.left.to_string(),
    }
}

/// Who wins from there, as one of the four outcomes.
fn outcome(seen: &Holdings) -> String {
    let [own, other] = seen.held.map(parity);
    let ends = if seen.value > 0 { "wins" } else { "loses" };
    if own == other {
        return format!("With two {own} holdings whoever is to move {ends} there.");
    }
    match (seen.value, seen.turned) {
        (1, -1) => format!("There the {own} holder wins, no matter who is to move."),
        (-1, 1) => format!("There the {other} holder wins, no matter who is to move."),
        (value, turned) if value == turned => {
            let name = if value > 0 { "next" } else { "previous" };
            format!("There the {name} player wins, whichever of the two holds the odd number.")
        }
        _ => format!("The player to move {ends} there."),
    }
}

/// Why nobody wins.
fn drawn(seen: &Holdings) -> String {
    let [own, other] = seen.held;
    let total = seen.left + own + other;
    if total.is_multiple_of(2) {
        return format!(
            "{} + {own} + {other} = {total} is even: if nothing stays behind, both end with the same \
             parity, and nobody wins.",
            seen.left
        );
    }
    "Under best play something stays behind that nobody may take, both end with the same parity, \
     and nobody wins."
        .to_string()
}

/// What theory sees.
pub(super) fn seen(seen: &Holdings) -> String {
    let [own, other] = seen.held.map(holding);
    if seen.over {
        let rest = if seen.value == 0 { " So nobody wins." } else { "" };
        return format!("Nothing can be taken any more: {own}, against {other}.{rest}");
    }
    if seen.value == 0 {
        return drawn(seen);
    }
    let [own, other] = seen.held.map(parity);
    format!(
        "{}; the player to move holds an {own} number, the other an {other} one. {}",
        class(seen),
        outcome(seen)
    )
}

/// Why a winning move wins, by what it leaves: the first holding is then the opponent's.
pub(super) fn left(seen: &Holdings) -> String {
    let [theirs, yours] = seen.held;
    if seen.over {
        return format!(
            "It ends the game with {} for you and {} for the opponent.",
            holding(yours),
            holding(theirs)
        );
    }
    format!(
        "It leaves {}, with an {} number for you and an {} one for the opponent. {} Whatever is taken \
         next, one take leads back to a lost class, unless you have won already.",
        class(seen),
        parity(yours),
        parity(theirs),
        outcome(seen)
    )
}
