//! What is proven, how far the work is, and the words that stop it and let it go on.

use super::{Ink, button};
use crate::app::App;
use crate::command::Command;
use crate::study_state::StudyState;
use crate::table::Told;
use crate::words;
use embed::table::part;
use study::address::Subject;
use study::wire::{Standing, State};

/// The sentence of each rule, and the progress.
pub(crate) fn standing(ink: &mut Ink, app: &App) {
    let study_state =
        app.next.as_ref().filter(|next| next.planned.is_some()).unwrap_or(&app.study_state);
    ink.open("section|class=proof|id=standing");
    allowed(ink, app);
    ink.list();
    for (which, standing) in
        app.study_state.standing.iter().enumerate().filter(|_| app.shows(part::PROOF))
    {
        one(ink, standing, app.study_state.standing.len() > 1, which);
    }
    ink.shut();
    ink.list();
    if app.study_state.two() {
        difference(ink, app);
    }
    ink.shut();
    ink.list();
    if let Some(Told { words, .. }) = &app.study_state.table {
        ink.say("p|class=theorem", words);
    }
    ink.shut();
    work(ink, study_state);
    ink.shut();
}

/// What the rules allow, with the board that plays them, and what a value means.
fn allowed(ink: &mut Ink, app: &App) {
    ink.list();
    let told = app.shows(part::RULE);
    if let Subject::Values { rule, with, .. } = &app.shown.subject
        && told
    {
        ink.open("div|class=allowed");
        for rule in std::iter::once(rule).chain(with) {
            ink.open("p");
            ink.list();
            if with.is_some() {
                ink.say("code", &rule.to_string());
                ink.text(" ");
            }
            ink.shut();
            study::allowed::sentence(rule).iter().for_each(|allowed| ink.text(allowed));
            ink.text(" ");
            ink.list();
            if let Some(board) = study::allowed::board(rule) {
                ink.open("a|class=play");
                ink.set("href", &board);
                ink.text(&words::play_it());
                ink.shut();
            }
            ink.shut();
            ink.shut();
        }
        ink.say("p|class=soft", &words::value_means());
        ink.shut();
    }
    ink.shut();
}

fn one(ink: &mut Ink, standing: &Standing, named: bool, which: usize) {
    ink.open("div|class=theorem");
    ink.class(&[("theorem", true), ("is-proved", standing.proved)]);
    ink.open("p");
    ink.list();
    if named {
        ink.say("code", &standing.rule);
        ink.text(" ");
    }
    ink.shut();
    ink.say("b|class=seal", &standing.seal);
    ink.text(" ");
    ink.text(&standing.words);
    ink.shut();
    ink.list();
    if standing.proved {
        ink.open("p|class=checked");
        let (word, seal) = match standing.verified {
            Some(true) => (words::checked(), "✓ "),
            Some(false) => (words::doubted(), "✗ "),
            None => (words::checking(), "… "),
        };
        ink.say("span|aria-hidden=true|class=tick", seal);
        ink.text(&word);
        ink.text(" ");
        button(ink, "button|class=word", &words::get_certificate(), Command::Certify(which));
        ink.shut();
    }
    ink.shut();
    ink.shut();
}

/// The first heap at which two rules differ.
fn difference(ink: &mut Ink, app: &App) {
    let study_state = &app.study_state;
    ink.open("p|class=theorem|data-differ=true");
    match study_state.differ {
        Some(n) => {
            let value = |which| study_state.value(which, n).unwrap_or_default().into();
            let words = words::first_difference(n, value(0), value(1));
            button(ink, "button|class=word", &words, Command::Go(n));
        }
        None => {
            let both = study_state.values[0].len().min(study_state.values[1].len());
            ink.text(&words::no_difference(both as u64));
        }
    }
    ink.shut();
}

/// What the work will cost, how far it is, and the words that rule it.
fn work(ink: &mut Ink, study_state: &StudyState) {
    let state = study_state.state();
    let waits = study_state.planned.as_ref().is_some_and(|planned| planned.waits)
        && state.is_none()
        || state == Some(State::Waiting);
    let calm = matches!(state, Some(State::Done));
    ink.open("div");
    ink.class(&[("work", true), ("is-calm", calm)]);
    ink.list();
    if let Some(planned) = study_state.planned.as_ref().filter(|_| !calm) {
        ink.say("p|class=plan", &planned.words);
    }
    ink.shut();
    ink.list();
    if let Some(progress) = study_state.progress.as_ref().filter(|_| !calm && !waits) {
        ink.open("progress|max=1000");
        ink.set("value", &progress.share.to_string());
        ink.set("aria-label", &words::progress());
        ink.shut();
        ink.open("p|class=plan");
        ink.text(&progress.words);
        ink.shut();
    }
    ink.shut();
    ink.list();
    match state {
        _ if waits => button(ink, "button|class=act", &words::begin(), Command::GoOn),
        Some(State::Working) => button(ink, "button|class=act", &words::stop(), Command::Stop),
        Some(State::Stopped) => button(ink, "button|class=act", &words::go_on(), Command::GoOn),
        _ => {}
    }
    ink.shut();
    ink.shut();
}
