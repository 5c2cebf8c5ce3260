//! Sentences, with few of each shape: where only numbers differ, some are enough.

use messages::markup::Html;
use messages::{Argument, Message};
use std::collections::{BTreeMap, BTreeSet};

/// Sentences of one shape that are kept.
const KEPT: usize = 6;

/// Everything that was said, each with other ways in which it may stand in a sentence.
#[derive(Default)]
pub(crate) struct Corpus {
    shapes: BTreeMap<String, BTreeSet<Vec<String>>>,
}

impl Corpus {
    /// Takes a text as it stands in a page; one without words needs no other language.
    pub(crate) fn say(&mut self, text: &str) {
        self.one_of(vec![text.trim().to_string()]);
    }

    /// Takes a text that is part of one of these sentences.
    pub(crate) fn one_of(&mut self, ways: Vec<String>) {
        if !wordy(&ways[0]) && ways[0] != "no" {
            return;
        }
        let kept = self.shapes.entry(shape(&ways[0])).or_default();
        if kept.len() < KEPT {
            kept.insert(ways);
        }
    }

    /// Takes what is still English in a message, which is read by itself.
    pub(crate) fn message(&mut self, message: &Message) {
        for (_, argument) in message.arguments() {
            match argument {
                Argument::Text(text) => self.say(text),
                Argument::Message(inner) => self.message(inner),
                Argument::Number(_) | Argument::Word(_) => {}
            }
        }
    }

    /// Takes the words and labels of markup.
    pub(crate) fn markup(&mut self, html: &Html) {
        html.messages().for_each(|message| self.message(message));
        self.page(&html.with_words(&|_| String::new()));
    }

    /// Takes the words and labels of a page that is still English.
    pub(crate) fn page(&mut self, html: &str) {
        let plain = |text: &str| {
            text.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&")
        };
        for piece in html.split('<') {
            let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
            for name in ["aria-label=\"", "title=\""] {
                let label = tag.split_once(name).and_then(|(_, rest)| rest.split_once('"'));
                self.say(&plain(label.map_or("", |(label, _)| label)));
            }
            self.say(&plain(text));
        }
    }

    /// All of it.
    pub(crate) fn all(&self) -> Vec<&Vec<String>> {
        self.shapes.values().flatten().collect()
    }

    /// How much it is.
    pub(crate) fn len(&self) -> usize {
        self.shapes.values().map(BTreeSet::len).sum()
    }
}

/// True if three letters stand side by side, as in `speech.js`.
fn wordy(text: &str) -> bool {
    let mut letters = 0;
    text.chars().any(|letter| {
        letters = if letter.is_alphabetic() { letters + 1 } else { 0 };
        letters == 3
    })
}

/// The text with its numbers forgotten, but for none and one; of a list only that it is one.
fn shape(text: &str) -> String {
    let mut shape = String::new();
    let mut digits = String::new();
    for letter in text.chars().chain(['\n']) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        match digits.as_str() {
            "" => {}
            "0" | "1" => shape.push_str(&digits),
            _ => shape.push('#'),
        }
        digits.clear();
        shape.push(letter);
    }
    for list in ["#, ", "1, ", "#-#, ", "1-#, ", "⊕ # ", "# + ", "× # = "] {
        while shape.contains(&list.repeat(2)) {
            shape = shape.replace(&list.repeat(2), list);
        }
    }
    // Two capitals are a line between dots.
    let words = shape.split(' ').map(|word| {
        let line = word.len() >= 2 && word.bytes().take(2).all(|byte| byte.is_ascii_uppercase());
        if line { "AB,".to_string() } else { word.to_string() }
    });
    let mut words: Vec<String> = words.collect();
    words.dedup();
    words.join(" ").chars().take(400).collect()
}
