//! The rules of play and all that can be computed from them; it names no game.
//!
//! Read the modules in this order: moves ([`play`]), the notation of positions ([`code`]), the trait of a
//! game ([`rules`]), knowledge about a position ([`verdict`], [`explanation`]), and how it is found
//! ([`values`], [`search`], [`judge`]).
//!
//! ```
//! use solver::golden::cold_partner;
//! // From 7 kittens the only cold company is 4 puppies.
//! assert_eq!(cold_partner(7), 4);
//! ```
//!
//! A game is an implementation of [`rules::Rules`], with a kind of positions and, if it has one, a theory. Here is one
//! without theory, so that search finds all: a heap, from which a move takes one token or two.
//!
//! ```
//! use solver::code::{self, CodeError};
//! use solver::erased::{ErasedPosition, ErasedTheory, Typed};
//! use solver::judge::{Judge, Memory, run};
//! use solver::play::{Move, MoveRange, Outcome};
//! use solver::position::PositionKind;
//! use solver::refutation_table::RefutationTable;
//! use solver::rules::{self, Rules};
//! use solver::search::{Advance, Search};
//! use solver::theory::Theory;
//!
//! #[derive(Clone, Copy)]
//! struct OneOrTwo;
//!
//! impl PositionKind for OneOrTwo {
//!     type Position = u64;
//!
//!     fn read(&self, text: &str) -> Result<u64, CodeError> {
//!         code::number(text, 1, 0, 100)
//!     }
//!     fn write(&self, at: &u64) -> String {
//!         at.to_string()
//!     }
//! }
//!
//! impl Rules for OneOrTwo {
//!     type Positions = OneOrTwo;
//!
//!     fn positions(&self) -> OneOrTwo {
//!         OneOrTwo
//!     }
//!     fn moves(&self, at: &u64, out: &mut Vec<MoveRange>) {
//!         if *at > 0 {
//!             out.push(MoveRange { place: 0, low: 1, high: 2.min(*at) });
//!         }
//!     }
//!     fn play(&self, at: &u64, mv: &Move) -> u64 {
//!         at - mv.first().amount
//!     }
//! }
//!
//! impl Theory for OneOrTwo {}
//!
//! let (one, two) = (Move::one(0, 1), Move::one(0, 2));
//! assert_eq!(rules::moves(&OneOrTwo, &5, 10), [one.clone(), two.clone()]);
//! let next = |steps: &[_], out: &mut Vec<_>| rules::steps_after(&OneOrTwo, &5, steps, out);
//! assert_eq!(rules::first_moves(&next, 1), [one]);
//! assert!(rules::allowed(&next, &two));
//! assert!(!rules::multi_step(&next, &rules::ranges(&OneOrTwo, &5)), "a move has one step");
//! assert!(rules::impartial::<OneOrTwo>() && !rules::has_goal::<OneOrTwo>());
//! assert_eq!((rules::ended(&OneOrTwo, &5), rules::ended(&OneOrTwo, &0)), (None, Some(Outcome::P)));
//!
//! let verdict = run(&mut Judge::new(OneOrTwo, 5));
//! assert_eq!((verdict.outcome, verdict.grundy), (Some(Outcome::N), Some(2)));
//! assert_eq!(verdict.winning, [two.clone()], "three are left, and three are lost");
//! // Too little memory: nothing is claimed.
//! let little = Memory { exact: 1, outcome: 1 };
//! assert_eq!(run(&mut Judge::within(OneOrTwo, 50, little)).outcome, None);
//!
//! // With the types erased, as worker and page hold it.
//! let at = Typed { rules: OneOrTwo.into(), at: 5 };
//! assert_eq!((at.with(4).write(), at.moves(10).len()), ("4".to_string(), 2));
//! assert_eq!(run(&mut Judge::of(Box::new(at.with(3)))).outcome, Some(Outcome::P));
//! assert!(run(&mut Judge::patient(Box::new(at.with(4)))).outcome.is_some());
//! let refutations = run(&mut RefutationTable::of(Box::new(at.with(3))));
//! assert_eq!(refutations.rows.len(), 2, "each of both moves has an answer");
//!
//! let (node, mut search) = (at.node(), Search::new(true, 1_000));
//! let Advance::Done(worth) = search.step(&at, &node, &mut 1_000) else { panic!("it is small") };
//! assert_eq!((worth.outcome, worth.value, search.solved()), (Outcome::N, 2, 6));
//! assert_eq!(search.worth(&at.with(3).node()).map(|worth| worth.outcome), Some(Outcome::P));
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod annotation;
pub mod board;
pub mod code;
pub mod erased;
pub mod explanation;
pub mod figure;
pub mod golden;
pub mod graph;
pub mod judge;
pub mod plain_values;
pub mod plane;
pub mod play;
pub mod points;
pub mod position;
mod practical;
pub mod quotient;
pub mod recipe;
pub mod refutation_table;
pub mod rules;
pub mod search;
pub mod sum;
pub mod take_away;
pub mod theory;
pub mod verdict;
mod words;

pub use kernel::{hex, mex, polyomino, small_polyomino, strings_and_coins, values};
