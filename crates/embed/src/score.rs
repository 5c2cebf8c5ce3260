//! How well a person has played, as a share from 0 to 1.

use crate::params::Goal;
use session::Session;
use session::seat::{Players, Seat};

/// The score so far in thousandths; `None` while it is undecided.
///
/// ```
/// use session::{Session, link::link};
/// let (session, _) = Session::open(&link("nim?at=1.2")).expect("it is an address");
/// // The game is not over.
/// assert_eq!(embed::score::score(&session, embed::params::Goal::Win), None);
/// ```
pub fn score(session: &Session, goal: Goal) -> Option<u16> {
    if session.players() == Players::Watch {
        return None;
    }
    match goal {
        Goal::FindP => found(session),
        Goal::Win | Goal::Moves(_) if !session.over() => None,
        Goal::Win => Some(won(session)),
        Goal::Moves(most) => {
            let own = (0..session.cursor()).filter(|ply| mine(session, *ply)).count();
            Some(if own <= usize::from(most) { won(session) } else { 0 })
        }
    }
}

/// True if a game has been played to its end.
pub(crate) fn ended(session: &Session) -> bool {
    session.cursor() > 0 && !session.looking_back() && session.over()
}

/// True if the score at the end of a game will not change any more: for a share of good moves, all positions must be
/// judged.
pub(crate) fn settled(session: &Session, goal: Goal) -> bool {
    let judged = || (0..=session.cursor()).all(|ply| session.verdict_at(ply).is_some());
    goal != Goal::FindP || judged()
}

/// The share of all moves of persons from won positions that kept the win, as far as known.
///
/// ```
/// use session::{Session, link::link};
/// let (session, _) = Session::open(&link("nim?at=1.2")).expect("it is an address");
/// // The game is not over.
/// assert_eq!(embed::score::perfect(&session), None);
/// ```
pub fn perfect(session: &Session) -> Option<u16> {
    let all_known = (0..=session.cursor()).all(|ply| session.wins_at(ply).is_some());
    if all_known { found(session) } else { None }
}

fn found(session: &Session) -> Option<u16> {
    let (mut kept, mut all) = (0, 0);
    for ply in (0..session.cursor()).filter(|ply| mine(session, *ply)) {
        if session.wins_at(ply) != Some(true) {
            continue;
        }
        // In a game of points the same player may be to move again.
        let again = session.player(ply) == session.player(ply + 1);
        let Some(next) = session.wins_at(ply + 1) else { continue };
        all += 1;
        kept += u32::from(next == again);
    }
    (all > 0).then(|| (1000 * kept / all) as u16)
}

/// 1000 for a win of the person, 500 for a draw; if two persons play, the first counts.
fn won(session: &Session) -> u16 {
    let person = match session.players() {
        Players::YouSecond => 1,
        _ => 0,
    };
    match session.winner() {
        None => 500,
        Some(winner) => 1000 * u16::from(winner == person),
    }
}

/// True if a person makes the move with this number, from 0.
pub(crate) fn mine(session: &Session, ply: usize) -> bool {
    session.seat_at(ply) == Seat::Person
}
