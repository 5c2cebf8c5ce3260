//! A hundred thousand damaged addresses, parameters and messages: always a game or an error with a code.

use crate::english::english;
use crate::test_host::TestHost;
use embed::open::{restored, state};
use embed::params::{KEYS, SITE};
use fastrand::Rng;
use serde_json::Value;
use session::Session;

const GOOD: [&str; 16] = [
    "players=two",
    "level=naive",
    "show=rules,values",
    "hide=hints",
    "lock=1",
    "goal=moves=3",
    "theme=dark",
    "scale=1.25",
    "origin=https://example.org",
    "id=a",
    "report=splice",
    "seed=7",
    "at=i.ii",
    "do=1,2",
    "misere=1",
    "at=3.5.7",
];

const MESSAGES: [&str; 16] = [
    r#"{"gizmo":1,"type":"hello"}"#,
    r#"{"gizmo":1,"type":"get-state","message_id":"7"}"#,
    r#"{"gizmo":1,"type":"set-state","state":"v1.nim!at*1.2.3!do*1-1"}"#,
    r#"{"gizmo":1,"type":"set-state","state":"v1.kayles!at*i.iii!do*1,2"}"#,
    r#"{"gizmo":1,"type":"new-game","settings":{"misere":1},"at":"1.2"}"#,
    r#"{"gizmo":1,"type":"new-game","seed":4}"#,
    r#"{"gizmo":1,"type":"undo"}"#,
    r#"{"gizmo":1,"type":"redo"}"#,
    r#"{"gizmo":1,"type":"play","move":"1-1"}"#,
    r#"{"gizmo":1,"type":"set-options","show":["rules","values"],"theme":"dark","scale":1.5}"#,
    r#"{"gizmo":1,"type":"hint","message_id":1}"#,
    r#"{"gizmo":1,"type":"solve"}"#,
    r#"{"gizmo":1,"type":"set-state","state":"v1.nim!at*4.4","undoable":true}"#,
    r#"{"gizmo":1,"type":"picture","format":"png","width":640}"#,
    r#"{"subject":"SPLICE.getState.response","message_id":"state1","state":{"state":"v1.nim"}}"#,
    r#"{"message":"ready","secret":"abc"}"#,
];

/// Asserts that the game is over or its first legal move can be played.
fn assert_playable(session: &Session, text: &str) {
    let first = solver::play::moves(session.shown().moves(), 1).pop();
    assert_eq!(first.is_none(), session.over(), "{text}");
    if let Some(mv) = first {
        assert!(session.shown().play(&mv).is_some(), "{text}: {mv:?} cannot be played");
    }
}

/// The text with a few characters changed, removed, inserted or repeated.
pub(crate) fn damaged(rng: &mut Rng, text: &str) -> String {
    const LETTERS: &[char] = &[
        '&', '=', '#', '%', '.', ',', '!', '*', '"', '{', '}', '\\', '0', '9', 'i', 'é',
        '\u{202e}', '🎲', '\0', '?',
    ];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..rng.usize(0..6) {
        let at = rng.usize(0..=letters.len());
        match rng.u8(0..5) {
            0 if at < letters.len() => letters[at] = LETTERS[rng.usize(0..LETTERS.len())],
            1 if at < letters.len() => drop(letters.remove(at)),
            2 => letters.insert(at, LETTERS[rng.usize(0..LETTERS.len())]),
            3 => letters.truncate(at),
            _ => {
                let from = rng.usize(0..=at);
                let part: Vec<char> = letters[from..at].iter().take(40).copied().collect();
                letters.splice(at..at, part);
            }
        }
    }
    letters.into_iter().collect()
}

fn query(rng: &mut Rng) -> String {
    let mut query = String::new();
    for _ in 0..rng.usize(0..6) {
        let pair = match rng.u8(0..3) {
            0 => format!("{}={}", KEYS[rng.usize(0..KEYS.len())], rng.u16(..)),
            1 => format!("{}={}", SITE[rng.usize(0..SITE.len())], rng.i64(..)),
            _ => GOOD[rng.usize(0..GOOD.len())].to_string(),
        };
        query = format!("{query}&{pair}");
    }
    damaged(rng, &query)
}

#[test]
fn damaged_addresses_open_a_game_that_can_be_played_and_report_errors() {
    let mut rng = Rng::with_seed(30);
    for i in 0..60_000 {
        let game = games::GAMES[i % games::GAMES.len()].card();
        let (query, fragment) = (query(&mut rng), query(&mut rng));
        let fragment = match rng.u8(0..4) {
            0 => format!("s={}", damaged(&mut rng, "v1.nim!at*1.2!do*1-1")),
            1 => damaged(&mut rng, game.shelf),
            _ => fragment,
        };
        let opened = embed::open(game.id, &query, &fragment).unwrap();
        let named = opened
            .wrong
            .iter()
            .all(|one| !one.code.is_empty() && !english(&one.message).is_empty());
        assert!(named, "{query} {fragment}");
        // Whatever has opened, its state opens again.
        let kept = state(&opened.session);
        let again = restored(game.id, &kept);
        assert_eq!(again.map(|again| state(&again)), Ok(kept), "{query} {fragment}");
        assert_playable(&opened.session, &format!("{query} {fragment}"));
    }
    let long = "x".repeat(3_000_000);
    let opened = embed::open("nim", &long, &long).unwrap();
    assert_eq!(opened.wrong.len(), 2);
    assert!(embed::open("nim2", "", "").is_none());
}

#[test]
fn damaged_messages_leave_a_valid_state_that_can_be_played() {
    let mut rng = Rng::with_seed(31);
    let mut host = TestHost::open("nim", "report=splice", "#?secret=abc");
    let mut answered = 0;
    for i in 0..40_000 {
        if i % 2000 == 0 {
            host = TestHost::open(["nim", "kayles"][i / 2000 % 2], "report=splice", "#?secret=abc");
            host.think();
            host.take_posts();
        }
        let message = MESSAGES[rng.usize(0..MESSAGES.len())];
        let text = match rng.u8(0..3) {
            0 => message.to_string(),
            _ => damaged(&mut rng, message),
        };
        host.say_text(&text);
        let sent: Vec<Value> = host.take_posts();
        answered += usize::from(!sent.is_empty());
        let known = sent.iter().all(|message| {
            message["gizmo"] == 1
                || message.get("subject").is_some()
                || message["message"] == "height"
        });
        assert!(known, "{text}: {sent:?}");
        assert!(restored(host.session.game().card().id, &state(&host.session)).is_ok(), "{text}");
        assert_playable(&host.session, &text);
    }
    assert!(answered > 10_000, "most of the undamaged messages are answered: {answered}");
}
