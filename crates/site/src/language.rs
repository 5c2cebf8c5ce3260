//! The script of a language: the Fluent library and the texts of all messages.

use crate::frames::{quoted, read};
use crate::{place, placeholder};
use messages::generate;
use messages::native::Words;
use messages::{LANGUAGES, Message, Said};

/// The library that reads Fluent, as its authors publish it.
const LIBRARY: &str = "web/vendor/fluent-bundle.js";
/// The placeholder of a script's own sentences.
const SENTENCES: &str = "const sentences = {};";
/// The renderer of messages.
const WORDS: &str = "web/words.js";
/// The language of static content, and of the pages whose names name no language.
pub(crate) const ENGLISH: &str = "en";

/// The subject of a page, which decides what messages it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// Games.
    Games,
    /// Tables of values.
    Tables,
    /// Both, for JavaScript and without a page.
    Module,
}

impl About {
    /// True if pages need the messages of this file. Scripts that are loaded separately contain their own.
    fn says(self, file: &str) -> bool {
        let tables = ["study", "explorer", "checker"].contains(&file);
        let page = ["app", "embed", "web-common"].contains(&file);
        let games = ["games", "session"].contains(&file) || games::find(file).is_some();
        let engines = ["notation", "solver"].contains(&file);
        match self {
            About::Games => page || games || engines,
            About::Tables => tables || engines || page && file != "app",
            About::Module => games || engines || ["module", "sequence", "checker"].contains(&file),
        }
    }
}

pub(crate) fn script(language: &str, about: About) -> Result<String, String> {
    let (renderer, texts) = (renderer()?, texts(language, about)?);
    Ok(format!("self.lastMoveWords||={renderer};\nlastMoveWords.add(\"{language}\",{texts});\n"))
}

pub(crate) fn english(message: &Message) -> String {
    Words::english(message)
}

/// The renderer of a language in this program.
fn native(language: &str) -> Result<Words, String> {
    Words::of(language, &place::root().join("crates"))
}

/// A language with its words, for pages that the build writes.
#[derive(Debug)]
pub(crate) struct Language {
    /// Its code, one of [`LANGUAGES`].
    pub(crate) code: &'static str,
    /// Its own name.
    pub(crate) name: &'static str,
    words: Words,
}

impl Language {
    /// All languages, English first.
    pub(crate) fn all() -> Result<Vec<Language>, String> {
        let one = |(code, name)| Ok(Language { code, name, words: native(code)? });
        LANGUAGES.into_iter().map(one).collect()
    }

    /// English alone.
    #[cfg(test)]
    pub(crate) fn english() -> Language {
        let [english, ..] = LANGUAGES;
        let words = native(english.0).expect("the build has read it");
        Language { code: english.0, name: english.1, words }
    }

    /// True for the language of pages whose names name no language.
    pub(crate) fn is_english(&self) -> bool {
        self.code == ENGLISH
    }

    /// A file of this language: `docs.html`, and `docs.fr.html`.
    pub(crate) fn file(&self, name: &str, end: &str) -> String {
        if self.is_english() {
            format!("{name}.{end}")
        } else {
            format!("{name}.{}.{end}", self.code)
        }
    }

    /// The words of a message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.text(message)
    }

    /// The words of a message of another crate, by its file and its id.
    pub(crate) fn of(&self, file: &'static str, id: &'static str) -> String {
        self.say(&Message::new(file, id))
    }
}

/// A script of `web` with its own sentences, by the names that it uses.
pub(crate) fn sentences(text: &str, said: &[(impl AsRef<str>, Message)]) -> Result<String, String> {
    let mut all = serde_json::Map::new();
    for (language, _) in LANGUAGES {
        let words = native(language)?;
        let texts = said
            .iter()
            .map(|(name, message)| (name.as_ref().to_string(), words.text(message).into()));
        all.insert(language.into(), serde_json::Value::Object(texts.collect()));
    }
    let named = format!("const sentences = {};", serde_json::Value::Object(all));
    placeholder::fill(text, SENTENCES, &named, "a script")
}

/// All messages of a file, by their ids. Arguments appear as their names in braces.
pub(crate) fn all(name: &'static str) -> Result<Vec<(String, Message)>, String> {
    let files = generate::files(&place::root().join("crates"))?;
    let file = files.iter().find(|file| file.name == name);
    let file = file.ok_or(format!("there are no messages of {name}"))?;
    let declared = generate::declarations(&read(&file.path(ENGLISH))?)?;
    let message = |one: generate::Declared| {
        let new = Message::new(name, one.id.clone());
        let fill = |message: Message, (name, _): (String, _)| {
            let place = format!("{{{name}}}");
            message.with(name, place)
        };
        (one.id, one.arguments.into_iter().fold(new, fill))
    };
    Ok(declared.into_iter().map(message).collect())
}

/// A message in each language, with the word of the language.
pub(crate) fn each(message: &Message) -> Result<Vec<(&'static str, String)>, String> {
    let said = |(language, _)| Ok((language, native(language)?.text(message)));
    LANGUAGES.into_iter().map(said).collect()
}

/// The English of words without arguments.
pub(crate) fn said(words: Said) -> String {
    english(&words())
}

/// English as a module, whose only export renders messages.
pub(crate) fn module() -> Result<String, String> {
    Ok(format!(
        "const words={};\nwords.add(\"{ENGLISH}\",{});\n\
         export const text=(file,id,given)=>words.text(\"{ENGLISH}\",file,id,given);\n",
        renderer()?,
        texts(ENGLISH, About::Module)?
    ))
}

/// The renderer. It exports no name for the library, since a page may have another copy of it.
fn renderer() -> Result<String, String> {
    let root = place::root();
    let (library, words) = (read(&root.join(LIBRARY))?, read(&root.join(WORDS))?);
    Ok(format!(
        "(()=>{{const exports={{}},module={{exports}};\n{library}\n{words}\nreturn words(exports)}})()"
    ))
}

/// The texts of a language that pages need, by the names of their files, as an object.
fn texts(language: &str, about: About) -> Result<String, String> {
    let mut texts = String::from("{");
    for (name, text) in generate::texts(language, &place::root().join("crates"))? {
        if about.says(&name) {
            texts += &format!("\"{name}\":{},", quoted(&lines(&text).join("\n"))?);
        }
    }
    Ok(texts + "}")
}

/// Lines with content, neither empty nor comments.
fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_has_the_messages_of_its_pages() {
        let [english, french] =
            ["en", "fr"].map(|language| script(language, About::Games).expect("it is there"));
        assert!(english.contains("\\nundo = Undo\\n") && french.contains("\\nundo = Annuler\\n"));
        assert!(!english.contains("# $count"), "comments are for translators");
        let tables = script("en", About::Tables).expect("it is there");
        for (text, games) in
            [("\"kayles\":", true), ("\"study\":", false), ("\"web-common\":", true)]
        {
            assert_eq!(english.contains(text), games, "{text}");
            assert_eq!(tables.contains(text), !games || text.contains("web-common"), "{text}");
        }
        let refusals = [&english, &tables, &module().expect("it is there")];
        let refusals = refusals.map(|script| script.contains("\"checker\":"));
        assert_eq!(refusals, [false, true, true], "tables and the module check certificates");
        for absent in ["\"cli\":", "\"site\":", "\"share\":"] {
            assert!(!english.contains(absent) && !tables.contains(absent), "{absent}");
        }
    }

    #[test]
    fn what_a_script_says_itself_is_in_it_in_each_language() {
        let said = [("slow", Message::verbatim("…"))];
        let script = sentences("const sentences = {}; say();", &said).expect("it has a place");
        assert_eq!(
            script,
            "const sentences = {\"en\":{\"slow\":\"…\"},\"fr\":{\"slow\":\"…\"}}; say();"
        );
        assert!(sentences("say();", &said).is_err());
    }
}
