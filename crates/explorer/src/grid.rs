//! Positions of the rows of the grid and the values of the strip: only visible ones are drawn.

use crate::browser;
use crate::study_state::StudyState;
use gloo::utils::{document, window};
use study::address::WIDEST;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Height of a row, in rem.
pub(crate) const ROW: f64 = 2.1;
/// Width in rem below which a page has narrower cells.
const NARROW: f64 = 30.0;
/// A small window on the page, and in a frame, where the height of the window follows from its content.
pub(crate) const SMALL: [&str; 2] =
    ["(max-width: 36rem), (max-height: 30rem)", "(max-width: 36rem)"];
/// Rows above and below the visible ones that are drawn as well.
const SPARE: u64 = 5;
/// Columns and values beside the visible ones that are drawn as well.
const ASIDE: u64 = 6;
/// Number of them that come and go together.
const TOGETHER: u64 = 4;
/// Values in sight before the start of a period.
pub(crate) const LEAD: u64 = 4;
/// Browsers know no element that is much higher, in px.
const TALLEST: f64 = 8_000_000.0;
/// Cells in a row without a period.
const USUAL: u64 = 20;
/// Most cells of a row that joins several periods.
const JOINED: u64 = 24;
/// Longest period that makes a row.
const LONGEST: u64 = 200;

/// One direction of a pane that scrolls over equal things.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Reel {
    /// How many things there are.
    pub(crate) count: u64,
    /// Length of each, in px.
    pub(crate) each: f64,
    /// The visible length, in px.
    pub(crate) visible: f64,
    /// How far it is scrolled, in px.
    pub(crate) at: f64,
}

impl Reel {
    /// Length of the whole, in px; limited to what browsers support.
    pub(crate) fn length(&self) -> f64 {
        (self.count as f64 * self.each).min(TALLEST)
    }

    /// Number of visible things.
    pub(crate) fn fits(&self) -> f64 {
        self.visible / self.each.max(1.0)
    }

    /// The first visible thing, with its fraction.
    fn first(&self) -> f64 {
        let real = self.count as f64 * self.each;
        if real <= TALLEST {
            return self.at / self.each.max(1.0);
        }
        let share = self.at / (TALLEST - self.visible).max(1.0);
        share.clamp(0.0, 1.0) * (self.count as f64 - self.fits()).max(0.0)
    }

    /// Where a thing stands, in px from the start of the whole.
    pub(crate) fn place(&self, thing: u64) -> f64 {
        self.at + (thing as f64 - self.first()) * self.each
    }

    /// Things to be drawn: the first, and the one behind the last.
    pub(crate) fn drawn(&self, spare: u64) -> (u64, u64) {
        let first = self.first();
        let from = (first as u64).saturating_sub(spare);
        let to = (first + self.fits()).ceil() as u64 + spare;
        (from.min(self.count), to.min(self.count))
    }

    /// The scroll position that makes a thing visible; `None` if it is.
    pub(crate) fn reach(&self, thing: u64) -> Option<f64> {
        let (first, thing) = (self.first(), thing as f64);
        let last = first + self.fits() - 1.0;
        if thing < first {
            Some(self.scroll(thing))
        } else if thing > last {
            Some(self.scroll(thing - self.fits() + 1.0))
        } else {
            None
        }
    }

    /// The scroll position that centres a thing.
    pub(crate) fn middle(&self, thing: u64) -> f64 {
        self.scroll(thing as f64 - (self.fits() - 1.0) / 2.0)
    }

    /// The scroll position that shows a thing with some before it.
    pub(crate) fn lead(&self, thing: u64) -> f64 {
        self.scroll(thing.saturating_sub(LEAD) as f64)
    }

    fn scroll(&self, first: f64) -> f64 {
        let real = self.count as f64 * self.each;
        let first = first.max(0.0);
        if real <= TALLEST {
            return first * self.each;
        }
        first / (self.count as f64 - self.fits()).max(1.0) * (TALLEST - self.visible)
    }
}

/// Sizes of the page, in px, as they were last measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Viewport {
    /// Size of a letter of the page.
    pub(crate) rem: f64,
    /// Height of the window.
    pub(crate) tall: f64,
    /// Width of the pane with a grid or a picture.
    pub(crate) view: f64,
    /// Size and scroll of the grid or the table: width, height, left, top.
    pub(crate) grid: [f64; 4],
    /// Width and scroll of the strip.
    pub(crate) strip: [f64; 2],
    /// True where the window is small, so that what is seldom needed is folded.
    pub(crate) small: bool,
}

impl Default for Viewport {
    fn default() -> Viewport {
        let size = [0.0, 300.0, 0.0, 0.0];
        let strip = [1000.0, 0.0];
        Viewport { rem: 16.0, tall: 800.0, view: 1000.0, grid: size, strip, small: false }
    }
}

/// True if the window of the page, or of a frame, is small.
pub(crate) fn is_small(framed: bool) -> bool {
    browser::media(SMALL[usize::from(framed)])
}

pub(crate) fn element(id: &str) -> Option<Element> {
    document().get_element_by_id(id)
}

impl Viewport {
    /// The page as it is, or a frame.
    pub(crate) fn measured(framed: bool) -> Viewport {
        let usual = Viewport::default();
        let root = document().document_element();
        let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
        let size = style.and_then(|style| style.get_property_value("font-size").ok());
        let rem = size.map(|size| js_sys::Number::parse_float(&size)).filter(|rem| *rem > 0.0);
        let tall = Some(browser::inner_size()[1]).filter(|tall| *tall > 0.0);
        let wide = |id: &str| element(id).map(|element| f64::from(element.client_width()));
        let scroll = |id: &str| {
            element(id).map(|pane| {
                let [width, height] = [pane.client_width(), pane.client_height()].map(f64::from);
                let [left, top] = [pane.scroll_left(), pane.scroll_top()].map(f64::from);
                [width, height, left, top]
            })
        };
        Viewport {
            rem: rem.unwrap_or(usual.rem),
            tall: tall.unwrap_or(usual.tall),
            view: wide("view").or(wide("main")).unwrap_or(usual.view),
            grid: scroll("grid").or_else(|| scroll("table")).unwrap_or(usual.grid),
            strip: scroll("strip").map_or(usual.strip, |[width, _, left, _]| [width, left]),
            small: is_small(framed),
        }
    }

    /// Least width of a cell, in px.
    fn cell(&self, study_state: &StudyState) -> f64 {
        let digits = f64::from(study_state.greatest.max(9).ilog10() + 1);
        let lanes = if study_state.two() { 2.0 } else { 1.0 };
        let least = if self.view < NARROW * self.rem { 1.8 } else { 2.1 };
        (1.25 + 0.55 * digits * lanes).max(least) * self.rem
    }

    /// Width of the heads of rows, in px.
    pub(crate) fn head(&self, study_state: &StudyState) -> f64 {
        let digits = f64::from(study_state.count().max(study_state.expected).max(1).ilog10() + 1);
        (1.5 + 0.5 * digits).max(2.6) * self.rem
    }

    /// Cells in a row: the chosen number, or the length of the period, or as many as fit.
    pub(crate) fn columns(&self, wished: Option<u64>, study_state: &StudyState) -> u64 {
        let fit = ((self.view - self.head(study_state)) / self.cell(study_state)).max(4.0) as u64;
        let columns = wished.unwrap_or_else(|| match study_state.period() {
            Some((_, length, _)) if length <= fit.min(JOINED) => fit.min(JOINED) / length * length,
            Some((_, length, _)) if length <= LONGEST => length,
            _ if fit >= USUAL => USUAL,
            _ => fit.min(10),
        });
        columns.clamp(1, WIDEST)
    }

    /// The rows of the grid.
    pub(crate) fn rows(&self, study_state: &StudyState, columns: u64) -> Reel {
        let count = study_state.count().div_ceil(columns);
        let [_, height, _, top] = self.grid;
        let row = ROW * self.rem;
        Reel { count, each: row, visible: (height - row).max(row), at: top }
    }

    /// The columns of the grid.
    pub(crate) fn across(&self, study_state: &StudyState, columns: u64) -> Reel {
        let [measured, _, left, _] = self.grid;
        // A grid that is not laid out yet will be as wide as its pane; with a wrong guess its cells would
        // be rebuilt during a touch.
        let width = if measured > 0.0 { measured } else { self.view };
        let visible = (width - self.head(study_state)).max(1.0);
        let least = self.cell(study_state);
        let each = (visible / columns as f64).clamp(least, least * 1.6);
        Reel { count: columns, each, visible, at: left }
    }

    /// The values of the strip.
    pub(crate) fn line(&self, study_state: &StudyState) -> Reel {
        let [width, left] = self.strip;
        let digits = f64::from(
            study_state.greatest.max(9).ilog10().max(study_state.count().max(1).ilog10() / 2) + 1,
        );
        let each = (1.1 + 0.6 * digits).max(2.3) * self.rem;
        Reel { count: study_state.count(), each, visible: width, at: left }
    }
}

/// First row that is drawn, and the one behind the last.
pub(crate) fn drawn(rows: &Reel) -> (u64, u64) {
    rows.drawn(SPARE)
}

/// First drawn column of the grid or value of the strip, and the one after the last: in steps, since all
/// of a row or of the strip is rebuilt.
pub(crate) fn beside(across: &Reel) -> (u64, u64) {
    let (from, to) = across.drawn(ASIDE);
    (from / TOGETHER * TOGETHER, to.next_multiple_of(TOGETHER).min(across.count))
}

/// A length in px, to a tenth, without the code for arbitrary fractions.
pub(crate) fn px(length: f64) -> String {
    let tenths = (length * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let tenths = tenths.unsigned_abs();
    format!("{sign}{}.{}px", tenths / 10, tenths % 10)
}

/// Scrolls a pane, if it is there.
pub(crate) fn scroll(id: &str, left: Option<f64>, top: Option<f64>) {
    let Some(pane) = element(id) else { return };
    if let Some(left) = left {
        pane.set_scroll_left(left as i32);
    }
    if let Some(top) = top {
        pane.set_scroll_top(top as i32);
    }
}

/// Puts the focus on an element without scrolling to it, if it is there.
pub(crate) fn focus(id: &str) {
    let Some(element) = element(id) else { return };
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    // An element that cannot take the focus is ignored.
    let _ = element.unchecked_into::<web_sys::HtmlElement>().focus_with_options(&options);
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    #[wasm_bindgen_test]
    fn a_reel_draws_what_is_in_sight_and_reaches_everything() {
        for count in [1, 10, 5_000, 4_000_000] {
            let mut reel = Reel { count, each: 34.0, visible: 340.0, at: 0.0 };
            for thing in [0, count / 3, count / 2, count - 1] {
                if let Some(at) = reel.reach(thing) {
                    reel.at = at.min((reel.length() - reel.visible).max(0.0));
                }
                let (from, to) = reel.drawn(0);
                assert!((from..to).contains(&thing), "{thing} of {count}");
                assert!(to - from <= 12, "{count}");
                let place = reel.place(thing) - reel.at;
                assert!((-34.0..=340.0).contains(&place), "{thing} of {count} at {place}");
            }
        }
    }
}
