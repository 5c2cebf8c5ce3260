//! The cells of a table, which stand in the page as the worker wrote them: keys go from one link to the next.

use crate::deed::Pane;
use crate::grid::element;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Goes to the cell where a key leads, or to one of the table if none has the focus.
pub(crate) fn step(key: &str) {
    let Some(pane) = element(Pane::Table.id()) else { return };
    let here = document().active_element().and_then(|link| link.closest("td").ok().flatten());
    let to = match here {
        Some(cell) => beside(&cell, key),
        None => marked(&pane).or_else(|| found(&pane, "td a")),
    };
    if let Some(link) = to.and_then(|link| link.dyn_into::<HtmlElement>().ok()) {
        // A link that is in the page can take the focus.
        let _ = link.focus();
    }
}

/// The link in the cell where a key leads from this one.
fn beside(cell: &Element, key: &str) -> Option<Element> {
    let row = cell.parent_element()?;
    let to = match key {
        "ArrowRight" => cell.next_element_sibling(),
        "ArrowLeft" => cell.previous_element_sibling(),
        "Home" => return found(&row, "a"),
        "End" => row.last_element_child(),
        _ => {
            let down = key == "ArrowDown";
            let next =
                if down { row.next_element_sibling() } else { row.previous_element_sibling() };
            let cells = row.children();
            let at = (0..cells.length()).find(|at| cells.item(*at).as_ref() == Some(cell))?;
            next?.children().item(at)
        }
    };
    found(&to?, "a")
}

fn found(within: &Element, selector: &str) -> Option<Element> {
    within.query_selector(selector).ok().flatten()
}

fn marked(pane: &Element) -> Option<Element> {
    found(pane, "a[aria-current]")
}

/// Marks the cell that is looked at, and no other.
pub(crate) fn mark(column: u64, row: u64) {
    let Some(pane) = element(Pane::Table.id()) else { return };
    let link = found(&pane, &format!("a[href$=\"&at={column}.{row}\"]"));
    let before = marked(&pane);
    if before == link {
        return;
    }
    // Neither name of the attribute can be refused.
    let _ = before.map(|before| before.remove_attribute("aria-current"));
    let _ = link.map(|link| link.set_attribute("aria-current", "true"));
}
