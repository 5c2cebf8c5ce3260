//! One play-through as a value.
#![no_std]
#![forbid(unsafe_code)]
