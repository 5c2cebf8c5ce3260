//! The worth of every position below one of at most 24 open lines, in one table.

use super::{StringsAndCoins, worth_of_line};
use alloc::vec;
use alloc::vec::Vec;

/// Most open lines: a byte per position makes 16 MiB.
const OPEN: u32 = 24;
/// Number of lines whose subsets form a block of adjacent positions.
const LOW: usize = 6;
/// Positions of a block.
const BLOCK: usize = 1 << LOW;
/// Numbers of a block: eight positions share one.
const WORDS: usize = BLOCK / 8;
/// The upper bit of each of eight bytes. A worth is stored with 64 added, so subtracting eight worths
/// from this negates them.
const UPPER: u64 = 0x8080_8080_8080_8080;
/// One for each of eight positions.
const ONES: u64 = 0x0101_0101_0101_0101;
/// Less than any worth.
const LEAST: u64 = ONES;

/// The table. Bit i of a set stands for the i-th of its lines and means that it is drawn.
#[derive(Debug)]
pub struct WorthTable {
    strings: StringsAndCoins,
    /// The position above all others.
    open: u64,
    /// Its open lines: bit i of a set of drawn lines is the i-th.
    lines: Vec<u32>,
    /// For each line the cells beside it, as their other missing lines.
    needs: Vec<Vec<usize>>,
    /// Twins among the upper lines: only sets with the first of both drawn first are filled in.
    twins: Vec<(usize, usize)>,
    worth: Vec<[u64; WORDS]>,
    /// The block that was filled last; 0 at the end.
    block: usize,
    /// For each set of low lines, 1 at each place of a block that has all of them.
    full: Vec<[u64; WORDS]>,
}

/// The greater of two worths, for eight positions at once; all are below 128.
fn greater(one: u64, other: u64) -> u64 {
    let keep = (one | UPPER).wrapping_sub(other) & UPPER;
    let keep = keep.wrapping_sub(keep >> 7);
    other ^ ((one ^ other) & keep)
}

/// The worth of eight positions if a line that closes `gains` cells leads to these.
fn moved(after: u64, gains: u64) -> u64 {
    if gains == 0 {
        return UPPER.wrapping_sub(after);
    }
    // 1 or 2 cells: either bit sets the mask of its position.
    let some = (gains | gains >> 1) & ONES;
    let mask = (some << 7).wrapping_sub(some);
    (after.wrapping_add(gains) & mask) | (UPPER.wrapping_sub(after) & !mask & !UPPER)
}

impl WorthTable {
    /// An empty table for a position; `None` if more than 24 lines are open.
    ///
    /// ```
    /// use kernel::strings_and_coins::{StringsAndCoins, WorthTable};
    /// // Two boxes side by side, with line 3 between them.
    /// let boxes = StringsAndCoins::new(vec![0b000_1111, 0b111_1000], 7, &[]);
    /// let mut table = WorthTable::new(&boxes, boxes.all()).expect("seven lines are few");
    /// while !table.step(&mut 1_000).1 {}
    /// assert_eq!((table.positions(), table.holds(&boxes, 0b111_1000)), (128, true));
    /// // One box is left, with three open lines: the player who draws the first of them closes the box with the third.
    /// assert_eq!(table.worth(0b111_0000), 1);
    /// // Line 3 closes the first box; its player moves again, and has the other one as well.
    /// assert_eq!((table.value(0b111_1000, 3), table.worth(0b111_1000)), (2, 2));
    /// assert_eq!(table.worth(0), 0, "nothing is left");
    /// ```
    #[cold]
    pub fn new(strings: &StringsAndCoins, open: u64) -> Option<WorthTable> {
        if open.count_ones() > OPEN {
            return None;
        }
        let both = |(one, other): &&(u32, u32)| open >> one & open >> other & 1 == 1;
        let pairs: Vec<(u32, u32)> = strings.twins.iter().filter(both).copied().collect();
        let paired = |line: &u32| pairs.iter().any(|(one, other)| one == line || other == line);
        let (upper, mut lines): (Vec<u32>, Vec<u32>) =
            (0..strings.lines).filter(|line| open >> line & 1 == 1).partition(paired);
        lines.extend(upper);
        let place = |line: u32| lines.iter().position(|had| *had == line).unwrap_or(0);
        let twins = pairs.iter().map(|(one, other)| (place(*one), place(*other)));
        let twins = twins.filter(|(one, other)| *one >= LOW && *other >= LOW).collect();
        let set = |these: u64| {
            (0..lines.len()).fold(0, |set, i| set | ((these >> lines[i] & 1) as usize) << i)
        };
        let needs = |line: &u32| {
            let beside = strings.cells.iter().filter(|cell| *cell >> line & 1 == 1);
            beside.map(|cell| set(cell & open & !(1 << line))).collect()
        };
        let needs = lines.iter().map(needs).collect();
        let full = |set: usize| {
            core::array::from_fn(|word| {
                let has = |lane: usize| u64::from((8 * word + lane) & set == set) << (8 * lane);
                (0..8).map(has).sum()
            })
        };
        let full = (0..BLOCK).map(full).collect();
        // A table smaller than a block is padded with sets that are never read.
        let blocks = 1 << lines.len().saturating_sub(LOW);
        let worth = vec![[0; WORDS]; blocks];
        Some(WorthTable {
            strings: strings.clone(),
            open,
            lines,
            needs,
            twins,
            worth,
            block: blocks,
            full,
        })
    }

    /// True if the table has, or will have, this position.
    pub fn holds(&self, strings: &StringsAndCoins, open: u64) -> bool {
        *strings == self.strings && open & !self.open == 0
    }

    /// Positions of the table.
    pub fn positions(&self) -> u64 {
        1 << self.lines.len()
    }

    /// Fills some more blocks; returns the number of finished positions, and true if all are.
    pub fn step(&mut self, fuel: &mut u32) -> (u64, bool) {
        while self.block > 0 && *fuel > 0 {
            *fuel -= 1;
            self.block -= 1;
            let first = self.block << LOW;
            let filled =
                |(one, other): &(usize, usize)| first >> one & 1 == 1 || first >> other & 1 == 0;
            if self.twins.iter().all(filled) {
                self.fill(first);
            }
        }
        (((self.worth.len() - self.block) << LOW) as u64, self.block == 0)
    }

    /// Fills one block from those above it.
    fn fill(&mut self, first: usize) {
        let mut best = [LEAST; WORDS];
        for line in LOW..self.lines.len() {
            let second = |(one, other): &(usize, usize)| *other == line && first >> one & 1 == 0;
            if first >> line & 1 == 1 || self.twins.iter().any(second) {
                continue;
            }
            let after = &self.worth[(first | 1 << line) >> LOW];
            let high = |need: &&usize| *need & !(BLOCK - 1) & !first == 0;
            let mut met = self.needs[line].iter().filter(high);
            match (met.next(), met.next()) {
                (None, _) => {
                    for i in 0..WORDS {
                        best[i] = greater(best[i], UPPER.wrapping_sub(after[i]));
                    }
                }
                (Some(one), other) => {
                    let one = &self.full[one & (BLOCK - 1)];
                    let other = other.map_or(&[0; WORDS], |other| &self.full[other & (BLOCK - 1)]);
                    for i in 0..WORDS {
                        best[i] = greater(best[i], moved(after[i], one[i].wrapping_add(other[i])));
                    }
                }
            }
        }
        self.within(first, &mut best);
        self.worth[first >> LOW] = best;
    }

    /// Moves inside a block, from its last position back.
    fn within(&self, first: usize, best: &mut [u64; WORDS]) {
        let lines = LOW.min(self.lines.len());
        let mut gains = [[0; WORDS]; LOW];
        for (gains, needs) in gains.iter_mut().zip(&self.needs) {
            for need in needs.iter().filter(|need| **need & !(BLOCK - 1) & !first == 0) {
                let full = &self.full[need & (BLOCK - 1)];
                gains.iter_mut().zip(full).for_each(|(sum, one)| *sum += one);
            }
        }
        let last = (1 << self.lines.len()) - 1;
        for word in (0..WORDS).rev() {
            for line in (3..lines).filter(|line| word >> (line - 3) & 1 == 0) {
                let after = best[word | 1 << (line - 3)];
                best[word] = greater(best[word], moved(after, gains[line][word]));
            }
            if (first >> 3) + word == last >> 3 {
                // In the last position no line is open.
                let lane = 8 * (last % 8);
                best[word] = best[word] & !(255 << lane) | 64 << lane;
            }
            for (line, to) in STEPS {
                if line < lines {
                    let shift = 8 << line;
                    let found = moved(best[word] >> shift, gains[line][word]);
                    best[word] = greater(best[word], found & to | LEAST & !to);
                }
            }
        }
    }

    /// The worth of a position of the table, once it is filled.
    pub fn worth(&self, open: u64) -> i8 {
        let drawn = |i: usize| usize::from(open >> self.lines[i] & 1 == 0) << i;
        let mut set = (0..self.lines.len()).fold(0, |set, i| set | drawn(i));
        for (one, other) in &self.twins {
            if set >> other & 1 == 1 && set >> one & 1 == 0 {
                set ^= 1 << one | 1 << other;
            }
        }
        let byte = self.worth[set >> LOW][set >> 3 & (WORDS - 1)] >> (8 * (set & 7));
        (byte & 127) as i8 - 64
    }

    /// The worth of a line in this position.
    pub fn value(&self, open: u64, line: u32) -> i8 {
        let after = self.worth(open & !(1 << line));
        worth_of_line(self.strings.gain(open, line), after)
    }
}

/// The moves among eight positions, in an order in which each leads to a finished one: the line, and the
/// positions it is drawn from.
const STEPS: [(usize, u64); 7] = [
    (0, 0x00ff_0000_0000_0000),
    (1, 0x0000_ffff_0000_0000),
    (0, 0x0000_00ff_0000_0000),
    (2, 0x0000_0000_ffff_ffff),
    (0, 0x0000_0000_00ff_0000),
    (1, 0x0000_0000_0000_ffff),
    (0, 0x0000_0000_0000_00ff),
];
