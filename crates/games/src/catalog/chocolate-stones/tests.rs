//! Chocolate Stones against its definition, and its limits.

use super::ChocolateStones;
use crate::testing::{Claimed, claimed, each_explained, limits};
use crate::theory::count::Count;
use solver::rules;

#[test]
fn theory_knows_everything() {
    let Claimed { positions, winners, values, distances } = claimed::<ChocolateStones>();
    assert_eq!([winners, values, distances], [positions; 3]);
}

#[test]
fn rows_are_counted() {
    each_explained::<ChocolateStones, Count>(|small, seen| {
        let (rules, here) = (&small.all.rules, small.here());
        let (pile, row) = seen.rows.expect("the pile lies in rows");
        let most = rules::ranges(rules, &1_000_000)[0].high;
        assert_eq!((pile, row, seen.misere), (*small.at(), most, false), "{here}");
        assert_eq!(seen.moves, small.known().distance, "{here}");
        assert!((seen.moves - 1) * row < pile && pile <= seen.moves * row, "{here}");
    });
}

#[test]
fn limits_of_piles() {
    limits::<ChocolateStones>("m=7", ["7", "1000000000000000"], "1000000000000001");
    limits::<ChocolateStones>("m=1000", ["1", "1000000000000000"], "1000000000000001");
}
