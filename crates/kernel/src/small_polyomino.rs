//! Grundy values of small boards from which full squares, or whole rows and columns, are taken.
//!
//! A board of at most [`SIDE`] by [`SIDE`] cells is a mask: bit 8·row + column is set if the cell is filled. A
//! board that has fallen apart is solved part by part, each part once for all its positions, turns and reflections.

use crate::squares::{Mask, larger, spread};
use alloc::vec::Vec;
use hashbrown::HashMap;

/// Most rows and columns of a board.
pub const SIDE: u32 = 8;
/// All cells but those of the last column.
const INNER: u64 = u64::INNER;
/// The first column.
const COLUMN: u64 = 0x0101_0101_0101_0101;
/// The first row.
const ROW: u64 = 0xff;

/// What one move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// A square of any side, all of whose cells are filled.
    Squares,
    /// All filled cells of a row or a column that has one.
    Lines,
}

/// The first cell of each row that has a filled cell.
fn heads(cells: u64) -> u64 {
    // In each byte the sum reaches the upper bit from any lower one.
    ((((cells & INNER) + INNER) | cells) >> 7) & COLUMN
}

/// All rows merged into one: the columns that have a filled cell.
fn heaped(cells: u64) -> u64 {
    [32, 16, 8].into_iter().fold(cells, |all, far| all | all >> far) & ROW
}

/// Rows and columns of the cells, filled from edge to edge.
fn crossed(cells: u64) -> u64 {
    (heads(cells) * ROW) | (heaped(cells) * COLUMN)
}

/// The board transposed, by exchanging halves, quarters and eighths (Warren 2002).
pub(crate) fn transposed(mut cells: u64) -> u64 {
    let swaps = [(7, 0x00aa_00aa_00aa_00aa), (14, 0xcccc_0000_cccc), (28, 0xf0f0_f0f0)];
    for (far, these) in swaps {
        let moved = (cells ^ cells >> far) & these;
        cells ^= moved ^ moved << far;
    }
    cells
}

/// The board in the upper left corner.
fn cornered(cells: u64) -> u64 {
    if cells == 0 {
        0
    } else {
        cells >> (cells.trailing_zeros() / 8 * 8 + heaped(cells).trailing_zeros())
    }
}

/// The board without its empty rows and columns.
fn closed_up(cells: u64) -> u64 {
    let without = |cells: u64| {
        let lines = (0..SIDE).map(|row| (cells >> (8 * row)) & ROW).filter(|line| *line != 0);
        (0..).zip(lines).fold(0, |all, (row, line)| all | line << (8 * row))
    };
    transposed(without(transposed(without(cells))))
}

impl Removal {
    /// A canonical form for all positions, turns and reflections of a part.
    ///
    /// ```
    /// use kernel::small_polyomino::Removal;
    /// // Two squares beside each other, and two above each other elsewhere.
    /// assert_eq!(Removal::Squares.canonical(0b11), Removal::Squares.canonical(0x0101 << 10));
    /// // Two rows of one column are worth as much with room between them, if lines are taken.
    /// assert_eq!(Removal::Lines.canonical(0x0001_0001), Removal::Lines.canonical(0b11));
    /// ```
    pub fn canonical(self, part: u64) -> u64 {
        let part = if self == Removal::Lines { closed_up(part) } else { part };
        let other = transposed(part);
        let mut least = u64::MAX;
        for one in [part, other] {
            for turned in [one, one.swap_bytes(), one.reverse_bits()] {
                least = least.min(cornered(turned));
            }
            least = least.min(cornered(one.reverse_bits().swap_bytes()));
        }
        least
    }

    /// Appends what each move takes from a board.
    pub fn taken(self, cells: u64, out: &mut Vec<u64>) {
        match self {
            Removal::Squares => {
                let (mut corners, mut side) = (cells, 1);
                while corners != 0 {
                    let row = ROW >> (SIDE - side);
                    let square = row * (COLUMN & (u64::MAX >> (8 * (SIDE - side))));
                    let mut left = corners;
                    while left != 0 {
                        out.push(square << left.trailing_zeros());
                        left &= left - 1;
                    }
                    corners = larger(corners);
                    side += 1;
                }
            }
            Removal::Lines => {
                for line in 0..SIDE {
                    let lines = [cells & (ROW << (8 * line)), cells & (COLUMN << line)];
                    out.extend(lines.into_iter().filter(|taken| *taken != 0));
                }
            }
        }
    }

    /// Appends the independent parts of a board.
    ///
    /// ```
    /// use kernel::small_polyomino::Removal;
    /// // Rows of eight bits: a square of four cells, and one cell apart.
    /// let cells = 0x0303 | 1 << 4;
    /// let mut taken = Vec::new();
    /// Removal::Squares.taken(cells, &mut taken);
    /// assert_eq!(taken.len(), 6, "five small squares and a large one");
    /// let mut parts = Vec::new();
    /// Removal::Squares.parts(cells, &mut parts);
    /// assert_eq!(parts.len(), 2);
    /// assert_eq!(Removal::Squares.weight(parts[0]), 1);
    /// ```
    pub fn parts(self, mut cells: u64, out: &mut Vec<u64>) {
        let corners = larger(cells);
        while cells != 0 {
            let mut part = cells & cells.wrapping_neg();
            loop {
                let grown = match self {
                    Removal::Lines => cells & crossed(part),
                    Removal::Squares => spread(part, corners),
                };
                if grown == part {
                    break;
                }
                part = grown;
            }
            out.push(part);
            cells &= !part;
        }
    }

    /// The binary logarithm of a bound on the number of boards below one that is a single part.
    pub fn weight(self, part: u64) -> u32 {
        match self {
            Removal::Squares => larger(part).count_ones(),
            Removal::Lines => heads(part).count_ones() + heaped(part).count_ones(),
        }
    }
}

/// Values of tokens in rows and columns, for every set of remaining lines.
///
/// A row is a mask of tokens, and `columns` lists the columns that count. Bit i of an index is set if row
/// i remains, and the bits after the rows stand for the columns; the last entry is the whole set. Work
/// grows with the number of lines times two to its power.
///
/// ```
/// // Two rows of one token each, in different columns: four lines, of which each token needs one.
/// let values = kernel::small_polyomino::lines(&[0b01, 0b10], &[0, 1]);
/// assert_eq!(values.len(), 16);
/// assert_eq!(values[15], 0, "two equal halves");
/// ```
pub fn lines(rows: &[u32], columns: &[u32]) -> Vec<u8> {
    let crossing = |line: usize| -> u64 {
        match line.checked_sub(rows.len()) {
            None => {
                let filled = |j: &usize| rows[line] >> columns[*j] & 1 == 1;
                (0..columns.len()).filter(filled).fold(0, |all, j| all | 1 << (rows.len() + j))
            }
            Some(column) => {
                let filled = |i: &usize| rows[*i] >> columns[column] & 1 == 1;
                (0..rows.len()).filter(filled).fold(0, |all, i| all | 1 << i)
            }
        }
    };
    let crossings: Vec<u64> = (0..rows.len() + columns.len()).map(crossing).collect();
    let mut values: Vec<u8> = Vec::with_capacity(1 << crossings.len());
    for left in 0..1_u64 << crossings.len() {
        let mut seen = 0_u64;
        for (line, crossing) in crossings.iter().enumerate() {
            if left >> line & 1 == 1 && left & crossing != 0 {
                seen |= 1 << values[(left ^ 1 << line) as usize];
            }
        }
        // A value is at most the number of lines, which is far below 64.
        values.push(seen.trailing_ones() as u8);
    }
    values
}

/// Values of boards, with those of all parts met so far.
#[derive(Debug)]
pub struct SmallPolyominoes {
    removal: Removal,
    known: HashMap<u64, u64>,
}

impl SmallPolyominoes {
    /// An empty table.
    pub fn new(removal: Removal) -> SmallPolyominoes {
        SmallPolyominoes { removal, known: HashMap::default() }
    }

    /// The Grundy value of a board; the work grows with two to the power of its parts' weights.
    ///
    /// ```
    /// use kernel::small_polyomino::{Removal, SmallPolyominoes};
    /// let mut boards = SmallPolyominoes::new(Removal::Squares);
    /// assert_eq!(boards.value(0b1), 1, "one square, one move");
    /// assert_eq!(boards.value(0b1001), 0, "two of them");
    /// assert_eq!(boards.value(0x0303), 2, "to take all leaves 0, to take one cell 1");
    /// ```
    pub fn value(&mut self, cells: u64) -> u64 {
        let mut parts = Vec::new();
        self.removal.parts(cells, &mut parts);
        let mut xor = 0;
        for part in parts {
            xor ^= self.part(self.removal.canonical(part));
        }
        xor
    }

    fn part(&mut self, part: u64) -> u64 {
        if let Some(&value) = self.known.get(&part) {
            return value;
        }
        let mut taken = Vec::new();
        self.removal.taken(part, &mut taken);
        // A value is at most the number of moves, and there are fewer than 256 of them.
        let mut seen = [false; 256];
        for one in taken {
            seen[self.value(part & !one) as usize] = true;
        }
        let value = seen.iter().take_while(|seen| **seen).count() as u64;
        self.known.insert(part, value);
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mex::mex;
    use alloc::vec;

    fn full(rows: u32, columns: u32) -> u64 {
        (ROW >> (SIDE - columns)) * (COLUMN & (u64::MAX >> (8 * (SIDE - rows))))
    }

    /// The cells of a board of this size, numbered row by row, as a mask.
    fn board(columns: u32, cells: u64) -> u64 {
        let place = |i: u32| 8 * (i / columns) + i % columns;
        (0..64).filter(|i| cells >> i & 1 == 1).fold(0, |all, i| all | 1 << place(i))
    }

    /// By the rules alone: no parts, no symmetries.
    #[test]
    fn boards_of_three_by_four_by_plain_recursion() {
        for removal in [Removal::Squares, Removal::Lines] {
            let mut boards = SmallPolyominoes::new(removal);
            let mut values = vec![0_u64; 1 << 12];
            for cells in 1..1_u64 << 12 {
                let holds = |r: u32, c: u32| r < 3 && c < 4 && cells >> (4 * r + c) & 1 == 1;
                let mut options = Vec::new();
                let mut take = |taken: &dyn Fn(u32, u32) -> bool| {
                    let left = (0..12).filter(|i| holds(i / 4, i % 4) && !taken(i / 4, i % 4));
                    let left = left.fold(0_usize, |all, i| all | 1 << i);
                    if left as u64 != cells {
                        options.push(values[left]);
                    }
                };
                for (row, column) in (0..12).map(|i| (i / 4, i % 4)) {
                    if removal == Removal::Lines {
                        take(&|r, _| r == row);
                        take(&|_, c| c == column);
                        continue;
                    }
                    for side in 1..4 {
                        let inside = |r: u32, c: u32| {
                            (row..row + side).contains(&r) && (column..column + side).contains(&c)
                        };
                        if (row..row + side).all(|r| (column..column + side).all(|c| holds(r, c))) {
                            take(&inside);
                        }
                    }
                }
                values[cells as usize] = mex(options);
                let found = boards.value(board(4, cells));
                assert_eq!(found, values[cells as usize], "{removal:?} {cells}");
            }
        }
    }

    #[test]
    fn sets_of_lines_agree_with_boards() {
        let mut boards = SmallPolyominoes::new(Removal::Lines);
        for cells in (0..1_u64 << 12).step_by(7) {
            let rows = [0, 1, 2].map(|row| (cells >> (4 * row) & 15) as u32);
            let table = lines(&rows, &[0, 1, 2, 3]);
            assert_eq!(u64::from(table[127]), boards.value(board(4, cells)));
            assert_eq!(u64::from(table[126]), boards.value(board(4, cells & !15)));
            assert_eq!(u64::from(table[63]), boards.value(board(4, cells & 0x777)));
        }
    }

    #[test]
    fn full_boards() {
        let mut boards = SmallPolyominoes::new(Removal::Squares);
        let known = [(3, 3, 3), (3, 4, 5), (3, 5, 1), (4, 4, 4)];
        for (rows, columns, value) in known {
            assert_eq!(boards.value(full(rows, columns)), value);
            assert_eq!(boards.value(full(columns, rows)), value);
        }
        let strips = crate::values::Values::squares(200);
        for columns in 1..=8 {
            assert_eq!(Some(boards.value(full(2, columns))), strips.at(u64::from(columns)));
        }
    }
}
