//! Help in rungs: who stands better, where to look, what to leave, and at last the move itself.

use crate::play::Session;
use alloc::string::ToString;
use messages::{Argument, Message};
use solver::play::{self, Move, Outcome};

/// One step of the ladder; each says more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rung {
    /// Who stands better.
    Standing,
    /// Where a winning move is, or where that says nothing, how many there are.
    Where,
    /// The position that a winning move leaves.
    Leave,
    /// The move, which becomes pending; in a lost position the longest resistance.
    Move,
}

/// How much a reader has to take in: the sentences, numbers and names of a message.
fn parts(message: &Message) -> usize {
    let within = |argument: &Argument| match argument {
        Argument::Message(message) => parts(message),
        _ => 1,
    };
    1 + message.arguments().iter().map(|(_, argument)| within(argument)).sum::<usize>()
}

/// The ladder of a position that can be won.
const WON: [Rung; 4] = [Rung::Standing, Rung::Where, Rung::Leave, Rung::Move];
/// The most rungs of a ladder.
pub const RUNGS: usize = WON.len();
/// The ladder of a lost or drawn position: there is no winning move to be found.
const OTHER: [Rung; 2] = [Rung::Standing, Rung::Move];

impl Session {
    /// The rungs of the position shown; only the first while its outcome is unknown, and none after the end.
    pub fn rungs(&self) -> &'static [Rung] {
        match self.outcome_at(self.cursor).filter(|_| self.hinted_move().is_some()) {
            _ if self.over() => &[],
            Some(Outcome::N) => &WON,
            Some(_) => &OTHER,
            None => &WON[..1],
        }
    }

    /// How many rungs of the position shown have been asked for.
    ///
    /// ```
    /// use session::{Action, Session, link::link, running::all_answered};
    /// let (session, _) = Session::open(&link("nim?at=3.4.5")).expect("there is Nim");
    /// let asked = |session: Session| session.reduce(Action::Hint).expect("there is more to say");
    /// let session = asked(asked(asked(all_answered(session))));
    /// assert_eq!((session.climbed(), session.rungs().len(), session.pending_move()), (3, 4, None));
    /// let session = asked(session);
    /// assert_eq!((session.climbed(), session.pending_move()), (4, session.hinted_move().as_ref()));
    /// ```
    pub fn climbed(&self) -> usize {
        let here = self.attempt.hint.as_ref().filter(|(at, _)| at == self.at() && !self.over());
        here.map_or(0, |(_, rungs)| *rungs)
    }

    /// The move that the ladder leads to: the winning one with the simplest reason, if there is one; otherwise the
    /// longest resistance.
    pub fn hinted_move(&self) -> Option<Move> {
        let verdict = self.verdict()?;
        let reasons = verdict.reasons.iter().map(|reason| &reason.words);
        let reasons = reasons.map(Some).chain(core::iter::repeat(None));
        let simple = |(_, words): &(&Move, Option<&Message>)| {
            words.filter(|words| !words.is_nothing()).map_or(usize::MAX, parts)
        };
        let wins = verdict.winning.iter().zip(reasons).min_by_key(simple).map(|(mv, _)| mv);
        wins.or(verdict.best.first()).or(verdict.practical.first()).cloned()
    }

    /// Goes one rung up.
    pub(crate) fn climb(&mut self) -> bool {
        if !self.open_to_touch() {
            self.announcements.notice = Some(crate::say::turn(self));
            return false;
        }
        let rungs = self.rungs();
        let climbed = (self.climbed() + 1).min(rungs.len());
        self.attempt.hint = Some((self.at().to_string(), climbed));
        self.tally.helped = true;
        if rungs[climbed - 1] == Rung::Move {
            self.attempt.pending_move = self.hinted_move();
        }
        self.speak_hint();
        true
    }

    /// True if a hint was asked for that cannot be given yet.
    pub(crate) fn owes_hint(&self) -> bool {
        self.climbed() > 0 && self.verdict().is_none()
    }

    /// Announces a hint that was owed, once it is known.
    pub(crate) fn tell_hint(&mut self, owed: bool) {
        if owed && !self.owes_hint() {
            self.speak_hint();
        }
    }

    fn speak_hint(&mut self) {
        if let Some(sentence) = crate::say::hint(self) {
            self.speak(sentence);
        }
    }

    /// The number of moves that win and of all moves of the position shown.
    pub(crate) fn winning_of_all(&self) -> (u64, u64) {
        let winning = self.verdict().map_or(0, |verdict| verdict.winning.len() as u64);
        (winning, play::count(self.shown().moves()))
    }
}
