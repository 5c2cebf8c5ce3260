//! Whose turn it is, and the words that start, take back and begin again.

use super::View;
use super::fields::{WORD, button};
use super::letters::lettered;
use crate::command::{Command, Origin};
use crate::table::Table;
use crate::words;
use messages::Message;
use messages::markup::classes;
use session::seat::Seat;
use session::{Action, Session, say};
use std::rc::Rc;
use yew::prelude::{Html, Properties, component, html};

/// Whose turn; `preview` is the position after a previewed move.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct TurnProps {
    pub(crate) view: View,
    pub(crate) table: Rc<Table>,
    pub(crate) preview: Option<Rc<Session>>,
    /// Whether the move is named that would have been better.
    pub(crate) hints: bool,
    /// Whether it is said where the game was decided.
    #[prop_or(true)]
    pub(crate) decided: bool,
}

/// Whose turn it is, and what is known about that.
#[component]
pub(crate) fn Turn(TurnProps { view, table, preview, hints, decided }: &TurnProps) -> Html {
    let session = &table.session;
    let person = session.seat() == Seat::Person || session.refuting();
    let over = session.over();
    let who = if table.stuck() { words::waiting() } else { say::turn(session) };
    let below = below(table, preview.as_deref(), *hints).filter(|_| *decided || !over);
    let judged = session.values() && preview.is_none();
    let length = say::length(session).filter(|_| judged);
    let players = session.players();
    let won = session.winner().filter(|_| players.mixed());
    let won = won.is_some_and(|winner| players.seat(winner) == Seat::Person);
    let class = classes(&[
        ("turn", true),
        ("is-over", over),
        ("is-won", won),
        ("is-you", person && !over),
        ("is-busy", !person && !over),
    ]);
    html! {
        <>
            <div {class}>
                <p class="who" id="result" tabindex="-1">{ view.text(&who) }</p>
                <p class="verdict">
                    { below.map(|below| lettered(view, &below)) }
                    if won && session.helped() {
                        { " " }{ view.text(&words::helped()) }
                    }
                    if let Some(length) = length {
                        <span class="distance">{ " " }{ view.text(&length) }</span>
                    }
                </p>
                if won && !session.helped() {
                    { laurel() }
                }
            </div>
            if table.alone && !over {
                { alone(view, table.stuck()) }
            }
        </>
    }
}

/// There is no solver.
fn alone(view: &View, stuck: bool) -> Html {
    let words = if stuck { words::no_move() } else { words::no_verdict() };
    html! {
        <div class="notice" role="alert" data-alone="">
            <p>{ view.text(&words) }</p>
            { button(view, WORD, &words::try_again(), Command::Afresh) }
        </div>
    }
}

/// Two sprigs for somebody who has won.
fn laurel() -> Html {
    let side = |transform: &'static str| {
        html! {
            <g {transform}>
                <path class="stem" pathLength="1" d="M31 41C19 38 11 28 11 10" />
                <path d={LEAVES} />
            </g>
        }
    };
    html! {
        <svg class="laurel" viewBox="0 0 64 44" aria-hidden="true">
            { side("") }
            { side("matrix(-1 0 0 1 64 0)") }
        </svg>
    }
}

/// The leaves of a sprig.
const LEAVES: &str = "M11 11q-5-3-4-9q6 3 4 9zM12 19q-8-1-10-8q8 0 10 8zM15 27q-8 1-12-5q8-2 12 5z\
    M20 34q-7 3-13-1q7-5 13 1zM14 24q1-8 8-9q0 8-8 9zM19 32q1-8 8-9q1 8-8 9z";

/// What is known: how the game was decided, what becomes of a tried move, or who wins.
fn below(table: &Table, preview: Option<&Session>, hints: bool) -> Option<Message> {
    let session = &table.session;
    if session.over() {
        return say::decided(session, hints);
    }
    if let Some(preview) = preview {
        return Some(say::fate(session, preview));
    }
    // What is said about the solver stands below.
    let missing = table.alone && session.verdict().is_none();
    if session.values() && !missing {
        return Some(say::standing(session));
    }
    let thinks = session.machine_to_move() && table.solved > 0 && !missing;
    thinks.then(|| words::solved(table.solved))
}

/// The strip of words, perhaps without new starts, without undo, and without moves that are only tried.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct ControlsProps {
    pub(crate) view: View,
    pub(crate) table: Rc<Table>,
    pub(crate) renew: bool,
    pub(crate) undo: bool,
    pub(crate) refute: bool,
    /// How many hints may be asked for in a position.
    pub(crate) rungs: usize,
}

/// The strip of words.
#[component]
pub(crate) fn Controls(props: &ControlsProps) -> Html {
    let ControlsProps { view, table, renew, undo, refute, rungs } = props;
    let session = &table.session;
    let does = |action| Command::Do(Origin::Board, action);
    let fresh = session.line().is_empty() && !session.editing();
    let verbs = [
        (*renew, words::new(), Command::Renew, false),
        (*undo, words::undo(), does(Action::Undo), !session.can_undo()),
        (*undo, words::redo(), does(Action::Redo), !session.can_redo()),
        (true, words::again(), does(Action::Restart), fresh),
    ];
    let verbs = verbs.into_iter().filter(|(shown, ..)| *shown);
    let hint = does(Action::Hint);
    let silent = !session.open_to_touch() || session.refuting() || session.climbed() >= *rungs;
    let doubt = does(Action::Refute(!session.refuting()));
    let pressed = if session.refuting() { "true" } else { "false" };
    let off = session.over() && !session.refuting();
    html! {
        <div class="controls" role="group" aria-label={view.say(&words::controls())}>
            for (_, word, command, off) in verbs {
                { verb(view, &word, command, (off, None, None)) }
            }
            // Help in rungs, and the switch between playing moves and only trying them.
            if *refute {
                if *rungs > 0 {
                    { verb(view, &words::hint(), hint, (silent, None, None)) }
                }
                { verb(view, &words::refute(), doubt, (off, Some(pressed), Some(words::doubt()))) }
            }
        </div>
    }
}

fn verb(
    view: &View,
    word: &Message,
    command: Command,
    (off, pressed, explained): (bool, Option<&'static str>, Option<Message>),
) -> Html {
    html! {
        <button type="button" class="verb" part="button" aria-pressed={pressed}
            title={explained.map(|message| view.say(&message))}
            aria-disabled={off.then_some("true")} onclick={view.on(command)}>
            { view.text(word) }
        </button>
    }
}
