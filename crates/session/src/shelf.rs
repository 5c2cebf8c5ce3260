//! The shelf: all games from easy to deep, and those that match a search.

use crate::Session;
use crate::link::{self, Link};
use crate::say;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use games::GAMES;
use games::card::{Card, FAMILIES, Name};
use games::game::Game;
use messages::Message;

/// Filler words, which a search ignores.
const IDLE: [&str; 24] = [
    "a", "an", "the", "of", "with", "and", "in", "for", "to", "on", "game", "games", "le", "la",
    "les", "de", "du", "des", "jeu", "jeux", "avec", "et", "or", "ou",
];

/// The usual level of the site, of “Share” and of the snippets of its pages: a machine that errs now and then, so that
/// a beginner wins sometimes. A frame whose address names no level plays perfectly.
pub const LEVEL: &str = "slips";

/// The link to the first start of a game, which the first player can win, against the usual machine.
///
/// ```
/// let nim = games::find("nim").expect("it is in the catalogue");
/// assert_eq!(session::shelf::first(nim.card()).to_string(), "nim?level=slips");
/// ```
pub fn first(card: &Card) -> Link {
    usual(card, card.starts.first().map_or("", |start| start.pairs))
}

/// A start against the usual machine.
fn usual(card: &Card, pairs: &str) -> Link {
    let mut pairs = link::pairs(pairs);
    pairs.push(("level".to_string(), LEVEL.to_string()));
    let link = Link { game: card.id.to_string(), pairs };
    Session::open(&link).map_or(link, |(session, _)| session.link())
}

/// The name by which a search means a start of this game, if it means one more closely than the game itself.
///
/// ```
/// let plainim = games::find("plainim").expect("it is in the catalogue");
/// let meant = |typed| session::shelf::meant(plainim.card(), typed).map(|name| name.said);
/// assert_eq!(meant("plainim misere"), Some("Plainim Misère"));
/// assert_eq!(meant("Plainim"), None);
/// ```
pub fn meant(card: &Card, typed: &str) -> Option<&'static Name> {
    let typed = plain(typed);
    let within = |text: &str| {
        let text = plain(text);
        typed.split_whitespace().filter(|word| !IDLE.contains(word)).all(|word| text.contains(word))
    };
    let own = within(card.id);
    games::find(card.id)?.names().iter().find(|name| !own && within(name.said))
}

/// The link to the start that a search means ([`meant`]), against the usual machine; without one, that of [`first`].
///
/// ```
/// use session::shelf::{first, meant, searched};
/// let plainim = games::find("plainim").expect("it is in the catalogue").card();
/// let link = searched(plainim, meant(plainim, "plainim misère")).to_string();
/// assert_eq!(link, "plainim?misere=1&at=..x_..x_..x_xx.&level=slips");
/// assert_eq!(searched(plainim, None), first(plainim));
/// ```
pub fn searched(card: &Card, meant: Option<&Name>) -> Link {
    match meant {
        Some(name) => usual(card, name.pairs),
        None => first(card),
    }
}

/// The link with which the page of a game begins: as the list of games does on the site, as the contract
/// of frames says elsewhere.
///
/// ```
/// let diamond = games::find("diamond").expect("it is in the catalogue").card();
/// let [site, frame] = [true, false].map(|on_site| session::shelf::opening(diamond, on_site));
/// assert_eq!(frame.to_string(), "diamond");
/// assert_eq!(site, session::shelf::first(diamond));
/// ```
pub fn opening(card: &Card, on_site: bool) -> Link {
    if on_site { first(card) } else { link::link(card.id) }
}

/// The games that match a search, from easy to deep; all of them for an empty one.
///
/// Each word has to occur in the name of a game, its rule, its family or the words of its card, in any
/// order; case, accents and the s of a plural do not matter. `said` renders messages in the language of
/// the page; all but the id is searched in its words.
///
/// ```
/// let found: Vec<&str> = session::shelf::found("Queen", &|_| String::new()).iter().map(|card| card.id).collect();
/// assert_eq!(found, ["queens"]);
/// ```
pub fn found(typed: &str, said: &dyn Fn(&Message) -> String) -> Vec<&'static Card> {
    let typed = plain(typed);
    let words: Vec<&str> = typed.split_whitespace().filter(|word| !IDLE.contains(word)).collect();
    let found = GAMES.iter().filter(|game| fits(game, &words, said));
    let mut found: Vec<&Card> = found.map(|game| game.card()).collect();
    let place = |card: &Card| FAMILIES.iter().position(|family| *family == card.family);
    found.sort_by_key(|card| (place(card), card.difficulty));
    found
}

/// True if a game has all these words.
fn fits(game: &Game, words: &[&str], said: &dyn Fn(&Message) -> String) -> bool {
    if words.is_empty() {
        return true;
    }
    let card = game.card();
    let mut text = card.id.to_string();
    let (family, level) = (say::family(card.family).0, say::difficulty(card.difficulty));
    for part in [(card.title)(), (card.summary)(), (card.search)(), family, level] {
        text = text + " " + &said(&part);
    }
    for name in game.names() {
        text = text + " " + name.said;
    }
    let text = plain(&text);
    let holds = |word: &str| text.contains(word);
    words.iter().all(|word| holds(word) || one(word).is_some_and(holds))
}

/// A word without the s of its plural.
fn one(word: &str) -> Option<&str> {
    word.strip_suffix('s').filter(|one| one.len() > 2 && !one.ends_with('s'))
}

/// Lower case without accents and apostrophes, hyphens as blanks.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for c in text.chars() {
        plain.push(match c {
            '\'' | '’' | '‘' => continue,
            '-' | '–' | '_' => ' ',
            'à' | 'â' | 'À' | 'Â' => 'a',
            'ç' | 'Ç' => 'c',
            'é' | 'è' | 'ê' | 'ë' | 'É' | 'È' | 'Ê' => 'e',
            'î' | 'ï' => 'i',
            'ô' | 'Ô' => 'o',
            'ù' | 'û' => 'u',
            _ => c.to_ascii_lowercase(),
        });
    }
    plain
}
