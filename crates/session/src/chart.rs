//! The value of the game over time: who was winning before each move, and by how much.

use crate::play::Session;
use crate::say;
use alloc::string::String;
use alloc::vec::Vec;
use solver::play::Outcome;

/// How high the chart goes above its middle, and how deep below.
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
        let scored = self.look_at(&self.start).points.is_some();
        let plies = 0..=self.line.len();
        let sides: Vec<usize> =
            plies.clone().map(|ply| if scored { self.player(ply) } else { ply % 2 }).collect();
        let lead = |ply: usize| if scored { self.lead(ply, sides[ply]) } else { None };
        let leads: Vec<Option<i64>> = plies.map(lead).collect();
        let most = leads.iter().flatten().map(|lead| lead.abs()).max().unwrap_or(0).max(1);
        let point = |(ply, lead): (usize, &Option<i64>)| {
            let outcome = self.verdict_at(ply).and_then(|verdict| verdict.outcome);
            let ahead = match (outcome, sides[ply]) {
                (Some(Outcome::N), 0) | (Some(Outcome::P), 1) => HIGH,
                (Some(Outcome::P | Outcome::N), _) => -HIGH,
                _ => 0,
            };
            let worth = say::worth(self, ply, *lead);
            Point {
                outcome,
                height: lead.map_or(ahead, |lead| lead * HIGH / most),
                name: say::point(self, (ply, sides[ply]), *lead, &worth),
                worth,
                slip: ply > 0 && self.threw(ply - 1, sides[ply - 1] != sides[ply]),
            }
        };
        leads.iter().enumerate().map(point).collect()
    }

    /// The points by which the first player is ahead at the end under best play.
    fn lead(&self, ply: usize, side: usize) -> Option<i64> {
        let verdict = self.verdict_at(ply)?;
        verdict.outcome?;
        let now = || self.look_at(self.position(ply)).points.map(|points| points.lead());
        let lead = verdict.margins().max().or_else(now)?;
        Some(if side == 0 { lead } else { -lead })
    }

    /// True if the move with this number, from 0, threw a won position away.
    pub fn slip(&self, ply: usize) -> bool {
        self.threw(ply, self.player(ply) != self.player(ply + 1))
    }

    /// The same; `other` is true if the other player moves next.
    fn threw(&self, ply: usize, other: bool) -> bool {
        // After a box the same player moves again, and a position won before should be won still.
        self.wins_at(ply) == Some(true) && self.wins_at(ply + 1) == Some(other)
    }
}
