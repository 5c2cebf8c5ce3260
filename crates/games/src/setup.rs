//! The settings of one game: values that always lie within the ranges of its card.

use crate::card::{Card, Field, FieldKind};
use crate::words;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use solver::code::{self, CodeError};

/// A value for each field of a card, in canonical text form.
///
/// ```
/// use games::setup::Setup;
/// let card = games::find("parity-subtraction").expect("there is this game").card();
/// let mut setup = Setup::of(card);
/// assert_eq!(setup, Setup::usual(card.fields));
/// let odd = card.fields.iter().position(|field| field.key == "odd").expect("it has this switch");
/// assert!(!setup.on(odd));
/// setup.set(card, odd, "1").expect("a switch is 0 or 1");
/// assert_eq!((setup.text(odd), setup.number(odd)), ("1", 1));
/// assert!(setup.put(&card.fields[odd], odd, "2").is_err() && setup.on(odd), "nothing changes");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    values: Vec<String>,
}

impl Setup {
    /// All fields at their defaults.
    pub fn of(card: &Card) -> Setup {
        Setup::usual(card.fields)
    }

    /// All of these fields at their defaults.
    pub fn usual(fields: &[Field]) -> Setup {
        Setup { values: fields.iter().map(default_text).collect() }
    }

    /// Sets one field from text; on an error nothing changes.
    pub fn set(&mut self, card: &Card, index: usize, text: &str) -> Result<(), CodeError> {
        card.fields.get(index).map_or(Ok(()), |field| self.put(field, index, text))
    }

    /// Sets the field at this index from text; on an error nothing changes.
    pub fn put(&mut self, field: &Field, index: usize, text: &str) -> Result<(), CodeError> {
        self.values[index] = canonical(field, text)?;
        Ok(())
    }

    /// The text of a field.
    pub fn text(&self, index: usize) -> &str {
        &self.values[index]
    }

    /// The number of a field that is a switch or a number, otherwise 0.
    pub fn number(&self, index: usize) -> u64 {
        self.values[index].parse().unwrap_or(0)
    }

    /// True if a switch is on.
    pub fn on(&self, index: usize) -> bool {
        self.number(index) == 1
    }

    /// Fields that differ from their defaults, as key and text.
    ///
    /// ```
    /// use games::setup::Setup;
    /// let card = games::find("nim").unwrap().card();
    /// let mut setup = Setup::of(card);
    /// assert!(setup.changed(card).is_empty());
    /// let index = card.fields.iter().position(|field| field.key == "misere").unwrap();
    /// setup.set(card, index, "1")?;
    /// assert_eq!(setup.changed(card), [("misere".to_string(), "1".to_string())]);
    /// # Ok::<(), solver::code::CodeError>(())
    /// ```
    pub fn changed(&self, card: &Card) -> Vec<(String, String)> {
        let mut changed = Vec::new();
        for (field, value) in card.fields.iter().zip(&self.values) {
            if default_text(field) != *value {
                changed.push((field.key.to_string(), value.clone()));
            }
        }
        changed
    }
}

fn default_text(field: &Field) -> String {
    match field.kind {
        FieldKind::Switch => "0".to_string(),
        FieldKind::Number { default, .. } => default.to_string(),
        FieldKind::Choice { words } => words[0].0.to_string(),
        FieldKind::Text { default, .. } => default.to_string(),
    }
}

fn canonical(field: &Field, text: &str) -> Result<String, CodeError> {
    let text = code::bounded(text)?;
    match field.kind {
        FieldKind::Switch => Ok(code::number(text, 1, 0, 1)?.to_string()),
        FieldKind::Number { least, most, .. } => {
            Ok(code::number(text, 1, least, most)?.to_string())
        }
        FieldKind::Choice { words } => {
            let known = words.iter().find(|(word, _)| *word == text);
            known
                .map(|(word, _)| word.to_string())
                .ok_or(CodeError::wanted(1, words::one_of_choices))
        }
        FieldKind::Text { check, .. } => check(text),
    }
}
