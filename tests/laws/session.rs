//! Laws of a play-through: addresses, undo, stale answers, levels and hostile links.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use games::GAMES;
use proptest::prelude::*;
use session::link::{self, Link, Route};
use session::running::{Begun, Running};
use session::seat::{Level, Players, Seat};
use session::wire::{Ask, Tell};
use session::{Action, Session};
use std::collections::HashSet;
use std::rc::Rc;

/// Does what page and worker do together: answers the question that a session asks.
pub(crate) fn answered(session: Session) -> Session {
    let Some(job) = session.want() else { return session };
    let ask = Ask::Judge { id: 7, job: job.clone() };
    let begun = Running::begin(Ask::read(&ask.bytes()).unwrap());
    let tell = match begun {
        Begun::Told(tell) => *tell,
        Begun::Work(mut running) => loop {
            if let (tell, true) = running.slice() {
                break tell;
            }
        },
        Begun::Nothing => panic!("nothing begun for {job}"),
    };
    let action = match Tell::read(&tell.bytes()) {
        Some(Tell::Verdict { verdict, .. }) => Action::Answered { job, verdict: Rc::new(verdict) },
        Some(Tell::Text { text, .. }) => Action::Dealt { job, start: text },
        other => panic!("{other:?} on {job}"),
    };
    session.reduce(action).unwrap()
}

/// The session at an address such as `kayles?at=iii`.
pub(crate) fn opened(address: &str) -> Session {
    let (session, wrong) = Session::open(&link::link(address)).unwrap();
    assert_eq!(wrong, None, "{address}");
    session
}

fn acted(session: &Session, action: Action) -> Session {
    session.reduce(action.clone()).unwrap_or_else(|| panic!("{action:?} changed nothing"))
}

/// The touch of the spot with this number.
pub(crate) fn touch(session: &Session, id: u32) -> Action {
    let scene = session.scene(false);
    Action::Touch(Box::new(scene.spots().find(|spot| spot.id == id).unwrap().clone()))
}

pub(crate) fn touched(session: &Session, id: u32) -> Session {
    acted(session, touch(session, id))
}

fn machine(session: &Session) -> Session {
    let mut session = session.clone();
    while session.verdict().is_none() {
        session = answered(session);
    }
    acted(&session, Action::MachineMoves)
}

#[test]
fn kayles_by_touch_with_an_answer_from_the_machine() {
    let session = opened("kayles?at=i.iiiiiiiiiii");
    let armed = touched(&session, 5);
    assert_eq!(armed.line().len(), 0);
    let played = touched(&armed, 5);
    assert_eq!(played.at(), "i.iii.iiiiiii");
    assert!(played.machine_to_move());
    assert!(played.reduce(touch(&played, 0)).is_none_or(|next| next.line() == played.line()));
    let replied = machine(&played);
    assert_eq!(replied.line().len(), 2);
    assert_eq!(replied.seat(), Seat::Person);
    let back = acted(&replied, Action::Undo);
    assert_eq!((back.cursor(), back.at()), (0, "i.iiiiiiiiiii"));
    let again = acted(&back, Action::Redo);
    assert_eq!(again.at(), replied.at());
    assert_eq!(again.line().len(), 2);
}

#[test]
fn a_gap_knocks_both_and_a_touch_beside_stretches() {
    let session = opened("kayles?at=iiii&most=3");
    let pair = touched(&touched(&session, 1001), 1001);
    assert_eq!(pair.at(), "i..i");
    let three = touched(&touched(&session, 0), 2);
    assert_eq!(acted(&three, Action::Confirm).at(), "...i");
    let dawson = touched(&opened("dawsons-kayles?at=iii"), 2);
    assert_eq!(touched(&dawson, 2).at(), "i..");
}

#[test]
fn typed_moves_and_commands() {
    let session = opened("nim?at=1.3.5.7");
    let cases = [("4-2", "1.3.5.5"), ("take 2 from heap 4", "1.3.5.5"), (" 1-1 ", "0.3.5.7")];
    for (typed, after) in cases {
        assert_eq!(acted(&session, Action::Typed(typed.to_string())).at(), after);
    }
    for typed in ["9-1", "1-2", "x", "4-", "-", "4-99999999999999999999", "\u{0}", "take from heap"]
    {
        let next = acted(&session, Action::Typed(typed.to_string()));
        assert_eq!(next.at(), session.at());
        assert!(next.notice().is_some(), "{typed}");
    }
    for (word, _) in session::command::COMMANDS {
        let next = acted(&session, Action::Typed(word.to_string()));
        assert_eq!(next.line(), session.line(), "{word}");
    }
}

#[test]
fn stale_and_foreign_answers_change_nothing() {
    let session = opened("kayles?at=iiii");
    let known = answered(session.clone());
    let verdict = Rc::new(known.verdict().unwrap().clone());
    for job in ["kayles?at=ii", "nim?at=iiii", "kayles?most=3&at=iiii", ""] {
        let action = Action::Answered { job: job.to_string(), verdict: verdict.clone() };
        let next = session.reduce(action);
        assert!(next.is_none_or(|next| next.verdict().is_none()), "{job}");
    }
}

#[test]
fn the_review_never_blames_a_move_from_a_lost_position() {
    // Two heaps of one are lost: whatever the first player does, nothing is thrown away.
    let mut session = opened("nim?at=1.1&players=two&do=1-1,2-1");
    while session.want().is_some() {
        session = answered(session);
    }
    let review = session.review().unwrap();
    assert_eq!((review.winner, review.decided, review.certain), (1, None, true));
    // From 3 and 1 the first player could have won by leaving equal heaps, and took everything.
    let mut session = opened("nim?at=3.1&players=two&do=1-3,2-1");
    while session.want().is_some() {
        session = answered(session);
    }
    assert_eq!(session.review().unwrap().decided, Some(0));
}

#[test]
fn every_level_plays_every_game_to_its_end() {
    for game in GAMES {
        for start in game.card().starts.iter().take(2) {
            for (_, level) in Level::ALL {
                let address = format!("{}?{}", game.card().id, start.pairs);
                let mut session = acted(&opened(&address), Action::Players(Players::Watch));
                session = session.reduce(Action::Level(level)).unwrap_or(session);
                for _ in 0..400 {
                    if session.over() {
                        break;
                    }
                    session = machine(&session);
                }
                assert!(session.over(), "{address} at level {level:?}");
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_moves() {
    let play = |seed: u64| {
        let mut session = opened(&format!("nim?at=3.5.7.9&players=watch&level=slips&seed={seed}"));
        while !session.over() {
            session = machine(&session);
        }
        session.link().to_string().replace(&format!("&seed={seed}"), "")
    };
    assert_eq!(play(5), play(5));
    let different: HashSet<String> = (2..30).map(play).collect();
    assert!(different.len() > 5);
}

#[test]
fn scenes_number_their_spots_once_and_alike_wide_and_narrow() {
    for game in GAMES {
        for start in game.card().starts {
            let session = opened(&format!("{}?{}", game.card().id, start.pairs));
            let wide = session.scene(false);
            let ids: Vec<u32> = wide.spots().map(|spot| spot.id).collect();
            let unique: HashSet<u32> = ids.iter().copied().collect();
            assert_eq!(ids.len(), unique.len(), "{}", session.link());
            let narrow = session.scene(true);
            let again: HashSet<u32> = narrow.spots().map(|spot| spot.id).collect();
            assert_eq!(unique, again);
            for scene in [&wide, &narrow] {
                for spot in scene.spots() {
                    let [left, top, width, height] = spot.hit;
                    assert!(width > 0 && height > 0);
                    let inside = spot.x + left >= -2
                        && spot.x + left + width <= scene.width + 2
                        && spot.y + top >= -2
                        && spot.y + top + height <= scene.height + 2;
                    assert!(
                        inside,
                        "{} {spot:?} in {}x{}",
                        session.link(),
                        scene.width,
                        scene.height
                    );
                }
            }
            let touched = wide.spots().filter(|spot| spot.mv.is_some()).count();
            assert!(touched > 0, "{} offers no move on its board", session.link());
        }
    }
}

/// Random play that uses every kind of action a person has.
fn wandered(game: usize, choices: &[u16]) -> Session {
    let mut session = Session::fresh(GAMES[game % GAMES.len()]);
    for choice in choices {
        let pick = usize::from(*choice);
        let scene = session.scene(false);
        let spots: Vec<u32> = scene.spots().map(|spot| spot.id).collect();
        let action = match pick % 16 {
            0..=7 if !spots.is_empty() => touch(&session, spots[(pick / 16) % spots.len()]),
            8 => Action::Undo,
            9 => Action::Redo,
            10 => Action::New { seed: u64::from(*choice) },
            11 => Action::Players(Players::ALL[(pick / 16) % 4].1),
            12 => Action::Level(Level::ALL[(pick / 16) % 4].1),
            13 => Action::Values(pick / 16 % 2 == 0),
            14 => Action::Start((pick / 16) % 6),
            15 => Action::Jump((pick / 16) % 5),
            _ => Action::Confirm,
        };
        session = session.reduce(action).unwrap_or(session);
        if session.machine_to_move() && session.look().spans.len() < 40 {
            session = machine(&session);
        }
    }
    session
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// Opening the address of a session shows the same session.
    #[test]
    fn open_and_link_are_inverse(game in 0usize..16, choices in prop::collection::vec(any::<u16>(), 0..24)) {
        let session = wandered(game, &choices);
        let address = session.address();
        let Ok(Route::Play(link)) = link::route(&format!("#{address}")) else {
            panic!("{address} is no game's address");
        };
        let (again, wrong) = Session::open(&link).unwrap();
        prop_assert_eq!(wrong, None);
        prop_assert_eq!(again.address(), address);
        prop_assert_eq!(again.at(), session.at());
        prop_assert_eq!(again.line(), session.line());
        prop_assert_eq!(again.players(), session.players());
    }

    /// Whatever stands in an address, something opens, and what is wrong is said.
    #[test]
    fn hostile_addresses_open_or_say_why(
        game in 0usize..16,
        choices in prop::collection::vec(any::<u16>(), 0..8),
        cut in any::<usize>(),
        garbage in ".{0,12}",
    ) {
        let session = wandered(game, &choices);
        let mut address = session.address();
        let boundaries: Vec<usize> = address.char_indices().map(|(i, _)| i).collect();
        let at = boundaries[cut % boundaries.len()];
        address.insert_str(at, &garbage);
        if let Ok(Route::Play(link)) = link::route(&address)
            && let Some((opened, wrong)) = Session::open(&link)
        {
            prop_assert_eq!(wrong.is_some(), opened.notice().is_some());
            let settled = opened.address();
            let Ok(Route::Play(link)) = link::route(&settled) else { panic!("{settled}") };
            let (again, wrong) = Session::open(&link).unwrap();
            prop_assert_eq!(wrong, None);
            prop_assert_eq!(again.address(), settled);
        }
    }

    /// No bytes crash the protocol.
    #[test]
    fn hostile_messages_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        if let Some(ask) = Ask::read(&bytes) {
            let _ = Running::begin(ask);
        }
        let _ = Tell::read(&bytes);
    }
}

#[test]
fn addresses_that_are_wrong_name_the_place() {
    let cases = [
        ("kayles?at=iixii", "character 3"),
        ("kayles?most=13", "from 1 to 12"),
        ("kayles?do=1,1", "move 2"),
        ("nim?at=1.3.07", "leading zero"),
        ("nim?at=9007199254740993", "9007199254740992"),
        ("take-away?f=2x%2B", "character 4"),
        ("one-pile?take=5-3", "character 3"),
        ("wythoff?at=3", "2 to 2 piles"),
        ("grundys-game?at=601", "600"),
        ("kayles?players=nobody", "you-first"),
        ("kayles?seed=-1", "seed"),
        ("kayles?do=3&ply=7", "from 0 to 1"),
        ("kayles?show=everything", "values"),
    ];
    for (address, told) in cases {
        let Ok(Route::Play(link)) = link::route(&format!("#/play/{address}")) else { panic!() };
        let (session, wrong) = Session::open(&link).unwrap();
        let sentence = wrong.unwrap_or_else(|| panic!("{address} is accepted")).to_string();
        assert!(sentence.contains(told), "{address}: {sentence}");
        assert!(session.notice().is_some());
    }
    assert!(Session::open(&Link { game: "chess".to_string(), pairs: Vec::new() }).is_none());
    assert!(link::route(&"x".repeat(9000)).is_err());
}
