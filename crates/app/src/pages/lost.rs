//! What stands where nothing is: why, and the shelf.

use super::home::families;
use crate::words;
use games::card::Card;
use yew::prelude::*;

/// The page for an address that leads nowhere; `because` says what is wrong, if more is known.
pub(crate) fn lost(because: &str) -> Html {
    let all: Vec<&'static Card> = games::GAMES.iter().map(|game| game.card()).collect();
    html! { <>
        <header class="home-head">
            <h1 id="title" tabindex="-1">{ words::LOST }</h1>
            <p>{ because.to_string() }{ " " }{ words::LOST_LEAD }</p>
        </header>
        { families(&all) }
    </> }
}
