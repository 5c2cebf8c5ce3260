//! A search that only goes deeper ends before memory is full.

use games::kinds::Number;
use solver::erased::{ErasedPosition, Typed};
use solver::play::{Move, MoveRange, Outcome};
use solver::rules::Rules;
use solver::search::{Advance, Search};
use solver::theory::Theory;
use std::rc::Rc;

const MILLION_MILLION: u64 = 1_000_000_000_000;

/// A game with as many moves as its pile has stones, of which a move takes one to five.
struct Endless;

impl Rules for Endless {
    type Positions = Number;

    fn positions(&self) -> Number {
        let name = || messages::Message::verbatim("Stones");
        Number { least: 0, most: MILLION_MILLION, deal: (1, 1), name, editable: false }
    }

    fn moves(&self, at: &u64, out: &mut Vec<MoveRange>) {
        if *at > 0 {
            out.push(MoveRange { place: 0, low: 1, high: 5.min(*at) });
        }
    }

    fn play(&self, at: &u64, mv: &Move) -> u64 {
        at - mv.first().amount
    }
}

impl Theory for Endless {}

#[test]
fn a_search_that_only_goes_deeper_stops_before_memory_is_full() {
    let mut search = Search::new(false, usize::MAX);
    let endless = Typed { rules: Rc::new(Endless), at: MILLION_MILLION };
    let full = search.step(&endless, &endless.node(), &mut 100_000_000);
    assert_eq!((full, search.solved()), (Advance::Full, 0));
    // A smaller position can still be solved after that.
    let smaller = endless.with(100_000);
    let found = search.step(&smaller, &smaller.node(), &mut 100_000_000);
    assert!(matches!(found, Advance::Done(worth) if worth.outcome == Outcome::N), "{found:?}");
}
