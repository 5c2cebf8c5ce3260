//! Frames of tables: parameters, fragments, states, and messages.

use crate::english::english;
use crate::test_host::request;
use embed::params::Params;
use embed::picture::Picture;
use embed::table::{
    self, Effect, Frame, Opened, PARAMETERS, PARTS, PRESETS, REQUESTS, SUBJECT, VIEW, part,
    restored, state,
};
use fastrand::Rng;
use serde_json::{Value, json};
use study::address::Address;

/// A frame without a browser.
struct TestHost {
    frame: Frame,
    address: Address,
    looks: u32,
    focused: u32,
    pictures: Vec<Picture>,
}

impl TestHost {
    fn open(query: &str, fragment: &str) -> TestHost {
        let opened = table::open(query, fragment);
        let address = opened.address.clone();
        TestHost { frame: Frame::new(opened), address, looks: 0, focused: 0, pictures: Vec::new() }
    }

    fn say(&mut self, message: &Value) -> Vec<Value> {
        self.say_text(&message.to_string())
    }

    fn say_text(&mut self, text: &str) -> Vec<Value> {
        let mut sent = Vec::new();
        for effect in self.frame.receive(&self.address, text) {
            match effect {
                Effect::Look => self.looks += 1,
                Effect::Focus => self.focused += 1,
                Effect::Open(address) => {
                    self.address = *address;
                    sent.extend(self.frame.changed(&self.address, false));
                }
                Effect::Tell(post) => sent.push(post),
                Effect::Draw(picture) => self.pictures.push(picture),
            }
        }
        sent.iter().map(crate::test_host::json).collect()
    }
}

fn right(query: &str, fragment: &str) -> Opened {
    let opened = table::open(query, fragment);
    assert_eq!(opened.wrong, [], "{query} {fragment}");
    opened
}

#[test]
fn a_frame_accepts_the_parameters_of_the_page_of_tables() {
    for words in [
        "rule=0.77&to=200",
        "rule=0.07&to=300&view=strip&at=71",
        "rule=0.161&to=500&with=0.36&view=dots&of=2",
        "rule=4.~3&to=90&view=heat&width=12",
        "table=kayles&most=7&to=60",
        "table=take-away&f=2x-1&most=9&to=60",
        "table=limits&f=3x&to=500",
        "plane=wythoff&side=100&at=5.7&zoom=8&x=2&y=3",
    ] {
        let query = format!("?{words}&theme=dark&id=q");
        let opened = right(&query, "");
        assert_eq!(opened.address.to_string(), words);
        assert_eq!((opened.params.look.theme, opened.params.id.as_str()), ("dark", "q"));
        let kept = state(&opened.address);
        assert!(kept.starts_with("v1.table!"), "{kept}");
        assert!(kept.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._~-!*".contains(&byte)));
        assert_eq!(restored(&kept).unwrap(), opened.address);
        assert_eq!(right("", &format!("#s={kept}#?secret=a1")).address, opened.address);
        assert_eq!(
            right("rule=squares&view=heat", words).address,
            opened.address,
            "a fragment with a subject replaces the query"
        );
    }
}

#[test]
fn a_fragment_without_a_subject_replaces_single_parameters() {
    let at = |fragment: &str| right("rule=0.07&to=90&view=strip", fragment).address.to_string();
    assert_eq!(at("#at=7"), "rule=0.07&to=90&view=strip&at=7");
    assert_eq!(at("#to=50&view=grid"), "rule=0.07&to=50&view=grid");
    assert_eq!(at("#rule=0.6"), "rule=0.6&to=90");
    assert_eq!(at("#?secret=Ab1"), "rule=0.07&to=90&view=strip");
    assert_eq!(table::open("", "#at=3?secret=Ab1").secret.as_deref(), Some("Ab1"));
    assert_eq!(table::open("", "#?secret=<b>").secret, None);
}

#[test]
fn parts_presets_and_locks_decide_what_is_shown() {
    let shows = |query: &str, parts: u16| Frame::new(table::open(query, "")).shows(parts);
    assert!(shows("", part::RULE | part::FIELDS | part::VIEWS | part::WHY | part::PROOF));
    assert!(!shows("", part::FACTS) && !shows("", part::EXPORT) && !shows("", part::EXAMPLES));
    for (word, one) in PARTS {
        assert!(shows(&format!("show={word}"), one), "{word}");
        assert!(
            !shows(&format!("hide={word}&show=teach"), one),
            "hide is applied after show: {word}"
        );
        let others = PARTS.iter().filter(|(other, _)| *other != word);
        assert!(others.into_iter().all(|(_, other)| !shows(&format!("show={word}"), *other)));
    }
    for (preset, parts) in PRESETS {
        assert!(parts == 0 || shows(&format!("show={preset}"), parts), "{preset}");
    }
    let locked = "show=teach&lock=1";
    assert!(!shows(locked, part::FIELDS) && !shows(locked, part::EXAMPLES));
    assert!(shows(locked, part::VIEWS | part::FACTS));
}

#[test]
fn each_parameter_is_known_and_a_wrong_value_is_reported() {
    let usual = table::open("", "");
    for (key, values) in PARAMETERS {
        assert!(!values().is_nothing());
        let opened = table::open(&format!("{key}=%3Cimg%3E"), "");
        assert_eq!((opened.wrong.len(), opened.unknown.len()), (1, 0), "{key}: {opened:?}");
        assert_eq!(opened.wrong[0].code, "parameter");
        assert!(english(&opened.wrong[0].message).contains(key), "{key}");
        // After a wrong origin no message is sent.
        let origin = (key == "origin").then(String::new);
        let left = Params { origin, ..usual.params.clone() };
        assert_eq!((opened.params, opened.address), (left, usual.address.clone()));
    }
    for key in SUBJECT.into_iter().chain(VIEW) {
        let opened = table::open(&format!("{key}=%3Cimg%3E"), "");
        assert!(opened.unknown.is_empty() && !opened.wrong.is_empty(), "{key}: {opened:?}");
        assert_eq!(opened.address, usual.address, "{key}");
    }
    let opened = table::open("colour=red&goal=win&players=two", "");
    let unknown: Vec<&str> = opened.unknown.iter().map(|unknown| &*unknown.key).collect();
    assert_eq!(unknown, ["colour", "goal", "players"], "parameters of games only");
    assert_eq!(opened.wrong, []);
}

#[test]
fn ready_has_state_and_capabilities_and_comes_again_after_hello() {
    let mut host = TestHost::open("rule=0.07&to=90&id=q&colour=1&theme=pink", "");
    let sent: Vec<Value> =
        (host.frame.ready(&host.address).iter()).map(crate::test_host::json).collect();
    assert_eq!(sent.len(), 2);
    assert_eq!((&sent[0]["type"], &sent[0]["game"]), (&json!("ready"), &json!("table")));
    assert_eq!((&sent[0]["id"], &sent[0]["version"]), (&json!("q"), &json!("1")));
    assert_eq!(sent[0]["state"], "v1.table!rule*0.07!to*90");
    assert_eq!(sent[0]["unknown"], json!(["colour"]));
    assert_eq!(sent[0]["capabilities"], json!(REQUESTS));
    assert_eq!((&sent[1]["type"], &sent[1]["code"]), (&json!("error"), &json!("parameter")));
    assert_eq!(host.say(&json!({ "gizmo": 1, "type": "hello" })), sent);
}

#[test]
fn a_state_can_be_read_and_set() {
    let mut host = TestHost::open("rule=0.07&to=90", "");
    let kept = host.say(&request("get-state", json!({}))).remove(0)["state"].clone();
    assert_eq!(kept, "v1.table!rule*0.07!to*90");
    let other = "v1.table!plane*wythoff!side*50!at*3.5";
    let sent = host.say(&request("set-state", json!({ "state": other })));
    assert_eq!((&sent[0]["type"], &sent[0]["state"]), (&json!("change"), &json!(other)));
    assert_eq!((&sent[0]["user"], &sent[1]["message_id"]), (&json!(false), &json!("m")));
    assert_eq!(sent[0]["address"], "plane=wythoff&side=50&at=3.5");
    for bad in [
        json!("v1.nim"),
        json!("v1.tables"),
        json!("v1.table!rule"),
        json!("v1.table!rule*x"),
        json!("v1.table!rule*0.77!side*3"),
        json!("v2.table"),
        json!(3),
        json!(null),
    ] {
        let sent = host.say(&request("set-state", json!({ "state": bad })));
        assert_eq!(sent.len(), 1, "{bad}");
        assert!(sent[0]["error"]["message"].is_string(), "{bad}");
    }
    assert_eq!(state(&host.address), other);
}

#[test]
fn options_are_applied_all_or_none() {
    let mut host = TestHost::open("rule=0.07&to=90&view=strip", "");
    let sent = host.say(&request("set-options", json!({ "view": "heat", "theme": "dark" })));
    assert_eq!(sent[0]["state"], "v1.table!rule*0.07!to*90!view*heat");
    assert_eq!((host.looks, host.frame.channel.params().look.theme), (1, "dark"));
    host.say(&request("set-options", json!({ "to": 50, "at": 7 })));
    assert_eq!(host.address.to_string(), "rule=0.07&to=50&view=heat&at=7");
    host.say(&request("set-options", json!({ "rule": "0.6" })));
    assert_eq!(host.address.to_string(), "rule=0.6&to=50");
    host.say(&request("set-options", json!({ "show": ["facts", "why"] })));
    assert!(host.frame.shows(part::FACTS | part::WHY) && !host.frame.shows(part::VIEWS));
    let before = (host.address.clone(), host.frame.channel.params().clone());
    for bad in [
        json!({ "theme": "light", "view": "cube" }),
        json!({ "theme": "light", "rule": "0.x" }),
        json!({ "theme": "light", "colour": "red" }),
        json!({ "theme": "light", "lock": "1" }),
        json!({ "theme": "light", "view": "grid&rule=0.77" }),
        json!({ "theme": "light", "view": {} }),
        json!({ "origin": "https://example.org" }),
    ] {
        let sent = host.say(&request("set-options", bad.clone()));
        assert!(sent.len() == 1 && sent[0]["error"]["code"].is_string(), "{bad}: {sent:?}");
        assert_eq!((host.address.clone(), host.frame.channel.params().clone()), before, "{bad}");
    }
    assert_eq!(host.say(&request("focus", json!({})))[0]["to"], "focus");
    assert_eq!(host.focused, 1);
    assert_eq!(host.say(&request("play", json!({})))[0]["error"]["code"], "unknown-type");
}

#[test]
fn a_picture_has_the_fields_limits_and_refusals_of_games() {
    let mut host = TestHost::open("rule=0.07&id=q&lock=1", "");
    for (more, format, width) in [
        (json!({}), "svg", 720),
        (json!({ "format": "png", "width": 16 }), "png", 16),
        (json!({ "format": "svg", "width": 4096 }), "svg", 4096),
    ] {
        assert!(host.say(&request("picture", more)).is_empty(), "the script sends the answer");
        let picture = host.pictures.pop().unwrap();
        assert_eq!((picture.format, picture.width), (format, width));
        let sent: Value = serde_json::from_str(&picture.json("*", &english)).unwrap();
        let answer = json!({
            "gizmo": 1, "id": "q", "type": "answer", "to": "picture", "message_id": "m",
            "format": format
        });
        assert_eq!((&sent["answer"], &sent["width"]), (&answer, &json!(width)));
        assert_eq!(
            (&sent["refusal"]["error"]["code"], &sent["target"]),
            (&json!("picture"), &json!("*"))
        );
    }
    for bad in [json!({ "width": 15 }), json!({ "width": 4097 }), json!({ "format": "jpeg" })] {
        let sent = host.say(&request("picture", bad.clone()));
        assert_eq!(sent[0]["error"]["code"], "parameter", "{bad}");
        assert!(host.pictures.is_empty(), "{bad}");
    }
}

#[test]
fn heights_are_reported_in_every_protocol() {
    let mut host = TestHost::open("id=q", "#?secret=abc");
    assert_eq!(host.frame.channel.sized(200), [], "it is not ready yet");
    assert!(host.say(&json!({ "message": "ready", "secret": "abc" })).is_empty());
    assert_eq!(host.frame.channel.begin().len(), 4);
    let posts = host.frame.channel.sized(300);
    assert_eq!(posts.len(), 4);
    assert_eq!(host.frame.channel.sized(300), []);
    let sent = host.say(&json!({ "message": "ready", "secret": "abc" }));
    assert_eq!(sent, [json!({ "message": "height", "value": 300, "secret": "abc" })]);
    assert!(host.say(&json!({ "message": "ready", "secret": "x" })).is_empty());
    assert!(host.say(&json!({ "gizmo": 1, "id": "other", "type": "hello" })).is_empty());
    assert!(host.say(&json!({ "gizmo": 2, "type": "hello" })).is_empty());
    assert!(host.frame.changed(&host.address, true).is_none(), "nothing has changed");
}

const GOOD: [&str; 12] = [
    "rule=0.77",
    "to=200",
    "with=0.07",
    "table=kayles",
    "table=take-away",
    "plane=wythoff",
    "side=30",
    "view=heat",
    "at=3.5",
    "f=2x-1",
    "show=facts",
    "lock=1",
];

const MESSAGES: [&str; 6] = [
    r#"{"gizmo":1,"type":"hello"}"#,
    r#"{"gizmo":1,"type":"get-state","message_id":"7"}"#,
    r#"{"gizmo":1,"type":"set-state","state":"v1.table!rule*0.77!to*30!view*strip"}"#,
    r#"{"gizmo":1,"type":"set-options","rule":"0.07","to":30,"theme":"dark"}"#,
    r#"{"gizmo":1,"type":"set-options","show":["why"],"view":"dots"}"#,
    r#"{"message":"ready","secret":"abc"}"#,
];

#[test]
fn damaged_addresses_and_messages_leave_a_table_and_report_errors() {
    let mut rng = Rng::with_seed(32);
    for i in 0..30_000 {
        let mut query = String::new();
        for _ in 0..rng.usize(0..6) {
            query = format!("{query}&{}", GOOD[rng.usize(0..GOOD.len())]);
        }
        let query = crate::fuzz::damaged(&mut rng, &query);
        let fragment = crate::fuzz::damaged(&mut rng, "s=v1.table!rule*0.77!to*30");
        let opened = table::open(&query, if i % 2 == 0 { &fragment } else { "" });
        let named = opened
            .wrong
            .iter()
            .all(|one| !one.code.is_empty() && !english(&one.message).is_empty());
        assert!(named, "{query}");
        let kept = state(&opened.address);
        assert_eq!(restored(&kept).map(|again| state(&again)), Ok(kept), "{query} {fragment}");
    }
    let mut host = TestHost::open("", "#?secret=abc");
    for _ in 0..20_000 {
        let said = MESSAGES[rng.usize(0..MESSAGES.len())];
        let text = if rng.bool() { said.to_string() } else { crate::fuzz::damaged(&mut rng, said) };
        host.say_text(&text);
        assert!(restored(&state(&host.address)).is_ok(), "{text}");
    }
    let long = "x".repeat(3_000_000);
    assert_eq!(table::open(&long, &long).wrong.len(), 2);
}
