//! What is done in a table: cells come into the page as they come into sight, keys go from one to the next.

use crate::after_paint::{self, AfterPaint};
use crate::app::{App, Msg};
use crate::browser;
use crate::command::Pane;
use crate::events::EventData;
use crate::grid::{self, Viewport};
use crate::table::{Cell, Layout, Pieces, STEP};
use study::address::{Address, At};
use study::wire::Table;
use yew::Context;

/// The cells that are in the page.
#[derive(Debug, Default)]
pub(crate) struct Cells {
    /// Those in sight and few beside.
    pub(crate) pieces: Pieces,
    /// The cell that had the focus last, which stays in the page wherever that is scrolled.
    here: Option<Cell>,
    /// The one before: the focus is still there while the next one is not drawn, which on a slow machine may last
    /// until another key has come.
    was: Option<Cell>,
    /// What runs until more come.
    more: Option<AfterPaint>,
}

/// The name of a cell’s link.
pub(crate) fn id((row, column): Cell) -> String {
    format!("t{row}.{column}")
}

impl App {
    /// Where the cells of the table stand, if there is one.
    fn layout(&self) -> Option<Layout> {
        self.study_state.table.as_ref().map(|told| Layout::new(&self.viewport, told))
    }

    /// The pieces that should be in the page: first the one with the cell that may have the focus.
    fn pieces_wanted(&self) -> Vec<Cell> {
        let Some(told) = &self.study_state.table else { return Vec::new() };
        let mut wanted = Layout::new(&self.viewport, told).wanted();
        for cell in [self.cells.was, self.cells.here].into_iter().flatten() {
            wanted.insert(0, told.block(cell));
        }
        wanted
    }

    /// The cell that has the focus.
    fn focused(&self) -> Option<Cell> {
        let at = self.linked(&browser::focused()?.get_attribute("href")?)?;
        self.study_state.table.as_ref()?.table.find(at)
    }

    /// The cell that has the focus, or gets it as soon as it is drawn.
    fn at(&self) -> Option<Cell> {
        if self.focus.is_some() { self.cells.here } else { self.focused() }
    }

    /// Column and row that a link names.
    fn linked(&self, link: &str) -> Option<(u64, u64)> {
        Address::read(link, &self.shown).0.view.square()
    }

    /// The cell that the address names.
    fn marked(&self) -> Option<Cell> {
        self.study_state.table.as_ref()?.table.find(self.shown.view.square()?)
    }

    /// Lets so many more pieces come into the page.
    fn more_cells(&mut self, most: usize) {
        let wanted = self.pieces_wanted();
        if let Some(told) = &self.study_state.table {
            let subject = self.shown.subject.to_string();
            self.cells.pieces.step(&wanted, most, &told.table, &subject);
        }
    }

    /// Marks the cell that is looked at, and lets more cells come soon if some are lacking.
    pub(crate) fn sync_cells(&mut self, ctx: &Context<App>) {
        let marked = self.marked();
        let Some(told) = &self.study_state.table else { return };
        self.cells.pieces.mark(marked, told, &self.shown.subject.to_string());
        if self.cells.more.is_none() && !self.cells.pieces.whole(&self.pieces_wanted()) {
            let link = ctx.link().clone();
            let more = move || link.send_message(Msg::More);
            self.cells.more = Some(after_paint::then(more));
        }
    }

    /// It is time for more cells.
    pub(crate) fn come_cells(&mut self) -> bool {
        self.cells.more = None;
        self.more_cells(STEP);
        true
    }

    /// The table was scrolled: the cell that has the focus stays in the page.
    pub(crate) fn roll(&mut self) {
        self.cells.here = self.at().or(self.cells.here);
    }

    /// True if little that was in sight of the table still is.
    fn far_from(&self, before: &Viewport) -> bool {
        let [width, height, left, top] = self.viewport.grid;
        2.0 * (left - before.grid[2]).abs() > width || 2.0 * (top - before.grid[3]).abs() > height
    }

    /// The same table has more rows than before.
    pub(crate) fn renew_cells(&mut self) {
        self.cells.pieces = Pieces::default();
        self.more_cells(STEP);
    }

    /// Lets the table show the cell that the address names, as soon as it is there.
    pub(crate) fn reach_cell(&mut self) {
        if self.reached || grid::element(Pane::Table.id()).is_none() {
            return;
        }
        let Some(cell) = self.marked() else { return };
        (self.reached, self.cells.here) = (true, Some(cell));
        self.viewport = self.measured();
        self.show_cell(cell, true);
    }

    fn show_cell(&self, cell: Cell, middle: bool) {
        let Some(layout) = self.layout() else { return };
        let [left, top] = layout.reach(cell, middle);
        if left.is_some() || top.is_some() {
            grid::scroll(Pane::Table.id(), left, top);
        }
    }

    /// A key goes to another cell, or to one of the table if none has the focus.
    pub(crate) fn cell_key(&mut self, seen: &EventData) -> bool {
        let (Some(told), Some(layout)) = (&self.study_state.table, self.layout()) else {
            return false;
        };
        let page = (layout.rows.fits() as u64).max(2) - 1;
        // The first cell in sight, if none was looked at.
        let first =
            (layout.rows.drawn(0).0 + 1, layout.across.drawn(0).0 + layout.kept.len() as u64);
        let to = match self.at() {
            Some(here) => step(&told.table, here, &seen.key, seen.ctrl, page),
            None => self.cells.here.or(self.marked()).or(walk(&told.table, first, (0, 1))),
        };
        let Some(to) = to else { return false };
        self.cells.was = self.focused();
        (self.cells.here, self.focus) = (Some(to), Some(id(to)));
        self.show_cell(to, false);
        let before = self.viewport;
        self.scrolled();
        // The first piece is that of the cell.
        self.more_cells(if self.far_from(&before) { 1 } else { STEP });
        true
    }

    /// A cell is chosen by its link: why it has what stands in it.
    pub(crate) fn choose_cell(&mut self, link: &str) -> bool {
        let Some((column, row)) = self.linked(link) else { return false };
        let at = At::Square(column, row);
        self.shown.view.at = Some(at);
        self.reached = true;
        // It is written anew, and keeps the focus that the touch has given it.
        self.cells.here = self.marked();
        self.focus = self.cells.here.map(id);
        self.ask_why(at, true);
        true
    }
}

/// The first cell that can be chosen from a place on, in a direction of rows and columns.
fn walk(table: &Table, (mut row, mut column): Cell, by: (i64, i64)) -> Option<Cell> {
    while (1..=table.rows()).contains(&row) && (1..=table.columns).contains(&column) {
        if table.place(row, column).is_some() {
            return Some((row, column));
        }
        (row, column) = (row.wrapping_add_signed(by.0), column.wrapping_add_signed(by.1));
    }
    None
}

/// Where a key leads from a cell: to the next one that can be chosen, none if there is none.
fn step(table: &Table, (row, column): Cell, key: &str, ctrl: bool, page: u64) -> Option<Cell> {
    let (rows, columns) = (table.rows(), table.columns);
    let (from, by) = match key {
        "ArrowRight" => ((row, column + 1), (0, 1)),
        "ArrowLeft" => ((row, column - 1), (0, -1)),
        "ArrowDown" => ((row + 1, column), (1, 0)),
        "ArrowUp" => ((row - 1, column), (-1, 0)),
        "PageDown" => (((row + page).min(rows), column), (-1, 0)),
        "PageUp" => ((row.saturating_sub(page).max(1), column), (1, 0)),
        "Home" => ((if ctrl { 1 } else { row }, 1), (0, 1)),
        "End" => ((if ctrl { rows } else { row }, columns), (0, -1)),
        _ => return None,
    };
    walk(table, from, by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_bindgen_test::wasm_bindgen_test;

    /// As H-numbers are: the second column is no link, and columns end before the others.
    fn table() -> Table {
        let texts = ["kabcd", "11111", "22122", "34  4", "4   6"].concat();
        Table { size: 1, texts, columns: 4, mute: 2, first: 1, ..Table::default() }
    }

    #[wasm_bindgen_test]
    fn keys_go_from_one_link_to_the_next() {
        let table = table();
        let steps = [
            ((1, 1), "ArrowRight", false, Some((1, 3))),
            ((1, 3), "ArrowLeft", false, Some((1, 1))),
            ((1, 1), "ArrowLeft", false, None),
            ((1, 1), "ArrowUp", false, None),
            ((3, 1), "ArrowRight", false, Some((3, 4))),
            ((3, 1), "ArrowDown", false, None),
            ((2, 4), "ArrowDown", false, Some((3, 4))),
            ((2, 4), "ArrowUp", false, Some((1, 4))),
            ((1, 1), "PageDown", false, Some((3, 1))),
            ((2, 1), "PageDown", false, Some((3, 1))),
            ((4, 4), "PageUp", false, Some((2, 4))),
            ((1, 1), "End", false, Some((1, 4))),
            ((4, 4), "Home", false, Some((4, 4))),
            ((1, 1), "End", true, Some((4, 4))),
            ((4, 4), "Home", true, Some((1, 1))),
            ((1, 1), "a", false, None),
        ];
        for (from, key, ctrl, to) in steps {
            assert_eq!(step(&table, from, key, ctrl, 2), to, "{key} from {from:?}");
        }
        assert_eq!(table.find((2, 4)), Some((4, 4)));
        assert_eq!(table.find((2, 5)), None);
        assert_eq!(walk(&Table::default(), (1, 1), (0, 1)), None);
    }
}
