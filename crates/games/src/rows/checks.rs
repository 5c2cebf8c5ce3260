//! What the tests of games with pins share.

use super::{Pins, Throws};
use crate::game::Catalogued;
use crate::testing::each_explained;
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
