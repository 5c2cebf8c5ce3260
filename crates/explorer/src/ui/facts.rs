//! What is known of the values, as the worker has written it.

use crate::app::App;
use crate::command::View;
use crate::words;
use yew::prelude::{Html, classes, html};

/// The facts.
pub(crate) fn facts(view: &View, app: &App) -> Html {
    let facts = &app.studies.shown.facts;
    if facts.shown.is_empty() {
        return Html::default();
    }
    html! {
        <section class={classes!("known-facts", facts.old.then_some("is-old"))}>
            <h2>{ view.text(&words::known()) }</h2>
            <div class={classes!("facts", facts.one.then_some("is-one"))}>
                for piece in &facts.shown {
                    <div role="presentation" class="bundle">{ piece.show() }</div>
                }
            </div>
        </section>
    }
}
