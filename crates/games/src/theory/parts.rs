//! Rows or heaps that are a sum of independent parts, in normal and in misère play.

use super::{NimSum, Pairs, nim_sum, values};
use crate::words;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::figure::Figure;
use solver::recipe::{Exchange, How, Recipe};

/// One part of a sum with its Grundy value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Size of the part, in the game's own units.
    pub size: u64,
    /// True for a closed ring, false for a heap or row.
    pub ring: bool,
    /// Its Grundy value.
    pub value: u64,
}

/// The values of parts with their sizes, in powers of two.
pub(crate) fn figure(parts: &[Part]) -> Figure {
    let named = |part: &Part| (format!("{}: {}", part.size, part.value), part.value);
    values(parts.iter().map(named).collect())
}

/// The values of parts, joined by signs for the nim-sum.
pub(crate) fn summed(parts: &[Part]) -> String {
    nim_sum(parts.iter().map(|part| part.value))
}

/// A sum of independent parts (Sprague 1935, Grundy 1939).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The parts that still have moves.
    pub parts: Vec<Part>,
    /// Nim-sum of their values.
    pub xor: u64,
}

impl Parts {
    /// The sum of these parts.
    pub fn new(parts: Vec<Part>) -> Parts {
        let xor = parts.iter().fold(0, |xor, part| xor ^ part.value);
        Parts { parts, xor }
    }

    /// True if the parts are rows or heaps in pairs of equal size.
    fn paired(&self) -> bool {
        let twins = |part: &Part| self.parts.iter().filter(|other| other.size == part.size).count();
        self.parts.iter().all(|part| !part.ring && twins(part).is_multiple_of(2))
    }
}

impl Explanation for Parts {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.xor != 0)
    }

    fn summary(&self) -> Message {
        match self.parts.as_slice() {
            [Part { size, ring: true, value: 0 }] => words::parts_ring_lost(*size),
            [Part { size, value: 0, .. }] => words::parts_one_lost(*size),
            [Part { size, value, .. }] => words::parts_one(*size, *value),
            parts => words::parts_values(&summed(parts), self.xor),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        if let [Part { size, ring, .. }] = *self.parts.as_slice() {
            return if ring { words::parts_ring_wins(size) } else { words::parts_one_wins(size) };
        }
        let sizes: Vec<u64> = self.parts.iter().map(|part| part.size).collect();
        let list = words::list(&sizes);
        let sorted = crate::heaps::node(&sizes, 0);
        if sorted.len().is_multiple_of(2) && sorted.chunks(2).all(|pair| pair[0] == pair[1]) {
            return match sorted.as_slice() {
                [_, _] => words::parts_halves(list),
                _ => words::parts_twins(list),
            };
        }
        words::parts_wins(list, &summed(&self.parts))
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        figure(&self.parts)
    }

    fn recipe(&self) -> Recipe {
        if self.paired() { Recipe::own(Pairs) } else { Recipe::own(NimSum) }
    }
}

/// Heaps in misère play under rules whose moves only take (Ferguson 1974).
///
/// While some heap is worth more than 1, the player to move loses exactly if the nim-sum is 0;
/// afterwards, exactly if an odd number of heaps is worth 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MisereHeaps {
    /// The heaps that still have moves, with their values in normal play.
    pub parts: Vec<Part>,
    /// Nim-sum of their values.
    pub xor: u64,
}

impl MisereHeaps {
    /// The number of heaps worth 1, if none is worth more.
    fn ones(&self) -> Option<usize> {
        let small = self.parts.iter().all(|part| part.value < 2);
        small.then(|| self.parts.iter().filter(|part| part.value == 1).count())
    }
}

impl Explanation for MisereHeaps {
    fn mover_wins(&self) -> Option<bool> {
        let large = self.parts.iter().any(|part| part.value > 1);
        Some((self.xor != 0) == large)
    }

    fn summary(&self) -> Message {
        match self.ones() {
            Some(count) => words::heaps_ones(count as u64),
            None if self.parts.len() == 1 => words::heaps_only(self.xor),
            None => words::heaps_large(&summed(&self.parts), self.xor),
        }
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        match self.ones() {
            Some(count) => words::heaps_ones_wins(count as u64),
            None => words::heaps_large_wins(&summed(&self.parts)),
        }
    }

    fn figure(&self, _: Option<&dyn Explanation>) -> Figure {
        figure(&self.parts)
    }

    fn recipe(&self) -> Recipe {
        Recipe::own(MisereNimSum)
    }
}

/// Leave heaps whose Grundy values have the nim-sum 0 while one is worth more than 1, otherwise an odd
/// number of heaps worth 1 (Ferguson 1974).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MisereNimSum;

impl How for MisereNimSum {
    fn sentence(&self) -> Message {
        words::heaps_again()
    }

    fn allows(&self, exchange: &Exchange<'_>) -> bool {
        let values = exchange.values.of_parts(exchange.after);
        if values.iter().all(|value| *value <= 1) {
            return values.iter().sum::<u64>() % 2 == 1;
        }
        exchange.values.of(exchange.after) == 0
    }
}
