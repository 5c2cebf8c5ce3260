//! Answers each message of the page with its own text, until the solver moves in.

use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

fn main() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let out = scope.clone();
    let answer = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        // A page that is gone cannot be told.
        let _ = out.post_message(&JsValue::from_str(&format!("echo: {text}")));
    });
    scope.set_onmessage(Some(answer.as_ref().unchecked_ref()));
    answer.forget();
    // Messages that arrive before this point are lost: the page waits for this one.
    let _ = scope.post_message(&JsValue::from_str("ready"));
}
