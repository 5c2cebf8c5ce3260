//! The few kinds of field that settings are made of; what they show is set by `browser::show_values`.

use crate::deed::Does;
use crate::ink::{Ink, On};
use crate::words::{self, Words};
use messages::Message;

/// A button with a word on it.
pub fn button<D: Does>(
    ink: &mut Ink<D>,
    spec: &'static str,
    word: &(impl Words + ?Sized),
    deed: D,
) {
    ink.open(spec);
    ink.fixed("type", "button");
    ink.click(deed);
    ink.text(word);
    ink.shut();
}

/// The rest of a select that is open.
pub fn select<D: Does>(
    ink: &mut Ink<D>,
    options: &[(String, String)],
    value: &str,
    entry: D::Entry,
) {
    ink.set("data-value", value);
    ink.on(On::Change, D::enter(entry));
    for (word, name) in options {
        ink.open("option");
        ink.key(word);
        ink.set("value", word);
        ink.text(name);
        ink.shut();
    }
    ink.shut();
}

/// A number between − and +.
#[derive(Clone, Copy, Debug)]
pub struct Stepper<'s> {
    /// What the number is.
    pub label: &'s str,
    /// The number as it is shown.
    pub shown: &'s str,
    /// What − leads to, if anything.
    pub less: Option<u64>,
    /// What + leads to, if anything.
    pub more: Option<u64>,
    /// Changes when the field must be written anew, even if it should show the same.
    pub version: u32,
}

/// A number between − and +; what is typed or chosen is entered.
pub fn stepper<D: Does>(ink: &mut Ink<D>, step: &Stepper<'_>, entry: D::Entry) {
    ink.open("span|class=step");
    one(ink, (&words::fewer(step.label), "−"), step.less, entry);
    ink.open("input|class=text-in|inputmode=numeric|autocomplete=off");
    ink.style(&format!("width:{}ch", step.shown.len().max(2) + 2));
    ink.set("aria-label", step.label);
    ink.set("data-value", step.shown);
    ink.set("data-version", &step.version.to_string());
    ink.on(On::Change, D::enter(entry));
    ink.shut();
    one(ink, (&words::more(step.label), "+"), step.more, entry);
    ink.shut();
}

fn one<D: Does>(
    ink: &mut Ink<D>,
    (name, sign): (&Message, &str),
    to: Option<u64>,
    entry: D::Entry,
) {
    ink.open("button|type=button");
    ink.set("aria-label", name);
    ink.only("aria-disabled", to.is_none());
    if let Some(to) = to {
        ink.click(D::step(entry, to));
    }
    ink.text(sign);
    ink.shut();
}
