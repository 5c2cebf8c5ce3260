//! How a visitor wants pages to look, kept for the next visit.

use crate::frame::{kept_look, look_like};
use yew::prelude::{UseStateHandle, hook, use_effect_with, use_state};

/// Colours and motion of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// One of the words in [`crate::frame::THEMES`].
    pub theme: String,
    /// Whether anything moves.
    pub motion: bool,
}

/// What the visitor has chosen; the whole page looks like it.
#[hook]
pub fn use_preferences() -> UseStateHandle<Preferences> {
    let chosen = use_state(|| {
        let (theme, motion) = kept_look();
        Preferences { theme, motion }
    });
    use_effect_with((*chosen).clone(), |chosen| look_like(&chosen.theme, chosen.motion));
    chosen
}
