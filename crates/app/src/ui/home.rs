//! The shelf with all games, and a search that narrows as one types.

use super::ink::{Ink, On};
use super::mini;
use crate::deed::{Deed, Entry};
use crate::words;
use games::card::{Card, FAMILIES};
use session::say;

/// True if a game fits what was typed.
fn fits(card: &Card, wanted: &str) -> bool {
    let family = say::family(card.family).0;
    let told = [card.title, card.summary, card.id, card.objects.1, family].join(" ");
    let told = told.to_ascii_lowercase().replace('’', "'");
    let holds =
        |word: &str| told.as_bytes().windows(word.len()).any(|part| part == word.as_bytes());
    wanted.split_whitespace().all(holds)
}

/// The front page; `find` is what was typed into the search.
pub(crate) fn home(ink: &mut Ink, find: &str) {
    let wanted = find.trim().to_ascii_lowercase();
    let mut found = Vec::new();
    for game in games::GAMES {
        if fits(game.card(), &wanted) {
            found.push(game.card());
        }
    }
    ink.open("header|class=home-head");
    ink.say("h1|id=title|tabindex=-1", words::HOME_TITLE);
    ink.say("p", words::HOME_LEAD);
    ink.open("search");
    ink.open("label|class=find");
    ink.text(words::FIND);
    ink.open("input|type=search|autocomplete=off|spellcheck=false");
    ink.set("placeholder", words::FIND_HINT);
    ink.on(On::Input, Deed::Enter(Entry::Find));
    ink.shut();
    ink.shut();
    ink.shut();
    ink.shut();
    ink.open("p|role=status");
    ink.class(&[("notice", found.is_empty()), ("vh", !found.is_empty())]);
    if !wanted.is_empty() {
        ink.text(&words::found(found.len()));
    }
    ink.shut();
    families(ink, &found);
}

/// The games of each family under its name.
fn families(ink: &mut Ink, games: &[&'static Card]) {
    ink.list();
    for family in FAMILIES {
        let members = games.iter().filter(|card| card.family == family);
        let members: Vec<&'static Card> = members.copied().collect();
        if members.is_empty() {
            continue;
        }
        let (name, sentence) = say::family(family);
        ink.open("section|class=family");
        ink.key(name);
        ink.open("header|class=family-head");
        ink.say("h2", name);
        ink.say("p", sentence);
        ink.shut();
        mini::shelf(ink, &members);
        ink.shut();
    }
    ink.shut();
}

/// The page for an address that leads nowhere; `because` says what is wrong, if more is known.
pub(crate) fn lost(ink: &mut Ink, because: &str) {
    ink.open("header|class=home-head");
    ink.say("h1|id=title|tabindex=-1", words::LOST);
    ink.open("p");
    ink.text(because);
    ink.text(" ");
    ink.text(words::LOST_LEAD);
    ink.shut();
    ink.shut();
    let all: Vec<&'static Card> = games::GAMES.iter().map(|game| game.card()).collect();
    families(ink, &all);
}
