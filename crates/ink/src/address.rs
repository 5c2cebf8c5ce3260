//! The part of the address after `#`: what it says, and what it should say.

use gloo::utils::{document, window};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// What the address bar shows, shared by all who read or write it.
#[derive(Clone, Debug, Default)]
pub struct Address {
    shown: Rc<RefCell<String>>,
    /// In a frame, what stands behind the pairs of the game, which are all that is shown there.
    tail: Option<Rc<str>>,
}

impl PartialEq for Address {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.shown, &other.shown)
    }
}

impl Address {
    /// The address bar as it stands at the start.
    pub fn now() -> Address {
        Address { shown: Rc::new(RefCell::new(fragment())), tail: None }
    }

    /// The same in a frame, where only the pairs of a game are shown, and this behind them.
    pub fn framed(secret: Option<&str>) -> Address {
        let tail = secret.map_or(String::new(), |secret| format!("?secret={secret}"));
        Address { tail: Some(tail.into()), ..Address::now() }
    }

    /// Of what stands in somebody else’s page: the address bar is not its own, and it never writes there.
    pub fn nowhere() -> Address {
        // No fragment is like this, and what somebody else has written is left alone.
        Address { shown: Rc::new(RefCell::new("nowhere".to_string())), tail: None }
    }

    /// True if somebody else has changed the address since it was last read or written.
    pub fn moved(&self) -> bool {
        let now = fragment();
        let moved = *self.shown.borrow() != now;
        self.shown.replace(now);
        moved
    }

    /// What the address bar showed when it was last read or written, with its `#`.
    pub fn shown(&self) -> String {
        self.shown.borrow().clone()
    }

    /// Lets the address bar say this, without a new entry in the history.
    pub fn show(&self, address: &str) {
        self.put(address, false);
    }

    /// Lets the address bar say this, as a step that the browser can go back from; true if it does.
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
        // A sign with nothing behind it is read back as nothing at all.
        let same = shown == wanted || shown.is_empty() && wanted == "#";
        // What somebody else has written meanwhile is about to be opened, and counts for more.
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

/// What the page's head says under a name.
pub fn meta(name: &str) -> Option<String> {
    let element = document().query_selector(&format!("meta[name={name}]")).ok()??;
    element.get_attribute("content")
}

/// The whole address as it can be sent to others.
pub fn whole(address: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}#{address}")
}
