//! Brings a page from what stands there to what was written, touching nothing that stays as it is.

use super::tree::{Html, Kind, Tag};
use crate::browser::set_markup;
use gloo::utils::document;
use wasm_bindgen::JsValue;
use web_sys::{Element, Node};

/// The one attribute that is set as a property, since a strict policy refuses it in markup.
pub(super) const STYLE: &str = "style";

const HTML: &str = "http://www.w3.org/1999/xhtml";
const SVG: &str = "http://www.w3.org/2000/svg";

/// Where pieces stand: in this node, and whether it is a drawing.
#[derive(Clone, Copy)]
pub(super) struct Within<'n> {
    pub(super) node: &'n Node,
    pub(super) svg: bool,
}

impl Within<'_> {
    /// Puts a node before another, or at the end.
    fn put(self, node: &Node, before: Option<&Node>) {
        // Fails only where a script of somebody else has moved what is ours, which is then left alone.
        let _ = self.node.insert_before(node, before);
    }

    /// Draws a piece that is new.
    fn draw(self, html: &mut Html, before: Option<&Node>) {
        match &mut html.0 {
            Kind::Tag(tag) => {
                let svg = self.svg || tag.name == "svg";
                let space = if svg { SVG } else { HTML };
                // Tags are fixed and valid.
                let Ok(place) = document().create_element_ns(Some(space), tag.name) else { return };
                for (name, value) in &tag.attributes {
                    set(&place, name, value);
                }
                let within = Within { node: &place, svg };
                tag.children.iter_mut().for_each(|child| within.draw(child, None));
                self.put(&place, before);
                tag.place = Some(place);
            }
            Kind::List(list) => list.iter_mut().for_each(|piece| self.draw(piece, before)),
            Kind::Text(text, place) => {
                let node = document().create_text_node(text).into();
                self.put(&node, before);
                *place = Some(node);
            }
            Kind::Raw(markup, places) => {
                let space = if self.svg { SVG } else { HTML };
                let Ok(scratch) = document().create_element_ns(Some(space), "div") else { return };
                set_markup(&scratch, markup);
                while let Some(node) = scratch.first_child() {
                    self.put(&node, before);
                    places.push(node);
                }
            }
            Kind::Part(part, drawn) => {
                let mut html = part.draw();
                self.draw(&mut html, before);
                *drawn = Some(Box::new(html));
            }
        }
    }

    /// Takes a piece away.
    fn clear(self, html: &Html) {
        html.each(&mut |node| {
            // See `put`.
            let _ = self.node.remove_child(node);
        });
    }

    /// Turns a piece into another one of its kind.
    fn turn(self, old: Html, new: &mut Html, before: Option<&Node>) {
        match (old.0, &mut new.0) {
            (Kind::Tag(old), Kind::Tag(new)) => self.turn_tag(*old, new),
            (Kind::List(old), Kind::List(new)) => self.turn_all(old, new, before),
            (Kind::Text(old, node), Kind::Text(new, place)) => {
                if let Some(node) = node.as_ref().filter(|_| old != *new) {
                    node.set_node_value(Some(new));
                }
                *place = node;
            }
            (Kind::Raw(old, nodes), Kind::Raw(new, places)) if old == *new => *places = nodes,
            (Kind::Part(old, drawn), Kind::Part(new, now)) => {
                let other = &**new;
                if old.same(other) {
                    *now = drawn;
                    return;
                }
                let mut html = new.draw();
                self.turn(drawn.map_or_else(Html::default, |drawn| *drawn), &mut html, before);
                *now = Some(Box::new(html));
            }
            (old, _) => {
                self.clear(&Html(old));
                self.draw(new, before);
            }
        }
    }

    fn turn_tag(self, old: Tag, new: &mut Tag) {
        let Some(place) = old.place else { return };
        for (name, value) in &new.attributes {
            if !old.attributes.iter().any(|known| known.0 == *name && known.1 == *value) {
                set(&place, name, value);
            }
        }
        for (name, _) in old.attributes {
            if !new.attributes.iter().any(|(known, _)| *known == name) {
                // The name is valid, so this does not fail.
                let _ = place.remove_attribute(name);
            }
        }
        let within = Within { node: &place, svg: self.svg || new.name == "svg" };
        within.turn_all(old.children, &mut new.children, None);
        new.place = Some(place);
    }

    /// Turns neighbours into others: those with keys are found by them, the rest by their order.
    pub(super) fn turn_all(self, old: Vec<Html>, new: &mut [Html], end: Option<&Node>) {
        let mut old: Vec<Option<Html>> = old.into_iter().map(Some).collect();
        let from = pairs(&old, new);
        let mut kept = vec![false; old.len()];
        from.iter().flatten().for_each(|i| kept[*i] = true);
        for (gone, _) in old.iter().zip(kept).filter(|(_, kept)| !kept) {
            gone.iter().for_each(|gone| self.clear(gone));
        }
        let stays = rising(&from);
        // From the last to the first, so that each knows what it stands before.
        let mut before = end.cloned();
        for ((html, from), stays) in new.iter_mut().zip(from).zip(stays).rev() {
            match from.and_then(|i| old[i].take()) {
                Some(old) => {
                    self.turn(old, html, before.as_ref());
                    if !stays {
                        html.each(&mut |node| self.put(node, before.as_ref()));
                    }
                }
                None => self.draw(html, before.as_ref()),
            }
            before = html.first().cloned().or(before);
        }
    }
}

fn set(place: &Element, name: &str, value: &str) {
    // Neither fails: names are valid, and a style that makes no sense is no style.
    if name == STYLE {
        let _ = js_sys::Reflect::set(place, &STYLE.into(), &JsValue::from_str(value));
    } else {
        let _ = place.set_attribute(name, value);
    }
}

/// True if one piece can be turned into the other.
fn alike(old: &Html, new: &Html) -> bool {
    match (&old.0, &new.0) {
        (Kind::Tag(old), Kind::Tag(new)) => old.name == new.name && old.key == new.key,
        (old, new) => std::mem::discriminant(old) == std::mem::discriminant(new),
    }
}

/// For each new piece the old one that it is made from.
fn pairs(old: &[Option<Html>], new: &[Html]) -> Vec<Option<usize>> {
    let known = |i: usize| old[i].as_ref();
    let (mut next, mut at) = (0, 0);
    let mut taken = vec![false; old.len()];
    let mut pairs = Vec::with_capacity(new.len());
    for html in new {
        // A key that is written twice counts once.
        let fits = |i: &usize| !taken[*i] && known(*i).is_some_and(|old| alike(old, html));
        let pair = if html.key().is_some() {
            // Most stand where they stood, so the search goes on behind the last one that was found.
            let pair = (at..old.len()).chain(0..at).find(fits);
            at = pair.map_or(at, |pair| pair + 1);
            pair
        } else {
            let place =
                (next..old.len()).find(|i| known(*i).is_some_and(|old| old.key().is_none()));
            next = place.map_or(old.len(), |place| place + 1);
            place.filter(fits)
        };
        pair.iter().for_each(|i| taken[*i] = true);
        pairs.push(pair);
    }
    pairs
}

/// Which pieces can stay where they stand: as many as possible, so that the focus is seldom moved.
fn rising(from: &[Option<usize>]) -> Vec<bool> {
    let mut stays = vec![true; from.len()];
    if from.iter().flatten().is_sorted() {
        return stays;
    }
    // The best run that ends at each piece: its length, and the piece before (Schensted 1961, by comparing all).
    let mut runs: Vec<(usize, usize)> = Vec::with_capacity(from.len());
    for (i, this) in from.iter().enumerate() {
        let ends = (0..i).filter(|j| this.is_some() && from[*j].is_some() && from[*j] < *this);
        let before = ends.max_by_key(|j| runs[*j].0);
        runs.push(before.map_or((1, i), |before| (runs[before].0 + 1, before)));
    }
    stays.fill(false);
    let mut last = (0..from.len()).filter(|i| from[*i].is_some()).max_by_key(|i| runs[*i].0);
    while let Some(i) = last {
        stays[i] = true;
        last = Some(runs[i].1).filter(|before| *before != i);
    }
    stays
}
