//! The line under the board: what is about to be done, by number as well as by touch.

use super::fields::{Stepper, button, select, stepper, told};
use super::ink::Ink;
use crate::deed::{Deed, Entry, Origin, place};
use crate::table::Table;
use crate::words;
use games::game::ErasedLayout;
use games::layout::Amounts;
use ink::words::Words;
use session::seat::{Level, Players, Seat};
use session::{Action, Session, say};
use solver::play::MoveRange;

/// Boards too large to touch: a move there begins with a number.
const LARGE: u64 = 30;

const ACT: &str = "button|class=act|part=button";
const WORD: &str = "button|class=word|part=button";

/// What is about to be done, or what can be; `hints` name the moves that would have been better, and
/// `seats` may be changed after the end.
pub(crate) fn armed(ink: &mut Ink, table: &Table, (hints, seats): (bool, bool), mended: u32) {
    let session = &table.session;
    let on = |action| Deed::Do(Origin::Board, action);
    ink.open("div|class=armed");
    told(ink, "p|class=error", table.notice(Origin::Touch));
    if let Some(mv) = session.armed() {
        ink.list();
        amounts(ink, session, mended);
        ink.shut();
        let act = if session.refuting() {
            say::what_if(session, session.cursor(), mv)
        } else {
            say::button(session, session.cursor(), mv)
        };
        button(ink, ACT, &act, on(Action::Confirm));
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
        ended(ink, session, (hints, seats));
    } else if session.open_to_touch() {
        for touch in session.shown_at_start().touch_hints(session.look().longer) {
            hint(ink, &touch);
        }
        level(ink, session);
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

/// At the start of a game, how a machine plays that has been made easier.
fn level(ink: &mut Ink, session: &Session) {
    let played = !session.line().is_empty() || !session.players().mixed();
    ink.list();
    if !played && session.level() != Level::default() {
        let naive = session.game().card().naive;
        hint(ink, &say::level(session.level(), naive).1);
    }
    ink.shut();
}

/// After the end: a new game; after a loss, what makes the next one go better.
fn ended(ink: &mut Ink, session: &Session, (hints, seats): (bool, bool)) {
    let players = session.players();
    let lost = session.winner().is_some_and(|winner| players.seat(winner) == Seat::Machine);
    if !players.mixed() || !lost || !(hints || seats) {
        return button(ink, ACT, &words::new_game(), Deed::Renew);
    }
    let review = session.review();
    let thrown = review.and_then(|review| review.decided.filter(|_| review.certain));
    // The first of them is the one that stands out.
    let mut look = ACT;
    ink.list();
    if let Some(ply) = thrown.filter(|_| hints) {
        button(ink, look, &words::show_where(), Deed::Do(Origin::Board, Action::Jump(ply)));
        look = WORD;
    }
    if seats {
        let (word, other) = match players {
            Players::YouFirst => (words::let_begin(), Players::YouSecond),
            _ => (words::begin_yourself(), Players::YouFirst),
        };
        button(ink, look, &word, Deed::Anew(Action::Players(other)));
        if let Some(level) = session.level().easier() {
            button(ink, WORD, &words::easier(), Deed::Anew(Action::Level(level)));
        }
    } else {
        button(ink, look, &words::new_game(), Deed::Renew);
    }
    ink.shut();
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

fn places(ink: &mut Ink, shown: &dyn ErasedLayout, spans: &[MoveRange], place: u32) {
    let mut open: Vec<u32> = spans.iter().map(|span| span.place).collect();
    open.dedup();
    if open.len() < 2 {
        return;
    }
    let mut options = Vec::new();
    for option in &open {
        options.push((option.to_string(), ink.words(&shown.size_name(*option as usize))));
    }
    ink.open("select");
    ink.set("aria-label", &words::place());
    select(ink, &options, &place.to_string(), Entry::Place);
}

/// A number that turns into the next legal one, at once and visibly.
fn how_many(ink: &mut Ink, spans: &[MoveRange], (place, amount): (u32, u64), version: u32) {
    let here = || spans.iter().filter(|span| span.place == place);
    let less = here().filter(|span| span.low < amount).map(|span| span.high.min(amount - 1)).max();
    let more = here().filter(|span| span.high > amount).map(|span| span.low.max(amount + 1)).min();
    let shown = if amount == 0 { String::new() } else { amount.to_string() };
    let label = &ink.words(&words::amount());
    stepper(ink, &Stepper { label, shown: &shown, less, more, version }, Entry::Amount);
}
