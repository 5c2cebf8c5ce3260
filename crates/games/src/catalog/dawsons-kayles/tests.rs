//! Dawson's Kayles against its definition, and its limits.

use super::DawsonsKayles;
use crate::rows::checks;
use crate::testing::{Claimed, claimed, limits};

#[test]
fn theory_knows_normal_play() {
    let Claimed { positions, winners, values, .. } = claimed::<DawsonsKayles>();
    println!("{positions} {winners} {values}");
    assert_eq!(2 * values, positions);
    assert!(winners >= values);
}

#[test]
fn rows_and_rings_have_their_values() {
    checks::parts::<DawsonsKayles>();
}

#[test]
fn limits_of_rows() {
    limits::<DawsonsKayles>("ring=1", ["119", "120"], "121");
}
