//! The line under the board: what is about to be done, by number as well as by touch.

use super::fields::{Stepper, button, select, stepper, told};
use super::ink::Ink;
use crate::deed::{Deed, Entry, Origin, place};
use crate::table::Table;
use crate::words;
use games::game::ErasedLayout;
use games::layout::Amounts;
use ink::words::Words;
use session::seat::Seat;
use session::{Action, Session, say};
use solver::play::Span;

/// Boards too large to touch: a move there begins with a number.
const LARGE: u64 = 30;

const ACT: &str = "button|class=act|part=button";
const WORD: &str = "button|class=word|part=button";

/// What is about to be done, or what can be; hints name the moves that would have been better.
pub(crate) fn armed(ink: &mut Ink, table: &Table, hints: bool, mended: u32) {
    let session = &table.session;
    let on = |action| Deed::Do(Origin::Board, action);
    ink.open("div|class=armed");
    told(ink, "p|class=error", table.notice(Origin::Touch));
    if let Some(mv) = session.armed() {
        ink.list();
        amounts(ink, session, mended);
        ink.shut();
        let mut words = say::button(session, session.cursor(), mv);
        if session.refuting() {
            words = words::what_if(&words);
        }
        button(ink, ACT, &words, on(Action::Confirm));
        button(ink, WORD, &words::cancel(), on(Action::Cancel));
    } else if session.refuting() {
        let tried = session.tried().is_some();
        // The buttons take the places of those before, so that the focus stays on them.
        ink.list();
        if !tried {
            hint(ink, &words::doubt());
            amounts(ink, session, mended);
        }
        ink.shut();
        button(ink, if tried { ACT } else { WORD }, &words::back(), on(Action::Refute(false)));
        if tried {
            button(ink, WORD, &words::another(), on(Action::Jump(session.cursor())));
        }
    } else if session.editing() {
        hint(ink, &words::editing());
    } else if session.looking_back() {
        hint(ink, &words::looking_back(session.cursor(), session.line().len()));
        ink.list();
        if let Some(missed) = say::missed(session).filter(|_| hints) {
            hint(ink, &missed);
        }
        ink.shut();
        button(ink, ACT, &words::go_on(), on(Action::GoOn));
    } else if session.over() {
        ended(ink, session);
    } else if session.open_to_touch() {
        for touch in session.shown_at_start().touch_hints(session.look().longer) {
            hint(ink, touch);
        }
        amounts(ink, session, mended);
    } else if session.players().mixed() {
        hint(ink, &words::wait());
    } else {
        hint(ink, &words::watch());
    }
    ink.shut();
}

fn hint(ink: &mut Ink, words: &(impl Words + ?Sized)) {
    ink.say("p|class=soft", words);
}

/// After the end: a new game, or another try from where a person threw the win away.
fn ended(ink: &mut Ink, session: &Session) {
    let review = session.review();
    let thrown = review.and_then(|review| review.decided.filter(|_| review.certain));
    let mine = thrown.filter(|ply| session.seat_at(*ply) == Seat::Person);
    if let Some(ply) = mine {
        button(ink, ACT, &words::again(), Deed::Again(ply));
    }
    button(ink, if mine.is_some() { WORD } else { ACT }, &words::new_game(), Deed::Renew);
}

/// Number and place of the move, where moves are numbers.
fn amounts(ink: &mut Ink, session: &Session, mended: u32) {
    let (shown, armed) = (session.shown(), session.armed().map(|mv| mv.first().place));
    let mut spans = session.look().spans;
    match shown.amounts(armed) {
        Amounts::None => return,
        Amounts::Here => spans.retain(|span| Some(span.place) == armed),
        Amounts::Anywhere => {}
    }
    let large = spans.iter().any(|span| span.high > LARGE);
    let steps = session.armed().map_or(0, |mv| mv.steps().len());
    // A number for several heaps at once would leave open which of them it means.
    if steps != 1 && !large {
        return;
    }
    let place = place(session, &spans);
    if large {
        places(ink, &*shown, &spans, place);
    }
    let amount = session.armed().map_or(0, |mv| mv.first().amount);
    how_many(ink, &spans, (place, amount), mended);
}

fn places(ink: &mut Ink, shown: &dyn ErasedLayout, spans: &[Span], place: u32) {
    let mut open: Vec<u32> = spans.iter().map(|span| span.place).collect();
    open.dedup();
    if open.len() < 2 {
        return;
    }
    let name = |option: &u32| (option.to_string(), shown.size_name(*option as usize));
    let options: Vec<_> = open.iter().map(name).collect();
    ink.open("select");
    ink.set("aria-label", &words::place());
    select(ink, &options, &place.to_string(), Entry::Place);
}

/// A number that turns into the next legal one, at once and visibly.
fn how_many(ink: &mut Ink, spans: &[Span], (place, amount): (u32, u64), version: u32) {
    let here = || spans.iter().filter(|span| span.place == place);
    let less = here().filter(|span| span.low < amount).map(|span| span.high.min(amount - 1)).max();
    let more = here().filter(|span| span.high > amount).map(|span| span.low.max(amount + 1)).min();
    let shown = if amount == 0 { String::new() } else { amount.to_string() };
    let label = &ink.words(&words::amount());
    stepper(ink, &Stepper { label, shown: &shown, less, more, version }, Entry::Amount);
}
