//! What is proven, how far the work is, and the words that stop it and let it go on.

use crate::app::App;
use crate::command::{Command, View};
use crate::study_state::StudyState;
use crate::words;
use embed::table::part;
use sequence::Rule;
use study::address::Subject;
use study::wire::{Standing, State};
use web_common::controls::button;
use yew::prelude::{Html, classes, html};

/// The sentence of each rule, and the progress.
pub(crate) fn standing(view: &View, app: &App) -> Html {
    let shown = &app.studies.shown;
    let at_work = app.studies.next.as_ref().filter(|next| next.planned.is_some()).unwrap_or(shown);
    html! {
        <section class="proof" id="standing">
            if app.shows(part::PROOF) {
                for (which, standing) in shown.standing.iter().enumerate() {
                    { theorem(view, standing, shown.standing.len() > 1, which) }
                }
            }
            if shown.two() {
                { difference(view, shown) }
            }
            if let Some(table) = &shown.table {
                <p class="theorem">{ view.text(&table.words) }</p>
            }
            { work(view, at_work) }
        </section>
    }
}

/// The rules on show, if they are to be explained.
fn explained(app: &App) -> Option<(&Rule, Option<&Rule>)> {
    match &app.address.shown.subject {
        Subject::Values { rule, with, .. } if app.shows(part::RULE) => Some((rule, with.as_ref())),
        _ => None,
    }
}

/// What a value means.
pub(crate) fn meaning(view: &View, app: &App) -> Html {
    explained(app).map(|_| value_means(view)).unwrap_or_default()
}

pub(crate) fn value_means(view: &View) -> Html {
    html! { <p class="meaning">{ view.text(&words::value_means()) }</p> }
}

/// What the rules allow, with the board that plays them.
pub(crate) fn allowed(view: &View, app: &App) -> Html {
    explained(app).map(|(rule, with)| rules_allow(view, rule, with)).unwrap_or_default()
}

pub(crate) fn rules_allow(view: &View, rule: &Rule, with: Option<&Rule>) -> Html {
    html! {
        <div class="allowed">
            for each in std::iter::once(rule).chain(with) {
                { rule_allows(view, each, with.is_some()) }
            }
        </div>
    }
}

/// The other game that is called by the same word.
pub(crate) fn also_meant(view: &View, app: &App) -> Html {
    let other = explained(app).and_then(|(rule, _)| words::also_meant(rule.text()));
    other.map_or_else(Html::default, |place| {
        html! { <p>{ button(view, "word", &words::or_subtract_a_square(), Command::Example(place)) }</p> }
    })
}

fn rule_allows(view: &View, rule: &Rule, named: bool) -> Html {
    html! {
        <p>
            if named {
                <code>{ rule.to_string() }</code>{ " " }
            }
            for allowed in study::allowed::sentence(rule) {
                { view.text(&allowed) }
            }
            { " " }
            if let Some(board) = study::allowed::board(rule) {
                <a class="play" href={board}>{ view.text(&words::play_it()) }</a>
            }
        </p>
    }
}

/// What is known of one rule, by its name where there are two.
pub(crate) fn theorem(view: &View, standing: &Standing, named: bool, which: usize) -> Html {
    html! {
        <div class={classes!("theorem", standing.proved.then_some("is-proved"))}>
            <p>
                if named {
                    <code>{ standing.rule.clone() }</code>{ " " }
                }
                <b class="seal">{ view.text(&standing.seal) }</b>
                { " " }
                { view.text(&standing.words) }
            </p>
            if standing.proved {
                { checked(view, standing, which) }
            }
        </div>
    }
}

/// Whether the proof was checked, and the way to its certificate.
fn checked(view: &View, standing: &Standing, which: usize) -> Html {
    let (word, seal) = match standing.verified {
        Some(true) => (words::checked(), "✓ "),
        Some(false) => (words::doubted(), "✗ "),
        None => (words::checking(), "… "),
    };
    html! {
        <p class="checked">
            <span aria-hidden="true" class="sign">{ seal }</span>
            { view.text(&word) }
            { " " }
            { button(view, "word", &words::get_certificate(), Command::Certify(which)) }
        </p>
    }
}

/// The first heap at which two rules differ.
fn difference(view: &View, study_state: &StudyState) -> Html {
    let value = |which, n| study_state.value(which, n).unwrap_or_default().into();
    let both = study_state.values[0].len().min(study_state.values[1].len());
    html! {
        <p class="theorem" data-differ="true">
            if let Some(n) = study_state.difference.at {
                { button(view, "word", &words::first_difference(n, value(0, n), value(1, n)), Command::Go(n)) }
            } else {
                { view.text(&words::no_difference(both as u64)) }
            }
        </p>
    }
}

/// What the work will cost, how far it is, and the words that rule it.
fn work(view: &View, study_state: &StudyState) -> Html {
    let state = study_state.state();
    let waits = study_state.planned.as_ref().is_some_and(|planned| planned.waits)
        && state.is_none()
        || state == Some(State::Waiting);
    let calm = matches!(state, Some(State::Done));
    let act = match state {
        _ if waits => Some((words::begin(), Command::GoOn)),
        Some(State::Working) => Some((words::stop(), Command::Stop)),
        Some(State::Stopped) => Some((words::go_on(), Command::GoOn)),
        _ => None,
    };
    html! {
        <div class={classes!("work", calm.then_some("is-calm"))}>
            if let Some(planned) = study_state.planned.as_ref().filter(|_| !calm) {
                <p class="plan">{ view.text(&planned.words) }</p>
            }
            if let Some(progress) = study_state.progress.as_ref().filter(|_| !calm && !waits) {
                <progress max="1000" value={progress.share.to_string()}
                    aria-label={view.say(&words::progress())} />
                <p class="plan">{ view.text(&progress.words) }</p>
            }
            if let Some((word, command)) = act {
                { button(view, "act", &word, command) }
            }
        </div>
    }
}
