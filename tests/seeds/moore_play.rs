//! Rows 004.19 to 004.23 of the claims: Moore's Nim with b = 3 played through, and its values.

use crate::ask::{game, mex, verdict};
use games::catalog::moores_nim::theory::Digits;
use games::judged;
use solver::explanation;
use solver::play::Outcome;
use std::collections::{BTreeSet, HashMap};

/// Heaps in ascending order, without empty ones.
type Heaps = Vec<u64>;

/// The printed answers to the replies to {1,2,3,3}, each with the replies that it answers.
const PRINTED: &[(&[u64], &[&[u64]])] = &[
    (&[2, 2, 2], &[&[1, 2, 2, 2], &[1, 2, 2, 3], &[2, 2, 3], &[2, 3, 3]]),
    (&[1, 1, 1], &[&[1, 1, 2, 3], &[1, 1, 3, 3], &[1, 2, 3], &[1, 3, 3]]),
    (&[], &[&[1, 2], &[1, 3], &[2, 3], &[3, 3]]),
];
/// The six replies that are not printed.
const MISSING: [&[u64]; 6] =
    [&[1, 1, 1, 2], &[1, 1, 1, 3], &[1, 1, 2], &[1, 1, 2, 2], &[1, 1, 3], &[1, 2, 2]];

/// All positions after a turn in one heap or two.
fn options(at: &[u64]) -> BTreeSet<Heaps> {
    let mut all = BTreeSet::new();
    for (i, heap) in at.iter().enumerate() {
        for left in 0..*heap {
            let mut one = at.to_vec();
            one[i] = left;
            all.insert(tidied(&one));
            for j in i + 1..at.len() {
                for other in 0..at[j] {
                    let mut two = one.clone();
                    two[j] = other;
                    all.insert(tidied(&two));
                }
            }
        }
    }
    all
}

fn tidied(at: &[u64]) -> Heaps {
    let mut heaps: Heaps = at.iter().copied().filter(|heap| *heap > 0).collect();
    heaps.sort_unstable();
    heaps
}

/// The Grundy value by plain recursion.
fn plain(at: &[u64], known: &mut HashMap<Heaps, u64>) -> u64 {
    if let Some(value) = known.get(at) {
        return *value;
    }
    let values: Vec<u64> = options(at).iter().map(|option| plain(option, known)).collect();
    let value = mex(&values);
    known.insert(at.to_vec(), value);
    value
}

fn code(at: &[u64]) -> String {
    if at.is_empty() {
        return "0".to_string();
    }
    at.iter().map(u64::to_string).collect::<Vec<_>>().join(".")
}

/// The positions that the engine's winning moves leave.
fn answers(at: &[u64]) -> BTreeSet<Heaps> {
    let (moore, setup) = game("moores-nim", "b=3");
    let place = moore.read(&setup, &code(at)).unwrap();
    let left = |mv: &solver::play::Move| {
        let after = place.play(mv).unwrap();
        tidied(&after.code().split('.').map(|heap| heap.parse().unwrap()).collect::<Vec<_>>())
    };
    verdict("moores-nim", "b=3", &code(at)).winning.iter().map(left).collect()
}

fn printed_replies() -> BTreeSet<Heaps> {
    PRINTED.iter().flat_map(|(_, met)| met.iter().map(|reply| reply.to_vec())).collect()
}

#[test]
fn row_004_19_twelve_of_eighteen_replies_are_printed() {
    let (all, printed) = (options(&[1, 2, 3, 3]), printed_replies());
    assert_eq!((all.len(), printed.len()), (18, 12));
    assert!(printed.is_subset(&all));
    let missing: Vec<Heaps> = all.difference(&printed).cloned().collect();
    assert_eq!(missing, MISSING.map(<[u64]>::to_vec));
}

#[test]
fn row_004_20_each_printed_answer_wins() {
    let mut known = HashMap::new();
    for (answer, met) in PRINTED {
        for reply in *met {
            assert!(answers(reply).contains(*answer), "{reply:?}");
            assert!(options(reply).contains(*answer), "{reply:?}");
        }
        assert_eq!(plain(answer, &mut known), 0);
    }
}

#[test]
fn row_004_20b_the_answer_to_the_others_is_three_ones() {
    let mut known = HashMap::new();
    for reply in MISSING {
        assert_eq!(answers(reply), BTreeSet::from([vec![1, 1, 1]]), "{reply:?}");
        let lost = options(reply).into_iter().filter(|left| plain(left, &mut known) == 0);
        assert_eq!(lost.collect::<Vec<_>>(), [[1, 1, 1]], "{reply:?}");
    }
}

#[test]
fn row_004_21_all_replies_to_twos_and_to_ones_are_printed() {
    let after_twos = [vec![1, 1, 2], vec![1, 2], vec![1, 2, 2], vec![2], vec![2, 2]];
    assert_eq!(options(&[2, 2, 2]), BTreeSet::from(after_twos));
    assert_eq!(options(&[1, 1, 1]), BTreeSet::from([vec![1], vec![1, 1]]));
}

#[test]
fn row_004_21b_answers_to_them() {
    let (ones, nothing) = (BTreeSet::from([vec![1, 1, 1]]), BTreeSet::from([vec![]]));
    for reply in [&[1, 2, 2][..], &[1, 1, 2]] {
        assert_eq!(answers(reply), ones, "{reply:?}");
    }
    for reply in [&[1, 2][..], &[2, 2], &[2], &[1, 1], &[1]] {
        assert_eq!(answers(reply), nothing, "{reply:?}");
    }
}

/// The possible numbers of turns of a player who has just left a position and then plays the engine's answers.
fn turns(left: &[u64], found: &mut BTreeSet<u64>, so_far: u64) {
    if left.is_empty() {
        found.insert(so_far);
    }
    for reply in options(left) {
        for answer in answers(&reply) {
            turns(&answer, found, so_far + 1);
        }
    }
}

#[test]
fn row_004_22_the_first_player_needs_two_three_or_four_moves() {
    let mut found = BTreeSet::new();
    turns(&[1, 2, 3, 3], &mut found, 1);
    assert_eq!(found, BTreeSet::from([2, 3, 4]));
    // One move and six more by both players, if the loser delays.
    assert_eq!(verdict("moores-nim", "b=3", "1.2.3.3").distance, Some(6));
}

/// The digits of a position, read in base 3.
fn base_value(at: &[u64]) -> u64 {
    let (_, setup) = game("moores-nim", "b=3");
    let seen = judged("moores-nim").unwrap().explanation(&setup, &code(at)).unwrap().unwrap();
    let digits = explanation::of::<Digits>(&*seen).unwrap();
    assert_eq!(digits.base, 3);
    digits.sums.iter().fold(0, |n, digit| 3 * n + digit)
}

#[test]
fn row_004_23_the_base_value_is_not_the_grundy_number() {
    let mut known = HashMap::new();
    let found = verdict("moores-nim", "b=3", "0.0.2");
    assert_eq!((found.grundy, plain(&[2], &mut known), base_value(&[2])), (Some(2), 2, 3));
    // It is the first position, in order of the total, for which they differ.
    let differs = |at: &[u64]| base_value(at) != plain(at, &mut HashMap::new());
    assert!(!differs(&[1]) && !differs(&[1, 1]) && differs(&[2]));
}

#[test]
fn row_004_23b_true_grundy_numbers() {
    let listed: [(&[u64], u64); 13] = [
        (&[1], 1),
        (&[2], 2),
        (&[3], 3),
        (&[1, 1], 2),
        (&[1, 2], 3),
        (&[1, 3], 4),
        (&[2, 2], 4),
        (&[2, 3], 5),
        (&[3, 3], 6),
        (&[1, 1, 1], 0),
        (&[1, 1, 2], 4),
        (&[1, 2, 3], 6),
        (&[1, 3, 5, 7], 16),
    ];
    let mut known = HashMap::new();
    for (at, value) in listed {
        let found = verdict("moores-nim", "b=3", &code(at));
        assert_eq!(found.grundy, Some(value), "{at:?}");
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(value != 0)));
        assert_eq!(plain(at, &mut known), value, "{at:?}");
    }
    assert_eq!(base_value(&[1, 3, 5, 7]), 25);
}
