//! The values in rows: only those in sight are in the page, and the row that is looked at.

use super::Ink;
use crate::app::App;
use crate::command::{Command, Pane};
use crate::grid::{self, px};
use crate::rows::Stage;
use crate::study_state::StudyState;
use crate::words;
use ink::On;
use ink::words::Words;
use std::fmt::Write;
use study::address::WIDEST;

/// Rows of a grid that is not scrolled.
const TALL: u64 = 14;

/// The grid with its edge, and what its marks mean.
pub(crate) fn grid(ink: &mut Ink, app: &App) {
    let study_state = &app.study_state;
    let columns = app.columns();
    let rows = app.viewport.rows(study_state, columns);
    let across = app.viewport.across(study_state, columns);
    let cells = grid::beside(&across);
    let head = app.viewport.head(study_state);
    let wide = head + across.length();
    ink.open("div|class=grid-box");
    let sideways = app.viewport.grid[0] > 0.0 && wide > app.viewport.grid[0] + 1.0;
    ink.open("div|id=grid|role=grid");
    ink.class(&[("grid", true), ("is-wide", sideways)]);
    let tall = (rows.count.min(TALL) + 1) as f64 * rows.each;
    let sizes = [("height:", tall + 14.0), (";width:", wide + 16.0)];
    let style: String = sizes.iter().map(|(name, size)| format!("{name}{}", px(*size))).collect();
    ink.style(&style);
    let last = study_state.count().saturating_sub(1);
    ink.set("aria-label", &words::values_of(&super::rules(app), last));
    ink.fixed("aria-describedby", "grid-help");
    ink.set("aria-rowcount", &(rows.count + 1).to_string());
    ink.set("aria-colcount", &(columns + 1).to_string());
    ink.on(On::Scroll, Command::Scroll(Pane::Grid));
    ink.on(On::Click, Command::Click(Pane::Grid));
    ink.on(On::KeyDown, Command::Key(Pane::Grid));
    // On each row and not inherited: another width would make the browser look at every cell anew.
    let tracks = |(from, to): (u64, u64)| {
        let gap = if from > 0 { px(from as f64 * across.each) } else { String::new() };
        let (head, count, each) = (px(head), (to - from).max(1), px(across.each));
        format!("grid-template-columns:{head} {gap} repeat({count},{each})")
    };
    ink.list();
    if app.rows.shows(Stage::Grid) {
        heads(ink, cells, wide, &tracks(cells));
    }
    ink.shut();
    ink.open("div|role=rowgroup|class=grid-body");
    ink.style(&format!("height:{};width:{}", px(rows.length()), px(wide)));
    for row in &app.rows.made {
        ink.open("div|role=row|class=grid-row");
        ink.key(&row.at.to_string());
        ink.set("aria-rowindex", &(row.at + 2).to_string());
        ink.style(&format!("top:{};{}", px(rows.place(row.at)), tracks(row.cells())));
        ink.raw(row.markup.clone());
        ink.shut();
    }
    ink.shut();
    ink.shut();
    edge(ink, columns);
    ink.shut();
    ink.list();
    if sideways {
        ink.say("p|class=soft sideways", &words::scroll_sideways(columns.saturating_sub(1)));
    }
    ink.shut();
    key(ink, study_state);
}

/// The numbers of the columns.
fn heads(ink: &mut Ink, (from, to): (u64, u64), wide: f64, tracks: &str) {
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
    ink.open("div|role=rowgroup|class=grid-head");
    ink.style(&format!("width:{}", px(wide)));
    ink.open("div|role=row|aria-rowindex=1|class=grid-top");
    ink.style(tracks);
    ink.raw(super::bundle(&out).into());
    ink.shut();
    ink.shut();
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
fn edge(ink: &mut Ink, columns: u64) {
    ink.open("div|id=edge|class=edge|role=separator|tabindex=0|aria-orientation=vertical|aria-valuemin=1");
    ink.set("aria-label", &words::edge());
    ink.set("aria-valuenow", &columns.to_string());
    ink.set("aria-valuemax", &WIDEST.to_string());
    ink.set("title", &words::edge());
    for (on, command) in [
        (On::PointerDown, Command::Down(Pane::Edge)),
        (On::PointerMove, Command::Move(Pane::Edge)),
        (On::PointerUp, Command::Up(Pane::Edge)),
        (On::PointerCancel, Command::Up(Pane::Edge)),
        (On::KeyDown, Command::Key(Pane::Edge)),
    ] {
        ink.on(on, command);
    }
    ink.shut();
}

/// What the marks mean.
fn key(ink: &mut Ink, study_state: &StudyState) {
    ink.open("p|class=key marks");
    let proved = study_state.period().is_some();
    for (class, word, on) in [
        ("z", words::zero_loses(), true),
        (
            "x",
            words::is_exception(),
            study_state.looked().is_some_and(|one| !one.exceptions.is_empty()),
        ),
        ("s", words::period_begins(), proved),
        ("d", words::rules_differ(), study_state.two()),
    ] {
        ink.list();
        if on {
            ink.open("span");
            ink.open("i|aria-hidden=true");
            ink.set("class", class);
            ink.text("0");
            ink.shut();
            ink.text(&word);
            ink.shut();
        }
        ink.shut();
    }
    ink.say("span|id=grid-help", &words::grid_help());
    ink.shut();
}
