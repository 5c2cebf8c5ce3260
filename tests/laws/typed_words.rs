//! Moves in words, in both languages: what a button says can be typed, and an error says what to type instead.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::english;
use crate::session::{notice, opened};
use games::GAMES;
use games::layout::Touching;
use messages::LANGUAGES;
use messages::native::Words;
use session::{Action, Session, say};
use solver::play;
use std::path::Path;

/// What says a message in each language.
fn languages() -> Vec<Words> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    LANGUAGES.iter().map(|(code, _)| Words::of(code, &crates).unwrap()).collect()
}

fn typed(session: &Session, text: &str) -> Session {
    session.reduce(Action::Typed(text.to_string())).unwrap_or_else(|| session.clone())
}

/// The notation of the move that a text means, in the first position.
fn meant(session: &Session, text: &str) -> Option<String> {
    let mv = session.meant(text, &english)?;
    Some(session.notation(session.cursor(), &mv))
}

#[test]
fn what_the_button_of_a_move_says_can_be_typed_in_each_language() {
    let (languages, mut wrong) = (languages(), Vec::new());
    for game in GAMES {
        for start in game.card().starts {
            let session = opened(&format!("{}?{}&players=two", game.card().id, start.pairs));
            let moves = play::moves(session.shown().moves(), 200);
            let step = moves.len().div_ceil(12);
            for mv in moves.iter().step_by(step) {
                for words in &languages {
                    let text = words.text(&say::button(&session, 0, mv));
                    let found = session.meant(&text, &|message| words.text(message));
                    // Moves of equal heaps differ only in their places, and moves that are told in the same words are
                    // one move.
                    let same = found.as_ref().is_some_and(|found| {
                        words.text(&say::button(&session, 0, found)) == text
                            || session.after(0, found) == session.after(0, mv)
                    });
                    if !same {
                        let found =
                            found.map(|found| words.text(&say::button(&session, 0, &found)));
                        wrong.push(format!("{}: {text} is {found:?}", session.address()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of them\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn numbers_alone_and_number_words_are_moves_where_they_are_clear() {
    for (address, text, wanted) in [
        ("nim?at=7", "7", Some("1-7")),
        ("nim?at=9000000000000000", "take 8999999999999999", Some("1-8999999999999999")),
        ("fraction-game?at=1_2.-4_3", "turn 1/2 into -1", Some("1.-1")),
        ("fraction-game?at=1_2.-4_3", "turn −4/3 into −3/2", Some("2.-3_2")),
        ("nim?at=7", "take seven", Some("1-7")),
        ("nim?at=0.0.5", "five", Some("3-5")),
        ("nim?at=0.0.5", "prends cinq", Some("3-5")),
        ("nim?at=3.4.5", "take two from heap three", Some("3-2")),
        ("nim?at=3.4.5", "take two from the third heap", None),
        ("nim?at=3.4.5", "from heap 3 take 2", Some("3-2")),
        ("nim?at=3.4.5", "prendre 2 du tas 3", Some("3-2")),
        ("nim?at=3.4.5", "2 from 3", Some("3-2")),
        ("nim?at=3.4.5", "take 2 from 3", Some("3-2")),
        ("nim?at=3.4.5", "2", None),
        ("moores-nim?at=2.4.5.7.8", "take 1 from heap 2 and 3 from heap 4", Some("2-1.4-3")),
        ("one-pile?at=21", "three", Some("3")),
        ("one-pile?at=21", "take 4", None),
        ("take-away?at=20", "douze", Some("12")),
        ("kayles?at=iiiiiii", "pins six and seven", Some("6-7")),
        ("kayles?at=iiiiiii", "quille six", Some("6")),
        ("diamond?at=xxx_xxx_xxx", "row two", Some("r2")),
        ("diamond?at=xxx_xxx_xxx", "colonne 3", Some("c3")),
        ("chomp?at=5.5.5", "row 2 column 3", Some("2-3")),
        ("dots-and-boxes?at=.._....._..", "draw AB", Some("AB")),
        ("dots-and-boxes?at=.._....._..", "ab", Some("AB")),
        ("sum-from-product?at=60", "6 x 10", Some("6x10")),
        ("sum-from-product?at=60", "six times ten", Some("6x10")),
        ("wythoff?at=7.10", "(6, 10)", Some("x1")),
        ("wythoff?face=piles&at=7.10", "six kittens", Some("x6")),
        ("treblecross?at=.......", "cell four", Some("4")),
        ("sum?games=nim.kayles&at=3~iii", "take 2 stones on board 1", Some("1~1-2")),
        ("nim?at=3.4.5", "4-", None),
        ("nim?at=3.4.5", "hello", None),
        ("nim?at=3.4.5", "take from heap", None),
        ("nim?at=3.4.5", "99999999999999999999", None),
    ] {
        let session = opened(&format!("{address}&players=two"));
        assert_eq!(meant(&session, text).as_deref(), wanted, "{address} {text}");
    }
}

#[test]
fn an_error_gives_a_move_that_can_be_typed_here_and_says_what_it_does() {
    let languages = languages();
    for game in GAMES {
        for start in game.card().starts {
            let session = opened(&format!("{}?{}&players=two", game.card().id, start.pairs));
            for text in ["xyz", "1-", "-", "9999", "take", "prends", "é"] {
                let refused = typed(&session, text);
                if !refused.line().is_empty() {
                    continue;
                }
                let here = session.address();
                for words in &languages {
                    let said = words.text(refused.notice().unwrap());
                    assert!(
                        !said.contains("character") && !said.contains("caractère"),
                        "{here}: {said}"
                    );
                    assert!(said.contains(text), "{here}: {said}");
                }
                let said = notice(&refused).unwrap();
                if said.contains(" can mean ") {
                    continue;
                }
                let example =
                    said.split("For example, ").nth(1).unwrap_or_else(|| panic!("{here}: {said}"));
                let notation = example.split(' ').next().unwrap();
                let played = typed(&session, notation);
                assert_eq!(played.line().len(), 1, "{here}: {said}");
                let does = english(&say::turn_made(&played, 0));
                let does = does.trim_start_matches("The first player ").trim_end_matches('.');
                assert!(example.starts_with(&format!("{notation} {does}; ")), "{here}: {said}");
            }
        }
    }
    let session = opened("nim?at=3.4.5&players=two");
    let said = notice(&typed(&session, "take two")).unwrap();
    assert_eq!(said, "“take two” can mean 3 moves here: 1-2, 2-2, 3-2.");
    let said = notice(&typed(&session, "1-9")).unwrap();
    assert_eq!(
        said,
        "The rules do not allow “1-9” here. For example, 1-1 takes 1 stone from heap 1; “moves” lists them all."
    );
    let said = notice(&typed(&opened("nim?at=3.4.5&players=two"), "xyz")).unwrap();
    assert!(said.starts_with("“xyz” is not a move. For example, 1-1 takes "), "{said}");
}

/// Words for what only a finger or only a mouse does.
const DEVICES: [&str; 10] = [
    "tap", "taps", "tapping", "click", "clicks", "clicking", "touchez", "toucher", "cliquez",
    "cliquer",
];

/// Whether somebody has a mouse, a finger or keys, a hint names what all of them do.
#[test]
fn hints_fit_a_mouse_as_well_as_a_finger() {
    let languages = languages();
    for game in GAMES {
        for start in game.card().starts {
            let session = opened(&format!("{}?{}&players=two", game.card().id, start.pairs));
            let begin = |multi_step| Touching::Begin { multi_step };
            for touching in [begin(false), begin(true), Touching::Extend] {
                let all = session.position(0).board().touch_hints(touching);
                for hint in all {
                    for words in &languages {
                        let said = words.text(&hint);
                        let word = |word: &str| {
                            said.to_lowercase()
                                .split(|c: char| !c.is_alphabetic())
                                .any(|one| one == word)
                        };
                        assert!(!DEVICES.into_iter().any(word), "{}: {said}", session.address());
                    }
                }
            }
        }
    }
}
