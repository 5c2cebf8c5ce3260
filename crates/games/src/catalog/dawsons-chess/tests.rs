//! Dawson's chess against its definition, and its limits.

use super::DawsonsChess;
use crate::rows::checks;
use crate::testing::{Claimed, claimed, limits};

#[test]
fn theory_knows_normal_play() {
    let Claimed { positions, winners, values, .. } = claimed::<DawsonsChess>();
    println!("{positions} {winners} {values}");
    assert_eq!(2 * values, positions);
    assert!(winners >= values);
}

#[test]
fn rows_and_rings_have_their_values() {
    checks::parts::<DawsonsChess>();
}

#[test]
fn limits_of_rows() {
    limits::<DawsonsChess>("ring=1", ["119", "120"], "121");
}
