//! A strong guess without proof: games played out by rules of thumb, and counted.

use super::choice::Choice;
use super::{Lines, StringsAndCoins};
use alloc::vec;
use alloc::vec::Vec;

/// Games that are played out for each line.
const GAMES: u32 = 1_500;

/// The line that looks best, without proof.
///
/// For each candidate line, safe lines are drawn at random in many games; the rest after the last safe
/// line is counted by chains and loops.
#[derive(Debug)]
pub struct Playout {
    strings: StringsAndCoins,
    open: u64,
    lines: Lines,
    /// Cells won minus cells lost, over all games.
    sums: Vec<i64>,
    /// Games to be played, and games that have been.
    games: u32,
    played: u32,
    dice: u64,
}

impl Playout {
    /// Playouts of a position.
    pub fn new(strings: &StringsAndCoins, open: u64) -> Playout {
        Playout::of(strings, open, GAMES)
    }

    /// The same with this many games for each line.
    ///
    /// ```
    /// use kernel::strings_and_coins::{Playout, StringsAndCoins};
    /// // Two boxes side by side, with line 3 between them.
    /// let boxes = StringsAndCoins::new(vec![0b000_1111, 0b111_1000], 7, &[]);
    /// // The three other lines of the first are drawn.
    /// let mut playout = Playout::of(&boxes, 0b111_1000, 10);
    /// let best = loop {
    ///     if let Some(best) = playout.step(&mut 100) {
    ///         break best;
    ///     }
    /// };
    /// assert_eq!(best, [3], "a box is taken");
    /// ```
    #[cold]
    pub fn of(strings: &StringsAndCoins, open: u64, games: u32) -> Playout {
        let mut lines = Lines::NONE;
        match strings.choice(open) {
            Choice::Over => {}
            Choice::Take(line) => lines.push(line as u8),
            Choice::Either(take, hand) => {
                [take, hand].iter().for_each(|line| lines.push(*line as u8))
            }
            Choice::Several => strings.several(open, &mut lines),
            Choice::Free => {
                strings.free(open, &mut lines, i8::MIN);
                // Safe lines come first; they give nothing away.
                let safe =
                    (0..lines.count).filter(|i| strings.safe(open, lines.line[*i].into())).count();
                if safe > 0 {
                    lines.count = safe;
                }
            }
        }
        let sums = vec![0; lines.count];
        let games = games * lines.count as u32;
        Playout { strings: strings.clone(), open, lines, sums, games, played: 0, dice: open | 1 }
    }

    /// Plays some more games; returns the best lines once all are played.
    pub fn step(&mut self, fuel: &mut u32) -> Option<Vec<u32>> {
        let count = self.lines.count;
        while count > 1 && self.played < self.games {
            if *fuel == 0 {
                return None;
            }
            *fuel -= 1;
            let which = self.played as usize % count;
            self.sums[which] += i64::from(self.game(self.lines.line[which].into()));
            self.played += 1;
        }
        let most = self.sums.iter().max()?;
        let best = (0..count).filter(|i| self.sums[*i] == *most);
        Some(best.map(|i| self.lines.line[i].into()).collect())
    }

    /// A number below `n` (Marsaglia 2003).
    fn roll(&mut self, n: u32) -> u32 {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (((self.dice >> 32) * u64::from(n)) >> 32) as u32
    }

    /// One game that begins with this line: cells of its player minus those of the other.
    fn game(&mut self, line: u32) -> i32 {
        let (mut open, mut score, mut side) = (self.open, 0, 1);
        let mut next = line;
        loop {
            let gain = i32::from(self.strings.gain(open, next));
            open &= !(1 << next);
            score += side * gain;
            if gain == 0 {
                side = -side;
            }
            let safe = self.all_safe(open);
            next = match self.strings.choice(open) {
                Choice::Over => return score,
                Choice::Take(line) => line,
                Choice::Either(take, _) if safe != 0 => take,
                Choice::Either(take, hand) => {
                    // Hand cells over if that is worth more than it costs.
                    let given = if self.both_ends(open, hand) { 4 } else { 2 };
                    if self.opened(self.rest(open, take)) > given { hand } else { take }
                }
                Choice::Several => {
                    let mut lines = Lines::NONE;
                    self.strings.several(open, &mut lines);
                    lines.line[0].into()
                }
                Choice::Free if safe == 0 => return score - side * self.opened(open),
                Choice::Free => {
                    let which = self.roll(safe.count_ones());
                    let left = (0..which).fold(safe, |left, _| left & (left - 1));
                    left.trailing_zeros()
                }
            };
        }
    }

    fn all_safe(&self, open: u64) -> u64 {
        let risky = |safe: u64, cell: usize| {
            if self.strings.left(open, cell) <= 2 { safe & !self.strings.cells[cell] } else { safe }
        };
        (0..self.strings.cells.len()).fold(open, risky)
    }

    /// True if the line hands over both ends of an opened loop, four cells in all.
    fn both_ends(&self, open: u64, hand: u32) -> bool {
        let after = open & !(1 << hand);
        (0..self.strings.cells.len()).filter(|cell| self.strings.left(after, *cell) == 1).count()
            > 2
    }

    /// The open lines after this line and all closures that follow.
    fn rest(&self, open: u64, line: u32) -> u64 {
        let mut open = open & !(1 << line);
        loop {
            match self.strings.choice(open) {
                Choice::Take(line) | Choice::Either(line, _) => open &= !(1 << line),
                _ => return open,
            }
        }
    }

    /// Net cells for the player who is not forced to open the next chain, with cells where chains meet
    /// counted into the longest.
    fn opened(&self, open: u64) -> i32 {
        let mut ending = self.strings.ending(open);
        ending.join();
        ending.worth().into()
    }
}
