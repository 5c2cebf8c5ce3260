//! The line under the board: what is about to be done, by number as well as by touch.

use super::View;
use super::amounts::amounts;
use super::neighbours::neighbours;
use crate::command::{Command, Origin, StepCommand};
use crate::table::Table;
use crate::words;
use games::layout::Touching;
use messages::Message;
use session::seat::{Level, Players, Seat};
use session::{Action, Session, say};
use solver::play::Move;
use std::rc::Rc;
use yew::prelude::{Html, Properties, component, html};

const ACT: &str = "act";
const WORD: &str = "word";

/// What is being done. `hints` name the moves that would have been better, `seats` may be changed after the end,
/// `renew` if there may be another start, `undo` if moves may be taken back, and `review` if turns are asked about again.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct PendingMoveProps {
    pub(crate) view: View,
    pub(crate) table: Rc<Table>,
    pub(crate) hints: bool,
    pub(crate) seats: bool,
    pub(crate) renew: bool,
    pub(crate) undo: bool,
    pub(crate) review: bool,
    /// How many hints may be asked for in a position, where the button for them stands far from the board.
    #[prop_or(0)]
    pub(crate) rungs: usize,
}

/// What is about to be done, or what can be.
#[component]
pub(crate) fn PendingMove(props: &PendingMoveProps) -> Html {
    let PendingMoveProps { view, table, .. } = props;
    let session = &table.session;
    let wrong = table.notice(Origin::Touch);
    let line = if let Some(mv) = session.pending_move() {
        about_to(view, table, mv)
    } else if session.refuting() {
        refuting(view, table)
    } else if session.editing() {
        hint(view, &words::editing())
    } else if session.looking_back() {
        looking_back(view, session, props)
    } else if session.over() && !table.free() && table.exercise.is_none() {
        // What is asked has its own buttons.
        Html::default()
    } else if session.over() {
        ended(props)
    } else if session.open_to_touch() {
        open(view, table, wrong.is_none())
    } else if wrong.is_some() {
        // It says already that the machine is at work.
        Html::default()
    } else if session.players().mixed() {
        hint(view, &words::wait())
    } else {
        hint(view, &words::watch())
    };
    html! {
        <div class="pending">
            if let Some(wrong) = wrong {
                <p class="error">{ view.text(wrong) }</p>
            }
            if let Some(asked) = say::hint(session).filter(|_| props.hints && !session.refuting()) {
                <p class="hint">{ view.text(&asked) }</p>
                if session.climbed() < props.rungs.min(session.rungs().len()) {
                    { button(view, WORD, &words::next_hint(), does(Action::Hint)) }
                }
            }
            { line }
        </div>
    }
}

fn hint(view: &View, words: &Message) -> Html {
    html! { <p class="soft">{ view.text(words) }</p> }
}

fn button(view: &View, class: &'static str, word: &Message, command: Command) -> Html {
    html! {
        <button {class} part="button" type="button" onclick={view.on(command)}>{ view.text(word) }</button>
    }
}

fn does(action: Action) -> Command {
    Command::Do(Origin::Board, action)
}

fn about_to(view: &View, table: &Table, mv: &Move) -> Html {
    let session = &table.session;
    let say = if session.refuting() { say::what_if } else { say::button };
    let name = |mv: &Move| say(session, session.cursor(), mv);
    html! {
        <>
            { amounts(view, table) }
            { neighbours(view, session, name) }
            { button(view, ACT, &name(mv), does(Action::Confirm)) }
            { button(view, WORD, &words::cancel(), does(Action::Cancel)) }
        </>
    }
}

/// Moves are only tried. The buttons take the places of those before, so that the focus stays on them.
fn refuting(view: &View, table: &Table) -> Html {
    let session = &table.session;
    let tried = session.tried().is_some();
    let class = if tried { ACT } else { WORD };
    html! {
        <>
            if !tried {
                { hint(view, &words::doubt()) }
                { amounts(view, table) }
            }
            { button(view, class, &words::back(), does(Action::Refute(false))) }
            if tried {
                { button(view, WORD, &words::another(), does(Action::Jump(session.cursor()))) }
            }
        </>
    }
}

fn looking_back(view: &View, session: &Session, props: &PendingMoveProps) -> Html {
    let missed = say::missed(session).filter(|_| props.hints);
    html! {
        <>
            { hint(view, &words::looking_back(session.cursor(), session.line().len())) }
            if let Some(missed) = missed {
                { hint(view, &missed) }
            }
            if props.undo {
                { button(view, ACT, &words::go_on(), does(Action::GoOn)) }
            }
        </>
    }
}

/// The board can be touched: how, unless something is wrong already; at the start, how a machine plays that has
/// been made easier.
fn open(view: &View, table: &Table, hinted: bool) -> Html {
    let session = &table.session;
    let touching = Touching::Begin { multi_step: session.shown().multi_step() };
    let anew = session.line().is_empty() && session.can_undo();
    let hints = match anew {
        true => vec![words::begun_anew()],
        false => session.position(0).board().touch_hints(touching),
    };
    let begun = !session.line().is_empty() || !session.players().mixed();
    let naive = session.game().card().naive;
    let easier = !begun && session.level() != Level::default();
    let level = easier.then(|| say::level(session.level(), naive).1);
    html! {
        <>
            for words in hints.iter().chain(&level).filter(|_| hinted) {
                { hint(view, words) }
            }
            { amounts(view, table) }
        </>
    }
}

/// After the end: another position, or this one again; after a win a harder level, and after a loss what makes the
/// next game go better.
fn ended(props: &PendingMoveProps) -> Html {
    let PendingMoveProps { view, table, hints, seats, renew, undo, .. } = props;
    let session = &table.session;
    let slips = if props.review && table.free() { session.slips().len() as u64 } else { 0 };
    let review = (slips > 0).then(|| (words::review(slips), Command::Steps(StepCommand::Review)));
    let players = session.players();
    let winner = session.winner().filter(|_| players.mixed()).map(|winner| players.seat(winner));
    let next = match renew {
        true => Some((words::new(), Command::Renew)),
        // A start without a move is over before anything can be played again.
        false if session.line().is_empty() => None,
        false => Some((words::again(), does(Action::Restart))),
    };
    let level = |level: Level| Command::Anew(Action::Level(level));
    let mut words = Vec::new();
    if winner != Some(Seat::Machine) || !(*hints || *seats) {
        words.extend(next);
        let harder = session.level().harder().filter(|_| *seats && winner == Some(Seat::Person));
        words.extend(harder.map(|harder| (words::harder(), level(harder))));
        words.extend(review);
    } else {
        let thrown = session.review().and_then(|review| review.decided.filter(|_| review.certain));
        let thrown = thrown.filter(|_| *hints && *undo && review.is_none());
        words.extend(review);
        words.extend(thrown.map(|ply| (words::show_where(), does(Action::ShowMissed(ply)))));
        if *seats {
            let (word, other) = match players {
                Players::YouFirst => (words::let_begin(), Players::YouSecond),
                _ => (words::begin_yourself(), Players::YouFirst),
            };
            words.push((word, Command::Anew(Action::Players(other))));
            let easier = session.level().easier();
            words.extend(easier.map(|easier| (words::easier(), level(easier))));
        } else {
            words.extend(next);
        }
    }
    html! {
        // The first of them is the one that stands out.
        for (i, (word, command)) in words.into_iter().enumerate() {
            { button(view, if i == 0 { ACT } else { WORD }, &word, command) }
        }
    }
}
