//! What is written and what stands in the page, in one type: a tree whose nodes know their places once they are drawn.

use super::AttrValue;
use crate::ink::{Hears, On, Part};
use std::any::Any;
use std::fmt;
use std::rc::Rc;
use web_sys::{Element, Event, Node};

/// A piece of a page.
#[derive(Debug)]
pub struct Html(pub(super) Kind);

#[derive(Debug)]
pub(super) enum Kind {
    /// An element.
    Tag(Box<Tag>),
    /// Pieces side by side that keep their place even when there are none.
    List(Vec<Html>),
    /// Plain text.
    Text(Box<str>, Option<Node>),
    /// Markup that was made elsewhere, and the nodes that the browser has made of it.
    Raw(AttrValue, Vec<Node>),
    /// A part, and what it shows once it is drawn.
    Part(Rc<dyn Cut>, Option<Box<Html>>),
}

#[derive(Debug, Default)]
pub(super) struct Tag {
    pub(super) name: &'static str,
    pub(super) key: Option<Box<str>>,
    pub(super) attributes: Vec<(&'static str, AttrValue)>,
    pub(super) ears: Vec<Rc<dyn Ear>>,
    pub(super) children: Vec<Html>,
    pub(super) place: Option<Element>,
}

impl Default for Html {
    fn default() -> Self {
        Html(Kind::List(Vec::new()))
    }
}

impl Html {
    /// The first node of this piece in the page.
    pub(super) fn first(&self) -> Option<&Node> {
        match &self.0 {
            Kind::Tag(tag) => tag.place.as_deref(),
            Kind::List(list) => list.iter().find_map(Html::first),
            Kind::Text(_, place) => place.as_ref(),
            Kind::Raw(_, places) => places.first(),
            Kind::Part(_, drawn) => drawn.as_ref()?.first(),
        }
    }

    /// Does something with each node of this piece that has no other of it above.
    pub(super) fn each(&self, act: &mut dyn FnMut(&Node)) {
        match &self.0 {
            Kind::Tag(tag) => tag.place.iter().for_each(|place| act(place)),
            Kind::List(list) => list.iter().for_each(|piece| piece.each(act)),
            Kind::Text(_, place) => place.iter().for_each(act),
            Kind::Raw(_, places) => places.iter().for_each(act),
            Kind::Part(_, drawn) => drawn.iter().for_each(|piece| piece.each(act)),
        }
    }

    /// Goes through all elements, the outer ones first.
    pub(super) fn tags(&self, see: &mut dyn FnMut(&Tag)) {
        match &self.0 {
            Kind::Tag(tag) => {
                see(tag);
                tag.children.iter().for_each(|piece| piece.tags(see));
            }
            Kind::List(list) => list.iter().for_each(|piece| piece.tags(see)),
            Kind::Part(_, drawn) => drawn.iter().for_each(|piece| piece.tags(see)),
            Kind::Text(..) | Kind::Raw(..) => {}
        }
    }

    pub(super) fn key(&self) -> Option<&str> {
        match &self.0 {
            Kind::Tag(tag) => tag.key.as_deref(),
            _ => None,
        }
    }
}

/// What an element listens to.
pub(super) trait Ear {
    fn on(&self) -> On;
    fn hear(&self, event: &Event);
}

impl<D> Ear for Hears<D> {
    fn on(&self) -> On {
        Hears::on(self)
    }

    fn hear(&self, event: &Event) {
        Hears::hear(self, event);
    }
}

impl fmt::Debug for dyn Ear {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Ear({:?})", self.on())
    }
}

/// A part of a page whose type is hidden.
pub(super) trait Cut: Any {
    fn same(&self, other: &dyn Any) -> bool;
    fn draw(&self) -> Html;
}

impl<P: Part> Cut for P {
    fn same(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<P>() == Some(self)
    }

    fn draw(&self) -> Html {
        Part::draw(self)
    }
}

impl fmt::Debug for dyn Cut {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Part")
    }
}

/// An element, or a fragment without a tag, that is still being written.
#[derive(Default)]
pub(crate) struct Sheet(Tag);

impl Sheet {
    pub(crate) fn of(name: &'static str) -> Sheet {
        Sheet(Tag { name, ..Tag::default() })
    }

    pub(crate) fn key(&mut self, key: &str) {
        self.0.key = Some(key.into());
    }

    pub(crate) fn set(&mut self, name: &'static str, value: AttrValue) {
        let attributes = &mut self.0.attributes;
        attributes.retain(|(known, _)| *known != name);
        attributes.push((name, value));
    }

    pub(crate) fn style(&mut self, declarations: &str) {
        self.set(super::patch::STYLE, AttrValue::Rc(declarations.into()));
    }

    pub(crate) fn hear<D: 'static>(&mut self, hears: Hears<D>) {
        self.0.ears.push(Rc::new(hears));
    }

    pub(crate) fn put(&mut self, piece: Html) {
        self.0.children.push(piece);
    }

    pub(crate) fn close(self) -> Html {
        Html(match self.0.name {
            "" => Kind::List(self.0.children),
            _ => Kind::Tag(Box::new(self.0)),
        })
    }
}

pub(crate) fn text(text: &str) -> Html {
    Html(Kind::Text(text.into(), None))
}

pub(crate) fn raw(markup: AttrValue) -> Html {
    Html(Kind::Raw(markup, Vec::new()))
}

pub(crate) fn part(part: impl Part) -> Html {
    Html(Kind::Part(Rc::new(part), None))
}
