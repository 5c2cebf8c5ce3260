//! The question which rule has given values, and its answer.

use super::fold::Fold;
use crate::app::App;
use crate::command::{Command, Entry, View};
use crate::words;
use study::wire::{Fit, Rules};
use yew::prelude::{Html, html};

/// The field for the values, and the rules that have them.
pub(crate) fn which(view: &View, app: &App) -> Html {
    let id = Entry::Values.id();
    let content = html! {
        <>
            <label for={id}>{ view.text(&words::which_values()) }</label>
            <textarea {id} class="text-in" rows="2" spellcheck="false" autocomplete="off"
                placeholder="0, 1, 2, 0, 1, 2, 3, …" onchange={view.on(Command::Enter(Entry::Values))} />
            <button type="button" class="act" onclick={view.on(Command::Enter(Entry::Values))}>{ view.text(&words::which_find()) }</button>
            <div role="status" class="which-found">
                { found(view, app) }
            </div>
        </>
    };
    fold(view, app.which.id > 0, content)
}

/// The fold, which is closed until something was asked.
pub(crate) fn fold(view: &View, open: bool, content: Html) -> Html {
    html! {
        <Fold class="which" words={view.say(&words::which_rule())} folded={true} {open}>{ content }</Fold>
    }
}

fn found(view: &View, app: &App) -> Html {
    let rules = match &app.which.found {
        None => return Html::default(),
        Some(Err(because)) => return html! { <p class="error">{ view.text(because) }</p> },
        Some(Ok(rules)) => rules,
    };
    let Rules { fits, more, none_of } = rules;
    html! {
        <>
            if let Some(tried) = none_of {
                <p>{ view.text(&words::which_none(*tried)) }</p>
            }
            <ul>
                for fit in fits {
                    { rule(view, fit) }
                }
            </ul>
            if *more > 0 {
                <p>{ view.text(&words::which_more(*more)) }</p>
            }
        </>
    }
}

fn rule(view: &View, Fit { rule, address, oeis, words }: &Fit) -> Html {
    html! {
        <li>
            <a href={format!("#{address}")}><code>{ rule.clone() }</code></a>{ ": " }{ view.text(words) }
            if let Some(number) = oeis {
                { format!(" (OEIS {number})") }
            }
        </li>
    }
}
