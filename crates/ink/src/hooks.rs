//! What components ask of the page that they are on: events of its window, its language, its title.

use crate::browser;
use gloo::utils::{document, window};
use yew::prelude::{AttrValue, Callback, hook, use_effect_with, use_memo, use_state};

/// The event that tells that the words of the page’s language have come.
pub const LANGUAGE: &str = "last-move:language";

/// Hears an event of the window, if there is one to be heard, for as long as the component is there.
#[hook]
pub fn use_event(name: Option<&'static str>, heard: Callback<()>) {
    // From the first rendering on: an effect could come after the event.
    use_memo(name, |name| {
        name.map(|name| browser::listen(&window(), name, Box::new(move |_| heard.emit(()))))
    });
}

/// The language of the page, from when its words are there.
#[hook]
pub fn use_language() -> AttrValue {
    let language = use_state(|| AttrValue::from(browser::language()));
    let now = language.setter();
    let speak = Callback::from(move |()| now.set(browser::language().into()));
    use_event(Some(LANGUAGE), speak);
    (*language).clone()
}

/// Gives the document its title, if there is one: what stands in the tab of a page, and is read aloud
/// before a frame.
#[hook]
pub fn use_title(title: Option<String>) {
    use_effect_with(title, |title| {
        if let Some(title) = title {
            document().set_title(title);
        }
    });
}
