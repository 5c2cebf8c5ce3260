//! Parity subtraction on the page: texts, drawings, typed moves, links and endings.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::{english, html};
use crate::session::{answered, opened, spoken, touch, touched};
use games::scene::Decor;
use session::{Action, Session, say};
use solver::play::Outcome;

fn typed(session: &Session, moves: &str) -> Session {
    moves.split(' ').fold(session.clone(), |session, mv| {
        let next = session.reduce(Action::Typed(mv.to_string())).unwrap();
        assert_eq!(next.notice(), None, "{mv}");
        next
    })
}

fn blocks(session: &Session) -> Vec<(String, bool)> {
    let scene = session.scene(false);
    let block = |decor: &Decor| match decor {
        Decor::Block { text, lit, .. } => Some((english(text), *lit)),
        _ => None,
    };
    scene.over.iter().filter_map(block).collect()
}

#[test]
fn both_collections_are_shown_with_their_parity() {
    let session = opened("parity-subtraction?at=9&players=two");
    assert_eq!(blocks(&session), [("0 (even)".into(), true), ("0 (even)".into(), true)]);
    let later = typed(&session, "2 1 3");
    assert_eq!(later.at(), "3.5.1~b");
    assert_eq!(blocks(&later), [("5 (odd)".into(), false), ("1 (odd)".into(), false)]);
    assert_eq!(later.link().to_string(), "parity-subtraction?at=9&do=2,1,3&players=two");
    assert_eq!(opened(&later.link().to_string()).at(), later.at());
    // The first place belongs to the player who moved first, even if that is the second player.
    let turned = typed(&opened("parity-subtraction?at=9.4.2~b&players=two"), "3");
    assert_eq!((turned.at(), turned.score()), ("6.4.5", Some([5, 4])));
    let odd = typed(&opened("parity-subtraction?at=9&odd=1&players=two"), "2 1");
    assert_eq!(blocks(&odd), [("2 (even)".into(), false), ("1 (odd)".into(), true)]);
}

#[test]
fn the_ending_names_both_numbers() {
    let won = typed(&opened("parity-subtraction?at=5&players=two"), "1 3 1");
    assert_eq!(won.winner(), Some(0));
    assert_eq!(
        english(&say::turn(&won)),
        "The first player wins: the first player 2 (even), the second player 3 (odd)."
    );
    // E28: with an even total there is no winner.
    let drawn = typed(&opened("parity-subtraction?at=6&players=two"), "1 2 3");
    assert_eq!((drawn.winner(), drawn.over()), (None, true));
    assert!(
        english(&say::turn(&drawn)).starts_with("It is a draw"),
        "{}",
        english(&say::turn(&drawn))
    );
    // A bean that no move can take stays, and the game ends.
    let stays = typed(&opened("parity-subtraction?at=6&take=2-3&players=two"), "2 3");
    assert_eq!((stays.winner(), stays.over(), stays.at()), (Some(0), true, "1.2.3"));
}

#[test]
fn marks_show_wins_losses_and_draws() {
    let marks = |address: &str| {
        let known = answered(opened(&format!("{address}&players=two&show=values")));
        let scene = known.scene(true);
        let found: Vec<_> = scene.spots().filter_map(|spot| spot.mark).collect();
        (found, known)
    };
    let (found, known) = marks("parity-subtraction?at=27");
    let lines = [Outcome::N, Outcome::P, Outcome::N];
    assert_eq!(found, lines);
    assert_eq!(
        english(&say::verdict(&known)),
        "The first player can win from here (N): one move wins."
    );
    let reason = known.reason(0, known.winning()[0]).unwrap();
    let (words, picture) = (english(&reason.words), html(&reason.picture));
    assert!(words.contains("25 = 3 × 8 + 1"), "{words}");
    assert!(words.contains("two even holdings"), "{words}");
    assert!(picture.contains("1 ee"), "{picture}");
    let (found, known) = marks("parity-subtraction?at=24");
    assert_eq!(found, [Outcome::D; 3]);
    assert!(english(&known.verdict().unwrap().seen.words).contains("24 + 0 + 0 = 24 is even"));
    let labels: Vec<String> = known.scene(false).spots().map(|spot| english(&spot.label)).collect();
    assert!(labels[23].ends_with("keeps the draw") && !labels[23].contains('+'), "{}", labels[23]);
    let (_, known) = marks("parity-subtraction?at=12.4.3");
    let seen = english(&known.verdict().unwrap().seen.words);
    assert!(seen.contains("There the odd holder wins, no matter who is to move"), "{seen}");
}

#[test]
fn the_strip_is_the_same_game() {
    let strip = opened("parity-subtraction?at=13&face=strip&players=two");
    let scene = strip.scene(false);
    assert_eq!((scene.kind, scene.spots().count()), ("strip", 14));
    let legal: Vec<u32> = scene.spots().filter(|s| s.mv.is_some()).map(|s| s.id).collect();
    assert_eq!(legal, [10, 11, 12]);
    let moved = touched(&touched(&strip, 12), 12);
    assert_eq!((moved.at(), moved.line()[0].text.as_str()), ("12.1.0~b", "1"));
    assert!(spoken(&moved).contains("moves the marble 1 step"), "{}", spoken(&moved));
    // The strip keeps its length, and a long one shows only the part around the token.
    assert_eq!(moved.scene(true).spots().count(), 14);
    let long = opened("parity-subtraction?at=999999999999999&face=strip&players=two");
    let scene = long.scene(true);
    let legal: Vec<u32> = scene.spots().filter(|s| s.mv.is_some()).map(|s| s.id).collect();
    assert_eq!(legal.len(), 3);
    let played = long.reduce(touch(&long, legal[2])).unwrap();
    let played = played.reduce(touch(&played, legal[2])).unwrap();
    assert_eq!(played.at(), "999999999999998.1.0~b");
}

#[test]
fn tables_are_drawn_for_every_rule() {
    let judged = games::judged("parity-subtraction").unwrap();
    for take in ["1-3", "1.3.4", "2-3", "1-5", "4-40"] {
        let session = opened(&format!("parity-subtraction?at=25&take={take}"));
        let html = html(&session::render::tables(judged, session.setup(), None));
        assert!(html.contains("out-") && html.contains("<table"), "{take}");
        assert_eq!(html.contains("<svg"), take == "1-3" || take == "1-5", "{take}");
    }
}
