//! A component in its place: messages, drawing and events, until it is taken down.

use super::patch::Within;
use super::tree::Html;
use super::value::Callback;
use crate::ink::On;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::mem;
use std::rc::{Rc, Weak};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, Node};

/// Something with a state that is drawn, as in Yew.
pub trait Component: Sized + 'static {
    /// What can happen to it.
    type Message: 'static;
    /// What it is told when it is made.
    type Properties: 'static;

    /// Makes it.
    fn create(ctx: &Context<Self>) -> Self;

    /// Something has happened; true if it looks different now.
    fn update(&mut self, ctx: &Context<Self>, message: Self::Message) -> bool;

    /// What it looks like.
    fn view(&self, ctx: &Context<Self>) -> Html;

    /// It has been drawn, perhaps for the first time.
    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {}
}

/// What a component is told about itself.
pub struct Context<C: Component>(Scope<C>);

impl<C: Component> Context<C> {
    /// The way to the component.
    pub fn link(&self) -> &Scope<C> {
        &self.0
    }

    /// What the component was told when it was made.
    pub fn props(&self) -> &C::Properties {
        &self.0.0.props
    }
}

impl<C: Component> fmt::Debug for Context<C> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Context")
    }
}

/// A way to a component; what is sent to one that has been taken down is lost.
pub struct Scope<C: Component>(Rc<Place<C>>);

impl<C: Component> Clone for Scope<C> {
    fn clone(&self) -> Self {
        Scope(self.0.clone())
    }
}

impl<C: Component> fmt::Debug for Scope<C> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Scope")
    }
}

impl<C: Component> Scope<C> {
    /// Lets something happen to the component, never in the midst of something else.
    pub fn send_message(&self, message: C::Message) {
        if self.0.state.get() == State::Down {
            return;
        }
        self.0.queue.borrow_mut().push(message);
        if self.0.state.replace(State::Awake) == State::Asleep {
            let place = self.0.clone();
            let wake = Closure::once_into_js(move || place.work());
            gloo::utils::window().queue_microtask(wake.unchecked_ref());
        }
    }

    /// A function that sends what it is told as a message.
    pub fn callback<I, M: Into<C::Message>>(
        &self,
        message: impl Fn(I) -> M + 'static,
    ) -> Callback<I> {
        let scope = self.clone();
        Callback::from(move |told| scope.send_message(message(told).into()))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Nothing has been sent.
    Asleep,
    /// Messages are being worked on, or will be in a moment.
    Awake,
    /// It has been taken down.
    Down,
}

/// A component in its place.
struct Place<C: Component> {
    props: C::Properties,
    component: RefCell<Option<C>>,
    queue: RefCell<Vec<C::Message>>,
    state: Cell<State>,
    page: Rc<Page>,
}

impl<C: Component> Place<C> {
    fn context(self: &Rc<Self>) -> Context<C> {
        Context(Scope(self.clone()))
    }

    /// Lets everything happen that was sent, and draws once for all that was sent together.
    fn work(self: &Rc<Self>) {
        let ctx = self.context();
        let mut held = self.component.borrow_mut();
        while self.state.get() != State::Down {
            let messages = mem::take(&mut *self.queue.borrow_mut());
            let Some(component) = held.as_mut().filter(|_| !messages.is_empty()) else {
                self.state.set(State::Asleep);
                return;
            };
            let mut changed = false;
            for message in messages {
                changed |= component.update(&ctx, message);
            }
            if changed {
                self.page.show(component.view(&ctx));
                component.rendered(&ctx, false);
            }
        }
        drop(held);
        self.end();
    }

    /// Takes everything down, at once or when what is happening has happened.
    fn end(&self) {
        self.state.set(State::Down);
        let Ok(mut component) = self.component.try_borrow_mut() else { return };
        let component = component.take();
        self.queue.borrow_mut().clear();
        self.page.end();
        drop(component);
    }
}

/// What a component shows, and how it hears what is done there.
struct Page {
    root: Node,
    shown: RefCell<Html>,
    /// The kinds of event that are listened to, as bits.
    kinds: Cell<u32>,
    listener: Closure<dyn Fn(Event)>,
}

impl Page {
    fn new(root: Node) -> Rc<Page> {
        Rc::new_cyclic(|page: &Weak<Page>| {
            let page = page.clone();
            let listener = Closure::new(move |event: Event| {
                if let Some(page) = page.upgrade() {
                    page.hear(&event);
                }
            });
            Page { root, shown: RefCell::default(), kinds: Cell::new(0), listener }
        })
    }

    /// Brings the page to what was written.
    ///
    /// What the browser tells meanwhile, that an element with the focus goes, is our own doing and is
    /// not heard.
    fn show(&self, html: Html) {
        let old = self.shown.take();
        let mut new = [html];
        Within { node: &self.root, svg: false }.turn_all(vec![old], &mut new, None);
        let [html] = new;
        html.tags(&mut |tag| {
            for ear in &tag.ears {
                let bit = 1 << ear.on() as u32;
                if self.kinds.get() & bit == 0 {
                    self.kinds.set(self.kinds.get() | bit);
                    let listener = self.listener.as_ref().unchecked_ref();
                    // Fails for no kind of event.
                    let _ = self.root.add_event_listener_with_callback_and_bool(
                        ear.on().name(),
                        listener,
                        true,
                    );
                }
            }
        });
        self.shown.replace(html);
    }

    /// Takes an event to the elements that listen to it, from the inside out.
    fn hear(&self, event: &Event) {
        let name = event.type_();
        let Some(target) = event.target().and_then(|target| target.dyn_into::<Node>().ok()) else {
            return;
        };
        let rises = event.bubbles();
        let mut ears = Vec::new();
        self.shown.borrow().tags(&mut |tag| {
            for ear in tag.ears.iter().filter(|ear| ear.on().name() == name) {
                let place = tag.place.as_ref();
                let here = |place: &&Element| match rises {
                    true => place.contains(Some(&target)),
                    false => ***place == target,
                };
                if place.filter(here).is_some() {
                    ears.push(ear.clone());
                }
            }
        });
        for ear in ears.iter().rev() {
            ear.hear(event);
        }
    }

    fn end(&self) {
        for (kind, name) in On::NAMES.into_iter().enumerate() {
            if self.kinds.get() >> kind & 1 == 1 {
                let listener = self.listener.as_ref().unchecked_ref();
                // Fails for no kind of event.
                let _ =
                    self.root.remove_event_listener_with_callback_and_bool(name, listener, true);
            }
        }
        self.kinds.set(0);
        let shown = self.shown.take();
        Within { node: &self.root, svg: false }.turn_all(vec![shown], &mut [], None);
    }
}

/// A component that stands in the page; when it is dropped, nothing of it stays behind.
#[must_use = "a component is taken down when this is dropped"]
pub struct Standing<C: Component>(Scope<C>);

impl<C: Component> fmt::Debug for Standing<C> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Standing")
    }
}

impl<C: Component> Drop for Standing<C> {
    fn drop(&mut self) {
        self.0.0.end();
    }
}

/// Makes a component and draws it at the end of an element or of a shadow root; many of them may
/// stand in one page.
pub fn mount<C: Component>(root: impl Into<Node>, props: C::Properties) -> Standing<C> {
    let place = Rc::new(Place::<C> {
        props,
        component: RefCell::new(None),
        queue: RefCell::default(),
        // Until it is drawn nothing happens to it.
        state: Cell::new(State::Awake),
        page: Page::new(root.into()),
    });
    let ctx = place.context();
    let mut component = C::create(&ctx);
    place.page.show(component.view(&ctx));
    component.rendered(&ctx, true);
    place.component.replace(Some(component));
    place.work();
    Standing(ctx.0)
}

/// Puts a component into an element of the page, where it stays.
pub fn stay<C: Component>(root: Element)
where
    C::Properties: Default,
{
    mem::forget(mount::<C>(root, C::Properties::default()));
}
