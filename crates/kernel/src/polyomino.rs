//! Grundy values of polyominoes from which full squares are taken, found in resumable slices.
//!
//! A polyomino is a mask of at most [`ROWS`] rows of [`COLUMNS`] cells: bit 8·row + column. It is solved
//! once for all its positions, turns and reflections, and so is each part that a move detaches.

use crate::squares::{covered, larger, spread};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// Cells as bits.
pub type Cells = u128;
/// Most rows of a mask.
pub const ROWS: u32 = 16;
/// Most columns of a mask.
pub const COLUMNS: u32 = 8;
/// Most cells of the rectangle around a polyomino of more than eight rows.
const TALL: u32 = 60;

/// True if a polyomino in a rectangle of this size can be solved.
///
/// ```
/// assert!(kernel::polyomino::fits(5, 5));
/// assert!(!kernel::polyomino::fits(100, 100));
/// ```
pub fn fits(rows: u32, columns: u32) -> bool {
    columns <= COLUMNS && (rows <= 8 || (rows <= ROWS && rows * columns <= TALL))
}

/// How far a slice of work came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slice {
    /// Not finished.
    Working,
    /// All requested values are known.
    Done,
    /// The memory limit is reached.
    Full,
}

/// Values of polyominoes, with those of all parts met so far.
#[derive(Debug)]
pub struct Polyominoes {
    /// Most polyominoes that are kept.
    most: usize,
    /// Those of at most eight rows, by their masks.
    low: HashMap<u64, u64>,
    /// The others, by their rows side by side below their width.
    tall: HashMap<u64, u64>,
    wanted: Vec<Cells>,
    frames: Vec<Frame>,
}

/// A polyomino with the moves that are still to be looked at.
#[derive(Debug)]
struct Frame {
    cells: Cells,
    /// The side of the current squares.
    side: u32,
    /// The upper left corners of all of them, and of those not tried yet.
    corners: Cells,
    left: Cells,
    /// The values of the options so far, as bits.
    seen: [u64; 4],
}

impl Frame {
    fn new(cells: Cells) -> Frame {
        Frame { cells, side: 1, corners: cells, left: cells, seen: [0; 4] }
    }

    /// The current square; `None` after the last one.
    fn square(&mut self) -> Option<Cells> {
        while self.left == 0 {
            self.corners = larger(self.corners);
            self.left = self.corners;
            self.side += 1;
            if self.corners == 0 {
                return None;
            }
        }
        let row = (1 << self.side) - 1;
        let square = (0..self.side).fold(0, |all: Cells, r| all | row << (8 * r));
        Some(square << self.left.trailing_zeros())
    }

    /// Records the value after this square, and goes to the next one.
    fn next(&mut self, value: u64) {
        // A value is at most the number of moves, which is less than 256.
        self.seen[value as usize / 64] |= 1 << (value % 64);
        self.left &= self.left - 1;
    }

    fn value(&self) -> u64 {
        let full = self.seen.iter().take_while(|word| **word == u64::MAX).count();
        let rest = self.seen.get(full).map_or(0, |word| word.trailing_ones());
        full as u64 * 64 + u64::from(rest)
    }
}

/// The cells in the upper left corner.
fn cornered(cells: Cells) -> Cells {
    let heaped = [64, 32, 16, 8].into_iter().fold(cells, |all, far| all | all >> far);
    let column = (heaped as u8).trailing_zeros();
    if cells == 0 { 0 } else { cells >> (cells.trailing_zeros() / 8 * 8 + column) }
}

/// The least of the reflections of some cells.
fn reflected(cells: Cells) -> Cells {
    let (upside, turned) = (cells.swap_bytes(), cells.reverse_bits());
    let images = [cells, upside, turned, turned.swap_bytes()];
    images.into_iter().map(cornered).min().unwrap_or(0)
}

/// A canonical form for all positions, turns and reflections of a polyomino.
fn canonical(cells: Cells) -> Cells {
    let cells = cornered(cells);
    // A polyomino of more than eight rows is upright already, since it has at most eight columns.
    let Ok(low) = u64::try_from(cells) else { return reflected(cells) };
    reflected(cells).min(reflected(crate::small_polyomino::transposed(low).into()))
}

/// The name of a polyomino of more than eight rows in 64 bits.
fn packed(cells: Cells) -> u64 {
    let heaped = [64, 32, 16, 8].into_iter().fold(cells, |all, far| all | all >> far);
    let width = 8 - (heaped as u8).leading_zeros();
    let row = |r: u32| (cells >> (8 * r)) as u64 & 0xff;
    (0..ROWS).rev().fold(0, |all, r| all << width | row(r)) | u64::from(width) << TALL
}

impl Polyominoes {
    /// An empty table that keeps at most this many values, in some 20 bytes each.
    pub fn within(most: usize) -> Polyominoes {
        let (low, tall) = (HashMap::default(), HashMap::default());
        Polyominoes { most, low, tall, wanted: Vec::new(), frames: Vec::new() }
    }

    /// The number of polyominoes whose values are known.
    pub fn len(&self) -> usize {
        self.low.len() + self.tall.len()
    }

    /// True if nothing is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of some cells in a rectangle that [`fits`], if all their parts are known.
    pub fn value(&self, cells: Cells) -> Option<u64> {
        self.known(cells).ok()
    }

    /// Asks for the value of some cells in a rectangle that [`fits`].
    pub fn want(&mut self, cells: Cells) {
        self.wanted.push(cells);
    }

    /// Drops work in progress; known values stay.
    pub fn forget(&mut self) {
        self.frames.clear();
        self.wanted.clear();
    }

    /// Continues for about this many moves.
    ///
    /// ```
    /// use kernel::polyomino::{Polyominoes, Slice};
    /// let mut table = Polyominoes::within(1_000);
    /// assert!(table.is_empty());
    /// assert_eq!(table.value(0x0303), None);
    /// table.want(0x0303);
    /// while matches!(table.step(&mut 100), Slice::Working) {}
    /// assert_eq!(table.value(0x0303), Some(2));
    /// let known = table.len();
    /// table.forget();
    /// assert_eq!(table.len(), known, "what is known stays");
    /// ```
    pub fn step(&mut self, fuel: &mut u32) -> Slice {
        loop {
            let Some(frame) = self.frames.last_mut() else {
                let Some(cells) = self.wanted.last() else { return Slice::Done };
                match self.known(*cells) {
                    Ok(_) => drop(self.wanted.pop()),
                    Err(part) => self.frames.push(Frame::new(part)),
                }
                continue;
            };
            if *fuel == 0 {
                return Slice::Working;
            }
            *fuel -= 1;
            let cells = frame.cells;
            match frame.square().map(|square| self.known(cells & !square)) {
                Some(Ok(value)) => {
                    if let Some(frame) = self.frames.last_mut() {
                        frame.next(value);
                    }
                }
                Some(Err(part)) => self.frames.push(Frame::new(part)),
                None if self.len() >= self.most => {
                    self.forget();
                    return Slice::Full;
                }
                None => self.close(),
            }
        }
    }

    /// Remembers the value of the last polyomino and leaves it.
    fn close(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        match u64::try_from(frame.cells) {
            Ok(low) => self.low.insert(low, frame.value()),
            Err(_) => self.tall.insert(packed(frame.cells), frame.value()),
        };
    }

    fn part(&self, part: Cells) -> Option<u64> {
        match u64::try_from(part) {
            Ok(low) => self.low.get(&low).copied(),
            Err(_) => self.tall.get(&packed(part)).copied(),
        }
    }

    /// The nim-sum of the parts, or the first unknown part.
    fn known(&self, cells: Cells) -> Result<u64, Cells> {
        let corners = larger(cells);
        let mut left = covered(corners);
        // Cells in no square of side two are worth 1 each.
        let mut xor = u64::from((cells & !left).count_ones() % 2);
        while left != 0 {
            let mut part = left & left.wrapping_neg();
            loop {
                let grown = spread(part, corners);
                if grown == part {
                    break;
                }
                part = grown;
            }
            left &= !part;
            let part = canonical(part);
            xor ^= self.part(part).ok_or(part)?;
        }
        Ok(xor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::mex;
    use crate::small_polyomino::{Removal, SmallPolyominoes};
    use alloc::collections::BTreeMap;

    fn full(rows: u32, columns: u32) -> Cells {
        (0..rows).fold(0, |all, row| all | ((1 << columns) - 1) << (8 * row))
    }

    fn value(known: &mut Polyominoes, cells: Cells) -> u64 {
        known.want(cells);
        while known.step(&mut 1000) == Slice::Working {}
        known.value(cells).expect("the memory is large enough")
    }

    /// Small polyominoes are compared with plain recursion in their own tests.
    #[test]
    fn low_shapes_agree_with_small_polyominoes() {
        let (mut known, mut boards) =
            (Polyominoes::within(1 << 20), SmallPolyominoes::new(Removal::Squares));
        let mut dice = 1_u64;
        for _ in 0..300 {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
            let cells = (dice >> 13 | dice >> 27) & 0x0f0f_1f1f_1f3f;
            assert_eq!(value(&mut known, cells.into()), boards.value(cells), "{cells:x}");
        }
    }

    /// By the rules alone: no parts, no symmetries.
    fn of(board: u64, squares: &[u64], plain: &mut BTreeMap<u64, u64>) -> u64 {
        if let Some(value) = plain.get(&board) {
            return *value;
        }
        let legal = squares.iter().filter(|square| board & **square == **square);
        let options: Vec<u64> = legal.map(|square| of(board & !square, squares, plain)).collect();
        let value = mex(options);
        plain.insert(board, value);
        value
    }

    /// Nine rows of three columns, with three bits a row.
    #[test]
    fn tall_shapes_by_plain_recursion() {
        let mut known = Polyominoes::within(1 << 20);
        let spread = |board: u64| {
            (0..27)
                .filter(|i| board >> i & 1 == 1)
                .fold(0, |all: Cells, i| all | 1 << (8 * (i / 3) + i % 3))
        };
        let mut squares = Vec::new();
        for side in 1..=3 {
            for (row, column) in (0..=9 - side).flat_map(|r| (0..=3 - side).map(move |c| (r, c))) {
                let cells =
                    (row..row + side).flat_map(|r| (column..column + side).map(move |c| (r, c)));
                squares.push(cells.fold(0_u64, |all, (r, c)| all | 1 << (3 * r + c)));
            }
        }
        let mut plain = BTreeMap::new();
        for board in [0o333_733_333, 0o333_033_337, 0o333_333_373] {
            assert_eq!(
                value(&mut known, spread(board)),
                of(board, &squares, &mut plain),
                "{board:o}"
            );
        }
    }

    #[test]
    fn full_boards_beyond_eight_rows() {
        let mut known = Polyominoes::within(1 << 20);
        for (rows, columns, expected) in [(9, 3, 1), (3, 3, 3), (12, 3, 2), (6, 6, 5)] {
            assert!(fits(rows, columns));
            assert_eq!(value(&mut known, full(rows, columns)), expected, "{rows} by {columns}");
        }
        let strips = crate::values::Values::squares(16);
        for rows in 1..=16 {
            let found = value(&mut known, full(rows, 2));
            assert_eq!(Some(found), strips.at(u64::from(rows)), "{rows} by 2");
        }
    }

    /// A value is known for every position, turn and reflection of a polyomino.
    #[test]
    fn a_polyomino_is_solved_once_for_all_its_images() {
        let rows: [Cells; 4] = [0b11111, 0b11111, 0b00011, 0b00011];
        let places = (0..20).map(|i| (i / 5, i % 5)).filter(|(r, c)| rows[*r] >> c & 1 == 1);
        let places: Vec<(usize, usize)> = places.collect();
        let image = |number: u32, (row, column): (usize, usize)| {
            let row = if number & 1 == 1 { 3 - row } else { row };
            let column = if number & 2 == 2 { 4 - column } else { column };
            if number & 4 == 4 { (column, row) } else { (row, column) }
        };
        let mut known = Polyominoes::within(1 << 20);
        assert!(known.is_empty());
        let mut solved = None;
        for number in 0..8 {
            let cells = places.iter().map(|place| image(number, *place));
            let cells = cells.fold(0, |all: Cells, (r, c)| all | 1 << (8 * r + c));
            for far in [0, 1, 3, 8, 16, 27] {
                let (found, had) = (value(&mut known, cells << far), known.len());
                assert_eq!(*solved.get_or_insert((found, had)), (found, had), "{cells:x} {far}");
            }
        }
    }

    #[test]
    fn values_of_more_than_one_word_are_counted() {
        let mut frame = Frame::new(1);
        for value in 0..200 {
            assert_eq!(frame.value(), value);
            (frame.left, frame.corners) = (1, 1);
            frame.next(value);
        }
    }

    #[test]
    fn slices_find_the_same_and_the_limit_of_memory_is_reported() {
        let mut known = Polyominoes::within(1 << 20);
        known.want(full(9, 3));
        let mut slices = 0;
        while known.step(&mut 50) == Slice::Working {
            slices += 1;
        }
        assert!(slices > 100 && known.value(full(9, 3)) == Some(1), "{slices}");
        let mut small = Polyominoes::within(100);
        small.want(full(9, 3));
        assert_eq!((small.step(&mut 1_000_000), small.len()), (Slice::Full, 100));
        assert_eq!(small.step(&mut 1), Slice::Done, "nothing is asked for any longer");
        assert!(
            !fits(11, 6) && !fits(17, 3) && !fits(6, 9) && fits(10, 6) && fits(8, 8) && !fits(9, 9)
        );
    }
}
