//! What was said about the last move, and with values shown what wins now and why.

use super::fields::{button, told};
use super::ink::Ink;
use super::prose;
use crate::deed::{Deed, Origin};
use crate::stage::Stage;
use crate::table::Table;
use crate::words;
use session::judgement::Rendered;
use session::seat::Seat;
use session::{Action, Session, say};
use solver::play::Outcome;

/// Most winning moves that are listed.
const LISTED: usize = 8;

const WORD: &str = "button|class=word";

/// What there is to say about the last move and the position.
pub(crate) fn say(ink: &mut Ink, stage: &Stage) {
    let table = &stage.table;
    let session = &table.session;
    ink.open("div|class=say");
    told(ink, "p|class=notice|data-wrong", table.wrong.as_ref());
    ink.list();
    match &stage.ghost {
        Some(ghost) => answer(ink, session, ghost),
        None => last(ink, table),
    }
    ink.shut();
    ink.shut();
    ink.open("div|class=facts");
    ink.list();
    if let Some(verdict) =
        session.verdict().filter(|_| session.tried().is_none() && !session.over())
    {
        // Where nothing is proved the page says so, also to those who want to see no values.
        if verdict.outcome.is_none() && !verdict.seen.words.is_nothing() {
            ink.say("p|class=soft|data-unknown", &verdict.seen.words);
        }
        if session.values() {
            known(ink, stage);
        }
        if session.lost() && (session.values() || session.refuting()) {
            sheet(ink, stage);
        }
    }
    ink.shut();
    ink.shut();
}

/// The answer to a move that was only tried, and why.
fn answer(ink: &mut Ink, session: &Session, ghost: &Session) {
    ink.say("p", &say::line(session, ghost));
    ink.say("p", &say::fate(session, ghost));
    if let Some(told) = session.because(ghost) {
        ink.open("div|class=because");
        ink.say("p|class=soft", &say::told_to(session, ghost));
        explained(ink, &told);
        ink.shut();
    }
}

/// Every move of a lost position with an answer, to read or to print.
fn sheet(ink: &mut Ink, stage: &Stage) {
    let open = stage.table.sheet;
    ink.open("section");
    ink.class(&[("sheet", open)]);
    ink.set("aria-label", &words::sheet());
    button(ink, WORD, &if open { words::sheet_hide() } else { words::sheet() }, Deed::Sheet);
    ink.list();
    match stage.html_of(1).filter(|_| open) {
        Some(html) => {
            button(ink, WORD, &words::print(), Deed::Print);
            ink.open("div");
            prose::html(ink, &html);
            ink.shut();
        }
        None if open => ink.say("p|class=soft", &words::sheet_wait()),
        None => {}
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
        ink.text(&words::why());
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
        explained(ink, &told);
        return;
    }
    let sentence = match session.outcome_at(ply) {
        Some(Outcome::N) if session.missed(ply) => &words::missed(),
        Some(Outcome::N) => &words::untold(),
        Some(Outcome::D) => &words::had_draw(),
        Some(_) => &words::had_none(),
        None => &words::not_known(),
    };
    ink.say("p", sentence);
}

/// All that is known about the position shown.
fn known(ink: &mut Ink, stage: &Stage) {
    let session = &stage.table.session;
    let Some(verdict) = session.verdict() else { return };
    ink.open("section|class=known");
    ink.set("aria-label", &words::winning());
    ink.list();
    if !verdict.winning.is_empty() {
        ink.say("h2", &words::winning());
        winning(ink, session);
    } else if verdict.outcome.is_some() {
        ink.say("h2", &words::none_win());
        explained(ink, &verdict.seen);
    }
    ink.shut();
    ink.say("p|class=soft", &say::known(verdict.known));
    legend(ink, stage);
    ink.shut();
}

/// What the marks on the board mean; those that it does not show are left out.
fn legend(ink: &mut Ink, stage: &Stage) {
    let marks = [("#mark-p", Outcome::P), ("#mark-n", Outcome::N)];
    ink.open("p|class=key");
    for ((symbol, mark), words) in marks.into_iter().zip(say::legend()) {
        if !stage.scene.spots().any(|spot| spot.mark == Some(mark)) {
            continue;
        }
        ink.open("span");
        ink.key(symbol);
        ink.open("svg|viewBox=0 0 24 24|aria-hidden=true");
        ink.open("use");
        ink.fixed("href", symbol);
        ink.shut();
        ink.shut();
        ink.text(&words);
        ink.shut();
    }
    ink.shut();
}

/// The winning moves, each with its reason; the picture is that of the armed one, or the first.
fn winning(ink: &mut Ink, session: &Session) {
    let (ply, moves) = (session.cursor(), session.winning());
    let armed = session.armed().and_then(|mv| session.reason(ply, mv));
    let shown = armed.or_else(|| session.reason(ply, moves.first()?));
    ink.open("ul|class=wins");
    for mv in moves.iter().copied().take(LISTED) {
        let notation = session.notation(ply, mv);
        ink.open("li");
        ink.key(&notation);
        ink.set("data-winning", &notation);
        ink.open("button|type=button|class=word");
        ink.only("aria-pressed", session.armed() == Some(mv));
        ink.click(Deed::Do(Origin::Board, Action::Arm(mv.clone())));
        ink.text(&say::button(session, ply, mv));
        ink.shut();
        ink.say("p", &session.reason(ply, mv).unwrap_or_default().words);
        ink.shut();
    }
    ink.shut();
    ink.list();
    let rest = moves.len().saturating_sub(LISTED);
    let open = session.verdict().is_some_and(|verdict| verdict.more);
    if let Some(more) = words::more(rest, open) {
        ink.say("p|class=soft", &more);
    }
    if let Some(told) = shown {
        picture(ink, &told);
    }
    ink.shut();
}

/// Words and picture.
fn explained(ink: &mut Ink, told: &Rendered) {
    ink.say("p", &told.words);
    picture(ink, told);
}

fn picture(ink: &mut Ink, told: &Rendered) {
    if !told.picture.is_empty() {
        prose::html(ink, &told.picture);
    }
}
