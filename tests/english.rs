//! Messages in English, for tests that compare sentences.

use messages::Message;
use messages::markup::Html;
use messages::native::Words;
use std::path::Path;

thread_local! {
    static ENGLISH: Words = Words::of("en", &Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates"))
        .expect("the build has read it");
}

/// The words of a message.
pub(crate) fn english(message: &Message) -> String {
    ENGLISH.with(|words| words.text(message))
}

/// What is wrong, in words.
#[allow(dead_code, reason = "not every test binary reads errors")]
pub(crate) fn wrong(error: impl Into<Message>) -> String {
    english(&error.into())
}

/// HTML with its words.
#[allow(dead_code, reason = "not every test binary reads HTML")]
pub(crate) fn html(html: &Html) -> String {
    html.with_words(&english)
}
