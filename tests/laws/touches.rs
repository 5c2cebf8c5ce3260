//! Taps on boards of cells and of several queens: the moves that they select and play.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::session::{opened, spoken, touch, touched};
use session::{Action, Session};
use std::collections::BTreeSet;

/// The notation of the move that is selected after these taps.
fn pending(session: &Session, touches: &[u32]) -> Option<String> {
    let touched = touches.iter().fold(session.clone(), |session, spot| {
        session.reduce(touch(&session, *spot)).unwrap_or(session)
    });
    touched.pending_move().map(|mv| touched.notation(touched.cursor(), mv))
}

#[test]
fn a_second_tap_makes_a_square_larger() {
    let session = opened("remove-a-square?at=xxxx_xxxx_xxx.");
    assert_eq!(pending(&session, &[5]).unwrap(), "2.2");
    assert_eq!(pending(&session, &[0, 5]).unwrap(), "1.1-2");
    assert_eq!(pending(&session, &[5, 0]).unwrap(), "1.1-2");
    assert_eq!(pending(&session, &[0, 10]).unwrap(), "1.1-3");
    // If the larger square is not full, only the tapped unit is selected.
    assert_eq!(pending(&session, &[6, 10]).unwrap(), "2.2-2");
    assert_eq!(pending(&session, &[0, 3]).unwrap(), "1.4");
    assert_eq!(pending(&session, &[11]), None);
    let played = touched(&touched(&session, 0), 5);
    assert_eq!(touched(&played, 1).at(), "..xx_..xx_xxx.");
}

#[test]
fn a_tap_on_a_second_token_chooses_the_line() {
    let session = opened("diamond?at=.x._xxx_.x.");
    assert_eq!(pending(&session, &[4]).unwrap(), "r2");
    assert_eq!(pending(&session, &[1]).unwrap(), "c2");
    assert_eq!(pending(&session, &[1, 3]).unwrap(), "r2");
    assert_eq!(pending(&session, &[1000]).unwrap(), "r1");
    assert_eq!(pending(&session, &[1003]).unwrap(), "c1");
    let played = touched(&touched(&session, 4), 5);
    assert_eq!(played.at(), ".x._..._.x.");
}

#[test]
fn a_queen_is_chosen_and_then_moved() {
    // Spots are numbered by row, in thousands, and by column.
    let session = opened("queens?at=5.5_5.2");
    assert_eq!(pending(&session, &[5]), None, "both can go there");
    assert_eq!(pending(&session, &[4004]).unwrap(), "1xy1");
    assert_eq!(pending(&session, &[2005, 5]).unwrap(), "2y2");
    assert_eq!(pending(&session, &[5005, 2005]).unwrap(), "1y3");
    // A tap on a queen chooses it, but selects no move.
    assert_eq!(pending(&session, &[5005]), None);
    assert_eq!(pending(&session, &[5005, 5005]), None);
    assert_eq!(pending(&session, &[5005, 5]).unwrap(), "1y5");
    assert_eq!(pending(&session, &[5005, 7]), None);
    let stacked = touched(&touched(&session, 5005), 2005);
    assert_eq!(touched(&stacked, 2005).at(), "5.2_5.2");
    // Which queen of a stack goes makes no difference.
    assert_eq!(pending(&opened("queens?at=3.3_3.3"), &[3]).unwrap(), "1y3");
    let vanished = opened("queens?at=5.5_5.2_1.1&vanish=1&do=1y3");
    assert_eq!(vanished.at(), "1.1");
}

/// All moves that one or two taps select, in the notation of the game.
fn reached(start: &Session) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let spots = |session: &Session| -> Vec<u32> {
        session.scene(false).spots().map(|spot| spot.id).collect()
    };
    for first in spots(start) {
        let Some(once) = start.reduce(Action::Touch(first)) else { continue };
        let Some(mv) = once.pending_move() else { continue };
        found.insert(once.notation(0, mv));
        for second in spots(&once) {
            let twice = once.reduce(Action::Touch(second));
            let pending =
                twice.as_ref().and_then(|twice| twice.pending_move().map(|mv| (twice, mv)));
            found.extend(pending.map(|(twice, mv)| twice.notation(0, mv)));
        }
    }
    found
}

/// Taps select the same moves on a board in a sum as on the board alone.
#[test]
fn taps_select_the_same_moves_in_a_sum() {
    for (id, at) in [
        ("chocolate-stones", "8"),
        ("dawsons-chess", "iiiii"),
        ("dawsons-kayles", "iiii"),
        ("demon-money", "21"),
        ("diamond", "xx._xxx_.x."),
        ("grundys-game", "7"),
        ("heap-rule", "4.3"),
        ("kayles", "ii.ii"),
        ("moores-nim", "1.2.3"),
        ("nim", "2.3"),
        ("no-factor", "8~1"),
        ("one-pile", "6"),
        ("queens", "2.3_3.1"),
        ("remove-a-square", "xx._xxx"),
        ("remove-an-edge", "6"),
        ("sum-from-product", "24"),
        ("take-away", "9.4"),
        ("wythoff", "2.3"),
    ] {
        let alone = opened(&format!("{id}?at={at}&players=two"));
        let part = at.replace('~', "~~");
        let table = opened(&format!("sum?games=nim.{id}&at=1~{part}&players=two"));
        let wanted: BTreeSet<String> = reached(&alone).iter().map(|mv| format!("2~{mv}")).collect();
        let mut found = reached(&table);
        found.retain(|mv| mv.starts_with("2~"));
        assert_eq!(found, wanted, "{id}");
        assert!(!wanted.is_empty(), "{id}");
        // Each of them is announced as a move on its board.
        for mv in &wanted {
            let typed = table.reduce(Action::Typed(mv.clone())).unwrap();
            assert_eq!(typed.line().len(), 1, "{id} {mv}");
            assert!(spoken(&typed).contains("on board 2"), "{}", spoken(&typed));
        }
    }
}
