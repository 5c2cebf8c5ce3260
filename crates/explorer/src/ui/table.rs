//! A table of more than one game: cells that are links to themselves, of which those in sight are in the page.

use super::{export_dialog, why};
use crate::app::App;
use crate::command::{Command, Pane, View};
use crate::grid::px;
use crate::markup::{bundle, table_cell};
use crate::rows::Stage;
use crate::table::{Cell, Layout, Piece, TableState, columns};
use crate::words;
use embed::table::part;
use study::wire::Table;
use yew::prelude::{AttrValue, Html, classes, html};

/// The table, with what stands above and below its cells, and why a cell is what it is.
pub(crate) fn table(view: &View, app: &App) -> Html {
    let Some(state) = &app.studies.shown.table else { return Html::default() };
    html! {
        <section class="views">
            if app.shows(part::EXPORT) {
                <div class="controls tabs" role="group" aria-label={view.say(&words::views())}>
                    { export_dialog::export(view) }
                </div>
            }
            <div class="desk">
                <div id="view" class="view table-pane">
                    { state.above.show() }
                    if app.screen.rows.shows(Stage::Strip) {
                        { pane(view, app, state) }
                    }
                    { state.below.show() }
                </div>
                if app.shows(part::WHY) {
                    { why::why(view, app, &words::why_cell_hint()) }
                }
            </div>
        </section>
    }
}

/// The cells in a pane of their own.
fn pane(view: &View, app: &App, state: &TableState) -> Html {
    let table = &state.table;
    let layout = Layout::new(&app.screen.viewport, state);
    let wide = layout.before() + layout.across.length();
    let kept = (table.kept > 0).then_some("is-kept");
    let (from, to) = layout.blocks();
    let heads: Vec<Piece> = (from..to).map(|block| head(view, table, block)).collect();
    html! {
        <div id="table" role="grid" tabindex="0"
            class={classes!("sheet", kept, (!layout.stays).then_some("is-loose"))}
            // With room for the bar that scrolls.
            ~style={format!("width:{}", px(wide + 16.0))}
            aria-label={view.say(&state.words)}
            aria-rowcount={(table.rows() + 1).to_string()}
            aria-colcount={(table.columns + 1).to_string()}
            onscroll={view.on(Command::Scroll(Pane::Table))}
            onclick={view.on(Command::Click(Pane::Table))}
            onkeydown={view.on(Command::Key(Pane::Table))}>
            <div role="rowgroup" class="sheet-head" ~style={format!("width:{}", px(wide))}>
                { row(view, table, &layout, &heads, 0) }
            </div>
            <div role="rowgroup" class="sheet-body"
                ~style={format!("height:{};width:{}", px(layout.rows.length()), px(wide))}>
                for pieces in app.screen.cells.pieces.there.chunk_by(|one, other| one.at.0 == other.at.0) {
                    { row(view, table, &layout, pieces, pieces[0].at.0) }
                }
            </div>
        </div>
    }
}

/// What of a row is in the page.
fn row(view: &View, table: &Table, layout: &Layout, pieces: &[Piece], row: u64) -> Html {
    let mut tracks = String::from("grid-template-columns:");
    for width in &layout.kept {
        tracks.push_str(&px(*width));
        tracks.push(' ');
    }
    let mut out = String::new();
    for column in 0..=u64::from(table.kept) {
        table_cell(&mut out, table, "", ((row, column), &said(view, table, (row, column))), None);
    }
    html! {
        <div key={row} role="row" class="sheet-row" aria-rowindex={(row + 1).to_string()}
            ~style={format!("top:{}", px(layout.rows.place(row.saturating_sub(1))))}>
            <div role="presentation" class="sheet-kept" ~style={tracks}>
                { Html::from_html_unchecked(bundle(&out).into()) }
            </div>
            for Piece { at: (_, block), cells } in pieces {
                { piece(layout, *block, cells) }
            }
        </div>
    }
}

fn piece(layout: &Layout, block: u64, cells: &AttrValue) -> Html {
    let (left, each) = (layout.block(block), layout.across.each);
    html! {
        <div key={block} role="presentation" class="sheet-piece"
            ~style={format!("left:{};grid-auto-columns:{}", px(left), px(each))}>
            { Html::from_html_unchecked(cells.clone()) }
        </div>
    }
}

/// What stands in a cell, in the language of the page.
fn said(view: &View, table: &Table, (row, column): Cell) -> AttrValue {
    match table.message(row, column) {
        Some(message) => view.say(message),
        None => table.text(row, column).to_string().into(),
    }
}

/// The heads of a block of columns, some of which are words.
fn head(view: &View, table: &Table, block: u64) -> Piece {
    let mut out = String::new();
    for column in columns(table, block) {
        table_cell(&mut out, table, "", ((0, column), &said(view, table, (0, column))), None);
    }
    Piece { at: (0, block), cells: bundle(&out).into() }
}
