//! The nim-sum of two games' values decides who wins their sum, for any two games.

use crate::universe::{Universe, setups};
use games::every_entry;
use games::game::{Catalogued, Entry};
use solver::theory::Theory;
use std::cell::RefCell;

/// A small game with its name, the options of each position and its claimed values.
struct Component {
    name: String,
    next: Vec<Vec<usize>>,
    values: Vec<u64>,
}

thread_local! {
    static COMPONENTS: RefCell<Vec<Component>> = const { RefCell::new(Vec::new()) };
}

fn gather<C: Catalogued>(_: &Entry<C>) {
    for setup in setups(&C::CARD) {
        let rules = C::rules(&setup);
        let all = Universe::new(rules, 60);
        let claim = |at| all.rules.claim(at).and_then(|claim| claim.grundy);
        let Some(values) = all.positions.iter().map(claim).collect() else { continue };
        let options = |known: &crate::universe::Known| {
            known.next.iter().map(|(_, after)| *after).collect::<Vec<_>>()
        };
        let next = all.known.iter().map(options).collect();
        let name = format!("{} {setup:?}", C::CARD.id);
        COMPONENTS.with_borrow_mut(|found| found.push(Component { name, next, values }));
    }
}

#[test]
fn nim_sums_agree_with_recursion_over_sums() {
    every_entry!(gather);
    COMPONENTS.with_borrow(|components| {
        // A single game may have no values.
        let single = std::env::var_os("LAWS_FOR").is_some();
        assert!(single || !components.is_empty());
        for (i, first) in components.iter().enumerate() {
            for second in &components[i..] {
                agree(first, second);
            }
        }
    });
}

/// Compares nim-sums with outcomes. Options come before the positions that have them, so one pass is a full recursion.
fn agree(first: &Component, second: &Component) {
    let width = second.next.len();
    let mut wins = vec![false; first.next.len() * width];
    for i in 0..first.next.len() {
        for j in 0..width {
            let left = first.next[i].iter().any(|after| !wins[after * width + j]);
            let right = second.next[j].iter().any(|after| !wins[i * width + after]);
            wins[i * width + j] = left || right;
            let sum = first.values[i] ^ second.values[j];
            assert_eq!(sum != 0, left || right, "{} and {}: {i} {j}", first.name, second.name);
        }
    }
}
