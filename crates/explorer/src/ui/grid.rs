//! The values in rows: only those in sight are in the page, and the row that is looked at.

use crate::app::App;
use crate::command::{Command, Pane, View};
use crate::grid::{self, Reel, px};
use crate::markup::bundle;
use crate::rows::{Stage, gap};
use crate::study_state::StudyState;
use crate::words;
use std::fmt::Write;
use study::address::WIDEST;
use yew::prelude::{Html, classes, html};

/// Rows of a grid that is not scrolled.
const TALL: u64 = 14;

/// The grid with its edge, and what its marks mean.
pub(crate) fn grid(view: &View, app: &App) -> Html {
    let study_state = &app.studies.shown;
    let columns = app.columns();
    let rows = app.screen.viewport.rows(study_state, columns);
    let across = app.screen.viewport.across(study_state, columns);
    let wide = app.screen.viewport.head(study_state) + across.length();
    let sideways = app.screen.viewport.grid[0] > 0.0 && wide > app.screen.viewport.grid[0] + 1.0;
    let tall = (rows.count.min(TALL) + 1) as f64 * rows.each;
    let last = study_state.count().saturating_sub(1);
    html! {
        <>
            <div class="grid-box">
                <div id="grid" role="grid" class={classes!("grid", sideways.then_some("is-wide"))}
                    ~style={format!("height:{};width:{}", px(tall + 14.0), px(wide + 16.0))}
                    aria-label={view.say(&words::values_of(&app.address.rules(), last))}
                    aria-describedby="grid-help"
                    aria-rowcount={(rows.count + 1).to_string()}
                    aria-colcount={(columns + 1).to_string()}
                    onscroll={view.on(Command::Scroll(Pane::Grid))}
                    onclick={view.on(Command::Click(Pane::Grid))}
                    onkeydown={view.on(Command::Key(Pane::Grid))}>
                    if app.screen.rows.shows(Stage::Grid) {
                        { heads(app, &across, wide) }
                    }
                    <div role="rowgroup" class="grid-body"
                        ~style={format!("height:{};width:{}", px(rows.length()), px(wide))}>
                        { body(app, &rows, &across) }
                    </div>
                </div>
                { edge(view, columns) }
            </div>
            if sideways {
                <p class="soft sideways">
                    { view.text(&words::scroll_sideways(columns.saturating_sub(1))) }
                </p>
            }
            { key(view, study_state) }
        </>
    }
}

/// The widths of the cells of a row. On each row and not inherited: another width would make the browser look at
/// every cell anew.
fn tracks(app: &App, across: &Reel, (from, to): (u64, u64)) -> String {
    let gap = if from > 0 { px(from as f64 * across.each) } else { String::new() };
    let head = px(app.screen.viewport.head(&app.studies.shown));
    let (count, each) = ((to - from).max(1), px(across.each));
    format!("grid-template-columns:{head} {gap} repeat({count},{each})")
}

/// The rows that are in the page.
fn body(app: &App, rows: &Reel, across: &Reel) -> Html {
    html! {
        for row in &app.screen.rows.made {
            <div key={row.at} role="row" class="grid-row" aria-rowindex={(row.at + 2).to_string()}
                ~style={format!("top:{};{}", px(rows.place(row.at)), tracks(app, across, row.cells()))}>
                { Html::from_html_unchecked(row.markup.clone()) }
            </div>
        }
    }
}

/// The numbers of the columns.
fn heads(app: &App, across: &Reel, wide: f64) -> Html {
    let (from, to) = grid::beside(across);
    let mut out = String::from("<span role=\"columnheader\" class=\"corner\">n</span>");
    gap(&mut out, from);
    for column in from..to {
        // Writing to a text does not fail.
        let _ = write!(
            out,
            "<span role=\"columnheader\" aria-colindex=\"{}\">{column}</span>",
            column + 2
        );
    }
    html! {
        <div role="rowgroup" class="grid-head" ~style={format!("width:{}", px(wide))}>
            <div role="row" aria-rowindex="1" class="grid-top" ~style={tracks(app, across, (from, to))}>
                { Html::from_html_unchecked(bundle(&out).into()) }
            </div>
        </div>
    }
}

/// The right edge, which is dragged to change the width.
fn edge(view: &View, columns: u64) -> Html {
    let name = view.say(&words::edge());
    html! {
        <div id="edge" class="edge" role="separator" tabindex="0" aria-orientation="vertical"
            aria-label={name.clone()} title={name} aria-valuemin="1"
            aria-valuenow={columns.to_string()} aria-valuemax={WIDEST.to_string()}
            onpointerdown={view.on(Command::Down(Pane::Edge))}
            onpointermove={view.on(Command::Move(Pane::Edge))}
            onpointerup={view.on(Command::Up(Pane::Edge))}
            onpointercancel={view.on(Command::Up(Pane::Edge))}
            onkeydown={view.on(Command::Key(Pane::Edge))} />
    }
}

/// What the marks mean.
fn key(view: &View, study_state: &StudyState) -> Html {
    let proved = study_state.period().is_some();
    let exceptions = study_state.looked().is_some_and(|one| !one.exceptions.is_empty());
    let marks = [
        ("z", words::zero_loses(), true),
        ("x", words::is_exception(), exceptions),
        ("s", words::period_begins(), proved),
        ("d", words::rules_differ(), study_state.two()),
    ];
    html! {
        <p class="key marks">
            for (class, word, _) in marks.into_iter().filter(|(.., on)| *on) {
                <span><i {class} aria-hidden="true">{ "0" }</i>{ view.text(&word) }</span>
            }
            <span id="grid-help">{ view.text(&words::grid_help()) }</span>
        </p>
    }
}
