//! One game in a frame of somebody else’s page: the board, and as much around it as was asked for.

use super::View;
use super::controls::{Controls, Turn};
use super::fitted::fitted;
use super::live::Live;
use super::moves::Record;
use super::pending_move::PendingMove;
use super::prose::{self, Book};
use super::settings::Settings;
use super::sizes::Start;
use super::verdict::Verdict;
use super::{cloth, fields, play, twin};
use crate::game_view::GameView;
use crate::host::Host;
use crate::table::Table;
use embed::params::part as shown;
use std::rc::Rc;
use web_common::head::source as link_to_site;
use yew::prelude::{Html, html};

/// The frame; `here` is the cell that takes the focus.
pub(crate) fn framed(view: &View, game: &GameView, host: &Host, here: Option<u32>) -> Html {
    let card = game.table.session.game().card();
    let title = view.say(&(card.title)());
    let (content, source) = match host.fits() {
        true => (fitted(view, game, host, here), Html::default()),
        false => (content(view, game, host, here), source(game, host)),
    };
    let content = html! {
        <>
            { fields::wrong(view, &host.wrong()) }
            { content }
            <Live {view} table={&game.table} hints={host.shows(shown::HINTS)} />
        </>
    };
    // Beside others in somebody else’s page, a board is neither its content nor its only heading.
    let main = match host.inline() {
        true => html! {
            <div id="main" class="main" role="group" aria-label={title}>{ content }</div>
        },
        false => html! {
            <main id="main" class="main"><h1 class="vh">{ title }</h1>{ content }</main>
        },
    };
    html! { <>{ main }{ source }</> }
}

/// The page with everything in one column, or in two.
fn content(view: &View, game: &GameView, host: &Host, here: Option<u32>) -> Html {
    let table = &game.table;
    let card = table.session.game().card();
    let settings = Shows::of(host).settings;
    html! {
            <article class={format!("play {}", card.cloth.class())}>
                <header class="play-head">
                    { play::goal(view, &table.session) }
                    { task(view, host) }
                    if host.shows(shown::RULES) {
                        { prose::rule(view, &table.session.rule()) }
                    }
                </header>
                { board(view, game, here) }
                { side(view, game, host) }
                { pending(view, table, host) }
                { verdict(view, game, host) }
                if host.shows(shown::NEW | shown::SETTINGS) {
                    <Start {view} {table} level={settings} />
                }
                { theory(view, game, host) }
            </article>
    }
}

/// The board, named after its game.
pub(super) fn board(view: &View, game: &GameView, here: Option<u32>) -> Html {
    let title = (game.table.session.game().card().title)();
    let board = html! {
        <figure id="board" part="board" class={cloth::class(game)} aria-label={view.say(&title)}>
            { cloth::picture(view, game, here) }
        </figure>
    };
    twin::pair(view, game, board, false)
}

/// What is known of the position, if the frame shows it.
pub(super) fn verdict(view: &View, game: &GameView, host: &Host) -> Html {
    let table = &game.table;
    let Shows { hints, values, .. } = Shows::of(host);
    html! {
        if hints || values {
            <Verdict {view} {table} preview={game.preview.clone()} scene={game.scene.clone()}
                refutations={game.html_of(1)} />
        }
    }
}

/// The parts on which several elements depend.
pub(super) struct Shows {
    pub(super) settings: bool,
    pub(super) hints: bool,
    pub(super) values: bool,
}

impl Shows {
    pub(super) fn of(host: &Host) -> Shows {
        let [settings, hints, values] =
            [shown::SETTINGS, shown::HINTS, shown::VALUES].map(|part| host.shows(part));
        Shows { settings, hints, values }
    }
}

/// The goal of an exercise.
pub(super) fn task(view: &View, host: &Host) -> Html {
    html! {
        if let Some(task) = host.exercise() {
            <p class="task">{ view.text(&task) }</p>
        }
    }
}

/// What is about to be done. Without undo nothing leads back to a move that was missed.
pub(super) fn pending(view: &View, table: &Rc<Table>, host: &Host) -> Html {
    let Shows { hints, settings: seats, .. } = Shows::of(host);
    let (renew, undo) = (host.shows(shown::NEW), host.undo());
    html! { <PendingMove {view} {table} {hints} {seats} {renew} {undo} review={false} /> }
}

/// The strip of words.
pub(super) fn controls(view: &View, table: &Rc<Table>, host: &Host) -> Html {
    let (renew, refute) = (host.shows(shown::NEW), host.shows(shown::HINTS));
    html! { <Controls {view} {table} {renew} undo={host.undo()} {refute} rungs={host.rungs()} /> }
}

/// The text of the game, or its tables alone.
pub(super) fn theory(view: &View, game: &GameView, host: &Host) -> Html {
    let card = game.table.session.game().card();
    let tables = game.html_of(0);
    if host.shows(shown::THEORY) {
        let usual = game.table.session.usual();
        return html! { <Book {view} {card} {usual} open={game.unfolded} {tables} /> };
    }
    let tables = tables.filter(|_| host.shows(shown::TABLE));
    tables.map_or_else(Html::default, |tables| prose::tables(view, &tables))
}

/// Beside the board: whose turn it is, what can be done, and what was done.
fn side(view: &View, game: &GameView, host: &Host) -> Html {
    let table = &game.table;
    let Shows { settings, hints, values } = Shows::of(host);
    html! {
        <div class="side" part="side">
            <Turn {view} {table} preview={game.preview.clone()} {hints} />
            { controls(view, table, host) }
            if settings {
                <Settings {view} {table} {values} share={false} />
            }
            if host.shows(shown::HISTORY) {
                <Record {view} {table} undo={host.undo()} />
            }
        </div>
    }
}

/// The way to the whole page, at this very position and exercise, if there is one.
pub(super) fn source(game: &GameView, host: &Host) -> Html {
    let session = &game.table.session;
    let id = session.game().card().id;
    let (address, exercise) = (session.address(), host.exercise_address());
    let joint = match (exercise.is_empty(), address.contains('?')) {
        (true, _) => "",
        (false, true) => "&",
        (false, false) => "?",
    };
    let to = host.site().map(|site| format!("{site}{id}.html#{address}{joint}{exercise}"));
    let link = link_to_site(to);
    match host.inline() {
        true => html! { <div class="source">{ link }</div> },
        false => html! { <footer class="source">{ link }</footer> },
    }
}
