//! Why a cell has its value.

use super::Ink;
use crate::app::App;
use crate::rows::Stage;
use crate::words;
use study::address::At;

/// The reasons, or how to ask for them.
pub(crate) fn why(ink: &mut Ink, app: &App, hint: &str) {
    ink.open("aside|class=why-box|id=why");
    ink.set("aria-label", words::WHY);
    ink.list();
    if app.rows.shows(Stage::Why) {
        reasons(ink, app, hint);
    }
    ink.shut();
    ink.shut();
}

fn reasons(ink: &mut Ink, app: &App, hint: &str) {
    match app.why.at {
        Some(At::Heap(n)) => ink.say("h2", &words::why_heap(n)),
        Some(At::Square(x, y)) if app.port.is_some() => ink.say("h2", &words::why_square(x, y)),
        _ => ink.say("h2", words::WHY),
    }
    ink.list();
    if app.why.html.is_empty() {
        let words = if app.why.words.is_empty() { hint } else { &app.why.words };
        ink.say("p|class=soft", words);
    } else {
        ink.open("div|class=why-text");
        ink.raw(app.why.html.clone());
        ink.shut();
    }
    ink.shut();
}
