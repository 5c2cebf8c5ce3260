//! Misère Kayles: the quotient, the families and brute force have the same winners (SEEDS A23, A24).

use super::Kayles;
use crate::game::Catalogued;
use crate::rows::misere::family;
use crate::rows::misere_exception::{Group, GroupCount, MisereException, Opened};
use crate::rows::{Throws, checks};
use crate::testing::tables::{grid, paged, words};
use crate::testing::universe::Universe;
use crate::testing::{
    Claimed, claimed, each_explained, explained, limits, refused, setup, verdict,
};
use crate::theory::count::Count;
use solver::explanation::Explanation;
use solver::play::Outcome;
use solver::quotient::Quotient;
use solver::values::{Period, Values};
use solver::verdict::Known;
use std::collections::{HashMap, HashSet};

fn kayles() -> Quotient {
    Quotient::pins(1, 2, 400).expect("Kayles is solved")
}

/// The class of a sum of rows.
fn class(quotient: &Quotient, rows: &[u64]) -> usize {
    rows.iter().fold(0, |class, row| quotient.product(class, quotient.class(*row)))
}

/// Misère outcomes by the rules alone, for rows of pins in ascending order.
#[derive(Default)]
struct Brute {
    wins: HashMap<Vec<u64>, bool>,
}

impl Brute {
    fn wins(&mut self, rows: &[u64], throws: (u64, u64)) -> bool {
        if let Some(known) = self.wins.get(rows) {
            return *known;
        }
        let (mut stuck, mut wins) = (true, false);
        for (i, row) in rows.iter().enumerate() {
            for taken in throws.0..=throws.1.min(*row) {
                for left in 0..=row - taken {
                    let mut next = rows.to_vec();
                    next.remove(i);
                    next.extend([left, row - taken - left].iter().filter(|n| **n > 0));
                    next.sort_unstable();
                    stuck = false;
                    wins = wins || !self.wins(&next, throws);
                }
            }
        }
        self.wins.insert(rows.to_vec(), stuck || wins);
        stuck || wins
    }
}

/// Every multiset of positive numbers with at most this sum, each ascending.
fn multisets(most: u64) -> Vec<Vec<u64>> {
    let mut all = vec![Vec::new()];
    let mut next = 0;
    while next < all.len() {
        let rows: Vec<u64> = all[next].clone();
        let left = most - rows.iter().sum::<u64>();
        for row in rows.last().copied().unwrap_or(1)..=left {
            all.push([&rows[..], &[row]].concat());
        }
        next += 1;
    }
    all
}

/// The rows of a code.
fn code(rows: &[u64]) -> String {
    rows.iter().map(u64::to_string).collect::<Vec<_>>().join("_")
}

#[test]
fn kayles_has_forty_classes_of_which_nine_lose() {
    let kayles = kayles();
    assert_eq!((kayles.order(), kayles.lost_classes()), (40, 9));
    assert_eq!(kayles.period(), Some(Period { start: 71, length: 12 }));
    for n in 71..2000 {
        assert_eq!(kayles.class(n), kayles.class(n + 12));
    }
}

#[test]
fn the_quotient_agrees_with_brute_force_to_24_pins() {
    let (kayles, mut brute) = (kayles(), Brute::default());
    let all = multisets(24);
    assert_eq!(all.len(), 7_338);
    for rows in &all {
        let wins = brute.wins(rows, (1, 2));
        assert_eq!(!kayles.lost(class(&kayles, rows)), wins, "{rows:?}");
        let normal = rows.iter().fold(0, |xor, row| xor ^ value(*row));
        assert_eq!((normal != 0) != family(rows).is_some(), wins, "{rows:?}");
    }
}

fn value(row: u64) -> u64 {
    thread_local! {
        static VALUES: Values = Values::pins(1, 2, 400);
    }
    VALUES.with(|values| values.at(row)).expect("the period is proved")
}

/// The counts of rows that the families name, as far as families distinguish them, and whether there are other rows.
type Counts = ([u8; 8], bool);

/// A state is a position as families and quotient distinguish it. Adding a row leads from one state to another, and
/// there are finitely many states, so this is a proof for every position.
#[test]
fn the_families_agree_with_the_quotient_for_every_position() {
    const NAMED: [u64; 8] = [1, 4, 5, 9, 12, 17, 20, 25];
    let kayles = kayles();
    let mut different: HashMap<(usize, u64), u64> = HashMap::new();
    for row in (1..=400).filter(|row| !NAMED.contains(row)) {
        different.entry((kayles.class(row), value(row))).or_insert(row);
    }
    let others: Vec<u64> = different.into_values().collect();
    let start: (usize, u64, Counts) = (0, 0, ([0; 8], false));
    let (mut seen, mut open) = (HashSet::from([start]), vec![start]);
    while let Some((class, xor, (counts, other))) = open.pop() {
        let mut rows = Vec::new();
        for (row, count) in NAMED.iter().zip(counts) {
            rows.extend(vec![*row; count.into()]);
        }
        rows.extend(other.then_some(3));
        let wins = (xor != 0) != family(&rows).is_some();
        assert_eq!(!kayles.lost(class), wins, "{rows:?}");
        let more = NAMED.iter().chain(&others).map(|row| {
            let mut next = (counts, other);
            match NAMED.iter().position(|named| named == row) {
                // Families distinguish none, one, and more by parity.
                Some(i) => next.0[i] = [1, 2, 3, 2][usize::from(counts[i])],
                None => next.1 = true,
            }
            // With any other row no family applies, so the counts do not matter.
            if next.1 {
                next.0 = [0; 8];
            }
            (kayles.product(class, kayles.class(*row)), xor ^ value(*row), next)
        });
        for next in more.collect::<Vec<_>>() {
            if seen.insert(next) {
                open.push(next);
            }
        }
    }
    assert!(seen.len() > 1000);
}

#[test]
fn every_board_of_misere_kayles_is_solved_by_theory() {
    let mut dice = fastrand::Rng::with_seed(24);
    let quotient = kayles();
    for _ in 0..400 {
        let mut rows: Vec<u64> = (0..dice.usize(1..=8)).map(|_| dice.u64(1..=15)).collect();
        if dice.bool() {
            rows = vec![dice.u64(1..=120)];
        }
        let found = verdict::<Kayles>("misere=1", &code(&rows));
        let wins = !quotient.lost(class(&quotient, &rows));
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(wins)), "{rows:?}");
        assert_eq!(found.known, Known::Theory);
    }
}

#[test]
fn rings_of_misere_kayles_are_solved() {
    let lost = [1, 4, 9, 12, 20];
    for ring in 1..=120_u64 {
        let found = verdict::<Kayles>("misere=1&ring=1", &ring.to_string());
        let wins = lost.contains(&(ring - 1)) || lost.contains(&ring.saturating_sub(2));
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(wins)), "ring of {ring}");
        let told = found.explanation.as_deref().and_then(Explanation::mover_wins);
        assert_eq!(told, Some(wins), "ring of {ring}");
    }
}

/// If every throw takes one pin, only the number of pins decides, at any size.
#[test]
fn single_pins_in_misere_play_are_counted() {
    let alone = "i.".repeat(59);
    let boards = [("120", 120), ("119", 119), ("1_60_40", 101), ("1", 1), (&alone[..], 59)];
    for (most, (at, pins)) in [1, 3, 12].into_iter().flat_map(|most| boards.map(|one| (most, one)))
    {
        for ring in ["0", "1"] {
            let single = most == 1 || at == "1" || at == alone;
            if !single || (ring == "1" && at.contains('_')) {
                continue;
            }
            let found = verdict::<Kayles>(&format!("most={most}&ring={ring}&misere=1"), at);
            let here = format!("{most} {ring} {at}");
            let wins = pins % 2 == 0;
            assert_eq!(found.outcome, Some(Outcome::of_mover_winning(wins)), "{here}");
            assert_eq!((found.known, found.distance), (Known::Theory, Some(pins)), "{here}");
            assert_eq!(found.winning.len() as u64, if wins { pins } else { 0 }, "{here}");
            assert_eq!(
                found.explanation.as_deref().and_then(Explanation::mover_wins),
                Some(wins),
                "{here}"
            );
        }
    }
}

/// Other throws have a quotient as well, or `None` if none is found.
#[test]
fn other_throws_are_proved_or_given_up() {
    assert_eq!(Quotient::pins(2, 2, 400), None);
    for throws in [(1, 1), (1, 4), (1, 6), (2, 3)] {
        let quotient = Quotient::pins(throws.0, throws.1, 700).unwrap();
        let mut brute = Brute::default();
        for rows in multisets(18) {
            let wins = !quotient.lost(class(&quotient, &rows));
            assert_eq!(wins, brute.wins(&rows, throws), "{throws:?} {rows:?}");
        }
    }
}

#[test]
fn theory_knows_normal_play_and_the_misere_play_of_two_pins_at_most() {
    let Claimed { positions, winners, values, .. } = claimed::<Kayles>();
    assert_eq!(2 * values, positions);
    assert!(3 * winners > 2 * positions, "{winners} of {positions}");
}

#[test]
fn rows_and_rings_have_their_values() {
    checks::parts::<Kayles>();
}

#[test]
fn single_pins_are_counted() {
    each_explained::<Kayles, Count>(|small, seen| {
        let counted = (seen.moves, seen.misere, seen.rows);
        assert_eq!(counted, (small.known().distance, true, None), "{}", small.here());
    });
}

#[test]
fn families_are_counted_on_the_board() {
    each_explained::<Kayles, MisereException>(|small, seen| {
        small.has_parts(&seen.parts, seen.xor, checks::standing);
        let counted = |group: &Group| {
            let rows = seen.parts.iter().filter(|part| group.rows.contains(&part.size)).count();
            match group.count {
                GroupCount::Even => rows % 2 == 0,
                GroupCount::Odd => rows % 2 == 1,
                GroupCount::One => rows == 1,
            }
        };
        assert!(seen.family.iter().copied().flatten().all(counted), "{}", small.here());
    });
}

#[test]
fn an_opened_ring_is_one_of_two_rows() {
    let mut rows = Universe::new(Kayles::rules(&setup::<Kayles>("misere=1")), 0);
    each_explained::<Kayles, Opened>(|small, seen| {
        let here = small.here();
        assert_eq!(seen.ring, checks::standing(small.at()), "{here}");
        let left: Vec<u64> = seen.left.iter().map(|(row, _)| *row).collect();
        let thrown: Vec<u64> = (1..=2).filter_map(|n| seen.ring.checked_sub(n)).collect();
        assert_eq!(left, thrown, "{here}");
        for (row, lost) in &seen.left {
            let place = rows.place(&Throws::standing(&[*row]));
            assert_eq!(*lost, *row > 0 && !rows.known[place].wins, "{here}: row {row}");
        }
    });
    assert!(explained::<Kayles, Opened>("misere=1&ring=1", "5").is_some());
}

#[test]
fn limits_of_rows() {
    limits::<Kayles>("", ["119", "120"], "121");
    limits::<Kayles>("ring=1&most=12", ["119", "120"], "121");
    limits::<Kayles>("misere=1", ["15_1", "12_2_1"], "121");
    refused::<Kayles>("", "60_61", "1 to 120 places for pins");
    refused::<Kayles>("", "1_1_1_1_1_1_1_1_1", "1 to 8 rows");
}

/// Some lines of the source's table; the others are tested with the rules.
#[test]
fn throws_of_up_to_k_pins() {
    let (_, rows) = grid(&paged::<Kayles>(0));
    assert_eq!(rows.len(), 11);
    let line = |i: usize| words(&rows[i].1).join(" ");
    assert_eq!(line(0), "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1");
    assert_eq!(line(1), "0 1 2 3 4 1 6 3 2 1 6 7 4 5 8 1 10 5 4 7 6");
    assert_eq!(line(3), "0 1 2 3 4 5 6 7 8 3 2 11 12 7 6 5 4 3 2 1 16");
    assert_eq!(line(10), "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 7");
    // Far out, rows with throws of up to two pins have the period 12.
    let (_, far) = grid(&paged::<Kayles>(972));
    assert_eq!(words(&far[0].1)[..12].join(" "), "4 1 2 8 1 4 7 2 1 8 2 7");
}
