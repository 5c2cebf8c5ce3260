//! Whose turn it is, and the words that start, take back and begin again.

use crate::browser;
use crate::pages::play::PartProps;
use crate::store::{Act, Origin};
use crate::words;
use session::seat::Seat;
use session::{Action, say};
use yew::prelude::*;

/// A callback that does one thing.
pub(crate) fn does(act: &Act, origin: Origin, action: Action) -> Callback<MouseEvent> {
    act.reform(move |_| (origin, action.clone()))
}

#[component]
pub(crate) fn Turn(props: &PartProps) -> Html {
    let session = &props.table.session;
    let person = session.seat() == Seat::Person;
    let state = match (session.over(), person) {
        (true, _) => "is-over",
        (_, true) => "is-you",
        _ => "is-busy",
    };
    let who = say::turn(session);
    let below = if session.over() {
        let ending = say::ending(session);
        ending.strip_prefix(&who).unwrap_or(&ending).trim().to_string()
    } else if session.values() {
        say::verdict(session)
    } else if session.machine_to_move() && props.table.solved > 0 {
        words::solved(props.table.solved)
    } else {
        String::new()
    };
    html! {
        <div class={classes!("turn", state)}>
            <p class="who">{ who }</p>
            <p class="verdict">{ below }</p>
        </div>
    }
}

#[component]
pub(crate) fn Controls(props: &PartProps) -> Html {
    let (session, act) = (&props.table.session, &props.act);
    let verb = |word: &'static str, action: Action, off: bool| {
        let onclick = does(act, Origin::Board, action);
        html! {
            <button type="button" class="verb" aria-disabled={off.then_some("true")} {onclick}>
                { word }
            </button>
        }
    };
    let new = act.reform(|_: MouseEvent| (Origin::Board, Action::New { seed: browser::seed() }));
    let fresh = session.line().is_empty() && !session.editing();
    html! {
        <div class="controls" role="group" aria-label={words::CONTROLS}>
            <button type="button" class="verb" onclick={new}>{ words::NEW }</button>
            { verb(words::UNDO, Action::Undo, session.undo_target().is_none()) }
            { verb(words::REDO, Action::Redo, session.redo_target().is_none()) }
            { verb(words::RESTART, Action::Restart, fresh) }
        </div>
    }
}
