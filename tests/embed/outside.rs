//! Input from outside a frame: stored states, changed addresses, origins, heights.

use crate::english::english;
use crate::test_host::{TestHost, kinds};
use embed::params::{KEYS, Params};
use serde_json::json;

fn opened(query: &str, fragment: &str) -> embed::Opened {
    embed::open("nim", query, fragment).unwrap()
}

/// Start and position that open if storage has this state, unless the address overrides it.
fn kept(query: &str, fragment: &str, state: &str) -> Option<String> {
    let kept = opened(query, fragment).kept(state);
    kept.map(|session| format!("{} {}", session.position(0).code(), session.at()))
}

#[test]
fn each_lesson_stores_its_state_under_its_own_name() {
    let lessons = [
        "remember=1",
        "remember=1&misere=1",
        "remember=1&seed=7",
        "remember=1&lock=1",
        "remember=1&goal=win",
        "remember=1&goal=moves=3",
        "remember=1&players=two",
        "remember=1&level=slips",
        "remember=1&show=puzzle",
        "remember=1&id=a",
        "remember=1&id=b",
    ];
    let mut names: Vec<String> = lessons.iter().map(|query| opened(query, "").store()).collect();
    names.push(embed::open("kayles", "remember=1", "").unwrap().store());
    names.push(embed::open("kayles", "remember=1&id=a", "").unwrap().store());
    let all = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all, "{names:?}");
    let name = |query: &str, fragment: &str| opened(query, fragment).store();
    let plain = name("remember=1&misere=1", "");
    assert_eq!(name("misere=1&remember=1&theme=dark&scale=2", ""), plain, "order and looks");
    assert_eq!(name("misere=1&remember=1", "at=1.2&do=1-1&ply=0"), plain, "the position");
    assert_eq!(name("remember=1", "misere=1&at=1.2"), plain, "settings in the fragment");
    assert_eq!(name("id=a&misere=1", ""), name("id=a", ""), "an id alone decides");
}

#[test]
fn a_stored_state_never_overrides_the_address() {
    let state = "v1.nim!at*1.2!do*2-2";
    let there = Some("1.2 1.0".to_string());
    assert_eq!(kept("remember=1", "", state), there);
    assert_eq!(kept("remember=1", "at=1.2", state), there, "the game continues");
    assert_eq!(kept("remember=1", "at=1.2&do=2-2", state), there);
    for (query, fragment) in [
        ("remember=1", "at=3.4"),
        ("remember=1&at=3.4", ""),
        ("remember=1", "at=1.2&do=1-1"),
        ("remember=1", "at=1.2&do=2-2,1-1"),
        ("remember=1", "s=v1.nim!at*5.5"),
        ("remember=1&misere=1", ""),
        ("remember=1&id=a&misere=1", ""),
        ("remember=1&players=two", ""),
        ("remember=1&id=a&level=slips", ""),
    ] {
        assert_eq!(kept(query, fragment, state), None, "{query} {fragment}");
    }
    let misere = "v1.nim!misere*1!at*1.2!do*2-2";
    assert_eq!(
        kept("remember=1&id=a", "", misere),
        None,
        "an address without a setting means the default"
    );
    assert_eq!(kept("remember=1&misere=1", "", misere), there);
    for broken in ["", "v1.kayles!at*iii", "v1.nim!at*x", "v2.nim"] {
        assert_eq!(kept("remember=1", "", broken), None, "{broken}");
    }
}

#[test]
fn a_changed_address_reports_what_loading_it_reports() {
    let mut host = TestHost::open("nim", "players=two&id=a", "at=1.2");
    host.take_posts();
    host.turn("players=two&id=a", "at=3.4");
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["change"]);
    assert_eq!((&sent[0]["user"], host.session.at()), (&json!(false), "3.4"));
    host.turn("players=two&id=a", "at=3.x");
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["change", "error"]);
    assert_eq!((&sent[1]["code"], &sent[1]["id"]), (&json!("position"), &json!("a")));
    assert!(host.frame.wrong().next().is_some(), "the frame shows it as well");
    host.turn("players=two&id=a", "at=3.4");
    assert_eq!(kinds(&host.take_posts()), ["change"]);
    assert_eq!(host.frame.wrong().next(), None, "a corrected address removes the error");
}

/// What no browser says of a page that it shows.
const NO_ORIGINS: [&str; 32] = [
    "https://example.org/",
    "example.org",
    "https://",
    "*",
    "null",
    "",
    "https://a b.org",
    "ftp://example.org",
    "HTTPS://example.org",
    // Right for people, but not as a browser writes it.
    "http://localhost:09203",
    "http://LocalHost",
    "https://Example.org",
    "https://example.org:443",
    "http://example.org:80",
    "http://example.org:",
    "http://example.org:0",
    "http://example.org:65536",
    "http://127.1",
    "http://127.0.0.01",
    "http://0x7f.0.0.1",
    "http://2130706433",
    "http://256.0.0.1",
    "http://[0:0:0:0:0:0:0:1]",
    "http://[0::1]",
    "http://[::01]",
    "http://[::FFFF:102:304]",
    "http://[::ffff:1.2.3.4]",
    "http://[2001:DB8::1]",
    "http://[::1",
    "http://::1",
    "http://user@example.org",
    "http://exämple.org",
];

#[test]
fn after_a_wrong_origin_no_message_is_sent() {
    for wrong in NO_ORIGINS {
        let query = format!("origin={}", wrong.replace(' ', "%20"));
        let mut host = TestHost::open("nim", &query, "");
        assert_eq!(host.frame.target(), "", "{wrong}");
        assert!(english(host.frame.wrong().next().unwrap()).contains("origin"), "{wrong}");
        for from in ["https://example.org", "null", "*"] {
            assert!(!host.frame.admits(0, from), "{wrong} from {from}");
        }
        assert_eq!(embed::table::open(&query, "").params.origin.as_deref(), Some(""), "{wrong}");
    }
    let silent = Params { origin: Some(String::new()), ..Params::default() };
    for key in KEYS {
        let left = if key == "origin" { silent.clone() } else { Params::default() };
        assert_eq!(opened(&format!("{key}=%3Cimg%3E"), "").params, left, "{key}");
    }
    assert_eq!(TestHost::open("nim", "", "").frame.target(), "*");
    for right in [
        "https://example.org",
        "http://example.org:443",
        "https://example.org:80",
        "http://localhost:9203",
        "http://127.0.0.1:8080",
        "https://[2001:db8::1]",
        "https://[::ffff:102:304]:8443",
        // Another host than without the dot, also for a browser.
        "https://example.org.",
        "https://a-b.example",
    ] {
        let one = TestHost::open("nim", &format!("origin={right}"), "");
        assert_eq!(one.frame.target(), right);
        assert_eq!(one.frame.wrong().next(), None, "{right}");
    }
}

#[test]
fn no_height_is_reported_before_the_frame_is_ready() {
    let opened = opened("", "");
    let mut frame = embed::Frame::new(&opened);
    assert_eq!(frame.sized(300), []);
    assert_eq!(frame.sized(320), []);
    let sent: Vec<String> =
        frame.begin(&opened.session).iter().map(|post| post.body.to_string()).collect();
    assert!(sent[0].contains("\"ready\""), "{sent:?}");
    assert!(sent[1].contains("\"resize\"") && sent[1].contains("320"), "{sent:?}");
    assert_eq!(sent.len(), 4, "{sent:?}");
    assert_eq!(frame.sized(320), [], "it was sent already");
    assert_eq!(frame.sized(340).len(), 3);
}
