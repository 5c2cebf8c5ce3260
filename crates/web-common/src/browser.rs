//! Access to the browser; missing features are simply absent.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::{Function, Promise, Reflect};
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, Event, EventTarget, HtmlElement, HtmlInputElement, HtmlSelectElement,
    Storage,
};

/// The persistent storage; frames and strict settings refuse even to read it.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The prefix of every name in the storage, which other pages of the same host share.
const OURS: &str = "last-move ";

/// A stored choice.
pub fn kept(key: &str) -> Option<String> {
    storage()?.get_item(&[OURS, key].concat()).ok().flatten()
}

/// Keeps a choice where that is possible.
pub fn keep(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // If the storage is full or closed, the choice is made again next time.
        let _ = storage.set_item(&[OURS, key].concat(), value);
    }
}

/// True if a media query holds.
pub fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// The language of the whole page, by its word.
pub fn language() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("lang")).unwrap_or_default()
}

/// The theme of the whole page, unless it is left to the browser.
pub fn theme() -> Option<String> {
    document().document_element()?.get_attribute("data-theme")
}

/// Sets or removes an attribute of the whole page.
pub fn set_root(name: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        set(&root, name, value);
    }
}

/// Sets or removes an attribute.
pub fn set(element: &Element, name: &str, value: Option<&str>) {
    // Names are fixed and valid.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// The tree in which a program draws and finds its own elements: a document, or a shadow tree.
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

    /// Puts the focus on the current cell of the board.
    pub fn focus_board(&self) {
        if let Some(cell) = self.cell() {
            focus_on(cell);
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

/// The element of the page that has the focus.
pub fn focused() -> Option<Element> {
    Root::page().focused()
}

/// Puts the focus on an element of the page, if there is one of this id.
pub fn focus(id: &str) {
    Root::page().focus(id);
}

/// Does something after this many ms, unless the timer is dropped before; boxed, so that its code exists once.
pub fn later(ms: u32, act: Box<dyn FnOnce()>) -> Timeout {
    Timeout::new(ms, act)
}

/// Listens to an event until the listener is dropped; boxed for the same reason.
pub fn listen(
    target: &EventTarget,
    name: &'static str,
    handler: Box<dyn Fn(&Event)>,
) -> EventListener {
    EventListener::new(target, name, move |event| handler(event))
}

/// The moment, in ms.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// A seed for a new game.
pub fn seed() -> u64 {
    now() as u64
}

/// The value of the input or select that an event comes from, or of the one input of its form.
pub fn value(event: &web_sys::Event) -> String {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within = target.as_ref().and_then(|form| form.query_selector("input").ok().flatten());
    let Some(field) = within.or(target) else { return String::new() };
    let value = Reflect::get(&field, &"value".into()).ok();
    value.and_then(|value| value.as_string()).unwrap_or_default()
}

/// Copies a text to the clipboard and reports, later or at once, whether that was allowed.
pub fn copy(text: &str, then: Box<dyn Fn(bool)>) {
    let promise = || -> Option<Promise> {
        let get = |from: &JsValue, name: &str| {
            Reflect::get(from, &name.into()).ok().filter(|value| value.is_object())
        };
        let clipboard = get(&get(&window(), "navigator")?, "clipboard")?;
        let write: Function =
            Reflect::get(&clipboard, &"writeText".into()).ok()?.dyn_into().ok()?;
        write.call1(&clipboard, &text.into()).ok()?.dyn_into().ok()
    };
    let Some(promise) = promise() else { return then(false) };
    let then = Rc::new(then);
    let refused = then.clone();
    let done = Closure::once_into_js(move |_: JsValue| then(true));
    let failed = Closure::once_into_js(move |_: JsValue| refused(false));
    if let Ok(chain) =
        Reflect::get(&promise, &"then".into()).and_then(|then| then.dyn_into::<Function>())
    {
        // It returns the same promise.
        let _ = chain.call2(&promise, &done, &failed);
    }
}

/// [`Root::show_values`] of the page.
pub fn show_values() {
    Root::page().show_values();
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

/// A text as the type that a page may require for markup (`createHTML`) or for the address of a script
/// (`createScriptURL`): made by our policy, which the script that starts a program leaves on the page;
/// the text itself without a policy.
pub(crate) fn trusted(make: &str, text: &str) -> JsValue {
    let get = |from: &JsValue, name: &str| Reflect::get(from, &name.into()).ok();
    let made = || -> Option<JsValue> {
        let policy = get(&window(), "lastMoveTrust").filter(JsValue::is_object)?;
        let make: Function = get(&policy, make)?.dyn_into().ok()?;
        make.call1(&policy, &text.into()).ok()
    };
    made().unwrap_or_else(|| text.into())
}

/// Runs a script on the page; returns its element, which gets an error event if it does not load.
pub fn run_script(address: &str) -> Option<Element> {
    let (script, head) = (document().create_element("script").ok()?, document().head()?);
    // A page that forbids such scripts runs none.
    let _ = Reflect::set(&script, &"src".into(), &trusted("createScriptURL", address));
    let _ = head.append_child(&script);
    Some(script)
}

/// Prints the page, if the browser can.
pub fn print() {
    let _ = window().print();
}
