//! Hooks for the page of a component: events of its window, its language, its title.

use crate::browser;
use gloo::utils::{document, window};
use yew::prelude::{AttrValue, Callback, hook, use_effect_with, use_memo, use_state};

/// The event that the words of the page’s language have arrived.
pub const LANGUAGE: &str = "last-move:language";

/// Listens to an event of the window, if one is given, while the component exists.
#[hook]
pub fn use_event(name: Option<&'static str>, heard: Callback<()>) {
    // From the first rendering on: an effect could miss the event.
    use_memo(name, |name| {
        name.map(|name| browser::listen(&window(), name, Box::new(move |_| heard.emit(()))))
    });
}

/// The language of the page, once its words are there.
#[hook]
pub fn use_language() -> AttrValue {
    let language = use_state(|| AttrValue::from(browser::language()));
    let now = language.setter();
    let speak = Callback::from(move |()| now.set(browser::language().into()));
    use_event(Some(LANGUAGE), speak);
    (*language).clone()
}

/// The worker of a component, which `open` gives access to once, as the component is first drawn. A
/// [`WorkerClient`](crate::worker_client::WorkerClient) is within; it lasts as long as the component.
#[hook]
pub fn use_worker<W: Clone + 'static>(open: impl FnOnce() -> W) -> W {
    let worker = use_memo((), |()| open());
    (*worker).clone()
}

/// Sets the title of the document, if one is given: the title of a tab, which is also read aloud before a frame.
#[hook]
pub fn use_title(title: Option<String>) {
    use_effect_with(title, |title| {
        if let Some(title) = title {
            document().set_title(title);
        }
    });
}
