//! The value of the game over time: who was winning before each move, and by how much.

use crate::play::Session;
use crate::say;
use alloc::string::String;
use alloc::vec::Vec;
use solver::play::Outcome;

/// How high the chart goes above its middle and below.
pub const HIGH: i64 = 100;

/// One position of the game on the chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// The outcome; `None` while it is not known, and where nobody knows it.
    pub outcome: Option<Outcome>,
    /// From [`HIGH`], where the first player wins, to the same below zero.
    pub height: i64,
    /// The Grundy value, or in a game of points the lead of the first player at the end.
    pub worth: String,
    /// Everything in words.
    pub name: String,
    /// True if the move that led here threw a won position away.
    pub slip: bool,
}

impl Session {
    /// The positions of the game from its start on, as far as they are known.
    pub fn chart(&self) -> Vec<Point> {
        let leads: Vec<Option<i64>> = (0..=self.line.len()).map(|ply| self.lead(ply)).collect();
        let most = leads.iter().flatten().map(|lead| lead.abs()).max().unwrap_or(0).max(1);
        let point = |(ply, lead): (usize, &Option<i64>)| {
            let outcome = self.verdict_at(ply).and_then(|verdict| verdict.outcome);
            let ahead = match (outcome, self.player(ply)) {
                (Some(Outcome::N), 0) | (Some(Outcome::P), 1) => HIGH,
                (Some(Outcome::P), _) | (Some(Outcome::N), _) => -HIGH,
                _ => 0,
            };
            Point {
                outcome,
                height: lead.map_or(ahead, |lead| lead * HIGH / most),
                worth: say::worth(self, ply, *lead),
                name: say::point(self, ply, *lead),
                slip: ply > 0 && self.slip(ply - 1),
            }
        };
        leads.iter().enumerate().map(point).collect()
    }

    /// The points by which the first player is ahead at the end under best play.
    fn lead(&self, ply: usize) -> Option<i64> {
        let now = self.look_at(self.position(ply)).points?;
        let verdict = self.verdict_at(ply)?;
        verdict.outcome?;
        let lead = verdict.margins().max().unwrap_or(now.lead());
        Some(if self.player(ply) == 0 { lead } else { -lead })
    }

    /// True if the move with this number, from 0, threw a won position away.
    pub fn slip(&self, ply: usize) -> bool {
        // After a box the same player moves again, and a position won before should be won still.
        let other = self.player(ply) != self.player(ply + 1);
        self.wins_at(ply) == Some(true) && self.wins_at(ply + 1) == Some(other)
    }
}
