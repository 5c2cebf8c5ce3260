//! The tree in which a program draws and finds its own elements.

use crate::browser::media;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{
    Document, Element, FocusOptions, HtmlElement, HtmlInputElement, HtmlSelectElement,
    ScrollIntoViewOptions, ScrollLogicalPosition,
};

/// The tree in which a program draws and finds its own elements: a document, or a shadow tree.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn root() {
/// # use wasm_bindgen::JsCast;
/// use web_common::{browser::set_root, root::Root};
///
/// let main = gloo::utils::document().create_element("main").unwrap();
/// main.set_inner_html(
///     "<p id=board><i tabindex=-1>3</i><i tabindex=0>5</i></p>
///     <details id=why><summary>Why?</summary></details>
///     <input id=heap data-value=7>",
/// );
/// gloo::utils::body().append_child(&main).unwrap();
/// let root = Root::of(&main);
/// assert_eq!(root, Root::page());
/// root.focus_board();
/// assert_eq!(root.focused(), root.cell());
/// root.reveal("#board");
/// root.open("why");
/// assert_eq!(root.focused().unwrap().tag_name(), "SUMMARY");
/// root.focus("heap");
/// assert_eq!(root.focused(), root.by_id("heap"));
/// root.blur();
/// root.focus_in_place("heap");
/// assert_eq!(root.focused(), root.by_id("heap"));
/// root.blur();
/// assert_eq!(root.focused(), None);
/// // Outside of the window there is nothing.
/// assert!(root.at(1.0, 1.0).is_some() && root.at(-1.0, 1.0).is_none());
/// assert_eq!(root.all_at(1.0, 1.0).first(), root.at(1.0, 1.0).as_ref());
/// root.show_values();
/// let heap: web_sys::HtmlInputElement = root.by_id("heap").unwrap().unchecked_into();
/// assert_eq!(heap.value(), "7");
/// assert!(root.letters());
/// set_root("data-motion", Some("off"));
/// assert!(root.still());
/// # set_root("data-motion", None);
/// # main.remove();
/// # }
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Root(Document);

impl Root {
    /// The page itself.
    pub fn page() -> Root {
        Root(document())
    }

    /// The tree that contains an element.
    pub fn of(element: &Element) -> Root {
        // A shadow tree has the methods of a document that are used here.
        Root(element.get_root_node().unchecked_into())
    }

    /// The element of this id.
    pub fn by_id(&self, id: &str) -> Option<Element> {
        self.0.get_element_by_id(id)
    }

    /// The element at a point, in CSS pixels of the viewport.
    pub fn at(&self, x: f32, y: f32) -> Option<Element> {
        self.0.element_from_point(x, y)
    }

    /// All elements at a point, in CSS pixels of the viewport, the uppermost first.
    pub fn all_at(&self, x: f32, y: f32) -> Vec<Element> {
        let all = self.0.elements_from_point(x, y);
        all.iter().filter_map(|element| element.dyn_into().ok()).collect()
    }

    /// The cell of the board that the keys are at.
    pub fn cell(&self) -> Option<Element> {
        self.0.query_selector("#board [tabindex='0']").ok().flatten()
    }

    /// The focused element; `None` if it is the page itself, or outside.
    pub fn focused(&self) -> Option<Element> {
        self.0.active_element().filter(|element| element.tag_name() != "BODY")
    }

    /// Puts the focus on an element, if there is one of this id.
    pub fn focus(&self, id: &str) {
        if let Some(element) = self.by_id(id) {
            focus_on(element);
        }
    }

    /// Puts the focus on an element, if there is one of this id, and leaves the page where it is.
    pub fn focus_in_place(&self, id: &str) {
        if let Some(element) = self.by_id(id) {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            // See `focus_on`.
            let _ = element.unchecked_into::<HtmlElement>().focus_with_options(&options);
        }
    }

    /// Puts the focus on the current cell of the board.
    pub fn focus_board(&self) {
        if let Some(cell) = self.cell() {
            focus_on(cell);
        }
    }

    /// Scrolls as little as possible until all of an element is seen, if there is one that a selector finds.
    pub fn reveal(&self, selector: &str) {
        if let Some(element) = self.0.query_selector(selector).ok().flatten() {
            let options = ScrollIntoViewOptions::new();
            options.set_block(ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    }

    /// Takes the focus from where it is.
    pub fn blur(&self) {
        if let Some(element) = self.focused() {
            // See `focus_on`.
            let _ = element.unchecked_into::<HtmlElement>().blur();
        }
    }

    /// Opens a fold and puts the focus on its head.
    pub fn open(&self, id: &str) {
        let Some(fold) = self.by_id(id) else { return };
        // A fold without its attribute is only closed.
        let _ = fold.set_attribute("open", "");
        if let Some(head) = fold.query_selector("summary").ok().flatten() {
            focus_on(head);
        }
    }

    /// True for no motion, by the system’s setting or by a switch.
    pub fn still(&self) -> bool {
        self.is_off("motion") || media("(prefers-reduced-motion: reduce)")
    }

    /// True if letters on a board are commands.
    pub fn letters(&self) -> bool {
        !self.is_off("letters")
    }

    /// True if a switch that the root names is off.
    fn is_off(&self, switch: &str) -> bool {
        let off = self.0.query_selector(&format!("[data-{switch}=off]"));
        off.is_ok_and(|off| off.is_some())
    }

    /// Makes inputs and selects show the values of their `data-value`, whenever those change.
    ///
    /// Between changes typed text is not touched; selects always show the present value.
    pub fn show_values(&self) {
        let Ok(fields) = self.0.query_selector_all("[data-value]") else { return };
        for i in 0..fields.length() {
            if let Some(field) = fields.get(i).and_then(|node| node.dyn_into::<Element>().ok()) {
                show_value(&field);
            }
        }
    }
}

fn focus_on(element: Element) {
    // Boards are SVG: their elements can be focused but are no HTML elements for the bindings.
    let _ = element.unchecked_into::<HtmlElement>().focus();
}

fn show_value(field: &Element) {
    let value = field.get_attribute("data-value").unwrap_or_default();
    if let Some(select) = field.dyn_ref::<HtmlSelectElement>() {
        if select.value() != value {
            select.set_value(&value);
        }
        return;
    }
    let version = field.get_attribute("data-version").unwrap_or_default();
    let wanted = format!("{version} {value}");
    if field.get_attribute("data-shown").as_ref() != Some(&wanted) {
        // The name is valid, so this does not fail.
        let _ = field.set_attribute("data-shown", &wanted);
        if let Some(input) = field.dyn_ref::<HtmlInputElement>() {
            input.set_value(&value);
            // For radio buttons only.
            input.set_checked(value == "1");
        }
    }
}
