//! The messages of the module, a function each, and their English words, by the script that it contains.

use alloc::string::String;
use messages::{Message, script};
use wasm_bindgen::prelude::wasm_bindgen;

include!(concat!(env!("OUT_DIR"), "/module.rs"));

#[wasm_bindgen(raw_module = "./words.js")]
extern "C" {
    #[wasm_bindgen(js_name = text)]
    fn text(file: &str, id: &str, arguments: &str) -> String;
}

pub(crate) fn english(message: &Message) -> String {
    script::words(message, &text)
}
