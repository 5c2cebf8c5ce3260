//! Strings-and-coins in its dual form: players draw lines, and the last line around a cell wins that cell.
//!
//! A position is the set of open lines; bit i is line i. Its worth is the number of cells that the player
//! to move will close under best play minus those of the opponent.

mod backwards;
mod book;
mod choice;
mod ending;
mod images;
mod playout;
mod search;
mod table;
mod values;

pub use backwards::{Backwards, Part};
pub use book::{Book, ZERO as BOOK_ZERO};
pub use ending::Ending;
pub use playout::Playout;
pub use search::Search;
pub use table::WorthTable;
pub use values::LineValues;

use alloc::vec::Vec;
use images::Symmetry;

/// Most lines of a game: their bits and two bounds of a worth share one word.
pub const LINES: u32 = 60;
/// No cell: the other side of a line on the rim.
const RIM: usize = usize::MAX;
/// Distance of the rim from the middle; no cell is this far out.
const FAR_OUT: usize = 99;

/// Lines in a fixed array, so that a search allocates nothing per node.
#[derive(Clone, Copy, Debug)]
struct Lines {
    line: [u8; LINES as usize],
    count: usize,
}

impl Lines {
    const NONE: Lines = Lines { line: [0; LINES as usize], count: 0 };

    fn push(&mut self, line: u8) {
        self.line[self.count] = line;
        self.count += 1;
    }
}

/// A game: cells with the lines around them; a line has a cell on one side or on both.
///
/// ```
/// use kernel::strings_and_coins::StringsAndCoins;
///
/// // Two boxes side by side, with line 3 between them.
/// let boxes = StringsAndCoins::new(vec![0b000_1111, 0b111_1000], 7, &[]);
/// assert_eq!(boxes.unclosed(boxes.all()), 2);
/// assert!(boxes.safe(boxes.all(), 3));
/// // Only the line between them is open, so it closes both.
/// assert_eq!(boxes.gain(0b000_1000, 3), 2);
/// // A chain of both boxes, with three open lines.
/// assert_eq!(boxes.runs(0b100_1001)[0].length(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StringsAndCoins {
    cells: Vec<u64>,
    lines: u32,
    /// The cells beside each line.
    beside: Vec<[usize; 2]>,
    /// Pairs of lines on the rim of one cell; the two are interchangeable.
    twins: Vec<(u32, u32)>,
    /// Where each symmetry sends each line.
    symmetries: Vec<Symmetry>,
    /// The lines in the order in which safe ones are tried: the middle first.
    order: Vec<u32>,
}

/// A chain or loop of cells that lack two lines each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// Its cells, as bits.
    pub cells: u64,
    /// Its open lines, as bits: one more than its cells in a chain, as many in a loop.
    pub lines: u64,
    /// How many of its ends are on the rim; a chain with two touches nothing else.
    rims: u32,
}

impl Run {
    /// Number of its cells.
    pub fn length(&self) -> u32 {
        self.cells.count_ones()
    }

    /// True if it closes upon itself.
    ///
    /// ```
    /// use kernel::strings_and_coins::StringsAndCoins;
    /// // Two boxes side by side, with line 3 between them.
    /// let boxes = StringsAndCoins::new(vec![0b000_1111, 0b111_1000], 7, &[]);
    /// assert!(!boxes.runs(0b100_1001)[0].is_loop(), "its ends are on the rim");
    /// ```
    pub fn is_loop(&self) -> bool {
        self.lines.count_ones() == self.length()
    }

    /// The most that opening it may be worth if this many cells are unclosed.
    ///
    /// Let the rest be worth v to the player who moves in it. The opponent takes all n cells, worth n + v,
    /// or hands over the last two of a chain, worth n - 4 - v, or four of a loop, worth n - 8 - v. The
    /// better of both is at least n - 2, or n - 4 for a loop. Every cell goes to a player, so a worth has
    /// the parity of the number of unclosed cells.
    fn opened(&self, unclosed: i8) -> i8 {
        let most = match (self.length() as i8, self.is_loop()) {
            (length, true) => 4 - length,
            (length @ 3.., false) => 2 - length,
            _ => return i8::MAX,
        };
        most - ((unclosed - most) & 1)
    }

    /// True if nothing else of the board touches it.
    fn alone(&self) -> bool {
        self.rims == 2 || self.is_loop()
    }
}

/// The worth of a line that closes this many cells, from that of the position after it: who closes one moves again.
fn worth_of_line(gain: i8, after: i8) -> i8 {
    if gain > 0 { gain + after } else { -after }
}

impl StringsAndCoins {
    /// A game of at most [`LINES`] lines, with the lines of each cell and with the symmetries that map
    /// cells to cells.
    #[cold]
    pub fn new(cells: Vec<u64>, lines: u32, maps: &[Vec<u32>]) -> StringsAndCoins {
        let mut beside = Vec::new();
        for line in 0..lines {
            let mut with = (0..cells.len()).filter(|cell| cells[*cell] >> line & 1 == 1);
            beside.push([with.next().unwrap_or(RIM), with.next().unwrap_or(RIM)]);
        }
        let mut twins = Vec::new();
        for cell in 0..cells.len() {
            let rim = |line: &u32| beside[*line as usize] == [cell, RIM];
            let mut found = (0..lines).filter(rim);
            if let (Some(one), Some(other)) = (found.next(), found.next()) {
                twins.push((one, other));
            }
        }
        // In a table of lines side by side, this is about the middle of the board.
        let weight = |line: &u32| {
            let near = |cell: &usize| {
                if *cell == RIM { FAR_OUT } else { (2 * *cell + 1).abs_diff(cells.len()) }
            };
            let [one, other] = beside[*line as usize];
            near(&one) + near(&other)
        };
        let mut order = Vec::new();
        // Weights are small, and a general sort is much code for so few lines.
        for wanted in 0..=2 * FAR_OUT {
            order.extend((0..lines).filter(|line| weight(line) == wanted));
        }
        let symmetries = images::symmetries(maps, &twins, lines);
        StringsAndCoins { cells, lines, beside, twins, symmetries, order }
    }

    /// The position in which no line is drawn.
    pub fn all(&self) -> u64 {
        (1 << self.lines) - 1
    }

    /// How many lines a cell lacks.
    fn left(&self, open: u64, cell: usize) -> u32 {
        (self.cells[cell] & open).count_ones()
    }

    /// Cells that are still to be closed.
    pub fn unclosed(&self, open: u64) -> i8 {
        self.cells.iter().filter(|lines| *lines & open != 0).count() as i8
    }

    /// How many cells a line closes.
    pub fn gain(&self, open: u64, line: u32) -> i8 {
        let only = 1 << line;
        let closes = |cell: &&usize| **cell != RIM && self.cells[**cell] & open == only;
        self.beside[line as usize].iter().filter(closes).count() as i8
    }

    /// True if a line neither closes a cell nor leaves one with a single line.
    pub fn safe(&self, open: u64, line: u32) -> bool {
        self.beside[line as usize].iter().all(|cell| *cell == RIM || self.left(open, *cell) > 2)
    }

    /// The cell on the other side of a line.
    fn across(&self, line: u32, cell: usize) -> usize {
        let [one, other] = self.beside[line as usize];
        if one == cell { other } else { one }
    }

    /// The chains and loops of a position.
    pub fn runs(&self, open: u64) -> Vec<Run> {
        let mut runs = Vec::new();
        self.each_run(open, &mut |run| runs.push(run));
        runs
    }

    fn each_run(&self, open: u64, found: &mut dyn FnMut(Run)) {
        let mut seen = 0_u64;
        for cell in 0..self.cells.len() {
            if seen >> cell & 1 == 0 && self.left(open, cell) == 2 {
                let run = self.run(open, cell);
                seen |= run.cells;
                found(run);
            }
        }
    }

    /// The chain or loop of a cell that lacks two lines.
    fn run(&self, open: u64, cell: usize) -> Run {
        let mut run = Run { cells: 1 << cell, lines: self.cells[cell] & open, rims: 0 };
        let mut ends = run.lines;
        while ends != 0 {
            let mut line = ends.trailing_zeros();
            ends &= ends - 1;
            let mut here = cell;
            loop {
                let next = self.across(line, here);
                if next == RIM {
                    run.rims += 1;
                    break;
                }
                if self.left(open, next) != 2 {
                    break;
                }
                if run.cells >> next & 1 == 1 {
                    return run;
                }
                let both = self.cells[next] & open;
                run.cells |= 1 << next;
                run.lines |= both;
                line = (both & !(1 << line)).trailing_zeros();
                here = next;
            }
        }
        run
    }
}
