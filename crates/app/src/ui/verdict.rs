//! What was said about the last move, and with values shown what wins now and why.

use super::fields::told;
use super::ink::Ink;
use crate::deed::{Deed, Origin};
use crate::table::Table;
use crate::words;
use session::judgement::Told;
use session::seat::Seat;
use session::{Action, Session, say};
use solver::play::{Move, Outcome};

/// Most winning moves that are listed.
const LISTED: usize = 8;

/// What there is to say about the last move and the position.
pub(crate) fn say(ink: &mut Ink, table: &Table) {
    let session = &table.session;
    ink.open("div|class=say");
    told(ink, "p|class=notice|data-wrong", table.wrong.as_deref());
    ink.list();
    last(ink, table);
    ink.shut();
    ink.list();
    if let Some(verdict) = session.verdict().filter(|_| !session.over()) {
        // Where nothing is proved the page says so, also to those who want to see no values.
        if verdict.outcome.is_none() && !verdict.seen.words.is_empty() {
            ink.say("p|class=soft|data-unknown", &verdict.seen.words);
        }
        if session.values() {
            known(ink, session);
        }
    }
    ink.shut();
    ink.shut();
}

/// The last move in a sentence; after the machine's, why it was made.
fn last(ink: &mut Ink, table: &Table) {
    let session = &table.session;
    let Some(ply) = session.cursor().checked_sub(1) else { return };
    let machine = session.seat_at(ply) == Seat::Machine;
    ink.open("p");
    ink.text(&say::move_made(session, ply));
    if machine && session.verdict_at(ply).is_some() {
        ink.text(" ");
        ink.open("button|type=button|class=word why");
        ink.flag("aria-expanded", table.why);
        ink.click(Deed::Why);
        ink.text(words::WHY);
        ink.shut();
    }
    ink.shut();
    ink.list();
    if machine && table.why {
        ink.open("div|class=because");
        because(ink, session, ply);
        ink.shut();
    }
    ink.shut();
}

/// Why a machine made its move.
fn because(ink: &mut Ink, session: &Session, ply: usize) {
    if let Some(told) = session.reason(ply, &session.line()[ply].mv) {
        explained(ink, told);
        return;
    }
    let outcome = session.verdict_at(ply).and_then(|verdict| verdict.outcome);
    let sentence = match outcome {
        Some(Outcome::P) => words::HAD_NONE,
        Some(Outcome::N) => words::MISSED,
        _ => words::NOT_KNOWN,
    };
    ink.say("p", sentence);
}

/// All that is known about the position shown.
fn known(ink: &mut Ink, session: &Session) {
    let Some(verdict) = session.verdict() else { return };
    ink.open("section|class=known");
    ink.set("aria-label", words::WINNING);
    ink.list();
    if !verdict.winning.is_empty() {
        ink.say("h2", words::WINNING);
        winning(ink, session, &verdict.winning);
    } else if verdict.outcome.is_some() {
        ink.say("h2", words::NONE_WIN);
        explained(ink, &verdict.seen);
    }
    ink.shut();
    ink.say("p|class=soft", &say::known(verdict.known));
    let (wins, fails) = say::legend();
    ink.open("p|class=key");
    for (symbol, words) in [("#mark-p", wins), ("#mark-n", fails)] {
        ink.open("span");
        ink.open("svg|viewBox=0 0 24 24|aria-hidden=true");
        ink.open("use");
        ink.fixed("href", symbol);
        ink.shut();
        ink.shut();
        ink.text(words);
        ink.shut();
    }
    ink.shut();
    ink.shut();
}

/// The winning moves, each with its reason; the picture is that of the armed one, or the first.
fn winning(ink: &mut Ink, session: &Session, moves: &[Move]) {
    let ply = session.cursor();
    let shown = session.armed().filter(|armed| moves.contains(armed)).or(moves.first());
    ink.open("ul|class=wins");
    for mv in moves.iter().take(LISTED) {
        let notation = session.notation(ply, mv);
        ink.open("li");
        ink.key(&notation);
        ink.set("data-winning", &notation);
        ink.open("button|type=button|class=word");
        ink.only("aria-pressed", session.armed() == Some(mv));
        ink.click(Deed::Do(Origin::Board, Action::Arm(mv.clone())));
        ink.text(&say::button(session, ply, mv));
        ink.shut();
        ink.say("p", session.reason(ply, mv).map_or("", |told| &told.words));
        ink.shut();
    }
    ink.shut();
    ink.list();
    let rest = moves.len().saturating_sub(LISTED);
    if rest > 0 {
        ink.say("p|class=soft", &words::more(rest));
    }
    if let Some(told) = shown.and_then(|mv| session.reason(ply, mv)) {
        picture(ink, told);
    }
    ink.shut();
}

/// Words and picture.
fn explained(ink: &mut Ink, told: &Told) {
    ink.say("p", &told.words);
    picture(ink, told);
}

fn picture(ink: &mut Ink, told: &Told) {
    if !told.picture.is_empty() {
        ink.raw(told.picture.clone().into());
    }
}
