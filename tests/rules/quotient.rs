//! Misère Kayles: the quotient, the families and brute force have the same winners (SEEDS A23, A24).

use games::find;
use games::rows::misere::family;
use games::setup::Setup;
use solver::explanation::Explanation;
use solver::judge;
use solver::play::Outcome;
use solver::quotient::Quotient;
use solver::values::{Period, Values};
use solver::verdict::{Known, Verdict};
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

fn verdict(id: &str, pairs: &[(&str, &str)], at: &str) -> Verdict {
    let game = find(id).expect("it is in the catalogue");
    let mut setup = Setup::of(game.card());
    for (key, text) in pairs {
        let index = game.card().fields.iter().position(|field| field.key == *key).unwrap();
        setup.set(game.card(), index, text).unwrap();
    }
    judge::run(&mut *games::judge(id, &setup, at).unwrap().unwrap())
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
        let found = verdict("kayles", &[("misere", "1")], &code(&rows));
        let wins = !quotient.lost(class(&quotient, &rows));
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(wins)), "{rows:?}");
        assert_eq!(found.known, Known::Theory);
    }
}

#[test]
fn rings_of_misere_kayles_are_solved() {
    let game = find("kayles").unwrap();
    let mut setup = Setup::of(game.card());
    setup.set(game.card(), 1, "1").unwrap();
    setup.set(game.card(), 2, "1").unwrap();
    let lost = [1, 4, 9, 12, 20];
    for ring in 1..=120_u64 {
        let found = verdict("kayles", &[("misere", "1"), ("ring", "1")], &ring.to_string());
        let wins = lost.contains(&(ring - 1)) || lost.contains(&ring.saturating_sub(2));
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(wins)), "ring of {ring}");
        let fact = games::judged("kayles").unwrap().explanation(&setup, &ring.to_string()).unwrap();
        assert_eq!(fact.as_deref().and_then(Explanation::mover_wins), Some(wins), "ring of {ring}");
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
            let setup = [("most", &*most.to_string()), ("ring", ring), ("misere", "1")];
            let found = verdict("kayles", &setup, at);
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
