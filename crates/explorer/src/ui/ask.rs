//! What is asked for: title, fields and what is wrong with them.

use super::field::Field;
use super::fold::Fold;
use crate::address::AddressState;
use crate::app::App;
use crate::command::{Command, Entry, View};
use crate::form::FormState;
use crate::{form, words};
use messages::Message;
use study::address::Subject;
use study::allowed::Digit;
use web_common::controls::button;
use yew::prelude::{Html, html};

/// Most digits of a code that are explained one by one.
const DIGITS: usize = 6;

/// The title, with the notation beside the name.
pub(crate) fn head(view: &View, address: &AddressState) -> Html {
    html! {
        <header class="tables-head">
            { title(view, address) }
            <p>{ view.text(&words::lead()) }</p>
        </header>
    }
}

/// The heading alone.
pub(crate) fn title(view: &View, address: &AddressState) -> Html {
    let title = address.title();
    // A rule without a name is its own title, and that of two rules names both.
    let alone = matches!(address.shown.subject, Subject::Values { with: None, .. });
    let named = alone && title.as_verbatim().is_none();
    html! {
        <h1 id="title" tabindex="-1">
            { view.text(&title) }
            if let Some(rule) = form::rule(&address.shown.subject).filter(|_| named) {
                { " " }<code>{ rule }</code>
            }
        </h1>
    }
}

/// The fields of the subject.
pub(crate) fn form(view: &View, form: &FormState) -> Html {
    html! {
        <div role="form" class="ask" aria-label={view.say(&words::form())}>
            for entry in form::fields(&form.asked) {
                { field(view, form, *entry) }
            }
            <button type="button" class="act" onclick={view.on(Command::Ask)}>
                { view.text(&words::show()) }
            </button>
        </div>
    }
}

fn field(view: &View, form: &FormState, entry: Entry) -> Html {
    let (label, hint) = named(&form.asked, entry);
    let wrong = form.wrong.iter().chain(&form.refusal).find(|wrong| wrong.entry == Some(entry));
    let typed = form.text.as_ref().filter(|(typed, _)| *typed == entry);
    let value = typed.map_or_else(|| form::value(&form.asked, entry), |(_, text)| text.clone());
    let number = matches!(entry, Entry::Side | Entry::Most | Entry::To);
    html! {
        <Field {view} {entry} label={view.say(&label)} hint={view.say(&hint)} {value}
            version={form.version} {number} enter={Command::Ask} wrong={wrong.map(|wrong| view.say(&wrong.words))} />
    }
}

/// Label and hint of a field of the form.
fn named(subject: &Subject, entry: Entry) -> (Message, Message) {
    match entry {
        Entry::Rule => (words::rule(), words::rule_hint()),
        Entry::With => (words::compare_with(), words::another_rule()),
        Entry::Limit => (words::limit(), Message::verbatim("2x")),
        Entry::Side => (words::side(), Message::nothing()),
        Entry::Most if matches!(subject, Subject::Kayles { .. }) => {
            (words::throws_up_to(), Message::nothing())
        }
        Entry::Most => (words::limits_up_to(), Message::nothing()),
        _ => (words::to(), Message::nothing()),
    }
}

/// What the digits of a code say, one by one, as it is typed; `folded` where the window is small.
pub(crate) fn digits(view: &View, form: &FormState, folded: bool) -> Html {
    let Subject::Values { rule, .. } = &form.asked else { return Html::default() };
    let Some(digits) = study::allowed::digits(rule) else { return Html::default() };
    // What cannot be read has none: those of the rule before would be another's.
    let read = !form.wrong.iter().any(|wrong| wrong.entry == Some(Entry::Rule));
    // They stay open while the rule is being typed.
    let open = matches!(form.text, Some((Entry::Rule, _)));
    html! {
        <Fold class="digits" words={view.say(&words::digits())} {folded} {open}>
            if read && !digits.is_empty() {
                { each_digit(view, &digits) }
            }
            <p class="soft">{ view.text(&words::digit_by_digit()) }</p>
        </Fold>
    }
}

fn each_digit(view: &View, digits: &[Digit]) -> Html {
    html! {
        <ul>
            for digit in digits.iter().take(DIGITS) {
                <li><b>{ view.text(&digit.digit) }</b>{ " " }{ view.text(&digit.allows) }</li>
            }
            if digits.len() > DIGITS {
                <li>{ view.text(&words::more_digits((digits.len() - DIGITS) as u64)) }</li>
            }
        </ul>
    }
}

/// What is wrong with a field or with the address, and what to do when the worker is broken.
pub(crate) fn wrong(view: &View, app: &App) -> Html {
    let refusal = app.form.refusal.as_ref().filter(|wrong| wrong.entry.is_none());
    html! {
        <div id="wrong" role="alert" class="wrong">
            if let Some(wrong) = refusal {
                <p class="error" data-wrong="true">{ view.text(&wrong.words) }</p>
            }
            for note in &app.form.notes {
                <p class="error" data-wrong="true">{ view.text(note) }</p>
            }
            if app.worker.recovers() {
                <p class="notice">{ view.text(&words::computes_again()) }</p>
            }
            if app.worker.broken() {
                <p class="notice">
                    { view.text(&words::broken()) }
                    { " " }
                    { button(view, "word", &words::retry(), Command::Retry) }
                </p>
            }
        </div>
    }
}
