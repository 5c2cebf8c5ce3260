//! Messages in English, for tests that compare sentences.

use messages::Message;
use messages::markup::Html;
use messages::native::Words;

/// The words of a message.
pub(crate) fn english(message: &Message) -> String {
    Words::english(message)
}

/// An error, in words.
#[allow(dead_code, reason = "not every test binary reads errors")]
pub(crate) fn wrong(error: impl Into<Message>) -> String {
    english(&error.into())
}

/// HTML with its messages in English.
#[allow(dead_code, reason = "not every test binary reads HTML")]
pub(crate) fn html(html: &Html) -> String {
    html.with_words(&english)
}
