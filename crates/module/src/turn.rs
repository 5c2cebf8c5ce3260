//! Work for a number of milliseconds, by the clock that Node and browsers share.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some moment; never goes back.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Calls a slice of work until it returns that all is done (true) or the time is over (false).
///
/// It always runs one slice, so that repeated calls come to an end.
pub(crate) fn work(milliseconds: f64, mut slice: impl FnMut() -> bool) -> bool {
    let end = now() + milliseconds;
    loop {
        if slice() {
            return true;
        }
        if now() >= end {
            return false;
        }
    }
}
