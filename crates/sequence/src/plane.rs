//! Wythoff's plane: values of a queen that walks towards the corner, tile by tile.

use crate::sequence::Progress;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

pub use crate::rows::{MOST_ROW, RowPeriod, Rows};

/// Largest side of a plane.
pub const SIDE: usize = 10_000;
/// Side of a tile: the sets that one tile touches stay in a processor's near memory.
const TILE: usize = 32;
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
    /// Words of a set.
    width: usize,
    lines: Sets,
    diagonals: Sets,
    /// Row y holds W(0, y) to W(y, y).
    values: Vec<u16>,
    /// The tile that comes next, its column first.
    next: (usize, usize),
}

/// Sets of values, each with its first word that is not full.
#[derive(Clone, Debug)]
struct Sets {
    words: Vec<u64>,
    low: Vec<u32>,
}

impl Sets {
    fn new(count: usize, width: usize) -> Sets {
        Sets { words: vec![0; count * width], low: vec![0; count] }
    }

    fn insert(&mut self, set: usize, width: usize, value: usize) {
        let at = value / 64;
        let words = &mut self.words[set * width..(set + 1) * width];
        words[at] |= 1 << (value % 64);
        let low = &mut self.low[set];
        if at == *low as usize {
            while words[*low as usize] == u64::MAX {
                *low += 1;
            }
        }
    }
}

impl Plane {
    /// A plane of a side from 1 to [`SIDE`], nothing of which is computed yet.
    pub fn new(side: u64) -> Result<Plane, TooLarge> {
        let asked = usize::try_from(side).ok().filter(|side| (1..=SIDE).contains(side));
        let side = asked.ok_or(TooLarge { asked: side })?;
        // A value is at most x + y; a word more is never full.
        let width = (2 * side / 64 + 1).next_multiple_of(STRIDE) + STRIDE;
        Ok(Plane {
            side,
            width,
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
        let (tile_x, tile_y) = (x / TILE, y / TILE);
        let done = (tile_y, tile_x) < (self.next.1, self.next.0);
        (y < self.side && done).then(|| u32::from(self.values[y * (y + 1) / 2 + x]))
    }

    /// Computes about so many squares, at least one tile, and says how far the plane is.
    pub fn step(&mut self, squares: u64) -> Progress {
        let mut left = squares as i64;
        while left > 0 && self.next.1 * TILE < self.side {
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
        let rows = (self.next.1 * TILE).min(self.side);
        let height = TILE.min(self.side - rows);
        let values = (rows * (rows + 1) / 2 + (self.next.0 * TILE) * height).min(self.values.len());
        let of = self.values.len();
        // Sets grow with the square's distance from the corner, and so does the work.
        let work = |values: usize| (values as u128).pow(3).isqrt();
        Progress { values, of, share: (1000 * work(values) / work(of)) as u32 }
    }

    fn tile(&mut self) {
        let (tile_x, tile_y) = self.next;
        for y in tile_y * TILE..((tile_y + 1) * TILE).min(self.side) {
            for x in tile_x * TILE..((tile_x + 1) * TILE).min(y + 1) {
                let value = self.free(x, y);
                self.values[y * (y + 1) / 2 + x] = value as u16;
                self.lines.insert(x, self.width, value);
                if x != y {
                    self.lines.insert(y, self.width, value);
                }
                self.diagonals.insert(y - x, self.width, value);
            }
        }
        self.next = if tile_x == tile_y { (0, tile_y + 1) } else { (tile_x + 1, tile_y) };
    }

    /// The least value that is used on neither of the three lines.
    fn free(&self, x: usize, y: usize) -> usize {
        let width = self.width;
        let low = self.lines.low[x].max(self.lines.low[y]).max(self.diagonals.low[y - x]) as usize;
        let row = &self.lines.words[x * width + low..(x + 1) * width];
        let column = &self.lines.words[y * width + low..(y + 1) * width];
        let diagonal = &self.diagonals.words[(y - x) * width + low..(y - x + 1) * width];
        let used = |at: usize| row[at] | column[at] | diagonal[at];
        let mut at = 0;
        if used(0) == u64::MAX {
            at = 1;
            let strides = row[1..].chunks_exact(STRIDE).zip(column[1..].chunks_exact(STRIDE));
            for ((row, column), diagonal) in strides.zip(diagonal[1..].chunks_exact(STRIDE)) {
                let full =
                    (0..STRIDE).fold(u64::MAX, |all, i| all & (row[i] | column[i] | diagonal[i]));
                if full != u64::MAX {
                    break;
                }
                at += STRIDE;
            }
            while at < row.len() && used(at) == u64::MAX {
                at += 1;
            }
        }
        (low + at) * 64 + used(at).trailing_ones() as usize
    }
}
