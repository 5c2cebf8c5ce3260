//! Ways to look at the values: the words that choose one, the tools, and the pane with the reasons beside it.

use super::field::Field;
use super::{export_dialog, facts, grid, plot, why};
use crate::app::App;
use crate::command::{Command, Entry, View};
use crate::words;
use embed::table::part;
use messages::Message;
use study::address::{Show, Subject, WIDEST};
use web_common::controls::{Stepper, button};
use yew::prelude::{Html, html};

/// Tools, and the picture that is in front.
pub(crate) fn views(view: &View, app: &App) -> Html {
    html! {
        <section class="views">
            { above(view, app) }
            { front(view, app) }
        </section>
    }
}

/// What stands above a picture: the words that choose another one, and the tools.
pub(crate) fn above(view: &View, app: &App) -> Html {
    let show = app.address.shown.view.show.unwrap_or(Show::Grid);
    html! {
        <>
            if app.shows(part::VIEWS) || app.shows(part::EXPORT) {
                { tabs(view, app, show) }
            }
            { rules(view, app) }
            if app.shows(part::VIEWS) && show != Show::Facts {
                { tools(view, app, show) }
            }
        </>
    }
}

/// The picture with the reasons beside it; the strip stands above.
pub(crate) fn front(view: &View, app: &App) -> Html {
    let show = app.address.shown.view.show.unwrap_or(Show::Grid);
    if show == Show::Facts {
        return facts::facts(view, app);
    }
    html! {
        <div class="desk">
            if show != Show::Strip {
                <div id="view" class="view">
                    if show == Show::Grid {
                        { grid::grid(view, app) }
                    } else {
                        { plot::plot(view, app, show) }
                    }
                </div>
            }
            if app.shows(part::WHY) {
                { why::why(view, app, &words::why_hint()) }
            }
        </div>
    }
}

/// The name of a picture of the values.
fn named(show: Show) -> Message {
    match show {
        Show::Strip => words::strip(),
        Show::Grid => words::grid(),
        Show::Dots => words::dots(),
        Show::Heat => words::heat(),
        Show::Facts => words::facts(),
    }
}

fn flag(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}

fn tabs(view: &View, app: &App, show: Show) -> Html {
    html! {
        <div class="controls tabs" role="group" aria-label={view.say(&words::views())}>
            if app.shows(part::VIEWS) {
                for kind in Show::ALL {
                    <button type="button" class="verb" aria-pressed={flag(show == kind)}
                        onclick={view.on(Command::Show(kind))}>
                        { view.text(&named(kind)) }
                    </button>
                }
            }
            if app.shows(part::EXPORT) {
                { export_dialog::export(view) }
            }
        </div>
    }
}

/// Which of two rules the marks, pictures, reasons and texts are about.
fn rules(view: &View, app: &App) -> Html {
    let Subject::Values { rule, with: Some(with), .. } = &app.address.shown.subject else {
        return Html::default();
    };
    let label = view.say(&words::look_at());
    html! {
        <div class="controls tabs rules" role="group" aria-label={label.clone()}>
            <span class="label" aria-hidden="true">{ label }</span>
            for (second, rule) in [(false, rule), (true, with)] {
                <button type="button" class="verb" aria-pressed={flag(app.address.shown.view.second == second)}
                    onclick={view.on(Command::Look(second))}>
                    <code>{ rule.to_string() }</code>
                </button>
            }
        </div>
    }
}

fn tools(view: &View, app: &App, show: Show) -> Html {
    html! {
        <div class="tools panel">
            if matches!(show, Show::Grid | Show::Heat) {
                { width(view, app, show) }
            }
            <Field {view} entry={Entry::Jump} label={view.say(&words::go_to_heap())} enter={Command::Enter(Entry::Jump)} />
            <Field {view} entry={Entry::Find} label={view.say(&words::find_value())} enter={Command::FindAgain} />
            if app.cursor.sought.is_some() {
                <span class="row near">
                    { button(view, "word", &words::previous(), Command::Find(false)) }
                    { button(view, "word", &words::next(), Command::Find(true)) }
                </span>
            }
            { said(view, app) }
        </div>
    }
}

/// What is wrong with the fields that jump and find.
pub(crate) fn said(view: &View, app: &App) -> Html {
    html! {
        <p class={if app.cursor.found { "soft" } else { "error" }} role="status">
            if let Some(said) = &app.cursor.said {
                { view.text(said) }
            }
        </p>
    }
}

/// How many cells stand in a row.
fn width(view: &View, app: &App, show: Show) -> Html {
    let columns = if show == Show::Heat { app.heat_columns() } else { app.columns() };
    let to = |columns: u64| view.on(Command::Step(Entry::Width, columns));
    let less = columns.checked_sub(1).filter(|less| *less > 0).map(to);
    let more = Some(columns + 1).filter(|more| *more <= WIDEST).map(to);
    let label = view.say(&words::cells_a_row());
    html! {
        <div class="ask-field">
            <span class="label" aria-hidden="true">{ label.clone() }</span>
            <span class="row">
                <Stepper language={view.language()} {label} shown={columns.to_string()} {less} {more}
                    version={app.form.version} onchange={view.on(Command::Enter(Entry::Width))} />
                if app.address.shown.view.width.is_some() && app.studies.shown.period().is_some() {
                    { button(view, "word", &words::as_the_period(), Command::Snap) }
                }
            </span>
        </div>
    }
}
