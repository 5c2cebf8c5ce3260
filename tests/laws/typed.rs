//! Typed rules: play by taps and by text, the field of the rule, and the address with the rule.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::english;
use crate::session::{notice, opened, spoken, touch};
use games::setup::Setup;
use session::link::{self, Route};
use session::{Action, Session};
use solver::play::Move;

fn tapped(session: &Session, spot: u32) -> Session {
    session.reduce(touch(session, spot)).unwrap_or_else(|| session.clone())
}

fn typed(session: &Session, text: &str) -> Session {
    session.reduce(Action::Typed(text.to_string())).unwrap()
}

fn pending(session: &Session) -> String {
    session.pending_move().map(|mv| session.notation(session.cursor(), mv)).unwrap_or_default()
}

/// All legal moves of the position shown.
fn moves(session: &Session) -> Vec<Move> {
    let place =
        games::judged("heap-rule").unwrap().position(session.setup(), session.at()).unwrap();
    place.moves(usize::MAX)
}

const BOARDS: [&str; 9] = [
    "rule=0.77&at=5.3",
    "rule=0.6&at=5.4",
    "rule=kayles-2-3&at=7",
    "rule=0.307&at=6.4",
    "rule=4.~3&at=5.2",
    "rule=grundy&at=7.4",
    "rule=split-4&at=6",
    "rule=C.F&at=5",
    "rule=take-1.3.4&at=7.5",
];

#[test]
fn every_move_can_be_selected_by_taps_and_played_by_text() {
    for board in BOARDS {
        let start = opened(&format!("heap-rule?{board}&players=two"));
        let spots: Vec<u32> = start.scene(false).spots().map(|spot| spot.id).collect();
        let all = moves(&start);
        assert!(!all.is_empty(), "{board}");
        for mv in all {
            let notation = start.notation(0, &mv);
            let played = typed(&start, &notation);
            assert_eq!(played.line()[0].mv, mv, "{board} {notation}");
            // Each step takes at most two taps: one where it begins, and one where it ends.
            let reached = |from: Vec<Session>| -> Vec<Session> {
                let tap =
                    |at: &Session| spots.iter().map(|spot| tapped(at, *spot)).collect::<Vec<_>>();
                let mut next: Vec<Session> = from.iter().flat_map(tap).collect();
                next.retain(|at| at.line().is_empty() && at.pending_move().is_some());
                next.extend(from);
                let mut known: Vec<Session> = Vec::new();
                for at in next {
                    if known.iter().all(|one| one.pending_move() != at.pending_move()) {
                        known.push(at);
                    }
                }
                known
            };
            let mut found = vec![start.clone()];
            for _ in 0..2 + mv.steps().len() {
                found = reached(found);
            }
            let ready = found.iter().find(|at| at.pending_move() == Some(&mv));
            let ready = ready.unwrap_or_else(|| panic!("{board}: no taps select {notation}"));
            let confirmed = ready.reduce(Action::Confirm).unwrap();
            assert_eq!(confirmed.at(), played.at(), "{board} {notation}");
        }
    }
}

#[test]
fn equivalent_winning_moves_are_listed_once() {
    for (board, wins) in [("rule=0.77&at=5.7.8", 4), ("rule=split-3&at=7", 2)] {
        let known = crate::session::answered(opened(&format!("heap-rule?{board}&players=two")));
        let known = known.reduce(Action::Values(true)).unwrap_or(known);
        let all = &known.verdict().unwrap().winning;
        let parts = |mv: &Move| -> Vec<u64> {
            let after = known.after(0, mv).unwrap();
            let mut parts: Vec<u64> = after.code().split('.').map(|n| n.parse().unwrap()).collect();
            parts.sort_unstable();
            parts
        };
        let mut listed: Vec<Vec<u64>> = known.winning().into_iter().map(parts).collect();
        assert_eq!(listed.len(), wins, "{board}: {listed:?}");
        assert!(all.len() > wins && all.iter().all(|mv| listed.contains(&parts(mv))), "{board}");
        assert!(known.winning().iter().all(|mv| all.contains(mv)), "{board}");
        listed.sort();
        listed.dedup();
        assert_eq!(listed.len(), wins, "{board}");
        let count = format!("{wins} moves win");
        assert!(english(&session::say::verdict(&known)).contains(&count), "{board}");
    }
}

#[test]
fn amounts_that_cannot_be_taken_are_marked_and_named() {
    let start = opened("heap-rule?rule=take-1.3.4&at=5&players=two");
    let scene = start.scene(false);
    let off: Vec<String> =
        scene.spots().filter(|spot| spot.off).map(|spot| english(&spot.label)).collect();
    assert_eq!(off, ["heap 1: 5 of 5 may not be taken", "heap 1: 2 of 5 may not be taken"]);
    let message = notice(&typed(&start, "xyz")).unwrap();
    let example = " For example, 1-1 takes 1 piece; “moves” lists them all.";
    assert!(message.ends_with(example), "{message}");
}

#[test]
fn taps_extend_and_split_and_announce_what_would_be_left() {
    let kayles = opened("heap-rule?rule=kayles-3&at=7.4");
    let one = tapped(&kayles, 4);
    assert_eq!(pending(&one), "1-1-2");
    assert!(
        spoken(&one).contains("1 piece from heap 1, which leaves 2 and 4"),
        "{:?}",
        one.spoken()
    );
    assert_eq!(pending(&tapped(&one, 8)), "1-3-2");
    assert_eq!(tapped(&tapped(&one, 6), 4).at(), "2.3.4");
    let split = opened("heap-rule?rule=split-3&at=7");
    let two = tapped(&tapped(&split, 3), 7);
    assert_eq!(pending(&two), "1-0-2-2");
    assert_eq!(typed(&split, "1-0-2-2").at(), "2.2.3");
    let lasker = opened("heap-rule?rule=4.~3&at=5");
    assert_eq!(pending(&tapped(&lasker, 3)), "1-0-2");
    // At the left end the notation has no part before the taken pieces.
    assert_eq!(pending(&tapped(&lasker, 0)), "1-1");
    for text in ["1-0", "2-1", "1-9", "1-1-5", "1-0-5", "1-0-0", "1-1-1-1", "0-1", "1", "1--1"] {
        let next = typed(&lasker, text);
        assert!(next.line().is_empty() && next.notice().is_some(), "{text}");
    }
}

#[test]
fn a_wrong_rule_leaves_the_game_as_it_was() {
    let game = opened("heap-rule?at=5.7.8&do=2-1-3&players=two");
    for text in ["0.8", "squares", "1.77", "", "take-", "0.7~x", "é", "grundy-", &"7".repeat(3000)]
    {
        let next = game.reduce(Action::Field { index: 0, text: text.to_string() }).unwrap();
        assert_eq!((next.at(), next.setup()), (game.at(), game.setup()), "{text}");
        let message = notice(&next).unwrap();
        assert!(
            message.starts_with("“Rule” stays as it was: ") && message.ends_with('.'),
            "{message}"
        );
        assert_eq!(message.matches(". ").count(), 0, "{message}");
    }
    let changed = game.reduce(Action::Field { index: 0, text: " .770 ".to_string() }).unwrap();
    assert_eq!((changed.setup().text(0), changed.at()), ("0.77", "5.7.8"));
}

#[test]
fn the_address_contains_the_rule() {
    for board in BOARDS {
        let mut session = opened(&format!("heap-rule?{board}&players=two"));
        while let Some(mv) = moves(&session).pop() {
            session = typed(&session, &session.notation(session.cursor(), &mv));
            let address = session.address();
            let plain = |c: char| c.is_ascii_alphanumeric() || "._~-#/?=&,".contains(c);
            assert!(address.chars().all(plain), "{address}");
            let Ok(Route::Play(link)) = link::route(&address) else { panic!("{address}") };
            let (again, wrong) = Session::open(&link).unwrap();
            assert_eq!((wrong, again.at(), again.setup()), (None, session.at(), session.setup()));
            assert_eq!(again.address(), address);
        }
        assert!(session.over(), "{board}");
    }
    // A wrong rule in an address is reported, and the rest still opens.
    let Ok(Route::Play(link)) = link::route("/play/heap-rule?rule=0.8&at=3.4") else { panic!() };
    let (session, wrong) = Session::open(&link).unwrap();
    assert!(crate::english::wrong(&wrong.unwrap()).starts_with("in the setting “rule”, "));
    assert_eq!((session.setup().text(0), session.at()), ("0.6", "3.4"));
}

#[test]
fn a_rule_is_described_in_words() {
    let game = games::find("heap-rule").unwrap();
    let message = |rule: &str| {
        let mut setup = Setup::of(game.card());
        setup.set(game.card(), 0, rule).unwrap();
        english(&game.goal(&setup))
    };
    let said = [
        ("0.77", "take 1 or 2 from a heap, leaving nothing, one heap or two heaps"),
        ("take-1.3.4", "take 1, 3 or 4 from a heap, leaving nothing or one heap"),
        (
            "0.15",
            "take 1 from a heap, leaving nothing; or take 2 from a heap, leaving nothing or two heaps",
        ),
        (
            "4.~3",
            "break a heap into two heaps; or take 1, 2 and so on from a heap, leaving nothing or one heap",
        ),
        ("grundy", "break a heap into two heaps of different sizes"),
        ("split-3", "break a heap into two heaps or three"),
    ];
    for (rule, words) in said {
        assert_eq!(message(rule), format!("You may {words}. The last move wins."), "{rule}");
    }
    let many = message("except-2.5");
    assert!(many.starts_with("You may take 1, 3, 4, 6, 7 and so on from"), "{many}");
}
