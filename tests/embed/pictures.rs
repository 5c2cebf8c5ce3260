//! Pictures that the page around asks for, and states that undo takes back.

use crate::english::english;
use crate::test_host::{TestHost, kinds, request};
use embed::open::state;
use serde_json::{Value, json};
use session::Action;

#[test]
fn a_picture_is_drawn_in_the_form_and_width_that_were_asked_for() {
    let mut host = TestHost::open("kayles", "id=k&lock=1", "");
    host.take_posts();
    for (more, format, width) in [
        (json!({}), "svg", 720),
        (json!({ "format": null, "width": null }), "svg", 720),
        (json!({ "format": "png", "width": 16 }), "png", 16),
        (json!({ "format": "svg", "width": 4096 }), "svg", 4096),
    ] {
        assert!(host.say(&request("picture", more)).is_empty(), "the script tells it");
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
fn pictures_that_cannot_be_are_refused_by_name() {
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
        let told = host.say(&request("picture", json!({ field: bad })));
        assert_eq!(kinds(&told), ["answer"], "{field} {bad}");
        let message = told[0]["error"]["message"].as_str().unwrap();
        assert!(message.contains(field), "{message}");
        assert!(host.pictures.is_empty());
    }
    let told = host.say(&request("hello", json!({})));
    assert!(told[0]["capabilities"].as_array().unwrap().contains(&json!("picture")));
}

#[test]
fn undo_takes_a_state_back_where_that_was_wished() {
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
    assert_eq!(host.session.cursor(), 1, "first the move that was played since");
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
fn a_player_in_the_frame_takes_a_state_back_as_well() {
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
fn redo_brings_back_the_state_that_undo_took_away() {
    let mut host = TestHost::open("nim", "players=two", "at=3.4&do=1-1");
    let ask = |host: &mut TestHost, kind: &str| host.say(&request(kind, json!({})));
    let set = |host: &mut TestHost, state: &str| {
        host.say(&request("set-state", json!({ "state": state, "undoable": true })));
        embed::open::state(&host.session)
    };
    let mut way = vec![state(&host.session)];
    // The next state is one move further, and still nobody has moved when it comes again.
    way.push(set(&mut host, "v1.nim!at*3.4!do*1-1,2-2!players*two"));
    way.push(set(&mut host, "v1.nim!at*5.5!players*two"));
    assert!(host.play("1-2"));
    way.push(state(&host.session));
    host.take_posts();
    assert_eq!(kinds(&ask(&mut host, "redo")), ["answer"], "nothing was taken away yet");
    for _ in 0..2 {
        for at in ["5.5", "2.2", "2.4"] {
            assert_eq!(kinds(&ask(&mut host, "undo")), ["change", "answer"], "{at}");
            assert_eq!(host.session.at(), at);
        }
        assert_eq!(state(&host.session), way[0]);
        for wanted in &way[1..] {
            assert_eq!(kinds(&ask(&mut host, "redo")), ["change", "answer"], "{wanted}");
        }
        assert_eq!(state(&host.session), way[3]);
    }
    assert_eq!(ask(&mut host, "redo")[0]["error"]["code"], "nothing");
    // Who plays on from there forgets what redo would lead to.
    while state(&host.session) != way[1] {
        ask(&mut host, "undo");
    }
    assert!(host.session.can_redo() && host.play("2-1"));
    assert!(!host.session.can_redo());
    host.take_posts();
    assert_eq!(host.say(&request("redo", json!({})))[0]["error"]["code"], "nothing");
}

#[test]
fn of_many_states_the_last_twenty_are_taken_back() {
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
