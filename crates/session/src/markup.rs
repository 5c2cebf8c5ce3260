//! Writes HTML as text, for pictures that the worker draws and the page only shows.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// HTML that is being written; every text and value is escaped.
#[derive(Debug, Default)]
pub struct Markup {
    html: String,
    open: Vec<&'static str>,
    /// True while the start tag of the last element may still take attributes.
    head: bool,
}

impl Markup {
    /// What was written.
    pub fn done(mut self) -> String {
        self.body();
        self.html
    }

    /// Ends the start tag.
    fn body(&mut self) {
        if core::mem::take(&mut self.head) {
            self.html.push('>');
        }
    }

    fn escaped(&mut self, text: &str) {
        for letter in text.chars() {
            match letter {
                '&' => self.html.push_str("&amp;"),
                '<' => self.html.push_str("&lt;"),
                '"' => self.html.push_str("&quot;"),
                _ => self.html.push(letter),
            }
        }
    }

    /// Opens an element: its tag, then fixed attributes as `name=value`, parted by bars.
    pub fn open(&mut self, spec: &'static str) {
        self.body();
        let mut words = spec.split('|');
        let tag = words.next().unwrap_or_default();
        self.html.push('<');
        self.html.push_str(tag);
        self.open.push(tag);
        self.head = true;
        for word in words {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            self.set(name, value);
        }
    }

    /// Ends the element that was opened last.
    pub fn shut(&mut self) {
        self.body();
        let tag = self.open.pop().expect("what is shut was opened");
        self.html.push_str("</");
        self.html.push_str(tag);
        self.html.push('>');
    }

    /// Text inside the open element.
    pub fn text(&mut self, text: &str) {
        self.body();
        self.escaped(text);
    }

    /// An element with a text in it.
    pub fn say(&mut self, spec: &'static str, text: &str) {
        self.open(spec);
        self.text(text);
        self.shut();
    }

    /// An attribute of the element just opened.
    pub fn set(&mut self, name: &str, value: &str) {
        self.html.push(' ');
        self.html.push_str(name);
        self.html.push_str("=\"");
        self.escaped(value);
        self.html.push('"');
    }

    /// An attribute that is a number.
    pub fn number(&mut self, name: &str, value: i32) {
        self.set(name, &value.to_string());
    }

    /// The classes that hold.
    pub fn class(&mut self, words: &[(&'static str, bool)]) {
        let held = held(words);
        if !held.is_empty() {
            self.set("class", &held);
        }
    }

    /// A path, or another element with a way to draw.
    pub fn path(&mut self, spec: &'static str, way: &str) {
        self.open(spec);
        self.set("d", way);
        self.shut();
    }

    /// A word of a drawing: its middle and base line, and what it says.
    pub fn label(&mut self, (x, y): (i32, i32), text: &str) {
        self.open("text");
        self.number("x", x);
        self.number("y", y);
        self.text(text);
        self.shut();
    }
}

/// The words that hold, parted by blanks.
#[must_use]
pub fn held(words: &[(&'static str, bool)]) -> String {
    let mut held = String::new();
    for (word, _) in words.iter().filter(|(_, on)| *on) {
        if !held.is_empty() {
            held.push(' ');
        }
        held.push_str(word);
    }
    held
}
