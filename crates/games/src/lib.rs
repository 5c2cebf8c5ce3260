//! The catalogue: rules, card and prose of every game.
#![no_std]
#![forbid(unsafe_code)]
