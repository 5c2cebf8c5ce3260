//! Who was winning, move by move: a chart of radio buttons, each of which leads to its position.

use super::ink::{Ink, On};
use crate::deed::{Deed, Origin};
use crate::words;
use session::chart::HIGH;
use session::{Action, Session, say};
use solver::play::Outcome;

/// Height of the drawing, in its own units.
const TALL: i64 = 100;

/// The chart, where values may be seen and there is more than one position.
pub(crate) fn chart(ink: &mut Ink, session: &Session) {
    if session.line().is_empty() || !(session.values() || session.finished()) {
        return;
    }
    let (most, last) = (session.most(), session.line().len());
    ink.open("div|class=worth");
    for player in [0, 1] {
        ink.say("span|aria-hidden=true", &say::mover(session.players(), player));
    }
    ink.open("div|class=points|role=radiogroup");
    ink.set("aria-label", &words::chart());
    let mut way = String::new();
    for ply in 0..=last {
        let point = session.point(ply, most);
        let top = TALL / 2 - point.height * 24 / HIGH;
        way += &format!("{}{} {top}", if ply == 0 { 'M' } else { 'L' }, 2 * ply + 1);
        ink.open("label");
        ink.key(&ply.to_string());
        ink.class(&[("is-slip", point.slip)]);
        ink.open("input|type=radio|name=worth");
        ink.set("aria-label", &point.name);
        ink.set("data-value", if session.cursor() == ply { "1" } else { "0" });
        ink.on(On::Change, Deed::Do(Origin::Board, Action::Jump(ply)));
        ink.shut();
        ink.open("span");
        ink.style(&format!("top:{top}%"));
        mark(ink, point.outcome);
        ink.say("b", &point.worth);
        ink.shut();
        ink.shut();
    }
    ink.open("svg|preserveAspectRatio=none|aria-hidden=true");
    ink.key("way");
    ink.set("viewBox", &format!("0 0 {} {TALL}", 2 * last + 2));
    ink.style(&format!("width:calc(2.2rem*{})", last + 1));
    ink.void("path|class=axis|d=M0 50H9999");
    ink.path("path", &way);
    ink.shut();
    ink.shut();
    ink.shut();
}

/// The mark of an outcome, as on the board.
fn mark(ink: &mut Ink, outcome: Option<Outcome>) {
    let symbol = match outcome {
        Some(Outcome::P) => "#mark-p",
        Some(Outcome::N) => "#mark-n",
        Some(Outcome::D) => return ink.say("i", "D"),
        Some(Outcome::L) => return ink.say("i", "L"),
        Some(Outcome::R) => return ink.say("i", "R"),
        None => return ink.say("i", "–"),
    };
    ink.open("svg|viewBox=0 0 24 24|aria-hidden=true");
    ink.open("use");
    ink.fixed("href", symbol);
    ink.shut();
    ink.shut();
}
