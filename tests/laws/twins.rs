//! A board and its twin move together, and a touch of the twin plays here what it means there.

use crate::session::opened;
use games::GAMES;
use games::twin::Sameness;
use session::twin::{self, beside, twins};
use session::{Action, Session};

/// Named starts with a twin, for two people, with how far both are the same.
fn starts() -> Vec<(Session, Sameness)> {
    let mut all = Vec::new();
    for card in GAMES.iter().map(|game| game.card()) {
        for start in card.starts {
            let session = opened(&format!("{}?{}&players=two", card.id, start.pairs));
            for (i, twin) in twins(&session).iter().enumerate() {
                let shown = session.reduce(Action::Twin(i + 1)).expect("it was hidden");
                all.push((shown, twin.sameness));
            }
        }
    }
    all
}

/// The spots of the twin that can be touched.
fn open(session: &Session) -> Vec<u32> {
    let pair = beside(session).expect("it is shown");
    let scene = pair.session.scene(false);
    scene.spots().filter(|spot| spot.mv.is_some()).map(|spot| spot.id).collect()
}

#[test]
fn a_touch_of_the_twin_plays_here_what_it_means_there() {
    let mut played = 0;
    for (session, sameness) in starts() {
        let here = session.address();
        for spot in open(&session).into_iter().take(40) {
            let Some(touched) = session.reduce(Action::TouchTwin(spot)) else {
                panic!("{here} {spot}: nothing happened");
            };
            let pending = touched.pending_move().cloned();
            if !matches!(sameness, Sameness::Moves | Sameness::Reversible) && pending.is_none() {
                assert!(touched.notice().is_some(), "{here} {spot}: it says why not");
                continue;
            }
            let pending = pending.unwrap_or_else(|| panic!("{here} {spot}: no move"));
            let pair = beside(&touched).expect("it is shown");
            let there = pair.session.pending_move().expect("the same move is pending there");
            let wanted = pair.session.after(pair.session.cursor(), there).expect("it is legal");
            let done = touched.reduce(Action::TouchTwin(spot));
            // A second touch plays the move, unless the spot stands for another one by then.
            let done = done.filter(|done| done.made() > 0).or(touched.reduce(Action::Confirm));
            let done = done.expect("the move is played");
            assert_eq!(
                Some(done.at()),
                session.after(0, &pending).as_ref().map(|at| at.code()),
                "{here}"
            );
            let pair = beside(&done).expect("it is shown");
            assert_eq!(pair.session.at(), wanted.code(), "{here} {spot}");
            played += 1;
        }
    }
    assert!(played > 100, "{played} moves");
}

#[test]
fn a_twin_follows_a_game_to_its_end() {
    for (start, sameness) in starts() {
        let mut session = start;
        while let Some(mv) = session.shown().board().moves(1).first().cloned() {
            let notation = session.notation(session.cursor(), &mv);
            session = session.reduce(Action::Typed(notation)).expect("it is legal");
            let Some(pair) = beside(&session) else {
                // More heads than heaps of Nim.
                assert_eq!(sameness, Sameness::Values, "{}", session.address());
                break;
            };
            assert_eq!(pair.session.over(), pair.session.shown().moves().is_empty());
            if sameness == Sameness::Moves {
                assert_eq!(pair.session.over(), session.over(), "{}", session.address());
                assert!(pair.session.cursor() > 0, "{}: the move has a partner", session.address());
            }
        }
    }
}

#[test]
fn an_address_and_undo_keep_the_twin() {
    let shown = opened("silver-dollar?at=2.5.9&end=none&twin=2&players=two");
    assert_eq!(twin::shown(&shown), 2);
    assert!(shown.address().contains("twin=2"), "{}", shown.address());
    let begun = shown.reduce(Action::Typed("5-4".to_string())).expect("it is legal");
    let other = begun.reduce(Action::Position("3.8.9".to_string())).expect("it is a position");
    let played = other.reduce(Action::Typed("8-5".to_string())).expect("it is legal");
    let back = played.reduce(Action::Undo).expect("there is a move");
    assert_eq!([&other, &played, &back].map(twin::shown), [2, 2, 2]);
    // What is shown is a preference of the present: an earlier game comes back with it.
    let earlier = back.reduce(Action::Undo).expect("the game before");
    assert_eq!((earlier.at(), twin::shown(&earlier)), ("2.4.9", 2));
    let hidden = back.reduce(Action::Twin(0)).expect("it was shown");
    assert!(beside(&hidden).is_none() && !hidden.address().contains("twin"));
}

#[test]
fn nobody_touches_the_twin_while_the_machine_is_to_move() {
    let session = opened("nimble?at=3.5&twin=1&players=you-second");
    assert!(open(&session).is_empty());
    for spot in beside(&session).expect("it is shown").session.scene(false).spots() {
        let touched = session.reduce(Action::TouchTwin(spot.id));
        assert!(
            touched.is_none_or(|touched| touched.made() == 0 && touched.pending_move().is_none())
        );
    }
}

/// Dawson’s Chess on nine pins is Dawson’s Kayles on ten: the pair at the right end is the last pin, not the first.
#[test]
fn a_touch_of_the_twin_chooses_the_move_in_the_same_place() {
    let session = opened("dawsons-chess?at=iiiiiiiii&twin=1&players=two");
    for pin in 0..9 {
        let touched = session.reduce(Action::Typed(format!("{}", pin + 1))).expect("it is legal");
        let pair = beside(&touched).expect("it is shown");
        let gone = |place: usize| pair.session.at().as_bytes()[place] == b'.';
        assert!(gone(pin) && gone(pin + 1), "pin {}: {}", pin + 1, pair.session.at());
    }
    let last = *open(&session).last().expect("there are pins");
    let touched = session.reduce(Action::TouchTwin(last)).expect("it is a move there");
    let mv = touched.pending_move().expect("it is a move here");
    assert_eq!(session.notation(0, mv), "9");
}
