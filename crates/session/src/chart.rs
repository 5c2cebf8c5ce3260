//! The value of the game over time: who was winning before each move, and by how much.

use crate::play::Session;
use crate::say;
use alloc::string::String;
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

impl Session {
    /// In a game of points, the greatest known lead of either player.
    pub fn most(&self) -> Option<i64> {
        self.look_at(&self.start).points?;
        let mut most = 1;
        for ply in 0..=self.line.len() {
            most = most.max(self.lead(ply).unwrap_or(0).abs());
        }
        Some(most)
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
            None => self.look_at(self.position(ply)).points?.lead(),
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
}
