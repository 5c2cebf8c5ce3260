//! How the page should look: theme and motion, kept for the next visit.

use crate::browser;
use yew::prelude::{AttrValue, Callback, hook, use_state};

/// Words of the choices of colours, the first of which leaves it to the browser.
pub const THEMES: [&str; 4] = ["auto", "light", "dark", "contrast"];

/// Theme and motion.
#[derive(Clone, Debug, PartialEq)]
pub struct Preferences {
    /// One of [`THEMES`].
    pub theme: AttrValue,
    /// False if nothing should move.
    pub motion: bool,
}

impl Preferences {
    /// As they were chosen at an earlier visit.
    pub fn kept() -> Preferences {
        let theme = browser::kept("theme").map_or(THEMES[0].into(), AttrValue::from);
        Preferences { theme, motion: browser::kept("motion").as_deref() != Some("off") }
    }

    /// Lets the page look like this.
    pub fn apply(&self) {
        let theme = self.theme.as_str();
        browser::set_root("data-theme", THEMES[1..].contains(&theme).then_some(theme));
        browser::set_root("data-motion", (!self.motion).then_some("off"));
    }
}

/// The preferences, and what changes them; `onlook` is told once the page looks otherwise.
#[hook]
pub fn use_preferences(onlook: &Callback<()>) -> (Preferences, Callback<Preferences>) {
    let state = use_state(Preferences::kept);
    let (before, onlook) = (state.clone(), onlook.clone());
    let change = move |chosen: Preferences| {
        if chosen.theme != before.theme {
            browser::keep("theme", &chosen.theme);
        }
        if chosen.motion != before.motion {
            browser::keep("motion", if chosen.motion { "on" } else { "off" });
        }
        chosen.apply();
        before.set(chosen);
        onlook.emit(());
    };
    ((*state).clone(), Callback::from(change))
}
