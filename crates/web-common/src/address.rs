//! The fragment of the address: reading and writing it.

use gloo::utils::{document, window};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// The present address bar, shared by all who read or write it.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn address() {
/// use web_common::address::{Address, fragment};
///
/// let bar = Address::now();
/// bar.show("/play/nim?p=3.5.7");
/// assert_eq!(fragment(), "#/play/nim?p=3.5.7");
/// assert!(!bar.moved(), "the program wrote it");
/// // As by a link, or by hand.
/// gloo::utils::window().location().set_hash("/play/kayles").unwrap();
/// assert!(bar.moved());
/// assert_eq!(bar.shown(), "#/play/kayles");
/// // The browser's button leads back to Kayles.
/// assert!(bar.step("/play/nim"));
/// Address::nowhere().show("/play/wythoff");
/// assert_eq!(fragment(), "#/play/nim");
/// Address::framed(Some("4711")).show("/play/nim?p=1.2");
/// assert_eq!(fragment(), "#p=1.2?secret=4711");
/// # }
/// ```
#[derive(Clone, Debug, Default)]
pub struct Address {
    shown: Rc<RefCell<String>>,
    /// In a frame, the text after the pairs of the game, which are all that is shown there.
    tail: Option<Rc<str>>,
}

impl PartialEq for Address {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.shown, &other.shown)
    }
}

impl Address {
    /// The address bar at the start.
    pub fn now() -> Address {
        Address { shown: Rc::new(RefCell::new(fragment())), tail: None }
    }

    /// The same in a frame, which shows only the pairs of a game, followed by the secret.
    pub fn framed(secret: Option<&str>) -> Address {
        let tail = secret.map_or(String::new(), |secret| format!("?secret={secret}"));
        Address { tail: Some(tail.into()), ..Address::now() }
    }

    /// For an inline board: the address bar belongs to the page, and is never written.
    pub fn nowhere() -> Address {
        // No fragment is equal to this, and writes of others are left alone.
        Address { shown: Rc::new(RefCell::new("nowhere".to_string())), tail: None }
    }

    /// True if the address has been changed from outside since it was last read or written.
    pub fn moved(&self) -> bool {
        let now = fragment();
        let moved = *self.shown.borrow() != now;
        self.shown.replace(now);
        moved
    }

    /// The address bar when it was last read or written, with its `#`.
    pub fn shown(&self) -> String {
        self.shown.borrow().clone()
    }

    /// Sets the address bar, without a new entry in the history.
    pub fn show(&self, address: &str) {
        self.put(address, false);
    }

    /// Sets the address bar, with an entry in the history; true if it did.
    pub fn step(&self, address: &str) -> bool {
        self.put(address, true)
    }

    fn put(&self, address: &str, step: bool) -> bool {
        let wanted = match &self.tail {
            Some(tail) => {
                ["#", address.split_once('?').map_or("", |(_, pairs)| pairs), tail].concat()
            }
            None => ["#", address].concat(),
        };
        let shown = fragment();
        // A `#` with nothing after it is read back as empty.
        let same = shown == wanted || shown.is_empty() && wanted == "#";
        // An address written from outside meanwhile is about to be opened, and has priority.
        if *self.shown.borrow() != shown || same {
            return false;
        }
        let Ok(history) = window().history() else { return false };
        let (state, url) = (&JsValue::NULL, Some(wanted.as_str()));
        let put = match step {
            true => history.push_state_with_url(state, "", url),
            false => history.replace_state_with_url(state, "", url),
        };
        // Some browsers refuse many changes in a short time; the next one tries again.
        if put.is_ok() {
            self.shown.replace(fragment());
        }
        put.is_ok()
    }
}

/// The fragment of the page's address, with its `#`.
pub fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// The content of a meta element.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn meta() {
/// let head = gloo::utils::document().head().unwrap();
/// head.insert_adjacent_html("beforeend", "<meta name=example content=nim>").unwrap();
/// assert_eq!(web_common::address::meta("example").as_deref(), Some("nim"));
/// assert_eq!(web_common::address::meta("other"), None);
/// # }
/// ```
pub fn meta(name: &str) -> Option<String> {
    let element = document().query_selector(&format!("meta[name={name}]")).ok()??;
    element.get_attribute("content")
}

/// The whole address as it can be sent to others.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn whole() {
/// let whole = web_common::address::whole("/play/nim");
/// assert!(whole.starts_with("http") && whole.ends_with("#/play/nim"));
/// # }
/// ```
pub fn whole(address: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}#{address}")
}
