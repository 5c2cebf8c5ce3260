//! Renders messages with JavaScript: passes the arguments of a message to a renderer there.

use crate::{Argument, Message};
use alloc::string::String;
use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

/// The words of a message, by a renderer that takes a file, an id and the arguments as an object; see
/// `web/words.js`.
pub fn words(message: &Message, render: &dyn Fn(&str, &str, &Object) -> String) -> String {
    if let Some(text) = message.as_verbatim() {
        return text.into();
    }
    let arguments = Object::new();
    for (name, argument) in message.arguments() {
        let value = match argument {
            Argument::Number(number) => JsValue::from_f64(*number as f64),
            Argument::Word(word) => JsValue::from_str(word),
            Argument::Message(message) => JsValue::from_str(&words(message, render)),
        };
        // A new object accepts every property.
        let _ = Reflect::set(&arguments, &JsValue::from_str(name), &value);
    }
    render(message.file(), message.id(), &arguments)
}
