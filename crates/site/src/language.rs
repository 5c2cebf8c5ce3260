//! The script of a language: the Fluent library, the texts of all messages, and the book of what has no message yet.

use crate::frames::{quoted, read};
use crate::place;
use messages::Message;
use messages::generate::files;
use messages::native::Words;

/// The library that reads Fluent, as its authors publish it.
const LIBRARY: &str = "web/vendor/fluent-bundle.js";
/// What makes words of messages by it.
const WORDS: &str = "web/words.js";
/// What reads the book of a language, and the books themselves.
const SPEECH: &str = "web/speech.js";
const BOOKS: &str = "web/speech";
/// What the program writes itself where it has no message yet.
const ENGLISH: &str = "en";

/// The script of a language. The library has no name of its own in the page, which may have another one.
pub(crate) fn script(language: &str) -> Result<String, String> {
    let root = place::root();
    let mut script = format!(
        "self.lastMoveWords||=(()=>{{const exports={{}},module={{exports}};\n{}\n{}\nreturn words(exports)}})();\n\
         lastMoveWords.add(\"{language}\",{{",
        read(&root.join(LIBRARY))?,
        read(&root.join(WORDS))?
    );
    for file in files(&root.join("crates"))? {
        let text = read(&file.path(language))?;
        script += &format!("\"{}\":{},", file.name, quoted(&lines(&text).join("\n"))?);
    }
    script += "});\n";
    if language != ENGLISH {
        let book = read(&root.join(BOOKS).join(format!("{language}.txt")))?;
        let book = quoted(&lines(&book).join("\n"))?;
        script += &read(&root.join(SPEECH))?;
        script += &format!("lastMoveSpeech.books.{language}={book};\n");
    }
    Ok(script)
}

/// The words of a message in English.
pub(crate) fn english(message: &Message) -> String {
    let words = Words::new(ENGLISH, &session::say::english());
    let words = words.unwrap_or_else(|error| unreachable!("the build has read it: {error}"));
    words.text(message)
}

/// Lines that say something.
fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_has_each_message_of_its_language_and_english_has_no_book() {
        let [english, french] = ["en", "fr"].map(|language| script(language).expect("it is there"));
        assert!(english.contains("\\nundo = Undo\\n") && !english.contains("lastMoveSpeech.books"));
        assert!(
            french.contains("\\nundo = Annuler\\n") && french.contains("lastMoveSpeech.books.fr=")
        );
        assert!(!english.contains("# $count"), "comments are for translators");
    }
}
