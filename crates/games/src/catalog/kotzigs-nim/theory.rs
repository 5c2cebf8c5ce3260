//! What is known of a ring: the number of moves where nobody has a choice, and small rings by trying everything.

use super::{Ring, words};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec::Vec;
use messages::Message;
use solver::explanation::Explanation;
use solver::recipe::Recipe;

/// A ring on which the number of moves that are left is the same however anyone plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The moves that are left, at least one.
    pub moves: u64,
}

impl Explanation for Counted {
    fn mover_wins(&self) -> Option<bool> {
        Some(self.moves % 2 == 1)
    }

    fn summary(&self) -> Message {
        words::counted(self.moves)
    }

    fn why_it_wins(&self, _: &dyn Explanation) -> Message {
        words::counted_wins(self.moves)
    }

    fn recipe(&self) -> Recipe {
        Recipe::Anything
    }
}

/// The number of moves that are left, if it is the same however anyone plays: nobody has a choice, or the player to
/// move is the last to have one, and it makes no difference.
pub(super) fn count(steps: &[u64], ring: &Ring) -> Option<u64> {
    let targets = ring.targets(steps);
    let mut after = targets.iter().map(|seat| forced(steps, &ring.moved(*seat)));
    let Some(first) = after.next() else { return Some(0) };
    let first = first?;
    after.all(|other| other == Some(first)).then_some(first + 1)
}

/// The number of moves that are left, if nobody has a choice.
fn forced(steps: &[u64], ring: &Ring) -> Option<u64> {
    let (mut ring, mut moves) = (ring.clone(), 0);
    loop {
        match ring.targets(steps).as_slice() {
            [] => return Some(moves),
            [seat] => ring = ring.moved(*seat),
            _ => return None,
        }
        moves += 1;
    }
}

/// The number of positions that play can reach from here, if there are at most so many.
pub(super) fn reachable(steps: &[u64], ring: &Ring, most: usize) -> Option<u64> {
    let (mut seen, mut open) = (BTreeSet::new(), Vec::from([ring.clone()]));
    while let Some(ring) = open.pop() {
        let next: Vec<Ring> = ring.targets(steps).iter().map(|seat| ring.moved(*seat)).collect();
        if seen.insert((ring.used, ring.at)) {
            open.extend(next);
        }
        if seen.len() > most || open.len() > most {
            return None;
        }
    }
    Some(seen.len() as u64)
}

/// True if the player who begins on a fresh ring wins, by trying everything.
pub fn wins(steps: &[u64], seats: usize) -> bool {
    won(steps, &Ring::fresh(seats), &mut BTreeMap::new())
}

fn won(steps: &[u64], ring: &Ring, known: &mut BTreeMap<Vec<bool>, bool>) -> bool {
    let mut key = ring.used.clone();
    key.rotate_left(ring.at);
    if let Some(won) = known.get(&key) {
        return *won;
    }
    let won = ring.targets(steps).iter().any(|seat| !won(steps, &ring.moved(*seat), known));
    known.insert(key, won);
    won
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::kotzigs_nim::KotzigsNim;
    use crate::testing::{each_explained, limits, refused, verdict};
    use alloc::format;
    use solver::play::Outcome;

    #[test]
    fn counted_moves_decide() {
        each_explained::<KotzigsNim, Counted>(|small, seen| {
            assert_eq!(seen.moves % 2 == 1, small.known().wins, "{}", small.here());
        });
    }

    /// With the steps 1 and 2 from “Winning Ways”; the others from programs of our own.
    #[test]
    fn lost_rings_are_those_of_the_literature() {
        for (steps, lost) in [
            (&[1, 2][..], &[1, 3, 7][..]),
            (&[1, 3], &[1, 3, 7, 9, 13]),
            (&[2, 3], &[1, 3, 5, 7, 8, 11, 12, 13]),
            (&[1, 2, 3], &[1, 3, 5, 11]),
        ] {
            let found: Vec<usize> = (1..=14).filter(|seats| !wins(steps, *seats)).collect();
            assert_eq!(found, lost, "{steps:?}");
        }
    }

    /// A single step, and two steps that add up to the ring, leave no choice.
    #[test]
    fn rings_without_a_choice_are_counted() {
        let divisor = |mut a: u64, mut b: u64| {
            while b > 0 {
                (a, b) = (b, a % b);
            }
            a
        };
        for seats in 2..=20_u64 {
            for step in 1..seats {
                let wanted = Some(seats / divisor(seats, step) - 1);
                let ring = Ring::fresh(seats as usize);
                assert_eq!(count(&[step], &ring), wanted, "{seats} {step}");
                assert_eq!(count(&[step, seats - step], &ring), wanted, "{seats} {step}");
            }
        }
    }

    #[test]
    fn search_agrees_with_the_table() {
        for seats in 1..=12 {
            let found = verdict::<KotzigsNim>("", &format!("{seats}")).outcome;
            assert_eq!(found, Some(Outcome::of_mover_winning(wins(&[1, 2], seats))), "{seats}");
        }
    }

    #[test]
    fn limits_of_rings() {
        limits::<KotzigsNim>("step=1", ["19", "20"], "21");
        refused::<KotzigsNim>("", "xx..", "O");
    }
}
