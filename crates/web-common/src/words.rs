//! The messages of every page outside of its content, and the rendering of messages in a browser.

use messages::Message;
#[cfg(not(target_arch = "wasm32"))]
use messages::native;
#[cfg(target_arch = "wasm32")]
use messages::script;
use std::borrow::Cow;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

include!(concat!(env!("OUT_DIR"), "/web-common.rs"));

/// The labels of the buttons beside a number.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn steps() {
/// use web_common::words::{Words, steps};
///
/// # js_sys::eval("globalThis.lastMoveWords = { text: (language, file, id) => id }").unwrap();
/// let [down, up] = steps("Heap 1");
/// assert_eq!((down.words("en").as_ref(), up.words("en").as_ref()), ("fewer", "more"));
/// assert_eq!("Nim".words("en"), "Nim");
/// # }
/// ```
pub fn steps(label: &str) -> [Message; 2] {
    [fewer(label), more(label)]
}

/// The name of the site.
pub const SITE: &str = "Last Move";

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
extern "C" {
    /// Renders a message; see `web/words.js`, which a page loads before its program.
    #[wasm_bindgen(js_namespace = lastMoveWords, js_name = text)]
    fn rendered(language: &str, file: &str, id: &str, arguments: &str) -> String;
}

/// Something that a page can show as words.
pub trait Words {
    /// The words in a language.
    fn words(&self, language: &str) -> Cow<'_, str>;
}

impl Words for str {
    /// Words that are the same in each language, or that have no message yet.
    fn words(&self, _: &str) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }
}

impl Words for String {
    fn words(&self, _: &str) -> Cow<'_, str> {
        Cow::Borrowed(self)
    }
}

impl<W: Words + ?Sized> Words for &W {
    fn words(&self, language: &str) -> Cow<'_, str> {
        (**self).words(language)
    }
}

impl Words for Message {
    #[cfg(target_arch = "wasm32")]
    fn words(&self, language: &str) -> Cow<'_, str> {
        let render =
            |file: &str, id: &str, arguments: &str| rendered(language, file, id, arguments);
        Cow::Owned(script::words(self, &render))
    }

    /// When the site is built, everything is in English.
    #[cfg(not(target_arch = "wasm32"))]
    fn words(&self, _: &str) -> Cow<'_, str> {
        Cow::Owned(native::Words::english(self))
    }
}
