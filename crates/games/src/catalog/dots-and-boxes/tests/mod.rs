//! Dots and Boxes against plain recursion, by every means that scores a grid.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop where it is")]

mod first_lines;
mod scores;
mod search;

use super::{DotsAndBoxes, Grid};
use crate::testing::positions::ByKind as _;
use solver::judge::{self, Judge};
use solver::rules::Rules;
use solver::verdict::Verdict;

/// The grid after these lines, none of which may be drawn already.
fn after(at: &Grid, lines: &str) -> Grid {
    let draw = |at: Grid, line: &str| {
        let mv = DotsAndBoxes.read_move(&at, line).unwrap();
        assert!(!at.has(mv.first().place), "{line}");
        DotsAndBoxes.play(&at, &mv)
    };
    lines.split_whitespace().fold(at.clone(), draw)
}

fn verdict(at: &Grid) -> Verdict {
    judge::run(&mut Judge::new(DotsAndBoxes, at.clone()))
}
