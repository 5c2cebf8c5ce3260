//! The board on its cloth, or what it would be after the move that was tried.

use super::View;
use super::board;
use crate::command::Origin;
use crate::game_view::GameView;
use crate::words;
use session::say;
use yew::prelude::{Html, html};

/// What is drawn on the cloth; `here` is the cell that takes the focus.
pub(crate) fn picture(view: &View, game: &GameView, here: Option<u32>) -> Html {
    let preview = game.preview.as_deref();
    let lit = match preview {
        None => say::hinted_lines(&game.table.session, &game.scene),
        Some(_) => Vec::new(),
    };
    let ply = preview.unwrap_or(&game.table.session).cursor();
    html! {
        <>
            { board::board(view, &game.scene, (ply, preview.is_some()), here, &lit) }
            if preview.is_some() {
                <p class="tag" aria-hidden="true">{ view.text(&words::preview()) }</p>
            }
        </>
    }
}

/// The class of the cloth; the answer to a tap that means nothing stands below the board, and the board shows where
/// that tap was.
pub(crate) fn class(game: &GameView) -> &'static str {
    match (game.preview.is_some(), game.table.notice(Origin::Touch).is_some()) {
        (true, true) => "stage is-preview is-refused",
        (true, false) => "stage is-preview",
        (false, true) => "stage is-refused",
        (false, false) => "stage",
    }
}
