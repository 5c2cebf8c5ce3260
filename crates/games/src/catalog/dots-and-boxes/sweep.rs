//! All positions below a grid in one table, from the full grid backwards, in resumable slices.

use super::grid::Grid;
use alloc::vec;
use alloc::vec::Vec;
use solver::judge::{Progress, Task};
use solver::play::Move;
use solver::points::Scored;

/// Lines whose sets make a block: its positions lie side by side.
const LOW: usize = 6;
/// Positions of a block.
const BLOCK: usize = 1 << LOW;
/// What a block costs, in elementary steps.
const COST: u32 = 24;

/// The table of what every set of drawn lines is worth to the player to move.
///
/// An entry is the boxes that he will still close minus those that the other will.
pub(super) struct Sweep {
    at: Grid,
    /// Lines that are open at the beginning; bit i of a set is the i-th.
    open: Vec<u32>,
    /// For each open line the boxes that it helps to close, by the other open lines they need.
    needs: Vec<Vec<usize>>,
    worth: Vec<i8>,
    /// Where the block begins that was done last; 0 at the end.
    block: usize,
    /// 1 at each place of a block that has all lines of a set of low lines.
    full: Vec<[i8; BLOCK]>,
}

impl Sweep {
    pub(super) fn new(at: &Grid) -> Sweep {
        let open: Vec<u32> = (0..at.lines()).filter(|line| !at.has(*line)).collect();
        let set = |lines: u64| {
            let bit = |i: usize| ((lines >> open[i] & 1) as usize) << i;
            (0..open.len()).fold(0, |set, i| set | bit(i))
        };
        let boxes: Vec<usize> =
            (0..at.rows * at.columns).map(|cell| set(at.sides(cell) & !at.drawn)).collect();
        let beside = |i: usize| {
            let with = boxes.iter().filter(move |lines| *lines >> i & 1 == 1);
            with.map(|lines| lines & !(1 << i)).collect()
        };
        let needs = (0..open.len()).map(beside).collect();
        let full = (0..BLOCK).map(|set| core::array::from_fn(|j| i8::from(j & set == set)));
        // A table smaller than a block is filled up with sets that are never looked at.
        let size = (1 << open.len()).max(BLOCK);
        let full = full.collect();
        Sweep { at: at.clone(), needs, worth: vec![0; size], block: size, full, open }
    }

    /// Boxes that a line closes where these are drawn.
    fn gain(&self, set: usize, line: usize) -> i8 {
        self.needs[line].iter().filter(|need| *need & set == **need).count() as i8
    }

    /// Fills the block below the last one.
    fn fill(&mut self) {
        self.block -= BLOCK;
        let first = self.block;
        let mut best = [i8::MIN; BLOCK];
        let later = &self.worth[first..];
        for line in LOW..self.open.len() {
            if first >> line & 1 == 1 {
                continue;
            }
            let step = 1 << line;
            let after: &[i8; BLOCK] = match later[step..step + BLOCK].try_into() {
                Ok(after) => after,
                Err(_) => unreachable!("a slice of a block's length"),
            };
            let high = |need: &&usize| *need & !(BLOCK - 1) & !first == 0;
            let mut met = self.needs[line].iter().filter(high);
            let low = |need: &usize| &self.full[need & (BLOCK - 1)];
            match (met.next(), met.next()) {
                (None, _) => {
                    for j in 0..BLOCK {
                        best[j] = best[j].max(-after[j]);
                    }
                }
                (Some(one), other) => {
                    // No second box: the set that nothing has gains nothing.
                    let (one, none) = (low(one), &[0; BLOCK]);
                    let other = other.map_or(none, low);
                    for j in 0..BLOCK {
                        let gain = one[j] + other[j];
                        let found = if gain > 0 { gain + after[j] } else { -after[j] };
                        best[j] = best[j].max(found);
                    }
                }
            }
        }
        self.within(first, &mut best);
        self.worth[first..first + BLOCK].copy_from_slice(&best);
    }

    /// Moves inside a block, from its last position back.
    fn within(&self, first: usize, best: &mut [i8; BLOCK]) {
        let lines = LOW.min(self.open.len());
        let last = (1 << self.open.len()) - 1;
        for j in (0..BLOCK).rev() {
            if first + j >= last {
                // Nothing is left to draw, or no set at all.
                best[j] = 0;
                continue;
            }
            for line in (0..lines).filter(|line| j >> line & 1 == 0) {
                let after = best[j | 1 << line];
                let gain = self.gain(first | j, line);
                best[j] = best[j].max(if gain > 0 { gain + after } else { -after });
            }
        }
    }

    /// What drawing a line is worth where these are drawn.
    fn value(&self, set: usize, line: usize) -> i8 {
        let (gain, after) = (self.gain(set, line), self.worth[set | 1 << line]);
        if gain > 0 { gain + after } else { -after }
    }

    /// A line and best play after it: among equals, first what closes a box.
    fn play(&self, first: usize) -> Vec<Move> {
        let mut line = Vec::new();
        let mut set = 1 << first;
        while line.len() + 1 < self.open.len() {
            let open = (0..self.open.len()).filter(|i| set >> i & 1 == 0);
            let Some(next) = open
                .max_by_key(|i| (self.value(set, *i), self.gain(set, *i), core::cmp::Reverse(*i)))
            else {
                break;
            };
            line.push(Move::one(self.open[next], 1));
            set |= 1 << next;
        }
        line
    }
}

impl Task for Sweep {
    type Output = Vec<Scored>;

    fn step(&mut self, mut fuel: u32) -> Progress<Vec<Scored>> {
        while self.block > 0 {
            self.fill();
            fuel = fuel.saturating_sub(COST);
            if fuel == 0 {
                return Progress::Working { solved: (self.worth.len() - self.block) as u64 };
            }
        }
        let lead = self.at.points().lead();
        let score = |i: usize| Scored {
            mv: Move::one(self.open[i], 1),
            margin: lead + i64::from(self.value(0, i)),
            line: self.play(i),
        };
        Progress::Ready((0..self.open.len()).map(score).collect())
    }
}
