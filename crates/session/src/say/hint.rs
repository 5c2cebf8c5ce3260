//! Hints in words, from the outcome to the move.

use super::{move_phrase, who, words};
use crate::hint::Rung;
use crate::play::Session;
use alloc::vec::Vec;
use games::scene::{Scene, Spot};
use messages::Message;
use solver::play::{Move, Outcome};

/// The hint that was asked for last in the position shown, with its number.
///
/// ```
/// # use session::{Action, Session, link::link, say};
/// # use messages::native::Words;
/// let (session, _) = Session::open(&link("nim?at=2")).expect("it is an address");
/// assert!(say::hint(&session).is_none(), "nobody has asked");
/// let session = session.reduce(Action::Hint).expect("it is a person’s turn");
/// let hint = say::hint(&session).expect("it was asked for");
/// assert_eq!(Words::english(&hint), "Thinking about this position.");
/// ```
pub fn hint(session: &Session) -> Option<Message> {
    let climbed = session.climbed().checked_sub(1)?;
    let rungs = session.rungs();
    let rung = *rungs.get(climbed)?;
    if rungs.len() == 1 {
        return Some(super::standing(session));
    }
    let said = match rung {
        Rung::Standing => standing(session),
        Rung::Where => place(session),
        Rung::Leave => leave(session)?,
        Rung::Move => the_move(session, &session.hinted_move()?),
    };
    Some(words::hint_rung(climbed as u64 + 1, rungs.len() as u64, said))
}

fn standing(session: &Session) -> Message {
    let who = who(session, session.cursor());
    match session.outcome_at(session.cursor()) {
        Some(Outcome::N) => words::hint_won(who),
        Some(Outcome::D) => words::hint_drawn(),
        _ => words::hint_lost(who),
    }
}

/// The part of the board where the winning move is; where all moves are in one part, how many of them win.
fn place(session: &Session) -> Message {
    let part = session.hinted_move().and_then(|mv| part(&session.scene(false), &mv));
    part.map_or_else(|| how_many(session), words::hint_where)
}

/// The lines of the scene to which the last hint points, by their numbers: those of the part that [`hint`] names, until
/// the hint tells the move.
///
/// ```
/// # use session::{Action, Session, link::link, running::all_answered, say};
/// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("it is an address");
/// let asked = |session: Session| session.reduce(Action::Hint).expect("there is more to say");
/// let first = asked(all_answered(session));
/// assert_eq!(say::hinted_lines(&first, &first.scene(false)), []);
/// let second = asked(first);
/// assert_eq!(say::hinted_lines(&second, &second.scene(false)), [0], "the first heap");
/// ```
pub fn hinted_lines(session: &Session, scene: &Scene) -> Vec<usize> {
    let rungs = session.rungs().get(..session.climbed()).unwrap_or_default();
    let points = rungs.contains(&Rung::Where) && !rungs.contains(&Rung::Move);
    let label = session.hinted_move().filter(|_| points).and_then(|mv| part(scene, &mv));
    let Some(label) = label else { return Vec::new() };
    (0..scene.lines.len()).filter(|row| scene.lines[*row].label == label).collect()
}

/// The name of the line of spots in which the move is: at its target, or at its piece.
fn part(scene: &Scene, mv: &Move) -> Option<Message> {
    let place = mv.first().place;
    let chosen = |spot: &Spot| spot.mv.is_some() || spot.pick.is_some();
    let mut lines = scene.lines.iter().filter(|line| line.spots.iter().any(chosen));
    let first = lines.next()?;
    // A pile that continues on a second line is one place.
    if lines.all(|line| line.label == first.label) {
        return None;
    }
    let target = |spot: &Spot| spot.mv.as_ref() == Some(mv);
    let piece = |spot: &Spot| spot.pick == Some(place);
    let beside = |spot: &Spot| spot.mv.as_ref().is_some_and(|mv| mv.first().place == place);
    let ways: [&dyn Fn(&Spot) -> bool; 3] = [&target, &piece, &beside];
    let line =
        ways.iter().find_map(|way| scene.lines.iter().find(|line| line.spots.iter().any(way)));
    line.map(|line| line.label.clone())
}

fn how_many(session: &Session) -> Message {
    let (count, all) = session.winning_of_all();
    match session.verdict().is_some_and(|verdict| verdict.more) {
        true => words::hint_at_least(count, all),
        false if count == all => words::hint_all(all),
        false => words::hint_how_many(count, all),
    }
}

/// The position that the move leaves.
fn leave(session: &Session) -> Option<Message> {
    let after = session.after(session.cursor(), &session.hinted_move()?)?;
    Some(words::hint_leave(after.board().describe(None)))
}

fn the_move(session: &Session, mv: &Move) -> Message {
    let does = move_phrase(session, "you", session.cursor(), mv);
    let lasts = || session.verdict().is_some_and(|verdict| verdict.best.contains(mv));
    match session.outcome_at(session.cursor()) {
        Some(Outcome::N) => words::hint_winning(does),
        Some(Outcome::D) => words::hint_drawing(does),
        _ if lasts() => words::hint_longest(does),
        _ => words::hint_hard(does),
    }
}
