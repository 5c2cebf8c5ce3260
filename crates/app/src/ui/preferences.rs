//! Switches for what holds in every game and is kept for the next visit.

use super::View;
use super::fields::switch;
use crate::words;
use messages::Message;
use web_common::preferences::{Preferences, use_preferences};
use yew::prelude::{Callback, Html, Properties, component, hook};

/// The page that a switch is on.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct PreferenceProps {
    pub(crate) view: View,
}

/// A switch for one of the preferences.
#[hook]
fn use_switch(view: &View, label: &Message, field: fn(&mut Preferences) -> &mut bool) -> Html {
    let (mut chosen, change) = use_preferences(&Callback::noop());
    let on = *field(&mut chosen);
    *field(&mut chosen) = !on;
    let toggle = Callback::from(move |_| change.emit(chosen.clone()));
    switch(view, label, on, &words::switched(on), toggle)
}

/// Whether the page tells how many moves the game still lasts.
#[component]
pub(crate) fn Distances(PreferenceProps { view }: &PreferenceProps) -> Html {
    use_switch(view, &words::distances(), |preferences| &mut preferences.distances)
}

/// Whether the marks of values are the letters P and N, or ticks and crosses.
#[component]
pub(crate) fn Marks(PreferenceProps { view }: &PreferenceProps) -> Html {
    use_switch(view, &words::marks(), |preferences| &mut preferences.marks)
}

/// Whether letters on the board are commands, which some ways of typing and dictating set off by chance.
#[component]
pub(crate) fn Letters(PreferenceProps { view }: &PreferenceProps) -> Html {
    use_switch(view, &words::letters(), |preferences| &mut preferences.letters)
}
