//! The board on its cloth, or what it would be after the move that was tried.

use super::View;
use super::{board, bubble};
use crate::stage::Stage;
use crate::words;
use yew::prelude::{Html, html};

/// What is drawn on the cloth; `here` is the cell that takes the focus.
pub(crate) fn picture(view: &View, stage: &Stage, here: Option<u32>) -> Html {
    let ghost = stage.ghost.as_deref();
    let ply = ghost.unwrap_or(&stage.table.session).cursor();
    html! {
        <>
            { board::board(view, &stage.scene, (ply, ghost.is_some()), here) }
            if ghost.is_some() {
                <p class="tag" aria-hidden="true">{ view.text(&words::preview()) }</p>
            }
            { bubble::bubble(view, &stage.table) }
        </>
    }
}

/// The class of the cloth.
pub(crate) fn class(stage: &Stage) -> &'static str {
    if stage.ghost.is_some() { "stage is-ghost" } else { "stage" }
}
