//! Messages: their effects, their answers, and those that are ignored.

use crate::english::english;
use crate::test_host::{TestHost, kinds, request};
use embed::open::state;
use serde_json::{Value, json};
use session::Action;

#[test]
fn ready_comes_first_and_again_after_hello() {
    let mut host = TestHost::open("wythoff", "id=q", "");
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["ready"]);
    assert_eq!((&sent[0]["gizmo"], &sent[0]["id"]), (&json!(1), &json!("q")));
    assert_eq!((&sent[0]["version"], &sent[0]["game"]), (&json!("1"), &json!("wythoff")));
    assert_eq!(sent[0]["state"], state(&host.session));
    assert!(sent[0]["capabilities"].as_array().unwrap().contains(&json!("play")));
    assert_eq!(host.say(&json!({ "gizmo": 1, "type": "hello" })), sent);
}

#[test]
fn a_move_is_reported_before_the_change_and_the_end_after_it() {
    let mut host = TestHost::open("nim", "players=two&goal=win", "at=1.1");
    host.take_posts();
    assert!(host.play("1-1"));
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["move", "change"]);
    let made = &sent[0];
    assert_eq!((&made["move"], &made["by"]), (&json!("1-1"), &json!("you")));
    assert_eq!((&made["before"], &made["after"]), (&json!("1.1"), &json!("0.1")));
    assert_eq!((&made["ply"], &sent[1]["user"]), (&json!(1), &json!(true)));
    assert_eq!(sent[1]["state"], state(&host.session));
    let sent = host.say(&request("play", json!({ "move": "2-1" })));
    assert_eq!(kinds(&sent), ["move", "change", "over", "score", "answer"]);
    assert_eq!((&sent[0]["by"], &sent[1]["user"]), (&json!("api"), &json!(false)));
    assert_eq!((&sent[2]["winner"], &sent[2]["misere"]), (&json!(2), &json!(false)));
    assert_eq!((&sent[2]["plies"], &sent[3]["score"]), (&json!(2), &json!(0)));
    assert_eq!((&sent[4]["to"], &sent[4]["message_id"]), (&json!("play"), &json!("m")));
}

#[test]
fn after_the_end_a_move_is_refused_and_undo_and_redo_work() {
    let mut host = TestHost::open("nim", "players=two", "at=1");
    assert!(host.play("1-1"));
    host.take_posts();
    let sent = host.say(&request("play", json!({ "move": "1-1" })));
    assert_eq!(sent[0]["error"]["code"], "over");
    assert_eq!(kinds(&host.say(&request("undo", json!({})))), ["change", "answer"]);
    assert_eq!(kinds(&host.say(&request("redo", json!({})))), ["change", "over", "answer"]);
    assert_eq!(host.say(&request("redo", json!({})))[0]["error"]["code"], "nothing");
}

#[test]
fn a_move_of_the_machine_is_reported_as_such() {
    let mut host = TestHost::open("nim", "", "at=3.4.5");
    assert!(host.play("1-2"));
    host.take_posts();
    assert!(host.machine());
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["move", "change"]);
    assert_eq!((&sent[0]["by"], &sent[1]["user"]), (&json!("machine"), &json!(false)));
}

#[test]
fn a_state_can_be_read_and_set() {
    let mut host = TestHost::open("kayles", "players=two", "at=iiii");
    assert!(host.play("2-3"));
    host.take_posts();
    let answer = host.say(&request("get-state", json!({}))).remove(0);
    assert_eq!((&answer["to"], &answer["message_id"]), (&json!("get-state"), &json!("m")));
    let kept = answer["state"].clone();
    assert_eq!(
        kinds(&host.say(&request("new-game", json!({ "at": "iii" })))),
        ["change", "answer"]
    );
    let sent = host.say(&request("set-state", json!({ "state": kept })));
    assert_eq!(kinds(&sent), ["change", "answer"], "a state is not a move");
    assert_eq!(state(&host.session), kept.as_str().unwrap());
    let before = state(&host.session);
    for bad in [json!("v1.nim"), json!("v1.kayles!at*x"), json!(""), json!(3), json!(null)] {
        let sent = host.say(&request("set-state", json!({ "state": bad })));
        assert_eq!(kinds(&sent), ["answer"], "{bad}");
        assert!(sent[0]["error"]["message"].is_string(), "{bad}");
    }
    assert_eq!(state(&host.session), before);
}

#[test]
fn illegal_moves_answer_with_an_error_and_change_nothing() {
    let mut host = TestHost::open("kayles", "players=two", "at=iii");
    host.take_posts();
    let before = state(&host.session);
    for bad in ["0", "4", "1-3", "undo", "restart", "", "\u{202e}", "99999999999999999999"] {
        let sent = host.say(&request("play", json!({ "move": bad })));
        assert_eq!(kinds(&sent), ["answer"], "{bad}");
        assert_eq!(sent[0]["error"]["code"], "move", "{bad}");
    }
    assert_eq!(host.say(&request("play", json!({})))[0]["error"]["code"], "missing");
    assert_eq!(host.say(&request("fly", json!({})))[0]["error"]["code"], "unknown-type");
    assert_eq!(state(&host.session), before);
    let mut host = TestHost::open("kayles", "players=you-second", "at=iii");
    host.take_posts();
    let sent = host.say(&request("play", json!({ "move": "2" })));
    assert_eq!(sent[0]["error"]["code"], "not-now");
}

#[test]
fn a_new_game_has_the_settings_that_were_asked_for() {
    let mut host = TestHost::open("nim", "", "");
    host.take_posts();
    let wanted = request("new-game", json!({ "settings": { "misere": true }, "at": "1.2" }));
    let sent = host.say(&wanted);
    assert_eq!(kinds(&sent), ["change", "answer"], "{sent:?}");
    assert_eq!(host.session.link().to_string(), "nim?misere=1&at=1.2");
    for bad in [
        json!({ "settings": { "misere": 7 } }),
        json!({ "settings": { "colour": "red" } }),
        json!({ "settings": { "misere": {} } }),
        json!({ "settings": 3 }),
        json!({ "at": "?" }),
    ] {
        let sent = host.say(&request("new-game", bad.clone()));
        assert_eq!(kinds(&sent), ["answer"], "{bad}");
        assert!(sent[0]["error"].is_object(), "{bad}");
    }
    assert_eq!(host.session.link().to_string(), "nim?misere=1&at=1.2");
    assert_eq!(kinds(&host.say(&request("new-game", json!({ "seed": 3 })))), ["change", "answer"]);
    host.think();
    assert_ne!(host.session.position(0).code(), "1.2");
}

#[test]
fn options_are_applied_all_or_none() {
    let mut host = TestHost::open("nim", "", "");
    host.take_posts();
    let wanted =
        json!({ "show": ["rules", "values"], "theme": "dark", "scale": 1.5, "players": "two" });
    let sent = host.say(&request("set-options", wanted));
    assert_eq!(kinds(&sent), ["change", "answer"]);
    assert!(host.session.values() && host.frame.params().look.theme == "dark" && host.looks == 1);
    for bad in [
        json!({ "theme": "light", "scale": 9 }),
        json!({ "theme": "light", "level": "strong" }),
        json!({ "theme": "light", "lock": 0 }),
        json!({ "theme": "light", "origin": "https://example.org" }),
        json!({ "theme": "light", "colour": "red" }),
        json!({ "theme": {} }),
    ] {
        let sent = host.say(&request("set-options", bad.clone()));
        assert!(sent[0]["error"].is_object(), "{bad}");
        assert_eq!(host.frame.params().look.theme, "dark", "{bad}");
    }
    let sent = host.say(&request("set-options", json!({ "hide": "values" })));
    assert_eq!(kinds(&sent), ["answer"]);
    assert!(!host.session.values());
}

/// The contract speaks of the player to move, and knows no Left and Right.
#[test]
fn a_partizan_position_is_won_or_lost() {
    for (at, outcome) in [("1_2", "N"), ("1_2~R", "P"), ("-1_2", "P"), ("2_3.-2_3", "P")] {
        let mut host = TestHost::open("fraction-game", "show=values", &format!("at={at}"));
        host.take_posts();
        host.think();
        let sent = host.take_posts();
        assert_eq!(kinds(&sent), ["value"], "{at}");
        assert_eq!(sent[0]["outcome"], json!(outcome), "{at}");
    }
}

#[test]
fn hints_wait_for_the_verdict_and_locks_refuse_them() {
    let mut host = TestHost::open("nim", "show=values", "at=1.2.4");
    host.take_posts();
    assert_eq!(host.say(&request("hint", json!({}))).len(), 0);
    assert_eq!(host.say(&request("solve", json!({}))).len(), 0);
    host.think();
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["value", "answer", "answer"]);
    assert_eq!((&sent[0]["outcome"], &sent[0]["grundy"]), (&json!("N"), &json!(7)));
    assert_eq!((&sent[1]["move"], &sent[1]["wins"]), (&json!("3-1"), &json!(true)));
    assert!(sent[1]["text"].as_str().unwrap().len() > 10);
    assert_eq!(sent[2]["winning"], json!(["3-1"]));
    let mut locked = TestHost::open("nim", "lock=1", "at=1.2.4");
    locked.think();
    locked.take_posts();
    for kind in ["hint", "solve"] {
        assert_eq!(locked.say(&request(kind, json!({})))[0]["error"]["code"], "locked");
    }
    assert!(
        kinds(&locked.take_posts()).is_empty(),
        "values are reported only where they are shown"
    );
}

#[test]
fn a_request_that_will_have_no_answer_is_refused() {
    let mut host = TestHost::open("nim", "players=two", "at=1.2.4");
    host.take_posts();
    // As many as may wait for the solver, and one more.
    let sent: Vec<Value> =
        (0..9).flat_map(|id| host.say(&request("hint", json!({ "message_id": id })))).collect();
    assert_eq!((kinds(&sent).len(), &sent[0]["message_id"]), (1, &json!(8)));
    assert_eq!(sent[0]["error"]["code"], "busy");
    // Another position: nobody waits for a hint for the old one.
    let sent = host.say(&request("play", json!({ "move": "3-1" })));
    assert_eq!(kinds(&sent)[..2], ["move", "change"]);
    let refused = |message: &Value| message["error"]["code"] == "changed";
    let refused: Vec<&Value> = sent
        .iter()
        .filter(|message| refused(message))
        .map(|message| &message["message_id"])
        .collect();
    assert_eq!(refused, [0, 1, 2, 3, 4, 5, 6, 7].map(|id| json!(id)).iter().collect::<Vec<_>>());
    assert_eq!(sent.last().map(|answer| &answer["to"]), Some(&json!("play")));
    host.think();
    assert!(kinds(&host.take_posts()).is_empty(), "each has one answer");
}

#[test]
fn heights_are_reported_in_every_protocol_and_once() {
    let mut host = TestHost::open("nim", "id=n", "#?secret=Sec7");
    host.take_posts();
    let mut all = host.frame.sized(321);
    assert!(host.frame.sized(321).is_empty() && host.frame.sized(0).is_empty());
    let texts: Vec<bool> = all.iter().map(|post| post.text).collect();
    assert_eq!(texts, [false, false, true, false]);
    let bodies: Vec<Value> = all.drain(..).map(|post| crate::test_host::json(&post)).collect();
    let lti = json!({ "subject": "lti.frameResize", "height": 321 });
    assert_eq!(bodies[0], json!({ "gizmo": 1, "id": "n", "type": "resize", "height": 321 }));
    assert_eq!((&bodies[1], &bodies[2]), (&lti, &lti));
    let wordpress = json!({ "message": "height", "value": 321, "secret": "Sec7" });
    assert_eq!(bodies[3], wordpress);
    assert_eq!(host.say(&json!({ "message": "ready", "secret": "Sec7" })), [wordpress]);
    assert!(host.say(&json!({ "message": "ready", "secret": "other" })).is_empty());
    let mut plain = TestHost::open("nim", "", "");
    assert_eq!(plain.frame.sized(9).len(), 3);
    assert!(plain.say(&json!({ "message": "ready", "secret": null })).len() == 1, "only ready");
}

#[test]
fn splice_restores_the_state_and_receives_reports() {
    let mut host = TestHost::open("nim", "report=splice&players=two", "");
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["ready", "SPLICE.getState"]);
    let name = sent[1]["message_id"].clone();
    let kept = json!({ "gizmo": 1, "state": "v1.nim!at*1.1!do*1-1!players*two" });
    let answer = |name: &Value, kept: &Value| json!({ "subject": "SPLICE.getState.response", "message_id": name, "state": kept });
    assert!(host.say(&answer(&json!("other"), &kept)).is_empty());
    let sent = host.say(&answer(&name, &kept));
    assert_eq!(kinds(&sent), ["change", "SPLICE.reportScoreAndState"]);
    assert_eq!(host.session.at(), "0.1");
    assert!(
        host.say(&answer(&name, &json!("v1.nim"))).is_empty(),
        "the request has been answered already"
    );
    assert!(host.play("2-1"));
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["move", "change", "over", "score", "SPLICE.reportScoreAndState"]);
    let report = &sent[4];
    assert_eq!((&report["score"], &report["state"]["state"]), (&json!(0), &sent[1]["state"]));
    assert_ne!(report["message_id"], name);
}

#[test]
fn foreign_origins_floods_and_oversized_messages_do_nothing() {
    let mut host = TestHost::open("nim", "origin=https://example.org&id=mine", "");
    host.take_posts();
    assert!(!host.frame.admits(5000, "https://example.com"));
    let admitted = (0..1000).filter(|i| host.frame.admits(5000 + i / 100, "https://example.org"));
    assert_eq!(admitted.count(), 20);
    assert!(host.frame.admits(5100, "https://example.org"), "the next tenth of a second");
    assert_eq!(host.frame.target(), "https://example.org");
    let before = state(&host.session);
    let giant = request("new-game", json!({ "at": "1", "more": "x".repeat(8192) }));
    let other = json!({ "gizmo": 1, "id": "other", "type": "undo" });
    let later = json!({ "gizmo": 2, "type": "new-game", "at": "1" });
    let bare = json!({ "type": "new-game", "at": "1" });
    for message in [giant, other, later, bare, json!([]), json!("hello"), json!(null)] {
        assert!(host.say(&message).is_empty(), "{message}");
    }
    assert_eq!(state(&host.session), before);
}

#[test]
fn the_focus_can_be_set_and_its_exit_is_reported() {
    let mut host = TestHost::open("nim", "", "");
    host.take_posts();
    assert_eq!(kinds(&host.say(&request("focus", json!({})))), ["answer"]);
    assert_eq!(host.focused, 1);
    let left = host.frame.left("forward");
    let left: Value = serde_json::from_str(&left.body.to_string()).unwrap();
    assert_eq!(left, json!({ "gizmo": 1, "id": "", "type": "focus-exit", "direction": "forward" }));
}

#[test]
fn every_move_played_is_reported_and_none_that_is_redone() {
    let mut host = TestHost::open("nim", "players=two", "at=1.2.3");
    let sent = |host: &mut TestHost, act: &dyn Fn(&mut TestHost) -> bool| {
        host.take_posts();
        assert!(act(host));
        kinds(&host.take_posts())
    };
    let undo = |host: &mut TestHost| host.touch(Action::Undo);
    let redo = |host: &mut TestHost| host.touch(Action::Redo);
    let play = |host: &mut TestHost| host.play("3-1");
    assert_eq!(sent(&mut host, &play), ["move", "change"]);
    assert_eq!(sent(&mut host, &undo), ["change"]);
    assert_eq!(sent(&mut host, &play), ["move", "change"], "the same move again");
    assert_eq!(sent(&mut host, &undo), ["change"]);
    assert_eq!(sent(&mut host, &redo), ["change"], "a move that is redone is not played");
    // After a restart, which undo leads back from.
    assert_eq!(sent(&mut host, &|host| host.touch(Action::Restart)), ["change"]);
    assert_eq!(sent(&mut host, &play), ["move", "change"], "as before the restart");
    assert_eq!(sent(&mut host, &undo), ["change"]);
    assert_eq!(sent(&mut host, &undo), ["change"], "back to the game before the restart");
    assert_eq!(sent(&mut host, &redo), ["change"]);
    // A state is no move, even if it has one more.
    let set = request("set-state", json!({ "state": "v1.nim!at*1.2.3!do*3-1!players*two" }));
    assert_eq!(kinds(&host.say(&set)), ["change", "answer"]);
    let mut machine = TestHost::open("nim", "", "at=3.4.5");
    let round = |host: &mut TestHost| host.play("1-2") && host.machine();
    assert_eq!(sent(&mut machine, &round), ["move", "change", "move", "change"]);
    assert_eq!(sent(&mut machine, &undo), ["change"]);
    assert_eq!(sent(&mut machine, &round), ["move", "change", "move", "change"]);
}

#[test]
fn what_is_misspelt_is_named_with_what_was_meant() {
    let mut host = TestHost::open("nim", "levle=slips&goale=win&utm_source=mail&misre=1", "");
    let ready = &host.take_posts()[0];
    assert_eq!(ready["unknown"], json!(["levle", "goale", "utm_source", "misre"]));
    let near = json!({ "levle": "level", "goale": "goal", "misre": "misere" });
    assert_eq!(ready["nearest"], near);
    let notes: Vec<String> = host.frame.notes().map(|note| english(&note)).collect();
    assert_eq!(notes.len(), 4);
    assert_eq!(notes[0], "There is no parameter “levle”. Did you mean “level”?");
    assert_eq!(notes[2], "There is no parameter “utm_source”.");
    let opened = embed::table::open("rul=0.77", "");
    assert_eq!(opened.unknown[0].near.as_deref(), Some("rule"));
}

#[test]
fn a_goal_out_of_reach_is_told_once_the_start_is_judged() {
    let warned = |query: &str, fragment: &str| {
        let mut host = TestHost::open("nim", query, fragment);
        host.think();
        let sent = host.take_posts();
        sent.iter().filter(|post| post["type"] == "warning").count()
    };
    assert_eq!(warned("goal=moves=1", "at=3.4.5"), 1);
    assert_eq!(warned("goal=moves=1&level=naive", "at=3.4.5"), 1, "nobody can, at any level");
    assert_eq!(warned("goal=moves=1", "at=5"), 0);
    assert_eq!(warned("goal=win", "at=1.2.3"), 1, "a lost start");
    assert_eq!(warned("goal=find-p", "at=1.2.3"), 1);
    assert_eq!(warned("goal=win&level=slips", "at=1.2.3"), 0, "the machine may err");
    assert_eq!(warned("goal=win&players=you-second", "at=1.2.3"), 0);
    assert_eq!(warned("goal=win&players=you-second", "at=3.4.5"), 1);
    assert_eq!(warned("goal=win&players=two", "at=1.2.3"), 0);
    assert_eq!(warned("goal=win&players=watch", "at=1.2.3"), 1);
    assert_eq!(warned("", "at=1.2.3"), 0, "there is no goal");
    // A move of the three allowed ones is made.
    assert_eq!(warned("goal=moves=1&players=two", "at=1.1&do=1-1"), 1);
    let mut host = TestHost::open("nim", "goal=win", "at=1.2.3");
    host.think();
    assert!(host.play("1-1"));
    host.think();
    let sent = host.take_posts();
    assert_eq!(sent.iter().filter(|post| post["type"] == "warning").count(), 1, "once");
}

#[test]
fn what_fits_its_box_has_no_height() {
    let mut host = TestHost::open("nim", "fit=1", "#?secret=Sec7");
    assert_eq!(kinds(&host.take_posts()), ["ready"]);
    assert!(host.frame.params().look.fit && host.frame.sized(321).is_empty());
    assert!(host.say(&json!({ "message": "ready", "secret": "Sec7" })).is_empty());
}

#[test]
fn a_restart_is_reported_if_it_changes_the_game() {
    let mut host = TestHost::open("nim", "players=two", "at=1.2");
    host.take_posts();
    assert!(!host.touch(Action::Restart));
    assert!(host.posts().is_empty(), "nothing has been played");
    assert!(host.play("1-1"));
    host.take_posts();
    assert!(host.touch(Action::Restart));
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["change"]);
    assert_eq!(sent[0]["state"], "v1.nim!at*1.2!players*two");
}
