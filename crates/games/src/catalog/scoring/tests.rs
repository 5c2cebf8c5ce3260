//! Scoring against its definition, and on its longest strip.

use super::Scoring;
use super::theory::{Reason, Remainders};
use crate::kinds::from_to;
use crate::testing::{Claimed, after_each, by_columns, claimed, each_explained, limits, refused};
use solver::code::write_list;

#[test]
fn theory_knows_every_winner_and_every_value_of_normal_play() {
    let Claimed { positions, winners, values, .. } = claimed::<Scoring>();
    assert_eq!(winners, positions);
    assert!(values < positions && 3 * values > positions, "{values} of {positions}");
}

#[test]
fn reasons_are_what_they_say() {
    let mut seen_reasons = Vec::new();
    each_explained::<Scoring, Remainders>(|small, seen| {
        let (here, modulus) = (small.here(), small.all.rules.most + 1);
        let mut cells: Vec<u64> = small.at().iter().copied().filter(|cell| *cell > 0).collect();
        assert_eq!((seen.cells.as_slice(), seen.modulus), (&cells[..], modulus), "{here}");
        let rests: Vec<u64> = cells.iter().map(|cell| cell % modulus).collect();
        assert_eq!(seen.xor(), by_columns(&rests), "{here}");
        cells.sort_unstable();
        let misere = small.all.rules.misere;
        let holds = match seen.reason() {
            Reason::Single => cells.len() == 1,
            Reason::Multiples => !misere && rests.iter().all(|rest| *rest == 0),
            Reason::Partners => {
                !misere && cells.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
            }
            Reason::Ones => misere && rests.iter().all(|rest| *rest < 2),
            Reason::Columns => rests.iter().any(|rest| *rest > 0),
        };
        assert!(holds, "{here}");
        if !seen_reasons.contains(&seen.reason()) {
            seen_reasons.push(seen.reason());
        }
    });
    assert_eq!(seen_reasons.len(), 5, "{seen_reasons:?}");
}

/// Misère play of the cells as heaps of Nim goes wrong; the first two chips for which it does, with moves up to three.
#[test]
fn misere_nim_on_the_cells_fails_where_the_source_says() {
    let rules = Scoring { most: 3, misere: true };
    let nim_lost = |x: u64, y: u64| if x.max(y) > 1 { x == y } else { x + y == 1 };
    let mut failures = Vec::new();
    for x in 1..5 {
        for y in x..9 {
            if rules.remainders(&[x, y]).lost() != nim_lost(x, y) {
                failures.push((x, y));
            }
        }
    }
    assert_eq!(failures[..6], [(1, 4), (1, 8), (2, 6), (3, 7), (4, 4), (4, 5)]);
}

#[test]
fn ten_chips_on_the_longest_strip_are_balanced() {
    let mut dice = fastrand::Rng::with_seed(7);
    for most in 1..=10 {
        let rests = |cells: &[u64]| cells.iter().map(|cell| cell % (most + 1)).collect::<Vec<_>>();
        for round in 0..60 {
            let mut cells: Vec<u64> = (0..3 + round % 6).map(|_| dice.u64(0..60)).collect();
            cells.extend([58, 59]);
            let pairs = format!("most={most}");
            after_each::<Scoring>(&pairs, &write_list(&cells), |mv, after| {
                let (from, to) = from_to(mv);
                assert!(from - to <= most);
                assert_eq!(by_columns(&rests(after)), 0);
            });
        }
    }
}

#[test]
fn limits_of_strips() {
    limits::<Scoring>("", ["58", "59"], "60");
    limits::<Scoring>("most=10&misere=1", ["1.1", "0.59"], "0.60");
    refused::<Scoring>("", "1.1.1.1.1.1.1.1.1.1.1", "1 to 10 chips");
}
