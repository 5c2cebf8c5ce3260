//! What stands where nothing is: why, and the shelf.

use super::home::families;
use crate::words;
use games::card::Card;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct LostProps {
    /// What is wrong with the address, if more is known.
    pub(crate) because: AttrValue,
}

#[component]
pub(crate) fn Lost(props: &LostProps) -> Html {
    let all: Vec<&'static Card> = games::GAMES.iter().map(|game| game.card()).collect();
    html! { <>
        <header class="home-head">
            <h1 id="title" tabindex="-1">{ words::LOST }</h1>
            <p>{ &props.because }{ " " }{ words::LOST_LEAD }</p>
        </header>
        { families(&all) }
    </> }
}
