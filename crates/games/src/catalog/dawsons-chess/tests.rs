//! Dawson's chess against its definition, and its limits.

use super::DawsonsChess;
use crate::rows::checks;

#[test]
fn theory_knows_normal_play() {
    checks::normal_play::<DawsonsChess>();
}

#[test]
fn rows_and_rings_have_their_values() {
    checks::parts::<DawsonsChess>();
}

#[test]
fn limits_of_rows() {
    checks::largest_rings::<DawsonsChess>();
}
