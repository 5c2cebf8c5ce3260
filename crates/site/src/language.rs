//! The script of a language: the Fluent library, the texts of all messages, and the book of what has no message yet.

use crate::frames::{quoted, read};
use crate::place;
use games::card::Said;
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

/// What a page is about, and so which messages it may have to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// Games.
    Games,
    /// Tables of values.
    Tables,
}

impl About {
    /// True if such a page says messages of this file.
    fn says(self, file: &str) -> bool {
        let tables = ["study", "explorer"].contains(&file);
        let games = ["app", "session", "games"].contains(&file) || games::find(file).is_some();
        match self {
            About::Games => !tables,
            About::Tables => !games,
        }
    }
}

/// The script of a language for a page.
pub(crate) fn script(language: &str, about: About) -> Result<String, String> {
    let root = place::root();
    let mut script = format!(
        "self.lastMoveWords||={};\nlastMoveWords.add(\"{language}\",{});\n",
        renderer()?,
        texts(language, about)?
    );
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
    thread_local! {
        static READ: Words = Words::new(ENGLISH, &session::say::english())
            .unwrap_or_else(|error| unreachable!("the build has read it: {error}"));
    }
    READ.with(|words| words.text(message))
}

/// The English of words without arguments.
pub(crate) fn said(words: Said) -> String {
    english(&words())
}

/// The English of a module, whose only export makes words of messages.
pub(crate) fn module() -> Result<String, String> {
    Ok(format!(
        "const words={};\nwords.add(\"{ENGLISH}\",{});\n\
         export const text=(file,id,given)=>words.text(\"{ENGLISH}\",file,id,given);\n",
        renderer()?,
        texts(ENGLISH, About::Games)?
    ))
}

/// What makes words of messages. The library has no name of its own outside, where there may be another one.
fn renderer() -> Result<String, String> {
    let root = place::root();
    let (library, words) = (read(&root.join(LIBRARY))?, read(&root.join(WORDS))?);
    Ok(format!(
        "(()=>{{const exports={{}},module={{exports}};\n{library}\n{words}\nreturn words(exports)}})()"
    ))
}

/// The texts of a language that a page may need, by the names of their files, as an object.
fn texts(language: &str, about: About) -> Result<String, String> {
    let mut texts = String::from("{");
    let all = files(&place::root().join("crates"))?;
    for file in all.iter().filter(|file| about.says(&file.name)) {
        let text = read(&file.path(language))?;
        texts += &format!("\"{}\":{},", file.name, quoted(&lines(&text).join("\n"))?);
    }
    Ok(texts + "}")
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
        let [english, french] =
            ["en", "fr"].map(|language| script(language, About::Games).expect("it is there"));
        assert!(english.contains("\\nundo = Undo\\n") && !english.contains("lastMoveSpeech.books"));
        assert!(
            french.contains("\\nundo = Annuler\\n") && french.contains("lastMoveSpeech.books.fr=")
        );
        assert!(!english.contains("# $count"), "comments are for translators");
        let tables = script("en", About::Tables).expect("it is there");
        for (text, games) in [("\"kayles\":", true), ("\"study\":", false), ("\"ink\":", true)] {
            assert_eq!(english.contains(text), games, "{text}");
            assert_eq!(tables.contains(text), !games || text.contains("ink"), "{text}");
        }
    }
}
