//! Helpers for Guy's parity subtraction game.

use crate::guy::EE;
use games::catalog::parity_subtraction::{Beans, Heap};
use games::subtraction::SubtractionSet;
use solver::judge::{self, Judge};
use solver::theory::Theory;
use solver::verdict::Verdict;

pub(crate) fn game(take: &str, odd: bool) -> Beans {
    Beans::new(SubtractionSet::read(take).unwrap(), odd)
}

pub(crate) fn guy() -> Beans {
    game("1-3", false)
}

pub(crate) fn heap(beans: u64, held: [u64; 2]) -> Heap {
    Heap { beans, held, turn: 0 }
}

pub(crate) fn verdict(rules: &Beans, at: &Heap) -> Verdict {
    judge::run(&mut Judge::new(rules.clone(), at.clone()))
}

pub(crate) fn outcome(rules: &Beans, beans: u64, held: [u64; 2]) -> char {
    rules.claim(&heap(beans, held)).unwrap().outcome.letter()
}

/// The winning moves, as numbers of beans.
pub(crate) fn winning(rules: &Beans, beans: u64, held: [u64; 2]) -> Vec<u64> {
    let claim = rules.claim(&heap(beans, held)).unwrap();
    claim.winning.iter().map(|mv| mv.first().amount).collect()
}

/// Odd heaps that are lost for the first player, when both hold nothing.
pub(crate) fn lost(take: &str, odd: bool, upto: u64) -> Vec<u64> {
    let rules = game(take, odd);
    (1..=upto).step_by(2).filter(|beans| outcome(&rules, *beans, EE) == 'P').collect()
}
