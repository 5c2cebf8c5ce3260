//! What is known of the values, as the worker has written it.

use super::Ink;
use crate::app::App;
use crate::words;

/// The facts.
pub(crate) fn facts(ink: &mut Ink, app: &App) {
    ink.list();
    if !app.held.facts.is_empty() {
        ink.open("section|class=known-facts");
        ink.say("h2", words::FACTS);
        ink.open("div");
        ink.class(&[
            ("facts", true),
            ("is-one", app.held.standing.len() == 1 && app.held.count() > 0),
        ]);
        ink.raw(app.held.facts.clone());
        ink.shut();
        ink.shut();
    }
    ink.shut();
}
