//! Boards of cells from which squares or lines are taken, shared by several games.

#[cfg(test)]
pub(crate) mod checks;
mod large;
pub(crate) mod mask;
mod worth;

pub(crate) use large::preparation;
pub use worth::{claim, explanation, value};
pub(crate) use worth::{node, options, out_of_reach, state_bound};

use crate::words;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use solver::code::{self, CodeError};
use solver::play::{Move, MoveRange};
use solver::small_polyomino::{self, Removal};

/// Most rows and columns.
pub const SIDE: u64 = 26;

/// A board: bit c of a row is set where its cell in column c is filled.
///
/// ```
/// use games::cells::Cells;
/// use solver::play::Move;
/// use solver::small_polyomino::Removal;
/// let board = Cells::new(2, 3, |row, column| row == 0 || column == 0);
/// assert_eq!((board.write().as_str(), board.count(), board.holds(1, 2)), ("xxx_x..", 4, false));
/// // A unit square taken at the upper left corner.
/// let after = board.play(Removal::Squares, &Move::one(0, 1));
/// assert_eq!(after.write(), ".xx_x..");
/// assert_eq!(after.parts(Removal::Squares).len(), 3);
/// let mut spans = Vec::new();
/// board.spans(Removal::Lines, &mut spans);
/// assert_eq!((spans.len(), board.line(2)), (5, vec![0, 3]), "two rows and three columns");
/// assert_eq!(Cells::read("x.x_..._x.x")?.closed_up().write(), "xx_xx");
/// assert_eq!(board.edited(5, 1).map(|board| board.write()).as_deref(), Some("xxx_x.x"));
/// assert_eq!(board.filled()[1], [true, false, false]);
/// # Ok::<(), solver::code::CodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells {
    columns: u32,
    rows: Vec<u32>,
}

impl Cells {
    /// A board whose cells are filled where `filled` returns true for row and column.
    pub fn new(rows: u32, columns: u32, filled: impl Fn(u32, u32) -> bool) -> Cells {
        let row = |r| (0..columns).filter(|c| filled(r, *c)).fold(0, |all, c| all | 1 << c);
        Cells { columns, rows: (0..rows).map(row).collect() }
    }

    /// Rows, and cells in each.
    pub fn size(&self) -> (u32, u32) {
        (self.rows.len() as u32, self.columns)
    }

    /// True if the cell lies on the board and is filled.
    pub fn holds(&self, row: u32, column: u32) -> bool {
        column < self.columns
            && self.rows.get(row as usize).is_some_and(|cells| cells >> column & 1 == 1)
    }

    /// The board without these places; places that are empty already do not matter.
    fn without(mut self, places: impl Iterator<Item = u32>) -> Cells {
        for place in places {
            self.rows[(place / self.columns) as usize] &= !(1 << (place % self.columns));
        }
        self
    }

    /// Filled cells.
    pub fn count(&self) -> u64 {
        self.rows.iter().map(|row| u64::from(row.count_ones())).sum()
    }

    /// Reads rows of `x` and `.` joined by `_`, or a full board such as `2x7`.
    ///
    /// ```
    /// use games::cells::Cells;
    /// let board = Cells::read("2x3")?;
    /// assert_eq!((board.size(), board.count()), ((2, 3), 6));
    /// assert_eq!(Cells::read("xx._..x")?.write(), "xx._..x");
    /// assert!(Cells::read("xx_x").is_err());
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn read(text: &str) -> Result<Cells, CodeError> {
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            let (rows, columns) = text
                .split_once('x')
                .ok_or(CodeError::wanted(text.len() + 1, words::rows_and_columns))?;
            let second = rows.len() + 2;
            let rows = code::number(rows, 1, 1, SIDE)? as u32;
            let columns = code::number(columns, second, 1, SIDE)? as u32;
            return Ok(Cells::new(rows, columns, |_, _| true));
        }
        let (mut cells, mut place) = (Cells { columns: 0, rows: Vec::new() }, 1);
        for row in text.split('_') {
            let length = row.chars().count();
            if cells.rows.len() as u64 == SIDE {
                return Err(CodeError::count(place, words::rows, (1, SIDE)));
            }
            let (mut mask, few) = (0, (length as u64).clamp(1, SIDE));
            for (column, c) in row.chars().enumerate().take(SIDE as usize) {
                match c {
                    'x' => mask |= 1 << column,
                    '.' => {}
                    _ => return Err(CodeError::wanted(place + column, words::cell_sign)),
                }
            }
            let wanted = if cells.rows.is_empty() { few } else { u64::from(cells.columns) };
            if wanted != length as u64 {
                let range = if cells.rows.is_empty() { (1, SIDE) } else { (wanted, wanted) };
                return Err(CodeError::count(place, words::cells_in_row, range));
            }
            cells.columns = length as u32;
            cells.rows.push(mask);
            place += length + 1;
        }
        Ok(cells)
    }

    /// Writes the rows.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for row in 0..self.rows.len() as u32 {
            if row > 0 {
                text.push('_');
            }
            for column in 0..self.columns {
                text.push(if self.holds(row, column) { 'x' } else { '.' });
            }
        }
        text
    }

    /// The rows, top to bottom, `true` where a cell is filled.
    pub fn filled(&self) -> Vec<Vec<bool>> {
        let (rows, columns) = self.size();
        let row = |r| (0..columns).map(|c| self.holds(r, c)).collect();
        (0..rows).map(row).collect()
    }

    /// The board with a cell emptied (0) or filled (1).
    pub fn edited(&self, place: u32, amount: u64) -> Option<Cells> {
        let (row, column) = (place / self.columns, place % self.columns);
        if row >= self.size().0 || amount > 1 {
            return None;
        }
        let there = |r, c| if (r, c) == (row, column) { amount == 1 } else { self.holds(r, c) };
        Some(Cells::new(self.size().0, self.columns, there))
    }

    /// A board whose cells are filled `of` times in `out_of`; at least one is.
    pub fn random(
        (rows, columns): (u64, u64),
        (of, out_of): (u64, u64),
        roll: &mut dyn FnMut(u64) -> u64,
    ) -> Cells {
        let mut cells = Cells::new(rows as u32, columns as u32, |_, _| false);
        for row in &mut cells.rows {
            *row = (0..columns).fold(0, |all, c| all | u32::from(roll(out_of) < of) << c);
        }
        if cells.count() == 0 {
            cells.rows[0] = 1;
        }
        cells
    }

    /// The tokens of a line: rows first, then columns.
    pub fn line(&self, line: u32) -> Vec<u32> {
        let (rows, columns) = self.size();
        let places: Vec<u32> = match line.checked_sub(rows) {
            None => (0..columns).map(|c| line * columns + c).collect(),
            Some(column) => (0..rows).map(|r| r * columns + column).collect(),
        };
        places.into_iter().filter(|place| self.holds(place / columns, place % columns)).collect()
    }

    /// True if the square of this side with its upper left corner at a cell is full.
    fn full(&self, row: u32, column: u32, side: u32) -> bool {
        (row..row + side).all(|r| (column..column + side).all(|c| self.holds(r, c)))
    }

    /// Appends all legal moves.
    pub fn spans(&self, removal: Removal, out: &mut Vec<MoveRange>) {
        let (rows, columns) = self.size();
        match removal {
            Removal::Squares => {
                for place in 0..rows * columns {
                    let full = |side: &u32| self.full(place / columns, place % columns, *side);
                    let high = (1..=rows).take_while(full).count() as u64;
                    if high > 0 {
                        out.push(MoveRange { place, low: 1, high });
                    }
                }
            }
            Removal::Lines => {
                for place in 0..rows + columns {
                    let tokens = self.line(place).len() as u64;
                    if tokens > 0 {
                        out.push(MoveRange { place, low: tokens, high: tokens });
                    }
                }
            }
        }
    }

    /// The board after a legal move.
    pub fn play(&self, removal: Removal, mv: &Move) -> Cells {
        let step = mv.first();
        let taken = match removal {
            Removal::Lines => self.line(step.place),
            Removal::Squares => {
                let side = step.amount as u32;
                let cell = |i: u32| step.place + i / side * self.columns + i % side;
                (0..side * side).map(cell).collect()
            }
        };
        self.clone().without(taken.into_iter())
    }

    /// The tokens without empty rows and columns.
    pub fn closed_up(&self) -> Cells {
        let used = self.rows.iter().fold(0, |all, row| all | row);
        let rows: Vec<u32> = self.rows.iter().copied().filter(|row| *row != 0).collect();
        let columns: Vec<u32> = (0..self.columns).filter(|c| used >> c & 1 == 1).collect();
        let filled = |r: u32, c: u32| rows[r as usize] >> columns[c as usize] & 1 == 1;
        Cells::new(rows.len() as u32, columns.len() as u32, filled)
    }

    /// The cells that a move at another cell may take together with this one.
    fn beside(&self, removal: Removal, place: u32) -> Vec<u32> {
        let (row, column) = (place / self.columns, place % self.columns);
        match removal {
            Removal::Lines => [self.line(row), self.line(self.rows.len() as u32 + column)].concat(),
            Removal::Squares => {
                let mut found = Vec::new();
                for corner in [(row, column), (row, column.wrapping_sub(1))] {
                    for (top, left) in [corner, (corner.0.wrapping_sub(1), corner.1)] {
                        // A corner left of or above the board holds nothing.
                        if top <= row && left <= column && self.full(top, left, 2) {
                            let first = top * self.columns + left;
                            found.extend([first, first + 1]);
                            found.extend([first + self.columns, first + self.columns + 1]);
                        }
                    }
                }
                found
            }
        }
    }

    /// The independent parts, each as its places in ascending order, by their first places.
    pub fn parts(&self, removal: Removal) -> Vec<Vec<u32>> {
        let mut left = self.clone();
        let mut parts = Vec::new();
        for place in 0..self.size().0 * self.columns {
            if !left.holds(place / self.columns, place % self.columns) {
                continue;
            }
            let mut part = vec![place];
            left = left.without([place].into_iter());
            let mut next = 0;
            while next < part.len() {
                for other in self.beside(removal, part[next]) {
                    if left.holds(other / self.columns, other % self.columns) {
                        left = left.without([other].into_iter());
                        part.push(other);
                    }
                }
                next += 1;
            }
            part.sort_unstable();
            parts.push(part);
        }
        parts
    }

    /// The independent parts, each as a board without the lines around it; lines also close up.
    ///
    /// ```
    /// use games::cells::Cells;
    /// use solver::small_polyomino::Removal;
    /// let board = Cells::read("xx..x_xx..x")?;
    /// let parts = board.boards(Removal::Squares);
    /// assert_eq!(parts.iter().map(Cells::write).collect::<Vec<_>>(), ["xx_xx", "x", "x"]);
    /// assert_eq!(board.boards(Removal::Lines)[0].write(), "xxx_xxx");
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn boards(&self, removal: Removal) -> Vec<Cells> {
        let parts = self.parts(removal).into_iter().map(|part| {
            let (rows, columns) = self.size();
            let part = Cells::new(rows, columns, |r, c| part.contains(&(r * columns + c)));
            match removal {
                Removal::Lines => part.closed_up(),
                Removal::Squares => part.trimmed(),
            }
        });
        parts.collect()
    }

    /// The board without empty lines at its edges.
    fn trimmed(&self) -> Cells {
        let used = self.rows.iter().fold(0, |all, row| all | row);
        let (first, last) = (used.trailing_zeros(), used.checked_ilog2().unwrap_or(0));
        let top = self.rows.iter().position(|row| *row != 0).unwrap_or(0);
        let end = self.rows.iter().rposition(|row| *row != 0).map_or(top, |row| row + 1);
        let rows = self.rows[top..end].iter().map(|row| row >> first.min(last)).collect();
        Cells { columns: last + 1 - first.min(last), rows }
    }

    /// A part as a mask of [`solver::small_polyomino`], if it is small enough.
    fn mask(&self, removal: Removal, part: &[u32]) -> Option<u64> {
        if part.len() as u32 > small_polyomino::SIDE * small_polyomino::SIDE {
            return None;
        }
        let (rows, columns) = part.iter().fold((0_u32, 0_u32), |(rows, columns), place| {
            (rows | 1 << (place / self.columns), columns | 1 << (place % self.columns))
        });
        // Lines ignore empty lines between cells, but squares do not reach across them.
        let rank = |used: u32, line: u32| match removal {
            Removal::Squares => line - used.trailing_zeros(),
            Removal::Lines => (used & ((1 << line) - 1)).count_ones(),
        };
        let mut mask = 0;
        for place in part {
            let row = rank(rows, place / self.columns);
            let column = rank(columns, place % self.columns);
            if row.max(column) >= small_polyomino::SIDE {
                return None;
            }
            mask |= 1 << (8 * row + column);
        }
        Some(mask)
    }

    /// The length of a part that is a full board with two rows or two columns.
    fn strip(&self, part: &[u32]) -> Option<u32> {
        let (first, last) = (part[0], part[part.len() - 1]);
        let high = last / self.columns - first / self.columns + 1;
        let long = part.len() as u32 / 2;
        let wide = (last % self.columns).checked_sub(first % self.columns)? + 1;
        let full = high * wide == part.len() as u32 && high.min(wide) == 2;
        full.then_some(long)
    }
}

/// Reads a cell such as `2.3`, counted from 1, as its place; `first` is where the text begins.
pub fn read_place(at: &Cells, text: &str) -> Result<u32, CodeError> {
    let (row, column) = text
        .split_once('.')
        .ok_or(CodeError::wanted(text.chars().count() + 1, words::point_and_column))?;
    let (rows, columns) = at.size();
    let second = row.chars().count() + 2;
    let row = code::number(row, 1, 1, u64::from(rows))?;
    let column = code::number(column, second, 1, u64::from(columns))?;
    Ok((row as u32 - 1) * columns + column as u32 - 1)
}

/// Writes a place as its row and column, counted from 1.
pub fn write_place(at: &Cells, place: u32) -> String {
    format!("{}.{}", place / at.columns + 1, place % at.columns + 1)
}
