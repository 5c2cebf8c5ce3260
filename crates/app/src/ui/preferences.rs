//! Switches for what holds in every game and is kept for the next visit.

use super::View;
use super::fields::switch;
use crate::words;
use ink::preferences::{Preferences, use_preferences};
use yew::prelude::{Callback, Html, Properties, component};

/// The page that a switch is on.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct PreferenceProps {
    pub(crate) view: View,
}

/// Whether the page tells how many moves the game still lasts.
#[component]
pub(crate) fn Distances(PreferenceProps { view }: &PreferenceProps) -> Html {
    let (preferences, change) = use_preferences(&Callback::noop());
    let on = preferences.distances;
    let toggle = move |_| change.emit(Preferences { distances: !on, ..preferences.clone() });
    switch(view, &words::distances(), on, &words::switched(on), Callback::from(toggle))
}

/// Whether letters on the board are commands, which some ways of typing and dictating set off by chance.
#[component]
pub(crate) fn Letters(PreferenceProps { view }: &PreferenceProps) -> Html {
    let (preferences, change) = use_preferences(&Callback::noop());
    let on = preferences.letters;
    let toggle = move |_| change.emit(Preferences { letters: !on, ..preferences.clone() });
    switch(view, &words::letters(), on, &words::switched(on), Callback::from(toggle))
}
