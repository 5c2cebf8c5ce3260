//! What `Ink` writes, as elements of Yew.

use crate::ink::{Hears, On, Part};
use gloo::timers::callback::Timeout;
use indexmap::IndexMap;
use std::rc::Rc;
use web_sys::{Element, Event};
use yew::prelude::{AttrValue, Component, Context, Html, NodeRef, Properties};
use yew::virtual_dom::{
    AttributeOrProperty, Attributes, Key, Listener, ListenerKind, Listeners, VComp, VList, VTag,
};

impl<D: 'static> Listener for Hears<D> {
    fn kind(&self) -> ListenerKind {
        match self.on() {
            On::Click => ListenerKind::onclick,
            On::Change => ListenerKind::onchange,
            On::Input => ListenerKind::oninput,
            On::Submit => ListenerKind::onsubmit,
            On::Toggle => ListenerKind::ontoggle,
            On::Focus => ListenerKind::onfocus,
            On::FocusIn => ListenerKind::onfocusin,
            On::FocusOut => ListenerKind::onfocusout,
            On::KeyDown => ListenerKind::onkeydown,
            On::PointerDown => ListenerKind::onpointerdown,
            On::PointerMove => ListenerKind::onpointermove,
            On::PointerUp => ListenerKind::onpointerup,
            On::PointerCancel => ListenerKind::onpointercancel,
            On::Scroll => ListenerKind::onscroll,
            On::Wheel => ListenerKind::onwheel,
            On::Close => ListenerKind::onclose,
        }
    }

    fn handle(&self, event: Event) {
        self.hear(&event);
    }

    fn passive(&self) -> bool {
        false
    }
}

/// An element, or a fragment without a tag, that is still being written.
#[derive(Default)]
pub(crate) struct Sheet {
    tag: &'static str,
    key: Option<Key>,
    attributes: IndexMap<AttrValue, AttributeOrProperty>,
    listeners: Vec<Option<Rc<dyn Listener>>>,
    children: Vec<Html>,
}

impl Sheet {
    pub(crate) fn of(tag: &'static str) -> Sheet {
        Sheet { tag, ..Sheet::default() }
    }

    pub(crate) fn key(&mut self, key: &str) {
        self.key = Some(Key::from(key));
    }

    pub(crate) fn set(&mut self, name: &'static str, value: AttrValue) {
        let value = AttributeOrProperty::Attribute(value);
        self.attributes.insert(AttrValue::Static(name), value);
    }

    pub(crate) fn style(&mut self, declarations: &str) {
        let value = AttributeOrProperty::Property(declarations.into());
        self.attributes.insert(AttrValue::Static("style"), value);
    }

    pub(crate) fn hear<D: 'static>(&mut self, hears: Hears<D>) {
        self.listeners.push(Some(Rc::new(hears)));
    }

    pub(crate) fn put(&mut self, node: Html) {
        self.children.push(node);
    }

    pub(crate) fn close(self) -> Html {
        let children = VList::with_children(self.children, None);
        if self.tag.is_empty() {
            return children.into();
        }
        let listeners = match self.listeners.is_empty() {
            true => Listeners::None,
            false => Listeners::Pending(self.listeners.into()),
        };
        let tag = AttrValue::Static(self.tag);
        let attributes = Attributes::IndexMap(Rc::new(self.attributes));
        let place = NodeRef::default();
        VTag::__new_other(tag, place, self.key, attributes, listeners, children.into()).into()
    }
}

pub(crate) fn text(text: &str) -> Html {
    Html::from(text)
}

pub(crate) fn raw(markup: AttrValue) -> Html {
    Html::from_html_unchecked(markup)
}

pub(crate) fn part<P: Part>(part: P) -> Html {
    VComp::new::<Drawn<P>>(Rc::new(Held { part }), None).into()
}

#[derive(Properties, Clone, PartialEq)]
struct Held<P: Part> {
    part: P,
}

/// Time for the browser to show a frame, in ms.
const FRAME: u32 = 40;

/// A part on the page; one that can wait comes a frame after what stands in its place.
struct Drawn<P> {
    shown: bool,
    wait: Option<Timeout>,
    part: std::marker::PhantomData<P>,
}

impl<P: Part> Component for Drawn<P> {
    type Message = ();
    type Properties = Held<P>;

    fn create(ctx: &Context<Self>) -> Self {
        let shown = ctx.props().part.place().is_none();
        Drawn { shown, wait: None, part: std::marker::PhantomData }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if !self.shown && self.wait.is_none() {
            let link = ctx.link().clone();
            let show = Box::new(move || link.send_message(()));
            self.wait = Some(crate::browser::later(FRAME, show));
        }
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        (self.shown, self.wait) = (true, None);
        true
    }

    fn changed(&mut self, _: &Context<Self>, _: &Held<P>) -> bool {
        // Yew asks only if the properties differ.
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let part = &ctx.props().part;
        let place = if self.shown { None } else { part.place() };
        place.unwrap_or_else(|| part.draw())
    }
}

/// Puts a component into an element of the page, where it stays.
pub fn stay<C: Component>(root: Element)
where
    C::Properties: Default,
{
    yew::Renderer::<C>::with_root(root).render();
}

/// A component that stands in the page; when it is dropped, it is taken away.
#[must_use = "a component is taken down when this is dropped"]
pub struct Standing<C: Component>(Option<yew::AppHandle<C>>);

impl<C: Component> std::fmt::Debug for Standing<C> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Standing")
    }
}

impl<C: Component> Drop for Standing<C> {
    fn drop(&mut self) {
        if let Some(app) = self.0.take() {
            app.destroy();
        }
    }
}

/// Makes a component and draws it into an element; many of them may stand in one page.
pub fn mount<C: Component>(root: Element, props: C::Properties) -> Standing<C> {
    Standing(Some(yew::Renderer::<C>::with_root_and_props(root, props).render()))
}
