//! One play-through as a value: its state, its changes, its questions and its picture.
//!
//! A [`Session`] never reads a clock, dice, storage or the address. [`Session::reduce`] returns the next
//! value, [`Session::want`] the question that should be answered now, [`Session::link`] the address, and
//! [`Session::scene`] the picture.
//!
//! What an address holds:
//!
//! ```
//! use session::{Session, link::link, seat::{Level, Players, Seat}};
//! use solver::play::Move;
//! let (session, wrong) = Session::open(&link("nim?at=2.4.6&do=1-1&show=values")).expect("there is Nim");
//! assert!(wrong.is_none());
//! assert_eq!(session.game().card().id, "nim");
//! assert_eq!((session.position(0).code(), session.at()), ("2.4.6", "1.4.6"));
//! assert_eq!((session.cursor(), session.line()[0].text.as_str()), (1, "1-1"));
//! assert_eq!((session.players(), session.level()), (Players::YouFirst, Level::Perfect));
//! assert_eq!((session.player(1), session.seat(), session.seat_at(0)), (1, Seat::Machine, Seat::Person));
//! assert!(session.machine_to_move() && !session.open_to_touch() && !session.over());
//! assert!(session.values() && !session.editing() && !session.looking_back() && !session.begun());
//! assert_eq!(session.after(1, &Move::one(0, 1)).expect("it is legal").code(), "0.4.6");
//! assert_eq!(session.notation(1, &Move::one(0, 1)), "1-1");
//! assert_eq!(session.address(), "/play/nim?at=2.4.6&do=1-1&show=values");
//! assert_eq!(session.link(), link("nim?at=2.4.6&do=1-1&show=values"));
//! ```
//!
//! What it shows, with the layout of the game:
//!
//! ```
//! use session::{Session, link::link};
//! let (session, _) = Session::open(&link("dots-and-boxes?at=.._....._..")).expect("there is this game");
//! assert_eq!(session.shown().moves().len(), 7, "each line may be drawn");
//! assert_eq!(session.scene(true).spots().count(), session.scene(false).spots().count());
//! let scene = session.scene(false);
//! assert!(!scene.kind_of(0).is_empty() && scene.spots().all(|spot| spot.area()[2] > 0));
//! assert_eq!(session.score(), Some([0, 0]));
//! assert!(session.shown().board().describe(None) == session.position(0).board().describe(None));
//! assert!(session.pending_move().is_none() && session.notice().is_none() && session.spoken().1.is_none());
//! assert_eq!(session.setup(), &games::setup::Setup::of(session.game().card()));
//! ```
//!
//! What an action changes:
//!
//! ```
//! use session::{Action, Session, link::link};
//! let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
//! let session = session.reduce(Action::Typed("1-2".into())).expect("it is legal");
//! assert_eq!(session.at(), "1.4.5");
//! let session = session.reduce(Action::Undo).expect("there is a move");
//! assert_eq!(session.at(), "3.4.5");
//! assert!(session.reduce(Action::Cancel).is_none(), "nothing is pending");
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod choose;
pub mod command;
pub mod hint;
mod history;
pub mod judgement;
pub mod link;
pub mod neighbours;
mod numerals;
pub mod open;
pub mod play;
pub mod practice;
pub mod reduce;
pub mod refute;
pub mod render;
pub mod review;
pub mod round;
pub mod rule;
pub mod running;
pub mod say;
mod scene;
pub mod seat;
pub mod shelf;
mod spread;
mod state;
pub mod step;
pub mod twin;
mod typed;
pub mod wire;

pub use play::{Ply, Session};
pub use reduce::Action;
