//! Work for so many milliseconds, by the clock that Node and browsers share.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since some moment; never goes back.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Calls a slice of work until it says that all is done (true) or the time is over (false).
///
/// There is always one slice, so that whoever asks again and again comes to the end.
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
