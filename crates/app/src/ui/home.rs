//! The shelf with all games, and a search that narrows as one types.

use super::ink::{Ink, On};
use super::mini;
use crate::deed::{Deed, Entry};
use crate::words;
use games::card::{Card, FAMILIES};
use messages::Message;
use session::{say, shelf};

/// The front page; `find` is what was typed into the search.
pub(crate) fn home(ink: &mut Ink, find: &str) {
    let found = shelf::found(find, &|message| ink.words(message));
    ink.open("header|class=home-head");
    ink.say("h1|id=title|tabindex=-1", &words::home_title());
    ink.say("p", &words::home_lead());
    ink.open("search");
    ink.open("label|class=find");
    ink.text(&words::find());
    ink.open("input|type=search|autocomplete=off|spellcheck=false");
    ink.set("placeholder", &words::find_hint());
    ink.set("value", find);
    ink.on(On::Input, Deed::Enter(Entry::Find));
    ink.shut();
    ink.shut();
    ink.shut();
    ink.shut();
    ink.open("p|role=status");
    ink.class(&[("notice", found.is_empty()), ("vh", !found.is_empty())]);
    if !find.trim().is_empty() {
        ink.text(&words::games_found(found.len() as u64));
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
        ink.key(name.id());
        ink.open("header|class=family-head");
        ink.say("h2", &name);
        ink.say("p", &sentence);
        ink.shut();
        mini::shelf(ink, &members);
        ink.shut();
    }
    ink.shut();
}

/// The page for an address that leads nowhere; `because` says what is wrong, if more is known.
pub(crate) fn lost(ink: &mut Ink, because: Option<&Message>) {
    ink.open("header|class=home-head");
    ink.say("h1|id=title|tabindex=-1", &words::no_page());
    ink.open("p");
    if let Some(because) = because {
        ink.text(because);
        ink.text(" ");
    }
    ink.text(&words::no_page_lead());
    ink.shut();
    ink.shut();
    families(ink, &shelf::found("", &|message| ink.words(message)));
}
