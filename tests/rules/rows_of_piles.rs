//! The claims of the sources about games on piles, each under the number of its row.

use games::find;
use games::game::Game;
use games::setup::Setup;
use solver::fact::Reason;
use solver::judge;
use solver::play::{Move, Outcome};
use solver::verdict::Verdict;

fn game(id: &str) -> &'static dyn Game {
    find(id).expect("it is in the catalogue")
}

fn verdict(game: &dyn Game, setup: &Setup, at: &str) -> Verdict {
    let task = games::judge(game.card().id, setup, at).expect("a game of the catalogue");
    judge::run(&mut *task.unwrap_or_else(|error| panic!("{at}: {error}")))
}

/// The verdicts on single piles up to a number, in the game's usual settings.
fn single(id: &str, upto: u64) -> Vec<Verdict> {
    let (game, first) = (game(id), u64::from(id == "sum-from-product"));
    let setup = Setup::of(game.card());
    (first..=upto).map(|n| verdict(game, &setup, &n.to_string())).collect()
}

fn amounts(verdict: &Verdict) -> Vec<u64> {
    verdict.winning.iter().map(|mv| mv.first().amount).collect()
}

/// A game with one of its settings changed.
fn set(id: &str, key: &str, text: &str) -> (&'static dyn Game, Setup) {
    let (game, card) = (game(id), game(id).card());
    let mut setup = Setup::of(card);
    let index = card.fields.iter().position(|field| field.key == key).expect("a field");
    setup.set(card, index, text).expect("a value of this field");
    (game, setup)
}

/// Outcomes and moves left of all piles below `top`, from nothing but the two roundings.
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
fn a6_002_1_every_move_lowers_the_chocolate_value_by_one() {
    for m in 1..=8_u64 {
        let (game, setup) = set("chocolate-stones", "m", &m.to_string());
        for n in 0..=100_u64 {
            let value = (0..).find(|rows| rows * m >= n).unwrap();
            let found = verdict(game, &setup, &n.to_string());
            assert_eq!(found.outcome, Some(Outcome::of_mover_winning(value % 2 == 1)), "{m} {n}");
            assert_eq!((found.grundy, found.distance), (Some(value % 2), Some(value)), "{m} {n}");
            let look = game.look(&setup, &n.to_string()).unwrap();
            let moves: Vec<Move> = solver::play::moves(&look.spans, usize::MAX);
            // Nobody has a choice that matters.
            assert_eq!(found.winning, if value % 2 == 1 { moves.clone() } else { Vec::new() });
            let rest = if n % m == 0 { m } else { n % m };
            let taken: Vec<u64> = moves.iter().map(|mv| mv.first().amount).collect();
            assert_eq!(taken, (rest..=m.min(n)).collect::<Vec<_>>(), "{m} {n}");
            for mv in &moves {
                let after: u64 = game.play(&setup, &n.to_string(), mv).unwrap().parse().unwrap();
                assert_eq!((0..).find(|rows| rows * m >= after), Some(value - 1), "{m} {n}");
            }
        }
    }
}

#[test]
fn a6_002_1b_rows_of_two() {
    let (game, setup) = set("chocolate-stones", "m", "2");
    for n in 3..=100_u64 {
        let span = game.look(&setup, &n.to_string()).unwrap().spans[0];
        let wanted = if n % 2 == 1 { (1, 2) } else { (2, 2) };
        assert_eq!((span.low, span.high), wanted, "{n}");
    }
}

#[test]
fn a6_002_1c_e13_a_pile_below_a_row_goes_as_a_whole() {
    for m in 1..=12_u64 {
        let (game, setup) = set("chocolate-stones", "m", &m.to_string());
        for n in 1..=m {
            let spans = game.look(&setup, &n.to_string()).unwrap().spans;
            assert_eq!((spans.len(), spans[0].low, spans[0].high), (1, n, n));
        }
    }
}

#[test]
fn a8_002_10_theorem_6_holds_to_2000() {
    let found = single("demon-money", 2000);
    for k in 1..45_u64 {
        for n in k * k - 1..(k + 1) * (k + 1) - 1 {
            let lost = n <= k * k + k - 2;
            if let Some(verdict) = found.get(n as usize) {
                assert_eq!(verdict.outcome, Some(Outcome::of_mover_winning(!lost)), "{n}");
            }
        }
    }
}

#[test]
fn a8_002_11_examples_to_ten() {
    let letters: String =
        single("demon-money", 10).iter().map(|v| v.outcome.map_or('?', Outcome::letter)).collect();
    assert_eq!(letters, "PNNPPNNNPPP");
}

#[test]
fn a8_002_12_the_length_is_fixed() {
    let by_hand = demon_by_hand(2001);
    for (n, (verdict, known)) in single("demon-money", 2000).iter().zip(&by_hand).enumerate() {
        let k = (n as u64 + 1).isqrt();
        let wins = verdict.outcome == Some(Outcome::N);
        assert_eq!(verdict.distance, Some(2 * k - 2 + u64::from(wins)), "{n}");
        assert_eq!((wins, verdict.distance), (known.0, Some(known.1)), "{n}");
        assert_eq!(amounts(verdict), known.2, "{n}");
    }
}

#[test]
fn a8_002_13_924_piles_have_two_winning_moves() {
    let found = single("demon-money", 2000);
    let two = (0..).zip(&found).filter(|(_, verdict)| verdict.winning.len() == 2);
    let two: Vec<u64> = two.map(|(n, _)| n).collect();
    assert_eq!((two.len(), &two[..6]), (924, &[6, 12, 13, 20, 21, 22][..]));
}

#[test]
fn a8_002_14_one_payment_is_k_or_k_plus_one_in_the_won_segment() {
    let demon = game("demon-money");
    let setup = Setup::of(demon.card());
    for k in 2..40_u64 {
        for n in k * k + k - 1..=(k + 1) * (k + 1) - 2 {
            assert!(n > k * k && n < (k + 1) * (k + 1));
            let look = demon.look(&setup, &n.to_string()).unwrap();
            assert_eq!((look.spans[0].low, look.spans[0].high), (k, k + 1), "{n}");
        }
    }
}

#[test]
fn a8_is_exact_at_a_million_times_a_thousand_million() {
    let demon = game("demon-money");
    let setup = Setup::of(demon.card());
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
        for mv in &found.winning {
            let after = demon.play(&setup, &pile.to_string(), mv).unwrap();
            assert_eq!(verdict(demon, &setup, &after).outcome, Some(Outcome::P), "{pile}");
        }
        assert_eq!(wins, !found.winning.is_empty());
        let too_much = Move::one(0, k + 2);
        assert!(demon.play(&setup, &pile.to_string(), &too_much).is_err());
    }
}

/// Who wins from all numbers up to `top`, from nothing but the rule.
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

#[test]
fn a9_002_15_16_the_lists_of_lost_and_won_numbers() {
    let found = single("sum-from-product", 30);
    let having = |outcome: Outcome| -> Vec<u64> {
        let kept = (1..).zip(&found).filter(|(_, verdict)| verdict.outcome == Some(outcome));
        kept.map(|(n, _)| n).collect()
    };
    let lost = [1, 2, 3, 4, 5, 7, 11, 13, 16, 17, 19, 22, 23, 25, 27, 29];
    let won = [6, 8, 9, 10, 12, 14, 15, 18, 20, 21, 24, 26, 28, 30];
    assert_eq!((having(Outcome::P), having(Outcome::N)), (lost.to_vec(), won.to_vec()));
}

#[test]
fn a9_002_17_no_move_exactly_from_1_4_and_primes_to_2000() {
    let product = game("sum-from-product");
    let setup = Setup::of(product.card());
    let by_hand = products_by_hand(2000);
    for n in 1..=2000_u64 {
        let prime = n > 1 && (2..n).all(|d| n % d != 0);
        let look = product.look(&setup, &n.to_string()).unwrap();
        assert_eq!(look.spans.is_empty(), prime || n == 1 || n == 4, "{n}");
        assert_eq!(look.spans.len(), by_hand[n as usize].1.len(), "{n}");
    }
    for (n, verdict) in (1..).zip(single("sum-from-product", 2000)) {
        assert_eq!(verdict.outcome, Some(Outcome::of_mover_winning(by_hand[n].0)), "{n}");
    }
}

#[test]
fn a9_is_exact_to_a_million() {
    let product = game("sum-from-product");
    let setup = Setup::of(product.card());
    for n in [1_000_000_u64, 999_999, 720_720, 720_721, 130_000] {
        let at = n.to_string();
        let found = verdict(product, &setup, &at);
        // Each move's result judged by itself has the value that makes this one's.
        let spans = product.look(&setup, &at).unwrap().spans;
        let after: Vec<(Move, Verdict)> = solver::play::moves(&spans, usize::MAX)
            .into_iter()
            .map(|mv| {
                let after = product.play(&setup, &at, &mv).unwrap();
                (mv, verdict(product, &setup, &after))
            })
            .collect();
        let values: Vec<Option<u64>> = after.iter().map(|(_, after)| after.grundy).collect();
        assert_eq!(found.grundy, (0..).find(|value| !values.contains(&Some(*value))), "{n}");
        let lost = after.iter().filter(|(_, after)| after.outcome == Some(Outcome::P));
        assert_eq!(found.winning, lost.map(|(mv, _)| mv.clone()).collect::<Vec<_>>(), "{n}");
        // No theory explains a winning move, so each is told with answers.
        assert_eq!(found.reasons.len(), found.winning.len(), "{n}");
        for (mv, told) in found.winning.iter().zip(&found.reasons) {
            let left = product.play(&setup, &at, mv).unwrap();
            let over = product.look(&setup, &left).unwrap().spans.is_empty();
            let replies = match told {
                Some(Reason::Refutation { replies, .. }) => replies,
                other => {
                    assert!(over && matches!(other, Some(Reason::Ends { .. })), "{n}");
                    continue;
                }
            };
            for reply in replies {
                let replied = product.play(&setup, &left, &reply.mv).unwrap();
                let Some((answer, _)) = &reply.answer else { continue };
                let answered = product.play(&setup, &replied, answer).unwrap();
                let lost = verdict(product, &setup, &answered).outcome;
                assert_eq!(lost, Some(Outcome::P), "{n}");
            }
        }
    }
}

/// Heaps that are left, ascending.
fn alive(code: &str) -> Vec<u64> {
    let mut heaps: Vec<u64> = code.split('.').map(|n| n.parse().unwrap()).collect();
    heaps.retain(|heap| *heap > 0);
    heaps.sort_unstable();
    heaps
}

/// The multisets that the moves of a position lead to, each once.
fn left_by(game: &dyn Game, setup: &Setup, at: &str, moves: &[Move]) -> Vec<Vec<u64>> {
    let after = moves.iter().map(|mv| alive(&game.play(setup, at, mv).unwrap()));
    let mut left: Vec<Vec<u64>> = after.collect();
    left.sort();
    left.dedup();
    left
}

fn heaps(heaps: &[u64]) -> String {
    heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(".")
}

#[test]
fn a21_004_16_lost_if_every_column_is_a_multiple_of_b() {
    for b in 2..=6_usize {
        let (moore, setup) = set("moores-nim", "b", &b.to_string());
        // Four rows of up to five, in any order; lost ones by plain recursion over multisets.
        let mut lost: Vec<Vec<u64>> = Vec::new();
        for code in 0..6_u64.pow(4) {
            let at: Vec<u64> = (0..4).rev().map(|i| code / 6_u64.pow(i) % 6).collect();
            let below = |one: &Vec<u64>| {
                let less = one.iter().zip(&at).filter(|(a, b)| a < b).count();
                (1..b).contains(&less) && one.iter().zip(&at).all(|(a, b)| a <= b)
            };
            if !lost.iter().any(below) {
                lost.push(at.clone());
            }
            let columns =
                (0..3).all(|bit| at.iter().filter(|n| *n >> bit & 1 == 1).count() % b == 0);
            assert_eq!(lost.last() == Some(&at), columns, "{b} {at:?}");
            let found = verdict(moore, &setup, &heaps(&at));
            assert_eq!(found.outcome, Some(Outcome::of_mover_winning(!columns)), "{b} {at:?}");
        }
    }
}

#[test]
fn a21_004_17_the_only_winning_result_comes_about_in_two_ways() {
    let (moore, setup) = set("moores-nim", "b", "3");
    let winning = verdict(moore, &setup, "1.3.5.7").winning;
    let told: Vec<String> =
        winning.iter().map(|mv| moore.write_move(&setup, "1.3.5.7", mv).unwrap()).collect();
    // 5 to 3 and 7 to 2, or 5 to 2 and 7 to 3.
    assert_eq!(told, ["3-2.4-5", "3-3.4-4"]);
    assert_eq!(left_by(moore, &setup, "1.3.5.7", &winning), [[1, 2, 3, 3]]);
}

#[test]
fn a21_004_18_e33_the_digits_are_221_and_the_value_is_16() {
    use solver::fact::Fact;
    let (moore, setup) = set("moores-nim", "b", "3");
    let sums = |at: &str| match games::judged("moores-nim").unwrap().fact(&setup, at).unwrap() {
        Some(Fact::Digits { sums, base: 3, .. }) => sums,
        other => panic!("{other:?}"),
    };
    assert_eq!(sums("1.3.5.7"), [2, 2, 1]);
    assert_eq!([2, 2, 1].iter().fold(0, |n, digit| 3 * n + digit), 25);
    assert_eq!(verdict(moore, &setup, "1.3.5.7").grundy, Some(16));
    assert_eq!((sums("2"), verdict(moore, &setup, "2").grundy), (vec![1, 0], Some(2)));
}

/// The printed table of play from {1,2,3,3}: an answer, and the replies that it meets.
const PRINTED: &[(&[u64], &[&[u64]])] = &[
    (&[2, 2, 2], &[&[1, 2, 2, 2], &[1, 2, 2, 3], &[2, 2, 3], &[2, 3, 3]]),
    (&[1, 1, 1], &[&[1, 1, 2, 3], &[1, 1, 3, 3], &[1, 2, 3], &[1, 3, 3]]),
    (&[], &[&[1, 2], &[1, 3], &[2, 3], &[3, 3]]),
];
/// The six replies that are not printed; the answer to each is {1,1,1}.
const MISSING: &[&[u64]] =
    &[&[1, 1, 3], &[1, 1, 1, 3], &[1, 1, 2], &[1, 2, 2], &[1, 1, 1, 2], &[1, 1, 2, 2]];

#[test]
fn a21_004_19_e32_the_whole_table_of_play_has_eighteen_replies() {
    let (moore, setup) = set("moores-nim", "b", "3");
    // Every legal move of any position, by its result.
    let replies = |at: &[u64]| {
        let mut all: Vec<Vec<u64>> = Vec::new();
        let wheels: u64 = at.iter().map(|heap| heap + 1).product();
        for mut code in 0..wheels {
            let mut next = Vec::new();
            for heap in at {
                next.push(code % (heap + 1));
                code /= heap + 1;
            }
            let less = next.iter().zip(at).filter(|(a, b)| a < b).count();
            if less == 1 || less == 2 {
                all.push(alive(&heaps(&next)));
            }
        }
        all.sort();
        all.dedup();
        all
    };
    let answers = |at: &[u64]| {
        let code = heaps(at);
        left_by(moore, &setup, &code, &verdict(moore, &setup, &code).winning)
    };
    let mut table: Vec<(Vec<u64>, Vec<u64>)> = Vec::new();
    for (answer, met) in PRINTED.iter().chain([&(&[1, 1, 1][..], MISSING)]) {
        table.extend(met.iter().map(|reply| (reply.to_vec(), answer.to_vec())));
    }
    table.sort();
    assert_eq!(table.len(), 18);
    assert_eq!(replies(&[1, 2, 3, 3]), table.iter().map(|row| row.0.clone()).collect::<Vec<_>>());
    for (reply, answer) in &table {
        assert!(answers(reply).contains(&answer.iter().copied().filter(|n| *n > 0).collect()));
        assert!(replies(reply).contains(answer), "{reply:?} -> {answer:?}");
    }
    // Then {2,2,2} is answered by {1,1,1} or by nothing, and {1,1,1} always by nothing.
    let rest = [vec![1, 1, 2], vec![1, 2], vec![1, 2, 2], vec![2], vec![2, 2]];
    assert_eq!(replies(&[2, 2, 2]), rest);
    for reply in &rest {
        let wanted = if reply.len() == 3 { vec![vec![1, 1, 1]] } else { vec![vec![]] };
        assert_eq!(answers(reply), wanted, "{reply:?}");
    }
    assert_eq!(replies(&[1, 1, 1]), [vec![1], vec![1, 1]]);
    assert_eq!((answers(&[1]), answers(&[1, 1])), (vec![vec![]], vec![vec![]]));
    // After the first move the winner needs two, three or four moves in all.
    assert_eq!(verdict(moore, &setup, "1.2.3.3").outcome, Some(Outcome::P));
    let left = |at: &str| verdict(moore, &setup, at).distance;
    assert_eq!((left("1.1.1"), left("2.2.2"), left("1.2.3.3")), (Some(2), Some(4), Some(6)));
}

#[test]
fn a21_004_52_three_queens_under_the_rule_of_moore() {
    // Three queens on 4 x 4 squares, one or two of them move: lost if the binary columns of their
    // Grundy values add up to 0 modulo 3.
    let queen = game("wythoff");
    let setup = Setup::of(queen.card());
    let squares: Vec<(u64, u64)> = (0..16).map(|i| (i / 4, i % 4)).collect();
    let value = |(x, y): (u64, u64)| solver::plane::wythoff(x as usize + 1, y as usize + 1);
    let values: Vec<u64> =
        squares.iter().map(|at| value(*at).last().map(|v| u64::from(*v)).unwrap()).collect();
    assert_eq!(verdict(queen, &setup, "3.3").grundy, Some(values[15]));
    let moves = |from: usize| {
        let (x, y) = squares[from];
        let reached = move |to: &usize| {
            let (dx, dy) = (x as i64 - (to / 4) as i64, y as i64 - (to % 4) as i64);
            (dx, dy) != (0, 0) && dx >= 0 && dy >= 0 && (dx == 0 || dy == 0 || dx == dy)
        };
        (0..16).filter(reached).chain([from]).collect::<Vec<_>>()
    };
    let mut lost = vec![false; 4096];
    for code in 0..4096_usize {
        let at = [code / 256, code / 16 % 16, code % 16];
        let mut won = false;
        for a in moves(at[0]) {
            for b in moves(at[1]) {
                for c in moves(at[2]) {
                    let moved = [a, b, c].iter().zip(&at).filter(|(a, b)| a != b).count();
                    won |= (1..3).contains(&moved) && lost[a * 256 + b * 16 + c];
                }
            }
        }
        lost[code] = !won;
        let used = |bit: u32| at.iter().filter(|i| values[**i] >> bit & 1 == 1).count();
        assert_eq!(lost[code], (0..4).all(|bit| used(bit) % 3 == 0), "{at:?}");
    }
}

#[test]
fn a21_at_its_largest_every_listed_move_balances() {
    let mut dice = fastrand::Rng::with_seed(21);
    let listed = solver::verdict::LISTED;
    for b in 2..=6_u64 {
        let (moore, setup) = set("moores-nim", "b", &b.to_string());
        for count in 1..=12 {
            for _ in 0..5 {
                let large: Vec<u64> = (0..count).map(|_| dice.u64(0..=1 << 53)).collect();
                let at = heaps(&large);
                let found = verdict(moore, &setup, &at);
                let lost = |heaps: &[u64]| {
                    let used = |bit: u32| heaps.iter().filter(|n| *n >> bit & 1 == 1).count();
                    (0..54).all(|bit| (used(bit) as u64).is_multiple_of(b))
                };
                assert_eq!(found.outcome, Some(Outcome::of_mover_winning(!lost(&large))));
                assert_eq!(found.winning.is_empty(), lost(&large), "{b} {at}");
                assert!(found.winning.is_sorted() && found.winning.len() <= listed);
                for mv in found.winning.iter().step_by(7) {
                    let after = moore.play(&setup, &at, mv).unwrap();
                    assert!(lost(&alive(&after)), "{b} {at} {mv:?}");
                    let text = moore.write_move(&setup, &at, mv).unwrap();
                    assert_eq!(moore.read_move(&setup, &at, &text).as_ref(), Ok(mv));
                }
            }
        }
    }
}

/// All winning moves by trying every move, where there are many of them.
#[test]
fn a21_the_list_of_winning_moves_is_whole_below_its_length() {
    let (moore, setup) = set("moores-nim", "b", "6");
    for at in [[9, 8, 7, 6, 5, 4], [5, 5, 6, 7, 7, 8], [3, 1, 4, 1, 5, 9]] {
        let found = verdict(moore, &setup, &heaps(&at));
        let mut many = 0_usize;
        let wheels: u64 = at.iter().map(|heap| heap + 1).product();
        for mut code in 0..wheels {
            let (mut less, mut used) = (0, [0_u64; 4]);
            for heap in at {
                let left = code % (heap + 1);
                code /= heap + 1;
                less += u64::from(left < heap);
                (0..4).for_each(|bit| used[bit] += left >> bit & 1);
            }
            many += usize::from((1..6).contains(&less) && used.iter().all(|n| n % 6 == 0));
        }
        assert_eq!(found.winning.len(), many.min(solver::verdict::LISTED), "{at:?}");
    }
}
