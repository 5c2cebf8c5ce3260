//! A judge works in slices of any size, and the slices do not change its verdict.

use crate::universe::{Universe, setups};
use games::every_entry;
use games::game::{Catalogued, Entry};
use solver::explanation::SharedExplanation;
use solver::judge::{self, Judge, Progress, Task};
use solver::play::{Move, MoveRange, Step};
use solver::points::{Points, Scoring};
use solver::rules::{self, Kind, Node, PositionOf, Reached, Rules};
use solver::theory::{Patience, Theory};
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
    type Positions = R::Positions;
    const KIND: Kind<Counted<R>> = match R::KIND {
        Kind::Impartial => Kind::Impartial,
        Kind::Partizan { .. } => Kind::Partizan { turn, pass },
        Kind::Goal { .. } => Kind::Goal { reached },
        Kind::PartizanGoal { pass: None, .. } => Kind::PartizanGoal { turn, reached, pass: None },
        Kind::PartizanGoal { .. } => Kind::PartizanGoal { turn, reached, pass: Some(pass) },
        Kind::Points { .. } => Kind::Points { points },
    };

    fn options(&self, node: &[u64], out: &mut Vec<Node>) {
        let before = out.len();
        self.rules.options(node, out);
        let made = out.len() - before;
        self.made.set(self.made.get() + made);
        self.most.set(self.most.get().max(made));
    }

    fn positions(&self) -> R::Positions {
        self.rules.positions()
    }
    fn moves(&self, at: &PositionOf<R>, out: &mut Vec<MoveRange>) {
        self.rules.moves(at, out);
    }
    fn next_steps(&self, at: &PositionOf<R>, steps: &[Step], out: &mut Vec<MoveRange>) {
        self.rules.next_steps(at, steps, out);
    }
    fn play(&self, at: &PositionOf<R>, mv: &Move) -> PositionOf<R> {
        self.rules.play(at, mv)
    }
    fn misere(&self) -> bool {
        self.rules.misere()
    }
    fn node(&self, at: &PositionOf<R>) -> Node {
        self.rules.node(at)
    }
    fn state_bound(&self, at: &PositionOf<R>) -> Option<u64> {
        self.rules.state_bound(at)
    }
    fn out_of_reach(&self, at: &PositionOf<R>) -> bool {
        self.rules.out_of_reach(at)
    }
}

impl<R: Theory> Theory for Counted<R> {
    fn claim(&self, at: &PositionOf<R>) -> Option<Claim> {
        self.rules.claim(at)
    }
    fn explanation(&self, at: &PositionOf<R>) -> Option<SharedExplanation> {
        self.rules.explanation(at)
    }
    fn naive(&self, at: &PositionOf<R>) -> Option<Move> {
        self.rules.naive(at)
    }
    fn scoring(&self, at: &PositionOf<R>, patience: Patience) -> Option<Scoring> {
        self.rules.scoring(at, patience)
    }
}

fn turn<R: Rules>(counted: &Counted<R>, at: &PositionOf<R>) -> usize {
    rules::turn(&counted.rules, at).expect("the kind has turns")
}

fn pass<R: Rules>(counted: &Counted<R>, at: &PositionOf<R>) -> PositionOf<R> {
    rules::other_turn(&counted.rules, at).expect("the kind has turns")
}

fn reached<R: Rules>(counted: &Counted<R>, at: &PositionOf<R>) -> Reached {
    rules::reached(&counted.rules, at).expect("the kind has a goal")
}

fn points<R: Rules>(counted: &Counted<R>, at: &PositionOf<R>) -> Points {
    rules::points(&counted.rules, at).expect("the kind has points")
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
