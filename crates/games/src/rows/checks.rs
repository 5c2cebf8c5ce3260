//! What the tests of games with pins share.

use super::{Pins, Throws};
use crate::game::Catalogued;
use crate::testing::{Claimed, claimed, each_explained, limits};
use crate::theory::parts::Parts;

/// Pins that stand, in all rows together.
pub(crate) fn standing(at: &Pins) -> u64 {
    at.rows().concat().iter().filter(|up| **up).count() as u64
}

/// Asserts that each row, and each whole ring, has the value that plain recursion finds.
pub(crate) fn parts<C: Catalogued<Rules = Throws>>() {
    each_explained::<C, Parts>(|small, seen| {
        small.has_parts(&seen.parts, seen.xor, standing);
        let ring = small.all.rules.ring && small.at().rows()[0].iter().all(|up| *up);
        assert!(seen.parts.iter().all(|part| part.ring == ring), "{}", small.here());
    });
}

/// Asserts that theory knows each value of normal play, and no fewer winners.
pub(crate) fn normal_play<C: Catalogued<Rules = Throws>>() {
    let Claimed { positions, winners, values, .. } = claimed::<C>();
    assert_eq!(2 * values, positions);
    assert!(winners >= values);
}

/// Asserts that whole rings of up to 120 pins can be played, and no larger ones.
pub(crate) fn largest_rings<C: Catalogued<Rules = Throws>>() {
    limits::<C>("ring=1", ["119", "120"], "121");
}
