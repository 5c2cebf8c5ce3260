//! Whose turn it is, and the words that start, take back and begin again.

use super::fields::button;
use super::ink::Ink;
use crate::deed::{Deed, Origin};
use crate::table::Table;
use crate::words;
use messages::Message;
use session::seat::Seat;
use session::{Action, Session, say};

/// Whose turn it is, and what is known about that; hints name the move that would have been better.
pub(crate) fn turn(ink: &mut Ink, table: &Table, ghost: Option<&Session>, hints: bool) {
    let session = &table.session;
    let person = session.seat() == Seat::Person || session.refuting();
    let over = session.over();
    let who = if table.stuck() { words::waiting() } else { say::turn(session) };
    let below = below(table, ghost, hints).map(|below| ink.words(&below)).unwrap_or_default();
    let players = session.players();
    let won = session.winner().filter(|_| players.mixed());
    let won = won.is_some_and(|winner| players.seat(winner) == Seat::Person);
    ink.open("div");
    ink.class(&[
        ("turn", true),
        ("is-over", over),
        ("is-won", won),
        ("is-you", person && !over),
        ("is-busy", !person && !over),
    ]);
    ink.say("p|class=who|id=result|tabindex=-1", &who);
    ink.say("p|class=verdict", &below);
    ink.list();
    if won {
        laurel(ink);
    }
    ink.shut();
    ink.shut();
    ink.list();
    if table.alone && !over {
        let told = if table.stuck() { &words::no_move() } else { &words::no_verdict() };
        ink.open("div|class=notice|role=alert|data-alone");
        ink.say("p", told);
        button(ink, "button|class=word", &words::try_again(), Deed::Afresh);
        ink.shut();
    }
    ink.shut();
}

/// Two sprigs for somebody who has won.
fn laurel(ink: &mut Ink) {
    ink.open("svg|class=laurel|viewBox=0 0 64 44|aria-hidden=true");
    for side in ["", "matrix(-1 0 0 1 64 0)"] {
        ink.open("g");
        ink.set("transform", side);
        ink.void("path|class=stem|pathLength=1|d=M31 41C19 38 11 28 11 10");
        ink.void("path|d=M11 11q-5-3-4-9q6 3 4 9zM12 19q-8-1-10-8q8 0 10 8zM15 27q-8 1-12-5q8-2 12 5zM20 34q-7 3-13-1q7-5 13 1zM14 24q1-8 8-9q0 8-8 9zM19 32q1-8 8-9q1 8-8 9z");
        ink.shut();
    }
    ink.shut();
}

/// What is known: how the game was decided, what becomes of a tried move, or who wins.
fn below(table: &Table, ghost: Option<&Session>, hints: bool) -> Option<Message> {
    let session = &table.session;
    if session.over() {
        return say::decided(session, hints);
    }
    if let Some(ghost) = ghost {
        return Some(say::fate(session, ghost));
    }
    // What is said about the solver stands below.
    let missing = table.alone && session.verdict().is_none();
    if session.values() && !missing {
        return Some(say::verdict(session));
    }
    let thinks = session.machine_to_move() && table.solved > 0 && !missing;
    thinks.then(|| words::solved(table.solved))
}

/// The strip of words.
pub(crate) fn controls(ink: &mut Ink, table: &Table) {
    some(ink, table, true, true);
}

/// The same, perhaps without new starts and without moves that are only tried.
pub(crate) fn some(ink: &mut Ink, table: &Table, renew: bool, refute: bool) {
    let session = &table.session;
    let does = |action| Deed::Do(Origin::Board, action);
    let fresh = session.line().is_empty() && !session.editing();
    ink.open("div|class=controls|role=group");
    ink.set("aria-label", &words::controls());
    let verbs = [
        (words::new(), Deed::Renew, false),
        (words::undo(), does(Action::Undo), !session.can_undo()),
        (words::redo(), does(Action::Redo), !session.can_redo()),
        (words::restart(), does(Action::Restart), fresh),
    ];
    for (word, deed, off) in verbs.into_iter().skip(usize::from(!renew)) {
        ink.open("button|type=button|class=verb|part=button");
        ink.only("aria-disabled", off);
        ink.click(deed);
        ink.text(&word);
        ink.shut();
    }
    if refute {
        doubt(ink, session);
    }
    ink.shut();
}

/// The switch between playing moves and only trying them.
fn doubt(ink: &mut Ink, session: &Session) {
    ink.open("button|type=button|class=verb|part=button");
    ink.flag("aria-pressed", session.refuting());
    ink.only("aria-disabled", session.over() && !session.refuting());
    ink.click(Deed::Do(Origin::Board, Action::Refute(!session.refuting())));
    ink.text(&words::refute());
    ink.shut();
}
