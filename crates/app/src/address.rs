//! Where the address leads, and where the worker is.

use ink::address::meta;
pub(crate) use ink::address::{Address, whole};
use session::link::{self, LinkError, Route};

/// Where the address leads.
///
/// Each game also has a page of its own, which opens it where the address says nothing.
pub(crate) fn route(address: &Address) -> Result<Route, LinkError> {
    let shown = address.shown();
    match meta("last-move-game").filter(|_| shown.is_empty()) {
        Some(game) => Ok(Route::Play(link::link(&game))),
        None => link::route(&shown),
    }
}

/// The worker's script, relative to the page and not to the site, so that dist works in any folder.
///
/// The name is in the page because it changes with the worker's content.
pub(crate) fn worker() -> Option<String> {
    meta("last-move-worker")
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
