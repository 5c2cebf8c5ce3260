//! Remove-a-Square against its definition, and its limits.

use super::RemoveASquare;
use crate::cells::checks::each_part;
use crate::testing::{Claimed, claimed, limits};

#[test]
fn theory_knows_every_winner_and_every_value_of_small_boards() {
    let Claimed { positions, winners, values, .. } = claimed::<RemoveASquare>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn parts_have_their_values() {
    each_part::<RemoveASquare>();
}

#[test]
fn limits_of_the_board() {
    limits::<RemoveASquare>("", ["26x25", "26x26"], "26x27");
    limits::<RemoveASquare>("", ["2x25", "2x26"], "2x27");
}
