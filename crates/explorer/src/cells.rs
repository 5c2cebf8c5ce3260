//! The cells of a table in the page, and keyboard navigation between them.

use crate::after_paint::AfterPaint;
use crate::table::{Cell, Pieces};
use study::wire::Table;
use web_common::keys::Key;

/// The cells that are in the page.
#[derive(Debug, Default)]
pub(crate) struct Cells {
    /// Visible ones and some beside them.
    pub(crate) pieces: Pieces,
    /// The cell that had the focus last; it stays in the page when scrolled out.
    pub(crate) here: Option<Cell>,
    /// The previous one: it keeps the focus until the next one is drawn, which on a slow machine may be
    /// after another key.
    pub(crate) was: Option<Cell>,
    /// Runs until more come.
    pub(crate) more: Option<AfterPaint>,
}

/// The first cell that can be chosen from a place on, in a direction of rows and columns.
pub(crate) fn walk(table: &Table, (mut row, mut column): Cell, by: (i64, i64)) -> Option<Cell> {
    while (1..=table.rows()).contains(&row) && (1..=table.columns).contains(&column) {
        if table.place(row, column).is_some() {
            return Some((row, column));
        }
        (row, column) = (row.wrapping_add_signed(by.0), column.wrapping_add_signed(by.1));
    }
    None
}

/// The target of a key from a cell: the next one that can be chosen; `None` if there is none.
pub(crate) fn step(table: &Table, (row, column): Cell, key: &Key, page: u64) -> Option<Cell> {
    let (rows, columns) = (table.rows(), table.columns);
    let (from, by) = match key.name.as_str() {
        "ArrowRight" => ((row, column + 1), (0, 1)),
        "ArrowLeft" => ((row, column - 1), (0, -1)),
        "ArrowDown" => ((row + 1, column), (1, 0)),
        "ArrowUp" => ((row - 1, column), (-1, 0)),
        "PageDown" => (((row + page).min(rows), column), (-1, 0)),
        "PageUp" => ((row.saturating_sub(page).max(1), column), (1, 0)),
        "Home" => ((if key.whole { 1 } else { row }, 1), (0, 1)),
        "End" => ((if key.whole { rows } else { row }, columns), (0, -1)),
        _ => return None,
    };
    walk(table, from, by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_bindgen_test::wasm_bindgen_test;

    /// Like the table of H-numbers: the second column is no link, and columns end before the others.
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
        for (from, key, whole, to) in steps {
            let pressed = Key { name: key.to_string(), whole, shift: false };
            assert_eq!(step(&table, from, &pressed, 2), to, "{key} from {from:?}");
        }
        assert_eq!(table.find((2, 4)), Some((4, 4)));
        assert_eq!(table.find((2, 5)), None);
        assert_eq!(walk(&Table::default(), (1, 1), (0, 1)), None);
    }
}
