//! Values by the definition: every move of every heap is made.

use crate::moves::Moves;
use alloc::vec;
use alloc::vec::Vec;

/// The values so far, and marks for the options of the next heap.
#[derive(Debug)]
pub(crate) struct Values {
    found: Vec<u32>,
    /// The heap for which each value was last seen as an option, plus 1.
    seen: Vec<u32>,
    /// For three heaps and more: `sums[j][m]` are the values of j + 2 heaps of m tokens together.
    sums: Vec<Vec<Vec<u32>>>,
}

impl Values {
    pub(crate) fn new(heaps: usize) -> Values {
        Values { found: Vec::with_capacity(heaps), seen: vec![0; 64], sums: vec![Vec::new(); 6] }
    }

    pub(crate) fn found(&self) -> &[u32] {
        &self.found
    }

    /// Finds the value of the next heap, and says how many options were looked at.
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
                looked += self.see_pairs(left, beside, moves.unequal);
            }
            for heaps in (3..=most).filter(|heaps| digit >> heaps & 1 == 1) {
                for at in 0..self.sums[heaps as usize - 2][left].len() {
                    let value = self.sums[heaps as usize - 2][left][at];
                    self.see(value ^ beside);
                    looked += 2;
                }
            }
        }
        let stamp = n as u32 + 1;
        let free = self.seen.iter().position(|seen| *seen != stamp).unwrap_or(self.seen.len());
        self.found.push(free as u32);
        looked + last as u64
    }

    fn see(&mut self, value: u32) {
        let value = value as usize;
        if value >= self.seen.len() {
            self.seen.resize((value + 1).next_power_of_two(), 0);
        }
        self.seen[value] = self.found.len() as u32 + 1;
    }

    fn see_pairs(&mut self, tokens: usize, beside: u32, unequal: bool) -> u64 {
        for one in 1..tokens {
            let other = tokens - one;
            if other < one || (unequal && other == one) {
                break;
            }
            let value = self.found[one] ^ self.found[other] ^ beside;
            self.see(value);
        }
        tokens as u64 / 2
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
