//! Announcements and commands for players who do not see the board.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english::english;
use crate::session::{answered, notice, opened, spoken};
use session::{Action, Session, say};

const BOXER: &str = "dots-and-boxes?at=---_-......_.-._-.-...._..-_-.-...._.--";

fn typed(session: &Session, text: &str) -> Session {
    session.reduce(Action::Typed(text.to_string())).unwrap()
}

/// The session after the machine's whole turn, with the announcements during it.
fn replied(mut session: Session) -> (Session, Vec<String>) {
    let mut said = Vec::new();
    while session.machine_to_move() {
        while session.verdict().is_none() {
            session = answered(session);
        }
        let number = session.spoken().0;
        session = session.reduce(Action::MachineMoves).unwrap();
        if session.spoken().0 != number {
            said.push(spoken(&session));
        }
    }
    (session, said)
}

#[test]
fn a_turn_of_several_lines_is_one_announcement_with_the_move_that_it_answers() {
    let (session, said) = replied(typed(&opened(BOXER), "BF"));
    let turn = "The machine closes 4 boxes with CG, EF, IJ, MN, then draws HL.";
    assert_eq!(said, [format!("You draw BF. {turn} Your move.")]);
    assert_eq!(notice(&typed(&session, "last")).unwrap(), turn);
}

/// The names of the spots of a board, as a screen reader tells them.
fn names(session: &Session) -> Vec<String> {
    session.scene(false).spots().map(|spot| english(&spot.label)).collect()
}

#[test]
fn a_line_of_dots_and_boxes_says_the_sides_beside_it_and_what_it_closes() {
    let told = names(&opened("dots-and-boxes?at=-._-.-.._..&players=two"));
    for name in [
        "line AB, drawn",
        "line BC, its box has 1 side",
        "line DE, its box has 3 sides, closes 1 box",
    ] {
        assert!(told.iter().any(|one| one == name), "{name}: {told:?}");
    }
    let told = names(&opened("dots-and-boxes?at=-._....._..&players=two"));
    assert!(told.iter().any(|one| one == "line BE, its boxes have 1 and 0 sides"), "{told:?}");
}

/// Where points are counted the numbers tell more than the letter of an outcome, and stand on the board in its place.
#[test]
fn a_game_of_points_says_no_letter() {
    let verdict = |address: &str| english(&say::verdict(&answered(opened(address))));
    let points = verdict("dots-and-boxes?at=-._-.-.._..&players=two&show=values");
    assert!(points.contains("can win from here:"), "{points}");
    let nim = verdict("nim?at=3.4.5&players=two&show=values");
    assert!(nim.contains("can win from here (N):"), "{nim}");
}

#[test]
fn the_board_is_read_with_its_lines_its_owners_and_the_score() {
    let before = notice(&typed(&opened(BOXER), "board")).unwrap();
    assert!(before.contains("12 of 24 lines drawn, 0 boxes closed. Open lines"), "{before}");
    assert!(before.contains("how many sides its boxes have: EF 2 and 2, GH 1 and 1,"), "{before}");
    assert!(before.contains(", DH 1,"), "a line at the edge has one box: {before}");
    assert!(before.ends_with(" Score: you 0, the machine 0."), "{before}");
    let (session, _) = replied(typed(&opened(BOXER), "BF"));
    let after = notice(&typed(&session, "board")).unwrap();
    let owned = "The machine: row 1 column 1, row 1 column 2, row 2 column 1, row 3 column 1. Open";
    assert!(after.contains(owned) && !after.contains(" You:"), "{after}");
    assert!(after.ends_with(" Score: you 0, the machine 4."), "{after}");
}

/// Hints and typed moves are enough to win.
#[test]
fn dots_and_boxes_is_won_by_words_alone() {
    let mut session = opened(BOXER);
    while !session.over() {
        while session.verdict().is_none() {
            session = answered(session);
        }
        let session_with = |session: &Session| typed(session, "hint");
        let last = (0..3).fold(session_with(&session), |session, _| session_with(&session));
        let hint = spoken(&last);
        let line = hint.trim_end_matches('.').rsplit(' ').next().unwrap();
        assert!(hint.starts_with("Hint 4 of 4: A winning move is to "), "{hint}");
        session = replied(typed(&session, line)).0;
    }
    assert!(spoken(&session).contains("You win: you "), "{}", spoken(&session));
}

#[test]
fn a_hint_says_when_no_move_wins() {
    let lost = answered(opened("nim?at=1.2.3"));
    let first = typed(&lost, "hint");
    assert_eq!(
        spoken(&first),
        "Hint 1 of 2: You lose from here, unless your opponent makes a mistake."
    );
    assert!(
        spoken(&typed(&first, "hint")).starts_with("Hint 2 of 2: The longest resistance is to ")
    );
    let won = answered(opened("nim?at=1.2.4"));
    let asked = |session: &Session| typed(session, "hint");
    let [one, two, three, four] = {
        let one = asked(&won);
        let (two, three) = (asked(&one), asked(&asked(&one)));
        let four = asked(&three);
        [one, two, three, four].map(|session| spoken(&session))
    };
    assert_eq!(one, "Hint 1 of 4: You can win from here.");
    assert!(two.starts_with("Hint 2 of 4: Look here: ") && two.contains("eap 3"), "{two}");
    assert_eq!(three, "Hint 3 of 4: Leave your opponent with this. Heaps of 1, 2 and 3.");
    assert_eq!(four, "Hint 4 of 4: A winning move is to take 1 stone from heap 3.");
}

#[test]
fn a_repeated_mistake_is_announced_again() {
    let once = typed(&opened("kayles"), "zzz");
    let twice = typed(&once, "zzz");
    assert_eq!(notice(&once), notice(&twice));
    assert!(twice.spoken().0 > once.spoken().0);
    // No other announcement comes with it.
    assert_eq!(twice.spoken().1, None);
}

#[test]
fn values_and_the_editor_say_that_they_are_on() {
    let session = answered(opened("kayles"));
    let shown = session.reduce(Action::Values(true)).unwrap();
    // The length of the game has its own switch, and is not part of the announcement.
    assert_eq!(
        english(&say::length(&session).unwrap()),
        "With best play the game lasts 11 more moves."
    );
    let standing = english(&say::standing(&session));
    assert_eq!(spoken(&shown), format!("Values are shown. {standing}"));
    assert_eq!(spoken(&shown.reduce(Action::Values(false)).unwrap()), "Values are hidden.");
    let edited = session.reduce(Action::Edit(true)).unwrap();
    assert_eq!(spoken(&edited), "The pieces that you choose now change the start.");
    let again = spoken(&edited.reduce(Action::Edit(false)).unwrap());
    assert_eq!(again, "The pieces that you choose are moves again. Your move.");
}
