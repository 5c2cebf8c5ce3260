//! A table of more than one game: cells that are links to themselves, of which those in sight are in the page.

use super::{Ink, export_dialog, why};
use crate::app::App;
use crate::cells;
use crate::command::{Command, Pane};
use crate::grid::px;
use crate::rows::Stage;
use crate::table::{BLOCK, Cell, Layout, Piece, Told};
use crate::words;
use embed::table::part;
use ink::On;
use std::borrow::Cow;
use std::fmt::Write;
use std::ops::Range;
use study::wire::Table;
use yew::AttrValue;

/// The table, with what stands above and below its cells, and why a cell is what it is.
pub(crate) fn table(ink: &mut Ink, app: &App) {
    let Some(told) = &app.study_state.table else { return };
    ink.open("section|class=views");
    ink.list();
    if app.shows(part::EXPORT) {
        ink.open("div|class=controls tabs|role=group");
        ink.set("aria-label", &words::views());
        export_dialog::export(ink);
        ink.shut();
    }
    ink.shut();
    ink.open("div|class=desk");
    ink.open("div|id=view|class=view table-pane");
    ink.raw(told.above.shown.clone());
    ink.list();
    if app.rows.shows(Stage::Strip) {
        pane(ink, app, told);
    }
    ink.shut();
    ink.raw(told.below.shown.clone());
    ink.shut();
    ink.list();
    if app.shows(part::WHY) {
        why::why(ink, app, &words::why_cell_hint());
    }
    ink.shut();
    ink.shut();
    ink.shut();
}

/// The cells in a pane of their own.
fn pane(ink: &mut Ink, app: &App, told: &Told) {
    let table = &told.table;
    let layout = Layout::new(&app.viewport, told);
    let wide = layout.before() + layout.across.length();
    ink.open("div|id=table|role=grid|tabindex=0");
    ink.class(&[("sheet", true), ("is-kept", table.kept > 0), ("is-loose", !layout.stays)]);
    // With room for the bar that scrolls.
    ink.style(&format!("width:{}", px(wide + 16.0)));
    ink.set("aria-label", &told.words);
    ink.set("aria-rowcount", &(table.rows() + 1).to_string());
    ink.set("aria-colcount", &(table.columns + 1).to_string());
    ink.on(On::Scroll, Command::Scroll(Pane::Table));
    ink.on(On::Click, Command::Click(Pane::Table));
    ink.on(On::KeyDown, Command::Key(Pane::Table));
    let mut tracks = String::from("grid-template-columns:");
    for width in &layout.kept {
        tracks.push_str(&px(*width));
        tracks.push(' ');
    }
    ink.open("div|role=rowgroup|class=sheet-head");
    ink.style(&format!("width:{}", px(wide)));
    let (from, to) = layout.blocks();
    let heads: Vec<Piece> = (from..to).map(|block| head(ink, table, block)).collect();
    row(ink, table, &layout, 0, &heads, &tracks);
    ink.shut();
    ink.open("div|role=rowgroup|class=sheet-body");
    ink.style(&format!("height:{};width:{}", px(layout.rows.length()), px(wide)));
    for pieces in app.cells.pieces.there.chunk_by(|one, other| one.at.0 == other.at.0) {
        row(ink, table, &layout, pieces[0].at.0, pieces, &tracks);
    }
    ink.shut();
    ink.shut();
}

/// What of a row is in the page.
fn row(ink: &mut Ink, table: &Table, layout: &Layout, row: u64, pieces: &[Piece], tracks: &str) {
    ink.open("div|role=row|class=sheet-row");
    ink.key(&row.to_string());
    ink.set("aria-rowindex", &(row + 1).to_string());
    ink.style(&format!("top:{}", px(layout.rows.place(row.saturating_sub(1)))));
    ink.open("div|role=presentation|class=sheet-kept");
    ink.style(tracks);
    let mut out = String::new();
    for column in 0..=u64::from(table.kept) {
        let text = said(ink, table, (row, column));
        cell(&mut out, table, "", ((row, column), &text), None);
    }
    ink.raw(super::bundle(&out).into());
    ink.shut();
    ink.list();
    for piece in pieces {
        ink.open("div|role=presentation|class=sheet-piece");
        ink.key(&piece.at.1.to_string());
        let (left, each) = (layout.block(piece.at.1), layout.across.each);
        ink.style(&format!("left:{};grid-auto-columns:{}", px(left), px(each)));
        ink.raw(piece.cells.clone());
        ink.shut();
    }
    ink.shut();
    ink.shut();
}

/// What stands in a cell, in the language of the page.
fn said<'t>(ink: &Ink, table: &'t Table, (row, column): Cell) -> Cow<'t, str> {
    match table.message(row, column) {
        Some(message) => ink.words(message).into(),
        None => table.text(row, column).into(),
    }
}

/// The columns of a block.
fn columns(table: &Table, block: u64) -> Range<u64> {
    let from = u64::from(table.kept) + 1 + block * BLOCK;
    from..(from + BLOCK).min(table.columns + 1)
}

/// The heads of a block of columns, some of which are words.
fn head(ink: &Ink, table: &Table, block: u64) -> Piece {
    let mut out = String::new();
    for column in columns(table, block) {
        cell(&mut out, table, "", ((0, column), &said(ink, table, (0, column))), None);
    }
    Piece { at: (0, block), cells: super::bundle(&out).into() }
}

/// The cells of a block as markup, which the browser reads faster than we could build its elements.
pub(crate) fn cells(
    table: &Table,
    subject: &str,
    (row, block): Cell,
    marked: Option<Cell>,
) -> AttrValue {
    let mut out = String::new();
    for column in columns(table, block) {
        let text = table.text(row, column);
        cell(&mut out, table, subject, ((row, column), text), marked);
    }
    super::bundle(&out).into()
}

/// A cell, as a link to itself in the address of the table if it can be chosen; or a head. No text of a table has a
/// sign of markup, and what follows `&` in an address is no name of a sign.
fn cell(
    out: &mut String,
    table: &Table,
    subject: &str,
    (at, text): (Cell, &str),
    marked: Option<Cell>,
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
        let id = cells::id(at);
        let _ = write!(
            out,
            "{lost}><a id=\"{id}\" href=\"#{subject}&at={column}.{row}\" tabindex=\"-1\"{current}>{text}</a></span>"
        );
    } else {
        let _ = write!(out, ">{text}</span>");
    }
}
