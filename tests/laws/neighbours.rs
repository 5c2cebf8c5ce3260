//! The buttons for a finger reach each move that a touch selects, in both directions.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::session::opened;
use games::GAMES;
use session::neighbours::neighbours;
use session::{Action, Session};
use solver::play::Move;

/// The moves before and after the selected one, on a board whose pieces are all smaller than a finger.
fn beside(session: &Session) -> Option<[Move; 2]> {
    neighbours(session, 1.0, [0.0, 0.0])
}

fn selected(session: &Session, mv: &Move) -> Session {
    session.reduce(Action::SetPending(mv.clone())).unwrap()
}

/// The different moves that one touch selects.
fn touches(session: &Session) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for mv in session.scene(true).spots().filter_map(|spot| spot.mv.clone()) {
        if !moves.contains(&mv) {
            moves.push(mv);
        }
    }
    moves
}

#[test]
fn each_move_that_a_touch_selects_is_reached_by_two_buttons() {
    let mut starts = 0;
    for card in GAMES.iter().map(|game| game.card()) {
        for start in card.starts {
            let address = format!("{}?{}&players=two", card.id, start.pairs);
            let session = opened(&address);
            if session.scene(true).spots().any(|spot| spot.pick.is_some()) {
                continue;
            }
            let moves = touches(&session);
            let Some(first) = moves.first().filter(|_| moves.len() > 1) else { continue };
            let (mut there, mut reached) = (selected(&session, first), vec![first.clone()]);
            for _ in 1..moves.len() {
                let [_, after] = beside(&there).unwrap();
                let before = there.pending_move().cloned();
                there = selected(&there, &after);
                assert_eq!(beside(&there).map(|[back, _]| back), before, "{address}");
                reached.push(after);
            }
            assert_eq!(reached, moves, "{address}");
            assert_eq!(beside(&there).unwrap()[1], *first, "{address}: around the end");
            starts += 1;
        }
    }
    assert!(starts > 100, "{starts} starts have more than one move");
}

#[test]
fn each_piece_is_reached_where_a_touch_first_chooses_one() {
    let mut pieces = 0;
    for card in GAMES.iter().map(|game| game.card()) {
        let session = opened(&format!("{}?{}&players=two", card.id, card.starts[0].pairs));
        if session.scene(true).spots().all(|spot| spot.pick.is_none()) {
            continue;
        }
        let ranges = session.shown().moves();
        let first = Move::one(ranges[0].place, ranges[0].low);
        let (mut there, mut reached) = (selected(&session, &first), vec![first.clone()]);
        while let [_, after] = beside(&there).unwrap()
            && after != first
        {
            assert!(!reached.contains(&after), "{}: it comes back to the first move", card.id);
            there = selected(&there, &after);
            reached.push(after);
        }
        for range in ranges {
            let known = reached.iter().any(|mv| range.holds(mv));
            assert!(known, "{}: no move of {range:?}", card.id);
            pieces += 1;
        }
    }
    assert!(pieces > 10, "{pieces} pieces are chosen first");
}

#[test]
fn the_last_of_several_steps_is_exchanged() {
    let session = opened("moores-nim?at=1.3.5&players=two");
    let two = session.reduce(Action::Typed("1-1,2-2".to_string())).unwrap();
    assert_eq!(two.cursor(), 1, "it is a legal move: {}", two.at());
    let mv = &two.line()[0].mv;
    let [before, after] = beside(&selected(&session, mv)).unwrap();
    for other in [&before, &after] {
        assert_eq!(other.first(), mv.first(), "{other:?}");
        assert_ne!(other, mv);
    }
}

#[test]
fn there_are_none_without_a_selected_move_or_another_one() {
    assert_eq!(beside(&opened("kayles?players=two")), None);
    let single = opened("kayles?at=i&players=two");
    let [only] = touches(&single).try_into().unwrap();
    assert_eq!(beside(&selected(&single, &only)), None);
}
