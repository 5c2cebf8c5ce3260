//! What the page is made of, from top to bottom.

pub(crate) mod ask;
pub(crate) mod examples;
mod export_dialog;
mod facts;
mod field;
mod fold;
pub(crate) mod framed;
mod grid;
mod plane;
mod plot;
pub(crate) mod standing;
pub(crate) mod strip;
mod table;
mod views;
pub(crate) mod which;
mod why;

use crate::app::App;
use crate::command::View;
use study::address::{Show, Subject};
use study::wire::{Standing, State};
use web_common::head::{Foot, Head, Site};
use yew::prelude::{Html, html};

/// The whole page.
pub(crate) fn page(view: &View, app: &App) -> Html {
    let (site, language) = (Site::Tables, view.language());
    let small = app.screen.viewport.small;
    html! {
        <>
            <Head {site} {language} onlook={&app.onlook} />
            <main id="main" tabindex="-1" class="main tables">
                { ask::head(view, &app.address) }
                { ask::form(view, &app.form) }
                <div class="folds">
                    { ask::digits(view, &app.form, small) }
                    { examples::examples(view, &app.form, small) }
                    { which::which(view, app) }
                </div>
                { ask::wrong(view, app) }
                { behind_first(app, values(view, app)) }
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

/// The rule, the strip and what is said about it.
fn values(view: &View, app: &App) -> Html {
    html! {
        <>
            { standing::allowed(view, app) }
            { standing::also_meant(view, app) }
            if app.values() {
                { strip::strip(view, app) }
            }
            { standing::meaning(view, app) }
            { standing::standing(view, app) }
        </>
    }
}

/// The first picture as long as there is one, with what will take its place behind it.
fn behind_first(app: &App, values: Html) -> Html {
    let first = app.studies.first.clone();
    let behind = first.is_some();
    html! {
        <>
            <div class={if behind { "behind" } else { "bundle" }} inert={behind}>{ values }</div>
            if let Some(first) = first {
                { Html::from_html_unchecked(first) }
            }
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

/// What is read aloud: the reason that somebody asked for, or else what is known of a rule that was entered.
fn spoken(view: &View, app: &App) -> Html {
    let wanted = app.cursor.why.words.as_ref().filter(|_| app.cursor.why.wanted);
    let words = wanted.map(|words| view.say(words).to_string()).or_else(|| result(view, app));
    let words = words.unwrap_or_default();
    html! {
        <div class="vh" role="status" aria-atomic="true">
            <p key={words.as_str()}>{ words.clone() }</p>
        </div>
    }
}

/// What is known of each rule once all values are there, except of the rule with which the page opened.
fn result(view: &View, app: &App) -> Option<String> {
    let shown = &app.studies.shown;
    let entered = shown.id > 1 && app.studies.next.is_none();
    let done = entered && shown.state() == Some(State::Done);
    let known = |standing: &Standing| {
        format!("{}. {} {}", standing.rule, view.say(&standing.seal), view.say(&standing.words))
    };
    done.then(|| shown.standing.iter().map(known).collect::<Vec<_>>().join(" "))
}
