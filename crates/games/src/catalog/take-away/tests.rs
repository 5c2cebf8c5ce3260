//! Take-away against its definition, and with its largest piles.

use super::theory::{TermFamily, Terms};
use super::{Pile, TakeAway};
use crate::game::Catalogued;
use crate::table::Mark;
use crate::testing::tables::{fixed, grid, paged, words};
use crate::testing::{Claimed, after_each, claimed, each_explained, explained, limits, setup};
use solver::play::Move;
use solver::rules::{PositionKind, Rules};

const LARGEST: u64 = 1_000_000_000_000_000;

#[test]
fn theory_knows_every_winner_under_most_limits() {
    let Claimed { positions, winners, values, .. } = claimed::<TakeAway>();
    assert!(2 * winners > positions && values == 0, "{winners} of {positions}");
}

/// The limit after `taken`, found by playing it from the largest pile.
fn limit_after(rules: &TakeAway, taken: u64) -> u64 {
    let most = rules.positions().sizes().each.1;
    rules.play(&Pile { left: most, limit: most - 1 }, &Move::one(0, taken)).limit
}

/// Asserts that the terms add up to the pile, are H-numbers, and exceed the limit after the next term.
fn check_terms(rules: &TakeAway, seen: &Terms, here: &str) {
    let Terms { pile, terms, family, .. } = seen;
    assert_eq!(terms.iter().sum::<u64>(), *pile, "{here}");
    for pair in terms.windows(2) {
        assert!(limit_after(rules, pair[1]) < pair[0], "{here}");
    }
    let mut h = vec![1];
    while h.last() < terms.first() {
        let last = h[h.len() - 1];
        let smallest = h.iter().find(|one| limit_after(rules, **one) >= last);
        h.push(last + smallest.expect("the theorem holds, so there is one"));
    }
    assert!(terms.iter().all(|term| h.contains(term)), "{here}");
    let all = |follows: &dyn Fn(&[u64]) -> bool| h.windows(3).all(follows);
    match family {
        TermFamily::PowersOfTwo => assert!(all(&|w| w[2] == 2 * w[1] && w[1] == 2 * w[0])),
        TermFamily::Fibonacci => assert!(all(&|w| w[2] == w[1] + w[0])),
        TermFamily::Own => {}
    }
}

#[test]
fn terms_are_those_of_the_limit() {
    each_explained::<TakeAway, Terms>(|small, seen| {
        let here = small.here();
        assert_eq!((seen.pile, seen.limit), (small.at().left, small.at().limit), "{here}");
        check_terms(&small.all.rules, seen, &here);
    });
}

#[test]
fn terms_of_large_piles() {
    for (limit, pile) in
        [("2x", LARGEST), ("x", LARGEST - 1), ("809x/500+1", LARGEST), ("xx", 99_999)]
    {
        let pairs = format!("f={limit}");
        let seen = explained::<TakeAway, Terms>(&pairs, &pile.to_string());
        let rules = TakeAway::rules(&setup::<TakeAway>(&pairs));
        check_terms(&rules, &seen.expect("theory covers this limit"), limit);
    }
}

#[test]
fn piles_at_their_largest() {
    let mut dice = fastrand::Rng::with_seed(5);
    for (limit, largest) in [
        ("2x", LARGEST),
        ("x", LARGEST),
        ("2x-1", LARGEST),
        ("3x", LARGEST),
        ("x+1", LARGEST),
        ("9x/2+3", LARGEST),
        ("xx", 1_000_000),
    ] {
        let pairs = format!("f={limit}");
        let kind = TakeAway::rules(&setup::<TakeAway>(&pairs)).positions();
        for _ in 0..300 {
            let pile = largest - dice.u64(0..largest);
            let bits = dice.u32(1..50);
            let most = dice.u64(0..pile.min(1 << bits));
            let code = format!("{pile}.{most}");
            let Some(seen) = explained::<TakeAway, Terms>(&pairs, &code) else { continue };
            assert_eq!(seen.terms.iter().sum::<u64>(), pile);
            let won = after_each::<TakeAway>(&pairs, &code, |mv, after| {
                let left = explained::<TakeAway, Terms>(&pairs, &kind.write(after));
                assert!(
                    left.is_none_or(|left| left.limit < left.terms[left.terms.len() - 1]),
                    "{code} {mv:?}"
                );
            });
            assert_eq!(won > 0, seen.limit >= seen.terms[seen.terms.len() - 1], "{limit} {code}");
        }
    }
}

#[test]
fn limits_of_piles() {
    limits::<TakeAway>("", ["999999999999999", "1000000000000000"], "1000000000000001");
    limits::<TakeAway>("f=xx", ["999999", "1000000"], "1000001");
    limits::<TakeAway>("f=1000xx+1000", ["999999", "1000000"], "1000001");
    limits::<TakeAway>("f=1000x", ["999999999999999", "1000000000000000"], "1000000000000001");
    limits::<TakeAway>("f=3", ["299", "300"], "301");
    limits::<TakeAway>("", ["20.19", "20.20"], "20.21");
}

#[test]
fn lost_openings_and_their_steps() {
    let (_, rows) = grid(&fixed::<TakeAway>("Lost openings"));
    assert_eq!(words(&rows[4].1), ["8", "4", "8 + 5 = 13"]);
    let (heads, rows) = grid(&paged::<TakeAway>(12));
    assert_eq!(heads, ["pile", "21", "13", "8", "5", "3", "2", "1"]);
    assert_eq!(words(&rows[0].1).concat(), "10101");
    assert_eq!(words(&rows[8].1).concat(), "101010");
    for (pile, cells) in &rows {
        let boxed: Vec<usize> = (0..7).filter(|i| cells[*i].1 == Mark::Boxed).collect();
        let last = cells.iter().rposition(|(text, _)| text == "1");
        assert_eq!(Some(boxed[0]), last, "{pile}");
        let terms = (0..7).filter(|i| cells[*i].0 == "1").map(|i| heads[i + 1].parse::<u64>());
        let sum: u64 = terms.map(|term| term.expect("it is a number")).sum();
        assert_eq!((sum.to_string(), boxed.len()), (pile.clone(), 1));
    }
}
