//! Goals: the score of a game, from 0 to 1.

use crate::test_host::{TestHost, kinds, request};
use embed::params::Goal;
use embed::score::{perfect, score};
use serde_json::{Value, json};
use session::Action;

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

/// A frame of Nim for two persons, of whom the first counts; each game is one or two moves long.
fn exercise(query: &str) -> TestHost {
    let mut host = TestHost::open("nim", &format!("players=two&{query}"), "at=1.2");
    host.take_posts();
    host
}

fn lose(host: &mut TestHost) {
    assert!(host.play("2-2") && host.play("1-1"));
}

fn win(host: &mut TestHost) {
    assert!(host.play("2-1") && host.play("1-1") && host.play("2-1"));
}

/// All messages about scores since the last call, and what was reported as in SPLICE.
fn scores(host: &mut TestHost) -> (Vec<Value>, Vec<Value>) {
    let sent = host.take_posts();
    let of =
        |key: &str, word: &str| sent.iter().filter(|post| post[key] == word).cloned().collect();
    (of("type", "score"), of("subject", "SPLICE.reportScoreAndState"))
}

#[test]
fn the_score_that_counts_is_the_best_first_or_last() {
    for (keep, counted) in [
        ("", [0, 1, 1]),
        ("score=best", [0, 1, 1]),
        ("score=first", [0, 0, 0]),
        ("score=last", [0, 1, 0]),
    ] {
        let mut host = exercise(&format!("goal=win&report=splice&{keep}"));
        for (i, play) in [lose, win, lose].into_iter().enumerate() {
            play(&mut host);
            let (told, reported) = scores(&mut host);
            assert_eq!(told.len(), 1, "{keep} after try {i}");
            assert_eq!(told[0]["score"], counted[i], "{keep} after try {i}");
            assert_eq!(told[0]["attempts"], i + 1, "{keep}");
            let bests = [0, 1, 1];
            assert_eq!(told[0]["best"], bests[i], "{keep}");
            assert_eq!(reported.last().unwrap()["score"], counted[i], "{keep} after try {i}");
            // What was reached is not lowered while the next try goes on.
            assert!(host.touch(Action::Restart));
            let (told, reported) = scores(&mut host);
            assert_eq!((told.len(), &reported[0]["score"]), (0, &json!(counted[i])), "{keep}");
        }
    }
}

#[test]
fn moves_taken_back_and_help_are_counted() {
    let mut host = exercise("goal=win&show=teach");
    lose(&mut host);
    assert!(host.touch(Action::Undo) && host.touch(Action::Redo));
    let (told, _) = scores(&mut host);
    assert_eq!(told.len(), 1, "to step back and forward is no try");
    assert_eq!((&told[0]["undone"], &told[0]["hints"]), (&json!(0), &json!(0)));
    assert!(host.touch(Action::Undo) && host.touch(Action::Undo));
    assert!(host.touch(Action::Values(false)) && host.touch(Action::Values(true)));
    win(&mut host);
    let (told, _) = scores(&mut host);
    assert_eq!(told.len(), 1);
    let wanted = json!({ "score": 1, "attempts": 2, "best": 1, "first": 0, "last": 1, "hints": 1, "undone": 2 });
    for (key, value) in wanted.as_object().unwrap() {
        assert_eq!(&told[0][key], value, "{key}");
    }
    // Help for another try does not go away with a restart and an undo.
    host.think();
    host.say(&request("hint", json!({})));
    assert!(host.touch(Action::Restart) && host.touch(Action::Undo) && host.touch(Action::Undo));
    assert!(host.play("2-1"));
    let (told, _) = scores(&mut host);
    assert_eq!((told.len(), &told[0]["attempts"]), (1, &json!(3)), "the same win again is a try");
}

#[test]
fn without_undo_nothing_is_taken_back() {
    let mut host = exercise("goal=win&undo=0&show=teach");
    lose(&mut host);
    host.take_posts();
    let back = ["undo", "redo"].map(|word| Action::Typed(word.into()));
    for action in [Action::Undo, Action::Redo, Action::Jump(1), Action::GoOn, Action::ShowMissed(0)]
        .into_iter()
        .chain(back)
    {
        assert!(!host.touch(action.clone()), "{action:?}");
    }
    for kind in ["undo", "redo"] {
        assert_eq!(host.say(&request(kind, json!({})))[0]["error"]["code"], "locked");
    }
    let sent = host.say(&request("set-options", json!({ "undo": 1 })));
    assert!(sent[0]["error"].is_object(), "{sent:?}");
    assert!(host.touch(Action::Restart), "another try is allowed");
    assert!(!host.touch(Action::Undo));
}

#[test]
fn what_counts_survives_a_host_that_keeps_it() {
    let mut host = TestHost::open("nim", "players=two&report=splice", "at=1.2");
    win(&mut host);
    let (_, reported) = scores(&mut host);
    let kept = reported.last().unwrap()["state"].clone();
    let mut again = TestHost::open("nim", "players=two&report=splice", "at=1.2");
    let asked = again.take_posts();
    assert_eq!(kinds(&asked), ["ready", "SPLICE.getState"]);
    let name = &asked[1]["message_id"];
    again.say(&json!({ "subject": "SPLICE.getState.response", "message_id": name, "state": kept }));
    let (told, _) = scores(&mut again);
    assert_eq!(told.len(), 0, "a game that was kept is no other try");
    assert!(again.touch(Action::Restart));
    lose(&mut again);
    let (told, reported) = scores(&mut again);
    assert_eq!((&told[0]["score"], &told[0]["attempts"]), (&json!(1), &json!(2)));
    assert!(reported.iter().all(|report| report["score"] == 1), "{reported:?}");
    // What no host has written counts as nothing.
    for wrong in ["x", "1.2", "1.2000.0.0.0.0", "-1.0.0.0.0.0", "1.0.0.0.0.0.0", ""] {
        let mut other = TestHost::open("nim", "players=two&report=splice", "at=1.2");
        let name = other.take_posts()[1]["message_id"].clone();
        let state = json!({ "state": format!("v1.nim!at*1.2!players*two!tries*{wrong}") });
        other.say(
            &json!({ "subject": "SPLICE.getState.response", "message_id": name, "state": state }),
        );
        lose(&mut other);
        let (told, _) = scores(&mut other);
        assert_eq!(told[0]["score"], 0, "{wrong}");
    }
}

#[test]
fn the_share_of_good_moves_counts_once_all_positions_are_judged() {
    let mut host = TestHost::open("nim", "players=two&goal=find-p", "at=1.2.4");
    host.take_posts();
    for text in ["3-1", "3-3", "2-2", "1-1"] {
        assert!(host.play(text), "{text}");
    }
    let (told, _) = scores(&mut host);
    assert_eq!(told.len(), 0, "nobody knows it yet");
    host.think();
    let (told, _) = scores(&mut host);
    let last = told.last().unwrap();
    assert_eq!((&last["attempts"], &last["score"]), (&json!(1), &last["best"]));
    let finished = told.iter().filter(|score| score["attempts"] == 1).count();
    assert_eq!(finished, 1);
}

#[test]
fn another_exercise_of_the_page_around_begins_another_count() {
    let mut host = exercise("goal=win");
    win(&mut host);
    host.say(&request("new-game", json!({ "at": "1.2" })));
    lose(&mut host);
    let (told, _) = scores(&mut host);
    assert_eq!((&told[0]["score"], &told[0]["attempts"]), (&json!(1), &json!(2)), "the same again");
    let kept = host.say(&request("get-state", json!({})))[0]["state"].clone();
    host.say(&request("new-game", json!({ "at": "2.1" })));
    assert!(host.play("1-2") && host.play("2-1"));
    let (told, _) = scores(&mut host);
    assert_eq!((&told[0]["score"], &told[0]["attempts"]), (&json!(0), &json!(1)));
    // A state that the page around has kept has its tries in it.
    host.say(&request("set-state", json!({ "state": kept })));
    assert!(host.touch(Action::Restart));
    lose(&mut host);
    let (told, _) = scores(&mut host);
    assert_eq!((&told[0]["score"], &told[0]["attempts"]), (&json!(1), &json!(3)));
}
