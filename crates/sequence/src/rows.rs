//! Rows of Wythoff's plane: their differences W(row, n) - n repeat, and this is proved.

use alloc::vec;
use alloc::vec::Vec;

/// Greatest row whose period is searched: a window of 3·row + 1 values must fit in 128 bits.
pub const MOST_ROW: usize = 40;
/// Columns that are computed at first, and at most.
const COLUMNS: (usize, usize) = (1 << 14, 1 << 17);

/// The behaviour of one row without end: W(row, n) - n repeats from `start` on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowPeriod {
    /// Least such n.
    pub start: usize,
    /// Least period.
    pub length: usize,
    /// The two columns with the same state of the row.
    pub seen: (usize, usize),
    /// W(row, n) - n for one period from `start` on.
    pub differences: Vec<i8>,
}

impl RowPeriod {
    /// W(row, n) for n ≥ `start`, at most 10^15.
    pub fn at(&self, n: u64) -> Option<u64> {
        let past = n.checked_sub(self.start as u64)?;
        let difference = self.differences[(past % self.length as u64) as usize];
        n.checked_add_signed(i64::from(difference))
    }
}

/// The used ones of the 128 values from n - 2·[`MOST_ROW`] on: bit i stands for that number plus i.
///
/// Two words, since browsers have no longer ones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Window {
    low: u64,
    high: u64,
}

impl Window {
    /// The first values.
    fn below(count: usize) -> Window {
        let all = (1_u128 << count) - 1;
        Window { low: all as u64, high: (all >> 64) as u64 }
    }

    fn with(self, other: Window) -> Window {
        Window { low: self.low | other.low, high: self.high | other.high }
    }

    fn least_missing(self) -> usize {
        let (low, high) = (self.low.trailing_ones(), self.high.trailing_ones());
        (if low < 64 { low } else { 64 + high }) as usize
    }

    fn insert(&mut self, at: usize) {
        self.low |= u64::from(at < 64) << (at % 64);
        self.high |= u64::from(at >= 64) << (at % 64);
    }

    /// The same values, counted from the next number on.
    fn after_one(self) -> Window {
        Window { low: self.low >> 1 | self.high << 63, high: self.high >> 1 }
    }
}

/// Finds the periods of rows 0, 1, 2, … one after the other.
///
/// The value at column n is from n - 2·row to n + row, since a smaller one would have been taken before.
/// If all rows below repeat, with a common period J, row `row` depends on n modulo J and on which of
/// those values it has used: so once that window recurs at a distance that J divides, everything after it
/// repeats (Landman 2002 uses such a state).
#[derive(Clone, Debug)]
pub struct Rows {
    columns: usize,
    /// Values used by the rows so far in column n.
    column_used: Vec<Window>,
    /// Values used by the rows so far on the diagonal k - MOST_ROW, which meets the next row at its n.
    diagonal_used: Vec<Window>,
    found: Vec<RowPeriod>,
    /// From here on all rows so far repeat, with this period.
    joint: (usize, usize),
}

impl Default for Rows {
    fn default() -> Self {
        Rows::with_columns(COLUMNS.0)
    }
}

impl Rows {
    fn with_columns(columns: usize) -> Rows {
        Rows {
            columns,
            column_used: vec![Window::default(); columns],
            // Diagonals from -MOST_ROW on.
            diagonal_used: vec![Window::default(); columns + MOST_ROW],
            found: Vec::new(),
            joint: (0, 1),
        }
    }

    /// The first `count` rows, found at once, or all up to [`MOST_ROW`] if these are fewer.
    ///
    /// ```
    /// use sequence::plane::Rows;
    /// let rows = Rows::up_to(4);
    /// // Row 0 counts up, so its difference is 0 from the start.
    /// assert_eq!((rows.found()[0].length, rows.found()[0].at(1_000_000)), (1, Some(1_000_000)));
    /// assert_eq!(rows.found()[3].length, 6);
    /// let mut more = rows.clone();
    /// assert!(more.advance() && more.found().len() == 5);
    /// ```
    pub fn up_to(count: usize) -> Rows {
        let mut rows = Rows::default();
        while rows.found().len() < count && rows.advance() {}
        rows
    }

    /// The periods found so far, that of row 0 first.
    pub fn found(&self) -> &[RowPeriod] {
        &self.found
    }

    /// Finds the period of the next row; false after [`MOST_ROW`], or if the columns do not suffice.
    pub fn advance(&mut self) -> bool {
        let row = self.found.len();
        if row > MOST_ROW {
            return false;
        }
        loop {
            if let Some(period) = self.row(row) {
                self.joint =
                    (self.joint.0.max(period.start), least_common(self.joint.1, period.length));
                self.found.push(period);
                return true;
            }
            if self.columns >= COLUMNS.1 {
                return false;
            }
            let mut wider = Rows::with_columns(self.columns * 2);
            while wider.found.len() < row {
                if !wider.advance() {
                    return false;
                }
            }
            *self = wider;
        }
    }

    /// Computes all columns of a row, and its period if it shows.
    fn row(&mut self, row: usize) -> Option<RowPeriod> {
        let (from, turn) = (self.joint.0 + row, self.joint.1);
        let mut differences: Vec<i8> = Vec::with_capacity(self.columns);
        let mut states: Vec<Window> = Vec::new();
        let mut seen = None;
        // Numbers below 0 count as used, and so do those below n - 2·row.
        let mut used = Window::below(2 * MOST_ROW);
        let below = Window::below(2 * (MOST_ROW - row));
        let mut next_state = from;
        let diagonals = &mut self.diagonal_used[MOST_ROW - row..];
        for (n, (column, diagonal)) in self.column_used.iter_mut().zip(diagonals).enumerate() {
            if n == next_state && seen.is_none() {
                seen = states.iter().rposition(|state| *state == used);
                seen = seen.map(|at| at * turn + from);
                states.push(used);
                next_state = if seen.is_none() { n + turn } else { n };
            }
            let free = used.with(*column).with(*diagonal).least_missing();
            used.insert(free);
            used = used.after_one().with(below);
            column.insert(free);
            diagonal.insert(free);
            *diagonal = diagonal.after_one();
            differences.push((free as i32 - 2 * MOST_ROW as i32) as i8);
        }
        Some(least(&differences, (seen?, next_state)))
    }
}

/// The least period and its start, if the differences repeat between two equal states.
fn least(differences: &[i8], seen: (usize, usize)) -> RowPeriod {
    let turn = &differences[seen.0..seen.1];
    let repeats = |p: &usize| turn.len().is_multiple_of(*p) && turn[*p..] == turn[..turn.len() - p];
    let length = (1..turn.len()).find(repeats).unwrap_or(turn.len());
    let at = |n: usize| if n < seen.0 { differences[n] } else { turn[(n - seen.0) % length] };
    let mut start = seen.0;
    while start > 0 && at(start - 1) == at(start - 1 + length) {
        start -= 1;
    }
    let differences = (start..start + length).map(at).collect();
    RowPeriod { start, length, seen, differences }
}

fn least_common(one: usize, other: usize) -> usize {
    let (mut a, mut b) = (one, other);
    while b > 0 {
        (a, b) = (b, a % b);
    }
    one / a * other
}
