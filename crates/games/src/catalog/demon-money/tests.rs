//! Demon Money against its definition, its limits and its bands.

use super::DemonMoney;
use super::theory::Band;
use crate::table::{Shape, Stroke};
use crate::testing::tables::{description, paged};
use crate::testing::{Claimed, claimed, each_explained, limits};

#[test]
fn theory_knows_everything() {
    let Claimed { positions, winners, values, distances } = claimed::<DemonMoney>();
    assert_eq!([winners, values, distances], [positions; 3]);
}

#[test]
fn bands_are_numbered_by_square_roots() {
    each_explained::<DemonMoney, Band>(|small, seen| {
        let (root, next) = (seen.root, seen.root + 1);
        assert_eq!(seen.pile, *small.at());
        assert!((root * root..next * next).contains(&(seen.pile + 1)), "{}", small.here());
    });
}

#[test]
fn limits_of_piles() {
    limits::<DemonMoney>("", ["999999999999999", "1000000000000000"], "1000000000000001");
}

#[test]
fn bands_on_a_line() {
    let table = paged::<DemonMoney>(1);
    let text = description(&table);
    assert!(text.starts_with("0 lost, 1–2 won, 3–4 lost, 5–7 won, 8–10 lost"), "{text}");
    let Shape::Drawing { strokes, .. } = &table.shape else { panic!() };
    let lost = strokes.iter().filter(|stroke| matches!(stroke, Stroke::Hollow(_))).count();
    let won = strokes.iter().filter(|stroke| matches!(stroke, Stroke::Full(_))).count();
    assert_eq!((lost, won), (1 + 2 + 3 + 4, 2 + 3 + 4 + 5));
}
