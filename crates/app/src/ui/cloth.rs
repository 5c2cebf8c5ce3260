//! The board on its cloth, or what it would be after the move that was tried.

use super::View;
use super::{board, bubble};
use crate::game_view::GameView;
use crate::words;
use yew::prelude::{Html, html};

/// What is drawn on the cloth; `here` is the cell that takes the focus.
pub(crate) fn picture(view: &View, game: &GameView, here: Option<u32>) -> Html {
    let preview = game.preview.as_deref();
    let ply = preview.unwrap_or(&game.table.session).cursor();
    html! {
        <>
            { board::board(view, &game.scene, (ply, preview.is_some()), here) }
            if preview.is_some() {
                <p class="tag" aria-hidden="true">{ view.text(&words::preview()) }</p>
            }
            { bubble::bubble(view, &game.table) }
        </>
    }
}

/// The class of the cloth.
pub(crate) fn class(game: &GameView) -> &'static str {
    if game.preview.is_some() { "stage is-preview" } else { "stage" }
}
