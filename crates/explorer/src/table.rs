//! Where the cells of a table stand, and which of them are in the page: those in sight and few beside.

use crate::grid::{Reel, Room};
use study::wire::Table;
use yew::AttrValue;

/// Height of a row, in rem.
const ROW: f64 = 1.75;
/// Columns that come into the page together.
pub(crate) const BLOCK: u64 = 6;
/// Rows above and below those in sight that are in the page as well.
const SPARE: u64 = 3;
/// Blocks of cells that come into the page in one step, so that no task lasts long.
pub(crate) const STEP: usize = 16;
/// The widest digit of the usual letters, with what a sign is wider; and the widest small letter on average; in rem.
const WIDE: [f64; 2] = [0.6, 0.5];
/// What stands beside a text, in rem, and the same in a narrow page.
const BESIDE: [f64; 2] = [0.9, 0.7];
/// A page that is narrower than this is narrow, in rem.
const NARROW: f64 = 30.0;
/// Least width of a column, in rem.
const LEAST: f64 = 1.8;
/// What stays in sight takes at most such a share of the width.
const MOST: f64 = 0.6;

/// A table that the worker has told.
#[derive(Debug)]
pub(crate) struct Told {
    /// What it is, in one sentence.
    pub(crate) words: String,
    /// What stands above its cells, as HTML.
    pub(crate) above: AttrValue,
    /// What stands below them, as HTML.
    pub(crate) below: AttrValue,
    /// Its cells.
    pub(crate) table: Table,
}

/// Where the cells stand: rows have one height, and columns that scroll have one width.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layout {
    /// Widths of the heads of the rows and of the columns beside them that do not scroll, in px.
    pub(crate) kept: Vec<f64>,
    /// True if those stay in sight; in a narrow page there may be no room for it.
    pub(crate) stays: bool,
    /// The rows.
    pub(crate) rows: Reel,
    /// The columns that scroll.
    pub(crate) across: Reel,
}

/// Width of a text, in rem.
fn wide(text: &str) -> f64 {
    text.chars().map(|c| WIDE[usize::from(c.is_ascii_lowercase() || c == ' ')]).sum()
}

impl Layout {
    /// The table in a page of these sizes.
    pub(crate) fn new(room: &Room, table: &Table) -> Layout {
        let beside = BESIDE[usize::from(room.view < NARROW * room.rem)];
        let size = |rem: f64| (rem + beside).max(LEAST) * room.rem;
        let widths = table
            .columns
            .iter()
            .map(|column| size((f64::from(column.letters) * WIDE[0]).max(wide(&column.head))));
        let fixed = table.kept as usize;
        let rows = table.first + table.rows.len() as u64;
        let head = size(wide(&table.corner).max(wide(&rows.to_string())));
        let mut kept = vec![head];
        kept.extend(widths.clone().take(fixed));
        let each = widths.skip(fixed).fold(size(0.0), f64::max);
        let [width, height, left, top] = room.grid;
        let width = if width > 0.0 { width } else { room.view };
        let before: f64 = kept.iter().sum();
        let stays = before < MOST * width;
        let (sight, left) = match stays {
            true => (width - before, left),
            false => (width, (left - before).max(0.0)),
        };
        let row = ROW * room.rem;
        let count = table.columns.len().saturating_sub(fixed) as u64;
        let across = Reel { count, each, sight, at: left };
        let count = table.rows.len() as u64;
        let rows = Reel { count, each: row, sight: (height - row).max(row), at: top };
        Layout { kept, stays, rows, across }
    }

    /// Width of what does not scroll, in px.
    pub(crate) fn before(&self) -> f64 {
        self.kept.iter().sum()
    }

    /// Where a block of columns begins, in px.
    pub(crate) fn block(&self, block: u64) -> f64 {
        self.before() + (block * BLOCK) as f64 * self.across.each
    }

    /// The blocks of columns in sight: the first, and the one behind the last.
    pub(crate) fn blocks(&self) -> (u64, u64) {
        let (from, to) = self.across.drawn(1);
        (from / BLOCK, to.div_ceil(BLOCK))
    }

    /// Row and block of each piece that should be in the page, those in sight before the others.
    pub(crate) fn wanted(&self) -> Vec<(u64, u64)> {
        let ((from, to), (first, last)) = (self.rows.drawn(0), self.rows.drawn(SPARE));
        let rows = (from..to).chain(to..last).chain((first..from).rev());
        let blocks = self.blocks();
        rows.flat_map(|row| (blocks.0..blocks.1).map(move |block| (row, block))).collect()
    }

    /// How far to scroll so that a cell is in sight, from the left and from the top; `middle` puts it into the
    /// middle if it is not.
    pub(crate) fn reach(&self, (row, column): (u64, u64), middle: bool) -> [Option<f64>; 2] {
        let column = column.saturating_sub(self.kept.len() as u64 - 1);
        let aside = if self.stays { 0.0 } else { self.before() };
        [(&self.across, column, aside), (&self.rows, row, 0.0)].map(|(reel, thing, aside)| {
            let edge = reel.reach(thing)?;
            let at = if middle { reel.middle(thing) } else { edge };
            // Nothing is cut at the heads.
            Some(aside + (at / reel.each - 0.01).ceil() * reel.each)
        })
    }
}

/// A piece of a row: one block of its cells.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) row: u64,
    pub(crate) block: u64,
    /// Its cells as HTML.
    pub(crate) cells: AttrValue,
}

/// What of a table is in the page.
#[derive(Debug, Default)]
pub(crate) struct Pieces {
    /// In the order of rows and blocks.
    pub(crate) there: Vec<Piece>,
    /// Row and column of the cell that is looked at.
    marked: Option<(u64, u64)>,
}

impl Pieces {
    fn has(&self, (row, block): (u64, u64)) -> bool {
        self.there.binary_search_by_key(&(row, block), |piece| (piece.row, piece.block)).is_ok()
    }

    /// True if all of these are in the page.
    pub(crate) fn whole(&self, wanted: &[(u64, u64)]) -> bool {
        wanted.iter().all(|place| self.has(*place))
    }

    /// Lets go of what is not wanted, and takes in so much of what is, in its order.
    pub(crate) fn step(
        &mut self,
        wanted: &[(u64, u64)],
        most: usize,
        write: impl Fn(u64, u64, Option<(u64, u64)>) -> AttrValue,
    ) {
        self.there.retain(|piece| wanted.contains(&(piece.row, piece.block)));
        let lacking = wanted.iter().filter(|place| !self.has(**place)).take(most);
        let new: Vec<Piece> = lacking
            .map(|(row, block)| {
                let cells = write(*row, *block, self.marked);
                Piece { row: *row, block: *block, cells }
            })
            .collect();
        self.there.extend(new);
        self.there.sort_unstable_by_key(|piece| (piece.row, piece.block));
    }

    /// Another cell is looked at: its piece is written anew, and that of the one before.
    pub(crate) fn mark(
        &mut self,
        marked: Option<(u64, u64)>,
        first: u64,
        write: impl Fn(u64, u64, Option<(u64, u64)>) -> AttrValue,
    ) {
        let before = std::mem::replace(&mut self.marked, marked);
        if before == marked {
            return;
        }
        for piece in &mut self.there {
            let holds = |(row, column): (u64, u64)| {
                row == piece.row && column.saturating_sub(first) / BLOCK == piece.block
            };
            if [before, marked].into_iter().flatten().any(holds) {
                piece.cells = write(piece.row, piece.block, marked);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use study::wire::Column;
    use wasm_bindgen_test::wasm_bindgen_test;

    fn table(columns: u64, rows: u64, kept: u32) -> Table {
        let column = |at: u64| Column { head: at.to_string(), at: Some(at), letters: 3 };
        let line = |row: u64| (0..=columns).map(|_| row.to_string()).collect::<Vec<_>>().join("\t");
        Table {
            corner: "k".to_string(),
            columns: (0..columns).map(column).collect(),
            kept,
            rows: (0..rows).map(line).collect(),
            ..Table::default()
        }
    }

    fn room(left: f64, top: f64) -> Room {
        Room { grid: [900.0, 640.0, left, top], ..Room::default() }
    }

    #[wasm_bindgen_test]
    fn few_cells_are_in_the_page_and_each_can_be_reached() {
        for (columns, rows, kept) in [(2_003, 9, 2), (9, 2_001, 0), (200, 99, 0), (1, 1, 0)] {
            let table = table(columns, rows, kept);
            for cell in [(0, u64::from(kept)), (rows - 1, columns - 1), (rows / 2, columns / 2)] {
                let cell = (cell.0, cell.1.max(u64::from(kept)));
                let layout = Layout::new(&room(0.0, 0.0), &table);
                let [left, top] = layout.reach(cell, false).map(Option::unwrap_or_default);
                let layout = Layout::new(&room(left, top), &table);
                assert_eq!(layout.reach(cell, false), [None, None], "{cell:?} of {columns}");
                let wanted = layout.wanted();
                assert!(wanted.len() as u64 * BLOCK < 1_400, "{} of {columns}", wanted.len());
                let block = (cell.1 - u64::from(kept)) / BLOCK;
                assert!(wanted.contains(&(cell.0, block)), "{cell:?} of {columns}");
            }
        }
    }

    #[wasm_bindgen_test]
    fn pieces_come_in_steps_and_keep_what_is_there() {
        let write = |row: u64, block: u64, marked: Option<(u64, u64)>| {
            AttrValue::from(format!("{row}.{block} {marked:?}"))
        };
        let table = table(2_003, 30, 2);
        let wanted = Layout::new(&room(0.0, 0.0), &table).wanted();
        let mut pieces = Pieces::default();
        let mut steps = 0;
        while !pieces.whole(&wanted) {
            let before = pieces.there.len();
            pieces.step(&wanted, STEP, write);
            assert!(pieces.there.len() > before && pieces.there.len() <= before + STEP);
            steps += 1;
        }
        assert!(steps > 1 && pieces.there.len() == wanted.len());
        pieces.mark(Some((1, 2 + BLOCK)), 2, write);
        let cells = |pieces: &Pieces, at: usize| pieces.there[at].cells.to_string();
        let at = pieces.there.iter().position(|one| (one.row, one.block) == (1, 1)).unwrap();
        assert_eq!(cells(&pieces, at), format!("1.1 {:?}", Some((1, 2 + BLOCK))));
        assert_eq!(cells(&pieces, 0), "0.0 None");
        pieces.step(&[(1, 1), (5, 300)], STEP, write);
        assert_eq!(pieces.there.len(), 2);
        pieces.mark(None, 2, write);
        assert_eq!(cells(&pieces, 0), "1.1 None");
    }

    #[wasm_bindgen_test]
    fn what_stays_leaves_room_for_what_scrolls() {
        let mut table = table(40, 9, 2);
        table.columns[0].head = "a very long head of a column".to_string();
        let narrow = Room { view: 300.0, grid: [300.0, 600.0, 0.0, 0.0], ..Room::default() };
        let layout = Layout::new(&narrow, &table);
        assert!(!layout.stays);
        let [left, _] = layout.reach((0, 41), false);
        assert!(left.is_some_and(|left| left > layout.before()));
        assert!(Layout::new(&room(0.0, 0.0), &table).stays);
    }
}
