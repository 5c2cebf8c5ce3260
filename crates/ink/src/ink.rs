//! Writes a page element by element: much smaller than the code that `html!` makes of the same tree.

use crate::words::{Language, Words};
use crate::yewed::{self, Sheet};
use messages::markup::held;
use std::fmt;
use std::rc::Rc;
use web_sys::Event;
use yew::html::ImplicitClone;
use yew::{AttrValue, Callback, Html};

type Carry<D> = dyn Fn(&Rc<D>, &Event);

/// What a page is written with: the language, and what takes to the app what was done on an element,
/// with the event that told it.
pub struct Mail<D> {
    to: Rc<Carry<D>>,
    language: Language,
}

impl<D> Mail<D> {
    /// A way to the app, for a page in this language.
    pub fn new(language: Language, to: impl Fn(&Rc<D>, &Event) + 'static) -> Mail<D> {
        Mail { to: Rc::new(to), language }
    }

    /// The language that the page is written in.
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// Takes what was done to the app.
    pub fn tell(&self, deed: &Rc<D>, event: &Event) {
        (self.to)(deed, event);
    }

    /// The words of a message, for an attribute.
    pub fn say(&self, words: &(impl Words + ?Sized)) -> AttrValue {
        words.words(&self.language).into_owned().into()
    }

    /// The words of a message, to be read.
    pub fn text(&self, words: &(impl Words + ?Sized)) -> Html {
        Html::from(self.say(words))
    }

    /// From now on the page is written in another language; false if it is the same.
    pub fn speak(&mut self, language: Language) -> bool {
        let changed = self.language != language;
        self.language = language;
        changed
    }
}

impl<D: 'static> Mail<D> {
    /// What an element does at an event.
    pub fn on<E: AsRef<Event> + 'static>(&self, deed: D) -> Callback<E> {
        let (mail, deed) = (self.clone(), Rc::new(deed));
        Callback::from(move |event: E| mail.tell(&deed, event.as_ref()))
    }
}

impl<D> ImplicitClone for Mail<D> {}

impl<D> Clone for Mail<D> {
    fn clone(&self) -> Self {
        Mail { to: self.to.clone(), language: self.language.clone() }
    }
}

impl<D> fmt::Debug for Mail<D> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Mail")
    }
}

impl<D> PartialEq for Mail<D> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.to, &other.to) && self.language == other.language
    }
}

/// The events that this page listens to; the browser's own list is ten times as long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named like the browser's event")]
pub enum On {
    Click,
    Change,
    Input,
    Submit,
    Focus,
    KeyDown,
    PointerDown,
    PointerMove,
    PointerUp,
    PointerCancel,
    Scroll,
    Wheel,
    Close,
}

/// The one listener of this page: it takes a deed to the app.
pub(crate) struct Hears<D> {
    on: On,
    deed: Rc<D>,
    mail: Mail<D>,
}

impl<D> Hears<D> {
    /// What is listened to.
    pub(crate) fn on(&self) -> On {
        self.on
    }

    /// The event has come.
    pub(crate) fn hear(&self, event: &Event) {
        self.mail.tell(&self.deed, event);
    }
}

/// A page that is being written.
pub struct Ink<D> {
    open: Vec<Sheet>,
    mail: Mail<D>,
}

impl<D> fmt::Debug for Ink<D> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Ink")
    }
}

impl<D: 'static> Ink<D> {
    /// An empty page.
    pub fn new(mail: &Mail<D>) -> Ink<D> {
        Ink { open: vec![Sheet::default()], mail: mail.clone() }
    }

    /// What was written.
    pub fn done(mut self) -> Html {
        std::mem::take(self.top()).close()
    }

    fn top(&mut self) -> &mut Sheet {
        self.open.last_mut().expect("the outermost sheet is never shut")
    }

    /// Opens an element: its tag, then fixed attributes as `name=value`, parted by bars.
    pub fn open(&mut self, spec: &'static str) {
        let mut words = spec.split('|');
        let tag = words.next().unwrap_or_default();
        self.open.push(Sheet::of(tag));
        for word in words {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            self.fixed(name, value);
        }
    }

    /// Opens a fragment, so that what may be absent keeps its place among its neighbours.
    ///
    /// Neighbours without keys are told apart by their place: one more of them, even at the end,
    /// makes the browser build the others anew, and the focus or a click that is on its way is lost.
    pub fn list(&mut self) {
        self.open.push(Sheet::default());
    }

    /// Ends the element or fragment that was opened last.
    pub fn shut(&mut self) {
        let sheet = self.open.pop().expect("what is shut was opened");
        self.put(sheet.close());
    }

    /// An element without children.
    pub fn void(&mut self, spec: &'static str) {
        self.open(spec);
        self.shut();
    }

    /// An element with words in it.
    pub fn say(&mut self, spec: &'static str, words: &(impl Words + ?Sized)) {
        self.open(spec);
        self.text(words);
        self.shut();
    }

    /// Words inside the open element.
    pub fn text(&mut self, words: &(impl Words + ?Sized)) {
        self.put(yewed::text(&words.words(&self.mail.language)));
    }

    /// The words of a message, for where they stand among others.
    pub fn words(&self, words: &(impl Words + ?Sized)) -> String {
        words.words(&self.mail.language).into_owned()
    }

    /// A node that was made elsewhere.
    pub fn put(&mut self, node: Html) {
        self.top().put(node);
    }

    /// Markup that the build has made.
    pub fn raw(&mut self, markup: AttrValue) {
        self.put(yewed::raw(markup));
    }

    /// The way to the app.
    pub fn mail(&self) -> &Mail<D> {
        &self.mail
    }

    /// Tells the open element from its neighbours, wherever it stands among them.
    pub fn key(&mut self, key: &str) {
        self.top().key(key);
    }

    /// An attribute whose value never changes.
    pub fn fixed(&mut self, name: &'static str, value: &'static str) {
        self.attribute(name, AttrValue::Static(value));
    }

    /// An attribute.
    pub fn set(&mut self, name: &'static str, value: &(impl Words + ?Sized)) {
        let value = value.words(&self.mail.language).as_ref().into();
        self.attribute(name, AttrValue::Rc(value));
    }

    /// Declarations of style. As a property, since a strict policy refuses the attribute.
    pub fn style(&mut self, declarations: &str) {
        self.top().style(declarations);
    }

    fn attribute(&mut self, name: &'static str, value: AttrValue) {
        self.top().set(name, value);
    }

    /// An attribute that is a number.
    pub fn number(&mut self, name: &'static str, value: i32) {
        self.set(name, &value.to_string());
    }

    /// Left, top, width and height.
    pub fn at(&mut self, at: [i32; 4]) {
        for (name, value) in ["x", "y", "width", "height"].into_iter().zip(at) {
            self.number(name, value);
        }
    }

    /// An attribute that says `true` or `false`.
    pub fn flag(&mut self, name: &'static str, on: bool) {
        self.fixed(name, if on { "true" } else { "false" });
    }

    /// An attribute that says `true`, or is not there.
    pub fn only(&mut self, name: &'static str, on: bool) {
        if on {
            self.fixed(name, "true");
        }
    }

    /// The classes that hold.
    pub fn class(&mut self, words: &[(&'static str, bool)]) {
        let held = held(words);
        if !held.is_empty() {
            self.set("class", &held);
        }
    }

    /// What the open element does when it is clicked.
    pub fn click(&mut self, deed: D) {
        self.on(On::Click, deed);
    }

    /// What the open element does at an event.
    pub fn on(&mut self, on: On, deed: D) {
        let hears = Hears { on, deed: Rc::new(deed), mail: self.mail.clone() };
        self.top().hear(hears);
    }
}
