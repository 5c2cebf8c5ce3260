//! The text of a game with its small live boards, and its tables.

use super::mini::Mini;
use super::tables::table;
use crate::about::{Block, section};
use crate::words;
use games::setup::Setup;
use yew::prelude::*;

/// The rule in three sentences, beside the title.
pub(crate) fn rule(game: &'static str) -> Html {
    html! { <div class="rule">{ blocks(game, "rule", true) }</div> }
}

#[derive(Properties, PartialEq)]
pub(crate) struct BookProps {
    pub(crate) game: &'static str,
    /// True if the rule is told here, because there is no room for it above.
    pub(crate) rule: bool,
    pub(crate) setup: Setup,
}

/// Questions first; what answers them is folded.
#[component]
pub(crate) fn Book(props: &BookProps) -> Html {
    let game = props.game;
    // Boards and tables wait until somebody opens a fold; the text is there from the start.
    let open = use_state_eq(|| false);
    let set = open.setter();
    let ontoggle = Callback::from(move |_: Event| set.set(true));
    let deps = (game, props.setup.clone(), *open);
    let tables = use_memo(deps, |(game, setup, open)| {
        let game = games::find(game).filter(|_| *open);
        game.map(|game| game.tables(setup)).unwrap_or_default()
    });
    let fold = |kind: &str, title: &'static str| {
        html! {
            <details class="fold" ontoggle={ontoggle.clone()}>
                <summary>{ title }</summary>
                <div class="text">{ blocks(game, kind, *open) }</div>
            </details>
        }
    };
    html! {
        <div class="book">
            if props.rule {
                <h2>{ words::RULE }</h2>
                { rule(game) }
            }
            <h2>{ words::QUESTIONS }</h2>
            { blocks(game, "questions", true) }
            { fold("theory", words::THEORY) }
            { fold("proof", words::PROOF) }
            <details class="fold" ontoggle={ontoggle.clone()}>
                <summary>{ words::TABLES }</summary>
                <div class="text">{ for tables.iter().map(table) }</div>
            </details>
            { fold("sources", words::SOURCES) }
        </div>
    }
}

fn blocks(game: &'static str, kind: &str, boards: bool) -> Html {
    let block = |block: Block| match block {
        Block::Html(text) => Html::from_html_unchecked(text),
        Block::Play { pairs, caption } => {
            let href = format!("#/play/{game}?{pairs}");
            html! {
                <figure class="fig">
                    if boards { <Mini {game} {pairs}/> }
                    <figcaption>
                        { caption }{ " " }
                        <a {href}>{ words::OPEN }</a>
                    </figcaption>
                </figure>
            }
        }
    };
    html! { { for section(game, kind).into_iter().map(block) } }
}
