//! Access to the browser; missing features are simply absent.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::{Function, Promise, Reflect};
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, EventTarget, Storage};

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
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn keep() {
/// use web_common::browser::{keep, kept};
///
/// keep("example", "off");
/// assert_eq!(kept("example").as_deref(), Some("off"));
/// assert_eq!(kept("other"), None);
/// # }
/// ```
pub fn keep(key: &str, value: &str) {
    if let Some(storage) = storage() {
        // If the storage is full or closed, the choice is made again next time.
        let _ = storage.set_item(&[OURS, key].concat(), value);
    }
}

/// The name of the choice that another page of this site has kept anew, as an event `storage` tells it.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn stored() {
/// use web_common::browser::stored;
///
/// let event = js_sys::eval("new StorageEvent('storage', { key: 'last-move example' })").unwrap();
/// assert_eq!(stored(&event.into()).as_deref(), Some("example"));
/// let event = js_sys::eval("new StorageEvent('storage', { key: 'another' })").unwrap();
/// assert_eq!(stored(&event.into()), None);
/// # }
/// ```
pub fn stored(event: &Event) -> Option<String> {
    let key = Reflect::get(event, &"key".into()).ok()?.as_string()?;
    key.strip_prefix(OURS).map(str::to_string)
}

/// Forgets a choice.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn forget() {
/// use web_common::browser::{forget, keep, kept};
///
/// keep("example", "off");
/// forget("example");
/// assert_eq!(kept("example"), None);
/// # }
/// ```
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        // A closed storage has nothing to forget.
        let _ = storage.remove_item(&[OURS, key].concat());
    }
}

/// True if a media query holds.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn media() {
/// use web_common::browser::media;
///
/// assert!(media("screen") && !media("print"));
/// # }
/// ```
pub fn media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Width and height of the window, or of the frame, in CSS pixels.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn inner_size() {
/// let [wide, high] = web_common::browser::inner_size();
/// assert!(wide > 100.0 && high > 100.0);
/// # }
/// ```
pub fn inner_size() -> [f64; 2] {
    let window = window();
    let number = |size: Result<JsValue, JsValue>| size.ok().and_then(|size| size.as_f64());
    [number(window.inner_width()), number(window.inner_height())].map(Option::unwrap_or_default)
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
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn set_root() {
/// use web_common::browser::{language, set_root, theme};
///
/// set_root("lang", Some("fr"));
/// set_root("data-theme", Some("dark"));
/// assert_eq!((language().as_str(), theme().as_deref()), ("fr", Some("dark")));
/// set_root("lang", None);
/// set_root("data-theme", None);
/// assert_eq!((language().as_str(), theme()), ("", None));
/// # }
/// ```
pub fn set_root(name: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        set(&root, name, value);
    }
}

/// Sets or removes an attribute.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn set() {
/// use web_common::browser::set;
///
/// let element = gloo::utils::document().create_element("p").unwrap();
/// set(&element, "dir", Some("rtl"));
/// assert_eq!(element.get_attribute("dir").as_deref(), Some("rtl"));
/// set(&element, "dir", None);
/// assert!(!element.has_attribute("dir"));
/// # }
/// ```
pub fn set(element: &Element, name: &str, value: Option<&str>) {
    // Names are fixed and valid.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Does something after this many ms, unless the timer is dropped before; boxed, so that its code exists once.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn later() {
/// use std::{cell::Cell, rc::Rc, time::Duration};
/// use web_common::browser::later;
///
/// let acted = Rc::new(Cell::new(0));
/// let add = |more: u32| {
///     let acted = acted.clone();
///     later(5, Box::new(move || acted.set(acted.get() + more)))
/// };
/// let _waiting = add(1);
/// drop(add(10));
/// yew::platform::time::sleep(Duration::from_millis(50)).await;
/// assert_eq!(acted.get(), 1);
/// # }
/// ```
pub fn later(ms: u32, act: Box<dyn FnOnce()>) -> Timeout {
    Timeout::new(ms, act)
}

/// Does something after this many ms, whatever happens until then. Unlike a [`later`] that is forgotten it leaves
/// nothing in memory, so that it may be called for each touch and each key.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn soon() {
/// use std::{cell::Cell, rc::Rc, time::Duration};
/// use web_common::browser::soon;
///
/// let acted = Rc::new(Cell::new(0));
/// let act = acted.clone();
/// soon(5, Box::new(move || act.set(1)));
/// yew::platform::time::sleep(Duration::from_millis(50)).await;
/// assert_eq!((acted.get(), Rc::strong_count(&acted)), (1, 1));
/// # }
/// ```
pub fn soon(ms: u32, act: Box<dyn FnOnce()>) {
    let act = Closure::once_into_js(act);
    // A page that is going away starts no timers, and needs none.
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(
        act.unchecked_ref(),
        i32::try_from(ms).unwrap_or(i32::MAX),
    );
}

/// Listens to an event until the listener is dropped; boxed for the same reason.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn listen() {
/// use std::{cell::RefCell, rc::Rc};
/// use wasm_bindgen::JsCast;
/// use web_common::browser::{listen, value};
///
/// let field = gloo::utils::document().create_element("input").unwrap();
/// let typed = Rc::new(RefCell::new(String::new()));
/// let heard = typed.clone();
/// let listener = listen(&field, "change", Box::new(move |event| *heard.borrow_mut() = value(event)));
/// let enter = |text| {
///     field.unchecked_ref::<web_sys::HtmlInputElement>().set_value(text);
///     field.dispatch_event(&web_sys::Event::new("change").unwrap()).unwrap();
/// };
/// enter("12");
/// drop(listener);
/// enter("15");
/// assert_eq!(*typed.borrow(), "12");
/// # }
/// ```
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
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn seed() {
/// use web_common::browser::{now, seed};
///
/// let before = now();
/// assert!(seed() as f64 >= before);
/// # }
/// ```
pub fn seed() -> u64 {
    now() as u64
}

/// The value of the input or select that an event comes from, or of the input beside the button that it comes from.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn value() {
/// # use wasm_bindgen::JsCast;
/// use std::{cell::RefCell, rc::Rc};
/// use web_common::browser::{listen, value};
///
/// let field = gloo::utils::document().create_element("p").unwrap();
/// field.set_inner_html("<label>Move <input value=3-1></label><button type=button>Play</button>");
/// let heard = Rc::new(RefCell::new(Vec::new()));
/// let told = heard.clone();
/// let _listener = listen(&field, "click", Box::new(move |event| told.borrow_mut().push(value(event))));
/// for name in ["button", "input"] {
///     let element = field.query_selector(name).unwrap().unwrap();
///     element.unchecked_into::<web_sys::HtmlElement>().click();
/// }
/// assert_eq!(*heard.borrow(), ["3-1", "3-1"]);
/// # }
/// ```
pub fn value(event: &web_sys::Event) -> String {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let button = target.as_ref().and_then(|target| target.closest("button").ok().flatten());
    let beside = button.and_then(|button| button.parent_element());
    let beside = beside.and_then(|field| field.query_selector("input, textarea").ok().flatten());
    let Some(field) = beside.or(target) else { return String::new() };
    let value = Reflect::get(&field, &"value".into()).ok();
    value.and_then(|value| value.as_string()).unwrap_or_default()
}

/// Copies a text to the clipboard and reports, later or at once, whether that was allowed.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn copy() {
/// use std::{cell::Cell, rc::Rc};
///
/// # js_sys::eval("Object.defineProperty(navigator, 'clipboard', {
/// #     value: { writeText: text => text === 'refused' ? Promise.reject() : Promise.resolve() }
/// # })").unwrap();
/// let copied = async |text| {
///     let allowed = Rc::new(Cell::new(None));
///     let told = allowed.clone();
///     web_common::browser::copy(text, Box::new(move |allowed| told.set(Some(allowed))));
///     yew::platform::time::sleep(std::time::Duration::from_millis(20)).await;
///     allowed.get()
/// };
/// assert_eq!(copied("3.5.7").await, Some(true));
/// assert_eq!(copied("refused").await, Some(false));
/// # }
/// ```
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
///
/// An address may end in the digest of the script, as `#sha256-…`; the browser refuses a script with another.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # async fn run_script() {
/// let script = web_common::browser::run_script("data:text/javascript,globalThis.example = 4");
/// while js_sys::eval("globalThis.example").unwrap() != 4 {
///     yew::platform::time::sleep(std::time::Duration::from_millis(5)).await;
/// }
/// # script.unwrap().remove();
/// # }
/// ```
pub fn run_script(address: &str) -> Option<Element> {
    let (script, head) = (document().create_element("script").ok()?, document().head()?);
    let digest = address.split_once('#').map(|(_, digest)| digest);
    if let Some(digest) = digest.filter(|digest| digest.starts_with("sha256-")) {
        // The name is valid, so this does not fail.
        let _ = script.set_attribute("integrity", digest);
    }
    // A page that forbids such scripts runs none.
    let _ = Reflect::set(&script, &"src".into(), &trusted("createScriptURL", address));
    let _ = head.append_child(&script);
    Some(script)
}

/// True in a frame without an origin, whose sandbox forbids windows of the browser such as that for printing.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn sandboxed() {
/// assert!(!web_common::browser::sandboxed(), "this page has an origin");
/// # }
/// ```
pub fn sandboxed() -> bool {
    let window = window();
    // A file has no origin either, but is in no frame.
    let framed = window.parent().is_ok_and(|parent| parent.is_none_or(|parent| parent != window));
    framed && window.origin() == "null"
}

/// Prints the page, if the browser can.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn print() {
/// # js_sys::eval("print = () => { globalThis.printed = true }").unwrap();
/// web_common::browser::print();
/// assert_eq!(js_sys::eval("globalThis.printed").unwrap(), true);
/// # }
/// ```
pub fn print() {
    let _ = window().print();
}
