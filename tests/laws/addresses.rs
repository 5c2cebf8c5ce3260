//! Addresses of every game: they open the session that they were made from, and hostile ones report an error.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

use crate::english;
use crate::session::{answered_within, touch};
use games::GAMES;
use games::game::Game;
use proptest::prelude::*;
use session::link::{self, Link, Route};
use session::running::Running;
use session::seat::{Level, Players};
use session::wire::{Ask, Tell, Wire};
use session::{Action, Session};

/// Most slices of work in which a verdict is waited for.
const SOON: usize = 10;

/// Random play that uses every kind of action of a player.
fn random_play(game: &'static Game, choices: &[u16]) -> Session {
    let mut session = Session::fresh(game);
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
        if session.machine_to_move() {
            session = machine_soon(&session).unwrap_or(session);
        }
    }
    session
}

/// The session after the machine's move, if the move is found soon.
fn machine_soon(session: &Session) -> Option<Session> {
    let mut session = session.clone();
    while session.verdict().is_none() {
        session = answered_within(session, SOON)?;
    }
    session.reduce(Action::MachineMoves)
}

/// Asserts that the address of a session opens the same session.
fn opens_as_it_was(session: &Session) -> Result<(), TestCaseError> {
    let address = session.address();
    let Ok(Route::Play(link)) = link::route(&format!("#{address}")) else {
        panic!("{address} is no game's address");
    };
    let (again, wrong) = Session::open(&link).unwrap();
    prop_assert_eq!(wrong, None, "{}", address);
    prop_assert_eq!(again.address(), address);
    prop_assert_eq!(again.at(), session.at());
    prop_assert_eq!(again.line(), session.line());
    prop_assert_eq!(again.players(), session.players());
    Ok(())
}

/// Asserts that an address that may be wrong opens a session and shows its error.
fn opens_or_says_why(address: &str) -> Result<(), TestCaseError> {
    let Ok(Route::Play(link)) = link::route(address) else { return Ok(()) };
    let Some((opened, wrong)) = Session::open(&link) else { return Ok(()) };
    prop_assert_eq!(wrong.is_some(), opened.notice().is_some(), "{}", address);
    let settled = opened.address();
    let Ok(Route::Play(link)) = link::route(&settled) else { panic!("{settled}") };
    let (again, wrong) = Session::open(&link).unwrap();
    prop_assert_eq!(wrong, None, "{}", settled);
    prop_assert_eq!(again.address(), settled);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn open_and_link_are_inverse(choices in prop::collection::vec(any::<u16>(), 0..24)) {
        for game in GAMES {
            opens_as_it_was(&random_play(game, &choices))?;
        }
    }

    #[test]
    fn hostile_addresses_open_or_say_why(
        choices in prop::collection::vec(any::<u16>(), 0..8),
        cut in any::<usize>(),
        garbage in ".{0,12}",
    ) {
        for game in GAMES {
            let mut address = random_play(game, &choices).address();
            let boundaries: Vec<usize> = address.char_indices().map(|(i, _)| i).collect();
            address.insert_str(boundaries[cut % boundaries.len()], &garbage);
            opens_or_says_why(&address)?;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// Arbitrary bytes do not crash the protocol.
    #[test]
    fn hostile_messages_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..64)) {
        if let Some(ask) = Ask::read(&bytes) {
            let _ = Running::begin(ask);
        }
        let _ = Tell::read(&bytes);
    }
}

/// A regression test.
#[test]
fn a_new_start_for_other_players_opens_as_it_was() {
    for game in GAMES {
        opens_as_it_was(&random_play(game, &[27003, 8090])).unwrap();
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
    for (address, part) in cases {
        let Ok(Route::Play(link)) = link::route(&format!("#/play/{address}")) else { panic!() };
        let (session, wrong) = Session::open(&link).unwrap();
        let sentence = english::wrong(&wrong.unwrap_or_else(|| panic!("{address} is accepted")));
        assert!(sentence.contains(part), "{address}: {sentence}");
        assert!(session.notice().is_some());
    }
    assert!(Session::open(&Link { game: "chess".to_string(), pairs: Vec::new() }).is_none());
    assert!(link::route(&"x".repeat(9000)).is_err());
}
