//! One game: its board, whose turn it is, what can be done, and what there is to know.

use super::View;
use super::controls::{Controls, Turn};
use super::live::Live;
use super::moves::Record;
use super::pending_move::PendingMove;
use super::preferences::{Distances, Letters, Marks};
use super::prose::{self, Book};
use super::settings::Settings;
use super::sizes::Start;
use super::steps::Steps;
use super::verdict::Verdict;
use super::{cloth, fields, mini, twin};
use crate::exercise::Exercise;
use crate::game_view::GameView;
use crate::table::Table;
use crate::words;
use embed::params::part;
use games::card::Card;
use session::hint::RUNGS;
use session::{Session, say};
use yew::prelude::{Html, html};

/// The page of a game; `here` is the cell that takes the focus.
pub(crate) fn play(view: &View, game: &GameView, narrow: bool, here: Option<u32>) -> Html {
    let (table, session) = (&game.table, &game.table.session);
    let card = session.game().card();
    let preview = game.preview.clone();
    let task = table.exercise.as_ref().and_then(Exercise::task);
    // An exercise shows what its frame shows; in it, nothing leads away from it.
    let shows = |parts| table.exercise.as_ref().is_none_or(|exercise| exercise.shows(parts));
    let [new, hints, settings, theory] =
        [part::NEW, part::HINTS, part::SETTINGS, part::THEORY].map(shows);
    let undo = table.exercise.as_ref().is_none_or(Exercise::undo);
    let rungs = rungs(table);
    let board = html! {
        <figure id="board" class={cloth::class(game)}>{ cloth::picture(view, game, here) }</figure>
    };
    html! {
        <>
            { fields::wrong(view, &table.wrong) }
            <article key={card.id} class={format!("play site {}", card.cloth.class())}>
                <header class="play-head">
                    <h1 id="title" tabindex="-1">{ view.text(&(card.title)()) }</h1>
                    { mini::draft(view, card) }
                    { goal(view, session) }
                    if let Some(task) = task {
                        <p class="task">{ view.text(&task) }</p>
                    }
                    if !narrow || !theory {
                        { prose::rule(view, &session.rule()) }
                    }
                </header>
                <div class="front">
                    { twin::pair(view, game, board, theory) }
                    <PendingMove {view} {table} {hints} seats={settings} renew={new} {undo} review={theory} {rungs} />
                    if hints {
                        <Verdict {view} {table} preview={preview.clone()} scene={game.scene.clone()}
                            refutations={game.html_of(1)} />
                    }
                </div>
                { side(view, game, [new, hints, settings, theory], undo) }
                if settings {
                    <Start {view} {table} level={false} />
                }
                if theory {
                    <Book {view} {card} rule={narrow.then(|| session.rule())}
                        usual={session.usual()} open={game.unfolded} tables={game.html_of(0)} />
                }
            </article>
            <Live {view} {table} {hints} />
            if theory {
                { sisters(view, card) }
            }
        </>
    }
}

/// How many hints may be asked for in a position.
fn rungs(table: &Table) -> usize {
    table.exercise.as_ref().map_or(RUNGS, Exercise::rungs)
}

/// What stands beside the board: the turn, the steps, the controls, settings and the moves.
fn side(view: &View, game: &GameView, shown: [bool; 4], undo: bool) -> Html {
    let [new, hints, settings, theory] = shown;
    let (table, preview) = (&game.table, game.preview.clone());
    let session = &table.session;
    let rungs = rungs(table);
    // What can be found is not told.
    let asked = !table.free() && table.exercise.is_none();
    let asks = asked || theory && !session.slips().is_empty();
    html! {
        <div class="side">
            <Turn {view} {table} {preview} hints={hints && !asks} decided={!asked} />
            if theory {
                <Steps {view} {table} done={game.done.clone()} />
            }
            <Controls {view} {table} renew={new} {undo} refute={hints} {rungs} />
            if settings && table.free() {
                { twin::offers(view, session) }
            }
            if settings {
                <Settings {view} {table} values={true} share={true} beaten={game.done.beaten.clone()}>
                    <Distances {view} />
                    // A board with numbers has no letters.
                    if !say::most(session) {
                        <Marks {view} />
                    }
                </Settings>
            }
            <Record {view} {table} {undo}><Letters {view} /></Record>
        </div>
    }
}

/// The rule in one line, as the settings make it; the board is described by it.
pub(crate) fn goal(view: &View, session: &Session) -> Html {
    html! { <p class="goal" id="goal">{ view.text(&session.goal()) }</p> }
}

/// The other games of the family.
fn sisters(view: &View, card: &'static Card) -> Html {
    let all = games::GAMES.iter().map(|game| game.card());
    let sisters: Vec<&'static Card> =
        all.filter(|other| other.family == card.family && other.id != card.id).collect();
    if sisters.is_empty() {
        return Html::default();
    }
    html! {
        <section class="family sisters">
            <header class="family-head"><h2>{ view.text(&words::sisters()) }</h2></header>
            { mini::shelf(view, &sisters, "") }
        </section>
    }
}
