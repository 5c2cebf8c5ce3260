//! The start of a game: named ones, sizes, settings of the rules, by hand, as text.

use super::View;
use super::fields::{choice, note, number, switch, text};
use super::{mini, settings};
use crate::command::{Command, Entry, Origin};
use crate::done::Beaten;
use crate::table::Table;
use crate::words;
use games::card::{Field, FieldKind};
use messages::Message;
use session::{Action, Session};
use solver::rules::Sizes;
use std::rc::Rc;
use web_common::controls::Options;
use yew::prelude::{AttrValue, Html, Properties, component, html};

/// The game whose start it is. How well the machine plays can be chosen where `level` says so.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct StartProps {
    pub(crate) view: View,
    pub(crate) table: Rc<Table>,
    pub(crate) level: bool,
}

/// Everything that makes another start.
#[component]
pub(crate) fn Start(StartProps { view, table, level }: &StartProps) -> Html {
    // A rule with a sentence of its own is what the game is about, and comes first.
    let fields: Vec<_> = table.session.game().card().fields.iter().enumerate().collect();
    let leads =
        |(_, field): &&(usize, &Field)| matches!(field.kind, FieldKind::Text { leads: true, .. });
    let first = usize::from(fields.first().filter(leads).is_some());
    let (leading, others) = fields.split_at(first);
    html! {
        <section class="panel under" role="group" part="panel"
            aria-label={view.say(&words::this_game())}>
            { note(view, "error wide", table.notice(Origin::Board)) }
            for (index, field) in leading {
                { setting(view, table, *index, field) }
            }
            { starts(view, table) }
            for (index, field) in others {
                { setting(view, table, *index, field) }
            }
            if !fields.is_empty() {
                <p class="soft note wide">{ view.text(&words::rule_begins_anew()) }</p>
            }
            { set_up(view, table, *level) }
        </section>
    }
}

/// What only somebody who knows the game asks for, folded away.
fn set_up(view: &View, table: &Table, level: bool) -> Html {
    let session = &table.session;
    let editing = session.editing();
    let edit = Command::Do(Origin::Board, Action::Edit(!editing));
    let wrong = table.notice(Origin::Position);
    let start = AttrValue::from(session.position(0).code().to_string());
    let written = (session.game().card().position)();
    html! {
        <details class="fold setup" id="setup">
            <summary>{ view.text(&words::set_up()) }</summary>
            <div>
                { sizes(view, table) }
                if session.shown().board().editable() {
                    { switch(view, &words::edit(), editing, &words::switched(editing), view.on(edit)) }
                }
                if level {
                    { settings::level(view, table, &Beaten::default()) }
                }
                { text(view, (&words::position(), Some(&written)), start, wrong, Entry::Position) }
            </div>
        </details>
    }
}

/// Starts with a name; the one that stands on the board is chosen.
fn starts(view: &View, table: &Table) -> Html {
    let named = named(&table.session);
    let word = |i: usize| AttrValue::from(i.to_string());
    let starts = table.session.game().card().starts.iter().enumerate();
    let own = named.is_none().then(|| (AttrValue::default(), view.say(&words::own_start())));
    let named_starts = starts.map(|(i, start)| (word(i), view.say(&(start.name)())));
    let options: Options = own.into_iter().chain(named_starts).collect();
    let current = named.map(word).unwrap_or_default();
    choice(view, ("starts", &words::start()), options, current, Entry::Start)
}

/// The named start that is the same as that of a session.
fn named(session: &Session) -> Option<usize> {
    let card = session.game().card();
    card.starts.iter().position(|start| {
        mini::session(card.id, start.pairs).is_some_and(|named| {
            named.position(0) == session.position(0) && named.setup() == session.setup()
        })
    })
}

/// A number for each part of the start, and buttons for more or fewer parts.
pub(crate) fn sizes(view: &View, table: &Table) -> Html {
    let session = &table.session;
    let start = session.position(0).board();
    let (now, Sizes { count, each }) = (start.to_sizes(), start.sizes());
    let size_field = |i: usize, size: u64| {
        let wrong = table.notice(Origin::Size(i));
        number(view, &start.size_name(i), size, each, wrong, Entry::Size(i))
    };
    let (add, remove) = start.add_remove();
    let mut longer = now.clone();
    longer.push(now.last().copied().unwrap_or(each.0));
    let shorter = now[..now.len().saturating_sub(1)].to_vec();
    html! {
        <>
            for (i, size) in now.iter().enumerate() {
                { size_field(i, *size) }
            }
            if count.0 != count.1 {
                <div class="field parts">
                    { parts(view, &add, longer, (now.len() >= count.1, count)) }
                    { parts(view, &remove, shorter, (now.len() <= count.0, count)) }
                </div>
            }
        </>
    }
}

/// A button for more or fewer parts; `off` where there are as many or as few as there may be.
fn parts(
    view: &View,
    word: &Message,
    sizes: Vec<u64>,
    (off, (least, most)): (bool, (usize, usize)),
) -> Html {
    let title = off.then(|| view.say(&words::part_count(least as u64, most as u64)));
    let command = Command::Do(Origin::Board, Action::Sizes(sizes));
    html! {
        <button type="button" class="word" disabled={off} {title} onclick={view.on(command)}>
            { view.text(word) }
        </button>
    }
}

/// A setting of the rules.
fn setting(view: &View, table: &Table, index: usize, field: &'static Field) -> Html {
    let setup = table.session.setup();
    let value = AttrValue::from(setup.text(index).to_string());
    let (origin, entry) = (Origin::Field(index), Entry::Field(index));
    let error = table.notice(origin);
    let label = (field.label)();
    match field.kind {
        FieldKind::Switch => {
            let on = setup.on(index);
            let text = if on { "0" } else { "1" }.to_string();
            let command = Command::Do(origin, Action::Field { index, text });
            switch(view, &label, on, &words::switched(on), view.on(command))
        }
        FieldKind::Number { least, most, .. } => {
            number(view, &label, setup.number(index), (least, most), error, entry)
        }
        FieldKind::Choice { words } => {
            let option = |(word, name): &(&'static str, fn() -> Message)| {
                (AttrValue::Static(word), view.say(&name()))
            };
            let options = words.iter().map(option).collect();
            html! {
                <>
                    { choice(view, (field.key, &label), options, value, entry) }
                    { note(view, "error", error) }
                </>
            }
        }
        FieldKind::Text { hint, .. } => text(view, (&label, Some(&hint())), value, error, entry),
    }
}
