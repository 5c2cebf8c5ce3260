//! Renders messages with JavaScript: passes a message with all messages within it to a renderer there, in one call.

use crate::{Argument, Message};
use alloc::format;
use alloc::string::String;

/// The words of a message, by a renderer that takes a file, an id and the arguments as JSON; see `web/words.js`.
///
/// The arguments are an object by name. A message within the message is an array of its file, its id and its arguments.
///
/// ```
/// use last_move_messages::{Message, script};
///
/// let pile = Message::new("games", "stones").with("n", 3_u64);
/// let message = Message::new("session", "left").with("what", pile).with("by", "\"you\"");
/// let seen = script::words(&message, &|file, id, arguments| format!("{file} {id} {arguments}"));
/// assert_eq!(seen, r#"session left {"what":["games","stones",{"n":3}],"by":"\"you\""}"#);
/// assert_eq!(script::words(&Message::verbatim("1-2"), &|_, _, _| String::new()), "1-2");
/// ```
pub fn words(message: &Message, render: &dyn Fn(&str, &str, &str) -> String) -> String {
    if let Some(text) = message.as_verbatim() {
        return text.into();
    }
    let mut arguments = String::new();
    object(message, &mut arguments);
    render(message.file(), message.id(), &arguments)
}

/// Writes the arguments of a message.
fn object(message: &Message, out: &mut String) {
    out.push('{');
    for (i, (name, argument)) in message.arguments().iter().enumerate() {
        if i > 0 {
            out.push(',');
        }
        string(name, out);
        out.push(':');
        match argument {
            Argument::Number(number) => out.push_str(&format!("{number}")),
            Argument::Word(word) => string(word, out),
            Argument::Message(inner) => nested(inner, out),
        }
    }
    out.push('}');
}

fn nested(message: &Message, out: &mut String) {
    if let Some(text) = message.as_verbatim() {
        return string(text, out);
    }
    out.push('[');
    string(message.file(), out);
    out.push(',');
    string(message.id(), out);
    out.push(',');
    object(message, out);
    out.push(']');
}

fn string(text: &str, out: &mut String) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => out.extend(['\\', letter]),
            ..' ' => out.push_str(&format!("\\u{:04x}", u32::from(letter))),
            _ => out.push(letter),
        }
    }
    out.push('"');
}
