//! The part of the address after `#`: what it asks for, and what it should say.

use gloo::utils::{document, window};
use session::link::{self, LinkError, Route};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// What the address bar shows, shared by all who read or write it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Address {
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
    pub(crate) fn now() -> Address {
        Address { shown: Rc::new(RefCell::new(fragment())), tail: None }
    }

    /// The same in a frame, where only the pairs of a game are shown, and this behind them.
    pub(crate) fn framed(secret: Option<&str>) -> Address {
        let tail = secret.map_or(String::new(), |secret| format!("?secret={secret}"));
        Address { tail: Some(tail.into()), ..Address::now() }
    }

    /// True if somebody else has changed the address since it was last read or written.
    pub(crate) fn moved(&self) -> bool {
        let now = fragment();
        let moved = *self.shown.borrow() != now;
        self.shown.replace(now);
        moved
    }

    /// Where the address leads.
    ///
    /// Each game also has a page of its own, which opens it where the address names no other page;
    /// query and fragment may say how, in the same words as those of a frame.
    pub(crate) fn route(&self) -> Result<Route, LinkError> {
        let shown = self.shown.borrow();
        match game().filter(|_| !shown.starts_with("#/")) {
            Some(game) => {
                let query = query();
                let query = query.strip_prefix('?').unwrap_or_default();
                let fragment = shown.strip_prefix('#').unwrap_or_default();
                link::route(&["/play/", &game, "?", query, "&", fragment].concat())
            }
            None => link::route(&shown),
        }
    }

    /// Lets the address bar say this, without a new entry in the history.
    pub(crate) fn show(&self, address: &str) {
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
            return;
        }
        let Ok(history) = window().history() else { return };
        // Some browsers refuse many changes in a short time; the next one tries again.
        if history.replace_state_with_url(&JsValue::NULL, "", Some(&wanted)).is_ok() {
            self.shown.replace(fragment());
        }
    }
}

/// The fragment of the page's address, with its `#`.
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// The query of the page's address, with its `?`.
pub(crate) fn query() -> String {
    window().location().search().unwrap_or_default()
}

/// The game that this page is about.
pub(crate) fn game() -> Option<String> {
    meta("last-move-game")
}

/// What the page's head says under a name.
fn meta(name: &str) -> Option<String> {
    let element = document().query_selector(&format!("meta[name={name}]")).ok()??;
    element.get_attribute("content")
}

/// The whole address as it can be sent to others.
pub(crate) fn whole(address: &str) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}#{address}")
}

/// The folder of the whole site: the one above a frame, where that does not name another; `None`
/// where there is none.
pub(crate) fn site() -> Option<String> {
    let site = meta("last-move-site").unwrap_or_else(|| "../".to_string());
    Some(site).filter(|site| !site.is_empty())
}

/// The worker's script, relative to the page and not to the site, so that dist works in any folder.
///
/// The name is in the page because it changes with the worker's content.
pub(crate) fn worker() -> Option<String> {
    meta("last-move-worker")
}

/// What a thread is made from, where the worker's own address may not be used for that.
pub(crate) fn thread() -> Option<String> {
    meta("last-move-thread")
}

#[cfg(test)]
mod tests {
    use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

    wasm_bindgen_test_configure!(run_in_browser);

    #[wasm_bindgen_test]
    fn without_a_name_in_the_page_there_is_no_worker() {
        assert_eq!(super::worker(), None);
    }
}
