//! The Silver Dollar game against its rules with every coin as the dollar, and against counts of others.

use super::theory::{Closed, Offered};
use super::{Coins, End, SilverDollar, placings};
use crate::testing::{Claimed, by_columns, claimed, each_explained, limits, refused};
use solver::rules::{self, Rules as _};
use std::collections::HashMap;

#[test]
fn theory_knows_every_winner_and_the_values_without_a_dollar() {
    let Claimed { positions, winners, values, .. } = claimed::<SilverDollar>();
    assert_eq!(winners, positions);
    assert!(values > 0 && 2 * values < positions);
}

/// True if the player to move wins, by the rules alone.
fn wins(rules: &SilverDollar, at: &Coins, known: &mut HashMap<Vec<u64>, bool>) -> bool {
    let node = rules.node(at);
    if let Some(found) = known.get(&node) {
        return *found;
    }
    let moves = rules::moves(rules, at, usize::MAX);
    let won = moves.iter().any(|mv| !wins(rules, &rules.play(at, mv), known));
    known.insert(node, won);
    won
}

#[test]
fn every_coin_of_up_to_five_can_be_the_dollar() {
    for end in [End::Bag, End::Next, End::None] {
        let (rules, mut known, mut compared) = (SilverDollar { end }, HashMap::new(), 0);
        for set in 1_u64..1 << 11 {
            let cells: Vec<u64> = (1..=11).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
            if cells.len() > 5 {
                continue;
            }
            for dollar in 0..if end == End::None { 1 } else { cells.len() } {
                let dollar = (end != End::None).then_some(dollar);
                let at = Coins { cells: cells.clone(), dollar, taken: false };
                assert_eq!(rules.lost(&at), !wins(&rules, &at, &mut known), "{at:?} {end:?}");
                compared += 1;
            }
        }
        assert_eq!(compared, if end == End::None { 1023 } else { 4246 });
    }
}

/// Problem 344 of Project Euler: two other coins and the dollar on ten cells have 324 winning placings.
#[test]
fn counts_of_others() {
    let won = |end, cells, coins| {
        let [all, lost] = placings(&SilverDollar { end }, cells, coins);
        (all, all - lost)
    };
    assert_eq!(won(End::Bag, 10, 3), (360, 324));
    assert_eq!(won(End::Next, 10, 3), (360, 308));
    assert_eq!(
        [3, 4, 5].map(|coins| placings(&SilverDollar { end: End::None }, 12, coins)),
        [[220, 30], [495, 95], [792, 156]]
    );
}

#[test]
fn a_closed_position_has_only_pairs_that_touch() {
    each_explained::<SilverDollar, Closed>(|small, _| {
        let (rules, at) = (&small.all.rules, small.at());
        let gaps: Vec<u64> = rules.pairs(at).into_iter().map(|(_, gap)| gap).collect();
        assert_eq!((gaps.iter().sum::<u64>(), by_columns(&gaps)), (0, 0), "{}", small.here());
    });
}

#[test]
fn a_dollar_that_is_offered_ends_the_game() {
    each_explained::<SilverDollar, Offered>(|small, _| {
        let next = &small.known().next;
        let ends = |(_, after): &&(_, usize)| small.all.known[*after].next.is_empty();
        assert!(next.iter().filter(ends).count() >= 1, "{}", small.here());
        assert!(small.known().wins, "{}", small.here());
    });
}

#[test]
fn limits_of_strips() {
    limits::<SilverDollar>("", ["D79", "D80"], "D81");
    limits::<SilverDollar>("end=none", ["2.79", "3.80"], "3.81");
    refused::<SilverDollar>("", "1.2.3.4.5.6.7.8.D9", "1 to 8 coins");
    refused::<SilverDollar>("", "2.D2", "must ascend");
    refused::<SilverDollar>("", "D2.D3", "only one dollar");
    refused::<SilverDollar>("end=bag", "3.D", "a number");
}
