//! The few kinds of field that settings are made of; what they show is set by `Root::show_values`.

use super::View;
use crate::command::{Command, Entry};
use crate::words;
pub(crate) use ::web_common::controls::button;
use ::web_common::controls::{Options, Select, Stepper};
use ::web_common::words::Words;
use messages::Message;
use yew::prelude::{AttrValue, Callback, Html, MouseEvent, html};

/// The class of a button that is a word.
pub(crate) const WORD: &str = "word";

/// A sentence, if there is one.
pub(crate) fn note(
    view: &View,
    class: &'static str,
    sentence: Option<&(impl Words + ?Sized)>,
) -> Html {
    match sentence {
        Some(sentence) => html! { <p {class}>{ view.text(sentence) }</p> },
        None => Html::default(),
    }
}

/// What is wrong with the address, above everything.
pub(crate) fn wrong(view: &View, errors: &[Message]) -> Html {
    if errors.is_empty() {
        return Html::default();
    }
    html! {
        <div class="notice" role="alert" data-wrong="">
            for error in errors {
                <p>{ view.text(error) }</p>
            }
        </div>
    }
}

/// A switch with its label and its state in a word.
pub(crate) fn switch(
    view: &View,
    label: &Message,
    on: bool,
    word: &Message,
    onclick: Callback<MouseEvent>,
) -> Html {
    let label = view.say(label);
    html! {
        <div class="field">
            <span class="label" aria-hidden="true">{ label.clone() }</span>
            <button type="button" class="switch" role="switch" aria-label={label}
                aria-checked={if on { "true" } else { "false" }} {onclick}>
                { view.text(word) }
            </button>
        </div>
    }
}

/// A select with its label.
pub(crate) fn choice(
    view: &View,
    (id, label): (&'static str, &Message),
    options: Options,
    value: AttrValue,
    entry: Entry,
) -> Html {
    html! {
        <div class="field">
            <label for={id}>{ view.text(label) }</label>
            <Select {id} {options} {value} onchange={view.on(Command::Enter(entry))} />
        </div>
    }
}

/// A whole number with its label.
pub(crate) fn number(
    view: &View,
    label: &Message,
    value: u64,
    (least, most): (u64, u64),
    error: Option<&Message>,
    entry: Entry,
) -> Html {
    let within = |n: Option<u64>| n.filter(|n| (least..=most).contains(n));
    let to = |n: Option<u64>| within(n).map(|n| view.on(Command::Step(entry, n)));
    let label = view.say(label);
    html! {
        <div class="field">
            <span class="label" aria-hidden="true">{ label.clone() }</span>
            <Stepper {label} language={view.language()} shown={value.to_string()} version=0
                less={to(value.checked_sub(1))} more={to(value.checked_add(1))}
                onchange={view.on(Command::Enter(entry))} />
            { note(view, "error", error) }
        </div>
    }
}

/// A rule or a position as text, set by Enter or by its button.
pub(crate) fn text(
    view: &View,
    (label, hint): (&Message, Option<&Message>),
    value: AttrValue,
    error: Option<&Message>,
    entry: Entry,
) -> Html {
    let hint = hint.map(|hint| view.say(hint)).filter(|hint| error.is_none() && !hint.is_empty());
    html! {
        <div class="typed line">
            <label>
                { view.text(label) }
                <input class="text-in" spellcheck="false" autocomplete="off" autocapitalize="none"
                    enterkeyhint="done" onkeydown={view.on_enter(Command::Enter(entry))}
                    data-value={value} aria-invalid={error.is_some().then_some("true")} />
            </label>
            <button type="button" class="word" onclick={view.on(Command::Enter(entry))}>
                { view.text(&words::set()) }
            </button>
            { note(view, "error", error) }
            { note(view, "soft", hint.as_deref()) }
        </div>
    }
}
