//! Rows 002.1 and 002.10 to 002.14 of the claims: Chocolate Stones and Demon Money.

use crate::ask::{amounts, game};
use games::game::Game;
use games::setup::Setup;
use solver::judge;
use solver::play::{Move, MoveRange, Outcome};
use solver::verdict::Verdict;

fn verdict(game: &Game, setup: &Setup, at: &str) -> Verdict {
    let task = games::judge(game.card().id, setup, at).expect("a game of the catalogue");
    judge::run(&mut *task.unwrap_or_else(|error| panic!("{at}: {error:?}")))
}

/// The verdicts on single piles up to a number, with the game's default settings.
fn single(id: &str, upto: u64) -> Vec<Verdict> {
    let (game, setup) = game(id, "");
    (0..=upto).map(|n| verdict(game, &setup, &n.to_string())).collect()
}

/// For all piles below `top`: whether the mover wins, the moves to the end, and the winning fees, by the rule alone.
fn demon_by_hand(top: u64) -> Vec<(bool, u64, Vec<u64>)> {
    let mut known: Vec<(bool, u64, Vec<u64>)> = vec![(false, 0, Vec::new())];
    for n in 1..top {
        let low = (0..).take_while(|k| k * k <= n).last().expect("0² is at most anything");
        let fees = if low * low == n { vec![low] } else { vec![low, low + 1] };
        let after = |fee: &u64| &known[(n - fee) as usize];
        let winning: Vec<u64> = fees.iter().copied().filter(|fee| !after(fee).0).collect();
        let best = if winning.is_empty() { &fees } else { &winning };
        let lengths: Vec<u64> = best.iter().map(|fee| after(fee).1 + 1).collect();
        // Claim 002.13b: no choice of winner or loser changes the length.
        assert!(lengths.iter().all(|length| *length == lengths[0]), "{n}");
        known.push((!winning.is_empty(), lengths[0], winning));
    }
    known
}

#[test]
fn row_002_1_every_move_lowers_the_chocolate_value_by_one() {
    for m in 1..=8_u64 {
        let (game, setup) = game("chocolate-stones", &format!("m={m}"));
        for n in 0..=100_u64 {
            let value = (0..).find(|rows| rows * m >= n).unwrap();
            let found = verdict(game, &setup, &n.to_string());
            assert_eq!(found.outcome, Some(Outcome::of_mover_winning(value % 2 == 1)), "{m} {n}");
            assert_eq!((found.grundy, found.distance), (Some(value % 2), Some(value)), "{m} {n}");
            let at = game.read(&setup, &n.to_string()).unwrap();
            let moves: Vec<Move> = solver::play::moves(at.moves(), usize::MAX);
            // No choice matters.
            assert_eq!(found.winning, if value % 2 == 1 { moves.clone() } else { Vec::new() });
            let rest = if n % m == 0 { m } else { n % m };
            let taken: Vec<u64> = moves.iter().map(|mv| mv.first().amount).collect();
            assert_eq!(taken, (rest..=m.min(n)).collect::<Vec<_>>(), "{m} {n}");
            for mv in &moves {
                let after: u64 = at.play(mv).unwrap().code().parse().unwrap();
                assert_eq!((0..).find(|rows| rows * m >= after), Some(value - 1), "{m} {n}");
            }
        }
    }
}

#[test]
fn row_002_1b_rows_of_two() {
    let (game, setup) = game("chocolate-stones", "m=2");
    for n in 3..=100_u64 {
        let range = game.read(&setup, &n.to_string()).unwrap().moves()[0];
        let wanted = if n % 2 == 1 { (1, 2) } else { (2, 2) };
        assert_eq!((range.low, range.high), wanted, "{n}");
    }
}

#[test]
fn row_002_1c_a_pile_below_a_row_goes_as_a_whole() {
    for m in 1..=12_u64 {
        let (game, setup) = game("chocolate-stones", &format!("m={m}"));
        for n in 1..=m {
            let at = game.read(&setup, &n.to_string()).unwrap();
            assert_eq!(at.moves(), [MoveRange { place: 0, low: n, high: n }]);
        }
    }
}

#[test]
fn row_002_10_theorem_6_holds_to_2000() {
    let (found, by_hand) = (single("demon-money", 2000), demon_by_hand(2001));
    for k in 1..45_u64 {
        for n in k * k - 1..(k + 1) * (k + 1) - 1 {
            let lost = n <= k * k + k - 2;
            if let Some(verdict) = found.get(n as usize) {
                assert_eq!(verdict.outcome, Some(Outcome::of_mover_winning(!lost)), "{n}");
                assert_eq!(by_hand[n as usize].0, !lost, "{n}");
            }
        }
    }
}

#[test]
fn row_002_11_examples_to_ten() {
    let letters: String =
        single("demon-money", 10).iter().map(|v| v.outcome.map_or('?', Outcome::letter)).collect();
    assert_eq!(letters, "PNNPPNNNPPP");
}

#[test]
fn row_002_12_the_length_is_fixed() {
    let by_hand = demon_by_hand(2001);
    for (n, (verdict, known)) in single("demon-money", 2000).iter().zip(&by_hand).enumerate() {
        let k = (n as u64 + 1).isqrt();
        let wins = verdict.outcome == Some(Outcome::N);
        assert_eq!(verdict.distance, Some(2 * k - 2 + u64::from(wins)), "{n}");
        assert_eq!((wins, verdict.distance), (known.0, Some(known.1)), "{n}");
        assert_eq!(amounts(&verdict.winning), known.2, "{n}");
    }
}

#[test]
fn row_002_13_924_piles_have_two_winning_moves() {
    let found = single("demon-money", 2000);
    let two = (0..).zip(&found).filter(|(_, verdict)| verdict.winning.len() == 2);
    let two: Vec<u64> = two.map(|(n, _)| n).collect();
    assert_eq!((two.len(), &two[..6]), (924, &[6, 12, 13, 20, 21, 22][..]));
}

#[test]
fn row_002_14_a_payment_is_k_or_k_plus_one_in_the_won_segment() {
    let (demon, setup) = game("demon-money", "");
    for k in 2..40_u64 {
        for n in k * k + k - 1..=(k + 1) * (k + 1) - 2 {
            assert!(n > k * k && n < (k + 1) * (k + 1));
            let range = demon.read(&setup, &n.to_string()).unwrap().moves()[0];
            assert_eq!((range.low, range.high), (k, k + 1), "{n}");
        }
    }
}

#[test]
fn demon_money_is_exact_at_a_million_times_a_thousand_million() {
    let (demon, setup) = game("demon-money", "");
    let mut dice = fastrand::Rng::with_seed(8);
    for _ in 0..2000 {
        let pile = dice.u64(900_000_000_000_000..=1_000_000_000_000_000);
        let found = verdict(demon, &setup, &pile.to_string());
        let k = (1..64).fold(pile, |x, _| (x + (pile + 1) / x) / 2);
        let k = (k - 1..=k + 1).rfind(|k| k * k <= pile + 1).unwrap();
        assert!(k * k <= pile + 1 && pile + 1 < (k + 1) * (k + 1));
        let wins = pile > k * k + k - 2;
        assert_eq!(found.outcome, Some(Outcome::of_mover_winning(wins)), "{pile}");
        assert_eq!(found.distance, Some(2 * k - 2 + u64::from(wins)), "{pile}");
        let at = demon.read(&setup, &pile.to_string()).unwrap();
        for mv in &found.winning {
            let after = at.play(mv).unwrap();
            assert_eq!(verdict(demon, &setup, after.code()).outcome, Some(Outcome::P), "{pile}");
        }
        assert_eq!(wins, !found.winning.is_empty());
        let too_much = Move::one(0, k + 2);
        assert!(at.play(&too_much).is_none());
    }
}

#[test]
fn row_002_13b_no_choice_of_the_winner_changes_the_length() {
    let left = single("demon-money", 2000);
    for (n, verdict) in left.iter().enumerate() {
        for taken in amounts(&verdict.winning) {
            let after = left[n - taken as usize].distance;
            assert_eq!(verdict.distance, after.map(|length| length + 1), "{n} {taken}");
        }
    }
    // The same by hand, for the loser's choices as well: this panics if two lengths differ.
    assert_eq!(demon_by_hand(2001).len(), 2001);
}
