//! Ways to look at the values: the words that choose one, the tools, and the pane with the reasons beside it.

use super::{Field, Ink, button, export_dialog, facts, field, grid, plot, why};
use crate::app::App;
use crate::command::{Command, Entry};
use crate::words;
use embed::table::part;
use ink::fields::{Stepper, stepper};
use messages::Message;
use study::address::{Show, Subject, WIDEST};

/// Tools, and the picture that is in front.
pub(crate) fn views(ink: &mut Ink, app: &App) {
    ink.open("section|class=views");
    above(ink, app);
    match app.shown.view.show {
        Some(Show::Facts) => facts::facts(ink, app),
        _ => desk(ink, app),
    }
    ink.shut();
}

/// What stands above a picture: the words that choose another one, and the tools.
pub(crate) fn above(ink: &mut Ink, app: &App) {
    let show = app.shown.view.show.unwrap_or(Show::Grid);
    ink.list();
    if app.shows(part::VIEWS) || app.shows(part::EXPORT) {
        tabs(ink, app, show);
    }
    ink.shut();
    rules(ink, app);
    ink.list();
    if app.shows(part::VIEWS) && show != Show::Facts {
        tools(ink, app, show);
    }
    ink.shut();
}

/// The picture with the reasons beside it; the strip stands above.
pub(crate) fn desk(ink: &mut Ink, app: &App) {
    let show = app.shown.view.show.unwrap_or(Show::Grid);
    ink.open("div|class=desk");
    ink.list();
    if !matches!(show, Show::Strip | Show::Facts) {
        ink.open("div|id=view|class=view");
        match show {
            Show::Grid => grid::grid(ink, app),
            _ => plot::plot(ink, app, show),
        }
        ink.shut();
    }
    ink.shut();
    ink.list();
    if app.shows(part::WHY) {
        why::why(ink, app, &words::why_hint());
    }
    ink.shut();
    ink.shut();
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

fn tabs(ink: &mut Ink, app: &App, show: Show) {
    ink.open("div|class=controls tabs|role=group");
    ink.set("aria-label", &words::views());
    ink.list();
    if app.shows(part::VIEWS) {
        for kind in Show::ALL {
            ink.open("button|type=button|class=verb");
            ink.flag("aria-pressed", show == kind);
            ink.click(Command::Show(kind));
            ink.text(&named(kind));
            ink.shut();
        }
    }
    ink.shut();
    ink.list();
    if app.shows(part::EXPORT) {
        export_dialog::export(ink);
    }
    ink.shut();
    ink.shut();
}

/// Which of two rules the marks, pictures, reasons and texts are about.
fn rules(ink: &mut Ink, app: &App) {
    ink.list();
    if let Subject::Values { rule, with: Some(with), .. } = &app.shown.subject {
        ink.open("div|class=controls tabs rules|role=group");
        ink.set("aria-label", &words::look_at());
        ink.say("span|class=label|aria-hidden=true", &words::look_at());
        for (second, rule) in [(false, rule), (true, with)] {
            ink.open("button|type=button|class=verb");
            ink.flag("aria-pressed", app.shown.view.second == second);
            ink.click(Command::Look(second));
            ink.say("code", &rule.to_string());
            ink.shut();
        }
        ink.shut();
    }
    ink.shut();
}

fn tools(ink: &mut Ink, app: &App, show: Show) {
    ink.open("div|class=tools panel");
    ink.list();
    if matches!(show, Show::Grid | Show::Heat) {
        let columns = if show == Show::Heat { app.heat_columns() } else { app.columns() };
        ink.open("div|class=ask-field");
        ink.key("width");
        ink.say("span|class=label|aria-hidden=true", &words::cells_a_row());
        ink.open("span|class=row");
        let shown = columns.to_string();
        let less = columns.checked_sub(1).filter(|less| *less > 0);
        let more = Some(columns + 1).filter(|more| *more <= WIDEST);
        let label = ink.words(&words::cells_a_row());
        let step = Stepper { label: &label, shown: &shown, less, more, version: app.version };
        stepper(ink, &step, Entry::Width);
        ink.list();
        if app.shown.view.width.is_some() && app.study_state.period().is_some() {
            button(ink, "button|class=word", &words::as_the_period(), Command::Snap);
        }
        ink.shut();
        ink.shut();
        ink.shut();
    }
    ink.shut();
    field(ink, &Field::plain("jump", words::go_to_heap(), Message::nothing(), Entry::Jump));
    field(ink, &Field::plain("find", words::find_value(), Message::nothing(), Entry::Find));
    ink.list();
    if app.sought.is_some() {
        ink.open("span|class=row near");
        button(ink, "button|class=word", &words::previous(), Command::Find(false));
        button(ink, "button|class=word", &words::next(), Command::Find(true));
        ink.shut();
    }
    ink.shut();
    ink.open("p|class=error|role=status");
    app.said.iter().for_each(|said| ink.text(said));
    ink.shut();
    ink.shut();
}
