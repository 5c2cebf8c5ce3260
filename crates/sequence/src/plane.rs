//! Wythoff's plane: values of a queen that walks towards the corner, tile by tile.

use crate::sequence::Progress;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;

pub use crate::rows::{MOST_ROW, RowPeriod, Rows};

/// Largest side of a plane.
pub const SIDE: usize = 10_000;
/// Side of a tile: the sets that one tile touches stay in a processor's nearest memory.
const TILE: usize = 16;
/// Side of a block of tiles, whose sets stay in the next memory.
const BLOCK: usize = 128;
/// Words that are looked at together.
const STRIDE: usize = 4;

/// Why a plane is not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The side that was asked for.
    pub asked: u64,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let asked = self.asked;
        write!(
            out,
            "a side of {asked} is not possible: it must be from 1 to {SIDE}, so that the plane fits into memory"
        )
    }
}

impl core::error::Error for TooLarge {}

/// The values W(x, y) for x, y below a side.
///
/// W(x, y) is the least number that does not stand to the left, below, or on the diagonal towards
/// the corner. W(x, y) = W(y, x), so only x ≤ y is computed: one set of used values for each line,
/// which is row and column at once, and one for each diagonal.
#[derive(Clone, Debug)]
pub struct Plane {
    side: usize,
    lines: Sets,
    diagonals: Sets,
    /// Row y holds W(0, y) to W(y, y).
    values: Vec<u16>,
    /// The corner of the tile that comes next.
    next: (usize, usize),
}

/// Sets of values, each with a word before which all are full.
#[derive(Clone, Debug)]
struct Sets {
    /// Words of a set.
    width: usize,
    words: Vec<u64>,
    low: Vec<u32>,
}

impl Sets {
    fn new(count: usize, width: usize) -> Sets {
        Sets { width, words: vec![0; count * width], low: vec![0; count] }
    }

    fn insert(&mut self, set: usize, value: usize) {
        self.words[set * self.width + value / 64] |= 1 << (value % 64);
    }

    /// The words of a set from one on.
    fn from(&self, set: usize, word: usize) -> &[u64] {
        &self.words[set * self.width + word..(set + 1) * self.width]
    }

    /// Passes over the words that have become full.
    fn raise(&mut self, sets: Range<usize>) {
        for set in sets {
            let full = self.from(set, self.low[set] as usize);
            self.low[set] += full.iter().take_while(|word| **word == u64::MAX).count() as u32;
        }
    }
}

impl Plane {
    /// A plane of a side from 1 to [`SIDE`], nothing of which is computed yet.
    pub fn new(side: u64) -> Result<Plane, TooLarge> {
        let asked = usize::try_from(side).ok().filter(|side| (1..=SIDE).contains(side));
        let side = asked.ok_or(TooLarge { asked: side })?;
        // A value is at most x + y; a word more is never full.
        let width = 2 * side / 64 + 1 + STRIDE;
        Ok(Plane {
            side,
            lines: Sets::new(side, width),
            diagonals: Sets::new(side, width),
            values: vec![0; side * (side + 1) / 2],
            next: (0, 0),
        })
    }

    /// The side.
    pub fn side(&self) -> usize {
        self.side
    }

    /// The value of a square; `None` outside the plane or where it is not computed yet.
    pub fn at(&self, x: usize, y: usize) -> Option<u32> {
        let (x, y) = (x.min(y), x.max(y));
        (y < self.side && turn(x, y) < turn(self.next.0, self.next.1)).then(|| u32::from(self.values[y * (y + 1) / 2 + x]))
    }

    /// Computes about so many squares, at least one tile, and says how far the plane is.
    pub fn step(&mut self, squares: u64) -> Progress {
        let mut left = squares as i64;
        while left > 0 && self.next.1 < self.side {
            left -= (TILE * TILE) as i64;
            self.tile();
        }
        self.progress()
    }

    /// Computes all that is left.
    pub fn run(&mut self) {
        self.step(u64::MAX / 2);
    }

    /// How far the plane is; values are counted with x ≤ y.
    pub fn progress(&self) -> Progress {
        let (x, y) = self.next;
        let rows = (y - y % BLOCK).min(self.side);
        let width = BLOCK.min(self.side - rows);
        // Rows of blocks that are complete, blocks of this row, and rows of tiles of this block.
        let blocks = (x - x % BLOCK) * width + (y % BLOCK) * BLOCK.min(width);
        let values = (rows * (rows + 1) / 2 + blocks).min(self.values.len());
        let of = self.values.len();
        // Sets grow with the square's distance from the corner, and so does the work.
        let work = |values: usize| (values as u128).pow(3).isqrt();
        Progress { values, of, share: (1000 * work(values) / work(of)) as u32 }
    }

    fn tile(&mut self) {
        let (left, top) = self.next;
        let (right, bottom) = ((left + TILE).min(self.side), (top + TILE).min(self.side));
        self.lines.raise(left..right);
        self.lines.raise(top..bottom);
        self.diagonals.raise((top + 1).saturating_sub(right)..bottom - left);
        // The squares of a slope depend on none of each other, so a processor works on several.
        for slope in left + top..right + bottom - 1 {
            let first = top.max((slope + 1).saturating_sub(right)).max(slope.div_ceil(2));
            for y in first..bottom.min(slope - left + 1) {
                self.square(slope - y, y);
            }
        }
        self.next = self.after(left, top);
    }

    /// The tile after one: row by row in its block, and the blocks in the same way.
    fn after(&self, left: usize, top: usize) -> (usize, usize) {
        let (block_left, block_top) = (left - left % BLOCK, top - top % BLOCK);
        if left < top && left + TILE < block_left + BLOCK {
            (left + TILE, top)
        } else if top + TILE < (block_top + BLOCK).min(self.side) {
            (block_left, top + TILE)
        } else if block_left < block_top {
            (block_left + BLOCK, block_top)
        } else {
            (0, block_top + BLOCK)
        }
    }

    fn square(&mut self, x: usize, y: usize) {
        let value = self.free(x, y);
        self.values[y * (y + 1) / 2 + x] = value as u16;
        self.lines.insert(x, value);
        self.lines.insert(y, value);
        self.diagonals.insert(y - x, value);
    }

    /// The least value that is used on neither of the three lines.
    fn free(&self, x: usize, y: usize) -> usize {
        let (lines, diagonals) = (&self.lines, &self.diagonals);
        let low = lines.low[x].max(lines.low[y]).max(diagonals.low[y - x]) as usize;
        let (row, column) = (lines.from(x, low), lines.from(y, low));
        let diagonal = diagonals.from(y - x, low);
        let strides = row.as_chunks::<STRIDE>().0.iter().zip(column.as_chunks::<STRIDE>().0);
        let mut full = low * 64;
        for ((row, column), diagonal) in strides.zip(diagonal.as_chunks::<STRIDE>().0) {
            let used = core::array::from_fn::<_, STRIDE, _>(|i| row[i] | column[i] | diagonal[i]);
            if used.iter().fold(u64::MAX, |all, word| all & word) != u64::MAX {
                return full + first_free(used);
            }
            full += 64 * STRIDE;
        }
        full
    }
}

/// When a square's turn comes: greater if it is in a later tile.
fn turn(x: usize, y: usize) -> (usize, usize, usize, usize) {
    (y / BLOCK, x / BLOCK, y / TILE, x / TILE)
}

/// The first bit that is not set; without branches, since nobody can foretell its word.
fn first_free(words: [u64; STRIDE]) -> usize {
    let (mut free, mut full) = (0, u32::MAX);
    for word in words {
        let ones = word.trailing_ones();
        free += ones & full;
        full &= 0_u32.wrapping_sub(ones >> 6);
    }
    free as usize
}
