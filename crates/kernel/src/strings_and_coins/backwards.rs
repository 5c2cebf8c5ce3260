//! The worth of every position of a grid in which no cell can be closed, from the last lines back to the first.

use super::choice::Choice;
use super::{Lines, StringsAndCoins, worth_of_line};
use alloc::vec;
use alloc::vec::Vec;
use core::sync::atomic::{AtomicI8, Ordering};

/// No place: this half has a cell that can be closed, or another name.
const NOWHERE: u16 = u16::MAX;

/// All positions of a grid with an even number of rows in which no cell can be closed.
///
/// A position is its upper half, the lines across the middle, and its lower half turned upside down, so that both
/// halves are among the same few. Positions that are mirror images share a place.
///
/// ```
/// use kernel::strings_and_coins::{Backwards, StringsAndCoins};
///
/// // Two by two boxes: lines 0 to 5 lie, row by row, and lines 6 to 11 stand.
/// let cell = |lines: [u32; 4]| lines.iter().map(|line| 1 << line).sum();
/// let cells = [[0, 2, 6, 7], [1, 3, 7, 8], [2, 4, 9, 10], [3, 5, 10, 11]].map(cell);
/// let boxes = StringsAndCoins::new(cells.to_vec(), 12, &[]);
/// let all = Backwards::new(&boxes, 2, 2);
/// for open in 0..=12 {
///     all.parts(open).iter().for_each(|part| all.solve(part));
/// }
/// // With no line drawn, the player to move closes three boxes of four.
/// assert_eq!(all.worth(boxes.all()), 2);
/// ```
#[derive(Debug)]
pub struct Backwards {
    strings: StringsAndCoins,
    rows: u32,
    columns: u32,
    /// For each set of open lines across the middle, the halves that fit it.
    halves: Vec<Halves>,
    /// The mirror image of each half.
    mirror: Vec<u32>,
    worth: Vec<AtomicI8>,
}

/// The halves that fit these lines across the middle.
#[derive(Debug)]
struct Halves {
    /// By the number of their open lines.
    open: Vec<u32>,
    /// Where those with each number begin.
    begin: Vec<usize>,
    /// The place of each half in that list.
    place: Vec<u16>,
    /// Where the pairs of them begin; those of a mirror image are used instead if it comes first.
    base: usize,
}

/// Positions that can be solved at the same time: one half with some others.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    middle: usize,
    half: usize,
    /// The other halves.
    from: usize,
    to: usize,
}

impl Part {
    /// How many positions it has.
    pub fn positions(&self) -> usize {
        self.to - self.from
    }
}

impl Backwards {
    /// Nothing is solved yet. The grid has lines from left to right first, row by row, then lines downwards; `rows` is
    /// even, and both numbers are at least 2.
    pub fn new(strings: &StringsAndCoins, rows: u32, columns: u32) -> Backwards {
        let mut all = Backwards {
            strings: strings.clone(),
            rows,
            columns,
            halves: Vec::new(),
            mirror: Vec::new(),
            worth: Vec::new(),
        };
        all.mirror = (0..1 << all.lines()).map(|half| all.mirrored(half)).collect();
        let mut base = 0;
        for middle in 0..1 << columns {
            all.halves.push(all.fitting(middle, base));
            let count = all.halves[middle].open.len();
            if middle <= all.middle_mirrored(middle) {
                base += count * (count + 1) / 2;
            }
        }
        all.worth = (0..base).map(|_| AtomicI8::new(0)).collect();
        all
    }

    /// How many positions there are, mirror images counted once.
    pub fn positions(&self) -> usize {
        self.worth.len()
    }

    /// Lines of a half.
    fn lines(&self) -> u32 {
        self.rows / 2 * (2 * self.columns + 1)
    }

    /// The position of two halves and the lines between them.
    fn join(&self, upper: u32, middle: usize, lower: u32) -> u64 {
        let (rows, columns) = (self.rows, self.columns);
        let half = rows / 2;
        let mut open = (middle as u64) << (half * columns);
        for row in 0..half {
            for (part, across, down) in [(upper, row, row), (lower, rows - row, rows - 1 - row)] {
                let lines = u64::from(part >> (row * columns)) & ((1 << columns) - 1);
                open |= lines << (across * columns);
                let lines = u64::from(part >> (half * columns + row * (columns + 1)));
                let lines = lines & ((2 << columns) - 1);
                open |= lines << ((rows + 1) * columns + down * (columns + 1));
            }
        }
        open
    }

    /// The halves of a position, and the lines between them.
    fn split(&self, open: u64) -> (u32, usize, u32) {
        let (rows, columns) = (self.rows, self.columns);
        let half = rows / 2;
        let part = |upper: bool| {
            (0..half).fold(0, |part, row| {
                let (across, down) = if upper { (row, row) } else { (rows - row, rows - 1 - row) };
                let lines = open >> (across * columns) & ((1 << columns) - 1);
                let part = part | lines << (row * columns);
                let lines = open >> ((rows + 1) * columns + down * (columns + 1));
                part | (lines & ((2 << columns) - 1)) << (half * columns + row * (columns + 1))
            }) as u32
        };
        let middle = open >> (half * columns) & ((1 << columns) - 1);
        (part(true), middle as usize, part(false))
    }

    fn mirrored(&self, half: u32) -> u32 {
        let (rows, columns) = (self.rows / 2, self.columns);
        let turn = |lines: u32, count: u32| lines.reverse_bits() >> (u32::BITS - count);
        (0..rows).fold(0, |mirror, row| {
            let lines = half >> (row * columns) & ((1 << columns) - 1);
            let mirror = mirror | turn(lines, columns) << (row * columns);
            let place = rows * columns + row * (columns + 1);
            let lines = half >> place & ((2 << columns) - 1);
            mirror | turn(lines, columns + 1) << place
        })
    }

    fn middle_mirrored(&self, middle: usize) -> usize {
        middle.reverse_bits() >> (usize::BITS - self.columns)
    }

    /// The halves that fit these lines across the middle; of twins, the drawn one is the first.
    fn fitting(&self, middle: usize, base: usize) -> Halves {
        let lines = self.lines();
        // Without the other half its cells lack no line.
        let strings = &self.strings;
        let cells = (self.rows / 2 * self.columns) as usize;
        let fits = |half: &u32| {
            let open = self.join(*half, middle, 0);
            (0..cells).all(|cell| strings.left(open, cell) != 1) && open == self.named(open)
        };
        let mut open: Vec<u32> = (0..1 << lines).filter(fits).collect();
        open.sort_by_key(|half| half.count_ones());
        let begin = (0..=lines + 1)
            .map(|count| open.partition_point(|half| half.count_ones() < count))
            .collect();
        let mut place = vec![NOWHERE; 1 << lines];
        open.iter().enumerate().for_each(|(i, half)| place[*half as usize] = i as u16);
        Halves { open, begin, place, base }
    }

    /// The same position, in which the drawn one of two twins is the first.
    fn named(&self, mut open: u64) -> u64 {
        for (one, other) in &self.strings.twins {
            let turned = open >> one & !(open >> other) & 1;
            open ^= turned << one | turned << other;
        }
        open
    }

    /// Where the worth of a position stands.
    fn place(&self, open: u64) -> usize {
        let (mut upper, mut middle, mut lower) = self.split(self.named(open));
        let mirror = self.middle_mirrored(middle);
        if mirror < middle {
            middle = mirror;
            upper = self.mirror[upper as usize];
            lower = self.mirror[lower as usize];
        }
        let halves = &self.halves[middle];
        let (one, other) = (halves.place[upper as usize], halves.place[lower as usize]);
        let (low, high) = (usize::from(one.min(other)), usize::from(one.max(other)));
        halves.base + high * (high + 1) / 2 + low
    }

    /// The positions with this many open lines, in parts; those with fewer must have been solved before.
    pub fn parts(&self, open: u32) -> Vec<Part> {
        let mut parts = Vec::new();
        let usual = |middle: &usize| *middle <= self.middle_mirrored(*middle);
        for middle in (0..self.halves.len()).filter(usual) {
            let halves = &self.halves[middle];
            let Some(both) = open.checked_sub(middle.count_ones()) else { continue };
            for more in both.div_ceil(2)..=both.min(self.lines()) {
                let fewer = (both - more) as usize;
                let (from, to) = (halves.begin[fewer], halves.begin[fewer + 1]);
                for half in halves.begin[more as usize]..halves.begin[more as usize + 1] {
                    parts.push(Part { middle, half, from, to: to.min(half + 1) });
                }
            }
        }
        parts
    }

    /// Solves a part.
    pub fn solve(&self, part: &Part) {
        let halves = &self.halves[part.middle];
        let upper = halves.open[part.half];
        let row = halves.base + part.half * (part.half + 1) / 2;
        for other in part.from..part.to {
            let open = self.join(upper, part.middle, halves.open[other]);
            self.worth[row + other].store(self.searched(open), Ordering::Relaxed);
        }
    }

    /// The worth of a position in which no cell can be closed, once it is solved.
    fn at(&self, open: u64) -> i8 {
        self.worth[self.place(open)].load(Ordering::Relaxed)
    }

    /// The worth of a position by the positions after it.
    fn searched(&self, open: u64) -> i8 {
        if open == 0 {
            return 0;
        }
        let mut lines = Lines::NONE;
        self.strings.safe_lines(open, &mut lines);
        // All places first, so that the processor can wait for several at once.
        let mut places = [0; super::LINES as usize];
        for (place, line) in places.iter_mut().zip(&lines.line[..lines.count]) {
            *place = self.place(open & !(1 << line));
        }
        let worth = |place: &usize| -self.worth[*place].load(Ordering::Relaxed);
        let mut best = places[..lines.count].iter().map(worth).max().unwrap_or(i8::MIN);
        lines.count = 0;
        self.strings.openings(open, &mut lines, best);
        for line in &lines.line[..lines.count] {
            best = best.max(-self.worth(open & !(1 << line)));
        }
        best
    }

    /// The worth of any position, once those with fewer open lines are solved.
    pub fn worth(&self, mut open: u64) -> i8 {
        let mut taken = 0;
        loop {
            match self.strings.choice(open) {
                Choice::Over => return taken,
                Choice::Take(line) => {
                    taken += self.strings.gain(open, line);
                    open &= !(1 << line);
                }
                Choice::Either(take, hand) => {
                    return taken + self.drawn(open, take).max(self.drawn(open, hand));
                }
                Choice::Several => {
                    let mut lines = Lines::NONE;
                    self.strings.several(open, &mut lines);
                    let worth = |line: &u8| self.drawn(open, u32::from(*line));
                    return taken + lines.line[..lines.count].iter().map(worth).max().unwrap_or(0);
                }
                Choice::Free => return taken + self.at(open),
            }
        }
    }

    /// The worth of drawing a line.
    fn drawn(&self, open: u64, line: u32) -> i8 {
        let after = self.worth(open & !(1 << line));
        worth_of_line(self.strings.gain(open, line), after)
    }
}
