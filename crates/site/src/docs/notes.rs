//! The words of the contract and the examples for lessons, from the texts beside the templates.

use crate::frames::read;
use crate::place;

/// Keys of the lines before the text of a note.
const FIELDS: [&str; 8] =
    ["default", "example", "choices", "values", "src", "needs", "height", "shows"];

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

/// The notes of the contract.
pub(super) fn contract() -> Result<Vec<Note>, String> {
    Ok(notes(&read(&place::root().join("web/docs/contract.txt"))?, true))
}

/// The examples for lessons.
pub(super) fn lessons() -> Result<Vec<Note>, String> {
    Ok(notes(&read(&place::root().join("web/docs/teachers.txt"))?, false))
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
        for note in contract().expect("it is there").iter().chain(&lessons().expect("it is there"))
        {
            assert!(!note.text.is_empty(), "{note:?}");
        }
        let all = contract().expect("it is there");
        for (i, note) in all.iter().enumerate() {
            let same = |other: &&Note| other.kind == note.kind && other.name == note.name;
            assert!(all[..i].iter().find(same).is_none(), "{note:?}");
        }
    }
}
