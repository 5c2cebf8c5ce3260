//! Parameters, fragments and states.

use crate::english::english;
use crate::test_host::{TestHost, kinds};
use embed::open;
use embed::params::{Goal, KEYS, Look, Params, WORDS, part};
use embed::tally::Keep;
use serde_json::json;
use session::Action;
use session::running::all_answered;
use session::seat::{Level, Players};

#[test]
fn hints_are_bounded_by_button_and_by_word() {
    for bound in 0..=4 {
        let opened = embed::open("nim", &format!("hints={bound}"), "#at=3.4.5").unwrap();
        let mut session = opened.session.clone();
        let ways = || [Action::Hint, Action::Typed("hint".into()), Action::Typed(" Hint ".into())];
        for pressed in 0..5 {
            for way in ways() {
                assert_eq!(
                    opened.params.allows(&session, &way),
                    pressed < bound,
                    "{bound}, {way:?}"
                );
            }
            if pressed < bound {
                session = all_answered(session).reduce(Action::Hint).unwrap();
                assert_eq!(session.climbed(), pressed + 1);
            }
        }
    }
    for wrong in ["5", "-1", "x", ""] {
        let opened = embed::open("nim", &format!("hints={wrong}"), "#at=3.4.5").unwrap();
        assert_eq!((opened.wrong.len(), opened.params.hints), (1, 4), "{wrong}");
    }
}

#[test]
fn every_parameter_does_what_it_says() {
    let query = "?players=two&level=slips&seed=12&rows=3&show=rules,values&hide=rules&lock=1\
                 &goal=moves=3&score=first&undo=0&hints=2&fit=1&theme=dark&motion=off&scale=1.25&lang=en-GB&dir=rtl&id=a_1-B\
                 &origin=https%3A%2F%2Fexample.org%3A8080&report=splice&remember=1";
    let opened = embed::open("kayles", query, "#at=iii&do=2").unwrap();
    assert_eq!(opened.wrong, []);
    assert_eq!(opened.unknown.iter().map(|unknown| &*unknown.key).collect::<Vec<_>>(), ["rows"]);
    assert_eq!((opened.session.position(0).code(), opened.session.at()), ("iii", "i.i"));
    assert_eq!(opened.session.players(), Players::Two);
    assert_eq!(opened.session.level(), Level::Slips);
    let expected = Params {
        show: part::VALUES,
        lock: true,
        goal: Some(Goal::Moves(3)),
        keep: Keep::First,
        undo: false,
        hints: 2,
        look: Look {
            theme: "dark",
            motion: false,
            scale: 125,
            lang: Some("en"),
            dir: Some("rtl"),
            fit: true,
        },
        id: "a_1-B".to_string(),
        origin: Some("https://example.org:8080".to_string()),
        splice: true,
        remember: true,
        seed: Some(12),
    };
    assert_eq!(opened.params, expected);
    assert!(opened.session.values() && opened.placed);
}

#[test]
fn a_wrong_value_is_reported_and_the_default_stays() {
    // A wrong origin is not replaced by the default; see `outside.rs`.
    for key in KEYS.into_iter().filter(|key| *key != "origin") {
        let opened = embed::open("nim", &format!("{key}=%3Cimg%3E"), "").unwrap();
        assert_eq!(opened.wrong.len(), 1, "{key}: {:?}", opened.wrong);
        assert_eq!(opened.wrong[0].code, "parameter", "{key}");
        assert!(english(&opened.wrong[0].message).contains(key), "{key}");
        assert_eq!(opened.params, Params::default(), "{key}");
    }
    let mut host = TestHost::open("nim", "theme=pink&colour=red", "at=what");
    let sent = host.take_posts();
    assert_eq!(kinds(&sent), ["ready", "error", "error"]);
    assert_eq!(sent[0]["unknown"], json!(["colour"]));
    assert_eq!(sent[1]["code"], "parameter");
    assert_eq!(sent[2]["code"], "position");
    assert!(english(host.frame.wrong().next().unwrap()).contains("theme"));
}

#[test]
fn a_language_is_named_by_the_first_part_of_a_tag() {
    for (value, spoken) in [
        ("fr", Some("fr")),
        ("fr-CA", Some("fr")),
        ("FR", Some("fr")),
        ("en-GB", Some("en")),
        ("de", None),
        ("french", None),
    ] {
        let opened = embed::open("nim", &format!("lang={value}"), "").unwrap();
        assert_eq!(
            (opened.params.look.lang, opened.wrong.is_empty()),
            (spoken, spoken.is_some()),
            "{value}"
        );
    }
}

#[test]
fn presets_and_locks_decide_which_actions_are_allowed() {
    let shown = |query: &str| embed::open("nim", query, "").unwrap().params;
    assert!(shown("show=teach").shows(0xff));
    assert!(shown("show=table").shows(part::TABLE | part::VALUES));
    assert!(!shown("show=teach&hide=table").shows(part::TABLE));
    assert!(shown("show=teach&hide=table").shows(part::VALUES));
    assert!(!shown("hide=hints&show=play").shows(part::HINTS), "hide is applied after show");
    let locked = shown("show=teach&lock=1");
    let session = embed::open("nim", "", "").unwrap().session;
    for action in [
        Action::New { seed: 1 },
        Action::Start(0),
        Action::Position("1".to_string()),
        Action::Sizes(vec![1]),
        Action::Edit(true),
        Action::Put { place: 0, amount: 1 },
        Action::Field { index: 0, text: "1".to_string() },
        Action::Players(Players::Two),
        Action::Level(Level::Naive),
        Action::Refute(true),
        Action::Typed(" Refute 1-1".to_string()),
        Action::Typed("Hint ".to_string()),
    ] {
        assert!(!locked.allows(&session, &action), "{action:?}");
        assert!(shown("show=teach").allows(&session, &action), "{action:?}");
    }
    let puzzle = shown("show=puzzle");
    for action in [Action::Values(true), Action::Typed("VALUE".to_string())] {
        assert!(!puzzle.allows(&session, &action), "{action:?}");
    }
    for action in [Action::Undo, Action::Restart, Action::Typed("1-1".to_string())] {
        assert!(locked.allows(&session, &action), "{action:?}");
    }
}

#[test]
fn a_lock_hides_the_parts_that_the_documentation_names() {
    let shown = |query: &str| embed::open("nim", query, "").unwrap().params;
    let (all, locked) = (shown("show=teach"), shown("show=teach&lock=1"));
    let gone = WORDS.iter().filter(|(_, part)| all.shows(*part) && !locked.shows(*part));
    let names: Vec<String> = gone.map(|(word, _)| format!("<code>{word}</code>")).collect();
    let said = format!("With <code>lock=1</code> the parts {} stay away", names.join(", "));
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/docs/docs.html");
    let text = std::fs::read_to_string(page).unwrap();
    assert!(text.replace(" and <code>", ", <code>").contains(&said), "{said}");
}

#[test]
fn fragments_of_the_site_of_wordpress_and_states_open_alike() {
    let at = |fragment: &str| {
        let opened = embed::open("kayles", "", fragment).unwrap();
        assert_eq!(opened.wrong, [], "{fragment}");
        (opened.session.at().to_string(), opened.secret)
    };
    assert_eq!(at("#at=i.ii&do=1"), ("..ii".to_string(), None));
    assert_eq!(at("#/play/kayles?at=i.ii&do=1"), ("..ii".to_string(), None));
    assert_eq!(at("#s=v1.kayles!at*i.ii!do*1"), ("..ii".to_string(), None));
    assert_eq!(at("#at=i.ii#?secret=Ab12"), ("i.ii".to_string(), Some("Ab12".to_string())));
    assert_eq!(at("#?secret=x1").1.as_deref(), Some("x1"));
    assert_eq!(at("#?secret=%3Cx").1, None);
}

#[test]
fn a_state_is_complete_whatever_the_parameters_are() {
    let mut host = TestHost::open("kayles", "players=two&level=slips&seed=5", "at=iiii");
    assert!(host.play("2"));
    assert!(host.touch(Action::Undo));
    let state = open::state(&host.session);
    assert!(state.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._~-,!*".contains(&byte)));
    let other = embed::open("kayles", "players=watch&show=values", &format!("s={state}")).unwrap();
    assert_eq!(open::state(&other.session), state);
    assert_eq!(other.session.players(), Players::Two);
    assert!(other.session.values(), "a state does not set what is shown");
    for bad in
        ["", "v1.", "v2.kayles", "v1.nim", "v1.kayles!at", "v1.kayles!at*zz!do*1", "v1.Kayles"]
    {
        assert!(open::restored("kayles", bad).is_err(), "{bad}");
    }
}

#[test]
fn frames_with_the_same_seed_get_the_same_starts() {
    let starts = |query: &str| {
        let mut host = TestHost::open("nim", query, "");
        let mut starts = Vec::new();
        for _ in 0..4 {
            let seed = host.frame.seed(rand());
            assert!(host.touch(Action::New { seed }));
            host.think();
            starts.push(host.session.at().to_string());
        }
        starts
    };
    fn rand() -> u64 {
        fastrand::u64(..)
    }
    let first = starts("seed=4");
    assert_eq!(first, starts("seed=4"));
    assert_ne!(first, starts("seed=5"));
    assert!(first.windows(2).any(|pair| pair[0] != pair[1]));
}
