//! How the page should look and what it tells, kept for the next visit.

use crate::browser;
use yew::prelude::{AttrValue, Callback, hook, use_state};

/// Words of the choices of colours, the first of which leaves it to the browser.
pub const THEMES: [&str; 4] = ["auto", "light", "dark", "contrast"];

/// What somebody chose for all pages of the site.
#[derive(Clone, Debug, PartialEq)]
pub struct Preferences {
    /// One of [`THEMES`].
    pub theme: AttrValue,
    /// False if nothing should move.
    pub motion: bool,
    /// False if the page should not tell how many moves a game still lasts.
    pub distances: bool,
    /// False if letters on a board should do nothing.
    pub letters: bool,
}

impl Preferences {
    /// As they were chosen at an earlier visit.
    pub fn kept() -> Preferences {
        let theme = browser::kept("theme").map_or(THEMES[0].into(), AttrValue::from);
        let on = |name| browser::kept(name).as_deref() != Some("off");
        let [motion, distances, letters] = ["motion", "distances", "letters"].map(on);
        Preferences { theme, motion, distances, letters }
    }

    /// Lets the page look like this.
    pub fn apply(&self) {
        self.fields().iter().for_each(look);
    }

    /// The name and the word of each.
    fn fields(&self) -> [(&'static str, &str); 4] {
        let word = |on| if on { "on" } else { "off" };
        [
            ("theme", self.theme.as_str()),
            ("motion", word(self.motion)),
            ("distances", word(self.distances)),
            ("letters", word(self.letters)),
        ]
    }
}

/// Style sheets know what differs from the usual by an attribute of the root.
fn look((name, word): &(&'static str, &str)) {
    let unusual = THEMES[1..].contains(word) || *word == "off";
    browser::set_root(&format!("data-{name}"), unusual.then_some(word));
}

/// The preferences, and what changes them; `onlook` is told once the page looks otherwise.
#[hook]
pub fn use_preferences(onlook: &Callback<()>) -> (Preferences, Callback<Preferences>) {
    let state = use_state(Preferences::kept);
    let (before, onlook) = (state.clone(), onlook.clone());
    let change = move |chosen: Preferences| {
        // Only what was changed here: other parts of the page have preferences to change as well.
        let changed = chosen.fields().into_iter().zip(before.fields());
        for (field, _) in changed.filter(|(now, then)| now != then) {
            browser::keep(field.0, field.1);
            look(&field);
        }
        before.set(chosen);
        onlook.emit(());
    };
    ((*state).clone(), Callback::from(change))
}
