//! The text of a game with its small live boards, and its tables.

use super::ink::{Ink, On};
use super::part::{self, Part};
use crate::about::{Block, section};
use crate::deed::{Deed, Entry};
use crate::words;
use games::card::Card;
use messages::Message;
use messages::markup::Html;

/// Around the text of a game, which is English.
const BOOK: &str = "div|class=book|lang=en";
/// Around its tables.
const TABLES: &str = "div|class=text said";

/// Marks an element within the text whose words are messages, in the language of the page.
fn translated(ink: &mut Ink) {
    let language = ink.mail().language().to_string();
    ink.set("lang", &language);
}

/// Words of a message within the text.
fn say(ink: &mut Ink, spec: &'static str, message: &Message) {
    ink.open(spec);
    translated(ink);
    ink.text(message);
    ink.shut();
}

/// The rule in three sentences, beside the title.
pub(crate) fn rule(ink: &mut Ink, card: &Card) {
    ink.open("div|class=rule");
    translated(ink);
    ink.say("p", &(card.rule)());
    ink.shut();
}

/// Questions first; what answers them is folded.
///
/// Boards and tables wait until somebody opens a fold; the text is there from the start.
pub(crate) fn book(ink: &mut Ink, (card, told): (&Card, bool), open: bool, tables: Option<&Html>) {
    let game = card.id;
    ink.open(BOOK);
    ink.list();
    if told {
        say(ink, "h2", &words::rule());
        rule(ink, card);
    }
    ink.shut();
    say(ink, "h2", &words::questions());
    ink.list();
    blocks(ink, game, "questions", true);
    ink.shut();
    for (kind, title) in [
        ("theory", &words::theory()),
        ("proof", &words::proof()),
        ("", &words::tables()),
        ("sources", &words::sources()),
    ] {
        ink.open("details|class=fold");
        ink.on(On::Toggle, Deed::Unfold);
        say(ink, "summary", title);
        if kind.is_empty() {
            ink.open(TABLES);
            translated(ink);
            if let Some(tables) = tables {
                ink.on(On::Change, Deed::Enter(Entry::Page));
                html(ink, tables);
            }
        } else {
            ink.open("div|class=text");
            blocks(ink, game, kind, open);
        }
        ink.shut();
        ink.shut();
    }
    ink.shut();
}

/// The tables alone, where nothing else of the text is shown.
pub(crate) fn tables(ink: &mut Ink, tables: &Html) {
    ink.open(BOOK);
    ink.open(TABLES);
    translated(ink);
    ink.on(On::Change, Deed::Enter(Entry::Page));
    html(ink, tables);
    ink.shut();
    ink.shut();
}

/// What the worker has written, in the language of the page.
pub(crate) fn html(ink: &mut Ink, html: &Html) {
    let html = html.with_words(&|message| ink.words(message));
    ink.raw(html.into());
}

fn blocks(ink: &mut Ink, game: &'static str, kind: &str, boards: bool) {
    for block in section(game, kind) {
        let (pairs, caption) = match block {
            Block::Html(text) => {
                ink.raw(text);
                continue;
            }
            Block::Play { pairs, caption } => (pairs, caption),
        };
        ink.open("figure|class=fig");
        ink.list();
        if boards {
            part::put(ink, Part::Mini { game, pairs: pairs.clone(), shelf: false });
        }
        ink.shut();
        ink.open("figcaption");
        ink.text(&*caption);
        ink.text(" ");
        ink.open("a");
        translated(ink);
        ink.set("href", &format!("#/play/{game}?{pairs}"));
        ink.text(&words::play_here());
        ink.shut();
        ink.shut();
        ink.shut();
    }
}
