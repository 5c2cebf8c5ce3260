//! What touches of boards of cells and of several queens arm and play.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::session::{opened, touch, touched};
use session::Session;

/// The notation that is armed after these touches.
fn armed(session: &Session, touches: &[u32]) -> Option<String> {
    let touched = touches.iter().fold(session.clone(), |session, spot| {
        session.reduce(touch(&session, *spot)).unwrap_or(session)
    });
    touched.armed().map(|mv| touched.notation(touched.cursor(), mv))
}

#[test]
fn a_touch_beside_a_square_makes_it_larger() {
    let session = opened("remove-a-square?at=xxxx_xxxx_xxx.");
    assert_eq!(armed(&session, &[5]).unwrap(), "2.2");
    assert_eq!(armed(&session, &[0, 5]).unwrap(), "1.1-2");
    assert_eq!(armed(&session, &[5, 0]).unwrap(), "1.1-2");
    assert_eq!(armed(&session, &[0, 10]).unwrap(), "1.1-3");
    // Where the larger square is not full, the touched unit alone is armed.
    assert_eq!(armed(&session, &[6, 10]).unwrap(), "2.2-2");
    assert_eq!(armed(&session, &[0, 3]).unwrap(), "1.4");
    assert_eq!(armed(&session, &[11]), None);
    let played = touched(&touched(&session, 0), 5);
    assert_eq!(touched(&played, 1).at(), "..xx_..xx_xxx.");
}

#[test]
fn a_second_token_turns_the_sweep() {
    let session = opened("diamond?at=.x._xxx_.x.");
    assert_eq!(armed(&session, &[4]).unwrap(), "r2");
    assert_eq!(armed(&session, &[1]).unwrap(), "c2");
    assert_eq!(armed(&session, &[1, 3]).unwrap(), "r2");
    assert_eq!(armed(&session, &[1000]).unwrap(), "r1");
    assert_eq!(armed(&session, &[1003]).unwrap(), "c1");
    let played = touched(&touched(&session, 4), 5);
    assert_eq!(played.at(), ".x._..._.x.");
}

#[test]
fn a_queen_is_chosen_and_sent() {
    // Eight by eight squares, numbered row by row from the corner.
    let session = opened("queens?at=5.5_5.2");
    assert_eq!(armed(&session, &[5]).unwrap(), "1y5");
    assert_eq!(armed(&session, &[21, 5]).unwrap(), "2y2");
    assert_eq!(armed(&session, &[45, 21]).unwrap(), "1y3");
    assert_eq!(armed(&session, &[45, 45]).unwrap(), "1x1");
    let stacked = touched(&touched(&session, 45), 21);
    assert_eq!(touched(&stacked, 21).at(), "5.2_5.2");
    let vanished = opened("queens?at=5.5_5.2_1.1&vanish=1&do=1y3");
    assert_eq!(vanished.at(), "1.1");
}
