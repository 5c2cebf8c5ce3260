//! The messages of the command line, and their words in the language of this run.

use messages::native::Words;
use messages::{LANGUAGES, Message};
use std::cell::OnceCell;
use std::env;
use std::ffi::OsString;

include!(concat!(env!("OUT_DIR"), "/cli.rs"));

/// The texts of all messages in each language, by the names of their files.
static TEXTS: [(&str, &[(&str, &str)]); LANGUAGES.len()] =
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));

thread_local! {
    static WORDS: OnceCell<Words> = const { OnceCell::new() };
}

pub(crate) fn say(message: impl Into<Message>) -> String {
    let message = message.into();
    WORDS.with(|words| words.get_or_init(|| read(wanted())).text(&message))
}

/// Removes `--lang` and its value from the command line, and sets the language.
pub(crate) fn choose(words: &mut Vec<OsString>) -> Result<(), Message> {
    let end = words.iter().position(|word| word == "--").unwrap_or(words.len());
    let given = |word: &OsString| word.to_str().is_some_and(|word| word.starts_with("--lang"));
    let Some(at) = words[..end].iter().position(given) else { return Ok(()) };
    let word = words.remove(at).to_string_lossy().into_owned();
    let value = match word.strip_prefix("--lang") {
        Some("") if at < words.len() => words.remove(at).to_string_lossy().into_owned(),
        Some("") => return Err(no_value("--lang")),
        Some(rest) if rest.starts_with('=') => rest[1..].to_string(),
        _ => return Err(unexpected(&word)),
    };
    let known = LANGUAGES.map(|(word, _)| word);
    let language = known.into_iter().find(|known| *known == value);
    let language = language.ok_or_else(|| none_of("--lang", &known.join(", ")))?;
    WORDS.with(|words| {
        words.get_or_init(|| read(language));
    });
    Ok(())
}

/// The language of the environment, or English.
fn wanted() -> &'static str {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let named = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    let word = named.split(|sign: char| !sign.is_ascii_alphabetic()).next().unwrap_or_default();
    let known = LANGUAGES.into_iter().find(|(known, _)| *known == word);
    known.unwrap_or(LANGUAGES[0]).0
}

fn read(language: &str) -> Words {
    let texts = TEXTS.iter().find(|(known, _)| *known == language);
    let (_, texts) = texts.expect("the build has put every language into the program");
    Words::new(language, texts).expect("the build has read these texts")
}
