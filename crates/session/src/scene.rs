//! The picture of a session: the scene of the game, with the pending move and the verdict.

use crate::play::Session;
use crate::say;
use games::scene::Scene;
use games::stage::{Mode, Moves, Score, Stage, Theory};
use messages::Message;
use solver::annotation::Annotation;
use solver::play::{Move, Outcome};

impl Moves for Session {
    fn name(&self, content: Message, mv: Option<&Move>) -> (Message, Option<Outcome>) {
        let mark = mv.filter(|_| self.values()).and_then(|mv| self.mark(mv));
        (say::spot(self, content, mv, mark), mark)
    }

    fn joined(&self, mv: Move) -> Move {
        self.with_pending(mv)
    }

    fn margin(&self, mv: &Move) -> Option<i64> {
        Session::margin(self, mv)
    }
}

impl Session {
    /// The picture of the position shown; a narrow one wraps earlier, with the same spots.
    pub fn scene(&self, narrow: bool) -> Scene {
        let cursor = self.cursor();
        let before = cursor.checked_sub(1).map(|ply| (self.position(ply), &self.line()[ply].mv));
        let mut scene = self.shown().scene(self.position(0), before, &self.stage(narrow));
        if !self.editing() {
            for spot in scene.lines.iter_mut().flat_map(|line| &mut line.spots) {
                spot.put = None;
            }
        }
        scene
    }

    /// Everything about the board but its position.
    fn stage(&self, narrow: bool) -> Stage<'_> {
        let look = self.look();
        let verdict = self.verdict().filter(|_| self.values());
        Stage {
            moves: self,
            pending_move: self.pending_move().cloned(),
            chosen: self.chosen(),
            prefix: None,
            first: 0,
            spans: look.spans,
            mode: Mode {
                narrow,
                touchable: self.open_to_touch(),
                editing: self.editing(),
                longer: look.longer,
            },
            theory: Theory {
                shown: self.values(),
                annotation: verdict.map_or(&Annotation::None, |verdict| &verdict.annotation),
            },
            score: look.points.zip(self.score()).map(|(points, [first, second])| Score {
                points,
                players: [
                    (say::mover(self.players(), 0), first),
                    (say::mover(self.players(), 1), second),
                ],
                words: say::score(self).unwrap_or_else(Message::nothing),
            }),
        }
    }
}
