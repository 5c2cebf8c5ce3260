//! The line under the board: what is about to be done, by number as well as by touch.

use super::controls::does;
use crate::pages::play::PartProps;
use crate::store::Origin;
use crate::{browser, words};
use session::seat::Seat;
use session::{Action, Session, say};
use solver::board::Board;
use solver::play::{Move, Span};
use yew::prelude::*;

#[derive(Properties, Clone, PartialEq)]
pub(crate) struct ArmedProps {
    /// Kind of the board.
    pub(crate) kind: &'static str,
    pub(crate) part: PartProps,
}

/// Boards too large to touch: a move there begins with a number.
const LARGE: u64 = 30;

#[component]
pub(crate) fn Armed(props: &ArmedProps) -> Html {
    let (session, act) = (&props.part.table.session, &props.part.act);
    let on = |action: Action| does(act, Origin::Board, action);
    let hint = |words: String| html! { <p class="soft">{ words }</p> };
    let content = if let Some(mv) = session.armed() {
        html! { <>
            { amounts(props, session, Some(mv)) }
            <button type="button" class="act" onclick={on(Action::Confirm)}>
                { say::button(session, session.cursor(), mv) }
            </button>
            <button type="button" class="word" onclick={on(Action::Cancel)}>
                { words::CANCEL }
            </button>
        </> }
    } else if session.editing() {
        hint(words::EDITING.to_string())
    } else if session.looking_back() {
        html! { <>
            { hint(words::back(session.cursor(), session.line().len())) }
            <button type="button" class="act" onclick={on(Action::GoOn)}>{ words::GO_ON }</button>
        </> }
    } else if session.over() {
        ended(props, session)
    } else if session.open_to_touch() {
        html! { <>
            { hint(words::touch(props.kind).to_string()) }
            { amounts(props, session, None) }
        </> }
    } else if session.players().mixed() {
        hint(words::WAIT.to_string())
    } else {
        hint(words::WATCH.to_string())
    };
    html! { <div class="armed">{ content }</div> }
}

/// After the end: a new game, or another try from where a person threw the win away.
fn ended(props: &ArmedProps, session: &Session) -> Html {
    let new = props.part.act.reform(|_: MouseEvent| {
        (Origin::Board, Action::New { seed: browser::seed() })
    });
    let review = session.review();
    let thrown = review.and_then(|review| review.decided.filter(|_| review.certain));
    let mine = thrown.filter(|ply| session.players().seat(*ply) == Seat::Person);
    let again = mine.map(|ply| {
        let act = props.part.act.clone();
        Callback::from(move |_: MouseEvent| {
            act.emit((Origin::Board, Action::Jump(ply)));
            act.emit((Origin::Board, Action::GoOn));
        })
    });
    html! { <>
        if let Some(onclick) = again {
            <button type="button" class="act" {onclick}>{ words::AGAIN }</button>
            <button type="button" class="word" onclick={new}>{ words::NEW_GAME }</button>
        } else {
            <button type="button" class="act" onclick={new}>{ words::NEW_GAME }</button>
        }
    </> }
}

/// Number and place of the move, where moves are numbers.
fn amounts(props: &ArmedProps, session: &Session, armed: Option<&Move>) -> Html {
    let look = session.look();
    if matches!(look.board, Board::Pins { .. } | Board::Queen { .. }) {
        return Html::default();
    }
    let spans = look.spans;
    let large = spans.iter().any(|span| span.high > LARGE);
    if armed.is_none() && !large {
        return Html::default();
    }
    let step = armed.map(Move::first);
    let place = step.map_or(spans.first().map_or(0, |span| span.place), |step| step.place);
    let arm = move |spans: &[Span], place: u32, wanted: u64| {
        near(spans, place, wanted).map(|amount| Action::Arm(Move::one(place, amount)))
    };
    let amount = step.map_or(0, |step| step.amount);
    let (act, all) = (props.part.act.clone(), spans.clone());
    let to = Callback::from(move |(place, wanted): (u32, u64)| {
        if let Some(action) = arm(&all, place, wanted) {
            act.emit((Origin::Board, action));
        }
    });
    html! { <>
        if large { { places(&look.board, &spans, place, amount, &to) } }
        { stepper(&spans, place, amount, &to) }
    </> }
}

/// The legal amount at a place that lies next to the one that is wanted.
fn near(spans: &[Span], place: u32, wanted: u64) -> Option<u64> {
    let here = spans.iter().filter(|span| span.place == place);
    here.map(|span| wanted.clamp(span.low, span.high)).min_by_key(|n| n.abs_diff(wanted))
}

fn places(
    board: &Board,
    spans: &[Span],
    place: u32,
    amount: u64,
    to: &Callback<(u32, u64)>,
) -> Html {
    let mut open: Vec<u32> = spans.iter().map(|span| span.place).collect();
    open.dedup();
    if open.len() < 2 {
        return Html::default();
    }
    let onchange = to.reform(move |event: Event| {
        (browser::value(&event).parse().unwrap_or(0), amount.max(1))
    });
    html! {
        <select aria-label={words::PLACE} {onchange}>
            { for open.into_iter().map(|option| html! {
                <option value={option.to_string()} selected={option == place}>
                    { words::part(board, option as usize) }
                </option>
            }) }
        </select>
    }
}

fn stepper(spans: &[Span], place: u32, amount: u64, to: &Callback<(u32, u64)>) -> Html {
    let here = || spans.iter().filter(|span| span.place == place);
    let less = here().filter(|span| span.low < amount).map(|span| span.high.min(amount - 1)).max();
    let more = here().filter(|span| span.high > amount).map(|span| span.low.max(amount + 1)).min();
    let step = |name: &'static str, sign: &'static str, to_amount: Option<u64>| {
        let onclick = to.reform(move |_: MouseEvent| (place, to_amount.unwrap_or(amount)));
        html! {
            <button type="button" aria-label={name} disabled={to_amount.is_none()} {onclick}>
                { sign }
            </button>
        }
    };
    let all = spans.to_vec();
    let onchange = to.reform(move |event: Event| {
        let text: String = browser::value(&event).split_whitespace().collect();
        let wanted = text.parse().unwrap_or(amount.max(1));
        // A number that is not legal turns into the next one that is, at once and visibly.
        let legal = near(&all, place, wanted).unwrap_or(amount);
        browser::set_value(&event, &legal.to_string());
        (place, legal)
    });
    let shown = if amount == 0 { String::new() } else { amount.to_string() };
    let wide = format!("width:{}ch", shown.len().max(2) + 2);
    html! {
        <span class="step">
            { step(words::FEWER, "−", less) }
            <input class="text-in" inputmode="numeric" autocomplete="off" style={wide}
                aria-label={words::AMOUNT} value={shown} {onchange}/>
            { step(words::MORE, "+", more) }
        </span>
    }
}
