//! What every component is given: the language of the page, and the way of what is done there to the app.

use crate::deed::Deed;
use ink::words::Words;
use std::rc::Rc;
use web_sys::Event;
use yew::html::ImplicitClone;
use yew::prelude::{AttrValue, Callback, Html};

/// The language of a page, and the way to its app, as the parts in `ink` have them.
pub(crate) type Mail = ink::Mail<Deed>;

/// The same for components.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct View(pub(crate) Mail);

impl View {
    /// The language of the words, for elements within text of another one.
    pub(crate) fn language(&self) -> AttrValue {
        self.0.language().to_string().into()
    }

    /// The words of a message, for an attribute.
    pub(crate) fn say(&self, words: &(impl Words + ?Sized)) -> AttrValue {
        words.words(self.0.language()).into_owned().into()
    }

    /// The words of a message, to be read.
    pub(crate) fn text(&self, words: &(impl Words + ?Sized)) -> Html {
        Html::from(self.say(words))
    }

    /// What an element does at an event.
    pub(crate) fn on<E: AsRef<Event> + 'static>(&self, deed: Deed) -> Callback<E> {
        let (mail, deed) = (self.0.clone(), Rc::new(deed));
        Callback::from(move |event: E| mail.tell(&deed, event.as_ref()))
    }
}

impl ImplicitClone for View {}
