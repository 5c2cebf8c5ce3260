//! The lines of a position that must be tried: any other line is no better.

use super::{Lines, RIM, Run, StringsAndCoins};

/// The lines that must be tried in a position; any other line is no better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// Every cell is closed.
    Over,
    /// Close a cell with this line.
    Take(u32),
    /// Close a cell with the first line, or hand over two cells with the second.
    Either(u32, u32),
    /// Close a cell at one of several ends of chains that may grow together.
    Several,
    /// No cell can be closed.
    Free,
}

/// Ends of chains that can be closed or handed over, with the lines that do so.
struct Ends {
    /// The first one.
    chain: Option<(u32, u32)>,
    /// The first one at the rim.
    rim: Option<(u32, u32)>,
    /// How one of the others is closed.
    other: Option<u32>,
    /// True if there are more than the first.
    several: bool,
}

impl StringsAndCoins {
    /// The lines to try (after Barker and Korf 2012): a cell that can be closed is closed, unless the end
    /// of a chain or of an opened loop is behind it.
    ///
    /// Of several such ends one is kept to be handed over last. The cheapest to keep is the end of a
    /// chain at the rim; any other may have to be closed first, since chains may grow together.
    pub(super) fn choice(&self, open: u64) -> Choice {
        let mut ends = Ends { chain: None, rim: None, other: None, several: false };
        let mut over = true;
        for cell in 0..self.cells.len() {
            let line = self.cells[cell] & open;
            if line == 0 {
                continue;
            }
            over = false;
            if !line.is_power_of_two() {
                continue;
            }
            let (take, hand) = match self.taken(open, cell, line.trailing_zeros()) {
                Choice::Either(take, hand) => (take, hand),
                choice => return choice,
            };
            if ends.chain.is_none() {
                ends.chain = Some((take, hand));
            } else if ends.chain.is_some_and(|had| had.1 != hand) {
                ends.several = true;
            }
            let rim = self.beside[hand as usize][1] == RIM;
            if rim && ends.rim.is_none() {
                ends.rim = Some((take, hand));
            } else if ends.rim.is_none_or(|had| had.1 != hand) {
                ends.other = Some(take);
            }
        }
        match (ends.chain, ends.rim, ends.other) {
            (None, ..) if over => Choice::Over,
            (None, ..) => Choice::Free,
            (_, Some((take, hand)), None) => Choice::Either(take, hand),
            (_, Some(_), Some(take)) => Choice::Take(take),
            (Some(_), None, _) if ends.several => Choice::Several,
            (Some((take, hand)), ..) => Choice::Either(take, hand),
        }
    }

    /// The lines that close the ends of [`Choice::Several`].
    pub(super) fn several(&self, open: u64, lines: &mut Lines) {
        for cell in (0..self.cells.len()).filter(|cell| self.left(open, *cell) == 1) {
            lines.push((self.cells[cell] & open).trailing_zeros() as u8);
        }
    }

    /// The same at a cell that can be closed.
    fn taken(&self, open: u64, cell: usize, line: u32) -> Choice {
        let next = self.across(line, cell);
        if next == RIM || self.left(open, next) != 2 {
            return Choice::Take(line);
        }
        let on = (self.cells[next] & open & !(1 << line)).trailing_zeros();
        let third = self.across(on, next);
        match if third == RIM { 3 } else { self.left(open, third) } {
            // A chain that is opened at one end only: with more than two cells left, taking is better.
            2 => {
                let last = (self.cells[third] & open & !(1 << on)).trailing_zeros();
                let fourth = self.across(last, third);
                if fourth != RIM && self.left(open, fourth) == 1 {
                    Choice::Either(line, on)
                } else {
                    Choice::Take(line)
                }
            }
            1 => Choice::Take(line),
            _ => Choice::Either(line, on),
        }
    }

    /// Lines to try if no cell can be closed: the safe ones, then one for each chain or loop.
    ///
    /// Returns the number of safe lines, and the greatest possible worth of the lines that are left out
    /// because they cannot exceed `asked`.
    pub(super) fn free(&self, open: u64, lines: &mut Lines, asked: i8) -> (usize, i8) {
        self.safe_lines(open, lines);
        (lines.count, self.openings(open, lines, asked))
    }

    /// Lines that leave no cell with a single line, the first of two twins only.
    pub(super) fn safe_lines(&self, open: u64, lines: &mut Lines) {
        let mut safe = open;
        for cell in 0..self.cells.len() {
            if self.left(open, cell) <= 2 {
                safe &= !self.cells[cell];
            }
        }
        for (one, other) in &self.twins {
            if safe >> one & 1 == 1 {
                safe &= !(1 << other);
            }
        }
        for line in self.order.iter().filter(|line| safe >> **line & 1 == 1) {
            lines.push(*line as u8);
        }
    }

    /// Adds one line for each chain or loop, short ones first; one of each length is enough for chains that touch
    /// nothing. Returns the greatest possible worth of those that cannot exceed `asked`, which are left out.
    pub(super) fn openings(&self, open: u64, lines: &mut Lines, asked: i8) -> i8 {
        let first = lines.count;
        let (parity, mut rest) = (self.unclosed(open), i8::MIN);
        let mut alone = [0_u64; 2];
        let mut lengths = [0; 64];
        self.each_run(open, &mut |run| {
            let worth = run.opened(parity);
            if worth <= asked {
                rest = rest.max(worth);
                return;
            }
            let had = &mut alone[usize::from(run.is_loop())];
            if run.alone() {
                if *had >> run.length() & 1 == 1 {
                    return;
                }
                *had |= 1 << run.length();
            }
            lines.push(self.opening(&run) as u8);
            // Put in by length.
            let mut place = lines.count - 1;
            lengths[place] = run.length();
            while place > first && lengths[place - 1] > lengths[place] {
                lengths.swap(place - 1, place);
                lines.line.swap(place - 1, place);
                place -= 1;
            }
        });
        rest
    }

    /// The cheapest line that gives a run away: if the middle line of two cells is drawn, both must be taken at once.
    fn opening(&self, run: &Run) -> u32 {
        let mut between = run.lines;
        if run.length() == 2 && !run.is_loop() {
            let inner = |line: &u32| {
                let [one, other] = self.beside[*line as usize];
                other != RIM && run.cells >> one & run.cells >> other & 1 == 1
            };
            between = (0..self.lines)
                .filter(|line| run.lines >> line & 1 == 1)
                .find(inner)
                .map_or(0, |line| 1 << line);
        }
        between.trailing_zeros()
    }
}
