//! Messages in English, for tests that compare sentences.

use messages::Message;
use messages::native::Words;

thread_local! {
    static ENGLISH: Words = Words::new("en", &session::say::english()).expect("the build has read it");
}

/// The words of a message about play.
pub(crate) fn english(message: &Message) -> String {
    ENGLISH.with(|words| words.text(message))
}
