//! The line under the board: what is about to be done, by number as well as by touch.

use super::fields::{Stepper, button, select, stepper};
use super::ink::Ink;
use crate::deed::{Deed, Entry, Origin, place};
use crate::words;
use session::seat::Seat;
use session::{Action, Session, say};
use solver::board::{Board, PART};
use solver::play::Span;

/// Boards too large to touch: a move there begins with a number.
const LARGE: u64 = 30;

const ACT: &str = "button|class=act|part=button";
const WORD: &str = "button|class=word|part=button";

/// What is about to be done, or what can be.
pub(crate) fn armed(ink: &mut Ink, session: &Session, kind: &str, mended: u32) {
    let on = |action| Deed::Do(Origin::Board, action);
    let hint = |ink: &mut Ink, words: &str| ink.say("p|class=soft", words);
    ink.open("div|class=armed");
    if let Some(mv) = session.armed() {
        ink.list();
        amounts(ink, session, mended);
        ink.shut();
        let mut words = say::button(session, session.cursor(), mv);
        if session.refuting() {
            words = words::what_if(&words);
        }
        button(ink, ACT, &words, on(Action::Confirm));
        button(ink, WORD, words::CANCEL, on(Action::Cancel));
    } else if session.refuting() {
        let tried = session.tried().is_some();
        // The buttons take the places of those before, so that the focus stays on them.
        ink.list();
        if !tried {
            hint(ink, words::DOUBT);
            amounts(ink, session, mended);
        }
        ink.shut();
        button(ink, if tried { ACT } else { WORD }, words::BACK, on(Action::Refute(false)));
        if tried {
            button(ink, WORD, words::ANOTHER, on(Action::Jump(session.cursor())));
        }
    } else if session.editing() {
        hint(ink, words::EDITING);
    } else if session.looking_back() {
        hint(ink, &words::back(session.cursor(), session.line().len()));
        button(ink, ACT, words::GO_ON, on(Action::GoOn));
    } else if session.over() {
        ended(ink, session);
    } else if session.open_to_touch() {
        let look = session.look();
        let aimed = matches!(look.board, Board::Pins { aimed: true, .. });
        hint(ink, if aimed { words::TOUCH_AIM } else { words::touch(kind, look.longer) });
        if kind == "rows" && matches!(look.board, Board::Rows { seams: true, .. }) {
            hint(ink, words::TOUCH_CUT);
        }
        amounts(ink, session, mended);
    } else if session.players().mixed() {
        hint(ink, words::WAIT);
    } else {
        hint(ink, words::WATCH);
    }
    ink.shut();
}

/// After the end: a new game, or another try from where a person threw the win away.
fn ended(ink: &mut Ink, session: &Session) {
    let review = session.review();
    let thrown = review.and_then(|review| review.decided.filter(|_| review.certain));
    let mine = thrown.filter(|ply| session.seat_at(*ply) == Seat::Person);
    if let Some(ply) = mine {
        button(ink, ACT, words::AGAIN, Deed::Again(ply));
    }
    button(ink, if mine.is_some() { WORD } else { ACT }, words::NEW_GAME, Deed::Renew);
}

/// Number and place of the move, where moves are numbers.
fn amounts(ink: &mut Ink, session: &Session, mended: u32) {
    let look = session.look();
    // Only heaps are asked for how many; elsewhere a touch says it all.
    let mut board = look.board;
    let mut spans = look.spans;
    if let Board::Sum { parts } = board {
        // On a table of several games the touch says where, and only then a number means something.
        let Some(mv) = session.armed() else { return };
        let index = mv.first().place / PART;
        let Some(part) = parts.into_iter().nth(index as usize) else { return };
        board = part.board;
        spans.retain(|span| span.place == mv.first().place);
    }
    let counted = matches!(
        board,
        Board::Piles { .. }
            | Board::Pair { .. }
            | Board::Slab { .. }
            | Board::Bars { .. }
            | Board::Beans { strip: false, .. }
    );
    if !counted {
        return;
    }
    let large = spans.iter().any(|span| span.high > LARGE);
    let steps = session.armed().map_or(0, |mv| mv.steps().len());
    // A number for several heaps at once would leave open which of them it means.
    if steps != 1 && !large {
        return;
    }
    let place = place(session, &spans);
    if large {
        places(ink, &board, &spans, place);
    }
    let amount = session.armed().map_or(0, |mv| mv.first().amount);
    how_many(ink, &spans, (place, amount), mended);
}

fn places(ink: &mut Ink, board: &Board, spans: &[Span], place: u32) {
    let mut open: Vec<u32> = spans.iter().map(|span| span.place).collect();
    open.dedup();
    if open.len() < 2 {
        return;
    }
    let name = |option: &u32| (option.to_string(), words::part(board, *option as usize));
    let options: Vec<_> = open.iter().map(name).collect();
    ink.open("select");
    ink.set("aria-label", words::PLACE);
    select(ink, &options, &place.to_string(), Entry::Place);
}

/// A number that turns into the next legal one, at once and visibly.
fn how_many(ink: &mut Ink, spans: &[Span], (place, amount): (u32, u64), version: u32) {
    let here = || spans.iter().filter(|span| span.place == place);
    let less = here().filter(|span| span.low < amount).map(|span| span.high.min(amount - 1)).max();
    let more = here().filter(|span| span.high > amount).map(|span| span.low.max(amount + 1)).min();
    let shown = if amount == 0 { String::new() } else { amount.to_string() };
    let label = words::AMOUNT;
    stepper(ink, &Stepper { label, shown: &shown, less, more, version }, Entry::Amount);
}
