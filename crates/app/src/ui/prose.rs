//! The text of a game with its small live boards, and its tables.

use super::mini::{self, Mini};
use super::tables::Tables;
use crate::words;
use games::prose::{self, Block, Kind, Section};
use games::setup::Setup;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct RuleProps {
    pub(crate) game: &'static str,
}

/// The rule in three sentences, beside the title.
#[component]
pub(crate) fn Rule(props: &RuleProps) -> Html {
    let rule = section(props.game, Kind::Rule);
    html! { <div class="rule">{ rule.map(|rule| blocks(props.game, rule)) }</div> }
}

fn section(game: &str, kind: Kind) -> Option<&'static Section> {
    prose::prose(game)?.iter().find(|section| section.kind == kind)
}

#[derive(Properties, PartialEq)]
pub(crate) struct BookProps {
    pub(crate) game: &'static str,
    pub(crate) setup: Setup,
}

/// Questions first; what answers them is folded.
#[component]
pub(crate) fn Book(props: &BookProps) -> Html {
    let game = props.game;
    let fold = |kind: Kind, title: &'static str| {
        section(game, kind).map(|section| html! {
            <details class="fold">
                <summary>{ title }</summary>
                <div class="text">{ blocks(game, section) }</div>
            </details>
        })
    };
    html! {
        <div class="book">
            if let Some(questions) = section(game, Kind::Questions) {
                <h2>{ words::QUESTIONS }</h2>
                { blocks(game, questions) }
            }
            { fold(Kind::Theory, words::THEORY) }
            { fold(Kind::Proof, words::PROOF) }
            <Tables {game} setup={props.setup.clone()}/>
            { fold(Kind::Sources, words::SOURCES) }
        </div>
    }
}

fn blocks(game: &'static str, section: &'static Section) -> Html {
    let block = |block: &'static Block| match block {
        Block::Html(text) => Html::from_html_unchecked(AttrValue::Static(text)),
        Block::Play { pairs, caption } => {
            let kind = mini::scene(game, pairs).map_or("", |scene| scene.kind);
            html! {
                <figure class="fig">
                    <div class={classes!("stage", mini::cloth(kind))}><Mini {game} pairs={*pairs}/></div>
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
