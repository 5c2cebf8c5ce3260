//! What the page is made of, from top to bottom.

mod ask;
mod examples;
mod export_dialog;
mod facts;
pub(crate) mod field;
pub(crate) mod framed;
mod grid;
mod plane;
mod plot;
mod standing;
mod strip;
pub(crate) mod table;
mod views;
mod why;

use crate::app::App;
use crate::command::Command;
use ink::head::{Foot, Head, Site};
use study::address::{Show, Subject};
use yew::prelude::{Html, html};

pub(crate) use grid::cells_of;

/// The language of the page, and the way to its app.
pub(crate) type View = ink::view::View<Command>;

/// The whole page.
pub(crate) fn page(view: &View, app: &App) -> Html {
    let (site, language) = (Site::Tables, view.language());
    html! {
        <>
            <Head {site} {language} onlook={&app.onlook} />
            <main id="main" tabindex="-1" class="main tables">
                { ask::head(view, app) }
                { ask::form(view, app) }
                { ask::digits(view, app) }
                { examples::examples(view, app) }
                { ask::wrong(view, app) }
                { standing::standing(view, app) }
                { picture(view, app) }
                if app.shown.view.show != Some(Show::Facts) || !app.values() {
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
    match &app.shown.subject {
        Subject::Values { .. } if app.values() => html! {
            <>
                { strip::strip(view, app) }
                { views::views(view, app) }
            </>
        },
        Subject::Plane { .. } if app.study_state.id > 0 => plane::plane(view, app),
        _ => table::table(view, app),
    }
}

/// What is read aloud: the reasons that somebody asked for.
fn spoken(view: &View, app: &App) -> Html {
    let wanted = app.why.words.as_ref().filter(|_| app.why.wanted);
    let words = wanted.map(|words| view.say(words)).unwrap_or_default();
    html! {
        <div class="vh" role="status" aria-atomic="true">
            <p key={words.as_str()}>{ words.clone() }</p>
        </div>
    }
}

/// Cells as one element, which comes into the page and leaves it at once; one by one they would need longer than
/// to be drawn.
pub(crate) fn bundle(cells: &str) -> String {
    format!("<div role=\"presentation\" class=\"bundle\">{cells}</div>")
}
