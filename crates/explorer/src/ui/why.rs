//! Why a cell has its value.

use crate::app::App;
use crate::command::View;
use crate::rows::Stage;
use crate::words;
use messages::Message;
use study::address::At;
use yew::prelude::{Html, html};

/// The reasons, or how to ask for them.
pub(crate) fn why(view: &View, app: &App, hint: &Message) -> Html {
    html! {
        <aside class="why-box" id="why" aria-label={view.say(&words::why())}>
            if app.screen.rows.shows(Stage::Why) {
                { reasons(view, app, hint) }
            }
        </aside>
    }
}

fn reasons(view: &View, app: &App, hint: &Message) -> Html {
    let about = match app.cursor.why.at {
        Some(At::Heap(n)) => words::heap(n),
        Some(At::Square(x, y)) if app.pictures.plane.port.is_some() => words::square(x, y),
        _ => words::why(),
    };
    html! {
        <>
            <h2>{ view.text(&about) }</h2>
            if let Some(reasons) = &app.cursor.why.html {
                <div class="why-text">{ reasons.show() }</div>
            } else {
                <p class="soft">{ view.text(app.cursor.why.words.as_ref().unwrap_or(hint)) }</p>
            }
        </>
    }
}
