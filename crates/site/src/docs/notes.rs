//! The words of the contract and the examples for lessons, from the texts beside the templates.

use super::skeleton;
use crate::frames::read;
use crate::language::Language;
use crate::place;

/// Keys of the lines before the text of a note. All but the last are in the English file alone.
const FIELDS: [&str; 7] = ["default", "example", "choices", "values", "needs", "src", "shows"];

/// The note about one word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// Its kind, such as `parameter`; empty for an example.
    pub(super) kind: String,
    pub(super) name: String,
    fields: Vec<(String, String)>,
    /// A sentence or more, as HTML.
    pub(super) text: String,
}

impl Note {
    /// A field before the text.
    pub(super) fn field(&self, key: &str) -> Option<&str> {
        self.fields.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// The English note with the words of another language: its text, what it shows and, of a lesson, its name.
    fn in_words_of(&self, other: &Note) -> Note {
        let word = |key: &str| other.field(key).filter(|_| ["shows", "values"].contains(&key));
        let fields = self
            .fields
            .iter()
            .map(|(key, value)| (key.clone(), word(key).unwrap_or(value).to_string()));
        Note { fields: fields.collect(), ..other.clone() }
    }
}

/// The notes of a file, in its order.
fn notes(text: &str, kinds: bool) -> Vec<Note> {
    let mut all = Vec::new();
    for block in text.split("\n# ").skip(1) {
        let mut lines = block.lines();
        let head = lines.next().unwrap_or_default();
        let (kind, name) =
            if kinds { head.split_once(' ').unwrap_or((head, "")) } else { ("", head) };
        let mut note = Note {
            kind: kind.to_string(),
            name: name.to_string(),
            fields: Vec::new(),
            text: String::new(),
        };
        for line in lines {
            match line.split_once(": ") {
                Some((key, value)) if note.text.is_empty() && FIELDS.contains(&key) => {
                    note.fields.push((key.to_string(), value.to_string()));
                }
                _ => note.text = format!("{}\n{line}", note.text).trim().to_string(),
            }
        }
        all.push(note);
    }
    all
}

/// The notes of a file in a language; an error where it and the English file do not have the same ones.
fn translated(
    name: &str,
    language: &Language,
    kinds: bool,
    same: fn(&Note, &Note) -> bool,
) -> Result<Vec<Note>, String> {
    let folder = place::root().join("web/docs");
    let english = notes(&read(&folder.join(format!("{name}.txt")))?, kinds);
    if language.is_english() {
        return Ok(english);
    }
    let file = language.file(name, "txt");
    let other = notes(&read(&folder.join(&file))?, kinds);
    let here = |note: &Note| format!("web/docs/{file}, {} {}", note.kind, note.name);
    if let Some(more) = other.iter().find(|note| !english.iter().any(|known| same(known, note))) {
        return Err(format!("{}: the English file has no such note", here(more)));
    }
    let one = |note: &Note| {
        let found = other.iter().find(|found| same(note, found));
        let found = found.ok_or_else(|| format!("{}: there is no such note", here(note)))?;
        skeleton::compare(&here(found), &note.text, &found.text)?;
        Ok(note.in_words_of(found))
    };
    english.iter().map(one).collect()
}

/// The notes of the contract.
pub(super) fn contract(language: &Language) -> Result<Vec<Note>, String> {
    translated("contract", language, true, |one, other| {
        (&one.kind, &one.name) == (&other.kind, &other.name)
    })
}

/// The examples for lessons.
pub(super) fn lessons(language: &Language) -> Result<Vec<Note>, String> {
    translated("teachers", language, false, |one, other| one.field("src") == other.field("src"))
}

pub(super) fn of<'n>(notes: &'n [Note], kind: &str, name: &str) -> Result<&'n Note, String> {
    let found = notes.iter().find(|note| note.kind == kind && note.name == name);
    found.ok_or_else(|| format!("web/docs/contract.txt has no note on the {kind} “{name}”"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_has_fields_and_a_text() {
        let all = notes(
            "head\n\n# part rules\ndefault: –\nThe rule: it is\nlong.\n\n# part new\nMore.\n",
            true,
        );
        assert_eq!((all[0].kind.as_str(), all[0].name.as_str()), ("part", "rules"));
        assert_eq!(
            (all[0].field("default"), all[0].text.as_str()),
            (Some("–"), "The rule: it is\nlong.")
        );
        assert_eq!((all.len(), all[1].text.as_str()), (2, "More."));
    }

    #[test]
    fn nothing_is_said_twice_or_left_out() {
        for language in Language::all().expect("they are read") {
            let [all, lessons] = [contract(&language), lessons(&language)]
                .map(|notes| notes.expect("the languages have the same notes"));
            for note in all.iter().chain(&lessons) {
                assert!(!note.text.is_empty(), "{note:?}");
            }
            for (i, note) in all.iter().enumerate() {
                let same = |other: &&Note| other.kind == note.kind && other.name == note.name;
                assert!(all[..i].iter().find(same).is_none(), "{note:?}");
            }
        }
    }
}
