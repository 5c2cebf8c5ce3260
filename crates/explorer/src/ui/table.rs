//! A table of more than one game: cells that are links to themselves, of which those in sight are in the page.

use super::{Ink, take, why};
use crate::app::App;
use crate::cells;
use crate::deed::{Deed, Pane};
use crate::grid::px;
use crate::table::{BLOCK, Layout, Piece, Told};
use crate::words;
use embed::table::part;
use ink::On;
use session::markup::Markup;
use study::wire::Table;
use yew::AttrValue;

/// The table, with what stands above and below its cells, and why a cell is what it is.
pub(crate) fn table(ink: &mut Ink, app: &App) {
    let Some(told) = &app.held.table else { return };
    ink.open("section|class=views");
    ink.list();
    if app.shows(part::EXPORT) {
        ink.open("div|class=controls tabs|role=group");
        ink.set("aria-label", words::VIEWS);
        take::export(ink);
        ink.shut();
    }
    ink.shut();
    ink.open("div|class=desk");
    ink.open("div|id=view|class=view table-pane");
    ink.raw(told.above.clone());
    pane(ink, app, told);
    ink.raw(told.below.clone());
    ink.shut();
    ink.list();
    if app.shows(part::WHY) {
        why::why(ink, app, words::WHY_CELL);
    }
    ink.shut();
    ink.shut();
    ink.shut();
}

/// The cells in a pane of their own.
fn pane(ink: &mut Ink, app: &App, told: &Told) {
    let table = &told.table;
    let layout = Layout::new(&app.room, table);
    let wide = layout.before() + layout.across.length();
    ink.open("div|id=table|role=grid|tabindex=0");
    ink.class(&[("sheet", true), ("is-kept", table.kept > 0), ("is-loose", !layout.stays)]);
    // With room for the bar that scrolls.
    ink.style(&format!("width:{}", px(wide + 16.0)));
    ink.set("aria-label", &told.words);
    ink.set("aria-rowcount", &(table.rows.len() + 1).to_string());
    ink.set("aria-colcount", &(table.columns.len() + 1).to_string());
    ink.on(On::Scroll, Deed::Scroll(Pane::Table));
    ink.on(On::Click, Deed::Click(Pane::Table));
    ink.on(On::KeyDown, Deed::Key(Pane::Table));
    let tracks: Vec<String> = layout.kept.iter().map(|width| px(*width)).collect();
    let tracks = format!("grid-template-columns:{}", tracks.join(" "));
    heads(ink, table, &layout, wide, &tracks);
    ink.open("div|role=rowgroup|class=sheet-body");
    ink.style(&format!("height:{};width:{}", px(layout.rows.length()), px(wide)));
    for pieces in app.cells.pieces.there.chunk_by(|one, other| one.row == other.row) {
        row(ink, table, &layout, pieces, &tracks);
    }
    ink.shut();
    ink.shut();
}

/// The heads of the columns.
fn heads(ink: &mut Ink, table: &Table, layout: &Layout, wide: f64, tracks: &str) {
    let kept = table.kept as usize;
    let head = |out: &mut Markup, at: usize, text: &str| {
        out.open("span|role=columnheader");
        out.set("aria-colindex", &(at + 1).to_string());
        out.text(text);
        out.shut();
    };
    ink.open("div|role=rowgroup|class=sheet-head");
    ink.style(&format!("width:{}", px(wide)));
    ink.open("div|role=row|aria-rowindex=1|class=sheet-row");
    let mut out = Markup::default();
    head(&mut out, 0, &table.corner);
    (1..).zip(&table.columns[..kept]).for_each(|(at, column)| head(&mut out, at, &column.head));
    stays(ink, out, tracks);
    let (from, to) = layout.blocks();
    ink.list();
    for block in from..to {
        let mut out = Markup::default();
        let first = kept + (block * BLOCK) as usize;
        let columns = (first + 1..).zip(table.columns.iter().skip(first));
        columns.take(BLOCK as usize).for_each(|(at, column)| head(&mut out, at, &column.head));
        piece(ink, layout, block, out.done().into());
    }
    ink.shut();
    ink.shut();
    ink.shut();
}

/// What of a row is in the page.
fn row(ink: &mut Ink, table: &Table, layout: &Layout, pieces: &[Piece], tracks: &str) {
    let row = pieces[0].row;
    ink.open("div|role=row|class=sheet-row");
    ink.key(&row.to_string());
    ink.set("aria-rowindex", &(row + 2).to_string());
    ink.style(&format!("top:{}", px(layout.rows.place(row))));
    let mut out = Markup::default();
    out.open("span|role=rowheader|aria-colindex=1");
    let line = table.rows.get(row as usize).map_or("", String::as_str);
    out.text(line.split('\t').next().unwrap_or_default());
    out.shut();
    for (text, at) in table.texts(row, 0).take(table.kept as usize).zip(2..) {
        out.open("span|role=gridcell");
        out.number("aria-colindex", at);
        out.text(text);
        out.shut();
    }
    stays(ink, out, tracks);
    ink.list();
    for one in pieces {
        piece(ink, layout, one.block, one.cells.clone());
    }
    ink.shut();
    ink.shut();
}

/// What of a row stays in sight.
fn stays(ink: &mut Ink, cells: Markup, tracks: &str) {
    ink.open("div|role=presentation|class=sheet-kept");
    ink.style(tracks);
    ink.raw(cells.done().into());
    ink.shut();
}

/// A block of cells.
fn piece(ink: &mut Ink, layout: &Layout, block: u64, cells: AttrValue) {
    ink.open("div|role=presentation|class=sheet-piece");
    ink.key(&block.to_string());
    ink.style(&format!(
        "left:{};grid-auto-columns:{}",
        px(layout.block(block)),
        px(layout.across.each)
    ));
    ink.raw(cells);
    ink.shut();
}

/// The cells of a block, each a link to itself in the address of the table, as markup, which the browser reads
/// faster than we could build its elements.
pub(crate) fn cells(
    table: &Table,
    subject: &str,
    (row, block): (u64, u64),
    marked: Option<(u64, u64)>,
) -> AttrValue {
    let mut out = Markup::default();
    let first = u64::from(table.kept) + block * BLOCK;
    let columns = table.columns.iter().skip(first as usize).take(BLOCK as usize);
    let mut texts = table.texts(row, first);
    for (column, here) in (first..).zip(columns) {
        let text = texts.next().unwrap_or_default();
        let at = here.at.filter(|_| !text.is_empty());
        out.open("span|role=gridcell");
        out.set("aria-colindex", &(column + 2).to_string());
        out.class(&[("is-p", at.is_some() && text == table.lost)]);
        match at {
            Some(at) => {
                out.open("a|tabindex=-1");
                out.set("id", &cells::id((row, column)));
                out.set("href", &format!("#{subject}&at={at}.{}", table.first + row));
                if marked == Some((row, column)) {
                    out.set("aria-current", "true");
                }
                out.text(text);
                out.shut();
            }
            None => out.text(text),
        }
        out.shut();
    }
    out.done().into()
}
