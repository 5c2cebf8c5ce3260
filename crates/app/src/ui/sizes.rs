//! The start of a game: named ones, sizes, settings of the rules, by hand, as text.

use super::fields::{choice, number, switch, text, told};
use super::ink::Ink;
use super::settings;
use crate::deed::{Deed, Entry, Origin};
use crate::table::Table;
use crate::words;
use games::card::{Field, Kind};
use session::Action;
use solver::rules::Sizes;

/// Everything that makes another start; `named` is the place on the card of the one on the board. How well
/// the machine plays can be chosen where `level` says so.
pub(crate) fn under(ink: &mut Ink, table: &Table, named: Option<usize>, level: bool) {
    let session = &table.session;
    ink.open("section|class=panel under|role=group|part=panel");
    ink.set("aria-label", &words::this_game());
    ink.list();
    if let Some(wrong) = table.notice(Origin::Board) {
        ink.say("p|class=error wide", wrong);
    }
    ink.shut();
    // A rule with a sentence of its own is what the game is about, and comes first.
    let mut fields: Vec<_> = session.game().card().fields.iter().enumerate().collect();
    if let Some((index, field)) = fields.first().copied()
        && let Kind::Text { leads: true, .. } = field.kind
    {
        setting(ink, table, index, field);
        fields.remove(0);
    }
    starts(ink, table, named);
    for (index, field) in fields {
        setting(ink, table, index, field);
    }
    set_up(ink, table, level);
    ink.shut();
}

/// What only somebody who knows the game asks for, folded away.
fn set_up(ink: &mut Ink, table: &Table, level: bool) {
    let session = &table.session;
    let editing = session.editing();
    ink.open("details|class=fold setup|id=setup");
    ink.say("summary", &words::set_up());
    ink.open("div");
    ink.list();
    sizes(ink, table);
    ink.shut();
    ink.list();
    if session.shown().editable() {
        let deed = Deed::Do(Origin::Board, Action::Edit(!editing));
        switch(ink, &words::edit(), editing, &words::switched(editing), deed);
    }
    ink.shut();
    ink.list();
    if level {
        settings::level(ink, table);
    }
    ink.shut();
    let wrong = said(ink, table, Origin::Position);
    let label = ink.words(&words::position());
    text(ink, (&label, ""), session.position(0), wrong.as_deref(), Entry::Position);
    ink.shut();
    ink.shut();
}

/// What went wrong there, in words.
fn said(ink: &Ink, table: &Table, origin: Origin) -> Option<String> {
    table.notice(origin).map(|wrong| ink.words(wrong))
}

/// Starts with a name; the one that stands on the board is chosen.
fn starts(ink: &mut Ink, table: &Table, named: Option<usize>) {
    let mut options = Vec::new();
    for (i, start) in table.session.game().card().starts.iter().enumerate() {
        options.push((i.to_string(), ink.words(&(start.name)())));
    }
    let current = named.map(|i| i.to_string()).unwrap_or_default();
    if named.is_none() {
        options.insert(0, (String::new(), ink.words(&words::own_start())));
    }
    choice(ink, ("starts", &words::start()), &options, &current, Entry::Start);
}

/// A number for each part of the start, and buttons for more or fewer parts.
fn sizes(ink: &mut Ink, table: &Table) {
    let session = &table.session;
    let (game, setup) = (session.game(), session.setup());
    let start = session.position(0);
    let Ok(now) = game.to_sizes(setup, start) else { return };
    let Sizes { count, each } = game.sizes(setup);
    let Ok(shown) = game.read(setup, start) else { return };
    for (i, size) in now.iter().enumerate() {
        let label = ink.words(&shown.size_name(i));
        let wrong = said(ink, table, Origin::Size(i));
        number(ink, &label, *size, each, wrong.as_deref(), Entry::Size(i));
    }
    if count.0 == count.1 {
        return;
    }
    let (add, remove) = shown.add_remove();
    let mut longer = now.clone();
    longer.push(now.last().copied().unwrap_or(each.0));
    let shorter = now[..now.len().saturating_sub(1)].to_vec();
    ink.open("div|class=field parts");
    for (word, sizes, off) in
        [(&add, longer, now.len() >= count.1), (&remove, shorter, now.len() <= count.0)]
    {
        ink.open("button|type=button|class=word");
        if off {
            ink.fixed("disabled", "");
            ink.set("title", &words::part_count(count.0 as u64, count.1 as u64));
        }
        ink.click(Deed::Do(Origin::Board, Action::Sizes(sizes)));
        ink.text(word);
        ink.shut();
    }
    ink.shut();
}

fn setting(ink: &mut Ink, table: &Table, index: usize, field: &'static Field) {
    let setup = table.session.setup();
    let value = setup.text(index);
    let (origin, entry) = (Origin::Field(index), Entry::Field(index));
    let error = said(ink, table, origin);
    let error = error.as_deref();
    let label = (field.label)();
    match field.kind {
        Kind::Switch => {
            let on = setup.on(index);
            let text = if on { "0" } else { "1" }.to_string();
            let deed = Deed::Do(origin, Action::Field { index, text });
            switch(ink, &label, on, &words::switched(on), deed);
        }
        Kind::Number { least, most, .. } => {
            let label = ink.words(&label);
            number(ink, &label, setup.number(index), (least, most), error, entry);
        }
        Kind::Choice { words } => {
            let mut options = Vec::new();
            for (word, name) in words {
                options.push((word.to_string(), ink.words(&name())));
            }
            choice(ink, (field.key, &label), &options, value, entry);
            told(ink, "p|class=error", error);
        }
        Kind::Text { hint, .. } => {
            let (label, hint) = (ink.words(&label), ink.words(&hint()));
            text(ink, (&label, &hint), value, error, entry);
        }
    }
}
