//! Which keys a board or a table may use; the browser, and the page around, keep all others.

use web_sys::KeyboardEvent;

/// A key that a board or a table may use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    /// Its name, as in `KeyboardEvent.key`; a letter is small unless Shift is held, also with Caps Lock.
    pub name: String,
    /// True for Home and End with Ctrl: of the whole board and not of a line.
    pub whole: bool,
    /// True if Shift is held.
    pub shift: bool,
}

/// The key of an event, unless it belongs to the browser: with Alt or Meta every key does (Alt+Left goes
/// back), with Ctrl all but Home and End do, and so does a key that is a part of a composed letter.
///
/// ```
/// # wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
/// # #[wasm_bindgen_test::wasm_bindgen_test]
/// # fn used() {
/// use web_common::keys::used;
/// use web_sys::{KeyboardEvent, KeyboardEventInit};
///
/// let press = |key: &str, with: fn(&KeyboardEventInit)| {
///     let init = KeyboardEventInit::new();
///     init.set_key(key);
///     with(&init);
///     used(&KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).unwrap())
/// };
/// let name = |key, with| press(key, with).map(|key| key.name);
/// assert_eq!(name("ArrowLeft", |_| ()).as_deref(), Some("ArrowLeft"));
/// assert_eq!(name("ArrowLeft", |key| key.set_alt_key(true)), None);
/// assert_eq!(name("ArrowLeft", |key| key.set_meta_key(true)), None);
/// assert_eq!(name("ArrowLeft", |key| key.set_ctrl_key(true)), None);
/// assert_eq!(name("n", |key| key.set_ctrl_key(true)), None);
/// assert!(press("End", |key| key.set_ctrl_key(true)).unwrap().whole);
/// // With Caps Lock a letter arrives in the other case.
/// assert_eq!(name("N", |_| ()).as_deref(), Some("n"));
/// assert_eq!(name("n", |key| key.set_shift_key(true)).as_deref(), Some("N"));
/// assert_eq!(name("?", |key| key.set_shift_key(true)).as_deref(), Some("?"));
/// # }
/// ```
pub fn used(event: &KeyboardEvent) -> Option<Key> {
    let (mut name, shift) = (event.key(), event.shift_key());
    let whole = event.ctrl_key();
    let others = event.alt_key() || event.meta_key() || event.is_composing();
    if others || whole && !matches!(name.as_str(), "Home" | "End") {
        return None;
    }
    if name.chars().count() == 1 {
        name = if shift { name.to_uppercase() } else { name.to_lowercase() };
    }
    Some(Key { name, whole, shift })
}
