//! The text of a game with its small live boards, and its tables.

use super::mini::Mini;
use super::tables::table;
use crate::words;
use games::prose::{self, Block, Kind, Section};
use games::setup::Setup;
use yew::prelude::*;

/// The rule in three sentences, beside the title.
pub(crate) fn rule(game: &'static str) -> Html {
    let rule = section(game, Kind::Rule);
    html! { <div class="rule">{ rule.map(|rule| blocks(game, rule)) }</div> }
}

fn section(game: &str, kind: Kind) -> Option<&'static Section> {
    prose::prose(game)?.iter().find(|section| section.kind == kind)
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
    let open = use_state(|| false);
    let set = open.setter();
    let ontoggle = Callback::from(move |_: Event| set.set(true));
    let deps = (game, props.setup.clone(), *open);
    let tables = use_memo(deps, |(game, setup, open)| {
        let game = games::find(game).filter(|_| *open);
        game.map(|game| game.tables(setup)).unwrap_or_default()
    });
    let fold = |kind: Kind, title: &'static str| {
        section(game, kind).map(|section| {
            html! {
                <details class="fold">
                    <summary>{ title }</summary>
                    <div class="text">{ blocks(game, section) }</div>
                </details>
            }
        })
    };
    html! {
        <div class="book">
            if props.rule {
                <h2>{ words::RULE }</h2>
                { rule(game) }
            }
            if let Some(questions) = section(game, Kind::Questions) {
                <h2>{ words::QUESTIONS }</h2>
                { blocks(game, questions) }
            }
            { fold(Kind::Theory, words::THEORY) }
            { fold(Kind::Proof, words::PROOF) }
            <details class="fold" {ontoggle}>
                <summary>{ words::TABLES }</summary>
                <div class="text">{ for tables.iter().map(table) }</div>
            </details>
            { fold(Kind::Sources, words::SOURCES) }
        </div>
    }
}

fn blocks(game: &'static str, section: &'static Section) -> Html {
    let block = |block: &'static Block| match block {
        Block::Html(text) => Html::from_html_unchecked(AttrValue::Static(text)),
        Block::Play { pairs, caption } => {
            html! {
                <figure class="fig">
                    <Mini {game} pairs={*pairs}/>
                    <figcaption>
                        { *caption }{ " " }
                        <a href={format!("#/play/{game}?{pairs}")}>{ words::OPEN }</a>
                    </figcaption>
                </figure>
            }
        }
    };
    html! { { for section.blocks.iter().map(block) } }
}
