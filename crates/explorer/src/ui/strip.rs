//! The values in a line, with their period in brackets as in a score.

use super::Ink;
use crate::app::App;
use crate::command::{Command, Pane};
use crate::grid::{self, px};
use crate::rows::Stage;
use crate::study_state::StudyState;
use crate::words;
use ink::On;
use std::fmt::Write;
use yew::AttrValue;

/// Brackets that are narrower than this have no room, in px.
const NARROW: f64 = 30.0;

/// About how wide a letter of a label is, in px.
const LETTER: f64 = 6.5;

/// The strip.
pub(crate) fn strip(ink: &mut Ink, app: &App) {
    let study_state = &app.study_state;
    let line = app.viewport.line(study_state);
    let (from, to) = app.rows.line;
    ink.open("section|class=strip-box");
    ink.open("div|id=strip|class=score|tabindex=0|role=group");
    ink.set("aria-label", &words::line());
    ink.on(On::Scroll, Command::Scroll(Pane::Strip));
    ink.on(On::Click, Command::Click(Pane::Strip));
    ink.open("div");
    ink.class(&[("score-line", true), ("is-two", study_state.two())]);
    ink.style(&format!("width:{}", px(line.length())));
    ink.list();
    if app.rows.shows(Stage::Strip) {
        values(ink, app, &line, (from, to));
    }
    ink.shut();
    ink.shut();
    ink.shut();
    ink.shut();
}

/// The values in sight, and the brackets over them.
fn values(ink: &mut Ink, app: &App, line: &grid::Reel, (from, to): (u64, u64)) {
    let study_state = &app.study_state;
    ink.list();
    brackets(ink, study_state, line, (from, to), app.viewport.strip[1]);
    ink.shut();
    ink.open("div|class=notes");
    ink.style(&format!("left:{};grid-auto-columns:{}", px(line.place(from)), px(line.each)));
    ink.raw(AttrValue::from(notes(study_state, (from, to))));
    ink.shut();
}

/// The values as markup: heap above, value below, and the value of a second rule below that.
fn notes(study_state: &StudyState, (from, to): (u64, u64)) -> String {
    let mut out = String::from("<div class=\"lane\">");
    let start = study_state.period().map(|(start, ..)| start);
    for n in from..to {
        let value = study_state.value(0, n);
        let other = study_state.value(1, n);
        let differ = study_state.two() && value != other;
        let mut class = String::new();
        for (word, on) in [
            ("z", study_state.here(n) == Some(0)),
            ("x", study_state.exception(n)),
            ("d", differ),
            ("s", start == Some(n)),
        ] {
            if on {
                class.push_str(word);
                class.push(' ');
            }
        }
        let value = value.map(|value| value.to_string()).unwrap_or_default();
        // Writing to a text does not fail.
        let _ =
            write!(out, "<span data-n=\"{n}\" class=\"{}\"><i>{n}</i><b>{value}</b>", class.trim());
        if study_state.two() {
            let other = other.map(|other| other.to_string()).unwrap_or_default();
            let _ = write!(out, "<b>{other}</b>");
        }
        out.push_str("</span>");
    }
    out.push_str("</div>");
    out
}

/// A bracket over each period in sight, and a broken one over what stands before the first.
fn brackets(
    ink: &mut Ink,
    study_state: &StudyState,
    line: &grid::Reel,
    (from, to): (u64, u64),
    left: f64,
) {
    let Some((start, length, proved)) = study_state.period() else { return };
    let told = if proved { words::period } else { words::seems_to_repeat };
    if start > from {
        let label = ink.words(&words::before_period(start - 1));
        bracket(ink, line, (0, start.min(study_state.count())), "before", &label, left);
    }
    let wide = length as f64 * line.each;
    // Where a period is too narrow for a bracket, one holds several.
    let joined = if wide < NARROW { (NARROW / wide).ceil() as u64 } else { 1 };
    let length = length.max(1);
    let first = from.saturating_sub(start) / (length * joined);
    let mut at = start + first * length * joined;
    while at < to {
        let upto = (at + length * joined).min(study_state.count());
        let label = match joined {
            1 if wide > 70.0 => ink.words(&told(length)),
            1 => length.to_string(),
            _ => format!("{joined} × {length}"),
        };
        let spec = if proved { "period" } else { "seems" };
        bracket(ink, line, (at, upto), spec, &label, left);
        at += length * joined;
    }
}

fn bracket(
    ink: &mut Ink,
    line: &grid::Reel,
    (from, to): (u64, u64),
    kind: &'static str,
    label: &str,
    edge: f64,
) {
    ink.open("div");
    ink.key(&format!("{kind}{from}"));
    ink.class(&[("bracket", true), (kind, true)]);
    let (left, right) = (line.place(from), line.place(to));
    ink.style(&format!("left:{};width:{}", px(left), px(right - left)));
    // A label whose bracket has almost left would be cut in the middle of a word.
    let room = right - left.max(edge) > LETTER * (label.chars().count() + 3) as f64;
    ink.list();
    if room || left >= edge {
        ink.say("span", label);
    }
    ink.shut();
    ink.shut();
}
