//! The moves that were made, and the field in which moves can be typed.

use super::View;
use super::chart::chart;
use crate::command::{Command, Entry, Origin};
use crate::table::Table;
use crate::words;
use messages::markup::classes;
use session::command::COMMANDS;
use session::{Action, Session};
use std::ops::Range;
use std::rc::Rc;
use yew::prelude::{Html, Properties, component, html};

/// What the record is of.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct RecordProps {
    pub(crate) view: View,
    pub(crate) table: Rc<Table>,
    /// True if the moves lead back to where they were made.
    #[prop_or(true)]
    pub(crate) undo: bool,
    /// What belongs to the list of keys.
    #[prop_or_default]
    pub(crate) children: Html,
}

/// The record of play.
#[component]
pub(crate) fn Record(RecordProps { view, table, undo, children }: &RecordProps) -> Html {
    let name = view.say(&words::moves());
    let written = (table.session.game().card().moves)();
    html! {
        <section class="panel record" role="group" part="panel" aria-label={name.clone()}>
            <h2>{ name }</h2>
            { list(view, &table.session, *undo) }
            if *undo {
                { chart(view, &table.session) }
            }
            { typed(view, table) }
            <details class="fold" id="keys">
                <summary>{ view.text(&words::keys()) }</summary>
                <p>{ view.text(&words::keys_lead()) }</p>
                { children.clone() }
                <p>{ view.text(&words::move_written(written)) }</p>
                <p>{ view.text(&words::commands_lead()) }</p>
                <ul class="commands">
                    for (word, does) in COMMANDS {
                        <li><b lang="en">{ word }</b>{ ": " }{ view.text(&does()) }</li>
                    }
                </ul>
            </details>
        </section>
    }
}

/// The line of moves, each with its number; the one before the position shown is the current step.
fn list(view: &View, session: &Session, undo: bool) -> Html {
    let known = session.values() || session.finished();
    let step = |ply: usize| {
        let text = session.line()[ply].text.as_str();
        let other = session.player(ply) == 1;
        let class = classes(&[("ply", true), ("is-slip", known && session.slip(ply))]);
        jump(view, session, (ply + 1, other), (text, class), undo)
    };
    let start = view.say(&words::start());
    html! {
        <ol class="moves" tabindex="0" aria-label={view.say(&words::moves())}>
            <li key="start">{ jump(view, session, (0, false), (&start, "ply".to_string()), undo) }</li>
            for row in rows(session) {
                <li key={row.start}>{ for row.map(step) }</li>
            }
        </ol>
    }
}

/// The moves of each line of the list: one of whoever began, and one of the other.
fn rows(session: &Session) -> Vec<Range<usize>> {
    let mut rows: Vec<Range<usize>> = Vec::new();
    for ply in 0..session.line().len() {
        let answers = session.player(ply) == 1 && ply > 0 && session.player(ply - 1) == 0;
        match rows.last_mut().filter(|_| answers) {
            Some(row) => row.end = ply + 1,
            None => rows.push(ply..ply + 1),
        }
    }
    rows
}

/// The number of a move, by which sentences name it, and the button that leads to where it was made; the
/// number of the `other` player stands on the right.
fn jump(
    view: &View,
    session: &Session,
    (ply, other): (usize, bool),
    (text, class): (&str, String),
    undo: bool,
) -> Html {
    let current = (session.cursor() == ply).then_some("step");
    let command = Command::Do(Origin::Board, Action::Jump(ply));
    let no = html! { <span class={classes(&[("no", true), ("is-other", other)])}>{ ply }</span> };
    if !undo {
        return html! { <>{ no }<span {class} aria-current={current}>{ text }</span></> };
    }
    html! {
        <>
            { no }
            <button type="button" {class} aria-current={current}
                aria-disabled={current.is_some().then_some("true")} onclick={view.on(command)}>
                { text }
            </button>
        </>
    }
}

/// The field for moves; what was understood is cleared away, what was not stays to be mended.
fn typed(view: &View, table: &Table) -> Html {
    let session = &table.session;
    let example = solver::play::moves(session.shown().moves(), 1);
    let example = example.first().map(|mv| session.notation(session.cursor(), mv));
    let wrong = table.notice(Origin::Typed);
    let refused = session.notice().is_some() && session.spoken().1.is_none() && wrong.is_some();
    html! {
        <div class="typed">
            <label>
                { view.text(&words::type_move()) }
                <input spellcheck="false" autocomplete="off" autocapitalize="none" data-value=""
                    enterkeyhint="go" onkeydown={view.on_enter(Command::Enter(Entry::Typed))}
                    aria-describedby="typed-error" placeholder={example.unwrap_or_default()}
                    data-version={table.typed.to_string()} aria-invalid={refused.then_some("true")} />
            </label>
            <button type="button" class="word" onclick={view.on(Command::Enter(Entry::Typed))}>
                { view.text(&words::play()) }
            </button>
            <p class="error" id="typed-error">{ wrong.map(|wrong| view.text(wrong)) }</p>
        </div>
    }
}
