//! Sum-from-Product: its values, its limits and its table.

use super::SumFromProduct;
use crate::table::Shape;
use crate::testing::tables::paged;
use crate::testing::{Claimed, claimed, limits, verdict};

#[test]
fn values_are_known_without_search() {
    let Claimed { positions, winners, values, .. } = claimed::<SumFromProduct>();
    assert_eq!((winners, values), (positions, positions));
}

#[test]
fn limits_of_numbers() {
    limits::<SumFromProduct>("", ["999999", "1000000"], "1000001");
}

#[test]
fn values_to_a_million() {
    let values = |from| match paged::<SumFromProduct>(from).shape {
        Shape::Sequence { values, .. } => values,
        shape => panic!("{shape:?}"),
    };
    let first = values(1);
    let lost = (1..30).filter(|n| first[n - 1] == 0).collect::<Vec<_>>();
    assert_eq!(lost, [1, 2, 3, 4, 5, 7, 11, 13, 16, 17, 19, 22, 23, 25, 27, 29]);
    assert_eq!(values(20)[..200], first[19..219]);
    let end = values(999_701);
    assert_eq!(end.len(), 300);
    for (n, value) in (999_701_u64..).zip(end).step_by(37) {
        assert_eq!(verdict::<SumFromProduct>("", &n.to_string()).grundy, Some(value), "{n}");
    }
}
