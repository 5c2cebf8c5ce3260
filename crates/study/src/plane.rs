//! The study of Wythoff's plane: squares in slices, its lost pairs, and the proved periods of its rows.

use crate::export;
use crate::facts::{checked, heads, joined, piece, sealed, section};
use crate::known::{self, List};
use crate::picture;
use crate::series::Checking;
use crate::squares::Squares;
use crate::why;
use crate::wire::{Ask, MOST_WINDOW, Standing, Tell};
use crate::words;
use crate::work::{Cost, Work, megabytes};
use alloc::string::ToString;
use alloc::vec::Vec;
use messages::Message;
use messages::markup::{Html, Markup};
use sequence::certificate;
use sequence::plane::{MOST_ROW, TooLarge};
use solver::golden;

/// Squares in a slice: some milliseconds of work.
const SQUARES: u64 = 100_000;
/// Nanoseconds for a square in a browser: a constant, and a part that grows with the distance from the corner.
const NANOSECONDS: (u64, u64) = (30, 90);
/// Lost pairs that are listed one by one.
const PAIRS: usize = 15;
/// Rows of the plane in a table of their periods; a table of all rows would slow the page down.
const TOGETHER: usize = 11;
/// Values of the main diagonal that are listed.
const DIAGONAL: usize = 40;

/// A study of Wythoff's plane up to a side.
#[derive(Debug)]
pub(crate) struct PlaneStudy {
    squares: Squares,
    /// True when all rows are proved, or no more can be.
    proved: bool,
    /// The checker's verdict on their certificate.
    check: Checking,
    facts_sent: bool,
}

impl PlaneStudy {
    pub(crate) fn new(side: u64) -> Result<PlaneStudy, TooLarge> {
        let squares = Squares::new(side)?;
        Ok(PlaneStudy { squares, proved: false, check: Checking::Nothing, facts_sent: false })
    }

    /// What is proved about the rows, for the page.
    fn standing(&self) -> Option<Standing> {
        let rows = self.squares.rows.found().len();
        (rows > 0).then(|| Standing {
            rule: export::WYTHOFF.to_string(),
            // Each row has its own period.
            period: None,
            proved: true,
            verified: self.check.verified(),
            exceptions: Vec::new(),
            seal: words::seal("proved"),
            words: words::rows_repeat(rows as u64 - 1),
        })
    }

    /// Lets the checker work on the certificate for a while.
    fn judge(&mut self) {
        let rows = self.squares.rows.found();
        self.check.go_on(|| certificate::rows(rows, MOST_ROW));
    }

    fn window(&self, id: u32, x: u64, y: u64, size: (u32, u32)) -> Tell {
        let (width, height) = (size.0.min(MOST_WINDOW), size.1.min(MOST_WINDOW));
        let mut values = Vec::with_capacity(width as usize * height as usize);
        for row in 0..u64::from(height) {
            let y = y.saturating_add(row);
            values.extend(
                (0..u64::from(width)).map(|column| self.squares.known(x.saturating_add(column), y)),
            );
        }
        Tell::Window { id, x, y, width, height, values }
    }

    /// How many pairs ⌊nφ⌋, ⌊nφ⌋ + n have the value 0 here; `None` if a computed one has another value.
    fn pairs(&self) -> Option<u64> {
        let value = |n: u64| self.squares.at(golden::lower(n), golden::lower(n) + n);
        let computed = (0..).map_while(value);
        let mut count = 0;
        for value in computed {
            if value > 0 {
                return None;
            }
            count += 1;
        }
        Some(count)
    }

    fn pieces(&self) -> Vec<Html> {
        let mut pieces: Vec<Html> =
            [PlaneStudy::write_pairs, PlaneStudy::write_diagonal, PlaneStudy::write_rows]
                .map(|fact| piece(|markup| fact(self, markup)))
                .into();
        let rows = (TOGETHER..self.squares.rows.found().len()).step_by(TOGETHER);
        pieces.extend(rows.map(|from| piece(|markup| self.more_rows(markup, from))));
        // Rows appear once their periods are proved.
        pieces.retain(|piece| !piece.is_empty());
        pieces
    }

    fn write_pairs(&self, markup: &mut Markup) {
        section(markup, "section|data-fact=pairs", words::pairs_head());
        if let Some(pairs) = self.pairs() {
            markup.say("p", words::pairs(pairs));
            table(markup, ["n", "⌊nφ⌋", "⌊nφ⌋ + n"].map(Message::verbatim));
            for n in 0..pairs.min(PAIRS as u64) {
                line(markup, &[n, golden::lower(n), golden::lower(n) + n]);
            }
            shut_table(markup);
        }
        markup.shut();
    }

    fn write_diagonal(&self, markup: &mut Markup) {
        section(markup, "section|data-fact=diagonal", words::diagonal_head());
        let values: Vec<u64> = (0..).map_while(|n| self.squares.at(n, n)).map(u64::from).collect();
        markup.write("p|class=list", &joined(values.iter().take(DIAGONAL)));
        let found = known::recognise(&values);
        found.iter().for_each(|found| known::write(markup, found, List::Diagonal));
        markup.shut();
    }

    fn write_rows(&self, markup: &mut Markup) {
        let rows = self.squares.rows.found();
        if rows.is_empty() {
            return;
        }
        section(markup, "section|data-fact=rows", words::rows_head());
        sealed(markup, (words::seal("proved"), words::rows_repeat(rows.len() as u64 - 1)));
        let text = self.squares.certificate().filter(|_| self.proved);
        checked(markup, &self.check, "moves", text);
        let lists: [Vec<u64>; 2] = [
            rows.iter().map(|row| row.length as u64).collect(),
            rows.iter().map(|row| row.start as u64).collect(),
        ];
        for list in &lists {
            // The built-in list has 27 rows; the others have no known counterpart.
            let terms = &list[..list.len().min(27)];
            known::recognise(terms)
                .iter()
                .for_each(|found| known::write(markup, found, List::Rows));
        }
        self.periods(markup, 0);
        markup.shut();
    }

    fn more_rows(&self, markup: &mut Markup, from: usize) {
        let last = self.squares.rows.found().len().min(from + TOGETHER) - 1;
        let (first, end) = (from as u64, last as u64);
        let head = if first == end { words::one_row(end) } else { words::some_rows(first, end) };
        section(markup, "section|data-fact=more-rows", head);
        self.periods(markup, from);
        markup.shut();
    }

    /// The proved periods of some rows.
    fn periods(&self, markup: &mut Markup, from: usize) {
        let again = [words::row_start(), words::row_state(), words::row_again()];
        table(markup, [words::row_head(), words::period()].into_iter().chain(again));
        for (i, row) in self.squares.rows.found().iter().enumerate().skip(from).take(TOGETHER) {
            let (first, again) = row.seen;
            line(
                markup,
                &[i as u64, row.length as u64, row.start as u64, first as u64, again as u64],
            );
        }
        shut_table(markup);
    }
}

/// Opens a table of numbers with these heads.
fn table(markup: &mut Markup, columns: impl IntoIterator<Item = Message>) {
    markup.open("table|class=numbers");
    heads(markup, columns);
}

fn line(markup: &mut Markup, numbers: &[u64]) {
    markup.open("tr");
    for (i, number) in numbers.iter().enumerate() {
        markup.write(if i == 0 { "th|scope=row" } else { "td" }, &number.to_string());
    }
    markup.shut();
}

fn shut_table(markup: &mut Markup) {
    markup.shut();
    markup.shut();
}

impl Work for PlaneStudy {
    fn cost(&self) -> Cost {
        let side = self.squares.plane.side() as u64;
        let squares = side * (side + 1) / 2;
        let each = NANOSECONDS.0 + NANOSECONDS.1 * side / 10_000;
        let milliseconds = squares * each / 1_000_000;
        // A value in two bytes, and two sets of 2·side bits a line.
        let bytes = 2 * squares + 2 * side * (side / 4 + 64);
        let time = words::time(milliseconds);
        let words = words::plane_cost(side * side, time, megabytes(bytes));
        Cost { milliseconds, bytes, words }
    }

    fn slice(&mut self, id: u32, out: &mut Vec<Tell>) {
        if !self.squares.complete() {
            self.squares.plane.step(SQUARES);
        } else if !self.proved {
            if !self.facts_sent {
                self.facts_sent = true;
                out.extend(self.rest(id));
            }
            self.proved =
                !self.squares.rows.advance() || self.squares.rows.found().len() > MOST_ROW;
            if self.proved {
                self.judge();
                out.extend(self.rest(id));
            }
        } else {
            self.judge();
        }
    }

    fn done(&self) -> bool {
        self.squares.complete() && self.proved && self.check.judged().is_none()
    }

    fn progress(&self) -> (u32, u64, u64, Message) {
        let progress = self.squares.plane.progress();
        let words = match self.check.judged() {
            Some((done, of)) => words::checking(done, of),
            None if self.squares.complete() && !self.proved => {
                words::proving_row(self.squares.rows.found().len() as u64)
            }
            None => words::squares_found(progress.values as u64, progress.of as u64),
        };
        (progress.share, progress.values as u64, progress.of as u64, words)
    }

    fn rest(&mut self, id: u32) -> Vec<Tell> {
        alloc::vec![Tell::Facts {
            id,
            standing: self.standing().into_iter().collect(),
            pieces: self.pieces(),
        }]
    }

    fn answer(&self, ask: &Ask) -> Result<Tell, Message> {
        match ask {
            Ask::Why { id, at: (x, y) } => {
                let (html, words) = why::square(&self.squares.plane, *x, *y)?;
                Ok(Tell::Why { id: *id, html, words })
            }
            Ask::Window { id, x, y, width, height } => {
                Ok(self.window(*id, *x, *y, (*width, *height)))
            }
            Ask::Picture { id, request } => {
                picture::of_plane(&self.squares, request).map(|picture| picture.tell(*id))
            }
            Ask::Export { id, format, request, .. } => {
                export::plane(&self.squares, *format, request.as_ref()).map(|file| file.tell(*id))
            }
            _ => Err(words::no_table()),
        }
    }
}
