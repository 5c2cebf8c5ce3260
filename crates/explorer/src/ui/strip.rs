//! The values in a line, with their period in brackets as in a score.

use crate::app::App;
use crate::command::{Command, Pane, View};
use crate::grid::{Reel, px};
use crate::rows::Stage;
use crate::study_state::StudyState;
use crate::words;
use std::fmt::Write;
use yew::prelude::{AttrValue, Html, classes, html};

/// Brackets that are narrower than this have no room, in px.
const NARROW: f64 = 30.0;

/// About how wide a letter of a label is, in px.
const LETTER: f64 = 6.5;

/// The strip.
pub(crate) fn strip(view: &View, app: &App) -> Html {
    let line = app.screen.viewport.line(&app.studies.shown);
    let two = app.studies.shown.two();
    html! {
        <section class="strip-box">
            <div id="strip" class="score" tabindex="0" role="group" aria-label={view.say(&words::line())}
                onscroll={view.on(Command::Scroll(Pane::Strip))}
                onclick={view.on(Command::Click(Pane::Strip))}>
                <div class={classes!("score-line", two.then_some("is-two"))}
                    ~style={format!("width:{}", px(line.length()))}>
                    if app.screen.rows.shows(Stage::Strip) {
                        { values(view, app, &line) }
                    }
                </div>
            </div>
        </section>
    }
}

/// The values in sight, and the brackets over them.
fn values(view: &View, app: &App, line: &Reel) -> Html {
    let (from, to) = app.screen.rows.line;
    let edge = app.screen.viewport.strip[1];
    html! {
        <>
            for each in brackets(view, &app.studies.shown, line, (from, to)) {
                { bracket(line, each, edge) }
            }
            <div class="notes"
                ~style={format!("left:{};grid-auto-columns:{}", px(line.place(from)), px(line.each))}>
                { Html::from_html_unchecked(notes(&app.studies.shown, (from, to)).into()) }
            </div>
        </>
    }
}

/// The values as markup: heap above, value below, and the value of a second rule below that.
pub(crate) fn notes(study_state: &StudyState, (from, to): (u64, u64)) -> String {
    let mut out = String::from("<div role=\"list\" class=\"lane\">");
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
        let _ = write!(
            out,
            "<span role=\"listitem\" data-n=\"{n}\" class=\"{}\"><i>{n}</i><b>{value}</b>",
            class.trim()
        );
        if study_state.two() {
            let other = other.map(|other| other.to_string()).unwrap_or_default();
            let _ = write!(out, "<b>{other}</b>");
        }
        out.push_str("</span>");
    }
    out.push_str("</div>");
    out
}

/// A bracket over some values.
pub(crate) struct Bracket {
    /// The first value, and the one behind the last.
    pub(crate) values: (u64, u64),
    pub(crate) class: &'static str,
    pub(crate) label: AttrValue,
}

impl Bracket {
    /// True if there is room for its label right of the edge: one whose bracket has almost left would be cut in the
    /// middle of a word.
    pub(crate) fn labelled(&self, line: &Reel, edge: f64) -> bool {
        let (left, right) = (line.place(self.values.0), line.place(self.values.1));
        let letters = (self.label.chars().count() + 3) as f64;
        left >= edge || right - left.max(edge) > LETTER * letters
    }
}

/// A bracket over each period in sight, and a broken one over what stands before the first.
pub(crate) fn brackets(
    view: &View,
    study_state: &StudyState,
    line: &Reel,
    (from, to): (u64, u64),
) -> Vec<Bracket> {
    let mut brackets = Vec::new();
    let Some((start, length, proved)) = study_state.period() else { return brackets };
    let (class, words): (_, fn(u64) -> messages::Message) =
        if proved { ("period", words::period) } else { ("seems", words::seems_to_repeat) };
    if start > from {
        let values = (0, start.min(study_state.count()));
        let label = view.say(&words::before_period(start - 1));
        brackets.push(Bracket { values, class: "before", label });
    }
    let wide = length as f64 * line.each;
    // Where a period is too narrow for a bracket, one holds several.
    let joined = if wide < NARROW { (NARROW / wide).ceil() as u64 } else { 1 };
    let length = length.max(1);
    let first = from.saturating_sub(start) / (length * joined);
    let mut at = start + first * length * joined;
    while at < to {
        let values = (at, (at + length * joined).min(study_state.count()));
        let label = match joined {
            1 if wide > 70.0 => view.say(&words(length)),
            1 => length.to_string().into(),
            _ => format!("{joined} × {length}").into(),
        };
        brackets.push(Bracket { values, class, label });
        at += length * joined;
    }
    brackets
}

fn bracket(line: &Reel, bracket: Bracket, edge: f64) -> Html {
    let labelled = bracket.labelled(line, edge);
    let Bracket { values: (from, to), class, label } = bracket;
    let (left, right) = (line.place(from), line.place(to));
    html! {
        <div key={format!("{class}{from}")} class={classes!("bracket", class)}
            ~style={format!("left:{};width:{}", px(left), px(right - left))}>
            if labelled {
                <span>{ label }</span>
            }
        </div>
    }
}
