//! The moves that were made, and the field in which moves can be typed.

use super::chart::chart;
use super::ink::{Ink, On};
use crate::deed::{Deed, Entry, Origin};
use crate::table::Table;
use crate::words;
use session::command::COMMANDS;
use session::{Action, Session};
use std::ops::Range;

/// The record of play.
pub(crate) fn record(ink: &mut Ink, table: &Table) {
    ink.open("section|class=panel record|role=group|part=panel");
    ink.set("aria-label", &words::moves());
    ink.say("h2", &words::moves());
    list(ink, &table.session);
    ink.list();
    chart(ink, &table.session);
    ink.shut();
    typed(ink, table);
    ink.open("details|class=fold|id=keys");
    ink.say("summary", &words::keys());
    ink.say("p", &words::keys_lead());
    ink.say("p", &words::commands_lead());
    ink.open("ul|class=commands");
    for (word, does) in COMMANDS {
        ink.open("li");
        ink.say("b|lang=en", word);
        ink.text(": ");
        ink.text(&does());
        ink.shut();
    }
    ink.shut();
    ink.shut();
    ink.shut();
}

/// The line of moves, each with its number; the one before the position shown is the current step.
fn list(ink: &mut Ink, session: &Session) {
    let told = session.values() || session.finished();
    ink.open("ol|class=moves|tabindex=0");
    ink.set("aria-label", &words::moves());
    ink.open("li");
    ink.key("start");
    number(ink, 0, false);
    let start = ink.words(&words::start());
    jump(ink, session, 0, &start, false);
    ink.shut();
    for row in rows(session) {
        ink.open("li");
        ink.key(&row.start.to_string());
        for ply in row {
            let other = session.player(ply) == 1;
            number(ink, ply + 1, other);
            jump(ink, session, ply + 1, &session.line()[ply].text, told && session.slip(ply));
        }
        ink.shut();
    }
    ink.shut();
}

/// The moves of each line of the list: one of whoever began, and one of the other.
fn rows(session: &Session) -> Vec<Range<usize>> {
    let mut rows: Vec<Range<usize>> = Vec::new();
    for ply in 0..session.line().len() {
        let answers = session.player(ply) == 1 && ply > 0 && session.player(ply - 1) == 0;
        match rows.last_mut().filter(|_| answers) {
            Some(row) => row.end = ply + 1,
            None => rows.push(ply..ply + 1),
        }
    }
    rows
}

/// The number of a move, by which sentences name it; that of the `other` player stands on the right.
fn number(ink: &mut Ink, ply: usize, other: bool) {
    ink.open("span");
    ink.class(&[("no", true), ("is-other", other)]);
    ink.key(&format!("no{ply}"));
    ink.text(&ply.to_string());
    ink.shut();
}

fn jump(ink: &mut Ink, session: &Session, ply: usize, text: &str, slip: bool) {
    ink.open("button|type=button");
    ink.key(&ply.to_string());
    ink.class(&[("ply", true), ("is-slip", slip)]);
    if session.cursor() == ply {
        ink.fixed("aria-current", "step");
    }
    ink.click(Deed::Do(Origin::Board, Action::Jump(ply)));
    ink.text(text);
    ink.shut();
}

/// The field for moves; what was understood is cleared away, what was not stays to be mended.
fn typed(ink: &mut Ink, table: &Table) {
    let session = &table.session;
    let look = session.look();
    let example = solver::play::moves(&look.spans, 1);
    let example = example.first().map(|mv| session.notation(session.cursor(), mv));
    ink.open("form|class=typed|novalidate");
    ink.on(On::Submit, Deed::Enter(Entry::Typed));
    ink.open("label");
    ink.text(&words::type_move());
    ink.open("input|spellcheck=false|autocomplete=off|autocapitalize=none|data-value");
    ink.fixed("aria-describedby", "typed-error");
    ink.set("placeholder", &example.unwrap_or_default());
    ink.set("data-version", &table.typed.to_string());
    let refused = session.notice().is_some() && session.spoken().1.is_none();
    ink.only("aria-invalid", refused && table.notice(Origin::Typed).is_some());
    ink.shut();
    ink.shut();
    ink.say("button|type=submit|class=word", &words::play());
    let wrong = table.notice(Origin::Typed).map(|wrong| ink.words(wrong)).unwrap_or_default();
    ink.say("p|class=error|id=typed-error", &wrong);
    ink.shut();
}
