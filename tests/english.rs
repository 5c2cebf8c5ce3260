//! Messages in English, for tests that compare sentences.

use messages::Message;
use messages::markup::Html;
use messages::native::Words;

thread_local! {
    static ENGLISH: Words = {
        let mut files = session::say::english();
        files.push(study::words::ENGLISH);
        Words::new("en", &files).expect("the build has read it")
    };
}

/// The words of a message.
pub(crate) fn english(message: &Message) -> String {
    ENGLISH.with(|words| words.text(message))
}

/// HTML with its words.
#[allow(dead_code, reason = "not every test binary reads HTML")]
pub(crate) fn html(html: &Html) -> String {
    html.with_words(&english)
}
