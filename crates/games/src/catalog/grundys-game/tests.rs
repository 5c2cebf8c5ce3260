//! Grundy's game against its definition, its limits and its table.

use super::GrundysGame;
use crate::table::Shape;
use crate::testing::tables::fixed;
use crate::testing::{Claimed, claimed, each_explained, limits, refused};
use crate::theory::parts::Parts;

#[test]
fn theory_knows_normal_play() {
    let Claimed { positions, winners, values, .. } = claimed::<GrundysGame>();
    assert_eq!((2 * winners, 2 * values), (positions, positions));
}

#[test]
fn bars_have_their_values() {
    each_explained::<GrundysGame, Parts>(|small, seen| {
        small.has_parts(&seen.parts, seen.xor, |heaps| heaps[0]);
    });
}

#[test]
fn limits_of_bars() {
    limits::<GrundysGame>("", ["599", "600"], "601");
    limits::<GrundysGame>("misere=1", ["599.1", "600"], "601");
    refused::<GrundysGame>("", "300.301", "1 to 600 tiles in all");
}

#[test]
fn a_thousand_values_with_records() {
    let Shape::Sequence { values, width, exceptions, .. } =
        fixed::<GrundysGame>("Grundy values").shape
    else {
        panic!()
    };
    assert_eq!((values.len(), width), (1000, 20));
    assert_eq!(values[..21], [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
    for (n, value) in values.iter().enumerate() {
        let record = n > 0 && values[..n].iter().all(|before| before < value);
        assert_eq!(exceptions.contains(&(n as u64)), record, "{n}");
    }
}
