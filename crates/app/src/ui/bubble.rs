//! The answer to a tap that means nothing, beside the spot that was tapped.

use super::View;
use crate::browser::{self, Root};
use crate::command::Origin;
use crate::table::Table;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::{Html, html};

/// Space between the answer and the spot, and at least that to the edge of the board, in CSS pixels.
const GAP: f64 = 8.0;

/// The answer, unseen until it has its place; the page around says it aloud, once.
pub(crate) fn bubble(view: &View, table: &Table) -> Html {
    html! {
        if let Some((notice, spot)) = table.notice(Origin::Touch).zip(table.touched) {
            <p id="answer" class="bubble" aria-hidden="true" key={spot} data-spot={spot.to_string()}>
                { view.text(notice) }
            </p>
        }
    }
}

/// Gives the answer its place, in a task of its own: to measure makes the browser lay the page out.
pub(crate) fn follow(table: &Table, root: &Root) {
    if let Some(spot) = table.touched.filter(|_| table.notice(Origin::Touch).is_some()) {
        let root = root.clone();
        browser::later(0, Box::new(move || place(&root, spot))).forget();
    }
}

/// Puts the answer beside the spot of this number: above it, else below it, else at its side.
fn place(root: &Root, spot: u32) {
    let cell = root.by_id(&format!("s{spot}"));
    let hit = cell.and_then(|cell| cell.query_selector(".hit").ok().flatten());
    let (Some(hit), Some(stage), Some(bubble)) = (hit, root.by_id("board"), root.by_id("answer"))
    else {
        return;
    };
    let (hit, stage, own) = (
        hit.get_bounding_client_rect(),
        stage.get_bounding_client_rect(),
        bubble.get_bounding_client_rect(),
    );
    let (above, below) = (hit.top() - stage.top(), hit.bottom() - stage.top());
    let (left, right) = (hit.left() - stage.left(), hit.right() - stage.left());
    let (middle, level) =
        ((left + right - own.width()) / 2.0, (above + below - own.height()) / 2.0);
    let (side, x, y) = if above >= own.height() + GAP {
        ("above", middle, above - own.height() - GAP)
    } else if below + own.height() + GAP <= stage.height() {
        ("below", middle, below + GAP)
    } else if right + own.width() + GAP <= stage.width() {
        ("after", right + GAP, level)
    } else {
        ("before", left - own.width() - GAP, level)
    };
    let within = |at: f64, room: f64| at.min(room - GAP / 2.0).max(GAP / 2.0);
    let x = within(x, stage.width() - own.width());
    let y = within(y, stage.height() - own.height());
    let tip = ((left + right) / 2.0 - x).max(2.0 * GAP).min(own.width() - 2.0 * GAP);
    let style = bubble.unchecked_ref::<HtmlElement>().style();
    for (name, at) in [("left", x), ("top", y), ("--tip", tip)] {
        // A property that is refused leaves the answer where it is.
        let _ = style.set_property(name, &format!("{at}px"));
    }
    browser::set(&bubble, "data-side", Some(side));
}
