//! What is known of the values, as the worker has written it.

use super::View;
use crate::app::App;
use crate::words;
use yew::prelude::{Html, classes, html};

/// The facts.
pub(crate) fn facts(view: &View, app: &App) -> Html {
    let study_state = &app.study_state;
    if study_state.facts.is_empty() {
        return Html::default();
    }
    html! {
        <section class={classes!("known-facts", study_state.old.then_some("is-old"))}>
            <h2>{ view.text(&words::known()) }</h2>
            <div class={classes!("facts", study_state.one.then_some("is-one"))}>
                for piece in &study_state.facts {
                    <div role="presentation" class="bundle">{ piece.show() }</div>
                }
            </div>
        </section>
    }
}
