//! The worth of every line of a position, by searches that test one bound at a time.

use super::{Search, worth_of_line};
use alloc::vec::Vec;

/// The exact worth of every line of a position, found by one search.
///
/// ```
/// use kernel::strings_and_coins::{LineValues, Search, StringsAndCoins};
/// // Two boxes side by side, with line 3 between them.
/// let boxes = StringsAndCoins::new(vec![0b000_1111, 0b111_1000], 7, &[]);
/// let mut search = Search::new(&boxes);
/// // The three other lines of the first are drawn.
/// let mut lines = LineValues::new(&search, 0b111_1000);
/// let worths = loop {
///     if let Some(worths) = lines.step(&mut search, &mut 1_000) {
///         break worths;
///     }
/// };
/// // Line 3 closes a box, and the other box is taken as well; each other line gives one of them away.
/// assert_eq!(worths, [2, 0, 0, 0]);
/// assert!(search.nodes() > 0 && !search.is_long() && !search.has_book());
/// assert_eq!(search.strings(), &boxes);
/// assert!(Search::long(&boxes).is_long(), "with memory for minutes");
/// ```
#[derive(Debug)]
pub struct LineValues {
    /// Distinct positions after a line, with the cells that it closes.
    after: Vec<(u64, i8)>,
    /// For each open line, ascending, the index of its position.
    of: Vec<usize>,
    /// Known bounds of each.
    bounds: Vec<(i8, i8)>,
    /// The current one.
    now: usize,
    /// True while it is being searched.
    begun: bool,
    guess: i8,
}

impl LineValues {
    /// The lines of a position.
    #[cold]
    pub fn new(search: &Search, open: u64) -> LineValues {
        let strings = search.strings();
        let (mut after, mut of) = (Vec::new(), Vec::new());
        for line in (0..strings.lines).filter(|line| open >> line & 1 == 1) {
            let next = (strings.plain(open & !(1 << line)), strings.gain(open, line));
            let known = after.iter().position(|had| *had == next);
            of.push(known.unwrap_or(after.len()));
            if known.is_none() {
                after.push(next);
            }
        }
        // No line is worth more than the position.
        let known = search.in_book(open);
        let bounds = |(open, gain): &(u64, i8)| {
            let most = strings.unclosed(*open);
            match (known, gain) {
                (None, _) => (-most, most),
                (Some(worth), 0) => ((-most).max(-worth), most),
                (Some(worth), gain) => (-most, most.min(worth - gain)),
            }
        };
        let bounds = after.iter().map(bounds).collect();
        LineValues { after, of, bounds, now: 0, begun: false, guess: 0 }
    }

    /// Continues; returns the worth of each line, in ascending order of lines, once all are known.
    ///
    /// Every cell goes to a player, so possible worths are two apart: each window tests one of them.
    pub fn step(&mut self, search: &mut Search, fuel: &mut u32) -> Option<Vec<i8>> {
        while let Some((low, high)) = self.bounds.get_mut(self.now) {
            if low == high {
                self.guess = *low;
                self.now += 1;
                self.begun = false;
                continue;
            }
            // The guess, rounded to a possible worth: is it reached?
            let wanted = (self.guess.clamp(*low, *high) - *low + 1) / 2 * 2 + *low;
            let wanted = wanted.clamp(*low + 2, *high);
            if !self.begun {
                search.begin(self.after[self.now].0, wanted - 1, wanted);
                self.begun = true;
            }
            let found = search.go(fuel)?;
            self.begun = false;
            if found >= wanted {
                *low = found.max(wanted);
            } else {
                *high = found.min(wanted - 2);
            }
            self.guess = found;
        }
        let worth = |((_, gain), (worth, _)): (&(u64, i8), &(i8, i8))| worth_of_line(*gain, *worth);
        let worths: Vec<i8> = self.after.iter().zip(&self.bounds).map(worth).collect();
        Some(self.of.iter().map(|which| worths[*which]).collect())
    }
}
