//! What the page is made of, from top to bottom.

mod ask;
mod examples;
mod export_dialog;
mod facts;
mod field;
mod fold;
pub(crate) mod framed;
mod grid;
mod plane;
mod plot;
mod standing;
mod strip;
mod table;
mod views;
mod why;

use crate::app::App;
use crate::command::View;
use study::address::{Show, Subject};
use web_common::head::{Foot, Head, Site};
use yew::prelude::{Html, html};

/// The whole page.
pub(crate) fn page(view: &View, app: &App) -> Html {
    let (site, language) = (Site::Tables, view.language());
    html! {
        <>
            <Head {site} {language} onlook={&app.onlook} />
            <main id="main" tabindex="-1" class="main tables">
                { ask::head(view, app) }
                { ask::form(view, app) }
                <div class="folds">
                    { ask::digits(view, app) }
                    { examples::examples(view, app) }
                </div>
                { ask::wrong(view, app) }
                { standing::allowed(view, app) }
                if app.values() {
                    { strip::strip(view, app) }
                }
                { standing::meaning(view, app) }
                { standing::standing(view, app) }
                { picture(view, app) }
                if app.address.shown.view.show != Some(Show::Facts) || !app.values() {
                    { facts::facts(view, app) }
                }
                { export_dialog::window(view, app) }
                { spoken(view, app) }
            </main>
            <Foot {site} {language} />
        </>
    }
}

/// Values, a plane or a table.
fn picture(view: &View, app: &App) -> Html {
    match &app.address.shown.subject {
        Subject::Values { .. } if app.values() => views::views(view, app),
        Subject::Plane { .. } if app.studies.shown.id > 0 => plane::plane(view, app),
        _ => table::table(view, app),
    }
}

/// What is read aloud: the reasons that somebody asked for.
fn spoken(view: &View, app: &App) -> Html {
    let wanted = app.cursor.why.words.as_ref().filter(|_| app.cursor.why.wanted);
    let words = wanted.map(|words| view.say(words)).unwrap_or_default();
    html! {
        <div class="vh" role="status" aria-atomic="true">
            <p key={words.as_str()}>{ words.clone() }</p>
        </div>
    }
}
