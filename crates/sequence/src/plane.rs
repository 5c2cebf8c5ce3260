//! Wythoff's plane: values of a queen on her way to the corner, tile by tile.

use crate::sequence::Progress;
use crate::tiles::{Lines, TILE};
use alloc::vec;
use alloc::vec::Vec;

pub use crate::rows::{MOST_ROW, RowPeriod, Rows};

/// Largest side of a plane.
pub const SIDE: usize = 10_000;
/// Why a plane is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// The requested side.
    pub asked: u64,
}

/// The values W(x, y) for x, y below a side.
///
/// W(x, y) is the least number that does not occur to the left, below, or on the diagonal towards the
/// corner. W(x, y) = W(y, x), so only x ≤ y is computed: one set of used values for each line, which is
/// both row and column, and one for each diagonal.
#[derive(Clone, Debug)]
pub struct Plane {
    side: usize,
    used: Lines,
    /// Row y holds W(0, y) to W(y, y).
    values: Vec<u16>,
    /// The next tile, its column first.
    next: (usize, usize),
}

impl Plane {
    /// A plane of a side from 1 to [`SIDE`], without any values yet.
    pub fn new(side: u64) -> Result<Plane, TooLarge> {
        let asked = usize::try_from(side).ok().filter(|side| (1..=SIDE).contains(side));
        let side = asked.ok_or(TooLarge { asked: side })?;
        Ok(Plane {
            side,
            used: Lines::new(side),
            values: vec![0; side * (side + 1) / 2],
            next: (0, 0),
        })
    }

    /// The side.
    pub fn side(&self) -> usize {
        self.side
    }

    /// The value of a square; `None` outside the plane or if it is not computed yet.
    pub fn at(&self, x: usize, y: usize) -> Option<u32> {
        let (x, y) = (x.min(y), x.max(y));
        let done = (y / TILE, x / TILE) < (self.next.1, self.next.0);
        (y < self.side && done).then(|| u32::from(self.values[y * (y + 1) / 2 + x]))
    }

    /// Computes about this many squares, at least one tile, and returns the progress.
    ///
    /// ```
    /// let mut plane = sequence::plane::Plane::new(100).expect("so small a side is allowed");
    /// assert_eq!(plane.side(), 100);
    /// assert!(plane.step(1).values > 0);
    /// while plane.progress().values < plane.progress().of {
    ///     plane.step(1_000);
    /// }
    /// assert_eq!(plane.at(99, 0), Some(99));
    /// assert!(sequence::plane::Plane::new(1_000_000).is_err());
    /// ```
    pub fn step(&mut self, squares: u64) -> Progress {
        let mut left = squares as i64;
        while left > 0 && self.next.1 * TILE < self.side {
            left -= (TILE * TILE) as i64;
            self.tile();
        }
        self.progress()
    }

    /// Computes all that is left.
    ///
    /// ```
    /// let mut plane = sequence::plane::Plane::new(8).expect("so small a side is allowed");
    /// assert_eq!(plane.at(1, 2), None);
    /// plane.run();
    /// // The cold pairs are worth 0, and a square beside the corner 1.
    /// assert_eq!([plane.at(1, 2), plane.at(5, 3), plane.at(0, 1)], [Some(0), Some(0), Some(1)]);
    /// ```
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
        let (across, down) = self.next;
        let mut tile = [[0; TILE]; TILE];
        self.used.tile(across, down, self.side, &mut tile);
        for (y, row) in (down * TILE..self.side).zip(&tile) {
            let line = &mut self.values[y * (y + 1) / 2..(y + 1) * (y + 2) / 2];
            line[across * TILE..].iter_mut().zip(row).for_each(|(value, found)| *value = *found);
        }
        self.next = if across == down { (0, down + 1) } else { (across + 1, down) };
    }
}
