//! What is proven, how far the work is, and the words that stop it and let it go on.

use super::{Ink, button};
use crate::app::App;
use crate::deed::Deed;
use crate::held::Held;
use crate::table::Told;
use crate::words;
use embed::table::part;
use study::address::Subject;
use study::wire::{Standing, State};

/// The sentence of each rule, and the progress.
pub(crate) fn standing(ink: &mut Ink, app: &App) {
    let held = app.next.as_ref().filter(|next| next.planned.is_some()).unwrap_or(&app.held);
    ink.open("section|class=proof|id=standing");
    allowed(ink, app);
    ink.list();
    for (which, standing) in app.held.standing.iter().enumerate().filter(|_| app.shows(part::PROOF))
    {
        one(ink, standing, app.held.standing.len() > 1, which);
    }
    ink.shut();
    ink.list();
    if app.held.two() {
        difference(ink, app);
    }
    ink.shut();
    ink.list();
    if let Some(Told { words, .. }) = &app.held.table {
        ink.say("p|class=theorem", words);
    }
    ink.shut();
    work(ink, held);
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
            ink.text(&study::allowed::words(rule).unwrap_or_default());
            ink.text(" ");
            ink.list();
            if let Some(board) = study::allowed::board(rule) {
                ink.open("a|class=play");
                ink.set("href", &board);
                ink.text(words::PLAY_IT);
                ink.shut();
            }
            ink.shut();
            ink.shut();
        }
        ink.say("p|class=soft", words::VALUE_MEANS);
        ink.shut();
    }
    ink.shut();
}

fn one(ink: &mut Ink, standing: &Standing, named: bool, which: usize) {
    ink.open("div|class=theorem");
    ink.class(&[("theorem", true), ("is-proved", standing.proved)]);
    ink.open("p");
    ink.list();
    // As bytes: what looks for texts in texts is a hundredth of the page.
    let rule = standing.rule.as_bytes();
    let mut parts = standing.words.as_bytes().windows(rule.len().max(1));
    if named && !parts.any(|part| part == rule) {
        ink.say("code", &standing.rule);
        ink.text(" ");
    }
    ink.shut();
    // The word before the colon is set apart like a seal.
    let words = standing.words.as_str();
    let end = words.as_bytes().windows(2).position(|pair| pair == b": ");
    let (seal, rest) = end.map_or(("", words), |end| (&words[..end], &words[end + 2..]));
    ink.list();
    if !seal.is_empty() {
        ink.say("b|class=seal", seal);
        ink.text(" ");
    }
    ink.shut();
    ink.text(&words::sentence(rest));
    ink.shut();
    ink.list();
    if standing.proved {
        ink.open("p|class=checked");
        let (word, seal) = match standing.verified {
            Some(true) => (words::CHECKED, "✓ "),
            Some(false) => (words::DOUBTED, "✗ "),
            None => (words::CHECKING, "… "),
        };
        ink.say("span|aria-hidden=true|class=tick", seal);
        ink.text(word);
        ink.text(" ");
        button(ink, "button|class=word", words::CERTIFICATE, Deed::Certify(which));
        ink.shut();
    }
    ink.shut();
    ink.shut();
}

/// The first heap at which two rules differ.
fn difference(ink: &mut Ink, app: &App) {
    let held = &app.held;
    ink.open("p|class=theorem|data-differ=true");
    match held.differ {
        Some(n) => {
            let value = |which| held.value(which, n).unwrap_or_default();
            let words = words::differ(n, value(0), value(1));
            button(ink, "button|class=word", &words, Deed::Go(n));
        }
        None => ink.text(&words::agree(held.values[0].len().min(held.values[1].len()) as u64)),
    }
    ink.shut();
}

/// What the work will cost, how far it is, and the words that rule it.
fn work(ink: &mut Ink, held: &Held) {
    let state = held.state();
    let waits = held.planned.as_ref().is_some_and(|planned| planned.waits) && state.is_none()
        || state == Some(State::Waiting);
    let calm = matches!(state, Some(State::Done));
    ink.open("div");
    ink.class(&[("work", true), ("is-calm", calm)]);
    ink.list();
    if let Some(planned) = held.planned.as_ref().filter(|_| !calm) {
        ink.say("p|class=plan", &planned.words);
    }
    ink.shut();
    ink.list();
    if let Some(progress) = held.progress.as_ref().filter(|_| !calm && !waits) {
        ink.open("progress|max=1000");
        ink.set("value", &progress.share.to_string());
        ink.set("aria-label", words::PROGRESS);
        ink.shut();
        ink.open("p|class=plan");
        ink.text(&words::so_far(progress.values, progress.of));
        ink.text(" · ");
        ink.text(&progress.words);
        ink.shut();
    }
    ink.shut();
    ink.list();
    match state {
        _ if waits => button(ink, "button|class=act", words::BEGIN, Deed::GoOn),
        Some(State::Working) => button(ink, "button|class=act", words::STOP, Deed::Stop),
        Some(State::Stopped) => button(ink, "button|class=act", words::GO_ON, Deed::GoOn),
        _ => {}
    }
    ink.shut();
    ink.shut();
}
