//! What was said about the last move, and with values shown what wins now and why.

use super::reason;
use crate::store::{Act, Event, Origin, Table};
use crate::words;
use session::seat::Seat;
use session::{Action, Session, say};
use solver::play::{Move, Outcome};
use yew::prelude::*;

/// Most winning moves that are listed.
const LISTED: usize = 12;

/// What there is to say about the last move and the position.
pub(crate) fn say(table: &Table, act: &Act) -> Html {
    let session = &table.session;
    let wrong = table.wrong.clone();
    html! {
        <div class="say">
            if let Some(wrong) = wrong { <p class="notice" data-wrong="">{ wrong }</p> }
            { last(table, act) }
            if session.values() && !session.over() && session.verdict().is_some() {
                { known(session, act) }
            }
        </div>
    }
}

/// The last move in a sentence; after the machine's, why it was made.
fn last(table: &Table, act: &Act) -> Html {
    let session = &table.session;
    let Some(ply) = session.cursor().checked_sub(1) else { return Html::default() };
    let machine = session.players().seat(ply) == Seat::Machine;
    let (open, act) = (table.why, act.clone());
    let onclick = Callback::from(move |_: MouseEvent| act.tell(Event::Why(!open)));
    html! { <>
        <p>
            { say::move_made(session, ply) }
            if machine && session.verdict_at(ply).is_some() {
                { " " }
                <button type="button" class="word why" {onclick}
                    aria-expanded={if open { "true" } else { "false" }}>{ words::WHY }</button>
            }
        </p>
        if machine && open { <div class="because">{ because(session, ply) }</div> }
    </> }
}

/// Why a machine made its move.
fn because(session: &Session, ply: usize) -> Html {
    let mv = &session.line()[ply].mv;
    if let Some(told) = session.reason(ply, mv) {
        return html! { <>
            <p>{ say::reason(session, ply, &told) }</p>
            { reason::picture(&told) }
        </> };
    }
    let outcome = session.verdict_at(ply).and_then(|verdict| verdict.outcome);
    let sentence = match outcome {
        Some(Outcome::P) => words::HAD_NONE,
        Some(Outcome::N) => words::MISSED,
        None => words::NOT_KNOWN,
    };
    html! { <p>{ sentence }</p> }
}

/// All that is known about the position shown.
fn known(session: &Session, act: &Act) -> Html {
    let Some(verdict) = session.verdict() else { return Html::default() };
    let fact = session.fact_at(session.cursor());
    let lost = verdict.outcome == Some(Outcome::P);
    html! {
        <section class="known" aria-label={words::WINNING}>
            if !verdict.winning.is_empty() {
                <h2>{ words::WINNING }</h2>
                { winning(session, act, &verdict.winning) }
            } else if lost {
                <h2>{ words::NONE_WIN }</h2>
                <p>{ say::why_lost(fact.as_ref()) }</p>
                if let Some(fact) = &fact { { reason::pair(None, fact) } }
            }
            <p class="soft">{ say::known(verdict.known) }</p>
            { legend() }
        </section>
    }
}

/// The winning moves, each with its reason; the picture is that of the armed one, or the first.
fn winning(session: &Session, act: &Act, moves: &[Move]) -> Html {
    let ply = session.cursor();
    let shown = session.armed().filter(|armed| moves.contains(armed)).or(moves.first());
    let row = |mv: &Move| {
        let onclick = act.click(Origin::Board, Action::Arm(mv.clone()));
        let told = session.reason(ply, mv).map(|told| say::reason(session, ply, &told));
        let notation = session.notation(ply, mv);
        html! {
            <li key={notation.clone()} data-winning={notation}>
                <button type="button" class="word" {onclick}
                    aria-pressed={(session.armed() == Some(mv)).then_some("true")}>
                    { say::button(session, ply, mv) }
                </button>
                <p>{ told }</p>
            </li>
        }
    };
    let picture = shown.and_then(|mv| session.reason(ply, mv));
    let rest = moves.len().saturating_sub(LISTED);
    html! { <>
        <ul class="wins">{ for moves.iter().take(LISTED).map(row) }</ul>
        if rest > 0 { <p class="soft">{ words::more(rest) }</p> }
        if let Some(told) = &picture { { reason::picture(told) } }
    </> }
}

/// The marks of the board in words.
fn legend() -> Html {
    let (wins, fails) = say::legend();
    let entry = |symbol: &'static str, words: &'static str| {
        html! {
            <span>
                <svg viewBox="0 0 24 24" aria-hidden="true"><use href={symbol}/></svg>{ words }
            </span>
        }
    };
    html! { <p class="key">
        { entry("#mark-p", wins) }
        { entry("#mark-n", fails) }
    </p> }
}
