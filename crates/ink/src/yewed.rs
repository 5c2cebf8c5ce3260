//! What `Ink` writes, as elements of Yew.

use crate::ink::{Hears, On};
use indexmap::IndexMap;
use std::rc::Rc;
use web_sys::Event;
use yew::prelude::{AttrValue, Html, NodeRef};
use yew::virtual_dom::{
    AttributeOrProperty, Attributes, Key, Listener, ListenerKind, Listeners, VList, VTag,
};

impl<D: 'static> Listener for Hears<D> {
    fn kind(&self) -> ListenerKind {
        match self.on() {
            On::Click => ListenerKind::onclick,
            On::Change => ListenerKind::onchange,
            On::Input => ListenerKind::oninput,
            On::Submit => ListenerKind::onsubmit,
            On::Focus => ListenerKind::onfocus,
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
