//! Theories that two or more games share, each with its words and its figure.

pub mod balance;
pub mod board_parts;
pub mod class;
pub mod count;
pub mod half_turn;
pub mod ones;
pub(crate) mod partizan;
pub mod parts;
pub mod pieces;
pub(crate) mod runs;

use crate::heaps::node;
use crate::table::sign;
use crate::words;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::{Explanation, SharedExplanation};
use solver::figure::{Figure, Line};
use solver::play::Outcome;
use solver::recipe::{Exchange, How, Recipe};
use solver::rules::{self, PositionOf, Rules};
use solver::verdict::{Claim, Known};

/// Nobody can move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Over;

/// The explanation that nobody can move.
pub(crate) fn over() -> Option<SharedExplanation> {
    Some(Rc::new(Over))
}

/// An explanation that several owners share.
///
/// ```
/// use games::theory::{Over, share};
/// assert_eq!(share(Over).mover_wins(), None);
/// ```
pub fn share(explanation: impl Explanation) -> SharedExplanation {
    Rc::new(explanation)
}

impl Explanation for Over {
    fn mover_wins(&self) -> Option<bool> {
        None
    }

    fn summary(&self) -> Message {
        words::over()
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::over_wins()
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}

/// The claim of a theory that knows the lost positions: the moves that win are those that lead to one.
pub(crate) fn claim<R: Rules>(
    rules: &R,
    at: &PositionOf<R>,
    grundy: Option<u64>,
    lost: impl Fn(&PositionOf<R>) -> bool,
) -> Claim {
    let mut winning = rules::moves(rules, at, usize::MAX);
    winning.retain(|mv| lost(&rules.play(at, mv)));
    let (outcome, known) = (Outcome::of_mover_winning(!lost(at)), Known::Theory);
    Claim { outcome, grundy, winning, more: false, distance: None, known }
}

/// Leave parts whose Grundy values have the nim-sum 0 (Sprague 1935, Grundy 1939).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NimSum;

impl How for NimSum {
    fn sentence(&self) -> Message {
        words::nim_sum_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        exchange.values.of(exchange.after) == 0
    }
}

/// Leave parts in pairs of the same kind and size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairs;

impl How for Pairs {
    fn sentence(&self) -> Message {
        words::copy_twin()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let parts = exchange.after.parts();
        pieces::equal_in_pairs(parts.iter().map(|part| part.write()).collect())
    }
}

/// True if each power of two occurs in a multiple of `base` heaps.
pub(crate) fn in_multiples(heaps: &[u64], base: u64) -> bool {
    let of = |bit: u32| heaps.iter().filter(|heap| **heap >> bit & 1 == 1).count() as u64;
    (0..u64::BITS).all(|bit| of(bit).is_multiple_of(base))
}

/// True if all sizes but 0 are equal in pairs.
pub(crate) fn in_pairs(sizes: &[u64]) -> bool {
    node(sizes, 1).chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}

/// True if a player may leave these heaps by Bouton's sentence: each power of two occurs an even number of times, or,
/// in misère play as soon as no heap is larger than 1, an odd number of heaps is left.
pub(crate) fn even_or_odd_ones(heaps: &[u64], misere: bool) -> bool {
    if misere && heaps.iter().all(|heap| *heap <= 1) {
        return heaps.iter().sum::<u64>() % 2 == 1;
    }
    in_multiples(heaps, 2)
}

/// Values as a sum: "1 ⊕ 2 ⊕ 3".
pub fn nim_sum(values: impl Iterator<Item = u64>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(" ⊕ ")
}

/// The most parts whose values are drawn.
pub const DRAWN: usize = 16;

/// Names of parts with their values, in powers of two; empty if there are too many.
pub fn values(parts: Vec<(String, u64)>) -> Figure {
    if parts.is_empty() || parts.len() > DRAWN {
        return Figure::None;
    }
    let line = |(name, value)| Line { name: sign(name), before: value, after: value };
    let lines = parts.into_iter().map(line).collect();
    Figure::Columns { lines, base: 2, caption: words::values_of_parts() }
}

/// Sizes of heaps before and after a move, in powers of two added in a base.
pub fn columns(before: &[u64], after: &[u64], base: u64) -> Figure {
    let mut lines = Vec::new();
    for (was, is) in before.iter().zip(after).filter(|(was, is)| **was > 0 || **is > 0) {
        lines.push(Line { name: sign(change(*was, *is)), before: *was, after: *is });
    }
    Figure::Columns { lines, base, caption: words::powers_of_two() }
}

/// A number, or its values before and after.
pub(crate) fn change(was: u64, is: u64) -> String {
    if was == is { is.to_string() } else { alloc::format!("{was} → {is}") }
}
