//! Why a cell has its value.

use super::View;
use crate::app::App;
use crate::rows::Stage;
use crate::words;
use messages::Message;
use study::address::At;
use yew::prelude::{Html, html};

/// The reasons, or how to ask for them.
pub(crate) fn why(view: &View, app: &App, hint: &Message) -> Html {
    html! {
        <aside class="why-box" id="why" aria-label={view.say(&words::why())}>
            if app.rows.shows(Stage::Why) {
                { reasons(view, app, hint) }
            }
        </aside>
    }
}

fn reasons(view: &View, app: &App, hint: &Message) -> Html {
    let about = match app.why.at {
        Some(At::Heap(n)) => words::heap(n),
        Some(At::Square(x, y)) if app.port.is_some() => words::square(x, y),
        _ => words::why(),
    };
    html! {
        <>
            <h2>{ view.text(&about) }</h2>
            if let Some(reasons) = &app.why.html {
                <div class="why-text">{ reasons.show() }</div>
            } else {
                <p class="soft">{ view.text(app.why.words.as_ref().unwrap_or(hint)) }</p>
            }
        </>
    }
}
