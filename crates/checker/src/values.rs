//! Values by the definition: every move of every heap is tried.

use crate::moves::Moves;
use crate::pairs::{FIRST, Pairs};
use alloc::vec;
use alloc::vec::Vec;

/// The values so far, and marks for the options of the next heap.
#[derive(Debug)]
pub(crate) struct Values {
    found: Vec<u32>,
    /// The heap for which each value was last seen as an option, plus 1.
    seen: Vec<u32>,
    /// For three heaps and more: `sums[j][m]` are the values of j + 2 heaps with m tokens together.
    sums: Vec<Vec<Vec<u32>>>,
    pairs: Pairs,
}

impl Values {
    pub(crate) fn new(heaps: usize) -> Values {
        let found = Vec::with_capacity(heaps);
        Values { found, seen: vec![0; 64], sums: vec![Vec::new(); 6], pairs: Pairs::new(heaps) }
    }

    pub(crate) fn found(&self) -> &[u32] {
        &self.found
    }

    /// Finds the value of the next heap, and returns the number of options tried.
    pub(crate) fn advance(&mut self, moves: &Moves) -> u64 {
        let n = self.found.len();
        let most = moves.most_heaps();
        if most > 2 {
            self.add_up(n, most);
        }
        let mut looked = 1;
        let last = if moves.tail().is_empty() { n.min(moves.fixed() - 1) } else { n };
        for taken in 0..=last {
            let (digit, beside) = (moves.digit(taken), moves.beside(taken) as u32);
            let left = n - taken;
            if digit & 1 == 1 && left == 0 {
                self.see(beside);
            }
            if digit & 2 == 2 && left > 0 {
                let value = self.found[left];
                self.see(value ^ beside);
            }
            if digit & 4 == 4 {
                let most = if self.pairs.fit() { FIRST } else { left };
                looked += self.see_pairs(left, most, beside, moves.unequal);
            }
            for heaps in (3..=most).filter(|heaps| digit >> heaps & 1 == 1) {
                for at in 0..self.sums[heaps as usize - 2][left].len() {
                    let value = self.sums[heaps as usize - 2][left][at];
                    self.see(value ^ beside);
                    looked += 2;
                }
            }
        }
        let mut least = self.least_unseen();
        if self.pairs.fit() {
            while let Some(cost) = self.reached(moves, last, least) {
                looked += cost;
                self.see(least);
                least = self.least_unseen();
            }
            looked += n as u64 / 16;
        }
        self.found.push(least);
        self.pairs.push(least);
        looked + last as u64
    }

    fn least_unseen(&self) -> u32 {
        let stamp = self.found.len() as u32 + 1;
        let free = self.seen.iter().position(|seen| *seen != stamp);
        free.unwrap_or(self.seen.len()) as u32
    }

    /// The cost of finding a pair of heaps, beyond the first ones, with this nim-sum; `None` if there is none.
    fn reached(&self, moves: &Moves, last: usize, value: u32) -> Option<u64> {
        let n = self.found.len();
        let breaks = (0..=last).filter(|taken| moves.digit(*taken) & 4 == 4);
        let mut hits = breaks.map(|taken| (n - taken, value ^ moves.beside(taken) as u32));
        hits.find_map(|(left, value)| self.pairs.search(left, value, moves.unequal))
    }

    fn see(&mut self, value: u32) {
        let value = value as usize;
        if value >= self.seen.len() {
            self.seen.resize((value + 1).next_power_of_two(), 0);
        }
        self.seen[value] = self.found.len() as u32 + 1;
    }

    /// Tries the first pairs of heaps with this total of tokens, at most `most` of them.
    fn see_pairs(&mut self, tokens: usize, most: usize, beside: u32, unequal: bool) -> u64 {
        for one in 1..tokens.min(most + 1) {
            let other = tokens - one;
            if other < one || (unequal && other == one) {
                break;
            }
            let value = self.found[one] ^ self.found[other] ^ beside;
            self.see(value);
        }
        most.min(tokens / 2) as u64
    }

    /// Makes the sets of sums of n tokens; all heaps in them are smaller.
    fn add_up(&mut self, n: usize, most: u32) {
        for heaps in 2..=most as usize {
            let mut set: Vec<u32> = Vec::new();
            for one in 1..n {
                let value = self.found[one];
                if heaps == 2 {
                    set.push(value ^ self.found[n - one]);
                } else {
                    set.extend(self.sums[heaps - 3][n - one].iter().map(|rest| rest ^ value));
                }
                if set.len() > 4096 {
                    set.sort_unstable();
                    set.dedup();
                }
            }
            set.sort_unstable();
            set.dedup();
            self.sums[heaps - 2].push(set);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::collections::BTreeSet;

    /// The possible values of this many heaps with this total of tokens, the largest of at most `most`.
    fn sums(found: &[u32], tokens: usize, heaps: u32, most: usize, unequal: bool) -> Vec<u32> {
        match heaps {
            0 => vec![0; usize::from(tokens == 0)],
            1 => found
                .get(tokens)
                .filter(|_| (1..=most).contains(&tokens))
                .copied()
                .into_iter()
                .collect(),
            _ => (1..=most.min(tokens))
                .flat_map(|one| {
                    let next = if unequal { one - 1 } else { one };
                    let rest = sums(found, tokens - one, heaps - 1, next, unequal);
                    rest.into_iter().map(move |rest| rest ^ found[one])
                })
                .collect(),
        }
    }

    /// The value of the next heap by every move, each alone.
    fn plain(found: &[u32], moves: &Moves) -> u32 {
        let n = found.len();
        let mut options = BTreeSet::new();
        for taken in 0..=n {
            for heaps in (0..8).filter(|heaps| moves.digit(taken) >> heaps & 1 == 1) {
                let worth = sums(found, n - taken, heaps, n - taken, moves.unequal);
                options.extend(worth.into_iter().map(|value| value ^ moves.beside(taken) as u32));
            }
        }
        (0..).find(|value| !options.contains(value)).expect("a heap has few moves")
    }

    /// From 386 tokens on there are pairs beyond the first ones, which are asked for by their nim-sum. In
    /// kayles-2-4 at 520 only the last of the first pairs reaches some value; a heap of 64 in 0.~3 has
    /// the first value for which there is no mark yet.
    #[test]
    fn values_are_those_of_the_definition() {
        let pairs: &'static [&str] =
            &["squares", "0.77", "4.4", "grundy", "0.05-unequal", "4.52-unequal", "kayles-2-4"];
        let single: &'static [&str] =
            &["0.~3", "0.12~30", "take-1.3.4", "except-2.5", "0.1", "0.0"];
        let several: &'static [&str] = &["split-3", "split-7", "0.F", "C.8"];
        let sized = |rules: &'static [&str], to: usize| rules.iter().map(move |rule| (*rule, to));
        let rules = sized(pairs, 530).chain(sized(single, 70)).chain(sized(several, 26));
        for (rule, to) in rules {
            let moves = Moves::read(rule).expect("it is a rule");
            let mut values = Values::new(to);
            while values.found().len() < to {
                let value = plain(values.found(), &moves);
                assert!(values.advance(&moves) > 0);
                assert_eq!(values.found().last(), Some(&value), "{rule} {}", values.found().len());
            }
        }
    }
}
