//! Whose turn it is, and the words that start, take back and begin again.

use crate::browser;
use crate::store::{Act, Origin, Table};
use crate::words;
use session::seat::Seat;
use session::{Action, say};
use yew::prelude::*;

/// Whose turn it is, and what is known about that.
pub(crate) fn turn(table: &Table) -> Html {
    let session = &table.session;
    let person = session.seat() == Seat::Person;
    let state = match (session.over(), person) {
        (true, _) => "turn is-over",
        (_, true) => "turn is-you",
        _ => "turn is-busy",
    };
    let who = say::turn(session);
    let below = if session.over() {
        let ending = say::ending(session);
        ending.strip_prefix(&who).unwrap_or(&ending).trim().to_string()
    } else if session.values() {
        say::verdict(session)
    } else if session.machine_to_move() && table.solved > 0 {
        words::solved(table.solved)
    } else {
        String::new()
    };
    html! {
        <div class={state}>
            <p class="who">{ who }</p>
            <p class="verdict">{ below }</p>
        </div>
    }
}

/// A new game from the clock's dice.
pub(crate) fn new(act: &Act) -> Callback<MouseEvent> {
    let act = act.clone();
    Callback::from(move |_| act.emit(Origin::Board, Action::New { seed: browser::seed() }))
}

/// The strip of words.
pub(crate) fn controls(table: &Table, act: &Act) -> Html {
    let session = &table.session;
    let verb = |word: &'static str, onclick: Callback<MouseEvent>, off: bool| {
        html! {
            <button type="button" class="verb" aria-disabled={off.then_some("true")} {onclick}>
                { word }
            </button>
        }
    };
    let does = |action: Action| act.click(Origin::Board, action);
    let fresh = session.line().is_empty() && !session.editing();
    html! {
        <div class="controls" role="group" aria-label={words::CONTROLS}>
            { verb(words::NEW, new(act), false) }
            { verb(words::UNDO, does(Action::Undo), session.undo_target().is_none()) }
            { verb(words::REDO, does(Action::Redo), session.redo_target().is_none()) }
            { verb(words::RESTART, does(Action::Restart), fresh) }
        </div>
    }
}
