//! One pile under a rule that never changes, with its place in the period.

use crate::words;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::recipe::{Exchange, How, LISTED, Recipe};

/// A pile under any subtraction set, with its place in the period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Class {
    /// Objects in the pile.
    pub pile: u64,
    /// Grundy value (normal) of the pile; in misère play 1 if the mover wins, else 0.
    pub value: u64,
    /// First pile of the periodic part, and the period, where they are proved.
    pub period: Option<(u64, u64)>,
    /// True if the value is that of misère play.
    pub misere: bool,
    /// Lost piles up to the end of the first period, ascending; the list may be cut when it is
    /// longer than [`LISTED`].
    pub lost: Vec<u64>,
}

impl Explanation for Class {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.value != 0)
    }

    fn summary(&self) -> Message {
        match (self.value, self.misere) {
            (0, _) => words::class_lost(self.pile),
            (value, false) => words::class_won(self.pile, value),
            (_, true) => words::class_won_misere(self.pile),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::class_wins(self.pile)
    }

    fn recipe(&self) -> Recipe {
        let piles = match self.period {
            Some(period) => piles(period, &self.lost),
            None => smaller(self.pile, &self.lost),
        };
        piles.map_or(Recipe::Unknown, Recipe::own)
    }
}

/// Leave a pile of one of these sizes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piles {
    /// Lost piles below `start`, ascending.
    pub below: Vec<u64>,
    /// First pile of the periodic part.
    pub start: u64,
    /// The period.
    pub length: u64,
    /// Remainders on division by the period that lose from `start` on, ascending; empty if only smaller piles are told.
    pub remainders: Vec<u64>,
}

/// The lost piles, if they are known for every size and few enough to be listed.
fn piles((start, length): (u64, u64), lost: &[u64]) -> Option<Piles> {
    let mut below: Vec<u64> = lost.iter().copied().filter(|pile| *pile < start).collect();
    let mut remainders: Vec<u64> =
        lost.iter().filter(|pile| **pile >= start).map(|pile| pile % length).collect();
    remainders.sort_unstable();
    remainders.dedup();
    if below.len() + remainders.len() > LISTED || remainders.is_empty() {
        return None;
    }
    // Most rules repeat from 0 on, even if the theorem proves it only from a later pile on.
    let periodic = (0..start).filter(|pile| remainders.contains(&(pile % length)));
    if below.iter().copied().eq(periodic) {
        below.clear();
        return Some(Piles { below, start: 0, length, remainders });
    }
    Some(Piles { below, start, length, remainders })
}

/// The lost piles that are smaller than this one, if they are few enough to be listed.
fn smaller(pile: u64, lost: &[u64]) -> Option<Piles> {
    let cut = lost.len() > LISTED && lost.last().is_some_and(|last| *last < pile);
    let below: Vec<u64> = lost.iter().copied().filter(|lost| *lost < pile).collect();
    let told = !cut && (1..=LISTED).contains(&below.len());
    told.then_some(Piles { below, start: pile, length: 1, remainders: Vec::new() })
}

impl How for Piles {
    fn sentence(&self) -> Message {
        let Piles { below, start, length, remainders } = self;
        let piles_below = || words::piles_below(below.len() as u64, *start, words::list(below));
        if remainders.is_empty() {
            return words::piles_again(piles_below());
        }
        let (count, these) = (remainders.len() as u64, words::one_of(remainders));
        let lose = match (remainders.as_slice(), *start) {
            ([0], 0) => words::multiples(*length),
            ([0], start) => words::multiples_from(start, *length),
            (_, 0) => words::remainders(count, these, *length),
            (_, start) => words::remainders_from(start, count, these, *length),
        };
        let lose = if below.is_empty() { lose } else { words::then(piles_below(), lose) };
        words::piles_again(lose)
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let pile: u64 = exchange.after.to_sizes().iter().sum();
        match pile < self.start {
            true => self.below.contains(&pile),
            false => self.remainders.contains(&(pile % self.length)),
        }
    }
}
