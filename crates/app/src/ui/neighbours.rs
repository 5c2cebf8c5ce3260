//! Buttons for the moves before and after the pending one, where a finger is wider than a piece.

use super::View;
use crate::browser;
use crate::command::{Command, Origin};
use crate::words;
use games::layout::Amounts;
use messages::Message;
use session::{Action, Session, neighbours};
use solver::play::Move;
use yew::prelude::{Html, html};

/// Width and height in px of what a finger hits easily; WCAG 2.2, 2.5.5.
const FINGER: f32 = 44.0;
/// Width and height in px of a board on a small telephone.
const BOARD: [f32; 2] = [360.0, 300.0];

/// The moves beside the pending one; `name` names them.
pub(crate) fn neighbours(view: &View, session: &Session, name: impl Fn(&Move) -> Message) -> Html {
    let needed = browser::media("(pointer: coarse)") && !numbered(session);
    let moves = needed.then(|| neighbours::neighbours(session, FINGER, BOARD)).flatten();
    let Some([before, after]) = moves else { return Html::default() };
    let button = |sign: &'static str, label: Message, mv: Move| {
        html! {
            <button type="button" aria-label={view.say(&label)}
                onclick={view.on(Command::Do(Origin::Board, Action::SetPending(mv)))}>
                { sign }
            </button>
        }
    };
    html! {
        <span class="step neighbours">
            { button("‹", words::previous(name(&before)), before) }
            { button("›", words::following(name(&after)), after) }
        </span>
    }
}

/// True if a number field gives the amount, and the heaps are wide enough for a finger.
fn numbered(session: &Session) -> bool {
    let pending = session.pending_move().filter(|mv| mv.steps().len() == 1);
    let place = pending.map(|mv| mv.first().place);
    let mut places: Vec<u32> = session.shown().moves().iter().map(|range| range.place).collect();
    places.dedup();
    place.is_some()
        && session.shown().board().amounts(place) == Amounts::Anywhere
        && places.len() as f32 * FINGER <= BOARD[0]
}
