//! Doubts about an exercise: goals that cannot be reached from where it begins.

use crate::params::Goal;
use crate::score::mine;
use crate::words;
use games::game::Position;
use messages::Message;
use session::Session;
use session::seat::{Level, Players};
use solver::play::{Outcome, moves};

/// Most positions that are looked at, since a frame has no time for more.
const POSITIONS: usize = 500;

/// Why the goal cannot be reached from the position after `ply` moves, which has been judged; `None` if it can, or if
/// nobody knows.
///
/// ```
/// use embed::{doubt::doubt, params::Goal};
/// use session::{Session, link::link, running::all_answered};
/// let doubts = |text, goal| {
///     let (session, _) = Session::open(&link(text)).expect("it is an address");
///     doubt(&all_answered(session), 0, goal).is_some()
/// };
/// assert!(doubts("nim?at=3.4.5", Goal::Moves(1)) && !doubts("nim?at=3.4.5", Goal::Win));
/// assert!(doubts("nim?at=1.2.3", Goal::Win) && !doubts("nim?at=1.2.3&level=slips", Goal::Win));
/// assert!(!doubts("nim?at=7", Goal::Moves(1)) && doubts("nim?at=7&players=watch", Goal::Win));
/// ```
pub fn doubt(session: &Session, ply: usize, goal: Goal) -> Option<Message> {
    let players = session.players();
    if players == Players::Watch {
        return Some(words::goal_watched());
    }
    let most = match goal {
        Goal::Moves(most) => Some(usize::from(most)),
        Goal::Win | Goal::FindP => None,
    };
    let left =
        most.map(|most| most.saturating_sub((0..ply).filter(|ply| mine(session, *ply)).count()));
    if let (Some(most), Some(left)) = (most, left) {
        let mut search = Search { session, left_over: POSITIONS };
        if search.wins(session.position(ply), session.player(ply), left) == Some(false) {
            return Some(words::goal_moves(most as u64));
        }
    }
    // Against a machine that errs, anything may come.
    if !players.mixed() || session.level() != Level::Perfect {
        return None;
    }
    let begins = mine(session, ply);
    let won = session.wins_at(ply)? == begins;
    if !won {
        return Some(words::goal_lost());
    }
    let length = session.verdict_at(ply)?.distance?;
    let own = if begins { length.div_ceil(2) } else { length / 2 };
    // With points, a player may move twice.
    let counted = left.filter(|_| session.shown().points().is_none());
    counted.filter(|left| own > *left as u64).and(most).map(|most| words::goal_moves(most as u64))
}

/// All ways to go on, as far as there is time for them.
struct Search<'s> {
    session: &'s Session,
    left_over: usize,
}

impl Search<'_> {
    /// True if the person can win with at most so many own moves while everybody helps; `None` if that is not found.
    fn wins(&mut self, at: &Position, mover: usize, left: usize) -> Option<bool> {
        self.left_over = self.left_over.checked_sub(1)?;
        let players = self.session.players();
        // Of two persons the first counts, with the moves of both.
        let person = usize::from(players == Players::YouSecond);
        if at.over() {
            return Some(match at.ended()? {
                Outcome::N => person == mover,
                Outcome::P => person != mover,
                _ => false,
            });
        }
        let own = players == Players::Two || person == mover;
        let Some(left) = left.checked_sub(usize::from(own)) else { return Some(false) };
        let mut unknown = at.multi_step();
        for mv in moves(at.moves(), POSITIONS) {
            let next = at.play(&mv)?;
            let same = at.turn().is_some() && next.turn() == at.turn();
            match self.wins(&next, if same { mover } else { 1 - mover }, left) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => unknown = true,
            }
        }
        (!unknown).then_some(false)
    }
}
