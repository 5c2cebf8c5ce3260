//! The catalogue: every game with its rules, its card and its prose, without a browser.
//!
//! Games live in [`catalog`], one folder each. Outside that folder a game is a [`game::Game`], whose
//! positions hide their types; [`find`] returns it by its id.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;
// Some files of the tests are shared with those of all games, and name this crate.
#[cfg(test)]
extern crate self as games;

pub mod asked;
pub mod card;
pub mod catalog;
pub mod cells;
pub mod deal;
mod erased;
pub mod game;
mod goal;
pub mod heaps;
pub mod judged;
pub mod kinds;
pub mod kits;
pub mod layout;
pub mod piece;
pub mod position;
pub mod prose;
pub mod rows;
pub mod scene;
pub mod setup;
pub mod stage;
pub mod subtraction;
pub mod table;
#[cfg(test)]
mod testing;
pub mod theory;
pub mod twin;
pub mod words;

pub use catalog::{GAMES, JUDGED};
use game::Game;
use judged::{JudgeTask, Judged};
use setup::Setup;
use solver::code::CodeError;

/// The game of this id.
///
/// ```
/// assert_eq!(games::find("kayles").map(|game| game.card().id), Some("kayles"));
/// assert!(games::find("chess").is_none());
/// ```
pub fn find(id: &str) -> Option<&'static Game> {
    GAMES.iter().copied().find(|game| game.card().id == id)
}

/// The task of judging a position of a game; `None` if there is no game of this id.
///
/// ```
/// use games::setup::Setup;
/// use solver::judge;
/// use solver::play::Outcome;
/// let setup = Setup::of(games::find("nim").unwrap().card());
/// let mut task = games::judge("nim", &setup, "3.5.6").unwrap()?;
/// let verdict = judge::run(&mut *task);
/// assert_eq!(verdict.outcome, Some(Outcome::P));
/// # Ok::<(), solver::code::CodeError>(())
/// ```
pub fn judge(id: &str, setup: &Setup, at: &str) -> Option<Result<JudgeTask, CodeError>> {
    judged(id).map(|game| game.judge(setup, at))
}

/// The game of this id with its theory.
///
/// ```
/// assert_eq!(games::judged("nim").map(|game| game.id()), Some("nim"));
/// ```
pub fn judged(id: &str) -> Option<&'static Judged> {
    JUDGED.iter().copied().find(|game| game.id() == id)
}
