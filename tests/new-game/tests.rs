//! Coins on stairs against their definition.

use super::CoinsOnStairs;
use super::theory::OddSteps;
use crate::testing::{Claimed, by_columns, claimed, each_explained, refused};

#[test]
fn theory_knows_every_winner() {
    let Claimed { positions, winners, .. } = claimed::<CoinsOnStairs>();
    assert_eq!(winners, positions);
}

#[test]
fn odd_steps_are_every_other_one() {
    each_explained::<CoinsOnStairs, OddSteps>(|small, seen| {
        let odd: Vec<u64> = small.at().iter().step_by(2).copied().collect();
        assert_eq!(seen.odd, odd, "{}", small.here());
        assert_eq!(by_columns(&odd) == 0, !small.known().wins, "{}", small.here());
    });
}

#[test]
fn limits_of_stairs() {
    refused::<CoinsOnStairs>("", "1-2-100", "to 99");
    refused::<CoinsOnStairs>("", "1-1-1-1-1-1-1-1-1", "1 to 8 steps");
}
