//! The context of every component: the language of the page, and the callback for commands.

use crate::words::Words;
use std::fmt;
use std::rc::Rc;
use web_sys::{Event, KeyboardEvent};
use yew::html::ImplicitClone;
use yew::prelude::{AttrValue, Callback, Html};

type Handle<C> = dyn Fn(&Rc<C>, &Event);

/// The language of a page, and the handler of commands with their events.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn view() {
/// use std::{cell::RefCell, rc::Rc};
/// use web_common::{view::View, words::steps};
/// use web_sys::Event;
///
/// # js_sys::eval("globalThis.lastMoveWords = { text: (language, file, id) => id }").unwrap();
/// let heard = Rc::new(RefCell::new(Vec::new()));
/// let told = heard.clone();
/// let mut view = View::new("en".into(), move |heap: &Rc<u32>, event: &Event| {
///     told.borrow_mut().push((**heap, event.type_()));
/// });
/// view.on(3).emit(Event::new("click").unwrap());
/// assert_eq!(*heard.borrow(), [(3, "click".to_string())]);
/// // A field is entered by a key.
/// let key = |name: &str| {
///     let key = web_sys::KeyboardEventInit::new();
///     key.set_key(name);
///     web_sys::KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &key).unwrap()
/// };
/// view.on_enter(5).emit(key("a"));
/// view.on_enter(5).emit(key("Enter"));
/// assert_eq!(heard.borrow()[1..], [(5, "keydown".to_string())]);
/// assert!(view.speak("fr".into()) && !view.speak("fr".into()));
/// assert_eq!(view.language(), "fr");
/// // Here the words of a message are its name.
/// let [down, up] = steps("Heap 1");
/// assert_eq!(view.say(&down), "fewer");
/// assert_eq!(view.text(&up), yew::Html::from("more"));
/// # }
/// ```
pub struct View<C> {
    language: AttrValue,
    handle: Rc<Handle<C>>,
}

impl<C: 'static> View<C> {
    /// A page in this language.
    pub fn new(language: AttrValue, handle: impl Fn(&Rc<C>, &Event) + 'static) -> View<C> {
        View { language, handle: Rc::new(handle) }
    }

    /// The language of the words.
    pub fn language(&self) -> &AttrValue {
        &self.language
    }

    /// Sets the language; false if it is the same.
    pub fn speak(&mut self, language: AttrValue) -> bool {
        std::mem::replace(&mut self.language, language.clone()) != language
    }

    /// The words of a message, for an attribute.
    pub fn say(&self, words: &(impl Words + ?Sized)) -> AttrValue {
        words.words(&self.language).into_owned().into()
    }

    /// The words of a message, to be read.
    pub fn text(&self, words: &(impl Words + ?Sized)) -> Html {
        Html::from(self.say(words))
    }

    /// The handler of an element's event.
    pub fn on<E: AsRef<Event> + 'static>(&self, command: C) -> Callback<E> {
        let (handle, command) = (self.handle.clone(), Rc::new(command));
        Callback::from(move |event: E| handle(&command, event.as_ref()))
    }

    /// The handler of the key Enter in a field. There are no HTML forms, since the usual sandbox of a frame submits
    /// none and tells nobody.
    pub fn on_enter(&self, command: C) -> Callback<KeyboardEvent> {
        let entered = self.on(command);
        Callback::from(move |event: KeyboardEvent| {
            // While letters are composed, the key chooses among them.
            if event.key() == "Enter" && !event.is_composing() {
                entered.emit(event);
            }
        })
    }
}

impl<C> Clone for View<C> {
    fn clone(&self) -> Self {
        View { language: self.language.clone(), handle: self.handle.clone() }
    }
}

impl<C> fmt::Debug for View<C> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "View({})", self.language)
    }
}

impl<C> PartialEq for View<C> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.handle, &other.handle) && self.language == other.language
    }
}

impl<C> ImplicitClone for View<C> {}
