//! A frame’s channel to the page around it: messages in both directions, and the requested appearance.

use crate::browser;
use crate::words::{SITE, Words};
use embed::frame::Picture;
use embed::outgoing::Post;
use embed::params::Look;
use embed::rate_limit::LONGEST;
use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::JSON;
use messages::Message;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, CustomEventInit, Event, HtmlElement, MessageEvent, Window, console};

/// The event with which the script of a frame reports the height of its content.
const HEIGHT: &str = "last-move:height";
/// The event with which it reports that the focus went on to the page around.
const LEFT: &str = "last-move:left";
/// The event that requests a picture from the script.
const PICTURE: &str = "last-move:picture";

/// A message between a frame and the page around it.
#[derive(Clone, Debug)]
pub enum ParentEvent {
    /// The page around has sent this JSON text.
    Message(String),
    /// The height of the content in pixels.
    Height(u32),
    /// The focus has left in this direction.
    Left(String),
}

/// Decides whether a message at this moment, in ms, and from this origin is read at all.
pub type Admits = Box<dyn Fn(u64, &str) -> bool>;

/// The channel to the page around a frame, open until it is dropped.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn parent_page() {
/// use embed::{Json, outgoing::Post};
/// use std::{cell::RefCell, rc::Rc};
/// use web_common::parent_page::{ParentEvent, ParentPage};
/// use web_sys::{CustomEvent, CustomEventInit};
///
/// let heard = Rc::new(RefCell::new(Vec::new()));
/// let told = heard.clone();
/// let page = ParentPage::new(
///     Box::new(|_, origin| origin == "https://school.example"),
///     Rc::new(move |event| told.borrow_mut().push(event)),
/// );
/// // As the script of a frame reports.
/// let height = CustomEventInit::new();
/// height.set_detail(&420.into());
/// let event = CustomEvent::new_with_event_init_dict("last-move:height", &height).unwrap();
/// gloo::utils::window().dispatch_event(&event).unwrap();
/// assert!(matches!(heard.borrow()[..], [ParentEvent::Height(420)]));
/// // No page is around this one, so nobody hears it.
/// page.tell(&Post { body: Json::text("ready"), text: false }, "*");
/// page.send(&"ready".into(), "*");
/// assert_eq!(heard.borrow().len(), 1);
/// # }
/// ```
#[derive(Debug)]
pub struct ParentPage {
    parent: Option<Window>,
    _listeners: [EventListener; 3],
}

impl ParentPage {
    /// Listens to the page around.
    pub fn new(admits: Admits, tell: Rc<dyn Fn(ParentEvent)>) -> ParentPage {
        let parent = window().parent().ok().flatten();
        let parent = parent.filter(|parent| *parent != window());
        let (measured, left, known) = (tell.clone(), tell.clone(), parent.clone());
        let message = move |event: &Event| {
            let event: &MessageEvent = event.unchecked_ref();
            // Cheapest check first: there may be a hundred thousand messages.
            let Some(parent) = &known else { return };
            let source = event.source().map(JsValue::from);
            if source.as_ref() != Some(parent.as_ref()) || !admits(browser::seed(), &event.origin())
            {
                return;
            }
            if let Some(text) = plain(&event.data()) {
                tell(ParentEvent::Message(text));
            }
        };
        let height = move |event: &Event| {
            let height = event.unchecked_ref::<CustomEvent>().detail().as_f64().unwrap_or(0.0);
            measured(ParentEvent::Height(height as u32));
        };
        let leave = move |event: &Event| {
            let direction = event.unchecked_ref::<CustomEvent>().detail().as_string();
            left(ParentEvent::Left(direction.unwrap_or_default()));
        };
        let window = window();
        let listeners = [
            browser::listen(&window, "message", Box::new(message)),
            browser::listen(&window, HEIGHT, Box::new(height)),
            browser::listen(&window, LEFT, Box::new(leave)),
        ];
        ParentPage { parent, _listeners: listeners }
    }

    /// Sends a message to the page around.
    pub fn tell(&self, post: &Post, target: &str) {
        if let Some(value) = value(post, &browser::language()) {
            self.send(&value, target);
        }
    }

    /// Sends a value.
    pub fn send(&self, value: &JsValue, target: &str) {
        if let Some(parent) = &self.parent {
            // The browser refuses an invalid target; there is no other recipient.
            let _ = parent.post_message(value, target);
        }
    }
}

/// A message as a browser sends it, in a language: plain data, or the same as text.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn value() {
/// use embed::{Json, outgoing::Post};
/// use web_common::parent_page::value;
///
/// let body = Json::List(vec![Json::number(3), Json::text("moves")]);
/// let plain = value(&Post { body: body.clone(), text: false }, "en").unwrap();
/// assert_eq!(js_sys::Array::from(&plain).get(1), "moves");
/// let text = value(&Post { body, text: true }, "en").unwrap();
/// assert_eq!(text, r#"[3,"moves"]"#);
/// # }
/// ```
pub fn value(post: &Post, language: &str) -> Option<JsValue> {
    let text = post.body.clone().said(&said(language)).to_string();
    match post.text {
        true => Some(JsValue::from_str(&text)),
        false => JSON::parse(&text).ok(),
    }
}

/// The data for the script that draws a picture, with its answers in a language.
pub fn detail(picture: &Picture, target: &str, language: &str) -> Option<JsValue> {
    JSON::parse(&picture.json(target, &said(language))).ok()
}

/// The renderer of messages in a language.
fn said(language: &str) -> impl Fn(&Message) -> String {
    move |message| message.words(language).into_owned()
}

/// Lets the script that started this frame draw a picture and send it to the page around.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn draw() {
/// use embed::{Json, picture::Picture};
/// use std::{cell::RefCell, rc::Rc};
/// use wasm_bindgen::JsCast;
/// use web_common::{browser::listen, parent_page::{detail, draw}};
///
/// let asked = Rc::new(RefCell::new(None));
/// let script = asked.clone();
/// let heard = move |event: &web_sys::Event| {
///     script.replace(Some(event.unchecked_ref::<web_sys::CustomEvent>().detail()));
/// };
/// let _listener = listen(&gloo::utils::window(), "last-move:picture", Box::new(heard));
/// let (answer, refusal) = (Json::Fields(vec![]), Json::Null);
/// let picture = Picture { format: "svg", width: 720, answer, refusal };
/// let detail = detail(&picture, "*", "en").unwrap();
/// draw(&detail);
/// assert_eq!(asked.take(), Some(detail));
/// # }
/// ```
pub fn draw(detail: &JsValue) {
    let init = CustomEventInit::new();
    init.set_detail(detail);
    if let Ok(event) = CustomEvent::new_with_event_init_dict(PICTURE, &init) {
        // This event is never cancelled.
        let _ = window().dispatch_event(&event);
    }
}

/// Tells the author of the page, who looks at the console, in a language.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn warn() {
/// # js_sys::eval("globalThis.lastMoveWords = { text: (language, file, id) => id }").unwrap();
/// # js_sys::eval("console.warn = text => { globalThis.warned = text }").unwrap();
/// web_common::parent_page::warn(&messages::Message::verbatim("no such parameter"), "en");
/// assert_eq!(js_sys::eval("warned").unwrap(), "Last Move: no such parameter");
/// # }
/// ```
pub fn warn(note: &Message, language: &str) {
    let text = [SITE, ": ", &note.words(language)].concat();
    console::warn_1(&text.into());
}

/// Theme, motion, size, language and direction of the whole page.
pub fn look(look: &Look) {
    let root = document().document_element();
    if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        look_of(&root, look);
    }
}

/// Theme, motion, size, language and direction of everything in an element.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn look_of() {
/// use embed::params::Look;
/// use wasm_bindgen::JsCast;
/// use web_common::parent_page::{look, look_of};
///
/// let wanted =
///     Look { theme: "dark", motion: false, scale: 125, lang: Some("fr"), dir: Some("ltr"), fit: true };
/// let board = gloo::utils::document().create_element("div").unwrap();
/// look_of(board.unchecked_ref(), &wanted);
/// assert_eq!(board.get_attribute("data-theme").as_deref(), Some("dark"));
/// assert!(board.has_attribute("data-fit"));
/// assert_eq!(board.get_attribute("style").as_deref(), Some("font-size: 125%;"));
/// // The same for the whole page, and back.
/// look(&wanted);
/// assert_eq!(web_common::browser::theme().as_deref(), Some("dark"));
/// look(&Look { theme: "auto", motion: true, scale: 100, lang: None, dir: None, fit: false });
/// assert_eq!(web_common::browser::theme(), None);
/// # web_common::browser::set_root("lang", None);
/// # }
/// ```
pub fn look_of(outer: &HtmlElement, look: &Look) {
    browser::set(outer, "data-theme", (look.theme != "auto").then_some(look.theme));
    browser::set(outer, "data-motion", (!look.motion).then_some("off"));
    browser::set(outer, "data-fit", look.fit.then_some(""));
    // Options that were not set stay as in the browser or the page around.
    if look.lang.is_some() {
        browser::set(outer, "lang", look.lang);
    }
    // A page around may be written in the other direction.
    browser::set(outer, "dir", Some(look.dir.unwrap_or(messages::direction(&outer.lang()))));
    // A fixed name and a number cannot be refused.
    let _ = outer.style().set_property("font-size", &format!("{}%", look.scale));
}

/// A message as JSON text, if it is plain data and not too long.
fn plain(data: &JsValue) -> Option<String> {
    let text = JSON::stringify(data).ok()?;
    // Some bindings return `undefined` for values without JSON.
    let text: js_sys::JsString = JsValue::from(text).dyn_into().ok()?;
    ((text.length() as usize) <= LONGEST).then(|| String::from(text))
}
