//! One table in a frame of somebody else’s page: the picture, and as much around it as was asked for.

use super::{Ink, ask, export_dialog, facts, plane, standing, strip, table, views};
use crate::app::App;
use crate::host::site;
use embed::table::part;
use ink::frame::source;
use study::address::{Show, Subject};

/// The frame.
pub(crate) fn framed(ink: &mut Ink, app: &App) {
    ink.open("main|id=main|tabindex=-1|class=main tables");
    if app.shows(part::RULE) {
        ink.open("header|class=tables-head");
        ask::title(ink, app);
        ink.shut();
    } else {
        ink.say("h1|class=vh", &app.title());
    }
    ink.list();
    if app.shows(part::FIELDS) {
        ask::form(ink, app);
    }
    ink.shut();
    ink.list();
    if app.shows(part::EXAMPLES) {
        ask::examples(ink, app);
    }
    ink.shut();
    ask::wrong(ink, app);
    standing::standing(ink, app);
    ink.list();
    match &app.shown.subject {
        Subject::Values { .. } if app.values() => picture(ink, app),
        Subject::Plane { .. } if app.study_state.id > 0 => plane::plane(ink, app),
        _ => table::table(ink, app),
    }
    ink.shut();
    ink.list();
    if app.shows(part::FACTS) && (app.shown.view.show != Some(Show::Facts) || !app.values()) {
        facts::facts(ink, app);
    }
    ink.shut();
    export_dialog::window(ink, app);
    super::spoken(ink, app);
    ink.shut();
    // The whole page, at this very place.
    let to = site().map(|site| format!("{site}tables.html#{}", app.shown));
    source(ink, "footer|class=source", to);
}

/// One picture of the values: here the strip is one of them, not something above the others.
fn picture(ink: &mut Ink, app: &App) {
    ink.open("section|class=views");
    views::above(ink, app);
    ink.list();
    match app.shown.view.show {
        Some(Show::Strip) => {
            strip::strip(ink, app);
            views::desk(ink, app);
        }
        Some(Show::Facts) => facts::facts(ink, app),
        _ => views::desk(ink, app),
    }
    ink.shut();
    ink.shut();
}
