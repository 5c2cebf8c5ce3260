//! What is known of the values, as the worker has written it.

use super::Ink;
use crate::app::App;
use crate::words;

/// The facts.
pub(crate) fn facts(ink: &mut Ink, app: &App) {
    ink.list();
    if !app.study_state.facts.is_empty() {
        ink.open("section");
        ink.class(&[("known-facts", true), ("is-old", app.study_state.old)]);
        ink.say("h2", &words::known());
        ink.open("div");
        ink.class(&[("facts", true), ("is-one", app.study_state.one)]);
        for (i, piece) in app.study_state.facts.iter().enumerate() {
            ink.open("div|role=presentation|class=bundle");
            ink.key(&i.to_string());
            ink.raw(piece.shown.clone());
            ink.shut();
        }
        ink.shut();
        ink.shut();
    }
    ink.shut();
}
