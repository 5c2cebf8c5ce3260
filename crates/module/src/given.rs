//! Validates the values from JavaScript.

use crate::words;
use alloc::string::{String, ToString};
use games::asked::Asked;
use js_sys::{Array, Error, Object};
use messages::{Message, Said};
use wasm_bindgen::prelude::*;

/// The greatest number up to which JavaScript represents all whole numbers.
const SAFE: f64 = 9_007_199_254_740_991.0;

/// An `Error` with this sentence.
pub(crate) fn error(message: impl Into<Message>) -> JsValue {
    Error::new(&words::english(&message.into())).into()
}

pub(crate) fn text(given: &JsValue, what: Said) -> Result<String, JsValue> {
    given.as_string().ok_or_else(|| error(words::not_a_string(what())))
}

/// A whole number of at least 0.
pub(crate) fn whole(given: &JsValue, what: impl Fn() -> Message) -> Result<u64, JsValue> {
    let number = given.as_f64().filter(|number| (0.0..=SAFE).contains(number));
    let whole = number.map(|number| (number as u64, number));
    let whole = whole.filter(|(whole, number)| *whole as f64 == *number).map(|(whole, _)| whole);
    whole.ok_or_else(|| error(words::not_whole(what(), SAFE as u64)))
}

/// The same, or a default if no value is given.
pub(crate) fn whole_or(given: &JsValue, what: Said, usual: u64) -> Result<u64, JsValue> {
    if given.is_undefined() { Ok(usual) } else { whole(given, what) }
}

/// A time in milliseconds.
pub(crate) fn time(given: &JsValue) -> Result<f64, JsValue> {
    let time = given.as_f64().filter(|time| *time >= 0.0);
    time.ok_or_else(|| error(words::not_a_time()))
}

/// The same, or for ever if no value is given.
pub(crate) fn time_or_ever(given: &JsValue) -> Result<f64, JsValue> {
    if given.is_undefined() { Ok(f64::INFINITY) } else { time(given) }
}

/// A game of the catalogue with its settings.
pub(crate) fn game(id: &JsValue, settings: &JsValue) -> Result<Asked, JsValue> {
    let mut game = Asked::of(&text(id, words::the_game)?)
        .map_err(|refused| error(words::names_games((&refused).into())))?;
    if settings.is_undefined() {
        return Ok(game);
    }
    let wanted = || error(words::not_settings());
    let object = settings.dyn_ref::<Object>().ok_or_else(wanted)?;
    for pair in Object::entries(object).iter() {
        let pair: Array = pair.unchecked_into();
        let key = pair.get(0).as_string().unwrap_or_default();
        let value = pair.get(1);
        if !value.is_undefined() {
            game.set(&key, &setting(&key, &value)?).map_err(|refused| error(&refused))?;
        }
    }
    Ok(game)
}

/// The text of a setting's value.
fn setting(key: &str, value: &JsValue) -> Result<String, JsValue> {
    match value.as_bool() {
        Some(on) => Ok(u8::from(on).to_string()),
        None if value.as_f64().is_some() => {
            Ok(whole(value, || words::the_setting(key))?.to_string())
        }
        None => {
            value.as_string().ok_or_else(|| error(words::not_a_setting(words::the_setting(key))))
        }
    }
}
