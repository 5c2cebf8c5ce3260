//! The answer to a tap that means nothing, beside the spot that was tapped.

use super::View;
use crate::browser;
use crate::command::Origin;
use crate::table::{Table, Touched};
use wasm_bindgen::JsCast;
use web_common::root::Root;
use web_sys::{DomRect, HtmlElement};
use yew::prelude::{Html, html};

/// Space between the answer and the spot, and at least that to the edge of the board, in CSS pixels.
const GAP: f64 = 8.0;

/// The answer, unseen until it has its place; the page around says it aloud, once.
pub(crate) fn bubble(view: &View, table: &Table) -> Html {
    html! {
        if let Some((notice, touched)) = table.notice(Origin::Touch).zip(table.touched) {
            <p id="answer" class="bubble" aria-hidden="true" key={format!("{touched:?}")}
                data-spot={spot(touched)}>
                { view.text(notice) }
            </p>
        }
    }
}

/// The number of a touched spot, as an attribute.
fn spot(touched: Touched) -> Option<String> {
    match touched {
        Touched::Spot(id) => Some(id.to_string()),
        Touched::Point(_) => None,
    }
}

/// Gives the answer its place, in a task of its own: to measure makes the browser lay the page out.
pub(crate) fn follow(table: &Table, root: &Root) {
    if let Some(touched) = table.touched.filter(|_| table.notice(Origin::Touch).is_some()) {
        let root = root.clone();
        browser::later(0, Box::new(move || place(&root, touched))).forget();
    }
}

/// What was touched, from the left and from the top of the board: left, right, top and bottom.
fn area(root: &Root, touched: Touched, stage: &DomRect) -> Option<[f64; 4]> {
    match touched {
        Touched::Point([x, y]) => Some([x, x, y, y].map(f64::from)),
        Touched::Spot(id) => {
            let cell = root.by_id(&format!("s{id}"))?;
            let hit = cell.query_selector(".hit").ok().flatten().unwrap_or(cell);
            let hit = hit.get_bounding_client_rect();
            let (x, y) = (stage.left(), stage.top());
            Some([hit.left() - x, hit.right() - x, hit.top() - y, hit.bottom() - y])
        }
    }
}

/// Puts the answer beside what was touched: above it, else below it, else at its side.
fn place(root: &Root, touched: Touched) {
    let (Some(stage), Some(bubble)) = (root.by_id("board"), root.by_id("answer")) else { return };
    let (stage, own) = (stage.get_bounding_client_rect(), bubble.get_bounding_client_rect());
    let Some([left, right, above, below]) = area(root, touched, &stage) else { return };
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
