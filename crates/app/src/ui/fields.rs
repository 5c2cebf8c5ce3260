//! The few kinds of field that settings are made of; what they show is set by `browser::show_values`.

use super::View;
use crate::command::{Command, Entry};
use crate::words;
use ::ink::words::{Words, steps};
use messages::Message;
use yew::prelude::{AttrValue, Html, html};

/// The class of a button that is a word.
pub(crate) const WORD: &str = "word";

/// Words and names of the options of a choice.
pub(crate) type Options = Vec<(AttrValue, AttrValue)>;

/// A button with a word on it.
pub(crate) fn button(view: &View, class: &'static str, word: &Message, command: Command) -> Html {
    html! { <button {class} type="button" onclick={view.on(command)}>{ view.text(word) }</button> }
}

/// A sentence, if there is one.
pub(crate) fn told(
    view: &View,
    class: &'static str,
    sentence: Option<&(impl Words + ?Sized)>,
) -> Html {
    match sentence {
        Some(sentence) => html! { <p {class}>{ view.text(sentence) }</p> },
        None => Html::default(),
    }
}

/// A switch with its label and its state in a word.
pub(crate) fn switch(
    view: &View,
    label: &Message,
    on: bool,
    word: &Message,
    command: Command,
) -> Html {
    let label = view.say(label);
    html! {
        <div class="field">
            <span class="label" aria-hidden="true">{ label.clone() }</span>
            <button type="button" class="switch" role="switch" aria-label={label}
                aria-checked={if on { "true" } else { "false" }} onclick={view.on(command)}>
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
            { select(view, (Some(id), None), options, value, entry) }
        </div>
    }
}

/// A select with the id that a label names, or with a name of its own.
pub(crate) fn select(
    view: &View,
    (id, label): (Option<&'static str>, Option<&Message>),
    options: Options,
    value: AttrValue,
    entry: Entry,
) -> Html {
    html! {
        <select {id} aria-label={label.map(|label| view.say(label))} data-value={value}
            onchange={view.on(Command::Enter(entry))}>
            for (word, name) in options {
                <option key={word.as_str()} value={word}>{ name }</option>
            }
        </select>
    }
}

/// A number between − and +.
#[derive(Clone, Debug)]
pub(crate) struct Stepper {
    /// What the number is.
    pub(crate) label: AttrValue,
    /// The number as it is shown.
    pub(crate) shown: AttrValue,
    /// What − leads to, if anything.
    pub(crate) less: Option<u64>,
    /// What + leads to, if anything.
    pub(crate) more: Option<u64>,
    /// Changes when the field must be written anew, even if it should show the same.
    pub(crate) version: u32,
}

/// A number between − and +; what is typed or chosen is entered.
pub(crate) fn stepper(view: &View, step: Stepper, entry: Entry) -> Html {
    let Stepper { label, shown, less, more, version } = step;
    let [fewer, further] = steps(&label);
    let one = |name: Message, sign: &'static str, to: Option<u64>| {
        let click = to.map(|to| view.on(Command::Step(entry, to)));
        html! {
            <button type="button" aria-label={view.say(&name)}
                aria-disabled={to.is_none().then_some("true")} onclick={click}>
                { sign }
            </button>
        }
    };
    html! {
        <span class="step">
            { one(fewer, "−", less) }
            <input class="text-in" inputmode="numeric" autocomplete="off"
                ~style={format!("width:{}ch", shown.len().max(2) + 2)}
                aria-label={label.clone()} data-value={shown} data-version={version.to_string()}
                onchange={view.on(Command::Enter(entry))} />
            { one(further, "+", more) }
        </span>
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
    let (less, more) = (within(value.checked_sub(1)), within(value.checked_add(1)));
    let label = view.say(label);
    let step =
        Stepper { label: label.clone(), shown: value.to_string().into(), less, more, version: 0 };
    html! {
        <div class="field">
            <span class="label" aria-hidden="true">{ label }</span>
            { stepper(view, step, entry) }
            { told(view, "error", error) }
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
        <form novalidate=true class="typed line" onsubmit={view.on(Command::Enter(entry))}>
            <label>
                { view.text(label) }
                <input class="text-in" spellcheck="false" autocomplete="off" autocapitalize="none"
                    data-value={value} aria-invalid={error.is_some().then_some("true")} />
            </label>
            <button type="submit" class="word">{ view.text(&words::set()) }</button>
            { told(view, "error", error) }
            { told(view, "soft", hint.as_deref()) }
        </form>
    }
}
