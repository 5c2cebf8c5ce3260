//! Who plays, how well, and what is shown.

use super::fields::{choice, switch};
use crate::store::{Act, Event as Happens, Origin, Table};
use crate::{address, browser, words};
use session::seat::{Level, Players};
use session::{Action, say};
use yew::prelude::*;

/// The word of a choice in a list of known ones.
fn word_of<T: PartialEq + Copy>(all: &[(&str, T)], chosen: T) -> String {
    let known = all.iter().find(|(_, value)| *value == chosen);
    known.map(|(word, _)| (*word).to_string()).unwrap_or_default()
}

/// The choice of a word, or the usual one.
fn of_word<T: Default + Copy>(all: &[(&str, T)], word: &str) -> T {
    all.iter().find(|(known, _)| *known == word).map_or(T::default(), |(_, value)| *value)
}

/// Who plays, how well, and what is shown.
pub(crate) fn settings(table: &Table, act: &Act) -> Html {
    let session = &table.session;
    let values = session.values();
    let seats = Players::ALL.iter();
    let seats = seats.map(|(word, players)| (word.to_string(), say::players(*players).to_string()));
    let seated = act.text(Origin::Board, |word| Action::Players(of_word(&Players::ALL, &word)));
    let naive = session.game().card().naive;
    let levels = Level::ALL.iter();
    let levels =
        levels.map(|(word, level)| (word.to_string(), say::level(*level, naive).0.to_string()));
    let levelled = act.text(Origin::Board, |word| Action::Level(of_word(&Level::ALL, &word)));
    let shown = if values { words::SHOWN } else { words::HIDDEN };
    let seat = word_of(&Players::ALL, session.players());
    let level = word_of(&Level::ALL, session.level());
    html! {
        <section class="panel settings" aria-label={words::SETTINGS}>
            { switch(words::VALUES, values, shown,
                act.click(Origin::Board, Action::Values(!values))) }
            { choice("seats", words::SEATS, seats.collect(), seat, seated) }
            if session.players() != Players::Two {
                { choice("level", words::LEVEL, levels.collect(), level, levelled) }
                <p class="soft note">{ words::level(&say::level(session.level(), naive).1) }</p>
            }
            { share(table, act) }
        </section>
    }
}

/// The address of the position, on the clipboard or to be copied by hand.
fn share(table: &Table, act: &Act) -> Html {
    let whole = address::whole(&table.session.address());
    let (act, text) = (act.clone(), whole.clone());
    let onclick =
        Callback::from(move |_: MouseEvent| act.tell(Happens::Copied(browser::copy(&text))));
    let onfocus = Callback::from(|event: FocusEvent| super::frame::select_all(&event));
    html! {
        <div class="share">
            <button type="button" class="word" {onclick}>{ words::SHARE }</button>
            if let Some(copied) = table.copied {
                if copied { <p class="soft note">{ words::COPIED }</p> }
                <input class="text-in" readonly=true value={whole} {onfocus}
                    aria-label={words::COPY_THIS}/>
            }
        </div>
    }
}
