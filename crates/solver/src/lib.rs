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
//! A game is an implementation of [`rules::Rules`]. Here is one without theory, so that search finds all: a heap, from
//! which a move takes one token or two.
//!
//! ```
//! use solver::code::{self, CodeError};
//! use solver::erased::{ErasedPosition, Typed};
//! use solver::explanation::SharedExplanation;
//! use solver::judge::{Judge, Memory, run};
//! use solver::play::{Move, MoveRange, Outcome};
//! use solver::refutation_table::RefutationTable;
//! use solver::rules::{self, Rules, Sizes};
//! use solver::search::{Advance, Search};
//! use solver::verdict::Claim;
//!
//! struct OneOrTwo;
//!
//! impl Rules for OneOrTwo {
//!     type Position = u64;
//!
//!     fn read(&self, text: &str) -> Result<u64, CodeError> {
//!         code::number(text, 1, 0, 100)
//!     }
//!     fn write(&self, at: &u64) -> String {
//!         at.to_string()
//!     }
//!     fn spans(&self, at: &u64, out: &mut Vec<MoveRange>) {
//!         if *at > 0 {
//!             out.push(MoveRange { place: 0, low: 1, high: 2.min(*at) });
//!         }
//!     }
//!     fn play(&self, at: &u64, mv: &Move) -> u64 {
//!         at - mv.first().amount
//!     }
//!     fn state_bound(&self, at: &u64) -> u64 {
//!         at + 1
//!     }
//!     fn claim(&self, _: &u64) -> Option<Claim> {
//!         None
//!     }
//!     fn explanation(&self, _: &u64) -> Option<SharedExplanation> {
//!         None
//!     }
//!     fn naive(&self, at: &u64) -> Option<Move> {
//!         (*at > 0).then(|| Move::one(0, 1))
//!     }
//!     fn sizes(&self) -> Sizes {
//!         Sizes { count: (1, 1), each: (0, 100) }
//!     }
//!     fn to_sizes(&self, at: &u64) -> Vec<u64> {
//!         vec![*at]
//!     }
//!     fn with_sizes(&self, sizes: &[u64]) -> u64 {
//!         sizes[0]
//!     }
//!     fn edit(&self, _: &u64, _: u32, _: u64) -> Option<u64> {
//!         None
//!     }
//!     fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> u64 {
//!         1 + roll(100)
//!     }
//! }
//!
//! let (one, two) = (Move::one(0, 1), Move::one(0, 2));
//! assert_eq!(rules::moves(&OneOrTwo, &5, 10), [one.clone(), two.clone()]);
//! assert!(rules::legal(&OneOrTwo, &1, &one) && !rules::legal(&OneOrTwo, &1, &two));
//! let open = |steps: &[_], out: &mut Vec<_>| rules::open(&OneOrTwo, &5, steps, out);
//! assert_eq!(rules::first(&open, 1), [one]);
//! assert!(rules::allowed(&open, &two) && !rules::extends(&open, &rules::spans(&OneOrTwo, &5)));
//! assert!(rules::impartial(&OneOrTwo, &5));
//! assert!(!rules::longer(&OneOrTwo, &5, &rules::spans(&OneOrTwo, &5)), "a move has one step");
//! assert_eq!((rules::ended(&OneOrTwo, &5), rules::ended(&OneOrTwo, &0)), (None, Some(Outcome::P)));
//!
//! let verdict = run(&mut Judge::new(OneOrTwo, 5));
//! assert_eq!((verdict.outcome, verdict.grundy), (Some(Outcome::N), Some(2)));
//! assert_eq!(verdict.winning, [two.clone()], "three are left, and three are lost");
//! // Too little memory: nothing is claimed.
//! let little = Memory { exact: 1, outcome: 1 };
//! assert_eq!(run(&mut Judge::within(OneOrTwo, 50, little)).outcome, None);
//!
//! let (node, mut search) = (OneOrTwo.node(&5), Search::new(true, 1_000));
//! let Advance::Done(worth) = search.step(&OneOrTwo, &node, &mut 1_000) else { panic!("it is small") };
//! assert_eq!((worth.outcome, worth.value, search.solved()), (Outcome::N, 2, 6));
//! assert_eq!(search.worth(&OneOrTwo.node(&3)).map(|worth| worth.outcome), Some(Outcome::P));
//!
//! // With the types erased, as worker and page hold it.
//! let at = Typed { rules: OneOrTwo.into(), at: 5 };
//! assert_eq!((at.with(4).write(), at.moves(10).len()), ("4".to_string(), 2));
//! assert_eq!(run(&mut Judge::of(Box::new(at.with(3)))).outcome, Some(Outcome::P));
//! assert!(run(&mut Judge::patient(Box::new(at.with(4)))).outcome.is_some());
//! let refutations = run(&mut RefutationTable::of(Box::new(at.with(3))));
//! assert_eq!(refutations.rows.len(), 2, "each of both moves has an answer");
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
pub mod plane;
pub mod play;
pub mod points;
pub mod quotient;
pub mod recipe;
pub mod refutation_table;
pub mod rules;
pub mod search;
pub mod sum;
pub mod take_away;
pub mod verdict;
mod words;

pub use kernel::{mex, polyomino, small_polyomino, strings_and_coins, values};
