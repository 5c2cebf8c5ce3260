//! “What if…?”: moves are only tried, and the machine answers them in a preview.

use crate::judgement::Rendered;
use crate::play::Session;
use crate::seat::Players;
use solver::play::{Move, Outcome};

/// The most moves of a preview: in games of points a turn may be long.
const LONG: usize = 60;

impl Session {
    /// True if moves are only tried; the game itself waits.
    pub fn refuting(&self) -> bool {
        self.switches.refuting
    }

    /// The move that is being tried.
    pub fn tried(&self) -> Option<&Move> {
        self.attempt.tried.as_ref()
    }

    /// The continuation of the game: the tried move and the answer, as far as it is known.
    ///
    /// In it the player who tries is “you”, whoever plays, and the machine answers. In a game of points a
    /// player who closes a box moves again, so the answer may have several moves.
    ///
    /// ```
    /// use session::{Session, link::link, say, running::all_answered};
    /// use messages::native::Words;
    /// let (session, _) = Session::open(&link("nim?at=1.2&if=2-2")).expect("there is Nim");
    /// assert!(session.refuting() && session.tried().is_some() && !session.lost());
    /// let session = all_answered(session);
    /// let preview = session.preview().expect("a move is tried");
    /// assert_eq!(preview.at(), "0.0", "the answer takes the last stone");
    /// assert_eq!(session.fate(&preview), Some(solver::play::Outcome::P));
    /// assert!(session.because(&preview).is_some());
    /// assert_eq!(Words::english(&say::reason_heading(&session, &preview)), "Why the answer wins:");
    /// assert_eq!(Words::english(&say::fate(&session, &preview)), "The move loses: here is the answer to it.");
    /// assert_eq!(Words::english(&say::line(&session, &preview)), "What if you take 2 stones from heap 2? The machine takes 1 stone from heap 1.");
    /// assert!(say::answered(&session).is_some());
    /// ```
    pub fn preview(&self) -> Option<Session> {
        let mv = self.attempt.tried.clone()?;
        let own = self.player(self.cursor);
        let mut preview = self.clone();
        preview.seating.players = [Players::YouFirst, Players::YouSecond][own % 2];
        preview.line.truncate(self.cursor);
        let ply = preview.ply(mv)?;
        preview.push(ply);
        for _ in 0..LONG {
            if self.answered_by(&preview) {
                break;
            }
            let Some(ply) = preview.strongest().and_then(|mv| preview.ply(mv)) else { break };
            preview.push(ply);
        }
        Some(preview)
    }

    /// True if a preview of this session needs no further verdict.
    fn answered_by(&self, preview: &Session) -> bool {
        let own = self.player(self.cursor);
        let mine = preview.player(preview.cursor) == own;
        let answer = (self.cursor + 1..preview.cursor).any(|ply| preview.player(ply) != own);
        mine && answer || preview.over() || preview.cursor - self.cursor >= LONG
    }

    /// The position of the preview that has to be judged next.
    pub(crate) fn doubtful(&self) -> Option<Session> {
        let preview = self.preview()?;
        let open = preview.verdict_at(self.cursor + 1).is_none() || !self.answered_by(&preview);
        (open && preview.verdict().is_none()).then_some(preview)
    }

    /// The best move of the position shown that has a reason, otherwise any good move.
    fn strongest(&self) -> Option<Move> {
        let verdict = self.verdict()?;
        let good = || verdict.best.iter().chain(&verdict.winning);
        let explained = good().find(|mv| self.reason(self.cursor, mv).is_some());
        explained.or(good().next()).or(verdict.naive.as_ref()).cloned()
    }

    /// Whether the player who tries the move wins after it (N), loses (P) or draws; `None` if unknown.
    pub fn fate(&self, preview: &Session) -> Option<Outcome> {
        let ply = self.cursor + 1;
        let outcome = preview.outcome_at(ply)?;
        let same = preview.player(ply) == self.player(self.cursor);
        Some(if same { outcome } else { outcome.reversed() })
    }

    /// The reason for the fate: the reason of the answer, or why the tried move wins.
    pub fn because(&self, preview: &Session) -> Option<Rendered> {
        let own = self.player(self.cursor);
        let mv = self.attempt.tried.as_ref()?;
        if self.fate(preview)? == Outcome::N {
            let seen = preview.verdict_at(self.cursor + 1).map(|verdict| verdict.seen.clone());
            let seen = seen.filter(|rendered| !rendered.words.is_nothing());
            // The preview names the players: the one who tries is “you” in it.
            return preview.reason(self.cursor, mv).or(seen);
        }
        let answer =
            (self.cursor + 1..preview.line.len()).find(|ply| preview.player(*ply) != own)?;
        preview.reason(answer, &preview.line[answer].mv)
    }

    pub(crate) fn refute(&mut self, on: bool) -> bool {
        let open = !self.over() || self.attempt.tried.is_some();
        if self.switches.refuting == on || on && !open {
            return false;
        }
        self.switches.refuting = on;
        self.tally.helped = true;
        self.attempt.tried = None;
        self.attempt.pending_move = None;
        self.attempt.chosen = None;
        self.switches.editing = false;
        self.speak(crate::say::doubting(self));
        true
    }

    /// A move is tried in place of being played.
    pub(crate) fn try_move(&mut self, mv: Move) -> bool {
        if !self.shown().allows(&mv) {
            return false;
        }
        self.attempt.pending_move = None;
        self.attempt.tried = Some(mv);
        self.speak_answer();
        true
    }

    /// Announces the answer once it is known.
    pub(crate) fn tell_answer(&mut self) {
        if self.attempt.tried.is_some() && self.doubtful().is_none() {
            self.speak_answer();
        }
    }

    fn speak_answer(&mut self) {
        if let Some(sentence) = crate::say::answered(self) {
            self.speak(sentence);
        }
    }

    /// True if the position shown is lost for the player to move, so that every move has an answer.
    pub fn lost(&self) -> bool {
        self.outcome_at(self.cursor) == Some(Outcome::P) && !self.over()
    }
}
