//! The text of a game, which is in the page so that it adds nothing to the program.
//!
//! English texts are in the HTML; a script brings those of another language.

use crate::mount;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlTemplateElement};
use yew::AttrValue;

/// One piece of a section.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Block {
    /// HTML made by the build.
    Html(AttrValue),
    /// A small live board with its caption.
    Play {
        /// Settings and position as a part of an address.
        pairs: AttrValue,
        /// The text below.
        caption: AttrValue,
    },
}

/// The event that the texts of another language have arrived.
pub(crate) const TEXTS: &str = "last-move:texts";

/// The language in which every game has a text.
pub(crate) const ENGLISH: &str = "en";

/// The id of the texts of a kind about a game, in a language, by its code.
pub(crate) fn id(kind: &str, game: &str, language: &str) -> String {
    if language == ENGLISH { format!("{kind}-{game}") } else { format!("{kind}-{game}.{language}") }
}

/// The language of a game's text in a page of this language: English if the page has no other one.
pub(crate) fn language(game: &str, page: &AttrValue) -> AttrValue {
    match mount::text(&id("about", game, page)) {
        Some(_) => page.clone(),
        None => ENGLISH.into(),
    }
}

/// The pieces of one section of a game's text in a language; empty if the page has no such text.
///
/// Sections are called `questions`, `theory`, `proof` and `sources`.
pub(crate) fn section(game: &str, language: &str, kind: &str) -> Vec<Block> {
    let found = mount::text(&id("about", game, language))
        .and_then(|element| element.dyn_into::<HtmlTemplateElement>().ok())
        .and_then(|template| template.content().query_selector(&format!(".{kind}")).ok().flatten());
    let Some(section) = found else { return Vec::new() };
    let mut blocks = Vec::new();
    let mut next = section.first_element_child();
    while let Some(element) = next {
        next = element.next_element_sibling();
        blocks.push(block(&element));
    }
    blocks
}

fn block(element: &Element) -> Block {
    match element.get_attribute("data-pairs") {
        Some(pairs) => Block::Play {
            pairs: pairs.into(),
            caption: element.text_content().unwrap_or_default().into(),
        },
        None => Block::Html(element.outer_html().into()),
    }
}
