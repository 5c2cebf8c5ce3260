//! Goals: how a game becomes a share from 0 to 1.

use crate::test_host::TestHost;
use embed::params::Goal;
use embed::score::{perfect, score};

/// The game in a frame, with all verdicts.
fn played(query: &str, fragment: &str) -> TestHost {
    let mut host = TestHost::open("nim", query, fragment);
    host.think();
    host
}

#[test]
fn who_wins_has_reached_the_goal() {
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
fn a_found_position_counts_only_where_there_was_one() {
    // From 1.2.4 only 3-1 wins; from the lost 1.2.3 nothing can be thrown away.
    let found = played("players=two&show=values", "at=1.2.4&do=3-1,3-3,2-1");
    assert_eq!(score(&found.session, Goal::FindP), Some(1000));
    assert_eq!(perfect(&found.session), Some(1000));
    let half = played("players=two&show=values", "at=1.2.4&do=3-4,2-1");
    assert_eq!(score(&half.session, Goal::FindP), Some(500));
    let none = played("players=two&show=values", "at=1.2.3&do=3-3");
    assert_eq!(score(&none.session, Goal::FindP), None);
}
