//! Plain JavaScript values from ours.

use alloc::string::String;
use js_sys::{Array, BigInt, Object, Reflect};
use wasm_bindgen::prelude::*;

pub(crate) fn object<const N: usize>(properties: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (key, value) in properties {
        // A new object takes any property.
        let _ = Reflect::set(&object, &JsValue::from_str(key), &value);
    }
    object.into()
}

/// An array.
pub(crate) fn list(items: impl IntoIterator<Item = JsValue>) -> JsValue {
    items.into_iter().collect::<Array>().into()
}

/// An array of strings.
pub(crate) fn strings(items: impl IntoIterator<Item = String>) -> JsValue {
    list(items.into_iter().map(JsValue::from))
}

pub(crate) fn or_null<T>(value: Option<T>, made: impl FnOnce(T) -> JsValue) -> JsValue {
    value.map_or(JsValue::NULL, made)
}

/// A count or a size; above 2^53 it is rounded, like all numbers of JavaScript.
pub(crate) fn count(number: u64) -> JsValue {
    JsValue::from_f64(number as f64)
}

/// A number that stays exact: a `bigint` if a `number` would be rounded.
pub(crate) fn exact(number: u64) -> JsValue {
    if number < 1 << 53 { count(number) } else { BigInt::from(number).into() }
}
