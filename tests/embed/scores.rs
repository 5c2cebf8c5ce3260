//! Goals: the score of a game, from 0 to 1.

use crate::test_host::TestHost;
use embed::params::Goal;
use embed::score::{perfect, score};

/// A frame of Nim in which all verdicts are known.
fn played(query: &str, fragment: &str) -> TestHost {
    let mut host = TestHost::open("nim", query, fragment);
    host.think();
    host
}

#[test]
fn a_win_reaches_the_goal() {
    let won = played("", "at=1.1.1&do=1-1,2-1,3-1");
    assert_eq!(score(&won.session, Goal::Win), Some(1000));
    assert_eq!(score(&won.session, Goal::Moves(2)), Some(1000));
    assert_eq!(score(&won.session, Goal::Moves(1)), Some(0));
    let lost = played("players=you-second", "at=1.1.1&do=1-1,2-1,3-1");
    assert_eq!(score(&lost.session, Goal::Win), Some(0));
    let open = played("", "at=1.1.1&do=1-1");
    assert_eq!(score(&open.session, Goal::Win), None);
    let watched = played("players=watch", "at=1&do=1-1");
    assert_eq!(score(&watched.session, Goal::Win), None);
}

#[test]
fn a_p_position_counts_only_if_it_could_be_reached() {
    // From 1.2.4 only 3-1 wins; from 1.2.3, which is lost, no move can be a mistake.
    let found = played("players=two&show=values", "at=1.2.4&do=3-1,3-3,2-1");
    assert_eq!(score(&found.session, Goal::FindP), Some(1000));
    assert_eq!(perfect(&found.session), Some(1000));
    let half = played("players=two&show=values", "at=1.2.4&do=3-4,2-1");
    assert_eq!(score(&half.session, Goal::FindP), Some(500));
    let none = played("players=two&show=values", "at=1.2.3&do=3-3");
    assert_eq!(score(&none.session, Goal::FindP), None);
}

#[test]
fn both_names_of_the_goal_of_best_moves_mean_the_same() {
    let [old, plain] = ["goal=find-p", "goal=best-moves"]
        .map(|query| embed::open("nim", query, "at=3.4.5").unwrap());
    assert_eq!((&plain.params, &plain.wrong), (&old.params, &vec![]));
    assert_eq!(plain.params.goal, Some(Goal::FindP));
    assert_eq!(plain.store(), old.store(), "a kept game is found under both");
}
