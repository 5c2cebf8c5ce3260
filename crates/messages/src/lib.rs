//! Messages: what is said, as an id and arguments; a renderer makes words of them at the edge of a program.
#![cfg_attr(not(any(feature = "generate", feature = "native", test)), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

#[cfg(feature = "generate")]
pub mod generate;
#[cfg(feature = "native")]
pub mod native;

use alloc::string::String;
use alloc::vec::Vec;

/// A message of a Fluent file, with a value for each of its variables.
///
/// Functions that the build makes of the file write it (see `generate`), so that no id and no argument can
/// be wrong.
///
/// ```
/// use last_move_messages::{Argument, Message};
///
/// let found = Message::new("app", "games-found").with("count", 3_u64);
/// assert_eq!((found.file(), found.id()), ("app", "games-found"));
/// assert_eq!(found.arguments(), [("count", Argument::Number(3))]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    file: &'static str,
    id: &'static str,
    arguments: Vec<(&'static str, Argument)>,
}

/// A value for a variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A number, at most 2^53 either way: both renderers count in floating point.
    Number(i64),
    /// Words that are still made in English, by a game or by an error.
    Text(String),
    /// A word that no language changes: a notation, or one of a few that a message chooses by.
    Word(String),
    /// Another message, which is rendered first.
    Message(Message),
}

impl Message {
    /// The message with this id of a file; it has no arguments yet.
    pub fn new(file: &'static str, id: &'static str) -> Message {
        Message { file, id, arguments: Vec::new() }
    }

    /// Words that are still made in English, by themselves.
    pub fn plain(text: impl Into<String>) -> Message {
        Message::new("", "").with("text", text.into())
    }

    /// The words of [`Message::plain`].
    pub fn as_plain(&self) -> Option<&str> {
        match self.arguments.as_slice() {
            [(_, Argument::Text(text))] if self.id.is_empty() => Some(text),
            _ => None,
        }
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Message {
        self.arguments.push((name, argument.into()));
        self
    }

    /// The name of the file that the message stands in.
    pub fn file(&self) -> &'static str {
        self.file
    }

    /// The id within the file.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// The arguments by name.
    pub fn arguments(&self) -> &[(&'static str, Argument)] {
        &self.arguments
    }
}

impl<T: Into<String>> From<T> for Message {
    fn from(text: T) -> Message {
        Message::plain(text)
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Argument {
        Argument::Number(number)
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Argument {
        Argument::Number(number as i64)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as i64)
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Text(text.into())
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}
