//! Rules of play and everything that can be computed from them.
#![no_std]
#![forbid(unsafe_code)]
