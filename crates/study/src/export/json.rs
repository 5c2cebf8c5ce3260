//! Writes JSON: objects, lists, numbers and texts in their order.

use alloc::format;
use alloc::string::String;
use core::fmt::Write;

/// A document that is being written.
#[derive(Debug, Default)]
pub(crate) struct JsonWriter {
    text: String,
    /// True if this object or list has an entry already.
    more: bool,
}

impl JsonWriter {
    /// The document.
    pub(crate) fn done(mut self) -> String {
        self.text.push('\n');
        self.text
    }

    fn comma(&mut self) {
        if core::mem::replace(&mut self.more, true) {
            self.text.push(',');
        }
    }

    fn quoted(&mut self, text: &str) {
        self.text.push('"');
        for c in text.chars() {
            match c {
                '"' | '\\' => self.text.extend(['\\', c]),
                '\n' => self.text.push_str("\\n"),
                c if u32::from(c) < 32 => self.text.push_str(&format!("\\u{:04x}", u32::from(c))),
                c => self.text.push(c),
            }
        }
        self.text.push('"');
    }

    /// A key; its value follows.
    pub(crate) fn key(&mut self, key: &str) {
        self.comma();
        self.quoted(key);
        self.text.push(':');
        self.more = false;
    }

    pub(crate) fn object(&mut self, inside: impl FnOnce(&mut JsonWriter)) {
        self.comma();
        self.text.push('{');
        self.more = false;
        inside(self);
        self.text.push('}');
        self.more = true;
    }

    pub(crate) fn list(&mut self, key: &str, inside: impl FnOnce(&mut JsonWriter)) {
        self.key(key);
        self.text.push('[');
        self.more = false;
        inside(self);
        self.text.push(']');
        self.more = true;
    }

    pub(crate) fn text(&mut self, key: &str, text: &str) {
        self.key(key);
        self.quoted(text);
        self.more = true;
    }

    pub(crate) fn number(&mut self, key: &str, number: u64) {
        self.key(key);
        let _ = write!(self.text, "{number}");
        self.more = true;
    }

    /// True or false under a key.
    pub(crate) fn flag(&mut self, key: &str, flag: bool) {
        self.key(key);
        let _ = write!(self.text, "{flag}");
        self.more = true;
    }

    /// A list of numbers under a key.
    pub(crate) fn numbers(&mut self, key: &str, numbers: impl Iterator<Item = u64>) {
        self.list(key, |json| json.row(numbers));
    }

    /// Numbers of the open list.
    pub(crate) fn row(&mut self, numbers: impl Iterator<Item = u64>) {
        for number in numbers {
            self.comma();
            let _ = write!(self.text, "{number}");
        }
    }

    /// A list in the open list.
    pub(crate) fn nested(&mut self, inside: impl FnOnce(&mut JsonWriter)) {
        self.comma();
        self.text.push('[');
        self.more = false;
        inside(self);
        self.text.push(']');
        self.more = true;
    }

    /// A text in the open list.
    pub(crate) fn item(&mut self, text: &str) {
        self.comma();
        self.quoted(text);
    }
}
