//! Number and place of the move that is about to be made, where moves are numbers.

use super::View;
use crate::command::{Command, Entry, place};
use crate::table::Table;
use crate::words;
use games::game::ErasedLayout;
use games::layout::Amounts;
use solver::play::MoveRange;
use web_common::controls::{Options, Select, Stepper};
use yew::prelude::{AttrValue, Html, html};

/// Boards too large to touch: a move there begins with a number.
const LARGE: u64 = 30;

/// Number and place of the move.
pub(crate) fn amounts(view: &View, table: &Table) -> Html {
    let session = &table.session;
    let board = session.shown().board();
    let pending = session.pending_move().map(|mv| mv.first().place);
    let mut ranges = session.shown().moves().to_vec();
    match board.amounts(pending) {
        Amounts::None => return Html::default(),
        Amounts::Here => ranges.retain(|range| Some(range.place) == pending),
        Amounts::Anywhere => {}
    }
    let large = ranges.iter().any(|range| range.high > LARGE);
    let steps = session.pending_move().map_or(0, |mv| mv.steps().len());
    // A number for several heaps at once would leave open which of them it means.
    if steps != 1 && !large {
        return Html::default();
    }
    let place = place(session, &ranges);
    let amount = session.pending_move().map_or(0, |mv| mv.first().amount);
    html! {
        <>
            if large {
                { places(view, board, &ranges, place) }
            }
            { how_many(view, &ranges, (place, amount), table.mended) }
        </>
    }
}

fn places(view: &View, board: &dyn ErasedLayout, ranges: &[MoveRange], place: u32) -> Html {
    let mut open: Vec<u32> = ranges.iter().map(|range| range.place).collect();
    open.dedup();
    if open.len() < 2 {
        return Html::default();
    }
    let word = |place: u32| AttrValue::from(place.to_string());
    let option = |place: &u32| (word(*place), view.say(&board.size_name(*place as usize)));
    let options: Options = open.iter().map(option).collect();
    html! {
        <Select label={view.say(&words::place())} {options} value={word(place)}
            onchange={view.on(Command::Enter(Entry::Place))} />
    }
}

/// A number that turns into the next legal one, at once and visibly.
fn how_many(view: &View, ranges: &[MoveRange], (place, amount): (u32, u64), version: u32) -> Html {
    let here = || ranges.iter().filter(|range| range.place == place);
    let less =
        here().filter(|range| range.low < amount).map(|range| range.high.min(amount - 1)).max();
    let more =
        here().filter(|range| range.high > amount).map(|range| range.low.max(amount + 1)).min();
    let shown = if amount == 0 { AttrValue::default() } else { amount.to_string().into() };
    let label = view.say(&words::amount());
    let to = |amount: Option<u64>| amount.map(|to| view.on(Command::Step(Entry::Amount, to)));
    html! {
        <Stepper language={view.language()} {label} {shown} less={to(less)} more={to(more)} {version}
            onchange={view.on(Command::Enter(Entry::Amount))} />
    }
}
