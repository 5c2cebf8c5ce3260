//! The numbering of places if several boards are side by side.

/// Places of one part of a sum: place p of part i is place `PART`·i + p of the whole.
pub const PART: u32 = 1000;
