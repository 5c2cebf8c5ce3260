//! One game in a box of any size: the board first, and all else folded behind one button.

use super::View;
use super::controls::Turn;
use super::framed::{self, Shows};
use super::moves::Record;
use super::prose;
use super::settings::Settings;
use super::sizes::Start;
use super::{fields, play};
use crate::command::Command;
use crate::game_view::GameView;
use crate::host::Host;
use crate::words;
use embed::params::part as shown;
use yew::prelude::{Html, html};

/// The id of all that is folded, for its button.
const FOLDED: &str = "folded";

/// The content of a frame that fits its box.
pub(crate) fn fitted(view: &View, game: &GameView, host: &Host, here: Option<u32>) -> Html {
    let table = &game.table;
    let card = table.session.game().card();
    let hints = Shows::of(host).hints;
    let open = game.more.then_some("is-open");
    html! {
        <article class={yew::classes!("play", "fit", card.cloth.class(), open)}>
            <div class="bar">
                <Turn {view} {table} preview={game.preview.clone()} {hints} />
                { more(view, game.more) }
            </div>
            { framed::task(view, host) }
            { framed::board(view, game, here) }
            { framed::pending(view, table, host) }
            { framed::controls(view, table, host) }
            <div class="rest">
                { framed::verdict(view, game, host) }
                <div id={FOLDED} class="folded" hidden={!game.more}>
                    { folded(view, game, host) }
                </div>
            </div>
        </article>
    }
}

/// The button that opens and closes what is folded.
fn more(view: &View, open: bool) -> Html {
    let (word, expanded) =
        if open { (words::less(), "true") } else { (words::more_parts(), "false") };
    html! {
        <button type="button" class={yew::classes!(fields::WORD, "more")} part="button"
            aria-expanded={expanded} aria-controls={FOLDED} onclick={view.on(Command::More)}>
            { view.text(&word) }
        </button>
    }
}

fn folded(view: &View, game: &GameView, host: &Host) -> Html {
    let table = &game.table;
    let Shows { settings, values, .. } = Shows::of(host);
    html! {
        <>
            { play::goal(view, &table.session) }
            if host.shows(shown::RULES) {
                { prose::rule(view, &table.session.rule()) }
            }
            if host.shows(shown::HISTORY) {
                <Record {view} {table} undo={host.undo()} />
            }
            if settings {
                <Settings {view} {table} {values} share={false} />
            }
            if host.shows(shown::NEW | shown::SETTINGS) {
                <Start {view} {table} level={settings} />
            }
            { framed::theory(view, game, host) }
            { framed::source(game, host) }
        </>
    }
}
