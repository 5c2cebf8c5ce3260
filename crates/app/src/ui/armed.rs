//! The line under the board: what is about to be done, by number as well as by touch.

use super::controls;
use super::fields::stepper;
use crate::store::{Act, Origin, Table};
use crate::{browser, words};
use session::seat::Seat;
use session::{Action, Session, say};
use solver::board::Board;
use solver::play::{Move, Span};
use yew::prelude::*;

/// Boards too large to touch: a move there begins with a number.
const LARGE: u64 = 30;

/// What is about to be done, or what can be.
pub(crate) fn armed(table: &Table, act: &Act, kind: &'static str) -> Html {
    let session = &table.session;
    let on = |action: Action| act.click(Origin::Board, action);
    let hint = |words: &str| html! { <p class="soft">{ words.to_string() }</p> };
    let content = if let Some(mv) = session.armed() {
        html! { <>
            { amounts(session, act, Some(mv)) }
            <button type="button" class="act" onclick={on(Action::Confirm)}>
                { say::button(session, session.cursor(), mv) }
            </button>
            <button type="button" class="word" onclick={on(Action::Cancel)}>
                { words::CANCEL }
            </button>
        </> }
    } else if session.editing() {
        hint(words::EDITING)
    } else if session.looking_back() {
        html! { <>
            { hint(&words::back(session.cursor(), session.line().len())) }
            <button type="button" class="act" onclick={on(Action::GoOn)}>{ words::GO_ON }</button>
        </> }
    } else if session.over() {
        ended(session, act)
    } else if session.open_to_touch() {
        html! { <>{ hint(words::touch(kind)) }{ amounts(session, act, None) }</> }
    } else if session.players().mixed() {
        hint(words::WAIT)
    } else {
        hint(words::WATCH)
    };
    html! { <div class="armed">{ content }</div> }
}

/// After the end: a new game, or another try from where a person threw the win away.
fn ended(session: &Session, act: &Act) -> Html {
    let review = session.review();
    let thrown = review.and_then(|review| review.decided.filter(|_| review.certain));
    let mine = thrown.filter(|ply| session.players().seat(*ply) == Seat::Person);
    let new = controls::new(act);
    let Some(ply) = mine else {
        return html! {
            <button type="button" class="act" onclick={new}>{ words::NEW_GAME }</button>
        };
    };
    let act = act.clone();
    let again = Callback::from(move |_: MouseEvent| {
        act.emit(Origin::Board, Action::Jump(ply));
        act.emit(Origin::Board, Action::GoOn);
    });
    html! { <>
        <button type="button" class="act" onclick={again}>{ words::AGAIN }</button>
        <button type="button" class="word" onclick={new}>{ words::NEW_GAME }</button>
    </> }
}

/// Number and place of the move, where moves are numbers.
fn amounts(session: &Session, act: &Act, armed: Option<&Move>) -> Html {
    let look = session.look();
    if matches!(
        look.board,
        Board::Pins { .. } | Board::Queen { .. } | Board::Graph { .. } | Board::Numbers { .. }
    ) {
        return Html::default();
    }
    let spans = look.spans;
    let large = spans.iter().any(|span| span.high > LARGE);
    if armed.is_none() && !large {
        return Html::default();
    }
    let step = armed.map(Move::first);
    let place = step.map_or(spans.first().map_or(0, |span| span.place), |step| step.place);
    let amount = step.map_or(0, |step| step.amount);
    html! { <>
        if large { { places(&look.board, &spans, place, amount, act) } }
        { how_many(&spans, place, amount, act) }
    </> }
}

/// The legal amount at a place that lies next to the one that is wanted.
fn near(spans: &[Span], place: u32, wanted: u64) -> Option<u64> {
    let here = spans.iter().filter(|span| span.place == place);
    here.map(|span| wanted.clamp(span.low, span.high)).min_by_key(|n| n.abs_diff(wanted))
}

fn places(board: &Board, spans: &[Span], place: u32, amount: u64, act: &Act) -> Html {
    let mut open: Vec<u32> = spans.iter().map(|span| span.place).collect();
    open.dedup();
    if open.len() < 2 {
        return Html::default();
    }
    let (act, all) = (act.clone(), spans.to_vec());
    let onchange = Callback::from(move |event: Event| {
        let place = browser::value(&event).parse().unwrap_or(0);
        if let Some(amount) = near(&all, place, amount.max(1)) {
            act.emit(Origin::Board, Action::Arm(Move::one(place, amount)));
        }
    });
    html! {
        <select aria-label={words::PLACE} data-value={place.to_string()} {onchange}>
            { for open.into_iter().map(|option| html! {
                <option value={option.to_string()}>{ words::part(board, option as usize) }</option>
            }) }
        </select>
    }
}

/// A number that turns into the next legal one, at once and visibly.
fn how_many(spans: &[Span], place: u32, amount: u64, act: &Act) -> Html {
    let here = || spans.iter().filter(|span| span.place == place);
    let less = here().filter(|span| span.low < amount).map(|span| span.high.min(amount - 1)).max();
    let more = here().filter(|span| span.high > amount).map(|span| span.low.max(amount + 1)).min();
    let (act, all) = (act.clone(), spans.to_vec());
    let on = Callback::from(move |text: String| {
        let wanted = text.parse().unwrap_or(amount.max(1));
        let legal = near(&all, place, wanted)?;
        act.emit(Origin::Board, Action::Arm(Move::one(place, legal)));
        Some(legal)
    });
    let shown = if amount == 0 { String::new() } else { amount.to_string() };
    stepper(words::AMOUNT, shown, [less, more], on)
}
