//! Helpers for Dots and Boxes.

use crate::positions::ByKind as _;
use games::catalog::dots_and_boxes::{DotsAndBoxes, Grid};
use solver::judge::{self, Judge};
use solver::rules::Rules;
use solver::verdict::Verdict;

/// The grid after these lines, none of which may be drawn already.
pub(crate) fn after(at: &Grid, lines: &str) -> Grid {
    let draw = |at: Grid, line: &str| {
        let mv = DotsAndBoxes.read_move(&at, line).unwrap();
        assert!(!at.has(mv.first().place), "{line}");
        DotsAndBoxes.play(&at, &mv)
    };
    lines.split_whitespace().fold(at.clone(), draw)
}

pub(crate) fn verdict(at: &Grid) -> Verdict {
    judge::run(&mut Judge::new(DotsAndBoxes, at.clone()))
}
