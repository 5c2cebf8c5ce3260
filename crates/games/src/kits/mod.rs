//! Boards that two or more games share: each draws plain values, and has the words for them.

pub(crate) mod bars;
pub mod cells;
pub mod circle;
pub(crate) mod folded;
pub(crate) mod ground;
pub mod heaps;
pub(crate) mod pieces;
pub mod pins;
pub mod quadrant;
pub(crate) mod runs;
pub mod strip;
