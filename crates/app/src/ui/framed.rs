//! One game in a frame of somebody else’s page: the board, and as much around it as was asked for.

use super::View;
use super::controls::{Controls, Turn};
use super::live::Live;
use super::moves::Record;
use super::pending_move::PendingMove;
use super::prose::{self, Book};
use super::settings::Settings;
use super::sizes::Start;
use super::verdict::Verdict;
use super::{cloth, play};
use crate::game_view::GameView;
use crate::host::Host;
use embed::params::part as shown;
use web_common::head::source as link_to_site;
use yew::prelude::{Html, html};

/// The frame; `here` is the cell that takes the focus.
pub(crate) fn framed(view: &View, game: &GameView, host: &Host, here: Option<u32>) -> Html {
    let card = game.table.session.game().card();
    let title = view.say(&(card.title)());
    let content = content(view, game, host, here);
    // Beside others in somebody else’s page, a board is neither its content nor its only heading.
    let main = match host.inline() {
        true => html! {
            <div id="main" class="main" role="group" aria-label={title}>{ content }</div>
        },
        false => html! {
            <main id="main" class="main"><h1 class="vh">{ title }</h1>{ content }</main>
        },
    };
    html! { <>{ main }{ source(game, host) }</> }
}

fn content(view: &View, game: &GameView, host: &Host, here: Option<u32>) -> Html {
    let table = &game.table;
    let session = &table.session;
    let card = session.game().card();
    let settings = host.shows(shown::SETTINGS);
    html! {
        <>
            <article class={format!("play {}", card.cloth.class())}>
                <header class="play-head">
                    { play::goal(view, session) }
                    if let Some(task) = host.exercise() {
                        <p class="task">{ view.text(&task) }</p>
                    }
                    if host.shows(shown::RULES) {
                        { prose::rule(view, &session.rule()) }
                    }
                </header>
                <figure id="board" part="board" class={cloth::class(game)}
                    aria-label={view.say(&(card.title)())}>
                    { cloth::picture(view, game, here) }
                </figure>
                { side(view, game, host) }
                <PendingMove {view} {table} hints={host.shows(shown::HINTS)} seats={settings} />
                if let Some(wrong) = host.notice() {
                    <div class="say"><p class="notice" data-wrong="">{ view.text(&wrong) }</p></div>
                }
                if host.shows(shown::HINTS) || host.shows(shown::VALUES) {
                    <Verdict {view} {table} preview={game.preview.clone()} scene={game.scene.clone()}
                        refutations={game.html_of(1)} />
                }
                if host.shows(shown::NEW | shown::SETTINGS) {
                    <Start {view} {table} level={settings} />
                }
                { theory(view, game, host) }
            </article>
            <Live {view} {table} hints={host.shows(shown::HINTS)} />
        </>
    }
}

/// The text of the game, or its tables alone.
fn theory(view: &View, game: &GameView, host: &Host) -> Html {
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
    let hints = host.shows(shown::HINTS);
    html! {
        <div class="side" part="side">
            <Turn {view} {table} preview={game.preview.clone()} {hints} />
            <Controls {view} {table} renew={host.shows(shown::NEW)} refute={hints} />
            if host.shows(shown::SETTINGS) {
                <Settings {view} {table} values={host.shows(shown::VALUES)} share={false} />
            }
            if host.shows(shown::HISTORY) {
                <Record {view} {table} />
            }
        </div>
    }
}

/// The way to the whole page, at this very position, if there is one.
fn source(game: &GameView, host: &Host) -> Html {
    let session = &game.table.session;
    let id = session.game().card().id;
    let to = host.site().map(|site| format!("{site}{id}.html#{}", session.address()));
    let link = link_to_site(to);
    match host.inline() {
        true => html! { <div class="source">{ link }</div> },
        false => html! { <footer class="source">{ link }</footer> },
    }
}
