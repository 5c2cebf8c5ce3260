//! Each rung of each hint is true, says more than the one before, and leads to a move that wins.

use games::GAMES;
use games::game::Game;
use messages::Message;
use session::hint::Rung;
use session::link::link;
use session::running::all_answered;
use session::{Action, Session, say};
use solver::play::Move;

use crate::english::english;

/// Positions of a random game from each of the first starts.
fn positions() -> impl Iterator<Item = Session> {
    let starts = |game: &'static Game| {
        let card = game.card();
        card.starts.iter().take(3).map(|start| (card.id, start.pairs))
    };
    let games = GAMES.iter().flat_map(move |game| starts(game));
    games.enumerate().flat_map(|(seed, (id, pairs))| random_game(id, pairs, seed as u64))
}

/// The positions of a random game, without the last one.
fn random_game(id: &str, pairs: &str, seed: u64) -> Vec<Session> {
    let address = format!("{id}?{pairs}&players=two").replace("?&", "?");
    let (mut session, _) = Session::open(&link(&address)).expect("it is a start");
    let (mut dice, mut shown) = (fastrand::Rng::with_seed(seed), Vec::new());
    while !session.over() && shown.len() < 12 {
        shown.push(session.clone());
        let range = dice.choice(session.shown().moves()).expect("the game is not over");
        let mv = Move::one(range.place, dice.u64(range.low..=range.high));
        // A step of several parts is not a move by itself.
        match played(&session, mv) {
            Some(next) => session = next,
            None => break,
        }
    }
    shown
}

fn played(session: &Session, mv: Move) -> Option<Session> {
    session.reduce(Action::SetPending(mv))?.reduce(Action::Confirm)
}

fn asked(session: &Session) -> Session {
    session.reduce(Action::Hint).expect("there is a rung")
}

fn said(session: &Session) -> String {
    english(&say::hint(session).expect("it was asked for"))
}

/// Whether a touch somewhere in the part of this name begins the move.
fn leads(session: &Session, part: &str, mv: &Move) -> bool {
    let scene = session.scene(false);
    let lines =
        scene.lines.iter().filter(|line| part.ends_with(&format!(": {}.", english(&line.label))));
    lines.flat_map(|line| &line.spots).any(|spot| {
        let place = mv.first().place;
        let touched = session.reduce(Action::Touch(spot.id));
        let pending = touched.as_ref().and_then(Session::pending_move);
        pending.is_some_and(|pending| pending.first().place == place) || spot.pick == Some(place)
    })
}

/// Climbs the ladder of a position to its end.
fn climbed(session: &Session) -> Session {
    let name = session.address();
    let winner = session.player(0);
    let mut sentences = Vec::new();
    let mut here = session.clone();
    for (number, rung) in session.rungs().iter().enumerate() {
        here = asked(&here);
        assert_eq!(here.climbed(), number + 1, "{name}");
        let sentence = said(&here);
        assert_eq!(here.spoken().1.as_ref().map(english), Some(sentence.clone()), "{name}");
        assert!(!sentences.contains(&sentence), "{name}: {sentence}");
        sentences.push(sentence.clone());
        if *rung == Rung::Where && sentence.contains("Look here") {
            let mv = session.hinted_move().expect("it is won");
            assert!(leads(session, &sentence, &mv), "{name}: {sentence}");
        }
        assert_eq!(here.pending_move().is_some(), *rung == Rung::Move, "{name}: {sentence}");
    }
    assert_eq!(winner, session.player(0));
    here
}

#[test]
fn a_ladder_ends_at_a_move_that_wins_or_lasts() {
    for session in positions() {
        let name = session.address();
        let session = all_answered(session);
        let (wins, ply) = (session.wins_at(session.cursor()), session.cursor());
        let last = climbed(&session);
        match wins {
            None => assert_eq!(last.climbed(), 1, "{name}"),
            Some(true) => {
                assert_eq!(last.climbed(), 4, "{name}");
                let mover = session.player(ply);
                let next = all_answered(last.reduce(Action::Confirm).expect("it is pending"));
                let left = match next.over() {
                    true => next.winner() == Some(mover),
                    false => next.wins_at(ply + 1) == Some(next.player(ply + 1) == mover),
                };
                assert!(left, "{name}: {}", said(&last));
            }
            Some(false) => {
                assert_eq!(last.climbed(), 2, "{name}");
                assert!(last.reduce(Action::Confirm).is_some(), "{name}");
            }
        }
    }
}

#[test]
fn the_first_rung_says_who_wins_and_the_third_what_is_left() {
    for session in positions() {
        let session = all_answered(session);
        let wins = session.wins_at(session.cursor());
        let first = asked(&session);
        let can = said(&first).contains("can win from here");
        assert_eq!(can, wins == Some(true), "{}", session.address());
        if wins != Some(true) {
            continue;
        }
        let third = asked(&asked(&first));
        let mv = session.hinted_move().expect("it is won");
        let next = played(&session, mv).expect("it is legal");
        let left: Message = next.shown().board().describe(None);
        assert!(said(&third).ends_with(&english(&left)), "{}: {}", session.address(), said(&third));
    }
}

#[test]
fn a_hint_waits_for_the_judge_and_goes_with_the_move() {
    let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
    let waiting = asked(&session);
    let thinking = said(&waiting);
    let judged = all_answered(waiting.clone());
    assert_ne!(said(&judged), thinking);
    // It is read aloud when it comes, and not again.
    assert!(judged.spoken().0 > waiting.spoken().0);
    assert_eq!(judged.spoken().1.as_ref().map(english), Some(said(&judged)));
    let moved = played(&judged, Move::one(0, 1)).expect("it is legal");
    assert!(say::hint(&moved).is_none() && moved.climbed() == 0);
    // Not at the machine’s turn, and not from the first position once it begins again.
    assert!(moved.reduce(Action::Hint).is_some_and(|told| say::hint(&told).is_none()));
    let again = moved.reduce(Action::Restart).expect("there is a move to forget");
    assert_eq!(again.climbed(), 0);
}

#[test]
fn the_typed_word_climbs_the_same_ladder() {
    let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
    let session = all_answered(session);
    let typed = session.reduce(Action::Typed("hint".into())).expect("it is a word");
    assert_eq!(typed, asked(&session));
}
