//! Where the address leads.

use session::link::{self, Link, LinkError, Route};
use session::shelf;
use web_common::address::meta;
pub(crate) use web_common::address::{Address, fragment, whole};

/// The target of the address.
///
/// Each game also has a page of its own, which opens it if the address names no other page; query and
/// fragment may add settings, in the same words as those of a frame. Without any it begins as the list of
/// games does, with a game that can be won.
pub(crate) fn route(address: &Address) -> Result<Route, LinkError> {
    let shown = address.shown();
    match game().filter(|_| !shown.starts_with("#/")) {
        Some(game) => {
            let query = query();
            let query = query.strip_prefix('?').unwrap_or_default();
            let fragment = shown.strip_prefix('#').unwrap_or_default();
            link::route(&["/play/", &game, "?", query, "&", fragment].concat()).map(begun)
        }
        None => link::route(&shown),
    }
}

/// The list's first game in place of an address that chooses nothing but a language.
fn begun(route: Route) -> Route {
    let bare = |link: &&Link| link.pairs.iter().all(|(key, _)| key == "lang");
    let named = match &route {
        Route::Play(link) => Some(link).filter(bare).and_then(|link| games::find(&link.game)),
        _ => None,
    };
    named.map_or(route, |game| Route::Play(shelf::first(game.card())))
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
