//! What is done in a table: cells come into the page as they come into sight, keys go from one to the next.

use crate::app::{App, Happens};
use crate::browser;
use crate::deed::Pane;
use crate::grid::{self, Room};
use crate::hear::Seen;
use crate::table::{BLOCK, Layout, Pieces, STEP};
use crate::ui;
use gloo::timers::callback::Timeout;
use study::address::At;
use study::wire::Table;
use yew::{AttrValue, Context};

/// Time until more cells come, in ms: a frame.
const FRAME: u32 = 16;

/// Row and column of a cell of a table, both from 0.
pub(crate) type Cell = (u64, u64);

/// The cells that are in the page.
#[derive(Debug, Default)]
pub(crate) struct Cells {
    /// Those in sight and few beside.
    pub(crate) pieces: Pieces,
    /// The cell that had the focus last, which stays in the page wherever that is scrolled.
    here: Option<Cell>,
    /// What runs until more come.
    more: Option<Timeout>,
}

/// The name of a cell’s link.
pub(crate) fn id((row, column): Cell) -> String {
    format!("t{row}.{column}")
}

/// The cell that has the focus.
fn focused() -> Option<Cell> {
    let id = browser::focused()?.id();
    let (row, column) = id.strip_prefix('t')?.split_once('.')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

impl App {
    /// Where the cells of the table stand, if there is one.
    fn layout(&self) -> Option<(&Table, Layout)> {
        let table = &self.held.table.as_ref()?.table;
        Some((table, Layout::new(&self.room, table)))
    }

    /// The pieces that should be in the page: first the one with the cell that may have the focus.
    fn pieces_wanted(&self) -> Vec<(u64, u64)> {
        let Some((table, layout)) = self.layout() else { return Vec::new() };
        let mut wanted = layout.wanted();
        if let Some((row, column)) = self.cells.here {
            let kept = (row, column.saturating_sub(u64::from(table.kept)) / BLOCK);
            wanted.retain(|place| *place != kept);
            wanted.insert(0, kept);
        }
        wanted
    }

    /// The cell that the address names.
    fn marked(&self) -> Option<Cell> {
        let Some(At::Square(column, row)) = self.shown.view.at else { return None };
        self.held.table.as_ref()?.table.find((column, row))
    }

    /// Lets so many more pieces come into the page.
    fn more_cells(&mut self, most: usize) {
        let wanted = self.pieces_wanted();
        self.change_cells(|pieces, write| pieces.step(&wanted, most, write));
    }

    fn change_cells(
        &mut self,
        change: impl FnOnce(&mut Pieces, &dyn Fn(u64, u64, Option<Cell>) -> AttrValue),
    ) {
        let Some(told) = &self.held.table else { return };
        let subject = self.shown.subject.to_string();
        let write = |row: u64, block: u64, marked: Option<Cell>| {
            ui::table::cells(&told.table, &subject, (row, block), marked)
        };
        change(&mut self.cells.pieces, &write);
    }

    /// Marks the cell that is looked at, and lets more cells come soon if some are lacking.
    pub(crate) fn follow_cells(&mut self, ctx: &Context<App>) {
        let Some(told) = &self.held.table else { return };
        let (marked, kept) = (self.marked(), u64::from(told.table.kept));
        self.change_cells(|pieces, write| pieces.mark(marked, kept, write));
        if self.cells.more.is_none() && !self.cells.pieces.whole(&self.pieces_wanted()) {
            let link = ctx.link().clone();
            let more = move || link.send_message(Happens::More);
            self.cells.more = Some(browser::later(FRAME, Box::new(more)));
        }
    }

    /// It is time for more cells.
    pub(crate) fn come_cells(&mut self) -> bool {
        self.cells.more = None;
        self.more_cells(STEP);
        true
    }

    /// The table was scrolled: what is lacking comes in tasks of its own, not in that which shows the scrolled page.
    pub(crate) fn roll(&mut self) -> bool {
        self.cells.here = focused().or(self.cells.here);
        self.scrolled();
        false
    }

    /// True if little that was in sight of the table still is.
    fn far_from(&self, before: &Room) -> bool {
        let [width, height, left, top] = self.room.grid;
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
        self.room = self.measured();
        self.show_cell(cell, true);
    }

    fn show_cell(&self, cell: Cell, middle: bool) {
        let Some((_, layout)) = self.layout() else { return };
        let [left, top] = layout.reach(cell, middle);
        if left.is_some() || top.is_some() {
            grid::scroll(Pane::Table.id(), left, top);
        }
    }

    /// A key goes to another cell, or to one of the table if none has the focus.
    pub(crate) fn cell_key(&mut self, seen: &Seen) -> bool {
        let Some((table, layout)) = self.layout() else { return false };
        let page = (layout.rows.fits() as u64).max(2) - 1;
        let to = match focused() {
            Some(here) => step(table, here, &seen.key, seen.ctrl, page),
            None => self.cells.here.or(self.marked()).or_else(|| first(table, &layout)),
        };
        let Some(to) = to else { return false };
        (self.cells.here, self.focus) = (Some(to), Some(id(to)));
        self.show_cell(to, false);
        let before = self.room;
        self.scrolled();
        // The first piece is that of the cell.
        self.more_cells(if self.far_from(&before) { 1 } else { STEP });
        true
    }

    /// A cell is chosen by its link: why it has what stands in it.
    pub(crate) fn choose_cell(&mut self, link: &str) -> bool {
        let at = study::address::Address::read(link, &self.shown).0.view.at;
        let Some(at) = at.filter(|at| matches!(at, At::Square(..))) else { return false };
        self.shown.view.at = Some(at);
        self.reached = true;
        // It is written anew, and keeps the focus that the touch has given it.
        self.cells.here = self.marked();
        self.focus = self.cells.here.map(id);
        self.ask_why(at, true);
        true
    }
}

/// The first cell in sight that can be chosen.
fn first(table: &Table, layout: &Layout) -> Option<Cell> {
    let columns = || u64::from(table.kept) + layout.across.drawn(0).0..table.columns.len() as u64;
    let (from, to) = layout.rows.drawn(0);
    (from..to).flat_map(|row| columns().map(move |column| (row, column))).find(|at| is(table, *at))
}

fn is(table: &Table, (row, column): Cell) -> bool {
    table.place(row, column).is_some()
}

/// Where a key leads from a cell: to the next one that can be chosen, none if there is none.
fn step(table: &Table, (row, column): Cell, key: &str, ctrl: bool, page: u64) -> Option<Cell> {
    let (rows, columns) = (table.rows.len() as u64, table.columns.len() as u64);
    let last = rows.checked_sub(1)?;
    let is = |cell: &Cell| is(table, *cell);
    let in_row = |row: u64, from: u64, to: u64| (from..to).map(move |column| (row, column));
    let in_column = |from: u64, to: u64| (from..to).map(move |row| (row, column));
    match key {
        "ArrowRight" => in_row(row, column + 1, columns).find(is),
        "ArrowLeft" => in_row(row, 0, column).rev().find(is),
        "ArrowDown" => in_column(row + 1, rows).find(is),
        "ArrowUp" => in_column(0, row).rev().find(is),
        "PageDown" => in_column(row + 1, (row + page).min(last) + 1).rev().find(is),
        "PageUp" => in_column(row.saturating_sub(page), row).find(is),
        "Home" => in_row(if ctrl { 0 } else { row }, 0, columns).find(is),
        "End" => in_row(if ctrl { last } else { row }, 0, columns).rev().find(is),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use study::wire::Column;
    use wasm_bindgen_test::wasm_bindgen_test;

    /// As H-numbers are: the second column is no link, and columns end before the others.
    fn table() -> Table {
        let column = |at: Option<u64>| Column { at, ..Column::default() };
        let rows = ["1\t1\t1\t1\t1", "2\t2\t1\t2\t2", "3\t4\t\t\t4", "4\t\t\t\t6"];
        Table {
            columns: [Some(0), None, Some(1), Some(2)].map(column).to_vec(),
            first: 1,
            rows: rows.map(String::from).to_vec(),
            ..Table::default()
        }
    }

    #[wasm_bindgen_test]
    fn keys_go_from_one_link_to_the_next() {
        let table = table();
        let steps = [
            ((0, 0), "ArrowRight", false, Some((0, 2))),
            ((0, 2), "ArrowLeft", false, Some((0, 0))),
            ((0, 0), "ArrowLeft", false, None),
            ((2, 0), "ArrowRight", false, Some((2, 3))),
            ((2, 0), "ArrowDown", false, None),
            ((1, 3), "ArrowDown", false, Some((2, 3))),
            ((1, 3), "ArrowUp", false, Some((0, 3))),
            ((0, 0), "PageDown", false, Some((2, 0))),
            ((3, 3), "PageUp", false, Some((1, 3))),
            ((0, 0), "End", false, Some((0, 3))),
            ((3, 3), "Home", false, Some((3, 3))),
            ((0, 0), "End", true, Some((3, 3))),
            ((3, 3), "Home", true, Some((0, 0))),
            ((0, 0), "a", false, None),
        ];
        for (from, key, ctrl, to) in steps {
            assert_eq!(step(&table, from, key, ctrl, 2), to, "{key} from {from:?}");
        }
        assert_eq!(table.find((2, 4)), Some((3, 3)));
        assert_eq!(table.find((2, 5)), None);
        assert_eq!(step(&Table::default(), (0, 0), "End", false, 2), None);
    }
}
