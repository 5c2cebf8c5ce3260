//! The search finds the games that people mean, and the list of games goes from easy to hard.

use crate::english::english;
use games::GAMES;
use games::card::{Card, Difficulty, FAMILIES};

fn found(typed: &str) -> Vec<&'static Card> {
    session::shelf::found(typed, &english)
}

/// What pupils and teachers type, and a game that has to be among those found.
const TYPED: [(&str, &str); 63] = [
    ("matches", "nim"),
    ("match", "one-pile"),
    ("Matchsticks", "one-pile"),
    ("21", "one-pile"),
    ("race to 100", "one-pile"),
    ("allumettes", "nim"),
    ("bâtonnets", "one-pile"),
    ("batonnets", "one-pile"),
    ("Fort Boyard", "one-pile"),
    ("marienbad", "nim"),
    ("binary", "nim"),
    ("fibonacci", "take-away"),
    ("golden ratio", "wythoff"),
    ("nombre d’or", "wythoff"),
    ("queen", "wythoff"),
    ("queens", "queens"),
    ("dame", "wythoff"),
    ("bowling", "kayles"),
    ("pins", "kayles"),
    ("jeu de quilles", "kayles"),
    ("skittles", "dawsons-kayles"),
    ("dawson", "dawsons-chess"),
    ("chess", "dawsons-chess"),
    ("échecs", "dawsons-chess"),
    ("prime", "sum-from-product"),
    ("prime numbers", "no-factor"),
    ("nombres premiers", "no-factor"),
    ("factors", "no-factor"),
    ("square root", "demon-money"),
    ("racine carrée", "demon-money"),
    ("chocolate", "chomp"),
    ("chocolat", "chocolate-stones"),
    ("tic tac toe", "treblecross"),
    ("tic-tac-toe", "treblecross"),
    ("noughts and crosses", "treblecross"),
    ("morpion", "treblecross"),
    ("petits carrés", "dots-and-boxes"),
    ("boxes", "dots-and-boxes"),
    ("octal", "heap-rule"),
    ("own rule", "heap-rule"),
    ("graph", "remove-an-edge"),
    ("graphe", "remove-an-edge"),
    ("tiles", "remove-a-square"),
    ("odd or even", "parity-subtraction"),
    ("pair impair", "parity-subtraction"),
    ("grundy's game", "grundys-game"),
    ("losange", "diamond"),
    ("easy game", "one-pile"),
    // Names of older pages and books.
    ("Rip Van Winkle", "kayles"),
    ("Corner the Lady", "wythoff"),
    ("Rook", "nim"),
    ("Raisin game", "candy-squares"),
    ("Bulo", "tactix"),
    ("Bogus Nim", "silver-dollar"),
    ("Calendar Nim", "date-game"),
    ("Odd Scoring", "parity-subtraction"),
    ("Plainim Misère", "plainim"),
    ("Sticky Problem", "sticks"),
    ("Two-Stick Start", "sticks"),
    ("No Silver Dollar", "silver-dollar"),
    ("Dawson Chess", "dawsons-chess"),
    ("domino", "cram"),
    ("dots and pairs", "cram"),
];

fn ids(typed: &str) -> Vec<&'static str> {
    found(typed).iter().map(|card| card.id).collect()
}

#[test]
fn the_search_finds_games_by_the_words_that_people_type() {
    let missed: Vec<_> = TYPED.iter().filter(|(typed, game)| !ids(typed).contains(game)).collect();
    assert!(missed.is_empty(), "{missed:?}");
    for (typed, _) in TYPED.iter().filter(|(typed, _)| *typed != "easy game") {
        assert!(ids(typed).len() <= GAMES.len() / 3, "{typed} finds {:?}", ids(typed));
    }
    for typed in ["xyzzy", "prime bowling", "…"] {
        assert!(found(typed).is_empty(), "{typed} finds {:?}", ids(typed));
    }
}

#[test]
fn every_game_is_found_by_each_of_its_words() {
    for game in GAMES {
        let card = game.card();
        let (title, search) = (english(&(card.title)()), english(&(card.search)()));
        for word in search.split(' ').chain([&*title, card.id]) {
            for typed in [word.to_string(), word.to_uppercase(), format!(" the {word} ")] {
                assert!(ids(&typed).contains(&card.id), "{typed} does not find {}", card.id);
            }
        }
    }
}

#[test]
fn the_list_of_games_goes_from_easy_to_hard() {
    let all = found("");
    assert_eq!(all.len(), GAMES.len());
    assert_eq!(ids("  the game "), ids(""));
    assert_eq!(all[0].difficulty, Difficulty::Begin);
    let place = |family| FAMILIES.iter().position(|other| *other == family);
    assert!(all.windows(2).all(|pair| {
        (place(pair[0].family), pair[0].difficulty) <= (place(pair[1].family), pair[1].difficulty)
    }));
}

#[test]
fn a_name_of_an_older_page_leads_to_the_game_with_its_settings() {
    let mut seen = 0;
    for game in GAMES {
        for name in game.names() {
            let card = game.card();
            assert!(ids(name.said).contains(&card.id), "{} does not find {}", name.said, card.id);
            let meant = session::shelf::meant(card, name.said).expect("it is meant");
            assert_eq!(meant.pairs, name.pairs, "{}", name.said);
            let link = session::shelf::searched(card, Some(meant));
            let (opened, wrong) = session::Session::open(&link).expect("it is in the catalogue");
            assert!(wrong.is_none(), "{link}: {wrong:?}");
            let pairs = session::link::pairs(name.pairs);
            let kept = |pair: &(String, String)| {
                pair.0 == "at" && pair.1 == opened.at() || link.pairs.contains(pair)
            };
            let usual = |pair: &(String, String)| {
                let field = card.fields.iter().position(|field| field.key == pair.0);
                field.is_some_and(|field| opened.setup().text(field) == pair.1)
            };
            assert!(pairs.iter().all(|pair| kept(pair) || usual(pair)), "{}: {link}", name.said);
            seen += 1;
        }
        let title = english(&(game.card().title)());
        assert_eq!(session::shelf::meant(game.card(), game.card().id), None, "{title}");
        assert_eq!(session::shelf::meant(game.card(), ""), None, "{title}");
    }
    assert!(seen >= 15, "{seen} names");
}
