//! What is known of the values, and tables, as the worker has written them.

use super::{Ink, take, why};
use crate::app::App;
use crate::deed::{Deed, Pane};
use crate::words;
use embed::table::part;
use ink::On;

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

/// A table.
pub(crate) fn table(ink: &mut Ink, app: &App) {
    let Some((html, words)) = &app.held.table else { return };
    ink.open("section|class=views");
    ink.list();
    if app.shows(part::EXPORT) {
        ink.open("div|class=controls tabs|role=group");
        ink.set("aria-label", words::VIEWS);
        take::export(ink);
        ink.shut();
    }
    ink.shut();
    ink.open("div|class=desk");
    ink.open("div|id=view|class=view table-pane|role=region|tabindex=0");
    ink.set("aria-label", words);
    ink.on(On::Click, Deed::Click(Pane::Table));
    ink.on(On::KeyDown, Deed::Key(Pane::Table));
    ink.raw(html.clone());
    ink.shut();
    ink.list();
    if app.shows(part::WHY) {
        why::why(ink, app, words::WHY_CELL);
    }
    ink.shut();
    ink.shut();
    ink.shut();
}
