//! The request: the fields of a subject, the texts typed in them, and their errors.

use crate::command::Entry;
use crate::words;
use gloo::timers::callback::Timeout;
use messages::Message;
use sequence::cost::VALUES;
use sequence::typed;
use solver::code::{self, CodeError};
use solver::take_away::Limit;
use study::address::{GREATEST, Subject, View};

/// An error in a field, or in the whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    /// The field, if it is only one.
    pub(crate) entry: Option<Entry>,
    /// The sentence.
    pub(crate) words: Message,
}

/// The request in the fields; it is shown once a part of it is there.
#[derive(Debug, Default)]
pub(crate) struct FormState {
    pub(crate) asked: Subject,
    pub(crate) view: View,
    /// Errors in the address.
    pub(crate) notes: Vec<Message>,
    pub(crate) wrong: Vec<Wrong>,
    /// Why the request was refused.
    pub(crate) refusal: Option<Wrong>,
    /// Texts of fields that are not entered yet; they are entered together.
    pub(crate) drafts: Vec<(Entry, String)>,
    /// The field that was typed in last, and its text, kept as it is until it is entered.
    pub(crate) text: Option<(Entry, String)>,
    /// Changes when fields must be written anew.
    pub(crate) version: u32,
    /// Runs while a person types.
    pub(crate) typing: Option<Timeout>,
}

impl FormState {
    /// Drops unentered texts and their errors.
    pub(crate) fn forget(&mut self) {
        self.version += u32::from(!self.drafts.is_empty() || self.refusal.is_some());
        self.drafts.clear();
        self.wrong.clear();
        (self.refusal, self.text) = (None, None);
    }

    /// A field has another text, which is kept until all of them are entered together.
    pub(crate) fn draft(&mut self, entry: Entry, text: String) -> bool {
        self.drafts.retain(|(other, _)| *other != entry);
        self.drafts.push((entry, text));
        self.wrong = together(&self.asked, &self.drafts, true).err().unwrap_or_default();
        true
    }

    /// The subject once all fields are entered; `None` if one of them is wrong. `typing` while a rule is being typed.
    pub(crate) fn entered(&mut self, typing: bool) -> Option<Subject> {
        match together(&self.asked, &self.drafts, typing) {
            Err(wrong) => {
                self.wrong = wrong;
                None
            }
            Ok(subject) => {
                self.drafts.clear();
                self.wrong.clear();
                if !typing {
                    self.text = None;
                    self.version += 1;
                }
                Some(subject)
            }
        }
    }
}

/// Notation of the rule, if there is one.
pub(crate) fn rule(subject: &Subject) -> Option<String> {
    match subject {
        Subject::Values { rule, .. } => Some(rule.to_string()),
        _ => None,
    }
}

/// The text of a field.
pub(crate) fn value(subject: &Subject, entry: Entry) -> String {
    match (subject, entry) {
        (Subject::Values { rule, .. }, Entry::Rule) => rule.to_string(),
        (Subject::Values { with, .. }, Entry::With) => {
            with.as_ref().map(ToString::to_string).unwrap_or_default()
        }
        (
            Subject::Values { to, .. }
            | Subject::Kayles { to, .. }
            | Subject::TakeAway { to, .. }
            | Subject::Limits { to, .. },
            Entry::To,
        ) => to.to_string(),
        (Subject::Kayles { most, .. } | Subject::TakeAway { most, .. }, Entry::Most) => {
            most.to_string()
        }
        (Subject::TakeAway { f, .. } | Subject::Limits { f, .. }, Entry::Limit) => f.write(),
        (Subject::Plane { side }, Entry::Side) => side.to_string(),
        _ => String::new(),
    }
}

pub(crate) fn fields(subject: &Subject) -> &'static [Entry] {
    match subject {
        Subject::Values { .. } => &[Entry::Rule, Entry::To, Entry::With],
        Subject::Kayles { .. } => &[Entry::Most, Entry::To],
        Subject::TakeAway { .. } => &[Entry::Limit, Entry::Most, Entry::To],
        Subject::Limits { .. } => &[Entry::Limit, Entry::To],
        Subject::Plane { .. } => &[Entry::Side],
    }
}

/// A whole number, typed by hand: blanks and commas between its digits are ignored.
pub(crate) fn number(text: &str, least: u64, most: u64) -> Result<u64, Message> {
    let plain: String = text.chars().filter(|c| !c.is_whitespace() && *c != ',').collect();
    code::number(&plain, 1, least, most).map_err(|_| words::range(least, most))
}

/// The subject after several fields were entered together; or the errors.
///
/// The name of a plane or table in place of a rule is another subject, with fields of its own: while the
/// person is `typing`, it waits.
pub(crate) fn together(
    subject: &Subject,
    drafts: &[(Entry, String)],
    typing: bool,
) -> Result<Subject, Vec<Wrong>> {
    let (mut whole, mut wrong) = (subject.clone(), Vec::new());
    for entry in fields(subject) {
        let Some((_, text)) = drafts.iter().find(|(other, _)| other == entry) else { continue };
        let table = if *entry == Entry::Rule { study::typed::table(text) } else { None };
        match table {
            Some(table) if !typing => return Ok(table),
            Some(_) => continue,
            None => {}
        }
        match entered(&whole, *entry, text) {
            Ok(next) => whole = next,
            Err(words) => wrong.push(Wrong { entry: Some(*entry), words }),
        }
    }
    if wrong.is_empty() { Ok(whole) } else { Err(wrong) }
}

/// The field to blame if a subject is refused, given the one before it: sizes first.
pub(crate) fn blamed(refused: &Subject, before: &Subject) -> Option<Entry> {
    let differs = |entry: &&Entry| value(refused, **entry) != value(before, **entry);
    let size = |entry: &&Entry| matches!(entry, Entry::To | Entry::Side) && differs(entry);
    let fields = fields(refused);
    fields.iter().find(size).or_else(|| fields.iter().rev().find(differs)).copied()
}

/// The subject after a field was entered.
pub(crate) fn entered(subject: &Subject, entry: Entry, text: &str) -> Result<Subject, Message> {
    let said = |error: CodeError| words::not_read((&error).into());
    let mut subject = subject.clone();
    let text = text.trim();
    match (&mut subject, entry) {
        (Subject::Values { rule, with, .. }, Entry::Rule) => {
            *rule = typed::rule(text).map_err(said)?;
            if with.as_ref() == Some(rule) {
                *with = None;
            }
        }
        (Subject::Values { rule, with, .. }, Entry::With) => {
            let other = if text.is_empty() { None } else { Some(typed::rule(text).map_err(said)?) };
            *with = other.filter(|other| other != rule);
        }
        (Subject::Values { to, .. }, Entry::To) => *to = number(text, 1, VALUES)?,
        (
            Subject::Kayles { to, .. } | Subject::TakeAway { to, .. } | Subject::Limits { to, .. },
            Entry::To,
        ) => *to = number(text, 1, GREATEST)?,
        (Subject::Kayles { most, .. } | Subject::TakeAway { most, .. }, Entry::Most) => {
            *most = number(text, 1, GREATEST)?;
        }
        (Subject::TakeAway { f, .. } | Subject::Limits { f, .. }, Entry::Limit) => {
            *f = Limit::read(text).map_err(said)?;
        }
        (Subject::Plane { side }, Entry::Side) => *side = number(text, 1, GREATEST)?,
        _ => {}
    }
    Ok(subject)
}
