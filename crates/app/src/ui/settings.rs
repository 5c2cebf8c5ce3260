//! Who plays, how well, and what is shown.

use super::View;
use super::fields::{WORD, button, choice, note, switch};
use crate::address;
use crate::command::{Command, Entry, Origin, word_of};
use crate::done::Beaten;
use crate::table::Table;
use crate::words;
use session::seat::{Level, Players};
use session::{Action, say};
use std::rc::Rc;
use web_common::controls::Options;
use yew::prelude::{AttrValue, Html, Properties, component, html};

/// Whose settings, and which of them.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct SettingsProps {
    pub(crate) view: View,
    pub(crate) table: Rc<Table>,
    /// Whether values can be switched on.
    pub(crate) values: bool,
    /// Whether the address can be copied.
    pub(crate) share: bool,
    /// The levels at which the machine was beaten, where the level can be chosen here.
    #[prop_or_default]
    pub(crate) beaten: Option<Beaten>,
    /// What belongs to values, while they are shown.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// Who plays, and what is shown.
#[component]
pub(crate) fn Settings(
    SettingsProps { view, table, values, share: shares, beaten, children }: &SettingsProps,
) -> Html {
    let session = &table.session;
    let on = session.values();
    let shown = if on { words::shown() } else { words::hidden() };
    let command = Command::Do(Origin::Board, Action::Values(!on));
    let seats = named(view, &Players::ALL, say::players);
    let seat = AttrValue::Static(word_of(&Players::ALL, &session.players()));
    html! {
        <section class="panel settings" role="group" part="panel"
            aria-label={view.say(&words::settings())}>
            if *values {
                { switch(view, &words::values(), on, &shown, view.on(command)) }
            }
            if on {
                { children.clone() }
            }
            { choice(view, ("seats", &words::seats()), seats, seat, Entry::Players) }
            if let Some(beaten) = beaten {
                { level(view, table, beaten) }
            }
            if *shares {
                { share(view, table) }
            }
        </section>
    }
}

/// The options of a list of known words.
fn named<T: Copy>(
    view: &View,
    all: &[(&'static str, T)],
    name: impl Fn(T) -> messages::Message,
) -> Options {
    let option =
        |(word, value): &(&'static str, T)| (AttrValue::Static(word), view.say(&name(*value)));
    all.iter().map(option).collect()
}

/// How well the machine plays, where it does.
pub(crate) fn level(view: &View, table: &Table, beaten: &Beaten) -> Html {
    let session = &table.session;
    if session.players() == Players::Two {
        return Html::default();
    }
    let naive = session.game().card().naive;
    let levels = named(view, &Level::ALL, |level| {
        let name = say::level(level, naive).0;
        if beaten.has(level) { words::level_beaten(name) } else { name }
    });
    let level = AttrValue::Static(word_of(&Level::ALL, &session.level()));
    let plays = say::level(session.level(), naive).1;
    let note = if table.alone { words::no_level() } else { plays };
    html! {
        <>
            { choice(view, ("level", &words::level()), levels, level, Entry::Level) }
            <p class="soft note">{ view.text(&note) }</p>
        </>
    }
}

/// The address of the position, on the clipboard or to be copied by hand.
fn share(view: &View, table: &Table) -> Html {
    let copied = table.copied.filter(|copied| *copied).map(|_| words::copied());
    html! {
        <div class="share">
            { button(view, WORD, &words::copy_address(), Command::Copy) }
            { note(view, "soft note", copied.as_ref()) }
            if table.copied.is_some() {
                <input class="text-in" readonly=true onfocus={view.on(Command::Select)}
                    data-value={address::whole(&table.address())}
                    aria-label={view.say(&words::position_address())} />
            }
        </div>
    }
}
