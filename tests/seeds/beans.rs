//! Guy's parity subtraction game, row by row.

use crate::guy::{CLASSES, DD, DE, ED, EE};
use crate::holdings::{game, guy, heap, lost, outcome, verdict, winning};
use crate::universe::legal_moves;
use games::catalog::parity_subtraction::Beans;
use games::catalog::parity_subtraction::theory::Holdings;
use games::game::Catalogued;
use games::setup::Setup;
use solver::explanation;
use solver::play::{Move, Outcome};
use solver::rules::Rules;
use solver::theory::Theory;
use solver::verdict::Known;

#[test]
fn row_003_1_openings() {
    for beans in (1..=201).step_by(2) {
        let wanted = if beans % 8 == 1 { 'P' } else { 'N' };
        assert_eq!(outcome(&guy(), beans, EE), wanted, "{beans}");
    }
}

#[test]
fn row_003_2_twenty_five_beans() {
    let start = Beans::start(&Beans::rules(&Setup::of(&Beans::CARD)));
    assert_eq!(start, heap(25, EE));
    let found = verdict(&guy(), &start);
    assert_eq!((found.outcome, found.known), (Some(Outcome::P), Known::Theory));
    assert!(found.winning.is_empty() && found.reasons.is_empty());
}

#[test]
fn row_003_3_sixteen_classes() {
    for beans in 1..=200 {
        for (held, take) in CLASSES[beans as usize % 8] {
            let wanted = if take == 0 { 'P' } else { 'N' };
            assert_eq!(outcome(&guy(), beans, held), wanted, "{beans} {held:?}");
        }
    }
    // Without beans the even holder has won already.
    assert_eq!((outcome(&guy(), 0, ED), outcome(&guy(), 0, DE)), ('N', 'P'));
    assert!(winning(&guy(), 0, ED).is_empty());
}

#[test]
fn row_003_5_one_winning_take_each() {
    for beans in 1..=200 {
        for (held, take) in CLASSES[beans as usize % 8] {
            let wanted = if take == 0 { vec![] } else { vec![take] };
            assert_eq!(winning(&guy(), beans, held), wanted, "{beans} {held:?}");
        }
    }
}

/// One of the four outcomes: N, P, d if the odd holder wins, or e if the even holder wins.
fn four(rules: &Beans, beans: u64) -> char {
    match (outcome(rules, beans, ED), outcome(rules, beans, DE)) {
        ('N', 'P') => 'e',
        ('P', 'N') => 'd',
        (one, other) if one == other => one,
        other => panic!("{other:?}"),
    }
}

#[test]
fn row_003_4_four_outcomes() {
    for beans in (0..=200).step_by(2) {
        let wanted = ['e', 'N', 'd', 'N'][beans as usize / 2 % 4];
        assert_eq!(four(&guy(), beans), wanted, "{beans}");
    }
    // Under other rules the previous player can win too, with either holding.
    assert_eq!(four(&game("1.4.7", false), 14), 'P');
}

#[test]
fn row_003_6_three_moves_need_three_beans() {
    let count = |beans, held| legal_moves(&guy(), &heap(beans, held)).len();
    for beans in 0..40 {
        for (held, _) in CLASSES[beans as usize % 8] {
            assert_eq!(count(beans, held), beans.min(3) as usize);
        }
    }
    // E27: the only legal move of one of these wins.
    assert_eq!((winning(&guy(), 1, DD), count(1, DD)), (vec![1], 1));
    assert_eq!((winning(&guy(), 1, EE), count(1, EE)), (vec![], 1));
    assert_eq!((winning(&guy(), 2, DE), winning(&guy(), 2, ED)), (vec![1], vec![2]));
}

#[test]
fn row_003_7_each_line_of_the_proof() {
    // For each lost class: each take, and the answer that leads back to a lost class.
    let lines = [
        (1, EE, [3, 3, 1], [(5, DD), (4, ED), (5, DD)]),
        (5, DD, [3, 3, 1], [(1, EE), (0, DE), (1, EE)]),
        (0, DE, [3, 1, 1], [(4, ED), (5, DD), (4, ED)]),
        (4, ED, [3, 1, 1], [(0, DE), (1, EE), (0, DE)]),
    ];
    let rules = guy();
    for (rest, held, answers, ends) in lines {
        for times in 1..25 {
            let at = heap(8 * times + rest, held);
            for (take, (answer, (end, parities))) in (1..).zip(answers.into_iter().zip(ends)) {
                let next = rules.play(&at, &Move::one(0, take));
                let claim = rules.claim(&next).unwrap();
                assert_eq!(claim.winning, [Move::one(0, answer)], "{rest} {take}");
                let last = rules.play(&next, &Move::one(0, answer));
                assert_eq!((last.beans % 8, last.held.map(|n| n % 2)), (end, parities));
                assert_eq!(rules.claim(&last).unwrap().outcome, Outcome::P);
            }
        }
    }
}

#[test]
fn row_003_8_eight_beans_back() {
    for beans in 11..=200 {
        for held in [EE, DD, ED, DE] {
            let both = [beans, beans - 8].map(|beans| winning(&guy(), beans, held));
            assert_eq!(both[0], both[1], "{beans} {held:?}");
        }
    }
    let seen = guy().explanation(&heap(25, EE)).unwrap();
    assert_eq!(explanation::of::<Holdings>(&*seen).unwrap().period, Some((0, 8)));
}

#[test]
fn row_003_9_nobody_wins_an_even_total() {
    // E28: there is no winner.
    for odd in [false, true] {
        let rules = game("1-3", odd);
        for beans in 0..60 {
            for held in [[0, 0], [1, 1], [0, 1], [1, 0], [7, 5], [4, 3]] {
                let drawn = (beans + held[0] + held[1]) % 2 == 0;
                assert_eq!(outcome(&rules, beans, held) == 'D', drawn, "{beans} {held:?}");
            }
        }
        let found = verdict(&rules, &heap(24, EE));
        assert_eq!((found.outcome, found.winning.len()), (Some(Outcome::D), 0));
        assert!(found.margins.iter().all(|(_, margin)| *margin == 0));
        assert_eq!(found.best.len(), 3);
    }
}

#[test]
fn part_a16_other_rules() {
    assert_eq!(lost("1-2", false, 60), (1..60).step_by(4).collect::<Vec<_>>());
    assert_eq!(lost("1-4", false, 60), (1..60).step_by(6).collect::<Vec<_>>());
    assert_eq!(lost("1-5", false, 60), (1..60).step_by(12).collect::<Vec<_>>());
    assert_eq!(lost("1.2.4", false, 60), (1..60).step_by(6).collect::<Vec<_>>());
    let found = [1, 7, 9, 17, 19, 25, 31, 33, 41, 43, 49, 55, 57];
    assert_eq!(lost("1.3.4", false, 60), found);
}
