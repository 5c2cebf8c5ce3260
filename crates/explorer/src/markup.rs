//! Cells of tables as markup, which the browser parses faster than we could build its elements.

use std::fmt::Write;
use std::ops::Range;
use study::wire::Table;

/// Cells as one element, which is added and removed at once; adding them singly takes longer than drawing.
pub(crate) fn bundle(cells: &str) -> String {
    format!("<div role=\"presentation\" class=\"bundle\">{cells}</div>")
}

/// The name of a cell’s link in a table.
pub(crate) fn cell_id((row, column): (u64, u64)) -> String {
    format!("t{row}.{column}")
}

/// Some cells of a row of a table.
pub(crate) fn table_cells(
    table: &Table,
    subject: &str,
    (row, columns): (u64, Range<u64>),
    marked: Option<(u64, u64)>,
) -> String {
    let mut out = String::new();
    for column in columns {
        let text = table.text(row, column);
        table_cell(&mut out, table, subject, ((row, column), text), marked);
    }
    bundle(&out)
}

/// A cell, as a link to itself in the address of the table if it can be chosen; or a head. Texts of
/// tables contain no markup, and `&` in an address begins no entity.
pub(crate) fn table_cell(
    out: &mut String,
    table: &Table,
    subject: &str,
    (at, text): ((u64, u64), &str),
    marked: Option<(u64, u64)>,
) {
    let place = table.place(at.0, at.1);
    let role = match at {
        (0, _) => "columnheader",
        (_, 0) => "rowheader",
        _ => "gridcell",
    };
    // Writing to a text does not fail.
    let _ = write!(out, "<span role=\"{role}\" aria-colindex=\"{}\"", at.1 + 1);
    if let Some((column, row)) = place {
        let lost = if text == table.lost { " class=\"is-p\"" } else { "" };
        let current = if marked == Some(at) { " aria-current=\"true\"" } else { "" };
        let id = cell_id(at);
        let _ = write!(
            out,
            "{lost}><a id=\"{id}\" href=\"#{subject}&at={column}.{row}\" tabindex=\"-1\"{current}>{text}</a></span>"
        );
    } else {
        let _ = write!(out, ">{text}</span>");
    }
}
