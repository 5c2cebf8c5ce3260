//! Dawson's Kayles against its definition, and its limits.

use super::DawsonsKayles;
use crate::rows::checks;

#[test]
fn theory_knows_normal_play() {
    checks::normal_play::<DawsonsKayles>();
}

#[test]
fn rows_and_rings_have_their_values() {
    checks::parts::<DawsonsKayles>();
}

#[test]
fn limits_of_rows() {
    checks::largest_rings::<DawsonsKayles>();
}
