//! The few kinds of field that settings are made of; what they show is set by `browser::show_values`.

use crate::deed::Does;
use crate::ink::{Ink, On};
use crate::words::{self, Words};
use messages::Message;

/// A switch with its label and its state in a word.
pub fn switch<D: Does>(
    ink: &mut Ink<D>,
    label: &(impl Words + ?Sized),
    on: bool,
    word: &(impl Words + ?Sized),
    deed: D,
) {
    ink.open("div|class=field");
    ink.say("span|class=label|aria-hidden=true", label);
    ink.open("button|type=button|class=switch|role=switch");
    ink.set("aria-label", label);
    ink.flag("aria-checked", on);
    ink.click(deed);
    ink.text(word);
    ink.shut();
    ink.shut();
}

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

/// A select with its label; options are words and names.
pub fn choice<D: Does>(
    ink: &mut Ink<D>,
    (id, label): (&'static str, &(impl Words + ?Sized)),
    options: &[(String, String)],
    value: &str,
    entry: D::Entry,
) {
    ink.open("div|class=field");
    ink.open("label");
    ink.fixed("for", id);
    ink.text(label);
    ink.shut();
    ink.open("select");
    ink.fixed("id", id);
    select(ink, options, value, entry);
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

/// A whole number with its label.
pub fn number<D: Does>(
    ink: &mut Ink<D>,
    label: &str,
    value: u64,
    (least, most): (u64, u64),
    error: Option<&str>,
    entry: D::Entry,
) {
    let within = |n: Option<u64>| n.filter(|n| (least..=most).contains(n));
    let (less, more) = (within(value.checked_sub(1)), within(value.checked_add(1)));
    ink.open("div|class=field");
    ink.say("span|class=label|aria-hidden=true", label);
    let shown = value.to_string();
    stepper(ink, &Stepper { label, shown: &shown, less, more, version: 0 }, entry);
    told(ink, "p|class=error", error);
    ink.shut();
}

/// A sentence, if there is one.
pub fn told<D: Does>(
    ink: &mut Ink<D>,
    spec: &'static str,
    sentence: Option<&(impl Words + ?Sized)>,
) {
    ink.list();
    if let Some(sentence) = sentence {
        ink.say(spec, sentence);
    }
    ink.shut();
}

/// A rule or a position as text, set by Enter or by its button.
pub fn text<D: Does>(
    ink: &mut Ink<D>,
    (label, hint): (&str, &str),
    value: &str,
    error: Option<&str>,
    entry: D::Entry,
) {
    ink.open("form|novalidate|class=typed line");
    ink.on(On::Submit, D::enter(entry));
    ink.open("label");
    ink.text(label);
    ink.open("input|class=text-in|spellcheck=false|autocomplete=off|autocapitalize=none");
    ink.set("data-value", value);
    ink.only("aria-invalid", error.is_some());
    ink.shut();
    ink.shut();
    ink.say("button|type=submit|class=word", &words::set());
    told(ink, "p|class=error", error);
    told(ink, "p|class=soft", Some(hint).filter(|hint| error.is_none() && !hint.is_empty()));
    ink.shut();
}
