//! Pictures that the host page requests, and states that undo takes back.

use crate::english::english;
use crate::test_host::{TestHost, kinds, request};
use embed::open::state;
use serde_json::{Value, json};
use session::Action;

#[test]
fn a_picture_is_requested_in_the_given_format_and_width() {
    let mut host = TestHost::open("kayles", "id=k&lock=1", "");
    host.take_posts();
    for (more, format, width) in [
        (json!({}), "svg", 720),
        (json!({ "format": null, "width": null }), "svg", 720),
        (json!({ "format": "png", "width": 16 }), "png", 16),
        (json!({ "format": "svg", "width": 4096 }), "svg", 4096),
    ] {
        assert!(host.say(&request("picture", more)).is_empty(), "the script sends the answer");
        let picture = host.pictures.pop().unwrap();
        assert_eq!((picture.format, picture.width), (format, width));
        let answer: Value = serde_json::from_str(&picture.answer.to_string()).unwrap();
        let wanted = json!({
            "gizmo": 1, "id": "k", "type": "answer", "to": "picture", "message_id": "m",
            "format": format
        });
        assert_eq!(answer, wanted);
        let refusal: Value =
            serde_json::from_str(&picture.refusal.clone().said(&english).to_string()).unwrap();
        assert_eq!(refusal["error"]["code"], "picture");
        assert_eq!(refusal["message_id"], "m");
    }
}

#[test]
fn a_picture_with_a_wrong_field_is_refused_by_its_name() {
    let mut host = TestHost::open("nim", "", "");
    host.take_posts();
    for (field, bad) in [
        ("width", json!(15)),
        ("width", json!(4097)),
        ("width", json!(-1)),
        ("width", json!(20.5)),
        ("width", json!("640")),
        ("width", json!(1e99)),
        ("format", json!("jpeg")),
        ("format", json!("")),
        ("format", json!(3)),
    ] {
        let sent = host.say(&request("picture", json!({ field: bad })));
        assert_eq!(kinds(&sent), ["answer"], "{field} {bad}");
        let message = sent[0]["error"]["message"].as_str().unwrap();
        assert!(message.contains(field), "{message}");
        assert!(host.pictures.is_empty());
    }
    let sent = host.say(&request("hello", json!({})));
    assert!(sent[0]["capabilities"].as_array().unwrap().contains(&json!("picture")));
}

#[test]
fn undo_takes_back_a_state_that_was_set_as_undoable() {
    let mut host = TestHost::open("nim", "players=two", "at=3.4&do=1-1");
    host.take_posts();
    let before = state(&host.session);
    let set = |state: &str, undoable: bool| {
        request("set-state", json!({ "state": state, "undoable": undoable }))
    };
    assert_eq!(
        kinds(&host.say(&set("v1.nim!at*5.5!do*1-1!players*two", true))),
        ["change", "answer"]
    );
    let second = state(&host.session);
    assert!(host.play("2-2"));
    host.take_posts();
    assert_eq!(kinds(&host.say(&request("undo", json!({})))), ["change", "answer"]);
    assert_eq!(state(&host.session).split("!do").next(), second.split("!do").next());
    assert_eq!(host.session.cursor(), 1, "the first undo takes back the move after the state");
    assert_eq!(kinds(&host.say(&request("undo", json!({})))), ["change", "answer"]);
    assert_eq!(state(&host.session), before);
    assert_eq!(kinds(&host.say(&request("undo", json!({})))), ["change", "answer"]);
    assert_eq!(host.say(&request("undo", json!({})))[0]["error"]["code"], "nothing");
    host.say(&set("v1.nim!at*5.5!players*two", false));
    assert_eq!(host.say(&request("undo", json!({})))[0]["error"]["code"], "nothing");
    let bad = request("set-state", json!({ "state": "v1.nim", "undoable": 1 }));
    assert_eq!(host.say(&bad)[0]["error"]["code"], "parameter");
}

#[test]
fn undo_in_the_frame_takes_back_a_state_as_well() {
    let mut host = TestHost::open("nim", "show=values", "at=3.4");
    host.take_posts();
    let before = state(&host.session);
    host.say(&request("set-state", json!({ "state": "v1.nim!at*5.5", "undoable": true })));
    assert!(host.session.can_undo());
    assert!(host.touch(Action::Undo));
    assert_eq!(state(&host.session), before);
    assert!(host.session.values() && !host.session.can_undo());
    assert_eq!(kinds(&host.take_posts()), ["change"]);
}

#[test]
fn redo_restores_the_state_that_undo_took_back() {
    let mut host = TestHost::open("nim", "players=two", "at=3.4&do=1-1");
    let ask = |host: &mut TestHost, kind: &str| host.say(&request(kind, json!({})));
    let set = |host: &mut TestHost, state: &str| {
        host.say(&request("set-state", json!({ "state": state, "undoable": true })));
        embed::open::state(&host.session)
    };
    let mut states = vec![state(&host.session)];
    // The next state has one move more, but redo reports no move.
    states.push(set(&mut host, "v1.nim!at*3.4!do*1-1,2-2!players*two"));
    states.push(set(&mut host, "v1.nim!at*5.5!players*two"));
    assert!(host.play("1-2"));
    states.push(state(&host.session));
    host.take_posts();
    assert_eq!(kinds(&ask(&mut host, "redo")), ["answer"], "there is nothing to redo yet");
    for _ in 0..2 {
        for at in ["5.5", "2.2", "2.4"] {
            assert_eq!(kinds(&ask(&mut host, "undo")), ["change", "answer"], "{at}");
            assert_eq!(host.session.at(), at);
        }
        assert_eq!(state(&host.session), states[0]);
        for wanted in &states[1..] {
            assert_eq!(kinds(&ask(&mut host, "redo")), ["change", "answer"], "{wanted}");
        }
        assert_eq!(state(&host.session), states[3]);
    }
    assert_eq!(ask(&mut host, "redo")[0]["error"]["code"], "nothing");
    // A new move clears what redo would restore.
    while state(&host.session) != states[1] {
        ask(&mut host, "undo");
    }
    assert!(host.session.can_redo() && host.play("2-1"));
    assert!(!host.session.can_redo());
    host.take_posts();
    assert_eq!(host.say(&request("redo", json!({})))[0]["error"]["code"], "nothing");
}

#[test]
fn undo_takes_back_at_most_twenty_states() {
    let mut host = TestHost::open("nim", "players=two", "at=1");
    for heap in 2..40 {
        let state = format!("v1.nim!at*{heap}!players*two");
        host.say(&request("set-state", json!({ "state": state, "undoable": true })));
    }
    let mut steps = 0;
    while host.say(&request("undo", json!({}))).last().unwrap()["error"].is_null() {
        steps += 1;
    }
    assert_eq!((steps, host.session.at()), (20, "19"));
}
