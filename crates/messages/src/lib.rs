//! Messages: sentences as an id and arguments; a renderer turns them into words at the edge of a program.
#![cfg_attr(not(any(feature = "generate", feature = "native", test)), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

#[cfg(feature = "generate")]
pub mod generate;
pub mod markup;
#[cfg(feature = "native")]
pub mod native;
pub mod nearest;
pub mod script;

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// The languages, each by its code and its own name; English comes first. Each has a text beside every English one.
pub const LANGUAGES: [(&str, &str); 2] = [("en", "English"), ("fr", "Français")];

/// The direction in which a language is written, by its code: `ltr` or `rtl`.
///
/// ```
/// assert_eq!(last_move_messages::direction("fr"), "ltr");
/// assert_eq!(last_move_messages::direction("he"), "rtl");
/// ```
pub fn direction(language: &str) -> &'static str {
    if ["ar", "fa", "he", "ur"].contains(&language) { "rtl" } else { "ltr" }
}

/// A name that the program knows, or that came from another program.
pub type Name = Cow<'static, str>;

/// A function that returns a message without arguments.
pub type Said = fn() -> Message;

/// A message of a Fluent file, with a value for each of its variables.
///
/// Functions generated from the file create it (see `generate`), so no id and no argument can be wrong.
///
/// ```
/// use last_move_messages::{Argument, Message};
///
/// let found = Message::new("app", "games-found").with("count", 3_u64);
/// assert_eq!((found.file(), found.id()), ("app", "games-found"));
/// assert_eq!(found.arguments(), [("count".into(), Argument::Number(3))]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Message {
    file: Name,
    id: Name,
    arguments: Vec<(Name, Argument)>,
}

/// A value for a variable of a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Argument {
    /// A number, at most 2^53 either way: both renderers count in floating point.
    Number(i64),
    /// A word that is the same in each language, such as a notation, or one by which a message chooses.
    Word(String),
    /// Another message, which is rendered first.
    Message(Message),
}

impl Message {
    /// The message with this id of a file, without arguments.
    pub fn new(file: impl Into<Name>, id: impl Into<Name>) -> Message {
        Message { file: file.into(), id: id.into(), arguments: Vec::new() }
    }

    /// A text that is the same in each language, such as a number or a move.
    ///
    /// ```
    /// use last_move_messages::Message;
    ///
    /// assert_eq!(Message::verbatim("a3-b5").as_verbatim(), Some("a3-b5"));
    /// ```
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::new("", "").with("text", text.into())
    }

    /// No words at all.
    pub fn nothing() -> Message {
        Message::verbatim("")
    }

    /// True for [`Message::nothing`].
    ///
    /// ```
    /// use last_move_messages::Message;
    ///
    /// assert!(Message::nothing().is_nothing());
    /// assert!(!Message::new("session", "won").is_nothing());
    /// ```
    pub fn is_nothing(&self) -> bool {
        self.as_verbatim() == Some("")
    }

    /// The text of [`Message::verbatim`].
    pub fn as_verbatim(&self) -> Option<&str> {
        match self.arguments.as_slice() {
            [(_, Argument::Word(text))] if self.id.is_empty() => Some(text),
            _ => None,
        }
    }

    /// The same message with one argument more.
    #[must_use]
    pub fn with(mut self, name: impl Into<Name>, argument: impl Into<Argument>) -> Message {
        self.arguments.push((name.into(), argument.into()));
        self
    }

    /// The same message with these additional arguments, for itself and for all messages within it.
    ///
    /// ```
    /// use last_move_messages::{Argument, Message};
    ///
    /// // The names of the players are filled in last, at each level.
    /// let inner = Message::new("session", "won");
    /// let outer = Message::new("session", "then").with("more", Argument::Message(inner));
    /// let filled = outer.filled(&[("winner", Argument::Word("you".into()))]);
    /// let [(_, Argument::Message(inner)), (name, _)] = filled.arguments() else { panic!("two arguments") };
    /// assert_eq!((name.as_ref(), inner.arguments().len()), ("winner", 1));
    /// ```
    #[must_use]
    pub fn filled(mut self, arguments: &[(&'static str, Argument)]) -> Message {
        for (_, argument) in &mut self.arguments {
            if let Argument::Message(message) = argument {
                let inner = core::mem::replace(message, Message::new("", ""));
                *message = inner.filled(arguments);
            }
        }
        if !self.id.is_empty() {
            let own = arguments.iter().map(|(name, one)| (Name::from(*name), one.clone()));
            self.arguments.extend(own);
        }
        self
    }

    /// The name of the file that contains the message.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The id within the file.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The arguments by name.
    pub fn arguments(&self) -> &[(Name, Argument)] {
        &self.arguments
    }
}

/// A text that is the same in each language; see [`Message::verbatim`].
impl<T: Into<String>> From<T> for Message {
    fn from(text: T) -> Message {
        Message::verbatim(text)
    }
}

impl From<&Message> for Message {
    fn from(message: &Message) -> Message {
        message.clone()
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
        Argument::Word(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Argument {
        Argument::Word(text.into())
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Argument {
        Argument::Message(message)
    }
}
