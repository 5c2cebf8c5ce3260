//! What theory knows about a position that its board shows beside the moves.

use alloc::vec::Vec;

/// Facts about a position for its board, where values are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Annotation {
    /// Nothing.
    #[default]
    None,
    /// The terms of a pile as a sum of H-numbers, largest first.
    Terms(Vec<u64>),
    /// The number k of the band of piles, from k² − 1 on, that the pile lies in.
    Band(u64),
    /// The Grundy value of each part of a sum.
    Values(Vec<u64>),
    /// The chains and loops of boxes, short ones first.
    Chains(Vec<Chain>),
}

/// A chain of boxes that lack two lines each, or a loop of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chain {
    /// The first of its boxes, row by row.
    pub first: u32,
    /// Number of its boxes.
    pub length: u64,
    /// True for a loop.
    pub closed: bool,
    /// Its lines between two of its boxes, as bits.
    pub through: u64,
}
