//! The values in rows: only those in sight are in the page, and the row that is looked at.

use super::View;
use crate::app::App;
use crate::command::{Command, Pane};
use crate::grid::{self, Reel, px};
use crate::rows::Stage;
use crate::study_state::StudyState;
use crate::words;
use ink::words::Words;
use std::fmt::Write;
use study::address::WIDEST;
use yew::prelude::{Html, classes, html};

/// Rows of a grid that is not scrolled.
const TALL: u64 = 14;

/// The grid with its edge, and what its marks mean.
pub(crate) fn grid(view: &View, app: &App) -> Html {
    let study_state = &app.study_state;
    let columns = app.columns();
    let rows = app.viewport.rows(study_state, columns);
    let across = app.viewport.across(study_state, columns);
    let wide = app.viewport.head(study_state) + across.length();
    let sideways = app.viewport.grid[0] > 0.0 && wide > app.viewport.grid[0] + 1.0;
    let tall = (rows.count.min(TALL) + 1) as f64 * rows.each;
    let last = study_state.count().saturating_sub(1);
    html! {
        <>
            <div class="grid-box">
                <div id="grid" role="grid" class={classes!("grid", sideways.then_some("is-wide"))}
                    ~style={format!("height:{};width:{}", px(tall + 14.0), px(wide + 16.0))}
                    aria-label={view.say(&words::values_of(&app.rules(), last))}
                    aria-describedby="grid-help"
                    aria-rowcount={(rows.count + 1).to_string()}
                    aria-colcount={(columns + 1).to_string()}
                    onscroll={view.on(Command::Scroll(Pane::Grid))}
                    onclick={view.on(Command::Click(Pane::Grid))}
                    onkeydown={view.on(Command::Key(Pane::Grid))}>
                    if app.rows.shows(Stage::Grid) {
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
    let head = px(app.viewport.head(&app.study_state));
    let (count, each) = ((to - from).max(1), px(across.each));
    format!("grid-template-columns:{head} {gap} repeat({count},{each})")
}

/// The rows that are in the page.
fn body(app: &App, rows: &Reel, across: &Reel) -> Html {
    html! {
        for row in &app.rows.made {
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
                { Html::from_html_unchecked(super::bundle(&out).into()) }
            </div>
        </div>
    }
}

/// Takes the place of the columns that are not drawn.
fn gap(out: &mut String, from: u64) {
    if from > 0 {
        out.push_str("<span role=\"presentation\"></span>");
    }
}

/// A row as markup, which the browser reads faster than we could build its elements.
pub(crate) fn cells_of(
    study_state: &StudyState,
    row: u64,
    columns: u64,
    (from, to): (u64, u64),
    language: &str,
) -> String {
    let marks = [words::loses(), words::exception(), words::rules_differ()];
    let marks = marks.map(|mark| mark.words(language).into_owned());
    let first = row * columns;
    let mut out =
        format!("<span role=\"rowheader\" class=\"head\" aria-colindex=\"1\">{first}</span>");
    gap(&mut out, from);
    let period = study_state.period();
    for n in first + from..(first + to).min(study_state.count()) {
        let (one, other) = (study_state.value(0, n), study_state.value(1, n));
        let mut text = one.map(|value| value.to_string()).unwrap_or_default();
        let differ = study_state.two() && other.is_some() && one != other;
        if let Some(other) = other.filter(|_| differ) {
            let _ = write!(text, "|{other}");
        }
        let (lost, exception) = (study_state.here(n) == Some(0), study_state.exception(n));
        let start = period.is_some_and(|(start, ..)| n == start);
        let early = period.is_some_and(|(start, ..)| n < start);
        let mut class = String::new();
        for (word, on) in [("z", lost), ("x", exception), ("d", differ), ("s", start), ("e", early)]
        {
            if on {
                class.push_str(word);
                class.push(' ');
            }
        }
        let mut name = format!("{n}: {text}");
        for (mark, _) in marks.iter().zip([lost, exception, differ]).filter(|(_, on)| *on) {
            name.push_str(", ");
            name.push_str(mark);
        }
        let _ = write!(
            out,
            "<span role=\"gridcell\" id=\"c{n}\" data-n=\"{n}\" tabindex=\"-1\" aria-colindex=\"{}\" \
             aria-label=\"{name}\" class=\"{}\">{text}</span>",
            n - first + 2,
            class.trim()
        );
    }
    super::bundle(&out)
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
