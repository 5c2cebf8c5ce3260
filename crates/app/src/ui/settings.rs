//! Who plays, how well, and what is shown.

use super::fields::{button, choice, switch, told};
use super::ink::{Ink, On};
use crate::address;
use crate::deed::{Deed, Entry, Origin, word_of};
use crate::table::Table;
use crate::words;
use session::seat::{Level, Players};
use session::{Action, say};

/// Who plays, and what is shown.
pub(crate) fn settings(ink: &mut Ink, table: &Table) {
    ink.open("section|class=panel settings|role=group|part=panel");
    ink.set("aria-label", &words::settings());
    choices(ink, table, true);
    share(ink, table);
    ink.shut();
}

/// The same in a frame, perhaps without the switch for values.
pub(crate) fn chosen(ink: &mut Ink, table: &Table, values: bool) {
    ink.open("section|class=panel settings|role=group|part=panel");
    ink.set("aria-label", &words::settings());
    choices(ink, table, values);
    ink.shut();
}

fn choices(ink: &mut Ink, table: &Table, switched: bool) {
    let session = &table.session;
    let values = session.values();
    let shown = if values { &words::shown() } else { &words::hidden() };
    let deed = Deed::Do(Origin::Board, Action::Values(!values));
    if switched {
        switch(ink, &words::values(), values, shown, deed);
    }
    let mut seats = Vec::new();
    for (word, players) in Players::ALL {
        seats.push((word.to_string(), ink.words(&say::players(players))));
    }
    let seat = word_of(&Players::ALL, &session.players());
    choice(ink, ("seats", &words::seats()), &seats, seat, Entry::Players);
}

/// How well the machine plays, where it does.
pub(crate) fn level(ink: &mut Ink, table: &Table) {
    let session = &table.session;
    if session.players() == Players::Two {
        return;
    }
    let naive = session.game().card().naive;
    let mut levels = Vec::new();
    for (word, level) in Level::ALL {
        levels.push((word.to_string(), ink.words(&say::level(level, naive).0)));
    }
    let level = word_of(&Level::ALL, &session.level());
    choice(ink, ("level", &words::level()), &levels, level, Entry::Level);
    let plays = say::level(session.level(), naive).1;
    let told = if table.alone { words::no_level() } else { plays };
    ink.say("p|class=soft note", &told);
}

/// The address of the position, on the clipboard or to be copied by hand.
fn share(ink: &mut Ink, table: &Table) {
    ink.open("div|class=share");
    button(ink, "button|class=word", &words::copy_address(), Deed::Copy);
    let copied = table.copied.filter(|copied| *copied).map(|_| words::copied());
    told(ink, "p|class=soft note", copied.as_ref());
    ink.list();
    if table.copied.is_some() {
        ink.open("input|class=text-in|readonly");
        ink.set("data-value", &address::whole(&table.session.address()));
        ink.set("aria-label", &words::position_address());
        ink.on(On::Focus, Deed::Select);
        ink.shut();
    }
    ink.shut();
    ink.shut();
}
