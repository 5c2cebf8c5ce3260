//! What is asked for: title, fields and ready examples.

use super::{Field, Ink, button, field};
use crate::app::App;
use crate::command::{Command, Entry};
use crate::{form, words};
use ink::On;
use messages::Message;
use study::address::Subject;
use study::allowed::Digit;

/// Most digits of a code that are told one by one.
const DIGITS: usize = 6;

/// The title, with the notation beside the name.
pub(crate) fn head(ink: &mut Ink, app: &App) {
    ink.open("header|class=tables-head");
    title(ink, app);
    ink.say("p", &words::lead());
    ink.shut();
}

/// The heading alone.
pub(crate) fn title(ink: &mut Ink, app: &App) {
    ink.open("h1|id=title|tabindex=-1");
    let title = app.title();
    ink.text(&title);
    ink.list();
    // A rule without a name is its own title, and that of two rules names both.
    let alone = matches!(app.shown.subject, Subject::Values { with: None, .. });
    let named = alone && title.as_verbatim().is_none();
    if let Some(rule) = form::rule(&app.shown.subject).filter(|_| named) {
        ink.text(" ");
        ink.say("code", &rule);
    }
    ink.shut();
    ink.shut();
}

/// The fields of the subject.
pub(crate) fn form(ink: &mut Ink, app: &App) {
    ink.open("form|novalidate|class=ask");
    ink.set("aria-label", &words::form());
    ink.on(On::Submit, Command::Ask);
    for entry in form::fields(&app.asked) {
        let (id, label, hint, live, number) = named(&app.asked, *entry);
        let mut wrongs = app.wrong.iter().chain(&app.refusal);
        let wrong = wrongs.find(|wrong| wrong.entry == Some(*entry));
        let typed = app.text.as_ref().filter(|(typed, _)| typed == entry);
        let value = typed.map_or_else(|| form::value(&app.asked, *entry), |(_, text)| text.clone());
        field(
            ink,
            &Field {
                id,
                label,
                hint,
                value: &value,
                version: app.version,
                entry: *entry,
                live,
                wrong: wrong.map(|wrong| &wrong.words),
                number,
            },
        );
    }
    ink.say("button|type=submit|class=act", &words::show());
    ink.shut();
}

type Named = (&'static str, Message, Message, bool, bool);

/// The id of a field.
pub(crate) fn id(subject: &Subject, entry: Entry) -> &'static str {
    named(subject, entry).0
}

/// Id, label and hint of a field, whether it is looked at while typed, and whether it takes a number.
fn named(subject: &Subject, entry: Entry) -> Named {
    match entry {
        Entry::Rule => ("rule", words::rule(), words::rule_hint(), true, false),
        Entry::With => ("with", words::compare_with(), words::another_rule(), true, false),
        Entry::Limit => ("limit", words::limit(), Message::verbatim("2x"), true, false),
        Entry::Side => ("side", words::side(), Message::nothing(), false, true),
        Entry::Most if matches!(subject, Subject::Kayles { .. }) => {
            ("most", words::throws_up_to(), Message::nothing(), false, true)
        }
        Entry::Most => ("most", words::limits_up_to(), Message::nothing(), false, true),
        _ => ("to", words::to(), Message::nothing(), false, true),
    }
}

/// What the digits of a code say, one by one, as it is typed.
pub(crate) fn digits(ink: &mut Ink, app: &App) {
    ink.list();
    if let Subject::Values { rule, .. } = &app.asked
        && let Some(digits) = study::allowed::digits(rule)
    {
        ink.open("div|class=digits");
        ink.list();
        // What cannot be read has none: those of the rule before would be another's.
        if !app.wrong.iter().any(|wrong| wrong.entry == Some(Entry::Rule)) && !digits.is_empty() {
            each_digit(ink, &digits);
        }
        ink.shut();
        ink.say("p|class=soft", &words::digit_by_digit());
        ink.shut();
    }
    ink.shut();
}

fn each_digit(ink: &mut Ink, digits: &[Digit]) {
    ink.open("ul");
    for digit in digits.iter().take(DIGITS) {
        ink.open("li");
        ink.say("b", &digit.digit);
        ink.text(" ");
        ink.text(&digit.allows);
        ink.shut();
    }
    ink.list();
    if digits.len() > DIGITS {
        ink.say("li", &words::more_digits((digits.len() - DIGITS) as u64));
    }
    ink.shut();
    ink.shut();
}

/// Rules and tables that are ready, in groups.
pub(crate) fn examples(ink: &mut Ink, app: &App) {
    let rule = form::rule(&app.asked);
    let asked = app.asked.to_string();
    ink.open("div|class=examples");
    let mut from = 0;
    for (name, count) in words::GROUPS {
        ink.open("div");
        ink.open("p|aria-hidden=true");
        ink.text(&name());
        ink.shut();
        ink.open("ul");
        ink.set("aria-label", &name());
        list(ink, (&asked, rule.as_deref()), from, from + count);
        ink.shut();
        ink.shut();
        from += count;
    }
    ink.shut();
}

/// The examples from one place up to another.
fn list(ink: &mut Ink, (asked, rule): (&str, Option<&str>), from: usize, to: usize) {
    for (i, (notation, name, address)) in words::EXAMPLES.iter().enumerate().take(to).skip(from) {
        let here = match rule {
            Some(rule) if !asked.split('&').any(|word| word.starts_with("with=")) => {
                rule == *notation
            }
            _ => asked == *address,
        };
        ink.open("li");
        ink.open("button|type=button");
        ink.only("aria-current", here);
        ink.click(Command::Example(i));
        ink.text(&name());
        ink.list();
        if !notation.is_empty() && *notation != "grundy" {
            ink.text(" ");
            ink.say("code", notation);
        }
        ink.shut();
        ink.shut();
        ink.shut();
    }
}

/// What is wrong with a field or with the address, and what to do when the worker is broken.
pub(crate) fn wrong(ink: &mut Ink, app: &App) {
    ink.open("div|id=wrong|role=alert|class=wrong");
    ink.list();
    if let Some(wrong) = app.refusal.as_ref().filter(|wrong| wrong.entry.is_none()) {
        ink.say("p|class=error|data-wrong=true", &wrong.words);
    }
    ink.shut();
    ink.list();
    for note in &app.notes {
        ink.say("p|class=error|data-wrong=true", note);
    }
    ink.shut();
    ink.list();
    if app.broken {
        ink.open("p|class=notice");
        ink.text(&words::broken());
        ink.text(" ");
        button(ink, "button|class=word", &words::retry(), Command::Retry);
        ink.shut();
    }
    ink.shut();
    ink.shut();
}
