//! Codes are read back as the same position; hostile texts give an error with a place.

use crate::english::{english, wrong};
use crate::positions::ByKind as _;
use crate::universe::{each_universe, setups};
use games::GAMES;
use games::card::{Card, Start};
use games::every_entry;
use games::game::{Catalogued, Entry, Game, PlayError, Position};
use games::setup::Setup;
use messages::Message;
use proptest::prelude::*;
use solver::code::CodeError;
use solver::play::Move;
use solver::position::Sizes;
use solver::rules;

/// Asserts that two positions have the same code, moves, turn and end.
pub(crate) fn assert_same(one: &Position, other: &Position) {
    let all = |at: &Position| (at.code().to_string(), at.moves().to_vec(), at.multi_step());
    assert_eq!(all(one), all(other));
    let state = |at: &Position| (at.turn(), at.ended(), at.points(), at.over());
    assert_eq!(state(one), state(other), "{one:?}");
}

/// Asserts that an error is one line and names the place.
fn names_a_place(error: &CodeError) {
    let text = wrong(error);
    assert!(error.place >= 1);
    assert!(!text.contains('\n') && !text.ends_with('.') && !text.is_empty());
    let place = format!("character {}", error.place);
    assert!(text.contains(&place) || text.contains("2000 characters"), "{text}");
    assert!(text.starts_with(|c: char| c.is_lowercase()), "{text}");
}

fn written<C: Catalogued>(_: &Entry<C>) {
    each_universe::<C>(2000, |setup, all| {
        for at in &all.positions {
            let code = all.rules.write(at);
            let here = format!("{} {setup:?} {code}", C::CARD.id);
            assert_eq!(all.rules.read(&code).as_ref(), Ok(at), "{here}");
            let unreserved = |c: char| c.is_ascii_alphanumeric() || "._~-".contains(c);
            assert!(code.chars().all(unreserved), "{here}");
            assert!(code.len() <= solver::code::LONGEST, "{here}");
        }
    });
}

fn sizes<C: Catalogued>(entry: &Entry<C>) {
    let entry = entry.game();
    for setup in setups(entry.card()) {
        let rules = C::rules(&setup);
        let start = C::start(&rules);
        assert!(!rules::ranges(&rules, &start).is_empty(), "{} {setup:?}", C::CARD.id);
        let range = rules.sizes();
        if range == Sizes::NONE {
            continue;
        }
        let (low, high) = (vec![range.each.0; range.count.0], vec![range.each.1; range.count.1]);
        for sizes in [low, high] {
            let at = rules.with_sizes(&sizes);
            assert_eq!(rules.to_sizes(&at), sizes, "{} {setup:?}", C::CARD.id);
            assert_eq!(rules.read(&rules.write(&at)).as_ref(), Ok(&at));
        }
        let clamped = entry.with_sizes(&setup, &[0, u64::MAX, 7]).unwrap();
        assert_same(&clamped, &entry.read(&setup, clamped.code()).unwrap());
        assert!(entry.with_sizes(&setup, &[]).is_some());
        assert!(entry.with_sizes(&setup, &[u64::MAX; 3000]).is_some());
    }
}

/// The settings and the position of the pairs of a start.
fn opened(game: &'static Game, pairs: &str) -> (Setup, String) {
    let mut setup = Setup::of(game.card());
    let mut at = None;
    for pair in pairs.split('&') {
        let (key, text) = pair.split_once('=').unwrap();
        if key == "at" {
            at = Some(text.to_string());
            continue;
        }
        let fields = game.card().fields;
        let index = fields.iter().position(|field| field.key == key).unwrap();
        setup.set(game.card(), index, text).unwrap();
        assert_eq!(setup.text(index), text, "a start has the canonical text");
    }
    (setup, at.expect("a start has a position"))
}

fn edits<C: Catalogued>(entry: &Entry<C>) {
    let entry = entry.game();
    each_universe::<C>(60, |setup, all| {
        for at in &all.positions {
            let code = all.rules.write(at);
            let at = entry.read(setup, &code).unwrap();
            for place in (0..12).chain([120, u32::MAX]) {
                for amount in [0, 1, 2, 7, 1000, u64::MAX - 1, u64::MAX] {
                    match entry.edit(setup, &at, place, amount) {
                        Ok(edited) => {
                            assert_same(&edited, &entry.read(setup, edited.code()).unwrap());
                        }
                        Err(error) => names_a_place(&error),
                    }
                }
            }
        }
    });
}

#[test]
fn edits_are_read_or_refused() {
    every_entry!(edits);
}

#[test]
fn starts_of_the_cards_can_be_opened() {
    for game in GAMES {
        let Card { starts, shelf, id, .. } = game.card();
        let shelf = Start { name: Message::nothing, pairs: shelf };
        for start in starts.iter().chain([&shelf]) {
            let (setup, at) = opened(game, start.pairs);
            let read = game.read(&setup, &at).unwrap_or_else(|e| panic!("{id} {start:?}: {e:?}"));
            assert_eq!(read.code(), at, "{id} {start:?}");
            assert!(!read.over(), "{id} {start:?}");
        }
        // The position of an address without one is a named start as well.
        let usual = Setup::of(game.card());
        let ats = starts.iter().map(|start| opened(game, start.pairs));
        let mut ats = ats.filter(|(setup, _)| *setup == usual).map(|(_, at)| at).peekable();
        let none = ats.peek().is_none();
        assert!(
            none || ats.any(|at| at == game.first(&usual).code()),
            "{id}: the default has no name"
        );
    }
}

/// The signs and words of a code that its description does not name: everything in quotes, a point and a
/// hyphen also by their names.
fn unnamed(code: &str, told: &str) -> Vec<String> {
    let quoted: Vec<&str> =
        told.split('“').skip(1).filter_map(|rest| rest.split('”').next()).collect();
    let named = |part: &str| match part {
        "." => told.contains("point"),
        "-" => told.contains("hyphen"),
        _ => false,
    };
    let known = |part: &str| named(part) || quoted.iter().any(|sign| sign.contains(part));
    let words = code.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    let signs = code.chars().filter(|c| !c.is_ascii_alphanumeric()).map(String::from);
    let parts = words.map(String::from).chain(signs);
    let each = |part: &str| part.chars().all(|c| known(&c.to_string()));
    parts.filter(|part| !known(part) && !each(part)).collect()
}

fn described<C: Catalogued>(_: &Entry<C>) {
    let [position, moves] = [C::CARD.position, C::CARD.moves].map(|told| english(&told()));
    each_universe::<C>(300, |setup, all| {
        for at in &all.positions {
            let code = all.rules.write(at);
            // A sum is written by its parts, and a line by the letters of two dots.
            let by_parts = position.contains("own game");
            let code = if by_parts { code.replace(|c| c != '~', "") } else { code };
            assert_eq!(unnamed(&code, &position), [""; 0], "{} {setup:?} {code}", C::CARD.id);
            for span in rules::ranges(&all.rules, at) {
                let mv = all.rules.write_move(at, &Move::one(span.place, span.low));
                let mv = if by_parts { mv.replace(|c| c != '~', "") } else { mv };
                let mv = if moves.contains("letters") { String::new() } else { mv };
                assert_eq!(unnamed(&mv, &moves), [""; 0], "{} {setup:?} {mv}", C::CARD.id);
            }
        }
    });
}

#[test]
fn every_sign_of_a_code_is_described() {
    assert_eq!(unnamed("3.1-x_none", "“x”, a point and “none”"), ["-", "_"]);
    every_entry!(described);
}

#[test]
fn codes_are_read_back_as_the_same_position() {
    every_entry!(written);
}

#[test]
fn sizes_make_positions() {
    every_entry!(sizes);
}

/// Passes a text to every parser of every game.
fn feed(text: &str) {
    for game in GAMES {
        let card = game.card();
        let mut setup = Setup::of(card);
        for index in 0..card.fields.len() {
            let before = setup.clone();
            match setup.set(card, index, text) {
                Ok(()) => {
                    let canonical = setup.text(index).to_string();
                    setup.set(card, index, &canonical).unwrap();
                    assert_eq!(setup.text(index), canonical);
                }
                Err(error) => {
                    names_a_place(&error);
                    assert_eq!(setup, before);
                }
            }
        }
        for setup in [Setup::of(card), setup] {
            feed_position(game, &setup, text);
        }
    }
}

fn feed_position(game: &Game, setup: &Setup, text: &str) {
    match game.read(setup, text) {
        Ok(read) => assert_same(&read, &game.read(setup, read.code()).unwrap()),
        Err(error) => names_a_place(&error),
    }
    if let Err(PlayError::Move(error)) = game.first(setup).read_move(text) {
        names_a_place(&error);
    }
}

/// Random texts of characters from real codes, and a few others.
fn near_code() -> impl Strategy<Value = String> {
    let letters =
        prop::sample::select("0123456789....iii__--xy+/~ é\0٣１".chars().collect::<Vec<_>>());
    prop::collection::vec(letters, 0..30).prop_map(|letters| letters.into_iter().collect())
}

/// A real code with one character changed, inserted or removed.
fn damaged() -> impl Strategy<Value = String> {
    let codes: Vec<String> = GAMES
        .iter()
        .flat_map(|game| {
            let setup = Setup::of(game.card());
            (0..4).map(move |seed| games::judged(game.card().id).unwrap().random(&setup, seed))
        })
        .chain(
            ["1-3", "1.3.4", "2x-1", "3x/2+7", "xx", "5.5", "1000000000000000"].map(String::from),
        )
        .collect();
    (prop::sample::select(codes), any::<prop::sample::Index>(), any::<char>(), 0..3).prop_map(
        |(code, index, letter, how)| {
            let mut letters: Vec<char> = code.chars().collect();
            let place = index.index(letters.len());
            match how {
                0 => letters[place] = letter,
                1 => letters.insert(place, letter),
                _ => {
                    letters.remove(place);
                }
            }
            letters.into_iter().collect()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        feed(&text);
    }

    #[test]
    fn nearly_right_texts_are_read_or_refused(text in near_code()) {
        feed(&text);
    }

    #[test]
    fn damaged_codes_are_read_or_refused(text in damaged()) {
        feed(&text);
    }
}

#[test]
fn hostile_texts_are_refused() {
    let long = ["1.".repeat(5000), "i".repeat(3000), "9".repeat(400), "_".repeat(1500)];
    let texts = [
        "",
        " ",
        "+1",
        "1e9",
        "007",
        "00",
        "0x10",
        "1..2",
        ".1",
        "1.",
        "١",
        "１",
        "𝟏",
        "\u{202e}1",
        "18446744073709551616",
        "99999999999999999999999",
        "NaN",
        "null",
        "<b>",
        "%31",
        "1\n",
        "\t1",
        "i i",
        "_i",
        "i_",
        "i__i",
        "-",
        "--",
        "x--1",
        "xy",
        "\u{0}",
        "1,2",
    ];
    for game in GAMES {
        let setup = Setup::of(game.card());
        for text in texts.into_iter().chain(long.iter().map(String::as_str)) {
            feed(text);
            let error = game.read(&setup, text).expect_err(text);
            names_a_place(&error);
        }
        // Negative numbers are read by a game that has them, and by no other.
        for text in ["-1", "1.-1"] {
            feed(text);
            match game.read(&setup, text) {
                Ok(read) => assert_eq!(read.code(), text),
                Err(error) => names_a_place(&error),
            }
        }
    }
}

#[test]
fn random_starts_can_be_played() {
    for game in GAMES {
        for setup in setups(game.card()) {
            for seed in 0..200 {
                let code = games::judged(game.card().id).unwrap().random(&setup, seed);
                let read = game.read(&setup, &code).unwrap();
                assert_eq!((read.code(), read.over()), (&*code, false), "{setup:?}");
            }
        }
    }
}
