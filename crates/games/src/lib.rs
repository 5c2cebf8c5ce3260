//! The catalogue: every game with its rules, its card and its prose; knows no browser.
//!
//! Games live in [`catalog`], one folder each. Outside that folder a game is a
//! [`game::Game`] whose positions are text; [`find`] gives it by its id.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod card;
pub mod catalog;
pub mod game;
pub mod heaps;
pub mod prose;
pub mod rows;
pub mod setup;
pub mod table;

pub use catalog::GAMES;
use game::Game;

/// The game of this id.
pub fn find(id: &str) -> Option<&'static dyn Game> {
    GAMES.iter().copied().find(|game| game.card().id == id)
}
