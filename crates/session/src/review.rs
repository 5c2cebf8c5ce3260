//! What verdicts say about a whole game: who was winning before each move, and where it was decided.

use crate::play::Session;
use crate::say;
use crate::seat::Seat;
use alloc::string::String;
use alloc::vec::Vec;
use messages::Message;
use solver::play::Outcome;

/// The height of the chart above its middle, and its depth below.
pub const HIGH: i64 = 100;

/// One position of the game on the chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The outcome; `None` while it is not known, and if it stays unknown.
    pub outcome: Option<Outcome>,
    /// From [`HIGH`] if the first player wins, to the same below zero.
    pub height: i64,
    /// The Grundy value, or in a game of points the lead of the first player at the end.
    pub worth: String,
    /// Everything in words.
    pub name: Message,
    /// True if the move that led here threw a won position away.
    pub slip: bool,
}

/// The result of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Review {
    /// 0 if the first player won, 1 if the second did.
    pub winner: usize,
    /// The loser's last move from a position that was not lost, as its number from 0; `None` if there was
    /// none.
    pub decided: Option<usize>,
    /// True if every position of the game is judged, so that `decided` is certain.
    pub certain: bool,
}

impl Session {
    /// The outcome of the position after `ply` moves for the player to move, N, P or D, if known.
    pub fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        let outcome = self.verdict_at(ply)?.outcome?;
        Some(outcome.for_mover(self.position(ply).turn()))
    }

    /// True if the player to move wins the position after `ply` moves, if known.
    pub fn wins_at(&self, ply: usize) -> Option<bool> {
        self.outcome_at(ply).map(|outcome| outcome == Outcome::N)
    }

    /// True if the player of the move with this number wins after it, false if not; `None` if it is not known or
    /// there is no such move.
    ///
    /// ```
    /// use session::{Session, link::link, running::all_answered};
    /// let open = |text| all_answered(Session::open(&link(text)).expect("there is Nim").0);
    /// assert_eq!(open("nim?at=2.5&do=2-3").keeps(0), Some(true));
    /// assert_eq!(open("nim?at=2.5&do=2-1").keeps(0), Some(false));
    /// assert_eq!(open("nim?at=2.5").keeps(0), None);
    /// ```
    pub fn keeps(&self, ply: usize) -> Option<bool> {
        self.line().get(ply)?;
        let same = self.player(ply) == self.player(ply + 1);
        let wanted = if same { Outcome::N } else { Outcome::P };
        self.outcome_at(ply + 1).map(|outcome| outcome == wanted)
    }

    /// The winner of a finished game, 0 for the first player; `None` while it goes on, and after a
    /// draw.
    pub fn winner(&self) -> Option<usize> {
        let mover = self.player(self.cursor);
        match self.shown().ended()? {
            Outcome::N => Some(mover),
            Outcome::P => Some(1 - mover),
            _ => None,
        }
    }

    /// True if the game was played to its end, even while an earlier position is shown.
    pub fn finished(&self) -> bool {
        self.position(self.line.len()).over()
    }

    /// The review of a finished game.
    ///
    /// A move from a lost position is never the deciding one: it gives nothing away.
    ///
    /// ```
    /// use session::{Session, link::link, running::all_answered};
    /// let (session, _) = Session::open(&link("nim?at=1.2&do=2-2,1-1")).expect("there is Nim");
    /// assert!(session.finished());
    /// let session = all_answered(session);
    /// assert_eq!(session.winner(), Some(1), "the second player took the last stone");
    /// let review = session.review().expect("it is over");
    /// assert_eq!((review.winner, review.decided, review.certain), (1, Some(0), true));
    /// // Taking one of the two would have won.
    /// assert!(session.missed(0) && session.slip(0) && !session.slip(1));
    /// assert_eq!((session.wins_at(0), session.wins_at(1)), (Some(true), Some(true)));
    /// assert_eq!(session.outcome_at(2), Some(solver::play::Outcome::P));
    /// let point = session.point(0, session.most());
    /// assert_eq!(point.worth, "3");
    /// assert!(session.point(1, None).slip);
    /// ```
    pub fn review(&self) -> Option<Review> {
        let winner = self.winner()?;
        let lost = |ply| self.outcome_at(ply).is_none_or(|outcome| outcome == Outcome::P);
        let thrown = |ply: &usize| self.player(*ply) != winner && !lost(*ply);
        Some(Review {
            winner,
            decided: (0..self.cursor).rev().find(thrown),
            certain: (0..self.cursor).all(|ply| self.wins_at(ply).is_some()),
        })
    }

    /// In a game of points, the greatest known lead of either player.
    pub fn most(&self) -> Option<i64> {
        self.start.points()?;
        (0..=self.line.len()).map(|ply| self.lead(ply).map_or(1, |lead| lead.abs().max(1))).max()
    }

    /// The position after `ply` moves, on a chart that reaches to [`Session::most`].
    pub fn point(&self, ply: usize, most: Option<i64>) -> Point {
        let outcome = self.verdict_at(ply).and_then(|verdict| verdict.outcome);
        let player = self.player(ply);
        let ahead = self.outcome_at(ply).map_or(0, |seen| seen.lead() * HIGH);
        let mut height = if player == 0 { ahead } else { -ahead };
        let mut lead = None;
        if let Some(most) = most {
            lead = self.lead(ply);
            height = lead.unwrap_or(0) * HIGH / most;
        }
        let worth = say::worth(self, ply, lead);
        let name = say::point(self, (ply, player), lead.is_some(), &worth);
        let slip = ply > 0 && self.slip(ply - 1);
        Point { outcome, height, worth, name, slip }
    }

    /// The points by which the first player is ahead at the end under best play.
    fn lead(&self, ply: usize) -> Option<i64> {
        let verdict = self.verdict_at(ply)?;
        verdict.outcome?;
        let lead = match verdict.margins.iter().copied().max() {
            Some(lead) => lead,
            None => self.position(ply).points()?.lead(),
        };
        Some(if self.player(ply) == 0 { lead } else { -lead })
    }

    /// True if the move with this number, from 0, is known to win nothing although another one would have won.
    pub fn missed(&self, ply: usize) -> bool {
        let Some(verdict) = self.verdict_at(ply) else { return false };
        let listed = verdict.more || verdict.winning.contains(&self.line()[ply].mv);
        self.outcome_at(ply) == Some(Outcome::N) && !listed
    }

    /// True if the move with this number, from 0, threw a won position away.
    pub fn slip(&self, ply: usize) -> bool {
        // After a box the same player moves again, and a won position should stay won.
        self.wins_at(ply) == Some(true)
            && self.wins_at(ply + 1) == Some(self.player(ply) != self.player(ply + 1))
    }

    /// The moves of a finished game, by their numbers from 0, with which a person gave a won position away. A move in a
    /// lost position is never one of them.
    ///
    /// ```
    /// use session::{Session, link::link, running::all_answered};
    /// let open = |text| all_answered(Session::open(&link(text)).expect("there is Nim").0);
    /// assert_eq!(open("nim?at=1.2&do=2-2,1-1").slips(), [0]);
    /// assert!(open("nim?at=1.2&do=2-2,1-1&players=you-second").slips().is_empty(), "it was the machine");
    /// ```
    pub fn slips(&self) -> Vec<usize> {
        if !self.finished() {
            return Vec::new();
        }
        let person = |ply: &usize| self.players().seat(self.player(*ply)) == Seat::Person;
        (0..self.line().len()).filter(|ply| person(ply) && self.slip(*ply)).collect()
    }
}
