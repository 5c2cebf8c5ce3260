//! The shelf with all games, and a search that narrows as one types.

use crate::ui::mini;
use crate::{browser, words};
use games::card::{Card, FAMILIES};
use session::say;
use yew::prelude::*;

/// Games that fit what was typed, family by family.
fn found(text: &str) -> Vec<&'static Card> {
    let wanted = text.trim().to_ascii_lowercase();
    let fits = |card: &&'static Card| {
        let told = [card.title, card.summary, card.id, card.objects.1, say::family(card.family).0]
            .join(" ")
            .to_ascii_lowercase();
        wanted.split_whitespace().all(|word| told.replace('’', "'").contains(word))
    };
    games::GAMES.iter().map(|game| game.card()).filter(fits).collect()
}

#[component]
pub(crate) fn Home() -> Html {
    let text = use_state(String::new);
    let games = found(&text);
    let typed = text.setter();
    let oninput = Callback::from(move |event: InputEvent| typed.set(browser::value(&event)));
    let count = if text.trim().is_empty() { String::new() } else { words::found(games.len()) };
    html! { <>
        <header class="home-head">
            <h1 id="title" tabindex="-1">{ words::HOME_TITLE }</h1>
            <p>{ words::HOME_LEAD }</p>
            <search>
                <label class="find">
                    { words::FIND }
                    <input type="search" {oninput} placeholder={words::FIND_HINT}
                        autocomplete="off" spellcheck="false"/>
                </label>
            </search>
        </header>
        <p role="status" class={if games.is_empty() { "notice" } else { "vh" }}>{ count }</p>
        { families(&games) }
    </> }
}

/// The games of each family under its name.
pub(crate) fn families(games: &[&'static Card]) -> Html {
    let section = |family| {
        let members = games.iter().filter(|card| card.family == family);
        let members: Vec<&'static str> = members.map(|card| card.id).collect();
        let (name, sentence) = say::family(family);
        html! {
            if !members.is_empty() {
                <section class="family" key={name}>
                    <header class="family-head"><h2>{ name }</h2><p>{ sentence }</p></header>
                    { mini::shelf(&members) }
                </section>
            }
        }
    };
    html! { { for FAMILIES.into_iter().map(section) } }
}
