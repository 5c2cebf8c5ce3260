//! Positions of the cells of a table, and those in the page: visible ones and some beside them.

use crate::grid::{Reel, Viewport};
use crate::markup::table_cells;
use crate::words::Rendered;
use messages::Message;
use messages::markup::Html;
use std::ops::Range;
use study::wire::Table;
use web_common::words::Words;
use yew::AttrValue;

/// Height of a row, in rem.
const ROW: f64 = 1.75;
/// Columns that come into the page together.
const BLOCK: u64 = 6;
/// Rows above and below the visible ones that are in the page as well.
const SPARE: u64 = 3;
/// Pieces added in one step, so that tasks stay short.
pub(crate) const STEP: usize = 16;
/// Width in rem of the widest digit, with room for a sign; and of the widest small letters, on average.
const WIDE: [f64; 2] = [0.6, 0.5];
/// Space beside a text, in rem, and the same in a narrow page.
const BESIDE: [f64; 2] = [0.9, 0.7];
/// A page that is narrower than this is narrow, in rem.
const NARROW: f64 = 30.0;
/// Least width of a column, in rem.
const LEAST: f64 = 1.8;
/// Greatest share of the width for columns that stay visible.
const MOST: f64 = 0.6;

/// Row and column of a cell, as the table counts them; or row and block of a piece.
pub(crate) type Cell = (u64, u64);

/// A table from the worker.
#[derive(Debug)]
pub(crate) struct TableState {
    /// Its title, in one sentence.
    pub(crate) words: Message,
    /// HTML above its cells.
    pub(crate) above: Rendered,
    /// HTML below them.
    pub(crate) below: Rendered,
    pub(crate) table: Table,
    /// Widths of the longest texts, in rem: of the heads of the rows, of each column that stays visible,
    /// and of all others together.
    widths: Vec<f64>,
}

impl TableState {
    /// A table with the texts around it.
    pub(crate) fn new(
        words: Message,
        around: [Html; 2],
        table: Table,
        language: &str,
    ) -> TableState {
        let [above, below] = around.map(|html| Rendered::new(html, language));
        let widths = widths(&table, language);
        TableState { words, above, below, table, widths }
    }

    /// Switches to another language.
    pub(crate) fn speak(&mut self, language: &str) {
        self.above.speak(language);
        self.below.speak(language);
        self.widths = widths(&self.table, language);
    }

    /// The block of a cell, or of the column at its left if that stays visible.
    pub(crate) fn block(&self, (row, column): Cell) -> Cell {
        (row, column.saturating_sub(u64::from(self.table.kept) + 1) / BLOCK)
    }
}

/// Widths of the longest texts of a table; see [`TableState`].
fn widths(table: &Table, language: &str) -> Vec<f64> {
    let kept = table.kept as usize + 1;
    let mut widths = vec![0.0; kept + 1];
    let mut take = |column: u64, text: &str| {
        let letter = |c: char| WIDE[usize::from(c.is_lowercase() || c == ' ')];
        let width = &mut widths[kept.min(column as usize)];
        *width = f64::max(*width, text.chars().map(letter).sum());
    };
    for row in 0..=table.rows() {
        (0..=table.columns).for_each(|column| take(column, table.text(row, column)));
    }
    for (_, column, words) in &table.words {
        take(*column, &words.words(language));
    }
    widths
}

pub(crate) fn columns(table: &Table, block: u64) -> Range<u64> {
    let from = u64::from(table.kept) + 1 + block * BLOCK;
    from..(from + BLOCK).min(table.columns + 1)
}

fn cells(table: &Table, subject: &str, (row, block): Cell, marked: Option<Cell>) -> AttrValue {
    table_cells(table, subject, (row, columns(table, block)), marked).into()
}

/// Positions of the cells: rows have one height, and scrolling columns have one width.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layout {
    /// Widths of the heads of the rows and of the columns beside them that do not scroll, in px.
    pub(crate) kept: Vec<f64>,
    /// True if those stay visible; a narrow page may have no room for that.
    pub(crate) stays: bool,
    pub(crate) rows: Reel,
    /// The columns that scroll.
    pub(crate) across: Reel,
}

impl Layout {
    /// The table in a page of these sizes.
    pub(crate) fn new(room: &Viewport, state: &TableState) -> Layout {
        let beside = BESIDE[usize::from(room.view < NARROW * room.rem)];
        let size = |rem: &f64| (rem + beside).max(LEAST) * room.rem;
        let mut kept: Vec<f64> = state.widths.iter().map(size).collect();
        let each = kept.pop().unwrap_or_default();
        let before: f64 = kept.iter().sum();
        let [width, height, left, top] = room.grid;
        let width = if width > 0.0 { width } else { room.view };
        let stays = before < MOST * width;
        let (visible, at) = match stays {
            true => (width - before, left),
            false => (width, (left - before).max(0.0)),
        };
        let across =
            Reel { count: state.table.columns - u64::from(state.table.kept), each, visible, at };
        let each = ROW * room.rem;
        let rows =
            Reel { count: state.table.rows(), each, visible: (height - each).max(each), at: top };
        Layout { kept, stays, rows, across }
    }

    /// Width of the columns that do not scroll, in px.
    pub(crate) fn before(&self) -> f64 {
        self.kept.iter().sum()
    }

    /// Where a block of columns begins, in px.
    pub(crate) fn block(&self, block: u64) -> f64 {
        self.before() + (block * BLOCK) as f64 * self.across.each
    }

    /// The visible blocks of columns: the first, and the one after the last.
    pub(crate) fn blocks(&self) -> (u64, u64) {
        let (from, to) = self.across.drawn(1);
        (from / BLOCK, to.div_ceil(BLOCK))
    }

    /// The pieces that should be in the page, visible ones first.
    pub(crate) fn wanted(&self) -> Vec<Cell> {
        let ((from, to), (first, last)) = (self.rows.drawn(0), self.rows.drawn(SPARE));
        let blocks = self.blocks();
        let mut wanted = Vec::new();
        for (from, to) in [(from, to), (to, last), (first, from)] {
            for row in from..to {
                wanted.extend((blocks.0..blocks.1).map(|block| (row + 1, block)));
            }
        }
        wanted
    }

    /// The scroll position that makes a cell visible, from the left and from the top; `middle` centres it
    /// if it is not visible.
    pub(crate) fn reach(&self, (row, column): Cell, middle: bool) -> [Option<f64>; 2] {
        let column = column.saturating_sub(self.kept.len() as u64);
        let aside = if self.stays { 0.0 } else { self.before() };
        [(&self.across, column, aside), (&self.rows, row - 1, 0.0)].map(|(reel, thing, aside)| {
            let edge = reel.reach(thing)?;
            let at = if middle { reel.middle(thing) } else { edge };
            // No cell is cut off at the heads.
            Some(aside + (at / reel.each - 0.01).ceil() * reel.each)
        })
    }
}

/// A piece of a row: one block of its cells.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// Its row and block.
    pub(crate) at: Cell,
    /// Its cells as HTML.
    pub(crate) cells: AttrValue,
}

/// The pieces of a table in the page.
#[derive(Debug, Default)]
pub(crate) struct Pieces {
    /// In the order of rows and blocks.
    pub(crate) there: Vec<Piece>,
    /// The cell that is looked at.
    marked: Option<Cell>,
}

impl Pieces {
    /// The place of a piece, or where it should be put.
    fn find(&self, at: Cell) -> Result<usize, usize> {
        self.there.binary_search_by(|piece| piece.at.cmp(&at))
    }

    /// True if all of these are in the page.
    pub(crate) fn whole(&self, wanted: &[Cell]) -> bool {
        wanted.iter().all(|at| self.find(*at).is_ok())
    }

    /// Removes unwanted pieces, and adds at most `most` wanted ones in order; `subject` is the subject in
    /// the address.
    pub(crate) fn step(&mut self, wanted: &[Cell], most: usize, table: &Table, subject: &str) {
        self.there.retain(|piece| wanted.contains(&piece.at));
        let mut left = most;
        for at in wanted {
            if let Err(place) = self.find(*at) {
                if left == 0 {
                    break;
                }
                left -= 1;
                let cells = cells(table, subject, *at, self.marked);
                self.there.insert(place, Piece { at: *at, cells });
            }
        }
    }

    /// Another cell is selected: its piece and the previous one are rebuilt.
    pub(crate) fn mark(&mut self, marked: Option<Cell>, state: &TableState, subject: &str) {
        let before = std::mem::replace(&mut self.marked, marked);
        if before == marked {
            return;
        }
        for cell in [before, marked].into_iter().flatten() {
            if let Ok(place) = self.find(state.block(cell)) {
                let piece = &mut self.there[place];
                piece.cells = cells(&state.table, subject, piece.at, marked);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_bindgen_test::wasm_bindgen_test;

    fn state(columns: u64, rows: u64, kept: u64, head: &str) -> TableState {
        let mut texts = format!("{head:>8}").repeat(columns as usize + 1);
        for row in 0..rows {
            texts.push_str(&format!("{row:>8}").repeat(columns as usize + 1));
        }
        let table = Table { size: 8, texts, columns, kept: kept as u8, ..Table::default() };
        TableState::new(Message::nothing(), [Html::default(), Html::default()], table, "en")
    }

    fn room(left: f64, top: f64) -> Viewport {
        Viewport { grid: [900.0, 640.0, left, top], ..Viewport::default() }
    }

    #[wasm_bindgen_test]
    fn few_cells_are_in_the_page_and_each_can_be_reached() {
        for (columns, rows, kept) in [(2_003, 9, 2), (9, 2_001, 0), (200, 99, 0), (1, 1, 0)] {
            let state = state(columns, rows, kept, "1");
            assert_eq!((state.table.columns, state.table.rows()), (columns, rows));
            for cell in [(1, kept + 1), (rows, columns), (rows / 2 + 1, columns / 2 + 1)] {
                let cell = (cell.0, cell.1.clamp(kept + 1, columns));
                let layout = Layout::new(&room(0.0, 0.0), &state);
                let [left, top] = layout.reach(cell, false).map(Option::unwrap_or_default);
                let layout = Layout::new(&room(left, top), &state);
                assert_eq!(layout.reach(cell, false), [None, None], "{cell:?} of {columns}");
                let wanted = layout.wanted();
                assert!(wanted.len() as u64 * BLOCK < 1_400, "{} of {columns}", wanted.len());
                assert!(wanted.contains(&state.block(cell)), "{cell:?} of {columns}");
            }
        }
    }

    #[wasm_bindgen_test]
    fn pieces_come_in_steps_and_keep_what_is_there() {
        let state = state(2_003, 30, 2, "1");
        let wanted = Layout::new(&room(0.0, 0.0), &state).wanted();
        let mut pieces = Pieces::default();
        while !pieces.whole(&wanted) {
            let before = pieces.there.len();
            pieces.step(&wanted, STEP, &state.table, "s");
            assert!(pieces.there.len() > before && pieces.there.len() <= before + STEP);
        }
        assert!(wanted.len() > STEP && pieces.there.len() == wanted.len());
        assert!(pieces.there.is_sorted_by_key(|piece| piece.at));
        let current = |pieces: &Pieces| {
            let current = |piece: &&Piece| piece.cells.contains("aria-current");
            pieces.there.iter().filter(current).map(|piece| piece.at).collect::<Vec<_>>()
        };
        pieces.mark(Some((2, 3 + BLOCK)), &state, "s");
        assert_eq!(current(&pieces), [(2, 1)]);
        pieces.step(&[(2, 1), (5, 300)], STEP, &state.table, "s");
        assert_eq!(pieces.there.len(), 2);
        assert!(pieces.there[1].cells.contains("#s&at=1800.4\""), "{}", pieces.there[1].cells);
        pieces.mark(None, &state, "s");
        assert!(current(&pieces).is_empty());
    }

    #[wasm_bindgen_test]
    fn what_stays_leaves_room_for_what_scrolls() {
        let narrow =
            Viewport { view: 300.0, grid: [300.0, 600.0, 0.0, 0.0], ..Viewport::default() };
        let state = state(40, 9, 2, "WWWWWWWW");
        let layout = Layout::new(&narrow, &state);
        assert!(!layout.stays);
        let [left, _] = layout.reach((1, 40), false);
        assert!(left.is_some_and(|left| left > layout.before()));
        assert!(Layout::new(&room(0.0, 0.0), &state).stays);
    }
}
