//! Where the address leads.

use session::link::{self, LinkError, Route};
use web_common::address::meta;
pub(crate) use web_common::address::{Address, fragment, whole};

/// The target of the address.
///
/// Each game also has a page of its own, which opens it if the address names no other page; query and
/// fragment may add settings, in the same words as those of a frame.
pub(crate) fn route(address: &Address) -> Result<Route, LinkError> {
    let shown = address.shown();
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

/// The query of the page's address, with its `?`.
pub(crate) fn query() -> String {
    gloo::utils::window().location().search().unwrap_or_default()
}

/// The game that this page is about.
pub(crate) fn game() -> Option<String> {
    meta("last-move-game")
}

/// The folder of the whole site: by default the one above a frame; `None` if there is none.
pub(crate) fn site() -> Option<String> {
    let site = meta("last-move-site").unwrap_or_else(|| "../".to_string());
    Some(site).filter(|site| !site.is_empty())
}
