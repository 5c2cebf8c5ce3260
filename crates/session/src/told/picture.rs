//! The picture that belongs to what theory sees: one for each kind of fact.

use super::figures::{Line, bits, clock, strip};
use crate::markup::Markup;
use crate::say::figure as words;
use crate::say::story;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use solver::fact::{Fact, Fragment, Part, Patch, Reason};
use solver::golden;
use solver::points::Holdings;

/// The greatest modulus that is drawn as a clock.
const CLOCK: u64 = 20;
/// The most rows that are drawn.
const ROWS: u64 = 24;
/// The most numbers of a piece that are shown.
const SHOWN: usize = 6;
/// The most parts whose values are drawn.
const PARTS: usize = 16;

/// The picture of a reason; nothing where words say all.
pub(super) fn of_reason(ink: &mut Markup, reason: &Reason) {
    match reason {
        Reason::Theory { before, after } => pair(ink, Some(before), after),
        Reason::Points { line, .. } if !line.is_empty() => {
            ink.open("ol|class=story");
            for step in story::told(line) {
                ink.say("li", &step);
            }
            ink.shut();
        }
        _ => {}
    }
}

/// The picture of a fact, with the one before it where both are of a kind.
#[allow(clippy::too_many_lines, reason = "one arm for each kind of fact")]
pub(super) fn pair(ink: &mut Markup, before: Option<&Fact>, after: &Fact) {
    match after {
        Fact::Columns { heaps, .. } => {
            let had = match before {
                Some(Fact::Columns { heaps: had, .. }) if had.len() == heaps.len() => had,
                _ => heaps,
            };
            columns(ink, had, heaps, 2);
        }
        Fact::Games { games, .. } => {
            let had = match before {
                Some(Fact::Games { games: had, .. }) if had.len() == games.len() => had,
                _ => games,
            };
            of_games(ink, had, games);
        }
        Fact::Digits { heaps, base, .. } => {
            let had = match before {
                Some(Fact::Digits { heaps: had, .. }) if had.len() == heaps.len() => had,
                _ => heaps,
            };
            columns(ink, had, heaps, *base);
        }
        Fact::Count { moves, rows: Some((pile, row)) } if *moves <= ROWS => {
            let left = (0..*moves).map(|n| pile.saturating_sub(n * row).min(*row));
            let told = |pieces: u64| (pieces.to_string(), false, pieces < *row);
            strip(ink, &left.map(told).collect::<Vec<_>>(), words::ROWS);
        }
        Fact::Band { root, pile } => bands(ink, *root, *pile),
        Fact::Singles { singles, large } => {
            let mut told = vec![("1".to_string(), false, false); (*singles).min(24) as usize];
            told.extend(large.map(|n| (n.to_string(), false, true)));
            strip(ink, &told, words::SINGLES);
        }
        Fact::Residue { modulus, residue, least, misere, .. } if *modulus <= CLOCK => {
            let lost = if *misere { *least..2 * least } else { 0..*least };
            clock(ink, *modulus, lost, *residue, words::CLOCK);
        }
        Fact::Terms { terms, .. } => {
            let mut told: Vec<_> =
                terms.iter().map(|term| (term.to_string(), false, false)).collect();
            if let Some(last) = told.last_mut() {
                (last.1, last.2) = (true, true);
            }
            strip(ink, &told, words::TERMS);
        }
        Fact::Golden { low, high, .. } => pairs(ink, high - low, *low),
        _ => pieces(ink, after),
    }
}

/// The picture of what a position has fallen into.
fn pieces(ink: &mut Markup, fact: &Fact) {
    match fact {
        Fact::Parts { parts, .. } | Fact::Turned { parts, .. } => {
            let named = |part: &Part| (format!("{}: {}", part.size, part.value), part.value);
            values(ink, parts.iter().map(named).collect());
        }
        Fact::Patches { patches, .. } => {
            let named = |patch: &Patch| (patch.value.to_string(), patch.value);
            values(ink, patches.iter().map(named).collect());
        }
        Fact::Fragments { fragments, .. } => {
            let named = |one: &Fragment| (format!("{}: {}", one.vertices, one.value), one.value);
            values(ink, fragments.iter().map(named).collect());
        }
        Fact::Opened { left, .. } => {
            let told: Vec<_> =
                left.iter().map(|(row, lost)| (row.to_string(), *lost, false)).collect();
            strip(ink, &told, words::OPENED);
        }
        Fact::Selective { won, lost } if won.len() + lost.len() <= PARTS => {
            let mut told = Vec::new();
            for (pieces, cold) in [(won, false), (lost, true)] {
                told.extend(pieces.iter().map(|piece| (set(piece), cold, false)));
            }
            strip(ink, &told, words::SELECTIVE);
        }
        Fact::Chains { strands, .. } if !strands.is_empty() => {
            let told: Vec<_> =
                strands.iter().map(|one| (one.length.to_string(), one.closed, false)).collect();
            strip(ink, &told, words::CHAINS);
        }
        Fact::Holdings(known) => classes(ink, known),
        Fact::Lines { rows, columns, .. } => {
            let mut told = vec![("→".to_string(), false, false); *rows as usize];
            told.resize((rows + columns) as usize, ("↓".to_string(), false, false));
            strip(ink, &told, words::LINES);
        }
        _ => {}
    }
}

/// Some numbers, long lists shortened.
fn set(numbers: &[u64]) -> String {
    let mut told: Vec<String> = numbers.iter().take(SHOWN).map(u64::to_string).collect();
    if numbers.len() > SHOWN {
        told.push("…".to_string());
    }
    told.join(" ")
}

/// Names of parts with their values.
fn values(ink: &mut Markup, parts: Vec<(String, u64)>) {
    if parts.is_empty() || parts.len() > PARTS {
        return;
    }
    let mut lines = Vec::new();
    for (name, value) in parts {
        lines.push(Line { name, before: value, after: value });
    }
    bits(ink, &lines, 2, words::VALUES_OF_PARTS);
}

/// The value of each game before and after, and the columns of all.
fn of_games(ink: &mut Markup, before: &[(&str, u64)], after: &[(&str, u64)]) {
    let mut lines = Vec::new();
    for ((title, is), (_, was)) in after.iter().zip(before) {
        let change = if was == is { is.to_string() } else { format!("{was} → {is}") };
        lines.push(Line { name: format!("{title}: {change}"), before: *was, after: *is });
    }
    bits(ink, &lines, 2, words::VALUES_OF_PARTS);
}

fn columns(ink: &mut Markup, before: &[u64], after: &[u64], base: u64) {
    let mut lines = Vec::new();
    for (was, is) in before.iter().zip(after).filter(|(was, is)| **was > 0 || **is > 0) {
        let name = if was == is { is.to_string() } else { format!("{was} → {is}") };
        lines.push(Line { name, before: *was, after: *is });
    }
    bits(ink, &lines, base, words::COLUMNS);
}

/// Cold pairs with differences around this one; the current one is marked.
fn pairs(ink: &mut Markup, difference: u64, low: u64) {
    let first = difference.saturating_sub(2);
    let mut told = Vec::new();
    for n in first..first + 5 {
        let cold = golden::lower(n);
        let here = n == difference && cold == low;
        told.push((format!("({cold}, {})", cold + n), here, n == difference));
    }
    strip(ink, &told, words::PAIRS);
}

/// The classes that are lost where parity decides; that of the position is marked.
fn classes(ink: &mut Markup, known: &Holdings) {
    let Some((start, length)) = known.period else { return };
    if known.lost.is_empty() || known.left < start || known.over {
        return;
    }
    let here = (known.left % length, known.held.map(|n| n % 2 == 1));
    let letter = |odd: bool| if odd { "o" } else { "e" };
    let mut told = Vec::new();
    for class in &known.lost {
        let [own, other] = class.1.map(letter);
        told.push((format!("{} {own}{other}", class.0), true, *class == here));
    }
    strip(ink, &told, &words::classes(length));
}

/// The bands around that of a pile, each a stretch of lost piles and one of won ones.
fn bands(ink: &mut Markup, root: u64, pile: u64) {
    let mut told = Vec::new();
    for k in root.saturating_sub(1).max(1)..=root + 1 {
        let first = k * k - 1;
        for (from, past) in [(first, first + k), (first + k, first + 2 * k + 1)] {
            let last = past - 1;
            let word = if from == last { from.to_string() } else { format!("{from}–{last}") };
            told.push((word, from == first, (from..past).contains(&pile)));
        }
    }
    strip(ink, &told, words::BANDS);
}
