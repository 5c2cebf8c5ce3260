//! The few kinds of field that settings are made of; what they show is set by `browser::show_values`.

use crate::{browser, words};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A switch with its label and its state in a word.
pub(crate) fn switch(
    label: &str,
    on: bool,
    word: &'static str,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <div class="field">
            <span class="label" aria-hidden="true">{ label }</span>
            <button type="button" class="switch" role="switch" aria-label={label.to_string()}
                aria-checked={if on { "true" } else { "false" }} {onclick}>{ word }</button>
        </div>
    }
}

/// A select with its label; options are words and names.
pub(crate) fn choice(
    id: &'static str,
    label: &'static str,
    options: Vec<(String, String)>,
    value: String,
    on: Callback<String>,
) -> Html {
    let onchange = Callback::from(move |event: Event| on.emit(browser::value(&event)));
    html! {
        <div class="field">
            <label for={id}>{ label }</label>
            <select {id} data-value={value} {onchange}>
                { for options.into_iter().map(|(word, name)| html! {
                    <option key={word.clone()} value={word}>{ name }</option>
                }) }
            </select>
        </div>
    }
}

/// A number between − and +; `on` takes the text and gives back the number that is shown then.
pub(crate) fn stepper(
    label: &str,
    shown: String,
    [less, more]: [Option<u64>; 2],
    on: Callback<String, Option<u64>>,
) -> Html {
    let step = |name: &'static str, sign: &'static str, to: Option<u64>| {
        let on = on.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(to) = to {
                on.emit(to.to_string());
            }
        });
        html! {
            <button type="button" aria-label={format!("{label}: {name}")}
                aria-disabled={to.is_none().then_some("true")} {onclick}>{ sign }</button>
        }
    };
    let typed = on.clone();
    let onchange = Callback::from(move |event: Event| {
        let text = browser::value(&event).split_whitespace().collect();
        if let Some(number) = typed.emit(text) {
            browser::set_value(&event, &number.to_string());
        }
    });
    let wide = format!("width:{}ch", shown.len().max(2) + 2);
    html! {
        <span class="step">
            { step(words::FEWER, "−", less) }
            <input class="text-in" inputmode="numeric" autocomplete="off" style={wide}
                aria-label={label.to_string()} data-value={shown} {onchange}/>
            { step(words::MORE, "+", more) }
        </span>
    }
}

/// A whole number with its label; a text that is none goes to `wrong`.
pub(crate) fn number(
    label: String,
    value: u64,
    (least, most): (u64, u64),
    error: Option<&str>,
    on: Callback<String>,
    wrong: Callback<String>,
) -> Html {
    let within = |n: Option<u64>| n.filter(|n| (least..=most).contains(n));
    let steps = [within(value.checked_sub(1)), within(value.checked_add(1))];
    let typed = Callback::from(move |text: String| {
        match text.parse::<u64>() {
            Ok(n) if (least..=most).contains(&n) => on.emit(text),
            _ => wrong.emit(words::range(least, most)),
        }
        None
    });
    html! {
        <div class="field">
            <span class="label" aria-hidden="true">{ label.clone() }</span>
            { stepper(&label, value.to_string(), steps, typed) }
            if let Some(error) = error { <p class="error">{ error.to_string() }</p> }
        </div>
    }
}

/// A rule or a position as text, set by Enter or by its button.
pub(crate) fn text(
    label: &'static str,
    value: String,
    hint: &'static str,
    error: Option<&str>,
    on: Callback<String>,
) -> Html {
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        on.emit(field_text(&event));
    });
    html! {
        <form class="typed line" {onsubmit} novalidate={true}>
            <label>
                { label }
                <input class="text-in" data-value={value} spellcheck="false" autocomplete="off"
                    autocapitalize="none" aria-invalid={error.map(|_| "true")}/>
            </label>
            <button type="submit" class="word">{ words::SET }</button>
            if let Some(error) = error {
                <p class="error">{ error.to_string() }</p>
            } else if !hint.is_empty() {
                <p class="soft">{ hint }</p>
            }
        </form>
    }
}

/// The text of the one input of the form that an event comes from.
pub(crate) fn field_text(event: &SubmitEvent) -> String {
    use wasm_bindgen::JsCast;
    let form = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let input = form.and_then(|form| form.query_selector("input").ok().flatten());
    let input = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok());
    input.map(|input| input.value()).unwrap_or_default()
}
