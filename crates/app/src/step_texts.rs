//! The steps of a game as the page has them, in templates that the build writes.

use crate::about;
use crate::browser;
use crate::mount;
use crate::notebook::{self, Notebook};
use crate::steps::Text;
use crate::table::{NOTEBOOK, PRACTICE, STEP, Table};
use session::link::Link;
use session::step::Kind;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlTemplateElement};

/// The steps of a game in a language, or in English if the page has no text in that language.
pub(crate) fn texts(game: &str, language: &str) -> Vec<Text> {
    let found = |language| mount::text(&about::id("steps", game, language));
    let found = found(language).or_else(|| found(about::ENGLISH));
    let template = found.and_then(|element| element.dyn_into::<HtmlTemplateElement>().ok());
    let mut texts = Vec::new();
    let mut next = template.and_then(|template| template.content().first_element_child());
    while let Some(element) = next {
        next = element.next_element_sibling();
        texts.extend(text(&element));
    }
    texts
}

fn text(element: &Element) -> Option<Text> {
    Some(Text {
        kind: Kind::of(&element.get_attribute("data-step")?)?,
        positions: element.get_attribute("data-positions")?,
        sentence: element.text_content()?.into(),
    })
}

/// The step of a game with this number, from 0.
pub(crate) fn nth(game: &str, number: usize) -> Option<Text> {
    texts(game, about::ENGLISH).into_iter().nth(number)
}

/// The table with the step that an address asks for, or with practice or the notebook, if it asks for them.
pub(crate) fn begun(table: Table, link: &Link) -> Table {
    let asks = |word: &str| link.pairs.iter().any(|(key, _)| key == word);
    if table.exercise.is_some() {
        return table;
    }
    if asks(PRACTICE) {
        return table.with_practice(browser::seed());
    }
    if asks(NOTEBOOK) {
        let notebook = Notebook::of(table.game());
        return table.with_notebook(notebook.due(notebook::today()));
    }
    let asked = link.pairs.iter().rev().find(|(key, _)| key == STEP);
    let number = asked.and_then(|(_, number)| number.parse::<usize>().ok()?.checked_sub(1));
    let text = number.and_then(|number| Some((number, nth(table.game(), number)?)));
    match text {
        Some((number, text)) => table.with_step(number, &text),
        None => table,
    }
}
