//! The address shown, and how the address bar follows it.

use crate::{form, words};
use gloo::timers::callback::Timeout;
use messages::Message;
use study::address::{Address, Subject};
use web_common::address::Address as Bar;

/// The state that is written into the address.
#[derive(Debug)]
pub(crate) struct AddressState {
    pub(crate) bar: Bar,
    pub(crate) shown: Address,
    /// The address when it was last written.
    pub(crate) wrote: String,
    /// Runs until it is written.
    pub(crate) writing: Option<Timeout>,
    /// The subject of this step of the browser's history.
    pub(crate) step: String,
    /// True if that step was made while a rule was being typed; the next one replaces it.
    pub(crate) passing: bool,
    /// True if the request was typed and not sent yet.
    pub(crate) typed: bool,
    /// True if a person has acted here since the last action of the page around.
    pub(crate) user: bool,
}

impl AddressState {
    pub(crate) fn new(bar: Bar) -> AddressState {
        AddressState {
            bar,
            shown: Address::default(),
            wrote: String::new(),
            writing: None,
            step: String::new(),
            passing: false,
            typed: false,
            user: false,
        }
    }

    /// Writes the address: another subject is a step of the history, another cell or width is not.
    pub(crate) fn write(&mut self) {
        let subject = self.shown.subject.to_string();
        if subject == self.step || self.passing && self.typed {
            self.bar.show(&self.wrote);
            self.step = subject;
        } else if self.bar.step(&self.wrote) {
            (self.step, self.passing) = (subject, self.typed);
        }
    }

    /// The subject of the page, for its head and its title.
    pub(crate) fn title(&self) -> Message {
        let address = self.shown.subject.to_string();
        if let Subject::Values { rule, with: Some(with), .. } = &self.shown.subject {
            return words::beside(rule.text(), with.text());
        }
        let rule = form::rule(&self.shown.subject);
        let known = words::EXAMPLES.iter().find(|(notation, _, example)| match &rule {
            Some(rule) => *notation == rule,
            None => address.split('&').next() == example.split('&').next(),
        });
        let name = known.map(|(_, name, _)| name());
        name.unwrap_or_else(|| Message::verbatim(rule.unwrap_or_default()))
    }

    /// The rules whose values are shown, as text.
    pub(crate) fn rules(&self) -> String {
        match &self.shown.subject {
            Subject::Values { rule, with: Some(with), .. } => format!("{rule} | {with}"),
            Subject::Values { rule, .. } => rule.to_string(),
            _ => String::new(),
        }
    }
}
