//! Certificates of rows of Wythoff's plane: their claims, checked row by row.

use crate::claim::{fields, lines, number, seal};
use crate::judge::{Checked, Turn, must};
use crate::squares::Squares;
use crate::{ROWS as MOST_ROWS, Refusal, RowPeriod, SQUARES, Slice, Verified, words};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;

/// The first line of such a certificate.
pub(crate) const KIND: &str = "last-move certificate 1 of rows";
const PLANE: usize = 2;
const THEOREM: usize = 3;
const ROWS: usize = 4;
const COLUMNS: usize = 5;
/// The line of row 0.
const FIRST: usize = 6;

/// A row of a claim: its period, and the columns at which its state is the same.
#[derive(Debug)]
struct Row {
    period: RowPeriod,
    seen: (u64, u64),
}

/// A certificate of rows that is being checked.
#[derive(Debug)]
pub(crate) struct Check {
    rows: Vec<Row>,
    /// From here on all rows repeat, with this period.
    joint: (u64, u64),
    columns: u64,
    squares: Squares,
    /// The state of the row at work at the first of its columns.
    first: (usize, Vec<usize>),
}

/// True if a text claims to be such a certificate.
pub(crate) fn is_meant(text: &str) -> bool {
    text.split('\n').next() == Some(KIND)
}

fn two(lines: &[&str], line: usize, name: &str) -> Result<(u64, u64), Refusal> {
    match fields(lines, line, name)?[..] {
        [one, other] => Ok((number(one, line)?, number(other, line)?)),
        _ => Err(Refusal::new(line, words::two_numbers())),
    }
}

impl Row {
    fn read(lines: &[&str], at: usize) -> Result<Row, Refusal> {
        let line = FIRST + at;
        let ["preperiod", start, "period", length, "saltus", gain, "state", one, other] =
            *fields(lines, line, "row")?.get(1..).unwrap_or_default()
        else {
            return Err(Refusal::new(line, words::a_row()));
        };
        let name = format!("{at}");
        must(fields(lines, line, "row")?[0] == name, line, || words::this_row(at as u64))?;
        let number = |word| number(word, line);
        let (preperiod, period, saltus) = (number(start)?, number(length)?, number(gain)?);
        let period = RowPeriod { preperiod, period, saltus };
        Ok(Row { period, seen: (number(one)?, number(other)?) })
    }

    /// Whether the numbers of row r = `at` belong together, where all rows below repeat from the first
    /// number N of `joint` on with the second, J, as their period; the same with this row.
    ///
    /// The theorem (Landman 2002 uses such a state). The claim is W(r, n + p) = W(r, n) + s for all
    /// n ≥ n0. Hypotheses:
    /// 1. Each row q < r has W(q, n + J) = W(q, n) + J for all n ≥ N. So its own claim is proved
    ///    before: no row is left out, J is the least common multiple of their periods, and N the
    ///    greatest of their preperiods.
    /// 2. s = p > 0.
    /// 3. `first` is the least column that is N + r and a multiple of J more, and at least n0.
    /// 4. `second` is `first` and the least common multiple of J and p more.
    /// 5. The state at both columns is the same. With the values that the row has used before column
    ///    n, and with L as the least number that it has not used, the state is: n - L, and by
    ///    how much the used values above L exceed it.
    /// 6. The claim holds for n0 ≤ n < C - p, where C ≥ `second` is the number of columns.
    ///
    /// Proof. Let d = `second` - `first`. W(r, n) is the least number that is not used in the row,
    /// nor by a row q below in column n or n - (r - q). By induction on n ≥ `first`,
    /// W(r, n + d) = W(r, n) + d: L grows by d with n, used values from L on are shifted by d (5), and so
    /// are the values of the rows below, since n - r ≥ N and J divides d (1, 3, 4). This leaves the same
    /// states one column later. As n0 ≤ `first`, 6 holds for all n from n0 to `second` - p, and
    /// steps of d carry it to all n, as in the theorem for endless takes of heaps.
    ///
    /// The two columns follow from the periods, so that no number of a certificate is free.
    fn fits(&self, at: usize, joint: (u64, u64)) -> Result<(u64, u64), Refusal> {
        let line = FIRST + at;
        let RowPeriod { preperiod, period, saltus } = self.period;
        must((1..=SQUARES).contains(&period), line, || words::period_up_to(SQUARES))?;
        must(preperiod <= SQUARES, line, || words::preperiod_up_to(SQUARES))?;
        must(saltus == period, line, || words::gain_of_row(period))?;
        let (from, turn) = (joint.0 + at as u64, joint.1);
        let first = from + preperiod.saturating_sub(from).div_ceil(turn) * turn;
        let turn = least_common(turn, period);
        must(self.seen == (first, first + turn), line, || {
            words::columns_of_state(first, first + turn)
        })?;
        must(first + turn <= SQUARES, line, || too_many(first + turn))?;
        Ok((joint.0.max(preperiod), turn))
    }
}

fn too_many(squares: u64) -> Message {
    words::too_many_squares(squares, SQUARES)
}

fn least_common(one: u64, other: u64) -> u64 {
    one / common(one, other) * other
}

/// The greatest number that divides both.
fn common(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { common(other, one % other) }
}

impl Check {
    /// Reads a certificate; checks its form, its checksum, whether its numbers fit together, and that it
    /// is not too much work.
    pub(crate) fn new(text: &str) -> Result<Check, Refusal> {
        let lines = lines(text);
        let ended = lines.last().is_some_and(|last| last.is_empty());
        let rows = lines.len().saturating_sub(FIRST + 1);
        must(ended && rows > 0, lines.len(), || words::lines_of_rows(FIRST as u64))?;
        seal(text, &lines, lines.len() - 1)?;
        must(fields(&lines, PLANE, "plane")? == ["wythoff"], PLANE, words::unknown_plane)?;
        must(
            fields(&lines, THEOREM, "theorem")? == ["state", "landman-2002"],
            THEOREM,
            words::theorem_of_rows,
        )?;
        must(rows <= MOST_ROWS, ROWS, || words::too_many_rows(MOST_ROWS as u64))?;
        must(two(&lines, ROWS, "rows")? == (0, rows as u64 - 1), ROWS, || {
            words::rows_of_lines(rows as u64 - 1)
        })?;
        let rows: Vec<Row> = (0..rows).map(|at| Row::read(&lines, at)).collect::<Result<_, _>>()?;
        let mut joint = (0, 1);
        for (at, row) in rows.iter().enumerate() {
            joint = row.fits(at, joint)?;
        }
        let columns = rows.iter().map(|row| row.seen.1).max().unwrap_or(0);
        must(two(&lines, COLUMNS, "columns")? == (0, columns - 1), COLUMNS, || {
            words::columns_of_rows(columns - 1)
        })?;
        let squares = rows.len() as u64 * columns;
        must(squares <= SQUARES, COLUMNS, || too_many(squares))?;
        let squares = Squares::new(rows.len(), columns as usize);
        Ok(Check { rows, joint, columns, squares, first: (0, Vec::new()) })
    }

    /// How many values have to be computed.
    pub(crate) fn values(&self) -> u64 {
        self.rows.len() as u64 * self.columns
    }

    /// Continues for at least this many elementary steps.
    pub(crate) fn step(&mut self, steps: u64) -> Slice {
        let mut spent = 0;
        while spent < steps {
            if self.squares.complete() == self.rows.len() {
                return Slice::Done(Ok(self.verified()));
            }
            match self.advance() {
                Ok(cost) => spent += cost,
                Err(refusal) => return Slice::Done(Err(refusal)),
            }
        }
        Slice::Working(self.squares.found())
    }

    /// Finds a square, or judges a row that has all of them.
    fn advance(&mut self) -> Result<u64, Refusal> {
        let (at, n) = (self.squares.complete(), self.squares.row().len() as u64);
        let row = &self.rows[at];
        if n == row.seen.0 {
            self.first = self.squares.state();
        }
        if n == row.seen.1 {
            must(self.first == self.squares.state(), FIRST + at, || {
                words::states_differ(row.seen.0, row.seen.1)
            })?;
        }
        if n < self.columns {
            return Ok(self.squares.advance());
        }
        judge(row, at, self.squares.row())?;
        self.squares.close();
        Ok(n)
    }

    fn verified(&self) -> Verified {
        Verified {
            rule: String::from("wythoff"),
            preperiod: self.joint.0,
            period: self.joint.1,
            saltus: self.joint.1,
            computed: self.values(),
            rows: self.rows.iter().map(|row| row.period).collect(),
        }
    }
}

/// The period of a row over its values.
fn judge(row: &Row, at: usize, values: &[u32]) -> Checked {
    let RowPeriod { preperiod, period, saltus } = row.period;
    let turn = Turn {
        values,
        start: preperiod as usize,
        length: period as usize,
        gain: saltus,
        place: "column",
        lines: (FIRST + at, FIRST + at),
    };
    turn.repeats()?;
    turn.is_least()
}
