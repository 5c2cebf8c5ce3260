//! The text of a game with its small live boards, and its tables.

use super::View;
use super::mini::Mini;
use crate::about::{self, Block, section};
use crate::command::{Command, Entry};
use crate::words;
use games::card::Card;
use messages::Message;
use messages::markup;
use std::rc::Rc;
use web_common::hooks::use_event;
use yew::prelude::{Callback, Html, Properties, component, html, use_force_update};

/// The rule in three sentences, beside the title.
pub(crate) fn rule(view: &View, rule: &Message) -> Html {
    html! { <div class="rule" lang={view.language().clone()}><p>{ view.text(rule) }</p></div> }
}

/// The text of a game; `rule` if it says the rule as well, `open` once a fold was opened, and the tables
/// once they are there.
#[derive(Clone, Debug, Properties)]
pub(crate) struct BookProps {
    pub(crate) view: View,
    pub(crate) card: &'static Card,
    #[prop_or_default]
    pub(crate) rule: Option<Message>,
    /// True if no setting differs from the game that the text is about.
    pub(crate) usual: bool,
    pub(crate) open: bool,
    pub(crate) tables: Option<Rc<markup::Html>>,
}

impl PartialEq for BookProps {
    fn eq(&self, other: &Self) -> bool {
        let BookProps { view, card, rule, usual, open, tables } = self;
        card.id == other.card.id
            && *rule == other.rule
            && *usual == other.usual
            && *open == other.open
            && *view == other.view
            && *tables == other.tables
    }
}

/// Questions first; what answers them is folded.
///
/// Boards and tables wait until somebody opens a fold; the text is there from the start.
#[component]
pub(crate) fn Book(props: &BookProps) -> Html {
    let BookProps { view, card, rule: message, usual, open, tables } = props;
    let update = use_force_update();
    use_event(Some(about::TEXTS), Callback::from(move |()| update.force_update()));
    let language = about::language(card.id, view.language());
    let blocks = |kind, boards| blocks(view, (card.id, &language), kind, boards);
    let text = |kind, title: Message| {
        fold(view, &title, html! { <div class="text">{ blocks(kind, *open) }</div> })
    };
    html! {
        <div class="book" lang={language.clone()}>
            if let Some(message) = message {
                <h2 lang={view.language().clone()}>{ view.text(&words::rule()) }</h2>
                { rule(view, message) }
            }
            <h2 lang={view.language().clone()}>{ view.text(&words::questions()) }</h2>
            if language != *view.language() {
                <p class="soft" lang={view.language().clone()}>{ view.text(&words::about_in_english()) }</p>
            }
            if !usual {
                <p class="soft" lang={view.language().clone()}>{ view.text(&words::about_usual()) }</p>
            }
            { blocks("questions", true) }
            { text("theory", words::theory()) }
            { text("proof", words::proof()) }
            { fold(view, &words::tables(), said(view, tables.as_deref())) }
            { text("sources", words::sources()) }
        </div>
    }
}

fn fold(view: &View, title: &Message, text: Html) -> Html {
    html! {
        <details class="fold" ontoggle={view.on(Command::Unfold)}>
            <summary lang={view.language().clone()}>{ view.text(title) }</summary>
            { text }
        </details>
    }
}

/// The tables alone, where nothing else of the text is shown.
pub(crate) fn tables(view: &View, tables: &markup::Html) -> Html {
    html! { <div class="book">{ said(view, Some(tables)) }</div> }
}

/// Tables are said in the language of the page, which that of the text around them may not be.
fn said(view: &View, tables: Option<&markup::Html>) -> Html {
    html! {
        <div class="text said" lang={view.language().clone()} onchange={view.on(Command::Enter(Entry::Page))}>
            { tables.map(|tables| written(view, tables)) }
        </div>
    }
}

/// What the worker has written, in the language of the page.
pub(crate) fn written(view: &View, html: &markup::Html) -> Html {
    let html = html.with_words(&|message| view.say(message).to_string());
    Html::from_html_unchecked(html.into())
}

/// The blocks of a section, by the game and the language of its text.
fn blocks(view: &View, (game, language): (&'static str, &str), kind: &str, boards: bool) -> Html {
    let drawn = |block| match block {
        Block::Html(text) => Html::from_html_unchecked(text),
        Block::Play { pairs, caption } => html! {
            <figure class="fig">
                if boards {
                    <Mini view={view.clone()} {game} pairs={pairs.clone()} />
                }
                <figcaption>
                    { caption }
                    { " " }
                    <a lang={view.language().clone()} href={format!("#/play/{game}?{pairs}")}>{ view.text(&words::play_here()) }</a>
                </figcaption>
            </figure>
        },
    };
    html! { { for section(game, language, kind).into_iter().map(drawn) } }
}
