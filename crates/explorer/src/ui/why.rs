//! Why a cell has its value.

use super::Ink;
use crate::app::App;
use crate::rows::Stage;
use crate::words;
use messages::Message;
use study::address::At;

/// The reasons, or how to ask for them.
pub(crate) fn why(ink: &mut Ink, app: &App, hint: &Message) {
    ink.open("aside|class=why-box|id=why");
    ink.set("aria-label", &words::why());
    ink.list();
    if app.rows.shows(Stage::Why) {
        reasons(ink, app, hint);
    }
    ink.shut();
    ink.shut();
}

fn reasons(ink: &mut Ink, app: &App, hint: &Message) {
    match app.why.at {
        Some(At::Heap(n)) => ink.say("h2", &words::heap(n)),
        Some(At::Square(x, y)) if app.port.is_some() => ink.say("h2", &words::square(x, y)),
        _ => ink.say("h2", &words::why()),
    }
    ink.list();
    if let Some(html) = &app.why.html {
        ink.open("div|class=why-text");
        ink.raw(html.shown.clone());
        ink.shut();
    } else {
        ink.say("p|class=soft", app.why.words.as_ref().unwrap_or(hint));
    }
    ink.shut();
}
