//! A field with its label; what is wrong with it stands below.

use crate::command::{Command, Entry, View};
use yew::prelude::{AttrValue, Html, Properties, classes, component, html};

/// A field; without more it is empty, and takes a number that is read once it is entered.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct FieldProps {
    pub(crate) view: View,
    pub(crate) entry: Entry,
    pub(crate) label: AttrValue,
    #[prop_or_default]
    pub(crate) hint: AttrValue,
    #[prop_or_default]
    pub(crate) value: AttrValue,
    /// Changes when the field must be written anew, even if it should show the same.
    #[prop_or_default]
    pub(crate) version: u32,
    #[prop_or_default]
    pub(crate) wrong: Option<AttrValue>,
    /// True if it takes a number; other texts are looked at while they are typed.
    #[prop_or(true)]
    pub(crate) number: bool,
    /// What the key Enter does besides entering the text.
    #[prop_or_default]
    pub(crate) enter: Option<Command>,
}

/// A field with its label.
#[component]
pub(crate) fn Field(props: &FieldProps) -> Html {
    let FieldProps { view, entry, label, hint, value, version, wrong, number, enter } = props;
    let id = entry.id();
    let wrong_id = format!("{id}-wrong");
    html! {
        <div class={classes!("ask-field", (!number).then_some("is-wide"))}>
            <label for={id}>{ label.clone() }</label>
            <input {id} class="text-in" spellcheck="false" autocomplete="off" autocapitalize="none"
                inputmode={number.then_some("numeric")} placeholder={hint}
                data-value={value} data-version={version.to_string()}
                aria-invalid={wrong.is_some().then_some("true")}
                aria-describedby={wrong.is_some().then(|| wrong_id.clone())}
                enterkeyhint="go" onchange={view.on(Command::Enter(*entry))}
                onkeydown={enter.clone().map(|command| view.on_enter(command))}
                oninput={(!number).then(|| view.on(Command::Type(*entry)))} />
            if let Some(wrong) = wrong {
                <p id={wrong_id} class="error" role="alert" data-wrong="true">{ wrong.clone() }</p>
            }
        </div>
    }
}
