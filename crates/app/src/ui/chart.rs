//! Who was winning, move by move: a chart of radio buttons, each of which leads to its position.

use super::View;
use crate::command::{Command, Origin};
use crate::words;
use messages::markup::classes;
use session::review::HIGH;
use session::{Action, Session, say};
use solver::play::Outcome;
use yew::prelude::{Html, html};

/// Height of the drawing, in its own units.
const TALL: i64 = 100;

/// The chart, where values may be seen and there is more than one position.
pub(crate) fn chart(view: &View, session: &Session) -> Html {
    if session.line().is_empty() || !(session.values() || session.finished()) {
        return Html::default();
    }
    let last = session.line().len();
    let tops: Vec<i64> = (0..=last).map(|ply| top(session, ply)).collect();
    html! {
        // Where points are counted the marks have no letters, as on the board.
        <div class={classes(&[("worth", true), ("is-plain", say::most(session))])}>
            for player in [0, 1] {
                <span aria-hidden="true">{ view.text(&say::mover(session.players(), player)) }</span>
            }
            <div class="points" role="radiogroup" aria-label={view.say(&words::chart())}>
                for ply in 0..=last {
                    { point(view, session, ply) }
                }
                <svg preserveAspectRatio="none" aria-hidden="true"
                    viewBox={format!("0 0 {} {TALL}", 2 * last + 2)}
                    ~style={format!("width:calc(2.2 * var(--last-move-rem) * {})", last + 1)}>
                    <path class="axis" d="M0 50H9999" />
                    <path d={way(&tops)} />
                </svg>
            </div>
        </div>
    }
}

/// How far from the top a position stands.
fn top(session: &Session, ply: usize) -> i64 {
    TALL / 2 - session.point(ply, session.most()).height * 24 / HIGH
}

/// The line through all positions.
fn way(tops: &[i64]) -> String {
    let step = |(ply, top)| format!("{}{} {top}", if ply == 0 { 'M' } else { 'L' }, 2 * ply + 1);
    tops.iter().enumerate().map(step).collect()
}

fn point(view: &View, session: &Session, ply: usize) -> Html {
    let point = session.point(ply, session.most());
    let jump = Command::Do(Origin::Board, Action::Jump(ply));
    html! {
        <label key={ply} class={point.slip.then_some("is-slip")}>
            <input type="radio" name="worth" aria-label={view.say(&point.name)}
                data-value={if session.cursor() == ply { "1" } else { "0" }}
                onchange={view.on(jump)} />
            <span ~style={format!("top:{}%", top(session, ply))}>
                { mark(point.outcome) }
                <b>{ view.text(&point.worth) }</b>
            </span>
        </label>
    }
}

/// The mark of an outcome, as on the board.
fn mark(outcome: Option<Outcome>) -> Html {
    let symbol = match outcome {
        Some(Outcome::P) => "#mark-p",
        Some(Outcome::N) => "#mark-n",
        Some(Outcome::D) => return html! { <i>{ "D" }</i> },
        Some(Outcome::L) => return html! { <i>{ "L" }</i> },
        Some(Outcome::R) => return html! { <i>{ "R" }</i> },
        None => return html! { <i>{ "–" }</i> },
    };
    html! { <svg viewBox="0 0 24 24" aria-hidden="true"><use href={symbol} /></svg> }
}
