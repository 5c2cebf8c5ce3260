//! One table in a frame of somebody else’s page: the picture, and as much around it as was asked for.

use super::{ask, examples, export_dialog, facts, plane, standing, strip, table, views};
use crate::app::App;
use crate::command::View;
use crate::host::site;
use embed::table::part;
use study::address::{Show, Subject};
use web_common::head::source;
use yew::prelude::{Html, html};

/// The frame.
pub(crate) fn framed(view: &View, app: &App) -> Html {
    let small = app.screen.viewport.small;
    let facts = app.address.shown.view.show != Some(Show::Facts) || !app.values();
    // The whole page, at this very place.
    let to = site().map(|site| format!("{site}tables.html#{}", app.address.shown));
    html! {
        <>
            <main id="main" tabindex="-1" class="main tables">
                if app.shows(part::RULE) {
                    <header class="tables-head">{ ask::title(view, &app.address) }</header>
                } else {
                    <h1 class="vh">{ view.text(&app.address.title()) }</h1>
                }
                if app.shows(part::FIELDS) {
                    { ask::form(view, &app.form) }
                }
                if app.shows(part::EXAMPLES) {
                    { examples::examples(view, &app.form, small) }
                }
                { ask::wrong(view, app) }
                { super::behind_first(app, known(view, app)) }
                { picture(view, app) }
                if app.shows(part::FACTS) && facts {
                    { facts::facts(view, app) }
                }
                { export_dialog::window(view, app) }
                { super::spoken(view, app) }
            </main>
            <footer class="source">{ source(to) }</footer>
        </>
    }
}

/// The rule and what is said about its values.
fn known(view: &View, app: &App) -> Html {
    html! {
        <>
            { standing::allowed(view, app) }
            { standing::meaning(view, app) }
            { standing::standing(view, app) }
        </>
    }
}

/// Values, a plane or a table; here the strip is one of the pictures of values, not something above the others.
fn picture(view: &View, app: &App) -> Html {
    match &app.address.shown.subject {
        Subject::Values { .. } if app.values() => html! {
            <section class="views">
                { views::above(view, app) }
                if app.address.shown.view.show == Some(Show::Strip) {
                    { strip::strip(view, app) }
                }
                { views::front(view, app) }
            </section>
        },
        Subject::Plane { .. } if app.studies.shown.id > 0 => plane::plane(view, app),
        _ => table::table(view, app),
    }
}
