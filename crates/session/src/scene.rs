//! The picture of a session: the scene of the game, with the pending move and the verdict.

use crate::play::Session;
use crate::say;
use alloc::vec::Vec;
use games::scene::{Scene, Spot};
use games::stage::{Mode, Moves, Score, Stage};
use messages::Message;
use solver::annotation::Annotation;
use solver::play::{Move, Outcome};

impl Moves for Session {
    fn name(&self, content: Message, mv: Option<&Move>) -> (Message, Option<Outcome>) {
        let missed = self.attempt.missed == Some(self.cursor()) && self.looking_back();
        let shows = |mark: &Outcome| self.values() || missed && *mark == Outcome::P;
        let seen = mv.filter(|_| self.values() || missed);
        let mark = seen.and_then(|mv| self.mark(mv)).filter(shows);
        (say::spot(self, content, mv, mark), mark)
    }

    fn joined(&self, mv: Move) -> Move {
        self.with_pending(mv)
    }

    fn margin(&self, mv: &Move) -> Option<i64> {
        Session::margin(self, mv)
    }
}

/// The moves of a board on which nobody reads names: to find what a touch means.
struct Unnamed<'s>(&'s Session);

impl Moves for Unnamed<'_> {
    fn name(&self, _: Message, _: Option<&Move>) -> (Message, Option<Outcome>) {
        (Message::nothing(), None)
    }

    fn joined(&self, mv: Move) -> Move {
        self.0.with_pending(mv)
    }

    fn margin(&self, _: &Move) -> Option<i64> {
        None
    }
}

/// The spot with this id in the scene of a session, without its name.
pub(crate) fn spot(session: &Session, id: u32) -> Option<Spot> {
    let scene = drawn(session, &Stage { moves: &Unnamed(session), ..stage(session, false) });
    scene.lines.into_iter().flat_map(|line| line.spots).find(|spot| spot.id == id)
}

/// See [`Session::scene`].
pub(crate) fn scene(session: &Session, narrow: bool) -> Scene {
    drawn(session, &stage(session, narrow))
}

fn drawn(session: &Session, stage: &Stage<'_>) -> Scene {
    let cursor = session.cursor();
    let before = cursor.checked_sub(1);
    let before = before.map(|ply| (session.position(ply).board(), &session.line()[ply].mv));
    let start = session.position(0).board();
    let mut scene = session.shown().board().scene(start, before, stage);
    if !session.editing() {
        for spot in scene.lines.iter_mut().flat_map(|line| &mut line.spots) {
            spot.put = None;
        }
    }
    scene
}

/// The moves before the last one, in the same turn.
fn earlier(session: &Session) -> Vec<Move> {
    let Some(last) = session.cursor().checked_sub(1) else { return Vec::new() };
    session.line()[session.turn_begins(last)..last].iter().map(|ply| ply.mv.clone()).collect()
}

/// Everything about the board but its position.
fn stage(session: &Session, narrow: bool) -> Stage<'_> {
    let shown = session.shown();
    Stage {
        moves: session,
        pending_move: session.pending_move().cloned(),
        earlier: earlier(session),
        chosen: session.chosen(),
        prefix: None,
        first: 0,
        ranges: shown.moves().to_vec(),
        mode: Mode {
            narrow,
            touchable: session.open_to_touch(),
            editing: session.editing(),
            multi_step: shown.multi_step(),
        },
        theory: session
            .values()
            .then(|| session.verdict().map_or(&Annotation::None, |verdict| &verdict.annotation)),
        score: shown.points().zip(session.score()).map(|(points, [first, second])| Score {
            points,
            players: [
                (say::mover(session.players(), 0), first),
                (say::mover(session.players(), 1), second),
            ],
            words: say::score(session).unwrap_or_else(Message::nothing),
        }),
    }
}
