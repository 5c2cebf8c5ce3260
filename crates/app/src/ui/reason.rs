//! The picture that belongs to what theory sees: one for each kind of fact.

use super::figures::{Line, bits, clock, strip};
use crate::words;
use solver::fact::{Fact, Reason};
use solver::golden;
use yew::prelude::*;

/// The greatest modulus that is drawn as a clock.
const CLOCK: u64 = 20;

/// The picture of a reason; nothing where words say all.
pub(crate) fn picture(reason: &Reason) -> Html {
    match reason {
        Reason::Theory { before, after } => pair(Some(before), after),
        Reason::Ends { .. } | Reason::Refutation { .. } => Html::default(),
    }
}

/// The picture of a fact, with the one before it where both are of a kind.
pub(crate) fn pair(before: Option<&Fact>, after: &Fact) -> Html {
    match after {
        Fact::Columns { heaps, .. } => {
            let had = match before {
                Some(Fact::Columns { heaps: had, .. }) if had.len() == heaps.len() => had,
                _ => heaps,
            };
            columns(had, heaps)
        }
        Fact::Singles { singles, large } => {
            let ones = (0..(*singles).min(24)).map(|_| ("1".to_string(), false, false));
            let large = large.map(|n| (n.to_string(), false, true));
            strip(&ones.chain(large).collect::<Vec<_>>(), words::SINGLES)
        }
        Fact::Residue { modulus, residue, least, misere, .. } if *modulus <= CLOCK => {
            let lost = if *misere { *least..2 * least } else { 0..*least };
            clock(*modulus, &|n| lost.contains(&n), *residue, words::CLOCK)
        }
        Fact::Terms { terms, .. } => {
            let last = terms.len().saturating_sub(1);
            let told = terms.iter().enumerate();
            let told: Vec<_> =
                told.map(|(i, term)| (term.to_string(), i == last, i == last)).collect();
            strip(&told, words::TERMS)
        }
        Fact::Golden { low, high, .. } => pairs(high - low, *low),
        Fact::Parts { parts, .. } | Fact::Turned { parts, .. } => {
            let line = |part: &solver::fact::Part| Line {
                name: format!("{}: {}", part.size, part.value),
                before: part.value,
                after: part.value,
            };
            let lines: Vec<_> = parts.iter().take(16).map(line).collect();
            if lines.is_empty() || parts.len() > 16 {
                return Html::default();
            }
            bits(&lines, words::VALUES_OF_PARTS)
        }
        Fact::Residue { .. }
        | Fact::Class { .. }
        | Fact::Opened { .. }
        | Fact::Count { .. }
        | Fact::Fragments { .. }
        | Fact::Stealing { .. }
        | Fact::Selective { .. }
        | Fact::Over => Html::default(),
    }
}

fn columns(before: &[u64], after: &[u64]) -> Html {
    let lines = before.iter().zip(after).filter(|(was, is)| **was > 0 || **is > 0);
    let line = |(was, is): (&u64, &u64)| Line {
        name: if was == is { is.to_string() } else { format!("{was} → {is}") },
        before: *was,
        after: *is,
    };
    bits(&lines.map(line).collect::<Vec<_>>(), words::COLUMNS)
}

/// Cold pairs with differences around this one; the current one is marked.
fn pairs(difference: u64, low: u64) -> Html {
    let first = difference.saturating_sub(2);
    let told = (first..first + 5).map(|n| {
        let cold = golden::lower(n);
        let here = n == difference && cold == low;
        (format!("({cold}, {})", cold + n), here, n == difference)
    });
    strip(&told.collect::<Vec<_>>(), words::PAIRS)
}
