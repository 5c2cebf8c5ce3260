//! A judge works in slices of any size, and the slices do not change its verdict.

use crate::universe::{Universe, setups};
use games::every_entry;
use games::game::{Catalogued, Entry};
use solver::code::CodeError;
use solver::explanation::SharedExplanation;
use solver::judge::{self, Judge, Progress, Task};
use solver::play::{Move, MoveRange, Step};
use solver::points::{Points, Scoring};
use solver::rules::{Node, Rules, Sizes};
use solver::verdict::Claim;
use std::cell::Cell;
use std::rc::Rc;

/// Rules that count the options that they return, and the most from one call.
struct Counted<R> {
    rules: R,
    made: Rc<Cell<usize>>,
    most: Rc<Cell<usize>>,
}

impl<R: Rules> Rules for Counted<R> {
    type Position = R::Position;

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        let before = out.len();
        self.rules.options(node, out);
        let made = out.len() - before;
        self.made.set(self.made.get() + made);
        self.most.set(self.most.get().max(made));
    }

    fn read(&self, text: &str) -> Result<R::Position, CodeError> {
        self.rules.read(text)
    }
    fn write(&self, at: &R::Position) -> String {
        self.rules.write(at)
    }
    fn spans(&self, at: &R::Position, out: &mut Vec<MoveRange>) {
        self.rules.spans(at, out);
    }
    fn further(&self, at: &R::Position, steps: &[Step], out: &mut Vec<MoveRange>) {
        self.rules.further(at, steps, out);
    }
    fn play(&self, at: &R::Position, mv: &Move) -> R::Position {
        self.rules.play(at, mv)
    }
    fn misere(&self) -> bool {
        self.rules.misere()
    }
    fn node(&self, at: &R::Position) -> Node {
        self.rules.node(at)
    }
    fn state_bound(&self, at: &R::Position) -> u64 {
        self.rules.state_bound(at)
    }
    fn out_of_reach(&self, at: &R::Position) -> bool {
        self.rules.out_of_reach(at)
    }
    fn claim(&self, at: &R::Position) -> Option<Claim> {
        self.rules.claim(at)
    }
    fn explanation(&self, at: &R::Position) -> Option<SharedExplanation> {
        self.rules.explanation(at)
    }
    fn naive(&self, at: &R::Position) -> Option<Move> {
        self.rules.naive(at)
    }
    fn sizes(&self) -> Sizes {
        self.rules.sizes()
    }
    fn points(&self, at: &R::Position) -> Option<Points> {
        self.rules.points(at)
    }
    fn scoring(&self, at: &R::Position) -> Option<Scoring> {
        self.rules.scoring(at)
    }
    fn to_sizes(&self, at: &R::Position) -> Vec<u64> {
        self.rules.to_sizes(at)
    }
    fn with_sizes(&self, sizes: &[u64]) -> R::Position {
        self.rules.with_sizes(sizes)
    }
    fn edit(&self, at: &R::Position, place: u32, amount: u64) -> Option<R::Position> {
        self.rules.edit(at, place, amount)
    }
    fn random(&self, roll: &mut dyn FnMut(u64) -> u64) -> R::Position {
        self.rules.random(roll)
    }
    fn write_move(&self, at: &R::Position, mv: &Move) -> String {
        self.rules.write_move(at, mv)
    }
}

fn slices<C: Catalogued>(_: &Entry<C>) {
    for setup in setups(&C::CARD) {
        let all = Universe::new(C::rules(&setup), 300);
        for at in all.positions.iter().rev().step_by(7) {
            let whole = judge::run(&mut Judge::new(C::rules(&setup), at.clone()));
            for fuel in [1, 20, 333] {
                let (made, most) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(0)));
                let rules = C::rules(&setup);
                let rules = Counted { rules, made: made.clone(), most: most.clone() };
                let mut judge = Judge::new(rules, at.clone());
                let verdict = loop {
                    made.set(0);
                    let progress = judge.step(fuel);
                    assert!(made.get() <= fuel as usize + most.get(), "{}", C::CARD.id);
                    if let Progress::Ready(verdict) = progress {
                        break verdict;
                    }
                };
                let (verdict, whole) = (format!("{verdict:?}"), format!("{whole:?}"));
                assert_eq!(verdict, whole, "{} {setup:?}", C::CARD.id);
            }
        }
    }
}

#[test]
fn slices_are_small_and_change_nothing() {
    every_entry!(slices);
}
