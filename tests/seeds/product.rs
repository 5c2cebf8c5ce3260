//! Rows 002.15 to 002.18 of the claims: Sum-from-Product.

use crate::ask::game;
use games::game::Game;
use games::setup::Setup;
use solver::explanation::Reason;
use solver::judge;
use solver::play::{Move, Outcome};
use solver::verdict::Verdict;

fn verdict(game: &Game, setup: &Setup, at: &str) -> Verdict {
    let task = games::judge(game.card().id, setup, at).expect("a game of the catalogue");
    judge::run(&mut *task.unwrap_or_else(|error| panic!("{at}: {error:?}")))
}

/// The verdicts on the numbers from 1 to `upto`.
fn single(upto: u64) -> Vec<Verdict> {
    let (game, setup) = game("sum-from-product", "");
    (1..=upto).map(|n| verdict(game, &setup, &n.to_string())).collect()
}

/// For all numbers up to `top`: whether the mover wins, and the numbers after each move, by the rule alone.
fn products_by_hand(top: u64) -> Vec<(bool, Vec<u64>)> {
    let mut known: Vec<(bool, Vec<u64>)> = vec![(false, Vec::new())];
    for n in 1..=top {
        let splits = (1..=n).filter(|a| n % a == 0 && *a <= n / a);
        let after: Vec<u64> = splits.filter_map(|a| n.checked_sub(a + n / a)).collect();
        let after: Vec<u64> = after.into_iter().filter(|left| *left > 0).collect();
        known.push((after.iter().any(|left| !known[*left as usize].0), after));
    }
    known
}

fn having(outcome: Outcome) -> Vec<u64> {
    let found = single(30);
    let kept = (1..).zip(&found).filter(|(_, verdict)| verdict.outcome == Some(outcome));
    kept.map(|(n, _)| n).collect()
}

#[test]
fn row_002_15_lost_numbers_to_29() {
    let lost = [1, 2, 3, 4, 5, 7, 11, 13, 16, 17, 19, 22, 23, 25, 27, 29];
    assert_eq!(having(Outcome::P), lost);
    let by_hand = products_by_hand(30);
    assert_eq!((1..=30).filter(|n| !by_hand[*n as usize].0).collect::<Vec<u64>>(), lost);
}

#[test]
fn row_002_16_won_numbers_to_30() {
    let won = [6, 8, 9, 10, 12, 14, 15, 18, 20, 21, 24, 26, 28, 30];
    assert_eq!(having(Outcome::N), won);
    let by_hand = products_by_hand(30);
    assert_eq!((1..=30).filter(|n| by_hand[*n as usize].0).collect::<Vec<u64>>(), won);
}

#[test]
fn row_002_17_no_move_exactly_from_1_4_and_primes_to_2000() {
    let (product, setup) = game("sum-from-product", "");
    let by_hand = products_by_hand(2000);
    for n in 1..=2000_u64 {
        let prime = n > 1 && (2..n).all(|d| n % d != 0);
        let at = product.read(&setup, &n.to_string()).unwrap();
        assert_eq!(at.over(), prime || n == 1 || n == 4, "{n}");
        assert_eq!(at.moves().len(), by_hand[n as usize].1.len(), "{n}");
    }
    for (n, verdict) in (1..).zip(single(2000)) {
        assert_eq!(verdict.outcome, Some(Outcome::of_mover_winning(by_hand[n].0)), "{n}");
    }
}

#[test]
fn row_002_18_with_negative_factors_the_number_would_grow() {
    let after = |n: i64, a: i64| n - a - n / a;
    assert_eq!((-2 * -3, after(6, -2)), (6, 11));
    assert!((2..=2000).all(|n| after(n, -1) > n));
    // The engine has only positive factors, so every number falls.
    let (product, setup) = game("sum-from-product", "");
    for n in 1..=500_u64 {
        let at = product.read(&setup, &n.to_string()).unwrap();
        for mv in solver::play::moves(at.moves(), usize::MAX) {
            let left: u64 = at.play(&mv).unwrap().code().parse().unwrap();
            assert!(left < n, "{n}");
        }
    }
}

#[test]
fn sum_from_product_is_exact_to_a_million() {
    let (product, setup) = game("sum-from-product", "");
    for n in [1_000_000_u64, 999_999, 720_720, 720_721, 130_000] {
        let at = product.read(&setup, &n.to_string()).unwrap();
        let found = verdict(product, &setup, at.code());
        // The value is the mex of the values after each move, which are judged separately.
        let after: Vec<(Move, Verdict)> = solver::play::moves(at.moves(), usize::MAX)
            .into_iter()
            .map(|mv| {
                let after = at.play(&mv).unwrap();
                (mv, verdict(product, &setup, after.code()))
            })
            .collect();
        let values: Vec<Option<u64>> = after.iter().map(|(_, after)| after.grundy).collect();
        assert_eq!(found.grundy, (0..).find(|value| !values.contains(&Some(*value))), "{n}");
        let lost = after.iter().filter(|(_, after)| after.outcome == Some(Outcome::P));
        assert_eq!(found.winning, lost.map(|(mv, _)| mv.clone()).collect::<Vec<_>>(), "{n}");
        // No theory explains a winning move, so each reason lists answers.
        assert_eq!(found.reasons.len(), found.winning.len(), "{n}");
        for (mv, reason) in found.winning.iter().zip(&found.reasons) {
            let left = at.play(mv).unwrap();
            let replies = match reason {
                Some(Reason::Refutation { replies, .. }) => replies,
                other => {
                    assert!(left.over() && matches!(other, Some(Reason::Ends { .. })), "{n}");
                    continue;
                }
            };
            for reply in replies {
                let replied = left.play(&reply.mv).unwrap();
                let Some((answer, _)) = &reply.answer else { continue };
                let answered = replied.play(answer).unwrap();
                let lost = verdict(product, &setup, answered.code()).outcome;
                assert_eq!(lost, Some(Outcome::P), "{n}");
            }
        }
    }
}
