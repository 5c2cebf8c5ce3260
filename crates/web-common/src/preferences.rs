//! Preferences: the appearance and detail of the page, stored for the next visit.

use crate::browser;
use yew::prelude::{AttrValue, Callback, hook, use_state};

/// Words of the colour themes; the first one leaves it to the browser.
pub const THEMES: [&str; 4] = ["auto", "light", "dark", "contrast"];

/// The choices of a person for all pages of the site.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn preferences() {
/// use web_common::browser::{keep, theme};
/// use web_common::preferences::Preferences;
///
/// keep("theme", "dark");
/// let preferences = Preferences::kept();
/// assert!(preferences.theme == "dark" && preferences.motion);
/// preferences.apply();
/// assert_eq!(theme().as_deref(), Some("dark"));
/// Preferences { theme: "auto".into(), ..preferences }.apply();
/// assert_eq!(theme(), None);
/// # keep("theme", "auto");
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Preferences {
    /// One of [`THEMES`].
    pub theme: AttrValue,
    /// False for no motion.
    pub motion: bool,
    /// False to hide how many moves a game still lasts.
    pub distances: bool,
    /// False to disable letter keys on a board.
    pub letters: bool,
    /// True if the marks of values should be the letters P and N; otherwise they are ticks and crosses.
    pub marks: bool,
}

impl Preferences {
    /// As they were chosen at an earlier visit.
    pub fn kept() -> Preferences {
        let theme = browser::kept("theme").map_or(THEMES[0].into(), AttrValue::from);
        let is = |name, word| browser::kept(name).as_deref() == Some(word);
        let [motion, distances, letters] =
            ["motion", "distances", "letters"].map(|name| !is(name, "off"));
        Preferences { theme, motion, distances, letters, marks: is("marks", "on") }
    }

    /// Applies the preferences to the page.
    pub fn apply(&self) {
        self.fields().iter().for_each(look);
    }

    /// The name and the word of each.
    fn fields(&self) -> [(&'static str, &str); 5] {
        let word = |on| if on { "on" } else { "off" };
        [
            ("theme", self.theme.as_str()),
            ("motion", word(self.motion)),
            ("distances", word(self.distances)),
            ("letters", word(self.letters)),
            ("marks", word(self.marks)),
        ]
    }
}

/// An attribute of the root for style sheets, if the preference is not the default.
fn look((name, word): &(&'static str, &str)) {
    let unusual = match *name {
        "theme" => THEMES[1..].contains(word),
        "marks" => *word == "on",
        _ => *word == "off",
    };
    browser::set_root(&format!("data-{name}"), unusual.then_some(word));
}

/// The preferences, and the callback that changes them; `onlook` is called when the appearance changes.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn use_preferences() {
/// use web_common::preferences::{Preferences, use_preferences};
/// use yew::prelude::{Callback, Html, component, use_effect_with};
///
/// #[component]
/// fn Page() -> Html {
///     let (preferences, change) = use_preferences(&Callback::noop());
///     let quiet = Preferences { motion: false, ..preferences.clone() };
///     use_effect_with((), move |()| change.emit(quiet));
///     Html::from(if preferences.motion { "moving" } else { "still" })
/// }
///
/// let root = gloo::utils::document().create_element("main").unwrap();
/// yew::Renderer::<Page>::with_root(root.clone()).render();
/// yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
/// assert_eq!(root.inner_html(), "still");
/// assert!(!Preferences::kept().motion);
/// # Preferences { motion: true, ..Preferences::kept() }.apply();
/// # web_common::browser::keep("motion", "on");
/// # }
/// ```
#[hook]
pub fn use_preferences(onlook: &Callback<()>) -> (Preferences, Callback<Preferences>) {
    let state = use_state(Preferences::kept);
    let (before, onlook) = (state.clone(), onlook.clone());
    let change = move |chosen: Preferences| {
        // Only changed fields: other parts of the page may change preferences as well.
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
